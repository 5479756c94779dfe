import '#lib/messages/tab-titles.ts';
import '#lib/profit-sharing/messages/profit.ts';
import { FilterBar } from '#components/kit/fields/filter-bar.tsx';
import type { FilterDef, FilterValues } from '#components/kit/fields/filter-def.ts';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { useStoredFilters } from '#hooks/use-stored-filters.ts';
import { accountAsked } from '#lib/account-key.ts';
import { toDisplay } from '#lib/dates.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import { accrual } from '#services/profit-sharing/accrual.ts';
import type { HistoryAccrualRow } from '#types/proto/profit-sharing/accrual.ts';
import { StepLine } from './step-line.tsx';

const filters: readonly FilterDef[] = [
  { name: 'tanggal_awal', label: 'akrual.dari', kind: 'date' },
  { name: 'tanggal_akhir', label: 'akrual.sampai', kind: 'date' },
  { name: 'rinci', label: 'akrual.rinci', kind: 'select', codes: ['PERIODE', 'HARI'], prefix: 'akrual.rinci.' },
];

const daysOf = ({ dari, sampai }: HistoryAccrualRow) =>
  dari === sampai ? toDisplay(dari) : `${toDisplay(dari)} – ${toDisplay(sampai)}`;

const wide: readonly Column<HistoryAccrualRow>[] = [
  { field: 'dari', title: 'akrual.periode', className: 'nowrap', text: daysOf },
  { field: 'hari', title: 'akrual.hari', className: 'num', text: ({ hari }) => String(hari) },
  { field: 'saldo', title: 'akrual.saldo', kind: 'amount', zero: true },
  { field: 'hi_1000', title: 'akrual.hi', className: 'num' },
  { field: 'nisbah', title: 'akrual.nisbah', className: 'num', text: ({ nisbah }) => `${shortShare(nisbah)}%` },
  { field: 'sehari', title: 'akrual.sehari', kind: 'amount', zero: true },
  { field: 'jumlah', title: 'akrual.jumlah', kind: 'amount', zero: true },
];
/** Day by day each has its journal. */
const daily: readonly Column<HistoryAccrualRow>[] = [
  ...wide,
  { field: 'nomor_referensi', title: 'akrual.jurnal', className: 'nowrap' },
];
/** On a telephone: which days with which balance, and what they earned. */
const narrow: readonly Column<HistoryAccrualRow>[] = [
  {
    field: 'dari',
    title: 'akrual.periode',
    text: daysOf,
    render: (row) => (
      <Stacked main={daysOf(row)} below={`${amountText(row.saldo, row.kode_valuta)} · ${shortShare(row.nisbah)}%`} />
    ),
  },
  { field: 'jumlah', title: 'akrual.jumlah', kind: 'amount', zero: true },
];

const none: FilterValues = { tanggal_awal: '', tanggal_akhir: '', rinci: 'PERIODE' };

/** Shows the computation of the latest row's daily profit. */
function Reckoned({ row }: { readonly row: HistoryAccrualRow }) {
  const t = useT();
  const text = (value: string) => amountText(value, row.kode_valuta);
  const said = {
    saldo: text(row.saldo),
    hi: row.hi_1000,
    nisbah: shortShare(row.nisbah),
    hari: String(row.hari_bulan),
    sehari: text(row.sehari),
  };
  return (
    <div>
      <p className="strong">{t('akrual.contoh', said)}</p>
      <p className="field-hint">{t('akrual.artinya')}</p>
    </div>
  );
}

/** Shows the account's earnings from the income, day by day or by periods in which it earned the same, with the balances drawn as steps. */
export function AccrualsTab({ row }: AccountTabProps) {
  const t = useT();
  const few = useNarrow();
  const key = accountAsked(row);
  const place = `akrual/${Object.values(key)}`;
  const [asked, setAsked] = useStoredFilters(place, none);
  const { tanggal_awal = '', tanggal_akhir = '', rinci } = asked;
  const list = useList(accrual.history, {
    filters: { ...key, tanggal_awal, tanggal_akhir, rinci: rinci === 'HARI' ? 'HARI' : 'PERIODE' },
    sizes: [15, 50],
    quiet: true,
  });
  const [latest] = list.rows;
  return (
    <div className="stack">
      <FilterBar
        key={place}
        filters={filters}
        start={asked}
        blank={none}
        scope="akrual-"
        refused={list.error?.byField}
        toggle
        onApply={setAsked}
      />
      {latest ? <Reckoned row={latest} /> : null}
      {latest ? (
        <figure className="picture">
          <figcaption className="field-label">{t('akrual.gambar')}</figcaption>
          <StepLine steps={[...list.rows].reverse()} currency={latest.kode_valuta} />
        </figure>
      ) : null}
      <DataTable
        caption={t('tab.akrual')}
        columns={few ? narrow : rinci === 'HARI' ? daily : wide}
        list={list}
        rowKey={({ dari }) => dari}
        sizes={[15, 50]}
        inWindow
        empty={t('akrual.belum')}
      />
    </div>
  );
}
