import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { vault } from '#services/cash/vault.ts';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';
import { CountForm } from './count-form.tsx';
import { HandoverDetails } from './handover-details.tsx';
import { useReceiving } from './joint-count.tsx';

/** Returns the receiver's pieces of a joint count that agrees: the receiver confirms it and does not count a third time. */
const agreed = ({ hitungan }: SerahTerimaRow) =>
  hitungan.findLast(({ pihak, cocok }) => pihak === 'PENERIMA' && cocok === 'T')?.pecahan;

/** Cash that was sent is taken over by the receiver's own count. */
export function ReceiveCash({
  handover,
  onClose,
}: {
  readonly handover: SerahTerimaRow;
  readonly onClose: () => void;
}) {
  const t = useT();
  const command = useCashCommand(vault.receive, `TERIMA_KAS/${handover.id_serah_terima}`);
  const { receive, offer } = useReceiving(handover, onClose);
  const kas = handover.kode_kas_asal;
  return (
    <Dialog title={t('vault.terimaJudul', { kas })} onClose={onClose}>
      <div className="stack">
        {command.notice}
        {offer}
        <HandoverDetails handover={handover} />
        <CountForm
          submitLabel={t('vault.terima')}
          currency={handover.kode_valuta}
          expected={handover.nominal}
          initial={agreed(handover)}
          onCancel={onClose}
          onSubmit={async (pecahan, total) => {
            const nominal = amountText(total, handover.kode_valuta);
            const posted = await receive(pecahan, () =>
              command.carry({
                question: { text: t('vault.terimaTanya', { nominal, kas }), yes: t('vault.terimaYa') },
                work: () => command.run({ id_serah_terima: handover.id_serah_terima, pecahan }),
                done: () => t('vault.terimaBerhasil', { nominal }),
              }),
            );
            if (posted) onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
