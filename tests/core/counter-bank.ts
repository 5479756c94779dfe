import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { Context } from '#core/access/context.ts';
import { processFlow } from '#core/control/workflow/process.ts';
import { commit } from '#core/engine/commit.ts';
import type { Commit } from '#core/engine/commit-request.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { Operation } from '#core/engine/operation.ts';
import { type RunOptions, runOperation } from '#core/engine/run-operation.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import { as, toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import { AppError, type ErrorCode } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import { bankWithCounters, type TestBank } from './helpers.ts';
import { type Books, readBooks, since } from './since.ts';
import { DAY } from './small-bank.ts';

/** The small bank with both counters open: teller1 (001) and teller3 (002) hold 50,000,000 each. Closed after the file's tests. */
export interface CounterBank extends TestBank {
  /** A call in the name of a user, under a fresh key unless one is given. */
  as(idUser: string, key?: string): Promise<Context>;
  /** Validates the input as the server does and runs the operation in the name of a user. */
  run<D, X>(
    idUser: string,
    operation: Operation<D, X>,
    input: unknown,
    options?: RunOptions & { readonly key?: string },
  ): Promise<Posting>;
  /** One workflow action in the name of a user, as process-v2 does it. */
  flow(idUser: string, action: string, item: FlowAction, key?: string): Promise<Posting>;
}

interface FlowAction {
  readonly idFlow?: string;
  readonly flowCode?: string;
  readonly data?: unknown;
  readonly remark?: string;
  /** The state the screen showed; WAITING unless said otherwise. */
  readonly seen?: string;
  /** Gives the version of the item's content that the screen showed; the version at the first call of this key by default. */
  readonly shown?: SeenItem;
}

/** These details bind a checker's decision. */
export type SeenItem = Pick<Submit, 'versi' | 'sidik' | 'kode_alasan'>;

/** An item as a screen would show it now. */
export async function seenItem({ owner }: TestBank, idFlow: string): Promise<SeenItem> {
  if (idFlow === '') return { versi: 0, sidik: '', kode_alasan: [] };
  const [row] = await owner<SeenItem[]>`
    select versi, encode(sidik, 'hex') as sidik, array(select a ->> 'kode' from jsonb_array_elements(alasan) a) as kode_alasan
    from flow_instance where id_flow = ${idFlow}`;
  return row ? { ...row } : { versi: 0, sidik: '0'.repeat(32), kode_alasan: [] };
}

/** A call that is repeated under its key is repeated as it was. */
const calls = new Map<string, Promise<SeenItem>>();
function remembered(key: string, look: () => Promise<SeenItem>): Promise<SeenItem> {
  const known = calls.get(key) ?? look();
  calls.set(key, known);
  return known;
}

export async function counterBank(): Promise<CounterBank> {
  const bank = await bankWithCounters();
  afterAll(() => bank.close());
  const context = async (idUser: string, key: string = randomUUID()) => ({ ...(await as(bank, idUser)), key });
  return {
    ...bank,
    as: context,
    run: async (idUser, operation, input, { key, ...options } = {}) =>
      runOperation(await context(idUser, key), operation, operation.schema.parse(input), options),
    flow: async (idUser, actionType, item, key = randomUUID()) => {
      const shown = item.shown ?? (await remembered(key, () => seenItem(bank, item.idFlow ?? '')));
      return processFlow(
        await context(idUser, key),
        operations,
        {
          ...emptySubmit,
          ...shown,
          flowCode: item.flowCode ?? '',
          flowState: item.seen ?? 'WAITING',
          transRemark: item.remark ?? '',
          idFlow: item.idFlow ?? '',
          actionType,
        },
        item.data === undefined ? '' : JSON.stringify(item.data),
      );
    },
  };
}

/** So many notes of 100,000 as an input of deposit or withdrawal. */
export const cash = (nomor_rekening: string, notes: number, rest: Readonly<Record<string, unknown>> = {}) => ({
  nomor_rekening,
  nominal: rupiah(BigInt(notes) * 100_000n),
  pecahan: toRows({ '100000': notes }),
  ...rest,
});

/** This person fetches the cash of a company. */
export const companyClerk = { nomor_identitas: '3273056010900009', nama: 'Ratih Kumala Sari' };

/** Rupiah as a wire amount. */
export const rupiah = (whole: bigint): string => fromMinor(whole * 100n);

/** A one-time grant as a supervisor's credentials at the counter would have left it, for input in its validated form. */
export async function insertGrant(
  { owner }: TestBank,
  grant: {
    readonly code: string;
    readonly data: unknown;
    readonly maker: string;
    readonly reasons: readonly string[];
    readonly branch?: string;
    readonly supervisor?: string;
  },
): Promise<string> {
  const token = randomUUID();
  await owner`
    insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
    values (${token}, ${grant.code}, ${fingerprint(grant.code, grant.data)}, ${grant.maker}, ${grant.branch ?? '001'}, ${[...grant.reasons]},
            ${grant.supervisor ?? 'manager1'}, now() + interval '2 minutes')`;
  return token;
}

/** Every bare call gives this fingerprint. */
const BARE = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

/**
 * The posting function called directly by the application's role, past every rule in TypeScript: teller1's transfer at 001 under a
 * fresh key, but for what is said.
 */
export const bareCommit = ({ app }: Pick<TestBank, 'app'>, rest: Partial<Commit>) => commit(app, bare(rest));

/** Lets this bank's operations move any account of the ledger; which ones they name is tested in ledger-accounts.test.ts. */
export const onAnyAccount = ({ owner }: Pick<TestBank, 'owner'>) =>
  owner`update operation_definition set debet = null, kredit = null, cermin = false`;

/** Returns the request of such a call. */
export const bare = (rest: Partial<Commit>): Commit => ({
  key: randomUUID(),
  print: BARE,
  actor: 'teller1',
  idUser: 'teller1',
  kodeCabang: '001',
  operasi: 'PEMINDAHBUKUAN',
  correlation: randomUUID(),
  session: '',
  address: '',
  date: DAY,
  nominal: 100n,
  kodeValuta: 'IDR',
  ...rest,
});

/** Returns the grant with which a bare call has reasons lifted beside its legs: a live grant of the head teller, as the owner may insert it. */
export async function bareGrant(
  { owner }: TestBank,
  lifted: readonly string[],
  operasi = 'PEMINDAHBUKUAN',
  maker = 'teller1',
): Promise<Partial<Commit>> {
  if (lifted.length === 0) return {};
  const token = randomUUID();
  await owner`
    insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
    values (${token}, ${operasi}, ${BARE}, ${maker}, '001', ${[...lifted]}, 'headteller1', now() + interval '2 minutes')`;
  return { token, approver: 'headteller1', lifted, actor: maker, idUser: maker };
}

/** A fingerprint of all rows there are, by table: two are equal only if nothing has changed between. */
export const books = ({ owner }: TestBank): Promise<Books> => readBooks(owner);

/**
 * Tables in which a refusal itself is recorded: whom a list may have, challenges and proofs that are used up by trying, files that
 * came before their form.
 */
const REFUSALS = ['name_hit', 'override_challenge', 'supervisor_proof', 'stored_file'];
/** Those of them whose rows have versions. */
const VERSIONED = ['name_hit', 'stored_file'];

/** Proves that the action is refused with this code and that no row of any other table has changed; returns the error. */
export async function refused(bank: TestBank, code: ErrorCode, action: () => Promise<unknown>): Promise<AppError> {
  return since(bank, async ({ changed }) => {
    const error = await action().then(
      () => new Error(`not refused; expected ${code}`),
      (reason: unknown) => reason,
    );
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe(code);
    const tables = await changed();
    const recorded = tables.some((table) => VERSIONED.includes(table)) ? [...REFUSALS, 'row_version'] : REFUSALS;
    expect(tables.filter((table) => !recorded.includes(table))).toEqual([]);
    return error;
  });
}

/** Proves that the action is accepted and has changed the books: the allowed counterpart of a refusal. */
export async function accepted<T>(bank: TestBank, action: () => Promise<T>): Promise<T> {
  return since(bank, async ({ changed, audited }) => {
    const answer = await action();
    if (!(await audited())) expect(await changed()).not.toEqual([]);
    return answer;
  });
}

/** Proves that the action succeeds and that no row of any table has changed; returns its result. */
export async function idle<T>(bank: TestBank, action: () => Promise<T>): Promise<T> {
  return since(bank, async ({ changed }) => {
    const answer = await action();
    expect(await changed()).toEqual([]);
    return answer;
  });
}

/**
 * Proves that a key is good for one posting: asked again it gives the same answer and writes nothing, with other input or in
 * another user's name it is refused. Returns the posting.
 */
export async function replays<D, X>(
  bank: CounterBank,
  operation: Operation<D, X>,
  call: { readonly user: string; readonly stranger: string; readonly input: unknown; readonly other: unknown },
): Promise<Posting> {
  const key = randomUUID();
  const first = await accepted(bank, () => bank.run(call.user, operation, call.input, { key }));
  expect(await idle(bank, () => bank.run(call.user, operation, call.input, { key }))).toEqual(first);
  await refused(bank, 'KEY_REUSED', () => bank.run(call.user, operation, call.other, { key }));
  await refused(bank, 'KEY_REUSED', () => bank.run(call.stranger, operation, call.input, { key }));
  return first;
}

/** The reasons an OVERRIDE_NEEDED error carries, as code and level. */
export const reasonsOf = (error: AppError) =>
  (error.details.alasan ?? []).map((reason) => [reason.kode, reason.tingkat] as const);

export interface AccountRow {
  readonly saldo_buku: bigint;
  readonly debet_menunggu: bigint;
  readonly seq: number;
  readonly tanggal_aktivitas: string;
}

/** Ledger balance and reservations of an account in minor units. */
export async function accountRow({ owner }: TestBank, nomorRekening: string): Promise<AccountRow> {
  const [row] = await owner<AccountRow[]>`
    select saldo_buku, debet_menunggu, seq, tanggal_aktivitas from account_state where nomor_rekening = ${nomorRekening}`;
  if (!row) throw new Error(`no account ${nomorRekening}`);
  return { ...row };
}

export interface BoxRow {
  readonly id_kas: number;
  readonly status: string;
  readonly saldo: bigint;
  readonly stok: Readonly<Record<string, number>>;
  readonly nomor_urut: number;
}

/** The till of a user, or the vault of a branch; stock by minor units. */
export async function boxOf({ owner }: TestBank, whose: { user?: string; vault?: string }): Promise<BoxRow> {
  const [row] = await owner<BoxRow[]>`
    select id_kas, status, saldo, stok, nomor_urut from cash_box
    where id_user = ${whose.user ?? null} or (jenis = 'KHASANAH' and kode_cabang = ${whose.vault ?? null})`;
  if (!row) throw new Error(`no cash box of ${JSON.stringify(whose)}`);
  return { ...row };
}

/** Lets this bank's people try other branches' balances as often as its tests do. */
export const withoutTrialLimit = ({ owner }: TestBank) =>
  owner`update parameter set nilai = '1000000' where nama = 'batas_tanya_saldo'`;

/** Leaves an account shut by an authority on this side, or on none. */
export async function shut({ owner }: TestBank, nomorRekening: string, arah: '' | 'D' | 'K' | 'T'): Promise<void> {
  await owner`delete from account_blocking where nomor_rekening = ${nomorRekening}`;
  if (arah === '') return;
  await owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal)
    values (${nomorRekening}, ${arah}, 'BERWENANG', 'Permintaan penegak hukum', '2026-10-01')`;
}

/** The stored lines of a journal: branch, ledger account, signed minor units, account or cash box, other branch. */
export async function linesOf({ owner }: TestBank, journalId: string) {
  const rows = await owner<
    { kode_cabang: string; kode_gl: string; jumlah: bigint; sub: string | null; lawan: string | null }[]
  >`
    select kode_cabang, kode_gl, jumlah, coalesce(rekening, sub) as sub, lawan
    from journal_line where journal_id = ${journalId} order by urut`;
  return rows.map((row) => [row.kode_cabang, row.kode_gl, row.jumlah, row.sub, row.lawan] as const);
}
