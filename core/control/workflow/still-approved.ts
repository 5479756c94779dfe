import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { higher } from '#core/engine/authority.ts';
import { isNewReason } from '#core/engine/new-reason.ts';
import type { Verdict } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { AppError } from '#lib/errors/errors.ts';
import { assertNotOwnCustomer, releasableItem, stillStands } from './checker.ts';
import { file, recordOf } from './filing.ts';
import { againItem } from './item-effects.ts';
import type { FlowItem } from './items.ts';

/** An item as the rules judge it now: its customers, and the print of the decision. */
interface Evaluated {
  readonly verdict: Verdict;
  readonly customers: readonly string[];
  readonly print: Buffer;
}

/**
 * An approval may lift only what its checkers were shown, and each of them must still be able to give it. Where it is not so the item goes before its
 * checkers again, with the reasons of now and without an approval. REASONS_NEW, APPROVER_GONE; OWN_CUSTOMER where the checker has come to be one of
 * those whose money it moves.
 */
export async function assertStillApproved(
  context: Context,
  operations: Operations,
  item: FlowItem,
  { verdict, customers, print }: Evaluated,
): Promise<void> {
  assertNotOwnCustomer(context.caller, customers);
  const asked = releasableItem(operations, item);
  const people = await Promise.all(item.pemeriksa.map((name) => loadCaller(context.db, name)));
  const gone = item.pemeriksa.find((_, at) => !stillStands(people[at] ?? null, item.wewenang[at] ?? '', asked));
  const error = verdict.reasons.some((reason) => isNewReason(reason, item.alasan))
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
