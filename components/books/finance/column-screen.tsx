import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report.ts';
import '#lib/messages/table.ts';
import { useRouter } from 'next/router';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { useWholeList } from '#hooks/use-whole-list.ts';
import { menus } from '#lib/access/menus.ts';
import type { StatementName } from '#lib/books/chart.ts';
import { type Arrangement, arrangements, statementColumns } from '#lib/books/statement-columns.ts';
import { finance } from '#services/books/finance.ts';
import { ColumnTable } from './column-table.tsx';

const filters: readonly FilterDef[] = [
  {
    name: 'laporan',
    label: 'keuangan.laporan',
    kind: 'select',
    codes: ['LABA_RUGI', 'NERACA'],
    prefix: 'keuangan.laporan.',
  },
  { name: 'susunan', label: 'keuangan.susunan', kind: 'select', codes: arrangements, prefix: 'keuangan.susunan.' },
  { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
  { name: 'tanggal', label: 'keuangan.sampai', kind: 'date' },
  { name: 'banyak', label: 'keuangan.banyak', kind: 'number' },
  { name: 'is_all_cabang', label: 'laporan.konsolidasi', kind: 'check', headOffice: true },
  { name: 'rinci', label: 'laporan.rinci', kind: 'check' },
];
const names = filters.map(({ name }) => name);

/** Reads the filters from the address; the default is a half year of the income statement. */
const start = (query: Readonly<Record<string, unknown>>): FilterValues => ({
  laporan: 'LABA_RUGI',
  susunan: 'BULAN',
  banyak: '6',
  ...Object.fromEntries(names.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : []))),
});

/** Returns true when nobody budgeted this scope: zero in every column would read as a budget of zero. */
const unbudgeted = (columns: ReturnType<typeof statementColumns>, rows: readonly { nilai: readonly string[] }[]) =>
  columns.some(({ jenis }) => jenis === 'ANGGARAN') &&
  rows.every(({ nilai }) =>
    columns.every(({ jenis }, at) => jenis !== 'ANGGARAN' || /^0(\.0+)?$/.test(nilai[at] ?? '0')),
  );

function Statement({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const title = useMenuNames()('kolom-laporan').title;
  const list = useWholeList(finance.statementColumns, asked);
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={12} />;
  const [first] = list.rows;
  if (!first) return <EmptyState />;
  const columns = statementColumns(
    asked.laporan as StatementName,
    asked.susunan as Arrangement,
    first.tanggal,
    Number.parseInt(asked.banyak ?? '', 10) || 1, // not an amount: months
  );
  return (
    <>
      {unbudgeted(columns, list.rows) ? (
        <Note tone="warn">{t('keuangan.tanpaAnggaran', { tahun: first.tanggal.slice(0, 4) })}</Note>
      ) : null}
      <ColumnTable label={title} columns={columns} rows={list.rows} asked={asked} />
    </>
  );
}

/**
 * Shows statements in columns: months side by side, month, quarter and year to date, the budget beside the books. The filters live in the address.
 */
export function ColumnScreen() {
  const router = useRouter();
  const { headOffice } = useProfile();
  if (!router.isReady) return <Skeleton lines={9} />;
  const asked = start(router.query);
  const apply = (values: FilterValues) => {
    const said = Object.entries(values).filter(([, value]) => value !== '');
    void router.push(`${menus['kolom-laporan'].route}?${new URLSearchParams(said)}`);
  };
  return (
    <>
      <PageHeader menu="kolom-laporan">
        <ReportFile
          kode={`${asked.laporan === 'NERACA' ? 'NERACA' : 'LABA_RUGI'}_${asked.susunan as Arrangement}`}
          tanya={{
            kode_cabang: asked.is_all_cabang === 'T' ? '*' : (asked.branch_code ?? ''),
            tanggal: asked.tanggal ?? '',
            banyak: asked.banyak ?? '',
          }}
        />
      </PageHeader>
      <Card flush>
        <FilterBar
          key={JSON.stringify(asked)}
          filters={filters.filter((filter) => !filter.headOffice || headOffice)}
          start={asked}
          toggle
          onApply={apply}
        />
        <Statement asked={asked} />
      </Card>
    </>
  );
}
