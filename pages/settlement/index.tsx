import '#lib/payments/messages/settlement.ts';
import { useRouter } from 'next/router';
import { useNow } from '#components/control/workflow/age.tsx';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { type Tab, Tabs } from '#components/kit/ui/tabs.tsx';
import { LOOK_MS, useReconciliationTab } from '#components/payments/settlement/reconciliation-tab.tsx';
import { unansweredColumns } from '#components/payments/settlement/unanswered-columns.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { answeredLists, type UnansweredKind, unansweredKinds } from '#lib/payments/settlement.ts';
import { settlement } from '#services/payments/settlement.ts';

const names: ReadonlySet<string> = new Set(['daftar']);

const useUnanswered = (daftar: UnansweredKind) =>
  useList(settlement.unanswered, { filters: { daftar }, everyMs: LOOK_MS, quiet: true });

/**
 * The page lists the unanswered items between the bank and the rails. It reads all lists, so that each tab shows whether it holds something; and it
 * compares, by day and rail, all messages of other banks with their outcomes.
 */
export default function SettlementPage() {
  const t = useT();
  const now = useNow();
  const reconciliation = useReconciliationTab();
  const router = useRouter();
  // The address holds the list: it is there again after a reload and on the way back, and another screen may send its reader to it.
  const { asked, ask } = useAddressFilters(names);
  const lists = {
    BATCH: useUnanswered('BATCH'),
    ITEM: useUnanswered('ITEM'),
    ENTRI: useUnanswered('ENTRI'),
    GANJIL: useUnanswered('GANJIL'),
    BERKAS: useUnanswered('BERKAS'),
    HILANG: useUnanswered('HILANG'),
  };
  const tab = (kind: UnansweredKind): Tab => {
    const list = lists[kind];
    const title = t(`penyelesaian.${kind}`);
    // A list that could not be read is marked too: to its reader it would otherwise look empty.
    const mark = list.error ? t('penyelesaian.tidakTerbaca') : list.rows.length > 0 ? t('penyelesaian.ada') : '';
    return {
      id: kind,
      title,
      ...(mark ? { mark } : {}),
      content: (
        <Card flush>
          <DataTable
            id={`penyelesaian-${kind}`}
            caption={title}
            columns={unansweredColumns(kind, now)}
            list={list}
            rowKey={({ kunci }) => kunci}
            rowNumbers
            actions={[
              {
                id: 'jawab-penyelesaian',
                label: 'penyelesaian.jawab',
                icon: 'check2-square',
                // An entry that the gateway has not tried yet belongs to the gateway; a batch leaves when there is a way.
                disabled: ({ gagal_kali }) =>
                  !answeredLists.some((each) => each === kind) || (kind === 'ENTRI' && gagal_kali === 0),
                run: ({ kunci }) => {
                  const about = { daftar: kind, kunci, hasil: kind === 'ITEM' ? 'SELESAI' : 'DITUTUP' };
                  void router.push(`${menus['jawab-penyelesaian'].route}?${new URLSearchParams(about)}`);
                },
              },
            ]}
            empty={t(`penyelesaian.kosong.${kind}`)}
          />
        </Card>
      ),
    };
  };
  const tabs = [...unansweredKinds.map(tab), reconciliation];
  return (
    <>
      <PageHeader menu="penyelesaian" />
      <Tabs
        label={t('penyelesaian.label')}
        tabs={tabs}
        at={Math.max(
          0,
          tabs.findIndex(({ id }) => id === asked.daftar),
        )}
        onMove={(to) => ask({ daftar: tabs[to]?.id ?? '' })}
      />
    </>
  );
}
