import type { StatementName } from '#lib/books/chart.ts';
import { statementColumns } from '#lib/books/statement-columns.ts';
import type { ReportColumn, ReportDefinition } from './definition.ts';

const amount = (field: string): ReportColumn => ({ field, kind: 'amount', width: 20 });
const line = (width: number): ReportColumn => ({ field: 'pos', kind: 'text', width });

/** Returns a statement at two days beside each other. */
const ofTwoDays = (title: ReportDefinition['title'], menu: 'neraca' | 'laba-rugi'): ReportDefinition => ({
  title,
  asks: ['kode_cabang', 'tanggal', 'tanggal_banding'],
  whole: true,
  columns: [line(58), { ...amount('jumlah'), days: 'UNTIL' }, { ...amount('jumlah_banding'), days: 'COMPARED' }],
  strong: 'tebal',
  signed: true,
  menus: [menu],
});

/** Returns the columns of a span: the books' amount, its budget, and their difference. */
const budgeted = (suffix: '' | '_tahun', wide?: true): ReportColumn[] =>
  [
    { ...amount(`buku${suffix}`) },
    { ...amount(`anggaran${suffix}`) },
    // The form of 80 columns has no room for it beside the amounts it is computed from.
    { ...amount(`selisih${suffix}`), wide: true as const },
    { field: `persen${suffix}`, kind: 'percent' as const, width: 8 },
  ].map((column) => (wide ? { ...column, wide } : column));

/** A sheet across holds so many months beside each other. */
const MONTHS_ON_PAPER = 6;
/** The form of 80 letters holds so many columns beside a line's name. */
const ON_FORM = 2;

const valued = (names: readonly Pick<ReportColumn, 'title' | 'heading'>[]): ReportColumn[] =>
  names.map((name, at) => ({
    ...amount(`nilai${at + 1}`),
    ...name,
    // The latest column, or the one narrowest in time, is kept longest.
    ...(at < names.length - ON_FORM ? { wide: true as const } : {}),
  }));

/** Returns the months up to a day, each headed by itself: "11/2026". */
const monthsUntil = (day: string, count: number): ReportColumn[] =>
  valued(
    statementColumns('NERACA', 'BULAN', day, count).map(({ sampai }) => ({
      heading: sampai.slice(0, 7).split('-').reverse().join('/'),
    })),
  );

/** Returns a statement with months side by side; twelve of them in a spreadsheet, half of it on paper. */
const ofMonths = (title: ReportDefinition['title']): ReportDefinition => ({
  title,
  asks: ['kode_cabang', 'tanggal', 'banyak'],
  whole: true,
  columns: [
    line(36),
    ...valued(Array.from({ length: MONTHS_ON_PAPER }, () => ({ title: 'lap.kolom.bulan' as const }))),
  ],
  drawn: ({ tanggal, banyak }) => [line(36), ...monthsUntil(tanggal, Number(banyak))], // not an amount: months
  onPaper: { field: 'banyak', most: MONTHS_ON_PAPER },
  strong: 'tebal',
  signed: true,
  menus: ['kolom-laporan'],
});

/** Returns a statement by month, quarter and year: of a balance sheet the day and the ends before it. */
const ofSpans = (title: ReportDefinition['title'], statement: StatementName): ReportDefinition => ({
  title,
  asks: ['kode_cabang', 'tanggal'],
  whole: true,
  columns: [
    line(44),
    // The names are the same on every day.
    ...valued(
      statementColumns(statement, 'MASA', '2026-12-31', 1).map(({ nama }) => ({
        title: `keuangan.masa.${nama}` as ReportColumn['title'] & string,
      })),
    ),
  ],
  strong: 'tebal',
  signed: true,
  menus: ['kolom-laporan'],
});

/** The bank makes these statements by the layout of their day (domain: reports). */
export const statementReports = {
  NERACA: ofTwoDays('lap.NERACA', 'neraca'),
  LABA_RUGI: ofTwoDays('lap.LABA_RUGI', 'laba-rugi'),
  NERACA_BULAN: ofMonths('lap.NERACA_BULAN'),
  LABA_RUGI_BULAN: ofMonths('lap.LABA_RUGI_BULAN'),
  NERACA_MASA: ofSpans('lap.NERACA_MASA', 'NERACA'),
  LABA_RUGI_MASA: ofSpans('lap.LABA_RUGI_MASA', 'LABA_RUGI'),
  NERACA_ANGGARAN: {
    title: 'lap.NERACA_ANGGARAN',
    asks: ['kode_cabang', 'tanggal'],
    whole: true,
    columns: [line(44), ...budgeted('')],
    strong: 'tebal',
    signed: true,
    menus: ['kolom-laporan'],
  },
  LABA_RUGI_ANGGARAN: {
    title: 'lap.LABA_RUGI_ANGGARAN',
    asks: ['kode_cabang', 'tanggal'],
    whole: true,
    columns: [line(40), ...budgeted(''), ...budgeted('_tahun', true)],
    strong: 'tebal',
    signed: true,
    menus: ['kolom-laporan'],
  },
} as const satisfies Record<string, ReportDefinition>;
