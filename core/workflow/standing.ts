import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { higher } from '#core/engine/authority.ts';
import type { Verdict } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { AppError, type Reason } from '#lib/errors/errors.ts';
import { mustNotBeHers, releasableItem, stillStands } from './checker.ts';
import { file, recordOf } from './filing.ts';
import { againItem } from './item-effects.ts';
import type { FlowItem } from './items.ts';

/** What a reason says: its code, and of what. */
type Told = Pick<Reason, 'kode' | 'rincian'>;

/** An item as it is judged now: whom it is about, and the print of the decision. */
interface Judged {
  readonly verdict: Verdict;
  readonly customers: readonly string[];
  readonly print: Buffer;
}

/** An amount or a count as a reason spells it, to be held against another one of its kind. */
const figure = (shown: string): bigint => BigInt(shown.replace(/[^\d-]/g, '') || '0');

/**
 * What moves by itself while an item waits is another fact only where it is worse than what was shown; an item would else never stand still
 * for its checker. `saldo` is where a ledger account would stand on its wrong side (GL_SISI_SALAH): every posting on it moves it, nearer
 * is less than what was lifted, further is more. `hari` counts days that go by (LAMA_DIAM): what they come to has a code of its own.
 * All other parameters are facts, compared as they were shown: an account, rows, a number of times, an amount, and what the bank
 * itself sets, as a limit or a rate, which no posting moves.
 */
const worse: Readonly<Record<string, (now: string, shown: string) => boolean>> = {
  saldo: (now, shown) => figure(now) < figure(shown),
  hari: () => false,
};

/** Does a reason say no more than this one, which was shown, did? */
function saidBy(shown: Told, { kode, rincian }: Told): boolean {
  const names = new Set([...Object.keys(shown.rincian), ...Object.keys(rincian)]);
  return (
    shown.kode === kode &&
    [...names].every((name) => {
      const [now, then] = [rincian[name], shown.rincian[name]];
      if (now === undefined || then === undefined) return false;
      return now === then || worse[name]?.(now, then) === false;
    })
  );
}

/** Does a reason say what none of those that were shown did: another code, or the same one of more than its checkers read? */
export const saysNew = (reason: Told, shown: readonly Told[]): boolean => !shown.some((each) => saidBy(each, reason));

/**
 * What an approval is about to lift must be what its checkers were shown, and each of them must still be able to give it. Where it
 * is not so the item goes before its checkers again, with the reasons of now and without an approval. REASONS_NEW, APPROVER_GONE;
 * OWN_CUSTOMER where the checker has come to be one of those whose money it moves.
 */
export async function mustStandAsShown(
  context: Context,
  operations: Operations,
  item: FlowItem,
  { verdict, customers, print }: Judged,
): Promise<void> {
  mustNotBeHers(context.caller, customers);
  const asked = releasableItem(operations, item);
  const people = await Promise.all(item.pemeriksa.map((name) => loadCaller(context.db, name)));
  const gone = item.pemeriksa.find((_, at) => !stillStands(people[at] ?? null, item.wewenang[at] ?? '', asked));
  const error = verdict.reasons.some((reason) => saysNew(reason, item.alasan))
    ? new AppError('REASONS_NEW', { alasan: verdict.reasons })
    : gone && new AppError('APPROVER_GONE', { params: { pemeriksa: gone } });
  if (!error) return;
  // Under a key of its own: the decision's key has decided nothing.
  await file({ ...context, key: uuidOf(`${context.key}:again`) }, print, {
    effects: [againItem(item, verdict.reasons, higher(item.tingkat, verdict.level))],
    answer: { id_flow: item.id_flow, flow_state: 'WAITING' },
    action: 'AGAIN',
    rekening: recordOf(item),
  });
  throw error;
}
