import { feeTexts } from '#lib/fees.ts';
import { operationTexts } from '#lib/operations/operations.ts';
import { postingTexts } from '#lib/operations/postings.ts';
import { parameterTexts } from '#lib/parameters.ts';
import type { Texts } from './all.ts';
import { accountFees } from './en/account-fees.ts';
import { accountInfo } from './en/account-info.ts';
import { accountLists } from './en/account-lists.ts';
import { accrual } from './en/accrual.ts';
import { attachments } from './en/attachments.ts';
import { audit } from './en/audit.ts';
import { auth } from './en/auth.ts';
import { bankNames } from './en/bank-names.ts';
import { bills } from './en/bills.ts';
import { blacklist } from './en/blacklist.ts';
import { blockWords } from './en/block-words.ts';
import { boards } from './en/boards.ts';
import { bonus } from './en/bonus.ts';
import { branch } from './en/branch.ts';
import { branches } from './en/branches.ts';
import { calendar } from './en/calendar.ts';
import { cards } from './en/cards.ts';
import { changes } from './en/changes.ts';
import { clearing } from './en/clearing.ts';
import { closeCheckWords } from './en/close-check-words.ts';
import { closing } from './en/closing.ts';
import { common } from './en/common.ts';
import { currency } from './en/currency.ts';
import { customer } from './en/customer.ts';
import { dailyLists } from './en/daily-lists.ts';
import { dayBundle } from './en/day-bundle.ts';
import { deposit } from './en/deposit.ts';
import { depositDesk } from './en/deposit-desk.ts';
import { depositPapers } from './en/deposit-papers.ts';
import { depositWaiting } from './en/deposit-waiting.ts';
import { desk } from './en/desk.ts';
import { differences } from './en/differences.ts';
import { documents } from './en/documents.ts';
import { entry } from './en/entry.ts';
import { entryWords } from './en/entry-words.ts';
import { evening } from './en/evening.ts';
import { fields } from './en/fields.ts';
import { finance } from './en/finance.ts';
import { financing } from './en/financing.ts';
import { flow } from './en/flow.ts';
import { form } from './en/form.ts';
import { heldWords } from './en/held-words.ts';
import { holds } from './en/holds.ts';
import { home } from './en/home.ts';
import { layoutPreview } from './en/layout-preview.ts';
import { ledger } from './en/ledger.ts';
import { ledgerFields } from './en/ledger-fields.ts';
import { ledgerSheet } from './en/ledger-sheet.ts';
import { letters } from './en/letters.ts';
import { levies } from './en/levies.ts';
import { linkNames } from './en/link-names.ts';
import { maintenance } from './en/maintenance.ts';
import { masked } from './en/masked.ts';
import { merge } from './en/merge.ts';
import { opening } from './en/opening.ts';
import { packs } from './en/packs.ts';
import { palette } from './en/palette.ts';
import { passbook } from './en/passbook.ts';
import { payroll } from './en/payroll.ts';
import { periodic } from './en/periodic.ts';
import { portfolio } from './en/portfolio.ts';
import { profit } from './en/profit.ts';
import { profitUndo } from './en/profit-undo.ts';
import { radar } from './en/radar.ts';
import { regulatory } from './en/regulatory.ts';
import { regulatoryPapers } from './en/regulatory-papers.ts';
import { report } from './en/report.ts';
import { reportJobs } from './en/report-jobs.ts';
import { reportScheduleWords } from './en/report-schedule-words.ts';
import { reportSchedules } from './en/report-schedules.ts';
import { reports } from './en/reports.ts';
import { rightTitles } from './en/right-titles.ts';
import { roles } from './en/roles.ts';
import { savings } from './en/savings.ts';
import { screening } from './en/screening.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { settlement } from './en/settlement.ts';
import { settlementWords } from './en/settlement-words.ts';
import { shell } from './en/shell.ts';
import { shipments } from './en/shipments.ts';
import { standing } from './en/standing.ts';
import { standingWords } from './en/standing-words.ts';
import { statement } from './en/statement.ts';
import { states } from './en/states.ts';
import { stationery } from './en/stationery.ts';
import { tabTitles } from './en/tab-titles.ts';
import { table } from './en/table.ts';
import { teller } from './en/teller.ts';
import { templates } from './en/templates.ts';
import { terms } from './en/terms.ts';
import { titles } from './en/titles.ts';
import { tour } from './en/tour.ts';
import { transaction } from './en/transaction.ts';
import { transfer } from './en/transfer.ts';
import { trends } from './en/trends.ts';
import { unfunded } from './en/unfunded.ts';
import { unfundedWords } from './en/unfunded-words.ts';
import { users } from './en/users.ts';
import { validation } from './en/validation.ts';
import { vault } from './en/vault.ts';
import { warkat } from './en/warkat.ts';
import { wic } from './en/wic.ts';

/** The table holds every visible text in English; those who choose it load it. A missing key does not compile. */
export const en = {
  ...operationTexts('en'),
  ...postingTexts('en'),
  ...feeTexts('en'),
  ...parameterTexts('en'),
  ...accountInfo,
  ...accrual,
  ...accountLists,
  ...audit,
  ...auth,
  ...blockWords,
  ...blacklist,
  ...boards,
  ...branch,
  ...cards,
  ...attachments,
  ...entry,
  ...entryWords,
  ...evening,
  ...changes,
  ...closing,
  ...common,
  ...currency,
  ...customer,
  ...dailyLists,
  ...dayBundle,
  ...deposit,
  ...depositDesk,
  ...depositPapers,
  ...clearing,
  ...warkat,
  ...unfunded,
  ...bills,
  ...letters,
  ...levies,
  ...settlementWords,
  ...unfundedWords,
  ...settlement,
  ...shipments,
  ...differences,
  ...stationery,
  ...depositWaiting,
  ...desk,
  ...documents,
  ...fields,
  ...templates,
  ...finance,
  ...financing,
  ...flow,
  ...form,
  ...holds,
  ...accountFees,
  ...home,
  ...layoutPreview,
  ...ledger,
  ...ledgerFields,
  ...ledgerSheet,
  ...maintenance,
  ...linkNames,
  ...masked,
  ...merge,
  ...opening,
  ...palette,
  ...passbook,
  ...payroll,
  ...periodic,
  ...portfolio,
  ...bonus,
  ...profit,
  ...profitUndo,
  ...radar,
  ...regulatory,
  ...regulatoryPapers,
  ...report,
  ...reportJobs,
  ...reportScheduleWords,
  ...reportSchedules,
  ...packs,
  ...reports,
  ...roles,
  ...savings,
  ...screening,
  ...session,
  ...settings,
  ...shell,
  ...standing,
  ...standingWords,
  ...statement,
  ...heldWords,
  ...closeCheckWords,
  ...transfer,
  ...states,
  ...tabTitles,
  ...table,
  ...teller,
  ...branches,
  ...calendar,
  ...terms,
  ...rightTitles,
  ...titles,
  ...transaction,
  ...tour,
  ...trends,
  ...users,
  ...validation,
  ...vault,
  ...wic,
} as const satisfies Texts;

/** A browser needs these in English: every text, and the names that the bank is set up with. */
export const spokenEnglish: Readonly<Record<string, string>> = { ...en, ...bankNames };
