import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#core/programs/seed/random.ts';
import { newKey } from '../grpc-load.ts';
import type { DrillLedger } from './ledger.ts';
import type { Person } from './person.ts';

/** The people of the load share these. */
export interface Work {
  readonly ledger: DrillLedger;
  readonly random: Random;
  /** Accounts of one branch, of people who may be paid and pay. */
  readonly accounts: readonly string[];
  /** True once no new posting is begun. */
  readonly over: () => boolean;
  /** True once nobody waits for an answer any more. */
  readonly given: () => boolean;
  /** Receives items that wait for approval. */
  readonly file: (idFlow: string, attempt: ReturnType<DrillLedger['begin']>) => void;
}

const THINK_MS = 150;
const NOTE = 100_000n;

const rupiah = (amount: bigint): string => `${amount}.00`;

/** A book transfer of a teller. */
async function transfer(teller: Person, { ledger, random, accounts, given }: Work): Promise<void> {
  const from = random.pick(accounts);
  const to = random.pick(accounts.filter((each) => each !== from));
  const amount = BigInt(random.between(1, 50)) * 1_000n;
  const key = newKey();
  const mark = `Uji ${key}`;
  const moves = new Map([
    [from, -amount * 100n],
    [to, amount * 100n],
  ]);
  const attempt = ledger.begin({ key, mark, moves });
  const flowData = {
    nomor_rekening_debet: from,
    nomor_rekening_kredit: to,
    nominal: rupiah(amount),
    kode_valuta: 'IDR',
    keterangan: mark,
  };
  const reply = await teller.settle('flow/pemindahbukuan', { flowCode: 'PEMINDAHBUKUAN', flowData }, key, given);
  if (reply) ledger.settle(attempt, reply);
}

const cash = (account: string, notes: bigint, mark: string) => ({
  nomor_rekening: account,
  nominal: rupiah(notes * NOTE),
  kode_valuta: 'IDR',
  keterangan: mark,
  pecahan: [{ nominal: rupiah(NOTE), lembar: Number.parseInt(String(notes), 10) }],
});

/** A cash deposit of a teller. */
async function deposit(teller: Person, { ledger, random, accounts, given }: Work): Promise<void> {
  const account = random.pick(accounts);
  const notes = BigInt(random.between(1, 5));
  const key = newKey();
  const mark = `Uji ${key}`;
  const attempt = ledger.begin({ key, mark, moves: new Map([[account, notes * NOTE * 100n]]) });
  const flowData = cash(account, notes, mark);
  const reply = await teller.settle('flow/setor-tunai', { flowCode: 'SETOR_TUNAI', flowData }, key, given);
  if (reply) ledger.settle(attempt, reply);
}

/** A transfer that a teller sends to a supervisor. */
async function ask(teller: Person, work: Work): Promise<void> {
  const { random, accounts, given, ledger } = work;
  const from = random.pick(accounts);
  const to = random.pick(accounts.filter((each) => each !== from));
  const amount = BigInt(random.between(1, 50)) * 1_000n;
  const decision = newKey();
  const mark = `Uji ${decision}`;
  const flowData = {
    nomor_rekening_debet: from,
    nomor_rekening_kredit: to,
    nominal: rupiah(amount),
    kode_valuta: 'IDR',
    keterangan: mark,
  };
  const body = { flowCode: 'PEMINDAHBUKUAN', actionType: 'SUBMIT', flowData };
  const reply = await teller.settle('flow/process-v2', body, newKey(), given);
  const { id_flow: idFlow } = (reply?.data ?? {}) as { id_flow?: string };
  if (reply?.code !== '00' || !idFlow) return;
  const moves = new Map([
    [from, -amount * 100n],
    [to, amount * 100n],
  ]);
  work.file(idFlow, ledger.begin({ key: decision, mark, moves }));
}

/** A teller's day: transfers, deposits, and now and then something for the supervisor. */
export async function tellerWorks(teller: Person, work: Work): Promise<void> {
  while (!work.over()) {
    const choice = work.random.below(100);
    await (choice < 60 ? transfer : choice < 95 ? deposit : ask)(teller, work);
    await pause(THINK_MS);
  }
}

/** A supervisor approves what was filed, until nothing is filed any more. */
export async function supervisorWorks(
  supervisor: Person,
  next: () => readonly [string, ReturnType<DrillLedger['begin']>] | undefined,
  { ledger, over, given }: Work,
): Promise<void> {
  for (;;) {
    const item = next();
    if (!item && over()) return;
    if (!item) {
      await pause(THINK_MS);
      continue;
    }
    const [idFlow, attempt] = item;
    const seen = await supervisor.settle('flow/get-by-id_flow', { id_flow: idFlow }, newKey(), given);
    const { versi, sidik, kode_alasan } = ((seen?.data as { item?: Record<string, unknown> })?.item ?? {}) as Record<
      string,
      unknown
    >;
    const body = {
      versi,
      sidik,
      kode_alasan,
      idFlow,
      flowState: 'WAITING',
      actionType: 'APPROVE',
      transRemark: 'Sesuai',
    };
    const reply = await supervisor.settle('flow/process-v2', body, attempt.key, given);
    if (reply) ledger.settle(attempt, reply);
  }
}

/** An auditor's eye: reads a statement of the books again and again. */
export async function readerWorks(
  reader: Person,
  { over }: Work,
  read: (ok: boolean, message: string) => void,
): Promise<void> {
  while (!over()) {
    const reply = await reader.call('laporan/trial-balance?currency_code=IDR&page=1&show=20');
    read(reply.code === '00', reply.message);
    await pause(1_000);
  }
}
