import type { ReportCard, ReportColumn } from './card.ts';

const amount = (field: string): ReportColumn => ({ field, kind: 'amount', width: 20 });
const line = (width: number): ReportColumn => ({ field: 'pos', kind: 'text', width });

/** A statement at two days beside each other. */
const ofTwoDays = (title: ReportCard['title'], menu: 'neraca' | 'laba-rugi'): ReportCard => ({
  title,
  asks: ['kode_cabang', 'tanggal', 'tanggal_banding'],
  whole: true,
  columns: [line(58), amount('jumlah'), amount('jumlah_banding')],
  strong: 'tebal',
  menus: [menu],
});

/** What the books say of a span, what was budgeted of it, and by how much they differ. */
const budgeted = (suffix: '' | '_tahun', wide?: true): ReportColumn[] =>
  [
    { ...amount(`buku${suffix}`) },
    { ...amount(`anggaran${suffix}`) },
    // The form of 80 columns has no room for it beside what it is reckoned from.
    { ...amount(`selisih${suffix}`), wide: true as const },
    { field: `persen${suffix}`, kind: 'percent' as const, width: 8 },
  ].map((column) => (wide ? { ...column, wide } : column));

/** The statements of the bank, by the layout of their day (domain: reports). */
export const statementReports = {
  NERACA: ofTwoDays('lap.NERACA', 'neraca'),
  LABA_RUGI: ofTwoDays('lap.LABA_RUGI', 'laba-rugi'),
  NERACA_ANGGARAN: {
    title: 'lap.NERACA_ANGGARAN',
    asks: ['kode_cabang', 'tanggal'],
    whole: true,
    columns: [line(44), ...budgeted('')],
    strong: 'tebal',
    menus: ['kolom-laporan'],
  },
  LABA_RUGI_ANGGARAN: {
    title: 'lap.LABA_RUGI_ANGGARAN',
    asks: ['kode_cabang', 'tanggal'],
    whole: true,
    columns: [line(40), ...budgeted(''), ...budgeted('_tahun', true)],
    strong: 'tebal',
    menus: ['kolom-laporan'],
  },
} as const satisfies Record<string, ReportCard>;
