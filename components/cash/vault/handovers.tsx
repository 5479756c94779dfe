import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { vault } from '#services/cash/vault.ts';
import { HandoverAction } from './handover-action.tsx';
import { HandoverLines } from './handover-lines.tsx';

/** Nothing announces cash that a teller hands back; the screen checks for it. */
const CHECK_MS = 15_000;

/** Cash on its way: what comes to the vault is counted here, what goes to a till can still be taken back. */
export function Handovers() {
  const t = useT();
  const list = useList(vault.handovers, { filters: { status: 'BERJALAN' }, sizes: [100], everyMs: CHECK_MS });
  return (
    <Card title={t('vault.serahTerima')} flush>
      {list.loading ? <Skeleton lines={3} /> : null}
      {list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : null}
      {list.loading || list.error || list.rows.length > 0 ? null : (
        <EmptyState title={t('vault.serahTerimaKosong')} icon="check2-circle" />
      )}
      <HandoverLines
        handovers={list.rows}
        action={(handover) => (
          <HandoverAction handover={handover} hand={handover.arah === 'KE_KHASANAH' ? 'PENERIMA' : 'PENGIRIM'} />
        )}
      />
    </Card>
  );
}
