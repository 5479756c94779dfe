import { list, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/report.ts'));

export const report = {
  trialBalance: list('laporan/trial-balance', 'report.trialBalance', schema('trialBalanceQuery'), ['laporan']),
  chartOfAccounts: list('laporan/coa', 'report.coa', schema('coaQuery')),
  journals: list('laporan/jurnal', 'report.jurnal', schema('jurnalQuery'), ['laporan', 'transaksi']),
};
