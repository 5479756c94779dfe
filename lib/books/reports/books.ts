import type { ReportColumn, ReportDefinition } from './definition.ts';

const debit: ReportColumn = { field: 'debet', kind: 'amount', width: 19, sum: true };
const credit: ReportColumn = { field: 'kredit', kind: 'amount', width: 19, sum: true };
const currency: ReportColumn = { field: 'kode_valuta', kind: 'text', width: 6, wide: true };

/** An account's balance before the days of a report and after them, on its side. */
const opening: ReportColumn = {
  field: 'saldo_awal',
  kind: 'amount',
  width: 21,
  days: 'BEFORE',
  side: 'posisi',
  dash: true,
};
const closing: ReportColumn = { ...opening, field: 'saldo_akhir', days: 'UNTIL' };

/** Lists of accounts are ordered by these. */
const byAccount = {
  kode_gl: 'lap.kolom.kode_gl',
  nama_gl: 'lap.kolom.nama_gl',
  saldo_akhir: 'lap.kolom.saldo_akhir',
} as const;

export const bookReports = {
  JURNAL: {
    title: 'lap.JURNAL',
    asks: ['kode_cabang', 'tanggal_awal', 'tanggal_akhir', 'kode_gl', 'urut'],
    optional: ['kode_gl'],
    sorts: { id_jurnal: 'lap.kolom.tanggal' },
    days: 366,
    columns: [
      { field: 'tanggal', kind: 'date', width: 10 },
      { field: 'nomor_referensi', kind: 'text', width: 18 },
      { field: 'operasi', kind: 'text', width: 20, wide: true, words: 'alur.' },
      { field: 'kode_gl', kind: 'text', width: 7 },
      { field: 'nama_gl', kind: 'text', width: 20, wide: true },
      { field: 'nomor_rekening', kind: 'text', width: 13, wide: true },
      { field: 'keterangan', kind: 'text', width: 24, wide: true },
      debit,
      credit,
      currency,
      { field: 'id_user', kind: 'text', width: 11, wide: true },
    ],
    menus: ['jurnal'],
  },
  MUTASI_GL: {
    title: 'lap.MUTASI_GL',
    asks: ['kode_cabang', 'kode_gl', 'tanggal_awal', 'tanggal_akhir', 'kode_valuta', 'urut'],
    optional: ['kode_valuta'],
    sorts: { tanggal_akuntansi: 'lap.kolom.tanggal' },
    days: 366,
    columns: [
      { field: 'tanggal', kind: 'date', width: 10 },
      { field: 'nomor_referensi', kind: 'text', width: 18 },
      { field: 'operasi', kind: 'text', width: 18, wide: true, words: 'alur.' },
      { field: 'nomor_rekening', kind: 'text', width: 13, wide: true },
      { field: 'keterangan', kind: 'text', width: 26, wide: true },
      debit,
      credit,
      { field: 'saldo', kind: 'amount', width: 19 },
      { field: 'id_user', kind: 'text', width: 11, wide: true },
    ],
    menus: ['mutasi-gl'],
  },
  NERACA_SALDO: {
    title: 'lap.NERACA_SALDO',
    asks: ['kode_cabang', 'tanggal', 'kode_valuta', 'sebelum_penutup', 'urut'],
    sorts: byAccount,
    whole: true,
    balanced: true,
    signed: true,
    columns: [
      { field: 'kode_gl', kind: 'text', width: 7 },
      { field: 'nama_gl', kind: 'text', width: 34 },
      opening,
      { ...debit, days: 'DURING', dash: true },
      { ...credit, days: 'DURING', dash: true },
      closing,
      { field: 'posisi', kind: 'text', width: 7, wide: true, words: 'laporan.posisi.' },
    ],
    menus: ['neraca-saldo'],
  },
  SALDO_GL: {
    title: 'lap.SALDO_GL',
    asks: ['kode_cabang', 'tanggal_awal', 'tanggal_akhir', 'kode_valuta', 'kata', 'urut'],
    optional: ['kode_valuta', 'kata'],
    sorts: byAccount,
    whole: true,
    signed: true,
    columns: [
      { field: 'kode_gl', kind: 'text', width: 7 },
      { field: 'nama_gl', kind: 'text', width: 32 },
      { field: 'kode_cabang', kind: 'text', width: 6, wide: true },
      opening,
      { ...debit, days: 'DURING', dash: true },
      { ...credit, days: 'DURING', dash: true },
      closing,
      { field: 'posisi', kind: 'text', width: 7, wide: true, words: 'laporan.posisi.' },
    ],
    menus: ['saldo-gl'],
  },
} as const satisfies Record<string, ReportDefinition>;
