import '#lib/business-day/messages/boards.ts';
import '#lib/books/messages/finance.ts';
import '#lib/books/messages/report.ts';
import '#lib/messages/table.ts';
import { useRouter } from 'next/router';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { minorOf, shortAmount, size } from '#components/kit/ui/scale.ts';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useAddressFilters } from '#hooks/use-address-filters.ts';
import { type Filters, useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { finance } from '#services/books/finance.ts';
import type { TrenRow } from '#types/proto/books/finance.ts';
import { TrendBars } from './trend-bars.tsx';

const filters: readonly FilterDef[] = [
  { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
  { name: 'tanggal', label: 'keuangan.sampai', kind: 'date' },
  { name: 'is_all_cabang', label: 'laporan.konsolidasi', kind: 'check', headOffice: true },
];

type Figure = 'aset' | 'dst' | 'rasio' | 'pendapatan' | 'bagi_hasil';

const monthOf = ({ hari }: TrenRow): string => `${hari.slice(5, 7)}/${hari.slice(0, 4)}`;
/** Whole numbers to draw and to compare by: minor units, of the ratio tenths of a per cent. */
const figureOf = (row: TrenRow, of: Figure): bigint =>
  of === 'rasio' ? BigInt((row.rasio || '0').replace('.', '')) : minorOf(row[of], BOOK_CURRENCY);
const shown = (t: Translate, of: Figure, value: bigint): string =>
  of === 'rasio'
    ? `${value < 0n ? '-' : ''}${size(value) / 10n}.${size(value) % 10n}%`
    : shortAmount(t, value, BOOK_CURRENCY);

/** There is something to compare by: a ratio to nothing is none. */
const isThere = (row: TrenRow, of: Figure): boolean => of !== 'rasio' || row.rasio !== '';

/** Sums up the picture: the last month's figure, and its change since the first month that has one. */
function Saying({ rows, of }: { readonly rows: readonly TrenRow[]; readonly of: Figure }) {
  const t = useT();
  const [first, last] = [rows.find((row) => isThere(row, of)), rows.at(-1)];
  if (!first || !last || !isThere(last, of)) return null;
  const moved = figureOf(last, of) - figureOf(first, of);
  const trend = moved > 0n ? 'keuangan.tren.naik' : moved < 0n ? 'keuangan.tren.turun' : 'keuangan.tren.tetap';
  const now = t('keuangan.tren.kini', { bulan: monthOf(last), angka: shown(t, of, figureOf(last, of)) });
  return (
    <p className="muted small">
      {now}, {t(trend, { angka: shown(t, of, size(moved)), bulan: monthOf(first) })}
    </p>
  );
}

interface PictureProps {
  readonly rows: readonly TrenRow[];
  readonly title: string;
  readonly meaning?: string | undefined;
  readonly figures: readonly { readonly of: Figure; readonly name: string }[];
}

/** One picture of twelve months with its sentence. */
function Picture({ rows, title, meaning, figures }: PictureProps) {
  const [first] = figures;
  return (
    <Card title={title}>
      <figure className="picture">
        {meaning ? <figcaption className="muted small">{meaning}</figcaption> : null}
        <TrendBars
          months={rows.map(({ hari }) => hari)}
          series={figures.map(({ of, name }, at) => ({
            name,
            className: at === 0 ? 'in' : 'out',
            values: rows.map((row) => figureOf(row, of)),
          }))}
        />
        {first ? <Saying rows={rows} of={first.of} /> : null}
      </figure>
    </Card>
  );
}

/** All that the pictures draw, as figures. */
function Figures({ rows }: { readonly rows: readonly TrenRow[] }) {
  const t = useT();
  const title = t('keuangan.tren.tabel');
  const columns = ['aset', 'dst', 'pendapatan', 'bagi_hasil'] as const;
  return (
    <Card title={title} flush>
      <SmallTable
        label={title}
        heads={[
          t('keuangan.tren.bulan'),
          { num: t('keuangan.tren.aset') },
          { num: t('keuangan.tren.dst') },
          { num: t('keuangan.tren.pendapatan') },
          { num: t('keuangan.tren.bagiHasil') },
          { num: t('keuangan.tren.rasio') },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.hari}>
            <th scope="row">{monthOf(row)}</th>
            {columns.map((column) => (
              <td key={column} className="num nowrap">
                {amountText(row[column])}
              </td>
            ))}
            <td className="num">{row.rasio === '' ? '—' : `${row.rasio}%`}</td>
          </tr>
        ))}
      </SmallTable>
    </Card>
  );
}

function Pictures({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const list = useList(finance.trends, { filters: asked as Filters<typeof finance.trends> });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.loading) return <Skeleton lines={12} />;
  const { rows } = list;
  if (rows.length === 0) return <EmptyState />;
  const one = (of: Figure, name: string, meaning?: string) => (
    <Picture rows={rows} title={name} meaning={meaning} figures={[{ of, name }]} />
  );
  return (
    <div className="stack">
      <div className="tiles wide">
        {one('aset', t('keuangan.tren.aset'))}
        {one('dst', t('keuangan.tren.dst'))}
        {one('rasio', t('keuangan.tren.rasio'), t('keuangan.tren.rasioArti'))}
        <Picture
          rows={rows}
          title={t('keuangan.tren.pendapatanBagiHasil')}
          figures={[
            { of: 'pendapatan', name: t('keuangan.tren.pendapatan') },
            { of: 'bagi_hasil', name: t('keuangan.tren.bagiHasil') },
          ]}
        />
      </div>
      <Figures rows={rows} />
    </div>
  );
}

const names = new Set(filters.map(({ name }) => name));

function Trends() {
  const { headOffice } = useProfile();
  const { asked, visit, ask } = useAddressFilters(names, headOffice ? { is_all_cabang: 'T' } : {});
  return (
    <>
      <PageHeader menu="tren" />
      <div className="stack">
        <Card flush>
          <FilterBar
            key={visit}
            filters={filters.filter((filter) => !filter.headOffice || headOffice)}
            start={asked}
            toggle
            onApply={ask}
          />
        </Card>
        <Pictures asked={asked} />
      </div>
    </>
  );
}

/** Twelve months of a branch or of the bank as pictures: assets, syirkah funds, liquidity, income against what is given of it. */
export function TrendsScreen() {
  return useRouter().isReady ? <Trends /> : <Skeleton lines={12} />;
}
