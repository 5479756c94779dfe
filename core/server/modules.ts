import type { Handlers } from '#core/access/handler.ts';
import { type CardConfig, card } from '#core/accounts/cards/module.ts';
import { closing } from '#core/accounts/closing/module.ts';
import { accountFees } from '#core/accounts/fees/module.ts';
import { holds } from '#core/accounts/holds/module.ts';
import { savings } from '#core/accounts/inquiries/module.ts';
import { letter } from '#core/accounts/letters/module.ts';
import { passbook } from '#core/accounts/passbooks/module.ts';
import { standing } from '#core/accounts/standing-orders/module.ts';
import { type StatementConfig, statement } from '#core/accounts/statements/module.ts';
import { generalLedger } from '#core/books/entries/module.ts';
import { finance } from '#core/books/finance/module.ts';
import { report } from '#core/books/reports/module.ts';
import { branch } from '#core/business-day/branch-day/module.ts';
import { type EndOfDayConfig, endOfDay } from '#core/business-day/end-of-day/module.ts';
import { teller } from '#core/cash/counter/module.ts';
import { ownerOfJournal } from '#core/cash/counter/transaction-queries.ts';
import { currency } from '#core/cash/currency/module.ts';
import { vault } from '#core/cash/vault/module.ts';
import { warkat } from '#core/cheques/cheque-books/module.ts';
import { ownerOfSheets } from '#core/cheques/clearing/inward-list.ts';
import { clearing } from '#core/cheques/clearing/module.ts';
import { audit } from '#core/control/audit/module.ts';
import { parameter } from '#core/control/parameters/module.ts';
import { type SessionConfig, session } from '#core/control/sessions/module.ts';
import { type ManagementConfig, management } from '#core/control/users/module.ts';
import { workflow } from '#core/control/workflow/module.ts';
import { plain, processor } from '#core/control/workflow/processor.ts';
import { ownerOfDocuments } from '#core/customers/records/documents.ts';
import { customer } from '#core/customers/records/module.ts';
import { screening } from '#core/customers/screening/module.ts';
import { type SignatureConfig, signature } from '#core/customers/specimens/module.ts';
import { ownerOfSpecimens } from '#core/customers/specimens/specimens.ts';
import { wic } from '#core/customers/walk-ins/module.ts';
import { deposit } from '#core/deposits/module.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { file } from '#core/file/module.ts';
import type { Owners } from '#core/file/open-file.ts';
import { payroll } from '#core/payments/payroll/module.ts';
import { settlement } from '#core/payments/settlement/module.ts';
import { transfer } from '#core/payments/transfers/module.ts';
import { profit } from '#core/profit-sharing/module.ts';
import {
  type CallOf,
  type CheckedCode,
  type CodeWhere,
  checkedCodes,
  definitionOf,
} from '#lib/operations/operations.ts';
import { countedTill } from './close-till.ts';

/** Every part of the core that serves calls, listed once: its operations and its handlers. */
const modules = [
  session,
  workflow,
  audit,
  branch,
  clearing,
  settlement,
  closing,
  card,
  deposit,
  currency,
  customer,
  endOfDay,
  file,
  finance,
  generalLedger,
  letter,
  management,
  parameter,
  passbook,
  payroll,
  profit,
  report,
  savings,
  holds,
  accountFees,
  screening,
  signature,
  standing,
  statement,
  teller,
  transfer,
  vault,
  warkat,
  wic,
  countedTill,
] as const;

type Module = (typeof modules)[number];

/** Intersects all members of a union. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Parts that name different things, as one. */
const merged = <Part extends object>(parts: readonly Part[]): Together<Part> => Object.assign({}, ...parts);

/** The codes whose cards name a call of this kind. */
type RunBy<As extends string> = CodeWhere<{ call: { as: As } }>;

/** Every operation that its card alone says how to run; one that no module keeps does not compile. */
const registered: Readonly<Record<RunBy<'PROCESSOR' | 'COMMAND'> | CheckedCode, unknown>> = merged<
  Module['operations']
>(modules.map((module) => module.operations));

/** The operations that can come before a checker: what workflow and override can run. */
export const operations: Operations = new Map(checkedCodes.map((code) => [code, registered[code] as Operation]));

type OperationHandlers = { readonly [C in RunBy<'PROCESSOR'> as CallOf<C>['rpc']]: ReturnType<typeof processor> } & {
  readonly [C in RunBy<'COMMAND'> as CallOf<C>['rpc']]: ReturnType<typeof plain>;
};

/** The handlers of those operations, each by the call its card names. */
const operationHandlers = Object.fromEntries(
  Object.entries(registered).flatMap(([code, operation]) => {
    const { call } = definitionOf(code as keyof typeof registered);
    if (!call || call.as === 'OWN') return [];
    const run = call.as === 'PROCESSOR' ? processor : plain;
    return [[call.rpc, run(operation as Operation)]];
  }),
) as OperationHandlers;

/** The module that keeps a record decides who may see its files. */
const owners: Owners = {
  NASABAH: ownerOfDocuments,
  SPESIMEN: ownerOfSpecimens,
  WARKAT_MASUK: ownerOfSheets,
  JURNAL: ownerOfJournal,
};

/**
 * Builds the table of all handlers from the server's configuration. An rpc that no module serves, or one that returns another message, does not
 * compile.
 */
export function makeHandlers(
  config: SessionConfig & ManagementConfig & SignatureConfig & StatementConfig & CardConfig & EndOfDayConfig,
): Handlers {
  const shared = { ...config, operations, owners };
  return {
    ...operationHandlers,
    ...merged<ReturnType<Module['handlers']>>(modules.map((module) => module.handlers(shared))),
  };
}
