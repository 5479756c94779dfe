import type { Handlers } from '#core/access/handler.ts';
import { audit } from '#core/audit/area.ts';
import { branch } from '#core/branch/area.ts';
import { type CardConfig, card } from '#core/card/area.ts';
import { clearing } from '#core/clearing/area.ts';
import { ownerOfSheets } from '#core/clearing/inward-list.ts';
import { closing } from '#core/closing/area.ts';
import { currency } from '#core/currency/area.ts';
import { customer } from '#core/customer/area.ts';
import { ownerOfDocuments } from '#core/customer/documents.ts';
import { deposit } from '#core/deposit/area.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { type EveningConfig, evening } from '#core/evening/area.ts';
import { file } from '#core/file/area.ts';
import type { Owners } from '#core/file/open-file.ts';
import { finance } from '#core/finance/area.ts';
import { generalLedger } from '#core/general-ledger/area.ts';
import { letter } from '#core/letter/area.ts';
import { type ManagementConfig, management } from '#core/management/area.ts';
import { parameter } from '#core/parameter/area.ts';
import { passbook } from '#core/passbook/area.ts';
import { payroll } from '#core/payroll/area.ts';
import { profit } from '#core/profit/area.ts';
import { report } from '#core/report/area.ts';
import { savings } from '#core/savings/area.ts';
import { accountFees } from '#core/savings/fee-area.ts';
import { holds } from '#core/savings/hold-area.ts';
import { screening } from '#core/screening/area.ts';
import { type SessionConfig, session } from '#core/session/area.ts';
import { settlement } from '#core/settlement/area.ts';
import { type SignatureConfig, signature } from '#core/signature/area.ts';
import { ownerOfSpecimens } from '#core/signature/specimens.ts';
import { standing } from '#core/standing/area.ts';
import { type StatementConfig, statement } from '#core/statement/area.ts';
import { teller } from '#core/teller/area.ts';
import { ownerOfJournal } from '#core/teller/transaction-queries.ts';
import { transfer } from '#core/transfer/area.ts';
import { vault } from '#core/vault/area.ts';
import { warkat } from '#core/warkat/area.ts';
import { wic } from '#core/wic/area.ts';
import { workflow } from '#core/workflow/area.ts';
import { plain, processor } from '#core/workflow/processor.ts';
import { type CallOf, type CheckedCode, type CodeWhere, cardOf, checkedCodes } from '#lib/operations/operations.ts';
import { countedTill } from './close-till.ts';

/** Every part of the core that serves calls, listed once: its operations and its handlers. */
const areas = [
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
  evening,
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

type Area = (typeof areas)[number];

/** Intersects all members of a union. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Parts that name different things, as one. */
const merged = <Part extends object>(parts: readonly Part[]): Together<Part> => Object.assign({}, ...parts);

/** The codes whose cards name a call of this kind. */
type RunBy<As extends string> = CodeWhere<{ call: { as: As } }>;

/** Every operation that its card alone says how to run; one that no area keeps does not compile. */
const kept: Readonly<Record<RunBy<'PROCESSOR' | 'COMMAND'> | CheckedCode, unknown>> = merged<Area['operations']>(
  areas.map((area) => area.operations),
);

/** The operations that can come before a checker: what workflow and override can run. */
export const operations: Operations = new Map(checkedCodes.map((code) => [code, kept[code] as Operation]));

type OperationHandlers = { readonly [C in RunBy<'PROCESSOR'> as CallOf<C>['rpc']]: ReturnType<typeof processor> } & {
  readonly [C in RunBy<'COMMAND'> as CallOf<C>['rpc']]: ReturnType<typeof plain>;
};

/** The handlers of those operations, each by the call its card names. */
const operationHandlers = Object.fromEntries(
  Object.entries(kept).flatMap(([code, operation]) => {
    const { call } = cardOf(code as keyof typeof kept);
    if (!call || call.as === 'OWN') return [];
    const run = call.as === 'PROCESSOR' ? processor : plain;
    return [[call.rpc, run(operation as Operation)]];
  }),
) as OperationHandlers;

/** The department that keeps a record decides who may see its files. */
const owners: Owners = {
  NASABAH: ownerOfDocuments,
  SPESIMEN: ownerOfSpecimens,
  WARKAT_MASUK: ownerOfSheets,
  JURNAL: ownerOfJournal,
};

/**
 * Builds the table of all handlers from the server's configuration. An rpc that no area serves, or one that returns another message, does not
 * compile.
 */
export function makeHandlers(
  config: SessionConfig & ManagementConfig & SignatureConfig & StatementConfig & CardConfig & EveningConfig,
): Handlers {
  const house = { ...config, operations, owners };
  return { ...operationHandlers, ...merged<ReturnType<Area['handlers']>>(areas.map((area) => area.handlers(house))) };
}
