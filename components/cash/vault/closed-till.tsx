import '#lib/messages/titles.ts';
import { worth } from '#components/kit/denominations/counting.ts';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { EmptyState } from '#components/kit/ui/states.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';
import type { SerahTerimaRow, TellerDetailReply } from '#types/proto/cash/teller.ts';
import { ClosingSheets } from './closing-sheet.tsx';
import { CountForm } from './count-form.tsx';
import { HandoverDetails } from './handover-details.tsx';
import { useReceiving } from './joint-count.tsx';
import { TillHandovers } from './till-handovers.tsx';

/** Before the day starts: the cash that was sent is counted, and the count opens the till. */
export function ClosedTill({ detail }: { readonly detail: TellerDetailReply }) {
  const t = useT();
  const kodeValuta = detail.teller?.kode_valuta ?? BOOK_CURRENCY;
  const closedWith = worth(detail.pecahan, kodeValuta);
  const waiting = detail.serah_terima.filter(({ status }) => status === 'DIKIRIM');
  const idKas = detail.teller?.id_kas ?? '';
  if (detail.sudah_dibuka === 'T') {
    return (
      <div className="stack">
        <TillHandovers shut detail={detail} />
        <ClosedToday idKas={idKas} kodeValuta={kodeValuta} />
      </div>
    );
  }
  if (detail.serah_terima.length === 0 && closedWith === worth([], kodeValuta)) {
    return (
      <Card title={t('menu.kasTeller')} aside={<StatusChip code="TUTUP" />}>
        <EmptyState title={t('vault.bukaKosong')} icon="safe" />
      </Card>
    );
  }
  return (
    <div className="stack">
      <TillHandovers shut detail={detail} />
      {waiting.map((handover) => (
        <OpenWith key={handover.id_serah_terima} kodeValuta={kodeValuta} handover={handover} />
      ))}
      {detail.serah_terima.length === 0 ? (
        <OpenWith kodeValuta={kodeValuta} handover={null} closedWith={closedWith} />
      ) : null}
    </div>
  );
}

/** Explains that a till opens once a day: its closing reports, and the way to the exception. */
function ClosedToday({ idKas, kodeValuta }: { readonly idKas: string; readonly kodeValuta: string }) {
  const t = useT();
  return (
    <div className="stack">
      <Card
        title={t('menu.kasTeller')}
        aside={<StatusChip code="TUTUP" />}
        foot={
          <ButtonLink icon="unlock" href={`/vault/reopen?${new URLSearchParams({ kode_valuta: kodeValuta })}`}>
            {t('vault.bukaUlang')}
          </ButtonLink>
        }
      >
        <Note>{t('vault.sudahDitutup')}</Note>
      </Card>
      <ClosingSheets idKas={idKas} />
    </div>
  );
}

interface OpenWithProps {
  readonly kodeValuta: string;
  readonly handover: SerahTerimaRow | null;
  readonly closedWith?: string;
}

/** One way to open: with a handover from the vault, or with what stayed in the till overnight. */
function OpenWith({ kodeValuta, handover, closedWith = '' }: OpenWithProps) {
  const t = useT();
  const open = useCashCommand(vault.openTill, `BUKA_KAS/${handover?.id_serah_terima ?? ''}`);
  const { receive, offer } = useReceiving(handover, () => undefined);
  return (
    <Card
      title={handover ? t('vault.bukaTunggu') : t('vault.bukaSisa')}
      aside={
        handover ? (
          <span className="muted small">
            {t('vault.dikirimOleh', {
              user: handover.user_pengirim,
              waktu: momentText(handover.dikirim_pada),
            })}
          </span>
        ) : (
          <StatusChip code="TUTUP" />
        )
      }
    >
      <div className="stack">
        {open.notice}
        {offer}
        {handover ? <HandoverDetails handover={handover} /> : null}
        <Note>{t('vault.bukaPetunjuk')}</Note>
        <CountForm
          submitLabel={t('vault.bukaKas')}
          currency={kodeValuta}
          expected={handover ? handover.nominal : closedWith}
          onSubmit={async (pecahan, total) => {
            const nominal = amountText(total, kodeValuta);
            await receive(pecahan, () =>
              open.carry({
                question: { text: t('vault.bukaTanya', { nominal }), yes: t('vault.bukaKas') },
                work: () =>
                  open.run({ kode_valuta: kodeValuta, id_serah_terima: handover?.id_serah_terima ?? '', pecahan }),
                done: () => t('vault.bukaBerhasil', { nominal }),
              }),
            );
          }}
        />
      </div>
    </Card>
  );
}
