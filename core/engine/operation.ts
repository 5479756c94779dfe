import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { Denominations } from '#core/ledger/denominations.ts';
import type { Leg, Target } from '#core/ledger/legs.ts';
import type { SentTransfer, Trade } from '#core/ledger/posted-journal.ts';
import type { FeeCode } from '#lib/accounts/fees.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import type { ErrorCode, Reason } from '#lib/errors/errors.ts';
import type { ReasonCode } from '#lib/errors/reasons.ts';
import { definitionOf, type OperationCode } from '#lib/operations/operations.ts';
import type { AmountsOf } from '#lib/schemas/amount-mark.ts';
import type { Effect } from './effects.ts';
import type { LoadedContext, Needs } from './load-context.ts';
import type { Party, PartyData } from './presenter.ts';
import type { Reference } from './reference.ts';

type Params = Readonly<Record<string, string>>;

/** A rule objects with one of these. The highest of all outcomes decides. */
export type Outcome =
  | { readonly kind: 'warn'; readonly code: ReasonCode; readonly params: Params }
  | { readonly kind: 'override'; readonly code: ReasonCode; readonly level: string; readonly params: Params }
  | {
      readonly kind: 'reject';
      readonly code: ErrorCode;
      readonly params: Params;
      /** The fields of the form that are refused, where they are some. */
      readonly field?: string | readonly string[];
    };

/** A refusal, and the account or branch that refused. */
export type Refusal = Extract<Outcome, { readonly kind: 'reject' }>;

export const warn = (code: ReasonCode, params: Params = {}): Extract<Outcome, { kind: 'warn' }> => ({
  kind: 'warn',
  code,
  params,
});
export const override = (code: ReasonCode, level: string, params: Params = {}): Outcome => ({
  kind: 'override',
  code,
  level,
  params,
});
export const reject = (code: ErrorCode, params: Params = {}, field?: string | readonly string[]): Outcome => ({
  kind: 'reject',
  code,
  params,
  ...(field && { field }),
});

/** Rules and journals read only this context; nothing in here is fetched later. */
export interface OpContext<D = unknown, X = unknown> {
  readonly data: D;
  /** The amounts of `data` in minor units, each under the name of its field. */
  readonly amounts: AmountsOf<D>;
  readonly extra: X;
  /** The person at the counter, where the definition asks for that and the form names somebody. */
  readonly presenter?: Party | null;
  readonly loaded: LoadedContext;
  readonly caller: Caller;
  readonly ref: Reference;
  /** Funds that the item being approved has itself reserved: they count as available to it. Minor units by account. */
  readonly reserved: ReadonlyMap<string, bigint>;
  /** Accounting date of the caller's branch. */
  readonly date: string;
  /** A checker decides about what was filed before. */
  readonly approving?: boolean;
  /** The call is only tried: nothing is booked or filed. */
  readonly trying?: boolean;
}

/** One small named predicate; null means no objection. */
export interface Rule<D = unknown, X = unknown> {
  readonly name: string;
  check(context: OpContext<D, X>): Outcome | null;
}

/** The journal, the slip and the inbox describe the transaction by this. */
export interface Subject {
  readonly nominal: bigint;
  readonly kode_valuta: string;
  /** The account shown, whose available balance is returned; null where none is touched. */
  readonly rekening: string | null;
  readonly lawan: string | null;
  readonly keterangan: string;
  /** The cash box whose serial numbers the slip. */
  readonly id_kas: number | null;
  /** Set where notes of a currency are exchanged: the slip says the rate. */
  readonly tukar?: Trade;
  /** Set where money goes to another bank: the slip says to whom. */
  readonly transfer?: Omit<SentTransfer, 'status' | 'waktu'>;
}

/** A fee that is taken before the bank has earned it, in minor units of the books' currency. */
interface HeldFee {
  readonly kode: FeeCode;
  readonly nominal: bigint;
}

/** A fee of the bank for an operation, as a part of its journal. */
export interface Fee {
  readonly kode: FeeCode;
  /** Minor units of the payer's currency; zero where the terms in force ask nothing. */
  readonly nominal: bigint;
  readonly dari: Target;
  /** The income account, at the branch that serves. */
  readonly kode_gl: string;
  /** A waiver was asked for: nothing is posted, and a second person decides (domain: events). */
  readonly dihapus: boolean;
}

/** A state-changing command, as a value. The engine is the only code that runs one. */
export interface Operation<D = unknown, X = unknown> {
  /** flowCode of the product, and the name in journals and audit. All else that is true of it is on its card in lib/operations. */
  readonly code: OperationCode;
  readonly schema: z.ZodType<D>;
  /** Picks the limits that count where only the content decides: a reversal is measured as what it reverses. */
  groupFor?(context: OpContext<D, X>): LimitGroup;
  /** The currency of its amounts, where its form names none and they are not in that of the books. */
  currencyOf?(extra: X): string;
  needs(data: D, caller: Caller, extra: X): Needs;
  /** A second read where the loaded context alone is not enough. */
  load?(db: Db, data: D, caller: Caller, presenter: Party | null): Promise<X>;
  /** Rules without which there is nothing to draw; where one rejects, nothing else is said. */
  readonly before?: readonly Rule<D, X>[];
  /** Rules of this operation alone. Those for every journal are derived from its legs (core/engine/guards). */
  readonly rules: readonly Rule<D, X>[];
  /** Its legs take back what was entered: they pass where the entry should never have been. */
  readonly undoes?: true;
  /** It wakes the accounts of its legs before they are moved: dormancy does not block them. */
  readonly wakes?: true;
  /** Its legs take accounts to another branch as they are: dormant or blocked accounts stay so, and neither blocks the legs. */
  readonly moves?: true;
  /** The operation moves deposits, which no other operation does. */
  readonly deposits?: true;
  /** Funds by account, in minor units, that are held until its own legs take them: its effects set them free before. */
  frees?(context: OpContext<D, X>): ReadonlyMap<string, bigint>;
  /** Its legs empty this account for good: neither dormancy, nor the closing under way, nor the minimum blocks them. */
  closes?(context: OpContext<D, X>): string;
  /** The account whose closing its legs take back. */
  reopens?(context: OpContext<D, X>): string | null;
  /** The field of its form that a refusal of a guard is about; undefined where it is about none. */
  fieldOf?(context: OpContext<D, X>, refused: Refusal): string | undefined;
  subject(context: OpContext<D, X>): Subject;
  /** The amount that its second person answers for, in minor units, where that is not the amount of the journal. */
  answersFor?(context: OpContext<D, X>): bigint;
  journal(context: OpContext<D, X>): readonly Leg[];
  /** Customers whose money it moves beside those behind the accounts it reads, as those that a file's rows pay: none of them allows it. */
  customers?(context: OpContext<D, X>): readonly string[];
  /** The person at the counter, where the form names that person by other fields than those of a presenter. */
  presenter?(data: D): PartyData;
  /** Movements of pieces by cash box, out negative. */
  denominations?(context: OpContext<D, X>): Readonly<Record<number, Denominations>>;
  effects?(context: OpContext<D, X>): readonly Effect[];
  /** The journal keeps this beside its lines, as who signed the slip. */
  evidence?(context: OpContext<D, X>): Readonly<Record<string, unknown>>;
  /** The number of what it makes beside a journal, returned with the posting and with each answer to its key. */
  document?(context: OpContext<D, X>): string;
  /**
   * The fees that the bank asks for it, in terms in force: the engine adds their legs, shows them and lets them be waived (domain: products, fees).
   */
  fees?(context: OpContext<D, X>): readonly Fee[];
  /** Fees that its own journal takes with the amount, to be earned later: shown as fees, without legs of their own. */
  heldFees?(context: OpContext<D, X>): readonly HeldFee[];
  /**
   * Set for a change of data: always a second person who holds the level. Alone it has no journal and needs no branch day; where its
   * card leaves a journal, records and legs go into the books in one commit, or neither.
   */
  readonly change?: DataChange<D, X>;
}

/** Changes records and posts nothing. */
export const changesOnly = ({ code, change }: Pick<Operation, 'code' | 'change'>): boolean =>
  change !== undefined && definitionOf(code).leaves !== 'JOURNAL';

/** The record that a change of data writes. Its effects are named data_*. */
interface DataChange<D = unknown, X = unknown> {
  /** The record, as 'USER:teller1'; one change of it waits at a time. */
  object(context: OpContext<D, X>): string;
  /** The customers it concerns, their families among them: none of them makes it or allows it. */
  customers?(context: OpContext<D, X>): readonly string[];
  /** The role level that must allow it: a rung of the approval ladder, or ADMIN. */
  level(context: OpContext<D, X>): string;
  /** The number of different people who must allow it, where its content asks for more than the bank's table does. */
  approvals?(context: OpContext<D, X>): number;
  /** Field by field, what is and what will be. */
  fields(context: OpContext<D, X>): readonly FieldChange[];
  /** Effects that run with the filing of an item, before anybody has decided about it. */
  filing?(context: OpContext<D, X>, idFlow: string): readonly Effect[];
}

export interface FieldChange {
  readonly kolom: string;
  readonly lama: string;
  readonly baru: string;
}

/** The result of all rules: what must be approved, by whom, and what is only worth a warning. */
export interface Verdict {
  readonly rejection: Extract<Outcome, { kind: 'reject' }> | null;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Reason[];
  /** The highest role asked for; empty when none is. */
  readonly level: string;
}

/** An operation read and judged: what preview, posting and workflow each go on from. */
export interface Prepared<D = unknown, X = unknown> {
  readonly operation: Operation<D, X>;
  readonly op: OpContext<D, X>;
  readonly verdict: Verdict;
  /** All legs as they will be posted; of a rejected operation, its own as far as they could be drawn. */
  readonly legs: readonly Leg[];
  readonly print: Buffer;
}
