import { accountFees } from '#lib/accounts/messages/en/account-fees.ts';
import { accountInfo } from '#lib/accounts/messages/en/account-info.ts';
import { cards } from '#lib/accounts/messages/en/cards.ts';
import { closing } from '#lib/accounts/messages/en/closing.ts';
import { holds } from '#lib/accounts/messages/en/holds.ts';
import { accountItemWords } from '#lib/accounts/messages/en/item-words.ts';
import { letters } from '#lib/accounts/messages/en/letters.ts';
import { maintenance } from '#lib/accounts/messages/en/maintenance.ts';
import { opening } from '#lib/accounts/messages/en/opening.ts';
import { passbook } from '#lib/accounts/messages/en/passbook.ts';
import { savings } from '#lib/accounts/messages/en/savings.ts';
import { standingWords } from '#lib/accounts/messages/en/standing-order-words.ts';
import { standing } from '#lib/accounts/messages/en/standing-orders.ts';
import { statement } from '#lib/accounts/messages/en/statement.ts';
import { dayBundle } from '#lib/books/messages/en/day-bundle.ts';
import { entry } from '#lib/books/messages/en/entry.ts';
import { finance } from '#lib/books/messages/en/finance.ts';
import { ledgerFields } from '#lib/books/messages/en/ledger-fields.ts';
import { ledger } from '#lib/books/messages/en/ledger.ts';
import { levies } from '#lib/books/messages/en/levies.ts';
import { regulatoryPapers } from '#lib/books/messages/en/regulatory-papers.ts';
import { regulatory } from '#lib/books/messages/en/regulatory.ts';
import { reportJobs } from '#lib/books/messages/en/report-jobs.ts';
import { report } from '#lib/books/messages/en/report.ts';
import { reports } from '#lib/books/messages/en/reports.ts';
import { boards } from '#lib/business-day/messages/en/boards.ts';
import { branch } from '#lib/business-day/messages/en/branch.ts';
import { branches } from '#lib/business-day/messages/en/branches.ts';
import { calendarFields } from '#lib/business-day/messages/en/calendar-fields.ts';
import { calendar } from '#lib/business-day/messages/en/calendar.ts';
import { endOfDay } from '#lib/business-day/messages/en/end-of-day.ts';
import { reminders } from '#lib/business-day/messages/en/reminders.ts';
import { currency } from '#lib/cash/messages/en/currency.ts';
import { differences } from '#lib/cash/messages/en/differences.ts';
import { shipments } from '#lib/cash/messages/en/shipments.ts';
import { stationery } from '#lib/cash/messages/en/stationery.ts';
import { teller } from '#lib/cash/messages/en/teller.ts';
import { transaction } from '#lib/cash/messages/en/transaction.ts';
import { vault } from '#lib/cash/messages/en/vault.ts';
import { clearing } from '#lib/cheques/messages/en/clearing.ts';
import { chequeItemWords } from '#lib/cheques/messages/en/item-words.ts';
import { unfundedFields } from '#lib/cheques/messages/en/unfunded-fields.ts';
import { unfunded } from '#lib/cheques/messages/en/unfunded.ts';
import { warkat } from '#lib/cheques/messages/en/warkat.ts';
import { audit } from '#lib/control/messages/en/audit.ts';
import { changes } from '#lib/control/messages/en/changes.ts';
import { desk } from '#lib/control/messages/en/desk.ts';
import { flow } from '#lib/control/messages/en/flow.ts';
import { rightTitles } from '#lib/control/messages/en/right-titles.ts';
import { roles } from '#lib/control/messages/en/roles.ts';
import { users } from '#lib/control/messages/en/users.ts';
import { blacklist } from '#lib/customers/messages/en/blacklist.ts';
import { customer } from '#lib/customers/messages/en/customer.ts';
import { documents } from '#lib/customers/messages/en/documents.ts';
import { financing } from '#lib/customers/messages/en/financing.ts';
import { merge } from '#lib/customers/messages/en/merge.ts';
import { portfolio } from '#lib/customers/messages/en/portfolio.ts';
import { radar } from '#lib/customers/messages/en/radar.ts';
import { screening } from '#lib/customers/messages/en/screening.ts';
import { signingWords } from '#lib/customers/messages/en/signing-words.ts';
import { wic } from '#lib/customers/messages/en/wic.ts';
import { deposit } from '#lib/deposits/messages/en/deposit.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { homes } from './homes.ts';
import { linkNames } from './link-names.ts';
import { masked } from './masked.ts';
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
import { paymentItemWords } from '#lib/payments/messages/en/item-words.ts';
import { payroll } from '#lib/payments/messages/en/payroll.ts';
import { settlement } from '#lib/payments/messages/en/settlement.ts';
import { transfer } from '#lib/payments/messages/en/transfer.ts';
import { profit } from '#lib/profit-sharing/messages/en/profit.ts';
import { rateWords } from '#lib/profit-sharing/messages/en/rate-words.ts';

/** Every text in English that stands in a file of texts. Generated by `npm run docs`. */
export const english = {
  ...accountInfo,
  ...audit,
  ...auth,
  ...blacklist,
  ...boards,
  ...branch,
  ...cards,
  ...entry,
  ...endOfDay,
  ...changes,
  ...closing,
  ...common,
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
  ...fields,
  ...finance,
  ...financing,
  ...flow,
  ...form,
  ...holds,
  ...home,
  ...ledger,
  ...ledgerFields,
  ...maintenance,
  ...linkNames,
  ...masked,
  ...merge,
  ...opening,
  ...palette,
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
  ...session,
  ...settings,
  ...shell,
  ...standing,
  ...standingWords,
  ...statement,
  ...transfer,
  ...states,
  ...tabTitles,
  ...table,
  ...teller,
  ...branches,
  ...calendar,
  ...terms,
  ...titles,
  ...transaction,
  ...tour,
  ...users,
  ...validation,
  ...vault,
  ...wic,
  ...accountFees,
  ...rightTitles,
  ...calendarFields,
  ...unfundedFields,
  ...signingWords,
  ...rateWords,
  ...homes,
  ...accountItemWords,
  ...chequeItemWords,
  ...paymentItemWords,
  ...reminders,
} as const;
