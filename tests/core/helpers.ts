import { randomBytes } from 'node:crypto';
import { expect, inject } from 'vitest';
import type { Context } from '#core/access/context.ts';
import { connect } from '#core/db/client.ts';
import { as, type Bank } from '#core/db/seed/counter.ts';
import type { Operation } from '#core/engine/operation.ts';
import { type RunOptions, runOperation } from '#core/engine/run-operation.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { AppError, type ErrorCode } from '#lib/errors/errors.ts';
import type { Posting } from '#types/proto/common.ts';
import { withDatabase } from './laid-banks.ts';

/** A database of the test's own. Close it in afterAll. */
export interface TestBank extends Bank {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly close: () => Promise<void>;
}

/** `template0` has nothing in it at all. */
async function clone(template: string): Promise<TestBank> {
  const addresses = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = connect(addresses.admin, { max: 1 });
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy owner amanah_owner`);
  const [ownerUrl, appUrl] = [withDatabase(addresses.owner, name), withDatabase(addresses.app, name)];
  const [owner, app] = [connect(ownerUrl, { max: 2 }), connect(appUrl, { max: 10 })];
  const close = async (): Promise<void> => {
    await Promise.all([owner.end(), app.end()]);
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { owner, app, ownerUrl, appUrl, close };
}

/** A bank of its own for this file: the one small-bank.ts describes. Use one per file, in beforeAll. */
export const testBank = (): Promise<TestBank> => clone('small_bank');

/** A migrated database with reference data and nothing else. */
export const emptyBank = (): Promise<TestBank> => clone('empty_bank');

/** A database that nobody has migrated yet. */
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

/** Every invariant of the books holds. */
export async function expectSoundBooks(bank: Bank): Promise<void> {
  expect((await checkBooks(bank.owner)).filter((result) => !result.ok)).toEqual([]);
}

/** Chains all there is. What another test has under way at this moment holds the sealer back, so it is asked until nothing is left. */
export async function sealAll({ owner }: Bank): Promise<void> {
  for (;;) {
    const [row] = await owner<{ sisa: boolean }[]>`
      with s as (select seal_audit(100000))
      select exists (select from audit_seal_state a cross join s cross join lateral to_be_chained(a.xid, 9223372036854775807) c
                     where (c.xid, c.id) > (a.xid, a.audit_id)) as sisa`;
    if (!row?.sisa) return;
  }
}

/** Folds all lines there are, which what another test has under way holds back as it does the sealer. */
export async function foldAll({ owner }: Bank): Promise<void> {
  for (;;) {
    await owner`select fold_ledger()`;
    const [row] = await owner<{ sisa: boolean }[]>`
      select exists (select from journal_line l, fold_state f where l.xid >= f.horizon) as sisa`;
    if (!row?.sisa) return;
  }
}
