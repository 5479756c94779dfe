import { accountInfo } from './account-info.ts';
import { accountLists } from './account-lists.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { blacklist } from './blacklist.ts';
import { blockWords } from './block-words.ts';
import { boards } from './boards.ts';
import { branch } from './branch.ts';
import { changes } from './changes.ts';
import { closing } from './closing.ts';
import { common } from './common.ts';
import { currency } from './currency.ts';
import { customer } from './customer.ts';
import { desk } from './desk.ts';
import { documents } from './documents.ts';
import { feeNames } from './fees.ts';
import { fields } from './fields.ts';
import { financing } from './financing.ts';
import { flow } from './flow.ts';
import { form } from './form.ts';
import { holds } from './holds.ts';
import { home } from './home.ts';
import { ledger } from './ledger.ts';
import { maintenance } from './maintenance.ts';
import { merge } from './merge.ts';
import { opening } from './opening.ts';
import { operationNames } from './operations.ts';
import { palette } from './palette.ts';
import { parameterNames } from './parameters.ts';
import { passbook } from './passbook.ts';
import { portfolio } from './portfolio.ts';
import { radar } from './radar.ts';
import { report } from './report.ts';
import { roles } from './roles.ts';
import { savings } from './savings.ts';
import { screening } from './screening.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { statement } from './statement.ts';
import { states } from './states.ts';
import { table } from './table.ts';
import { teller } from './teller.ts';
import { terms } from './terms.ts';
import { titles } from './titles.ts';
import { transaction } from './transaction.ts';
import { users } from './users.ts';
import { vault } from './vault.ts';
import { wic } from './wic.ts';

/**
 * Every visible text in Indonesian, for the server, for tools and for the type of a key. No screen imports it: a screen has the
 * texts of its own area.
 */
export const id = {
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
  ...feeNames,
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
  ...operationNames,
  ...palette,
  ...parameterNames,
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
} as const;

/** A whole language: a text for every key. */
export type Texts = Readonly<Record<keyof typeof id, string>>;
