import '#lib/payments/messages/settlement.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { Tab } from '#components/kit/ui/tabs.tsx';
import { useList } from '#hooks/use-list.ts';
import { settlement } from '#services/payments/settlement.ts';
import { reconciliationColumns } from './reconciliation-columns.tsx';

/** Rounds of the gateway are a minute apart, and nothing announces what one of them leaves behind. */
export const LOOK_MS = 20_000;

/** Shows whether each message of other banks in the last month has come to an end, by day and rail. */
export function useReconciliationTab(): Tab {
  const t = useT();
  const list = useList(settlement.reconciliation, { everyMs: LOOK_MS, quiet: true });
  const title = t('penyelesaian.REKONSILIASI');
  return {
    id: 'REKONSILIASI',
    title,
    ...(list.error ? { mark: t('penyelesaian.tidakTerbaca') } : {}),
    content: (
      <Card flush>
        <DataTable
          id="penyelesaian-rekonsiliasi"
          caption={title}
          columns={reconciliationColumns}
          list={list}
          rowKey={({ tanggal, rail }) => `${tanggal} ${rail}`}
          rowNumbers
          empty={t('penyelesaian.kosong.REKONSILIASI')}
        />
      </Card>
    ),
  };
}
