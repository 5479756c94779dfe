import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { TellerDetailReply } from '#types/proto/cash/teller.ts';
import { HandoverAction } from './handover-action.tsx';
import { HandoverLines } from './handover-lines.tsx';

/**
 * Lists cash on its way that waits for this teller: sent to the till, to be counted together, or coming back. A closed till takes nothing back:
 * what only opens it (`opening`) is left out, what comes back leads to opening it again.
 */
export function TillHandovers({
  detail,
  shut = false,
}: {
  readonly detail: TellerDetailReply;
  readonly shut?: boolean;
}) {
  const t = useT();
  const { serah_terima, teller } = detail;
  const waiting = shut ? serah_terima.filter(({ status }) => status !== 'DIKIRIM') : serah_terima;
  if (waiting.length === 0) return null;
  const reopen = `/vault/reopen?${new URLSearchParams({ kode_valuta: teller?.kode_valuta ?? BOOK_CURRENCY })}`;
  return (
    <Card
      title={t(waiting.every(({ status }) => status === 'DIKIRIM') ? 'vault.menungguAnda' : 'vault.menungguTindakan')}
      flush
    >
      <HandoverLines
        handovers={waiting}
        action={(handover) => (
          <HandoverAction
            handover={handover}
            hand={handover.id_kas_tujuan === teller?.id_kas ? 'PENERIMA' : 'PENGIRIM'}
            {...(shut && { reopenAt: reopen })}
          />
        )}
      />
    </Card>
  );
}
