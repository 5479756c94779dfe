import '#lib/control/messages/flow.ts';
import { useRouter } from 'next/router';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { useCommand } from '#hooks/use-command.ts';
import { type Filters, useList } from '#hooks/use-list.ts';
import { toDisplay } from '#lib/dates.ts';
import { delegation } from '#services/control/delegation.ts';
import { flow } from '#services/control/flow.ts';
import type { DelegasiRow } from '#types/proto/control/flow.ts';

const columns: readonly Column<DelegasiRow>[] = [
  { field: 'nama_dari', title: 'delegasi.dari', className: 'strong' },
  { field: 'nama_ke', title: 'delegasi.ke', className: 'strong' },
  { field: 'mulai', title: 'delegasi.mulai', sort: true, className: 'nowrap', render: (row) => toDisplay(row.mulai) },
  {
    field: 'sampai',
    title: 'delegasi.sampai',
    sort: true,
    className: 'nowrap',
    render: (row) => toDisplay(row.sampai),
  },
  { field: 'status', title: 'delegasi.status', kind: 'status' },
  { field: 'disetujui_oleh', title: 'delegasi.disetujui', kind: 'code' },
  { field: 'alasan', title: 'delegasi.alasan' },
];

const filters: readonly FilterDef[] = [
  { name: 'keyword', label: 'delegasi.cari', kind: 'text' },
  {
    name: 'status',
    label: 'delegasi.status',
    kind: 'select',
    codes: ['AKTIF', 'AKAN_DATANG', 'BERAKHIR', 'DICABUT'],
    prefix: 'status.',
  },
];
const names = new Set(filters.map(({ name }) => name));

function Delegations() {
  const t = useT();
  const { asked, visit, ask } = useAddressFilters(names);
  const { keyword = '', ...rest } = asked;
  const list = useList(flow.delegations, { keyword, filters: rest as Filters<typeof flow.delegations> });
  const end = useCommand(delegation.end);
  const revoke = (row: DelegasiRow) =>
    void carryOut({
      question: {
        text: t('delegasi.tanyaCabut', { dari: row.nama_dari, ke: row.nama_ke }),
        yes: t('delegasi.cabut'),
      },
      work: () => end.run({ id_delegasi: row.id_delegasi }),
      done: () => t('delegasi.dicabut'),
    });
  return (
    <>
      <PageHeader menu="delegasi">
        <ButtonLink variant="primary" icon="plus-lg" href="/flow/delegations/new">
          {t('delegasi.baru')}
        </ButtonLink>
      </PageHeader>
      <Card flush>
        <FilterBar key={visit} filters={filters} start={asked} toggle onApply={ask} />
        <DataTable
          id="delegasi"
          caption={t('menu.delegasi')}
          list={list}
          rowKey={(row) => row.id_delegasi}
          columns={columns}
          empty={t('delegasi.kosong')}
          actions={[
            {
              id: '',
              label: 'delegasi.cabut',
              icon: 'x-circle',
              disabled: (row) => row.dapat_dicabut !== 'T',
              run: revoke,
            },
          ]}
        />
      </Card>
    </>
  );
}

/** The page lists who decides in whose place, and until when; a user revokes a delegation here at once. */
export default function DelegationsPage() {
  return useRouter().isReady ? <Delegations /> : <Skeleton lines={9} />;
}
