import { feeTexts } from '#lib/fees.ts';
import { operationTexts } from '#lib/operations/operations.ts';
import { parameterTexts } from '#lib/parameters.ts';
import type { Texts } from './all.ts';
import { accountInfo } from './en/account-info.ts';
import { accountLists } from './en/account-lists.ts';
import { audit } from './en/audit.ts';
import { auth } from './en/auth.ts';
import { blacklist } from './en/blacklist.ts';
import { blockWords } from './en/block-words.ts';
import { boards } from './en/boards.ts';
import { branch } from './en/branch.ts';
import { changes } from './en/changes.ts';
import { closing } from './en/closing.ts';
import { common } from './en/common.ts';
import { currency } from './en/currency.ts';
import { customer } from './en/customer.ts';
import { desk } from './en/desk.ts';
import { documents } from './en/documents.ts';
import { fields } from './en/fields.ts';
import { financing } from './en/financing.ts';
import { flow } from './en/flow.ts';
import { form } from './en/form.ts';
import { holds } from './en/holds.ts';
import { home } from './en/home.ts';
import { ledger } from './en/ledger.ts';
import { maintenance } from './en/maintenance.ts';
import { merge } from './en/merge.ts';
import { opening } from './en/opening.ts';
import { palette } from './en/palette.ts';
import { passbook } from './en/passbook.ts';
import { portfolio } from './en/portfolio.ts';
import { radar } from './en/radar.ts';
import { report } from './en/report.ts';
import { roles } from './en/roles.ts';
import { savings } from './en/savings.ts';
import { screening } from './en/screening.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { statement } from './en/statement.ts';
import { states } from './en/states.ts';
import { table } from './en/table.ts';
import { teller } from './en/teller.ts';
import { terms } from './en/terms.ts';
import { titles } from './en/titles.ts';
import { transaction } from './en/transaction.ts';
import { users } from './en/users.ts';
import { vault } from './en/vault.ts';
import { wic } from './en/wic.ts';

/** Every visible text in English; loaded by those who choose it. A key that is missing here does not compile. */
export const en = {
  ...operationTexts('en'),
  ...feeTexts('en'),
  ...parameterTexts('en'),
  ...accountInfo,
  ...accountLists,
  ...audit,
  ...auth,
  ...blockWords,
  ...blacklist,
  ...boards,
  ...branch,
  ...changes,
  ...closing,
  ...common,
  ...currency,
  ...customer,
  ...desk,
  ...documents,
  ...fields,
  ...financing,
  ...flow,
  ...form,
  ...holds,
  ...home,
  ...ledger,
  ...maintenance,
  ...merge,
  ...opening,
  ...palette,
  ...passbook,
  ...portfolio,
  ...radar,
  ...report,
  ...roles,
  ...savings,
  ...screening,
  ...session,
  ...settings,
  ...shell,
  ...statement,
  ...states,
  ...table,
  ...teller,
  ...terms,
  ...titles,
  ...transaction,
  ...users,
  ...vault,
  ...wic,
} as const satisfies Texts;
