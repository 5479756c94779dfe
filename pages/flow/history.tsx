import '#lib/control/messages/flow.ts';
import '#lib/control/messages/desk.ts';
import { useRouter } from 'next/router';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ItemScreen } from '#components/workplace/inbox/item-screen.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { type Filters, useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { checkedCodes } from '#lib/operations/operations.ts';
import { flow } from '#services/control/flow.ts';

const filters: readonly FilterDef<(keyof Filters<typeof flow.history> & string) | 'keyword'>[] = [
  { name: 'keyword', label: 'desk.cari', kind: 'text' },
  { name: 'flowCode', label: 'desk.operasi', kind: 'select', codes: checkedCodes, prefix: 'alur.' },
  {
    name: 'flow_state',
    label: 'flow.keputusan',
    kind: 'select',
    codes: ['APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'],
    prefix: 'status.',
  },
  { name: 'kode_cabang', label: 'flow.cabang', kind: 'branch', headOffice: true },
  { name: 'user_input', label: 'desk.pembuat', kind: 'text', maxLength: 60 },
  { name: 'nominal_dari', label: 'desk.nominalDari', kind: 'money' },
  { name: 'nominal_sampai', label: 'desk.nominalSampai', kind: 'money' },
  { name: 'tanggal_awal', label: 'flow.tanggalDari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'flow.tanggalSampai', kind: 'date' },
];

const names = new Set<string>(filters.map(({ name }) => name));

function History() {
  const t = useT();
  const { headOffice } = useProfile();
  const { asked, visit, ask } = useAddressFilters(names);
  const { keyword = '', ...rest } = asked;
  const list = useList(flow.history, { sizes: [50], keyword, filters: rest as Filters<typeof flow.history> });
  const filtered = Object.values(asked).some(Boolean);
  return (
    <>
      <PageHeader menu="riwayat" />
      <div className="stack">
        <Card flush>
          <FilterBar
            key={visit}
            filters={filters.filter((filter) => headOffice || !filter.headOffice)}
            start={asked}
            toggle
            onApply={ask}
          />
        </Card>
        {/* Another question has another answer: the selection of the one before is not carried into it. */}
        <ItemScreen
          key={JSON.stringify(asked)}
          list={list}
          empty={t(filtered ? 'flow.saringanKosong' : 'flow.riwayatKosong')}
        />
      </div>
    </>
  );
}

/** The page lists decided items, with who decided what and when. */
export default function HistoryPage() {
  return useRouter().isReady ? <History /> : <Skeleton lines={9} />;
}
