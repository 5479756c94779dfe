import { useRouter } from 'next/router';
import { BranchPicker } from '#components/business-day/branch-picker.tsx';
import { DailyBalance } from '#components/cash/vault/daily-balance.tsx';
import { TillMeter } from '#components/cash/vault/till-details.tsx';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { teller } from '#services/cash/teller.ts';
import type { TellerRow } from '#types/proto/cash/teller.ts';

const branchColumn: Column<TellerRow> = { field: 'kode_cabang', title: 'branch.cabang' };
const columns: readonly Column<TellerRow>[] = [
  { field: 'kode_kas', title: 'vault.kas', className: 'strong', sort: true },
  { field: 'nama_user', title: 'vault.teller', sort: true },
  { field: 'status', title: 'vault.status', kind: 'status', sort: true },
  { field: 'dibuka_pada', title: 'vault.dibuka', kind: 'time' },
  { field: 'ditutup_pada', title: 'vault.ditutup', kind: 'time' },
  { field: 'menunggu', title: 'vault.menunggu', kind: 'amount' },
  { field: 'saldo', title: 'vault.saldo', kind: 'amount', zero: true, sort: true },
  { field: 'batas', title: 'vault.batas', render: (row) => <TillMeter till={row} advice={false} /> },
];

const names = new Set(['kas', 'kode_cabang']);

function Tills() {
  const t = useT();
  const { headOffice } = useProfile();
  const { asked, ask } = useAddressFilters(names);
  // A link to one till comes from an obstacle to closing the day.
  const { kas = '', kode_cabang: kodeCabang = '' } = asked;
  const list = useList(teller.tills, { filters: { kode_cabang: kodeCabang }, keyword: kas });
  return (
    <>
      <PageHeader menu="daftar-teller">
        {kas === '' ? null : (
          <ButtonLink icon="list" href="/vault/tills">
            {t('vault.semuaKas')}
          </ButtonLink>
        )}
        {headOffice ? (
          <BranchPicker all value={kodeCabang} onChange={(kode_cabang) => ask({ kas, kode_cabang })} />
        ) : null}
      </PageHeader>
      <div className="stack">
        <Card flush>
          <DataTable
            plain
            caption={t('menu.daftarTeller')}
            list={list}
            rowKey={(row) => row.id_kas}
            columns={headOffice ? [branchColumn, ...columns] : columns}
          />
        </Card>
        {headOffice && kodeCabang === '' ? null : <DailyBalance kodeCabang={kodeCabang} />}
      </div>
    </>
  );
}

/** The page lists every till of the branch: its teller, open or shut, its cash against its maximum. */
export default function TillsPage() {
  return useRouter().isReady ? <Tills /> : <Skeleton lines={9} />;
}
