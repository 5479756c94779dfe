import { coaQuery, jurnalQuery, trialBalanceQuery } from '#lib/schemas/report.ts';
import { list } from './endpoint.ts';

export const report = {
  trialBalance: list('laporan/trial-balance', 'report.trialBalance', trialBalanceQuery, ['laporan']),
  chartOfAccounts: list('laporan/coa', 'report.coa', coaQuery),
  journals: list('laporan/jurnal', 'report.jurnal', jurnalQuery, ['laporan', 'transaksi']),
};
