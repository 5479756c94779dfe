import type { ReportColumn } from './definition.ts';

/** Several daily lists have these columns. */
export const dayColumns = {
  referensi: { field: 'nomor_referensi', kind: 'text', width: 21 },
  waktu: { field: 'waktu', kind: 'time', width: 19, wide: true },
  operasi: { field: 'operasi', kind: 'text', width: 20, words: 'alur.' },
  // The column is of a line rather than of its journal: a fee beside an operation has its own name.
  gerak: { field: 'operasi', kind: 'text', width: 20, words: ['alur.', 'biaya.'] },
  rekening: { field: 'nomor_rekening', kind: 'text', width: 13 },
  nama: { field: 'nama_rekening', kind: 'text', width: 22, wide: true },
  keterangan: { field: 'keterangan', kind: 'text', width: 24, wide: true },
  kodeGl: { field: 'kode_gl', kind: 'text', width: 7 },
  namaGl: { field: 'nama_gl', kind: 'text', width: 26, wide: true },
  valuta: { field: 'kode_valuta', kind: 'text', width: 6, wide: true },
  debet: { field: 'debet', kind: 'amount', width: 18, sum: true },
  kredit: { field: 'kredit', kind: 'amount', width: 18, sum: true },
  nominal: { field: 'nominal', kind: 'amount', width: 18, sum: true },
  saldo: { field: 'saldo', kind: 'amount', width: 18 },
  pembuat: { field: 'id_user', kind: 'text', width: 12 },
  kedua: { field: 'user_otorisasi', kind: 'text', width: 12 },
} as const satisfies Readonly<Record<string, ReportColumn>>;

/** The list asks for a branch's day, and this menu opens it. */
export const ofDay = { asks: ['kode_cabang', 'tanggal'], menus: ['daftar-harian'] } as const;
