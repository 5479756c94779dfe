import { part, type RecordKind } from './record-kind.ts';

/** An account of the bank's chart. */
const ledger_account = {
  tabel: 'gl_account',
  kunci: ['kode_gl'],
  kolom: ['nama_gl', 'posisi', 'tipe', 'hanya_pusat', 'dibuka_sejak', 'ditutup_sejak'],
  peka: [],
  bagian: [],
  awalan: 'AKUN_GL',
  objek: ['kode_gl'],
  tanda: {},
  sebelum: 'before_ledger_account',
  sesudah: 'after_ledger_account',
  sejak: '',
} as const satisfies RecordKind;

/** The layout of a statement, or of its publication, from a day on: its lines, whole. */
const report_layout = {
  tabel: 'report_layout',
  kunci: ['laporan', 'berlaku_sejak'],
  kolom: [],
  peka: [],
  bagian: [
    part('report_line', ['urut'], {
      kolom: ['nama', 'jenis', 'tingkat', 'sisi', 'dari', 'sampai', 'pos', 'sandi'],
      bertanda: false,
    }),
  ],
  awalan: 'SUSUNAN',
  objek: ['laporan'],
  tanda: {},
  sebelum: 'before_report_layout',
  sesudah: 'after_report_layout',
  sejak: 'berlaku_sejak',
} as const satisfies RecordKind;

/** A branch's plan of income and balances for a year, whole. */
const gl_budget = {
  tabel: 'gl_budget',
  kunci: ['tahun', 'kode_cabang'],
  kolom: ['nama_berkas', 'sidik'],
  peka: [],
  bagian: [part('gl_budget_line', ['kode_gl', 'bulan'], { kolom: ['jumlah'], bertanda: false })],
  awalan: 'ANGGARAN',
  objek: ['tahun', 'kode_cabang'],
  tanda: {},
  sebelum: '',
  sesudah: 'after_gl_budget',
  sejak: '',
} as const satisfies RecordKind;

/** The chart of accounts and what statements are made of. */
export const ledgerRecords = { ledger_account, report_layout, gl_budget };
