import { account } from '#lib/accounts/operations/account.ts';
import { cardAtm } from '#lib/accounts/operations/cards.ts';
import { closing } from '#lib/accounts/operations/closing.ts';
import { fee } from '#lib/accounts/operations/fee.ts';
import { feeWaiver } from '#lib/accounts/operations/fee-waiver.ts';
import { hold } from '#lib/accounts/operations/hold.ts';
import { passbook } from '#lib/accounts/operations/passbook.ts';
import { savings } from '#lib/accounts/operations/savings.ts';
import { standing } from '#lib/accounts/operations/standing.ts';
import { statement } from '#lib/accounts/operations/statement.ts';
import { entry } from '#lib/books/operations/entry.ts';
import { finance } from '#lib/books/operations/finance.ts';
import { ledger } from '#lib/books/operations/ledger.ts';
import { levies } from '#lib/books/operations/levies.ts';
import { reporting } from '#lib/books/operations/reporting.ts';
import { branch } from '#lib/business-day/operations/branch.ts';
import { evening } from '#lib/business-day/operations/evening.ts';
import { cashCheck } from '#lib/cash/operations/cash-check.ts';
import { cashDifferences } from '#lib/cash/operations/cash-differences.ts';
import { cashShipments } from '#lib/cash/operations/cash-shipments.ts';
import { currency } from '#lib/cash/operations/currency.ts';
import { stationery } from '#lib/cash/operations/stationery.ts';
import { teller } from '#lib/cash/operations/teller.ts';
import { vault } from '#lib/cash/operations/vault.ts';
import { clearing } from '#lib/cheques/operations/clearing.ts';
import { inwardClearing } from '#lib/cheques/operations/inward-clearing.ts';
import { unfunded } from '#lib/cheques/operations/unfunded.ts';
import { warkat } from '#lib/cheques/operations/warkat.ts';
import { warkatOrder } from '#lib/cheques/operations/warkat-order.ts';
import { management } from '#lib/control/operations/management.ts';
import { parameter } from '#lib/control/operations/parameter.ts';
import { customer } from '#lib/customers/operations/customer.ts';
import { screening } from '#lib/customers/operations/screening.ts';
import { signature } from '#lib/customers/operations/signature.ts';
import { wic } from '#lib/customers/operations/wic.ts';
import { bilyet } from '#lib/deposits/operations/bilyet.ts';
import { deposit } from '#lib/deposits/operations/deposit.ts';
import { centralBank } from '#lib/payments/operations/central-bank.ts';
import { payroll } from '#lib/payments/operations/payroll.ts';
import { transfer } from '#lib/payments/operations/transfer.ts';
import { profit } from '#lib/profit-sharing/operations/profit.ts';
import type { Card } from './definition.ts';

/** The table holds every operation of the product with its definition, by its flowCode. */
export const operations = {
  ...teller,
  ...currency,
  ...customer,
  ...wic,
  ...vault,
  ...cashShipments,
  ...cashDifferences,
  ...cashCheck,
  ...stationery,
  ...ledger,
  ...entry,
  ...finance,
  ...reporting,
  ...savings,
  ...hold,
  ...feeWaiver,
  ...cardAtm,
  ...clearing,
  ...inwardClearing,
  ...transfer,
  ...centralBank,
  ...levies,
  ...payroll,
  ...closing,
  ...standing,
  ...deposit,
  ...bilyet,
  ...warkat,
  ...warkatOrder,
  ...unfunded,
  ...account,
  ...passbook,
  ...signature,
  ...statement,
  ...branch,
  ...evening,
  ...fee,
  ...management,
  ...parameter,
  ...screening,
  ...profit,
};

export type OperationCode = keyof typeof operations;

/** The codes are those whose definitions have these facts. */
export type CodeWhere<Wanted> = {
  [C in OperationCode]: (typeof operations)[C] extends Wanted ? C : never;
}[OperationCode];
/** A call of their own runs these. */
export type CalledCode = CodeWhere<{ call: object }>;
/** These can come before a checker. */
export type CheckedCode = CodeWhere<{ check: object }>;
export type CallOf<C extends CalledCode> = (typeof operations)[C]['call'];

export const operationCodes = Object.keys(operations) as readonly OperationCode[];
export const isOperationCode = (code: string): code is OperationCode => Object.hasOwn(operations, code);

/** Returns the definition of an operation. */
export const cardOf = (code: OperationCode): Card => operations[code];
/** Returns the definition behind a code from outside, or undefined when this release knows no such operation. */
export const knownCard = (code: string): Card | undefined => (isOperationCode(code) ? operations[code] : undefined);

/** Returns the codes of the definitions that `fits` picks, in the order of the product. */
export const codesWhere = (fits: (card: Card) => boolean): readonly OperationCode[] =>
  operationCodes.filter((code) => fits(cardOf(code)));

/** These codes can come before a checker. */
export const checkedCodes = codesWhere(({ check }) => check !== null) as readonly CheckedCode[];

/** The makers of these counts count blind. */
export const blindCodes = codesWhere(({ blind }) => blind === true);

/** Returns the code that tellers type for an operation; an unknown operation has none. */
export const transCodeOf = (code: string): string => knownCard(code)?.trans_code ?? '';

/** Returns the names of operations in lists and trails, as texts of the screens. */
export function operationTexts(language: 'id' | 'en') {
  return Object.fromEntries(operationCodes.map((code) => [`alur.${code}`, operations[code][language]])) as {
    readonly [C in OperationCode as `alur.${C}`]: string;
  };
}
