import type { ReportCode } from '#lib/books/reports/definitions.ts';
import { journals, ledgerBalances, movements, trialBalance } from './lists/books.ts';
import { blockChangesOfDay, blocksInForce } from './lists/day-blocks.ts';
import { tellerProofs, vaultDenominations } from './lists/day-cash.ts';
import { endedAtEndOfDay } from './lists/day-endings.ts';
import { accountMovements, dayJournals, reversedJournals } from './lists/day-ledger.ts';
import { dayOverrides } from './lists/day-overrides.ts';
import { dayOperations, dayRecap, dayTrialBalance } from './lists/day-sums.ts';
import { depositsDue, maturityLadder } from './lists/deposits-due.ts';
import { sleepingAccounts, stateChanges } from './lists/sleeping.ts';
import {
  balanceSheet,
  balanceSheetBudget,
  balanceSheetMonths,
  balanceSheetSpans,
  incomeBudget,
  incomeMonths,
  incomeSpans,
  incomeStatement,
} from './lists/statements.ts';
import { stationeryMoves, stationeryStock } from './lists/stationery-stock.ts';
import { betweenBranches, suspenseByAge } from './lists/suspense.ts';
import type { ReportQuery } from './report-query.ts';

/** The query of each report; a report with a definition and no query does not compile. */
export const reportQueries: Readonly<Record<ReportCode, ReportQuery>> = {
  JURNAL: journals,
  MUTASI_GL: movements,
  NERACA_SALDO: trialBalance,
  SALDO_GL: ledgerBalances,
  NERACA: balanceSheet,
  LABA_RUGI: incomeStatement,
  NERACA_BULAN: balanceSheetMonths,
  LABA_RUGI_BULAN: incomeMonths,
  NERACA_MASA: balanceSheetSpans,
  LABA_RUGI_MASA: incomeSpans,
  NERACA_ANGGARAN: balanceSheetBudget,
  LABA_RUGI_ANGGARAN: incomeBudget,
  REKAP_HARIAN: dayRecap,
  OPERASI_HARIAN: dayOperations,
  BUKTI_TELLER: tellerProofs,
  BUKTI_KHASANAH: vaultDenominations,
  NERACA_HARIAN: dayTrialBalance,
  JURNAL_HARIAN: dayJournals,
  MUTASI_HARIAN: accountMovements,
  OVERRIDE_HARIAN: dayOverrides,
  BATAL_KOREKSI: reversedJournals,
  MUTASI_BLOKIR: blockChangesOfDay,
  BLOKIR_BERLAKU: blocksInForce,
  PERANTARA_UMUR: suspenseByAge,
  RAK_CABANG: betweenBranches,
  STATUS_REKENING: stateChanges,
  REKENING_TIDUR: sleepingAccounts,
  DEPOSITO_JATUH_TEMPO: depositsDue,
  JENJANG_DEPOSITO: maturityLadder,
  STOK_BLANGKO: stationeryStock,
  MUTASI_BLANGKO: stationeryMoves,
  AKHIR_HARI: endedAtEndOfDay,
};
