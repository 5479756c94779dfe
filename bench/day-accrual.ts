import { randomUUID } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accrual } from '#core/profit-sharing/accrual-step.ts';
import { BRANCH, openDay, savingsNumber } from './day-bank.ts';

/** One account in so many moves on an ordinary day: 50,000 of a million. */
const MOVES = 20;
/** A chunk of bulk posting holds this many journals, each of two accounts. */
const PER_CHUNK = 500;

export interface Connections {
  readonly owner: Db;
  readonly app: Db;
  readonly appUrl: string;
  readonly admin: Db;
  readonly accounts: number;
}

/** Seconds, each measured once in a round: the bare UPDATE, the end of day that writes every account, an ordinary one. */
export interface Round {
  readonly update: number;
  readonly monthBegins: number;
  readonly ordinary: number;
}

export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
};

async function endOfDayOf(owner: Db): Promise<EndOfDay> {
  const [day] = await owner<{ tanggal: string; berikut: string }[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${BRANCH}`;
  if (!day) throw new Error('the bank has no branch');
  return {
    run: randomUUID(),
    kodeCabang: BRANCH,
    kantorPusat: '000',
    headOffice: false,
    dari: day.tanggal,
    idUser: 'bench',
    ...day,
  };
}

/** Runs the accrual of one end of day as the engine does: chunk by chunk, each in a transaction of its own. */
async function accrue({ owner, app }: Connections): Promise<void> {
  const endOfDay = await endOfDayOf(owner);
  for (const chunk of await accrual.chunks(app, endOfDay)) {
    await app.begin((tx) => accrual.run(tx as unknown as Db, endOfDay, chunk));
  }
}

/** This many accounts pay a rupiah to their neighbours, by bulk posting. */
export async function moveMany({ app, accounts }: Connections, date: string): Promise<void> {
  const at = (index: number) => ({
    kode_cabang: BRANCH,
    kode_gl: '301001',
    sub: { jenis: 'REKENING', id: savingsNumber(index) } as const,
  });
  const run = randomUUID();
  for (let chunk = 0; chunk < accounts / MOVES / 2 / PER_CHUNK; chunk++) {
    const first = chunk * 2 * PER_CHUNK;
    await commitBulk(app, {
      run,
      chunk: chunk + 1,
      actor: 'SISTEM',
      operasi: 'UJI',
      date,
      kodeValuta: 'IDR',
      keterangan: '',
      headOffice: '000',
      journals: Array.from({ length: PER_CHUNK }, (_, index) => ({
        kodeCabang: BRANCH,
        nominal: 100n,
        rekening: null,
        legs: [debit(at(first + 2 * index), 100n), credit(at(first + 2 * index + 1), 100n)],
      })),
    });
  }
}

/** Takes the bank to the end of a day as if all before it were accrued: the bench measures one day. */
async function toEndOfDay(
  { owner, admin }: Connections,
  day: string,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  await openDay(owner, day);
  await before();
  await owner`select rollup_gl_balances()`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = ${BRANCH}`;
  await owner`update accrual_branch set sampai = ${day}::date - 1 where kode_cabang = ${BRANCH}`;
  // The work of autovacuum between two days belongs to neither side, and neither pays for writes that the other has left.
  await owner`vacuum analyze account_state`;
  await admin`checkpoint`;
}

/** Days that begin a month, each followed by another business day, from a day on. */
export const monthBegins = async (owner: Db, from: string, count: number): Promise<readonly string[]> =>
  (
    await owner<{ hari: string }[]>`
      select h::date as hari from generate_series(date_trunc('month', ${from}::date) + interval '1 month', ${from}::date + interval '3 years', interval '1 month') h
      where is_business_day(h::date) and next_business_day(h::date) = h::date + 1 and next_business_day(h::date + 1) = h::date + 2 order by 1 limit ${count}`
  ).map(({ hari }) => hari);

/**
 * Measures one round: the bare UPDATE of as many rows as there are accounts, then the end of a month's first day, then the next with its
 * movements.
 */
export async function measureRound(connections: Connections, first: string): Promise<Round> {
  const { owner, admin } = connections;
  await owner`select ensure_partitions(${first}::date, 1)`;
  await owner`vacuum analyze bench.bare`;
  await admin`checkpoint`;
  const update = await seconds(async () => owner`update bench.bare set saldo = saldo + 1`);
  await toEndOfDay(connections, first);
  const begins = await seconds(() => accrue(connections));
  const [next] = await owner<{ hari: string }[]>`select ${first}::date + 1 as hari`;
  await toEndOfDay(connections, next?.hari ?? '', () => moveMany(connections, next?.hari ?? ''));
  const ordinary = await seconds(() => accrue(connections));
  return { update, monthBegins: begins, ordinary };
}
