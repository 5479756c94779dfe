import { accountFees } from './account-fees.ts';
import { accountInfo } from './account-info.ts';
import { accountLists } from './account-lists.ts';
import { accrual } from './accrual.ts';
import { attachments } from './attachments.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { bills } from './bills.ts';
import { blacklist } from './blacklist.ts';
import { blockWords } from './block-words.ts';
import { boards } from './boards.ts';
import { bonus } from './bonus.ts';
import { branch } from './branch.ts';
import { branchTexts } from './branches.ts';
import { calendarTexts } from './calendar.ts';
import { cards } from './cards.ts';
import { changes } from './changes.ts';
import { clearing } from './clearing.ts';
import { closeCheckWords } from './close-check-words.ts';
import { closing } from './closing.ts';
import { common } from './common.ts';
import { currency } from './currency.ts';
import { customer } from './customer.ts';
import { dailyLists } from './daily-lists.ts';
import { dayBundle } from './day-bundle.ts';
import { deposit } from './deposit.ts';
import { depositDesk } from './deposit-desk.ts';
import { depositPapers } from './deposit-papers.ts';
import { depositWaiting } from './deposit-waiting.ts';
import { desk } from './desk.ts';
import { differences } from './differences.ts';
import { documents } from './documents.ts';
import { entry } from './entry.ts';
import { entryWords } from './entry-words.ts';
import { evening } from './evening.ts';
import { feeNames } from './fees.ts';
import { fields } from './fields.ts';
import { finance } from './finance.ts';
import { financing } from './financing.ts';
import { flow } from './flow.ts';
import { form } from './form.ts';
import { heldWords } from './held-words.ts';
import { holds } from './holds.ts';
import { home } from './home.ts';
import { layoutPreview } from './layout-preview.ts';
import { ledger } from './ledger.ts';
import { ledgerFields } from './ledger-fields.ts';
import { ledgerSheet } from './ledger-sheet.ts';
import { letters } from './letters.ts';
import { levies } from './levies.ts';
import { linkNames } from './link-names.ts';
import { maintenance } from './maintenance.ts';
import { masked } from './masked.ts';
import { merge } from './merge.ts';
import { opening } from './opening.ts';
import { operationNames } from './operations.ts';
import { packs } from './packs.ts';
import { palette } from './palette.ts';
import { parameterNames } from './parameters.ts';
import { passbook } from './passbook.ts';
import { payroll } from './payroll.ts';
import { periodic } from './periodic.ts';
import { portfolio } from './portfolio.ts';
import { profit } from './profit.ts';
import { profitUndo } from './profit-undo.ts';
import { radar } from './radar.ts';
import { regulatory } from './regulatory.ts';
import { regulatoryPapers } from './regulatory-papers.ts';
import { report } from './report.ts';
import { reportJobs } from './report-jobs.ts';
import { reportScheduleWords } from './report-schedule-words.ts';
import { reportSchedules } from './report-schedules.ts';
import { reports } from './reports.ts';
import { rightTitles } from './right-titles.ts';
import { roles } from './roles.ts';
import { savings } from './savings.ts';
import { screening } from './screening.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { settlement } from './settlement.ts';
import { settlementWords } from './settlement-words.ts';
import { shell } from './shell.ts';
import { shipments } from './shipments.ts';
import { standing } from './standing.ts';
import { standingWords } from './standing-words.ts';
import { statement } from './statement.ts';
import { states } from './states.ts';
import { stationery } from './stationery.ts';
import { tabTitles } from './tab-titles.ts';
import { table } from './table.ts';
import { teller } from './teller.ts';
import { templates } from './templates.ts';
import { terms } from './terms.ts';
import { titles } from './titles.ts';
import { tour } from './tour.ts';
import { transaction } from './transaction.ts';
import { transfer } from './transfer.ts';
import { trends } from './trends.ts';
import { unfunded } from './unfunded.ts';
import { unfundedWords } from './unfunded-words.ts';
import { users } from './users.ts';
import { validation } from './validation.ts';
import { vault } from './vault.ts';
import { warkat } from './warkat.ts';
import { wic } from './wic.ts';

/**
 * The table holds every visible text in Indonesian, for the server, for tools and for the type of a key. No screen imports it: a screen
 * has the texts of its own module.
 */
export const id = {
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
  ...feeNames,
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
  ...operationNames,
  ...palette,
  ...parameterNames,
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
  ...branchTexts,
  ...calendarTexts,
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
} as const;

/** A whole language has a text for every key. */
export type Texts = Readonly<Record<keyof typeof id, string>>;
