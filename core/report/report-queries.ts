import type { ReportCode } from '#lib/reports/cards.ts';
import { journals, ledgerBalances, movements, trialBalance } from './lists/books.ts';
import type { ReportQuery } from './report-query.ts';

/** The query of each report; one that has a card and no query does not compile. */
export const reportQueries: Readonly<Record<ReportCode, ReportQuery>> = {
  JURNAL: journals,
  MUTASI_GL: movements,
  NERACA_SALDO: trialBalance,
  SALDO_GL: ledgerBalances,
};
