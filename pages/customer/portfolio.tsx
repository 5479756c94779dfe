import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/customers/messages/portfolio.ts';
import { useRouter } from 'next/router';
import { Portfolio } from '#components/accounts/portfolio/portfolio.tsx';
import { CustomerState } from '#components/customers/records/customer-state.tsx';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef } from '#components/kit/fields/filter-def.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customers/customer.ts';
import type { NasabahRow } from '#types/proto/customers/customer.ts';

const filters: readonly FilterDef<'keyword' | 'jenis'>[] = [
  { name: 'keyword', label: 'portofolio.cari', kind: 'text' },
  { name: 'jenis', label: 'portofolio.jenis', kind: 'select', codes: ['P', 'B'], prefix: 'portofolio.jenis.' },
];
const names = new Set(filters.map(({ name }) => name));
const people = { jenis: 'P' };

const columns: readonly Column<NasabahRow>[] = [
  {
    field: 'nama_nasabah',
    title: 'kolom.nama_nasabah',
    sort: true,
    text: (row) => `${row.nama_nasabah} (${row.nomor_nasabah})`,
    render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_nasabah} />,
  },
  { field: 'nomor_identitas', title: 'kolom.nomor_identitas', kind: 'code' },
  {
    field: 'kode_cabang',
    title: 'rekening.cabang',
    sort: true,
    text: (row) => `${row.kode_cabang} ${row.nama_cabang}`,
  },
  { field: 'status', title: 'kolom.status', kind: 'status' },
];

const addressOf = (number: string): string =>
  `${menus.portofolio.route}?${new URLSearchParams({ nomor_nasabah: number })}`;

/** The user first types who is meant, then picks the customer from the hits. */
function Finder() {
  const t = useT();
  const router = useRouter();
  const { asked, visit, ask } = useAddressFilters(names, people);
  const { keyword = '', jenis } = asked;
  const enough = keyword.trim() !== '';
  // Both lists take and return the same.
  const endpoint: typeof customer.persons | typeof customer.entities =
    jenis === 'B' ? customer.entities : customer.persons;
  const list = useList(endpoint as typeof customer.persons, {
    keyword,
    enabled: enough,
  });
  return (
    <Card flush>
      <FilterBar key={visit} filters={filters} start={asked} onApply={ask} />
      <DataTable
        caption={t('menu.portofolio')}
        columns={columns}
        list={list}
        rowKey={(row) => row.nomor_nasabah}
        onOpen={(row) => void router.push(addressOf(row.nomor_nasabah))}
        empty={enough ? undefined : t('portofolio.mulai')}
      />
    </Card>
  );
}

/** Shows whose portfolio it is; the portfolio itself reports below that it could not be read. */
function Whose({ number }: { readonly number: string }) {
  const t = useT();
  const { data } = useRecord(customer.portfolio, { nomor_nasabah: number }, { quiet: true });
  if (!data?.nasabah) return null;
  const { nama_nasabah, kode_cabang, nama_cabang, status } = data.nasabah;
  return (
    <DescriptionList
      items={[
        { label: t('kolom.nama_nasabah'), value: nama_nasabah },
        { label: t('nasabah.nomorNasabah'), value: number },
        { label: t('rekening.cabang'), value: `${kode_cabang} ${nama_cabang}` },
        { label: t('kolom.status'), value: <CustomerState status={status} /> },
      ]}
    />
  );
}

/** The user finds a customer, or the address names one; then the page shows all that the customer has with the bank. */
export default function PortfolioPage() {
  const t = useT();
  const { query, isReady } = useRouter();
  const number = typeof query.nomor_nasabah === 'string' ? query.nomor_nasabah : '';
  return (
    <>
      <PageHeader menu="portofolio">
        {number === '' ? null : (
          <ButtonLink icon="search" href={menus.portofolio.route}>
            {t('portofolio.lain')}
          </ButtonLink>
        )}
      </PageHeader>
      {!isReady ? (
        <Skeleton lines={8} />
      ) : number === '' ? (
        <Finder />
      ) : (
        <div className="stack" key={number}>
          <Whose number={number} />
          <Portfolio number={number} />
        </div>
      )}
    </>
  );
}
