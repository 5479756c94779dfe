import { accountFees } from '#lib/accounts/messages/account-fees.ts';
import { accountInfo } from '#lib/accounts/messages/account-info.ts';
import { cards } from '#lib/accounts/messages/cards.ts';
import { closing } from '#lib/accounts/messages/closing.ts';
import { feeNames } from '#lib/accounts/messages/fees.ts';
import { holds } from '#lib/accounts/messages/holds.ts';
import { accountItemWords } from '#lib/accounts/messages/item-words.ts';
import { letters } from '#lib/accounts/messages/letters.ts';
import { maintenance } from '#lib/accounts/messages/maintenance.ts';
import { opening } from '#lib/accounts/messages/opening.ts';
import { passbook } from '#lib/accounts/messages/passbook.ts';
import { savings } from '#lib/accounts/messages/savings.ts';
import { standingWords } from '#lib/accounts/messages/standing-order-words.ts';
import { standing } from '#lib/accounts/messages/standing-orders.ts';
import { statement } from '#lib/accounts/messages/statement.ts';
import { dayBundle } from '#lib/books/messages/day-bundle.ts';
import { entry } from '#lib/books/messages/entry.ts';
import { finance } from '#lib/books/messages/finance.ts';
import { ledgerFields } from '#lib/books/messages/ledger-fields.ts';
import { ledger } from '#lib/books/messages/ledger.ts';
import { levies } from '#lib/books/messages/levies.ts';
import { regulatoryPapers } from '#lib/books/messages/regulatory-papers.ts';
import { regulatory } from '#lib/books/messages/regulatory.ts';
import { reportJobs } from '#lib/books/messages/report-jobs.ts';
import { report } from '#lib/books/messages/report.ts';
import { reports } from '#lib/books/messages/reports.ts';
import { boards } from '#lib/business-day/messages/boards.ts';
import { branch } from '#lib/business-day/messages/branch.ts';
import { branchTexts } from '#lib/business-day/messages/branches.ts';
import { calendarTexts } from '#lib/business-day/messages/calendar.ts';
import { endOfDay } from '#lib/business-day/messages/end-of-day.ts';
import { reminders } from '#lib/business-day/messages/reminders.ts';
import { currency } from '#lib/cash/messages/currency.ts';
import { differences } from '#lib/cash/messages/differences.ts';
import { shipments } from '#lib/cash/messages/shipments.ts';
import { stationery } from '#lib/cash/messages/stationery.ts';
import { teller } from '#lib/cash/messages/teller.ts';
import { transaction } from '#lib/cash/messages/transaction.ts';
import { vault } from '#lib/cash/messages/vault.ts';
import { clearing } from '#lib/cheques/messages/clearing.ts';
import { chequeItemWords } from '#lib/cheques/messages/item-words.ts';
import { unfunded } from '#lib/cheques/messages/unfunded.ts';
import { warkat } from '#lib/cheques/messages/warkat.ts';
import { audit } from '#lib/control/messages/audit.ts';
import { changes } from '#lib/control/messages/changes.ts';
import { desk } from '#lib/control/messages/desk.ts';
import { flow } from '#lib/control/messages/flow.ts';
import { parameterNames } from '#lib/control/messages/parameters.ts';
import { rightTitles } from '#lib/control/messages/right-titles.ts';
import { roles } from '#lib/control/messages/roles.ts';
import { users } from '#lib/control/messages/users.ts';
import { blacklist } from '#lib/customers/messages/blacklist.ts';
import { customer } from '#lib/customers/messages/customer.ts';
import { documents } from '#lib/customers/messages/documents.ts';
import { financing } from '#lib/customers/messages/financing.ts';
import { merge } from '#lib/customers/messages/merge.ts';
import { portfolio } from '#lib/customers/messages/portfolio.ts';
import { radar } from '#lib/customers/messages/radar.ts';
import { screening } from '#lib/customers/messages/screening.ts';
import { wic } from '#lib/customers/messages/wic.ts';
import { deposit } from '#lib/deposits/messages/deposit.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { homes } from './homes.ts';
import { linkNames } from './link-names.ts';
import { masked } from './masked.ts';
import { operationNames } from './operations.ts';
import { palette } from './palette.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';
import { tabTitles } from './tab-titles.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { titles } from './titles.ts';
import { tour } from './tour.ts';
import { validation } from './validation.ts';
import { paymentItemWords } from '#lib/payments/messages/item-words.ts';
import { payroll } from '#lib/payments/messages/payroll.ts';
import { settlement } from '#lib/payments/messages/settlement.ts';
import { transfer } from '#lib/payments/messages/transfer.ts';
import { profit } from '#lib/profit-sharing/messages/profit.ts';

/** Every visible text in Indonesian, for the server, for tools and for the type of a key; a screen has those of its module. Generated by `npm run docs`. */
export const id = {
  ...accountInfo,
  ...audit,
  ...blacklist,
  ...boards,
  ...branch,
  ...cards,
  ...entry,
  ...endOfDay,
  ...changes,
  ...closing,
  ...currency,
  ...customer,
  ...dayBundle,
  ...deposit,
  ...clearing,
  ...warkat,
  ...unfunded,
  ...letters,
  ...levies,
  ...settlement,
  ...shipments,
  ...differences,
  ...stationery,
  ...desk,
  ...documents,
  ...feeNames,
  ...finance,
  ...financing,
  ...flow,
  ...holds,
  ...accountFees,
  ...ledger,
  ...ledgerFields,
  ...maintenance,
  ...merge,
  ...opening,
  ...parameterNames,
  ...passbook,
  ...payroll,
  ...portfolio,
  ...profit,
  ...radar,
  ...regulatory,
  ...regulatoryPapers,
  ...report,
  ...reportJobs,
  ...reports,
  ...roles,
  ...savings,
  ...screening,
  ...standing,
  ...standingWords,
  ...statement,
  ...transfer,
  ...teller,
  ...branchTexts,
  ...calendarTexts,
  ...rightTitles,
  ...transaction,
  ...users,
  ...vault,
  ...wic,
  ...auth,
  ...common,
  ...fields,
  ...form,
  ...home,
  ...linkNames,
  ...masked,
  ...operationNames,
  ...palette,
  ...session,
  ...settings,
  ...shell,
  ...states,
  ...tabTitles,
  ...table,
  ...terms,
  ...titles,
  ...tour,
  ...validation,
  ...homes,
  ...accountItemWords,
  ...chequeItemWords,
  ...paymentItemWords,
  ...reminders,
} as const;

/** A whole language has a text for every key. */
export type Texts = Readonly<Record<keyof typeof id, string>>;
