import { amountsOf } from '#core/access/amounts.ts';
import type { Caller, Context } from '#core/access/context.ts';
import { toAnswer } from '#core/ledger/posted.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Posting } from '#types/proto/common.ts';
import { acting, reaches } from './authority.ts';
import { commit } from './commit.ts';
import { customersOf } from './customers.ts';
import { duplicateWarning } from './duplicate-posting.ts';
import { type Effect, isChange } from './effects.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { feesOf, waived } from './fees.ts';
import { fingerprint } from './fingerprint.ts';
import { guardForeignBalance } from './foreign-balance.ts';
import { completed } from './journal-legs.ts';
import { loadOperationContext } from './load-context.ts';
import { needsOverride } from './needs-override.ts';
import { isNewReason } from './new-reason.ts';
import { changesOnly, type OpContext, type Operation, type Prepared, type Subject, type Verdict } from './operation.ts';
import { blindPreview, emptyPosting, fresh, preview } from './posting-view.ts';
import { loadPresenter, partyAsked, partyEffects, partyOf, partyRole } from './presenter.ts';
import { reference } from './reference.ts';
import { replayed } from './replay.ts';

export interface RunOptions {
  /** Stops after the rules and returns the preview. */
  readonly dryRun?: boolean;
  /** A one-time override grant. */
  readonly token?: string;
  /** Further changes that run with the posting. */
  readonly effects?: readonly Effect[];
  /** Set when a workflow item is being approved: the checker's authority, and what the item has reserved. */
  readonly approval?: {
    readonly maker: Caller;
    readonly approver: Caller;
    /** The checker approves in this person's place; '' for the checker's own authority. */
    readonly behalf: string;
    readonly idFlow: string;
    readonly reserved: ReadonlyMap<string, bigint>;
    /** Gets today's verdict and its customers before anything is lifted; throws where the verdict asks for more than was shown. */
    readonly evaluated: (verdict: Verdict, customers: readonly string[]) => Promise<void>;
    readonly effects: readonly Effect[];
    /** Binds the idempotency key to the decision, not to the item's input. */
    readonly print: Buffer;
  };
}

/** Reads what the operation needs and runs all its rules; changes nothing. */
export async function prepare<D, X>(
  context: Context,
  operation: Operation<D, X>,
  data: D,
  options: { token?: string; maker?: Caller; reserved?: ReadonlyMap<string, bigint>; trying?: boolean } = {},
): Promise<Prepared<D, X>> {
  const { db } = context;
  const caller = options.maker ?? context.caller;
  const presenter = await loadPresenter(db, operation.code, partyOf(operation, data), caller);
  const extra = (operation.load ? await operation.load(db, data, caller, presenter) : null) as X;
  const [loaded, ref] = await Promise.all([
    loadOperationContext(db, caller, operation.needs(data, caller, extra), context.key, options.token ?? ''),
    reference(db),
  ]);
  const date = loaded.branches.get(caller.kodeCabang)?.accounting_date ?? '';
  const op: OpContext<D, X> = {
    data,
    amounts: amountsOf(operation.schema, data, operation.currencyOf?.(extra)),
    extra,
    presenter,
    loaded,
    caller,
    ref,
    reserved: options.reserved ?? new Map(),
    date,
    approving: options.maker !== undefined,
    trying: options.trying === true,
  };
  const { verdict, legs } = evaluateRules(operation as Operation, op as OpContext);
  return {
    operation,
    op,
    verdict,
    legs: verdict.rejection ? legs : completed(legs, operation.subject(op).kode_valuta, op),
    print: fingerprint(operation.code, data),
  };
}

/**
 * Runs one operation: replay check, one read, all rules, then preview or posting. Returns the posting; throws AppError with the rejection, with
 * OVERRIDE_NEEDED and the reasons, or with what the posting function refused.
 */
export async function runOperation<D, X>(
  context: Context,
  operation: Operation<D, X>,
  data: D,
  options: RunOptions = {},
): Promise<Posting> {
  const { approval } = options;
  const prepared = await prepare(context, operation, data, {
    ...(options.token && { token: options.token }),
    trying: options.dryRun === true,
    ...(approval && { maker: approval.maker, reserved: approval.reserved }),
  });
  const print = approval?.print ?? prepared.print;
  const { loaded } = prepared.op;
  if (loaded.replay && !options.dryRun) return replayed(context, loaded.replay, print, operation.code);
  const { verdict } = prepared;
  if (!approval) await guardForeignBalance(context, prepared as Prepared);
  if (verdict.rejection) throw rejection(verdict);
  if (options.dryRun && definitionOf(operation.code).blind) return blindPreview(prepared);
  if (options.dryRun) return preview(prepared, await duplicateWarning(context.db, prepared));
  await approval?.evaluated(verdict, customersOf(prepared as Prepared));
  if (approval && verdict.level !== '' && !reaches(acting(approval.approver, approval.maker.idUser), verdict.level)) {
    fail('APPROVER_LIMIT', { params: { tingkat: verdict.level } });
  }
  const approver = approval ? approval.approver.idUser : approverOf(prepared as Prepared, options.token);
  const committed = await post(context, prepared, { ...options, print, approver }).catch(async (error: unknown) => {
    if (!approval && isOutrun(error)) await evaluatedAnew(context, operation, data, options.token);
    throw error;
  });
  if (committed.ulang)
    return replayed(
      context,
      {
        sidik: print.toString('hex'),
        id_user: context.caller.idUser,
        journal_id: committed.journal_id?.toString() ?? null,
        tanggal: committed.tanggal,
        jawaban: committed.jawaban,
      },
      print,
      operation.code,
    );
  const made = { ...emptyPosting(), ...documentOf(prepared) };
  if (committed.journal_id === null) return made;
  return { ...made, ...toAnswer(fresh(prepared, committed, approver, approval?.idFlow ?? null)) };
}

/** The rejection of a verdict as the error to throw; each field that it is about is named with the same code. */
export function rejection(verdict: Verdict): AppError {
  const { rejection: outcome } = verdict;
  if (!outcome) throw new Error('nothing was rejected');
  const { code, params, field } = outcome;
  const violations = [field ?? []].flat().map((name) => ({ field: name, kode: code }));
  return new AppError(code, { params, ...(violations.length > 0 && { violations }) });
}

function approverOf(prepared: Prepared, token: string | undefined): string | null {
  const { grant } = prepared.op.loaded;
  if (prepared.verdict.reasons.length === 0) return null;
  if (!token) needsOverride(prepared);
  // The supervisor did not release a reason that has come up, or grown, since the screen showed it.
  const shown = grant?.alasan;
  if (!grant || (shown && prepared.verdict.reasons.some((reason) => isNewReason(reason, shown)))) fail('GRANT_INVALID');
  return grant.supervisor;
}

/** The posting proof refused it for a change by another posting since the rules ran, and a second person may lift it. */
const isOutrun = (error: unknown): boolean => error instanceof AppError && error.code === 'TILL_MAXIMUM';

/** Runs the rules once more over the state of now: a caller who was outrun gets the verdict that a call a moment later would have got. */
async function evaluatedAnew<D, X>(
  context: Context,
  operation: Operation<D, X>,
  data: D,
  token?: string,
): Promise<void> {
  const { verdict } = await prepare(context, operation, data, token ? { token } : {});
  if (verdict.rejection) throw rejection(verdict);
  if (verdict.reasons.some(({ kode }) => kode === 'KAS_MELEBIHI_BATAS'))
    needsOverride({ operation: operation as Operation, verdict });
}

interface Post extends RunOptions {
  readonly print: Buffer;
  readonly approver: string | null;
}

/** A change of data names what its posting function finds its second person by. */
const proven = <D, X>(effect: Effect, { code, change }: Operation<D, X>, { approval, token }: RunOptions): Effect =>
  change && isChange(effect)
    ? { ...effect, operasi: code, id_flow: approval?.idFlow ?? null, token: approval ? null : (token ?? null) }
    : effect;

/** Keeps the person at the counter with cash for which the operation asks it: as its owner, or in the place of an account's holder. */
const presented = <D, X>(operation: Operation<D, X>, op: OpContext<D, X>, { rekening }: Subject): readonly Effect[] =>
  partyAsked(operation.code, operation.denominations?.(op) ?? {})
    ? partyEffects(partyOf(operation, op.data), partyRole(operation.code, rekening))
    : [];

async function post<D, X>(context: Context, { operation, op, verdict, legs }: Prepared<D, X>, options: Post) {
  const subject = operation.subject(op);
  const { change } = operation;
  const left = waived(feesOf(operation, op)).map(({ kode, nominal }) => ({ kode, nominal: nominal.toString() }));
  const { approval } = options;
  const { daily } = definitionOf(operation.code);
  const evidence = operation.evidence?.(op) ?? {};
  const released = new Map([...(approval?.reserved ?? [])].map(([account, minor]) => [account, -minor] as const));
  return commit(context.db, {
    key: context.key,
    print: options.print,
    actor: context.caller.idUser,
    idUser: op.caller.idUser,
    kodeCabang: op.caller.kodeCabang,
    operasi: operation.code,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: changesOnly(operation) ? null : op.date,
    customerAct: definitionOf(operation.code).customer,
    nominal: subject.nominal,
    kodeValuta: subject.kode_valuta,
    rekening: changesOnly(operation) ? (change?.object(op) ?? null) : subject.rekening,
    keterangan: subject.keterangan,
    legs,
    lifted: verdict.reasons.map((reason) => reason.kode),
    ...(operation.denominations && { denominations: operation.denominations(op) }),
    reservations: released,
    effects: [
      ...(options.effects ?? []),
      ...(approval?.effects ?? []),
      ...(operation.effects?.(op) ?? []).map((effect) => proven(effect, operation, options)),
      ...presented(operation, op, subject),
    ],
    approver: options.approver,
    token: approval || verdict.reasons.length === 0 ? null : (options.token ?? null),
    idFlow: approval?.idFlow ?? null,
    idKas: subject.id_kas,
    ...(daily && { daily }),
    audit:
      verdict.reasons.length > 0 || approval
        ? {
            ...evidence,
            alasan: verdict.reasons.map((reason) => reason.kode),
            otorisasi: options.approver,
            ...(approval && { pembuat: op.caller.idUser }),
            ...(approval?.behalf && { atas_nama: approval.behalf }),
            ...(change && { perubahan: change.fields(op) }),
            ...(left.length > 0 && { biaya_dihapus: left }),
          }
        : Object.keys(evidence).length > 0
          ? evidence
          : null,
    ...(operation.document && { answer: documentOf({ operation, op }) }),
    ...(change && approval && { answer: { id_flow: approval.idFlow, flow_state: 'APPROVED' } }),
  });
}

/** The number of what was made beside the journal, for the answer. */
const documentOf = <D, X>({ operation, op }: Pick<Prepared<D, X>, 'operation' | 'op'>): Partial<Posting> =>
  operation.document ? { nomor_dokumen: operation.document(op) } : {};
