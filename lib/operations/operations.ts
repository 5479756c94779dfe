import { account } from './account.ts';
import { bilyet } from './bilyet.ts';
import { branch } from './branch.ts';
import type { Card } from './card.ts';
import { cardAtm } from './card-atm.ts';
import { cashCheck } from './cash-check.ts';
import { cashDifferences } from './cash-differences.ts';
import { cashShipments } from './cash-shipments.ts';
import { centralBank } from './central-bank.ts';
import { clearing } from './clearing.ts';
import { closing } from './closing.ts';
import { currency } from './currency.ts';
import { customer } from './customer.ts';
import { deposit } from './deposit.ts';
import { entry } from './entry.ts';
import { evening } from './evening.ts';
import { fee } from './fee.ts';
import { feeWaiver } from './fee-waiver.ts';
import { finance } from './finance.ts';
import { hold } from './hold.ts';
import { inwardClearing } from './inward-clearing.ts';
import { ledger } from './ledger.ts';
import { levies } from './levies.ts';
import { management } from './management.ts';
import { parameter } from './parameter.ts';
import { passbook } from './passbook.ts';
import { payroll } from './payroll.ts';
import { profit } from './profit.ts';
import { reporting } from './reporting.ts';
import { savings } from './savings.ts';
import { screening } from './screening.ts';
import { signature } from './signature.ts';
import { standing } from './standing.ts';
import { statement } from './statement.ts';
import { stationery } from './stationery.ts';
import { teller } from './teller.ts';
import { transfer } from './transfer.ts';
import { unfunded } from './unfunded.ts';
import { vault } from './vault.ts';
import { warkat } from './warkat.ts';
import { warkatOrder } from './warkat-order.ts';
import { wic } from './wic.ts';

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
