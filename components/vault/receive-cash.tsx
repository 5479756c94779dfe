import { Amount, amountText } from '#components/ui/amount.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { vault } from '#services/vault.ts';
import type { SerahTerimaRow } from '#types/proto/teller.ts';
import { CountForm } from './count-form.tsx';
import { useCashCommand } from './use-cash-command.tsx';

/** Cash that was sent is taken over by the receiver's own count. */
export function ReceiveCash({
  handover,
  onClose,
}: {
  readonly handover: SerahTerimaRow;
  readonly onClose: () => void;
}) {
  const t = useT();
  const receive = useCashCommand(vault.receive, `TERIMA_KAS/${handover.id_serah_terima}`);
  const kas = handover.kode_kas_asal;
  return (
    <Dialog title={t('vault.terimaJudul', { kas })} onClose={onClose}>
      <div className="stack">
        {receive.notice}
        <HandoverFacts handover={handover} />
        <CountForm
          submitLabel={t('vault.terima')}
          currency={handover.kode_valuta}
          expected={handover.nominal}
          onCancel={onClose}
          onSubmit={async (pecahan, total) => {
            const nominal = amountText(total, handover.kode_valuta);
            const posted = await receive.carryOut({
              question: t('vault.terimaTanya', { nominal, kas }),
              work: () => receive.run({ id_serah_terima: handover.id_serah_terima, pecahan }),
              done: () => t('vault.terimaBerhasil', { nominal }),
            });
            if (posted) onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

/** Who sent how much, when, under which reference. */
export function HandoverFacts({ handover }: { readonly handover: SerahTerimaRow }) {
  const t = useT();
  return (
    <Facts
      items={[
        { label: t('vault.kas'), value: handover.kode_kas_asal },
        { label: t('isian.jumlah'), value: <Amount value={handover.nominal} currency={handover.kode_valuta} /> },
        { label: t('vault.petugas'), value: handover.user_pengirim },
        { label: t('vault.referensi'), value: <code>{handover.nomor_referensi}</code> },
      ]}
    />
  );
}
