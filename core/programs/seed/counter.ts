import { randomUUID } from 'node:crypto';
import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { Operation } from '#core/engine/operation.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { Pecahan, Posting } from '#types/proto/common.ts';

/** The two connections of a seed: the owner writes master data, the application's role runs operations as the product does. */
export interface Bank {
  readonly owner: Db;
  readonly app: Db;
  /** The store of its people's pictures; without one the demo bank has none. */
  readonly storage?: StorageConfig | undefined;
  /** Under which its card numbers become tokens; without one the demo bank has a key of its own. */
  readonly cardKey?: string | undefined;
}

/** The demo bank's people who release what a teller may not, by branch. */
const managers: Readonly<Record<string, string>> = { '000': 'finance2', '001': 'manager1', '002': 'manager2' };

/** A call in the name of a user, under a fresh key. */
export async function as(bank: Bank, idUser: string): Promise<Context> {
  const caller = await loadCaller(bank.app, idUser);
  if (!caller) throw new Error(`user ${idUser} is not in the bank`);
  return { db: bank.app, caller, key: randomUUID(), correlation: randomUUID(), session: '', address: '' };
}

/** Creates what the branch manager's credentials typed at the counter would have left: a one-time grant for exactly this input. */
async function release(bank: Bank, context: Context, code: string, data: unknown, reasons: readonly string[]) {
  const token = randomUUID();
  const supervisor = managers[context.caller.kodeCabang];
  if (!supervisor) throw new Error(`branch ${context.caller.kodeCabang} has no manager`);
  await bank.owner`
    insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
    values (${token}, ${code}, ${fingerprint(code, data)}, ${context.caller.idUser}, ${context.caller.kodeCabang}, ${[...reasons]}, ${supervisor},
            now() + interval '2 minutes')`;
  return token;
}

/**
 * Runs an operation as the product does; where the rules ask for an override, the branch manager gives it. Several run at a time under one name, so
 * others may use up that user's daily total between the rules and the posting: the rules are asked again then, and want the manager.
 */
export async function post<D, X>(
  bank: Bank,
  idUser: string,
  operation: Operation<D, X>,
  input: unknown,
): Promise<Posting> {
  const context = await as(bank, idUser);
  const data = operation.schema.parse(input);
  try {
    return await runOperation(context, operation, data);
  } catch (error) {
    if (error instanceof AppError && error.code === 'DAILY_LIMIT') return post(bank, idUser, operation, input);
    if (!(error instanceof AppError && error.code === 'OVERRIDE_NEEDED')) throw error;
    const reasons = (error.details.alasan ?? []).map((reason) => reason.kode);
    return runOperation(context, operation, data, {
      token: await release(bank, context, operation.code, data, reasons),
    });
  }
}

const NOTES = [100_000n, 50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n] as const;

/** Rupiah as a wire amount. */
export const wire = (rupiah: bigint): string => `${rupiah}.00`;

/** Returns a customer's notes: large ones for about `share` per cent of the amount, the rest as few as possible. */
export function notes(rupiah: bigint, share: bigint): Pecahan[] {
  const counts = new Map<bigint, bigint>([[100_000n, (rupiah * share) / 100n / 100_000n]]);
  let rest = rupiah - (counts.get(100_000n) ?? 0n) * 100_000n;
  for (const note of NOTES.slice(share === 100n ? 0 : 1)) {
    counts.set(note, (counts.get(note) ?? 0n) + rest / note);
    rest %= note;
  }
  if (rest !== 0n) throw new RangeError(`${rupiah} cannot be paid in notes`);
  return toRows(
    Object.fromEntries([...counts].map(([note, count]) => [String(note), Number.parseInt(String(count), 10)])),
  );
}

/** Pieces by nominal in rupiah as a denomination list. */
export function toRows(denominations: Readonly<Record<string, number>>): Pecahan[] {
  return Object.entries(denominations)
    .filter(([, lembar]) => lembar > 0)
    .map(([nominal, lembar]) => ({ nominal: `${nominal}.00`, lembar }));
}
