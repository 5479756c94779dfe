import { type MenuDef, screen } from './menu-def.ts';
import { cashProofs } from './vault-proofs.ts';

/** The books and the statements made of them. */
export const reportMenus = {
  'neraca-saldo': screen('laporan', 'menu.neracaSaldo', '/report/trial-balance', 'list-columns-reverse', '1801'),
  neraca: screen('laporan', 'menu.neraca', '/report/balance-sheet', 'layout-three-columns', '1804'),
  'laba-rugi': screen('laporan', 'menu.labaRugi', '/report/income-statement', 'cash-coin', '1805'),
  jurnal: screen('laporan', 'menu.jurnal', '/report/journals', 'journal-text', '1802'),
  coa: screen('laporan', 'menu.coa', '/report/chart-of-accounts', 'diagram-3', '1803'),
  'saldo-gl': screen('laporan', 'menu.saldoGl', '/report/general-ledger', 'list-columns-reverse', '1806'),
  'mutasi-gl': screen('laporan', 'menu.mutasiGl', '/report/ledger-lines', 'receipt', '1807'),
  'operasi-harian': screen('laporan', 'menu.operasiHarian', '/report/day-operations', 'check2-square', '1808'),
  'laporan-saya': screen('laporan', 'menu.laporanSaya', '/report/jobs', 'download', '1810'),
  'rekap-harian': screen('laporan', 'menu.rekapHarian', '/report/day-recap', 'calendar-check', '1809'),
  'laporan-regulator': screen('laporan', 'menu.laporanRegulator', '/report/regulatory', 'building', '1830'),
  'daftar-harian': screen('laporan', 'menu.daftarHarian', '/report/daily-lists', 'list-columns-reverse', '1815'),
  'cetak-hari': screen('laporan', 'menu.cetakHari', '/report/day-bundle', 'printer', '1816'),
} as const satisfies Record<string, MenuDef>;

/** The books, the statements made of them, and what proves a branch's day. */
export const bookScreens = [
  'neraca-saldo',
  'neraca',
  'laba-rugi',
  'jurnal',
  'saldo-gl',
  'mutasi-gl',
  'operasi-harian',
  'rekap-harian',
  'templat-entri',
  'entri-berkala',
  'jatuh-berkala',
  'daftar-harian',
  'cetak-hari',
  'laporan-saya',
  'coa',
  ...cashProofs,
] as const;

export const reportCalls = {
  'report.trialBalance': ['neraca-saldo'],
  'report.neraca': ['neraca'],
  'report.labaRugi': ['laba-rugi'],
  'report.coa': ['coa', 'transaksi-umum', 'transaksi-umum-multi'],
  'report.jurnal': ['jurnal'],
  'report.gl': ['saldo-gl', 'mutasi-gl'],
  'report.glDetail': ['mutasi-gl'],
  'report.opsDaily': ['operasi-harian'],
  'report.rasRab': ['rekap-harian'],
  'report.glSlip': ['jurnal', 'mutasi-gl', 'daftar-harian'],
  'bundle.minta': ['cetak-hari'],
  'bundle.daftar': ['cetak-hari'],
  'bundle.periksa': ['cetak-hari'],
  // What may be asked, and by whom, each report's card says.
  'reporting.minta': 'session',
  'reporting.batal': 'session',
  'reporting.daftar': 'session',
  'reporting.unduh': 'session',
  'reporting.lihat': 'session',
  'reporting.periksa': ['dokumen'],
  'ledger.validate': ['transaksi-umum-multi'],
  'regulatory.daftar': ['laporan-regulator', 'laporan-ppatk'],
  'regulatory.ringkas': ['laporan-regulator', 'laporan-ppatk'],
  'regulatory.periksa': ['laporan-regulator', 'laporan-ppatk'],
} as const;
