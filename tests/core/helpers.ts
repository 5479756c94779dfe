import { randomBytes } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Context } from '#core/access/context.ts';
import { connect, type Db } from '#core/db/client.ts';
import type { Operation } from '#core/engine/operation.ts';
import { type RunOptions, runOperation } from '#core/engine/run-operation.ts';
import { as, type Bank } from '#core/programs/seed/counter.ts';
import { AppError, type ErrorCode } from '#lib/errors/errors.ts';
import type { Posting } from '#types/proto/common.ts';
import { beginsSound, expectSoundBooks } from './sound-books.ts';
import { type Addresses, withDatabase } from './template-banks.ts';

/** A database of the test's own. Close it in afterAll. */
export interface TestBank extends Bank {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** For snapshots that are held open; it connects when the first is. */
  readonly past: Db;
  readonly close: () => Promise<void>;
}

/** The PostgreSQL of the worker this test runs in: the files of one worker come one after the other. */
export function ownPostgres(): Addresses {
  const all = inject('postgres');
  const own = all[(Number(process.env.VITEST_POOL_ID) - 1) % all.length];
  if (!own) throw new Error(`no PostgreSQL for worker ${process.env.VITEST_POOL_ID} of ${all.length}`);
  return own;
}

/** The invariants that tests break on purpose, by the owner's connection of their banks. */
const broken = new WeakMap<Db, readonly string[] | 'all'>();

/**
 * For a test that writes past the core what these invariants forbid, given by their numbers: a date that was put back, a record
 * without its version. The others are proved when its bank closes, as all are for every other test.
 */
export const breaksBooks = ({ owner }: Pick<Bank, 'owner'>, invariants: readonly string[] | 'all') =>
  broken.set(owner, invariants);

async function clone(template: string): Promise<TestBank> {
  const addresses = ownPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connect(addresses.admin, { max: 1 });
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy owner amanah_owner`);
  const [ownerUrl, appUrl] = [withDatabase(addresses.owner, name), withDatabase(addresses.app, name)];
  const [owner, app] = [connect(ownerUrl, { max: 2, asal: 'PASANG' }), connect(appUrl, { max: 10 })];
  const past = connect(ownerUrl, { max: 4 });
  const close = async (): Promise<void> => {
    await Promise.all([owner.end(), app.end()]);
    try {
      const but = broken.get(owner) ?? [];
      if (template !== 'template0' && but !== 'all') await expectSoundBooks({ owner, past }, but);
    } finally {
      await past.end();
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    }
  };
  if (template === 'small_bank' || template === 'counter_bank') await beginsSound({ owner, past });
  return { owner, app, past, ownerUrl, appUrl, close };
}

/** A bank of its own for this file: the one small-bank.ts describes. Use one per file, in beforeAll. */
export const testBank = (): Promise<TestBank> => clone('small_bank');

/** The small bank with the counter of branch 002 open too. */
export const bankWithCounters = (): Promise<TestBank> => clone('counter_bank');

/** A migrated database with reference data and nothing else. */
export const emptyBank = (): Promise<TestBank> => clone('empty_bank');

/** A database that nobody has migrated yet: `template0` has nothing in it at all. */
export const bareDatabase = (): Promise<TestBank> => clone('template0');

/** Runs an operation in the name of a user under a fresh key, input as a client sends it. No override is given by itself. */
export async function run<D, X>(
  bank: Bank,
  idUser: string,
  operation: Operation<D, X>,
  input: unknown,
  options: RunOptions & { readonly key?: string } = {},
): Promise<Posting> {
  const { key, ...rest } = options;
  const context: Context = { ...(await as(bank, idUser)), ...(key && { key }) };
  return runOperation(context, operation, operation.schema.parse(input), rest);
}

/** The error a call ends with; fails the test when it succeeds or fails in another way. */
export async function refusal(call: Promise<unknown>, code: ErrorCode): Promise<AppError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).code).toBe(code);
  return error as AppError;
}

/** Ledger balance of an account in minor units. */
export async function balanceOf(bank: Bank, nomorRekening: string): Promise<bigint | undefined> {
  const [row] = await bank.app<{ saldo_buku: bigint }[]>`
    select saldo_buku from account_state where nomor_rekening = ${nomorRekening}`;
  return row?.saldo_buku;
}

/** Chains all there is. What another test has under way at this moment holds the chain back, so it is asked until nothing is left. */
export async function chainAll({ owner }: Bank): Promise<void> {
  for (;;) {
    const [row] = await owner<{ sisa: boolean }[]>`
      with s as (select append_audit_chain(100000))
      select exists (select from audit_chain_head a cross join s cross join lateral to_be_chained(a.xid, 9223372036854775807) c
                     where (c.xid, c.id) > (a.xid, a.audit_id)) as sisa`;
    if (!row?.sisa) return;
  }
}

/** Rolls up all lines there are; another test's open work delays that as it does the audit chain. */
export async function rollUpAll({ owner }: Bank): Promise<void> {
  for (;;) {
    await owner`select rollup_gl_balances()`;
    const [row] = await owner<{ sisa: boolean }[]>`
      select exists (select from journal_line l, gl_rollup_watermark f where l.xid >= f.horizon) as sisa`;
    if (!row?.sisa) return;
  }
}
