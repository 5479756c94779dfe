import { list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/report.ts'));

export const report = {
  trialBalance: list('laporan/trial-balance', 'report.trialBalance', schema('trialBalanceQuery'), ['laporan']),
  balanceSheet: list('laporan/neraca', 'report.neraca', schema('neracaQuery'), ['laporan']),
  incomeStatement: list('laporan/laba-rugi', 'report.labaRugi', schema('neracaQuery'), ['laporan']),
  chartOfAccounts: list('laporan/coa', 'report.coa', schema('coaQuery'), ['laporan', 'inbox', 'entri']),
  journals: list('laporan/jurnal', 'report.jurnal', schema('jurnalQuery'), ['laporan', 'transaksi']),
  journalSums: record('laporan/jurnal/jumlah', 'report.jumlahJurnal', schema('jurnalQuery'), ['laporan', 'transaksi']),
  generalLedger: list('cetak-informasi/gl', 'report.gl', schema('glQuery'), ['laporan', 'transaksi']),
  dayOperations: list('cetak-informasi/ops-daily', 'report.opsDaily', schema('opsDailyQuery'), [
    'laporan',
    'transaksi',
  ]),
  daySheet: list('cetak-informasi/ras-rab', 'report.rasRab', schema('rasRabQuery'), ['laporan', 'transaksi', 'till']),
  vouchers: record('cetak-informasi/gl/slip', 'report.glSlip', schema('glSlipQuery'), ['transaksi']),
  ledgerDays: list('cetak-informasi/gl/harian', 'report.glHarian', schema('glDetailQuery'), ['laporan', 'transaksi']),
  ledgerLines: list('cetak-informasi/gl/detail', 'report.glDetail', schema('glDetailQuery'), ['laporan', 'transaksi']),
};
