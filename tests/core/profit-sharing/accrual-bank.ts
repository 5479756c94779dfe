import { randomUUID } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { type BulkJournal, commitBulk } from '#core/engine/bulk.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accrual } from '#core/profit-sharing/accrual-step.ts';
import { addDays } from '#lib/dates.ts';
import type { TestBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

/** A September of thirty days whose 1st, 10th and 20th are business days. */
export const FIRST = '2027-09-01';

/** Takes all branches to a day at work, with room in the tables for what is posted from then on. */
export async function goTo({ owner }: TestBank, day: string): Promise<void> {
  await owner`select ensure_partitions(${day}::date, 2)`;
  await owner`update branch set accounting_date = ${day}, status = 'BUKA'`;
  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${day}, 'manager1' from branch on conflict do nothing`;
}

/** Returns the end of day of a branch on its present day, as the engine would give it to a step. */
export async function endOfDayOf({ owner }: TestBank, kodeCabang: string): Promise<EndOfDay> {
  const [day] = await owner<{ tanggal: string; berikut: string }[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${kodeCabang}`;
  if (!day) throw new Error(`no branch ${kodeCabang}`);
  return {
    run: randomUUID(),
    kodeCabang,
    kantorPusat: '000',
    headOffice: false,
    dari: day.tanggal,
    ...day,
    idUser: 'manager1',
  };
}

/** Runs the accrual of an end of day whole, the branch being in CUT_OFF meanwhile. */
export async function accrueAtEndOfDay(bank: TestBank, endOfDay: EndOfDay): Promise<EndOfDay> {
  await bank.owner`update branch set status = 'CUT_OFF' where kode_cabang = ${endOfDay.kodeCabang}`;
  for (const chunk of await accrual.chunks(bank.app, endOfDay)) {
    await bank.app.begin((tx) => accrual.run(tx as unknown as Db, endOfDay, chunk));
  }
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = ${endOfDay.kodeCabang}`;
  return endOfDay;
}

/** Runs the accrual of a branch's end of day on its present day. */
export const accrue = async (bank: TestBank, kodeCabang: string): Promise<EndOfDay> =>
  accrueAtEndOfDay(bank, await endOfDayOf(bank, kodeCabang));

/** Runs the end of day of each branch, then takes all of them to the next business day. */
export async function closeDay(bank: TestBank, branches: readonly string[] = ['001', '002']): Promise<string> {
  let next = '';
  for (const branch of branches) next = (await accrue(bank, branch)).berikut;
  await goTo(bank, next);
  return next;
}

const target = (number: string, kode_gl: string) => ({
  kode_cabang: number.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id: number } as const,
});

/** Takes so much to an account of Tabungan Mudharabah from the company's, or back; valued on a day, or today. */
export async function moveFunds(bank: TestBank, number: string, minor: bigint, valueDate?: string): Promise<void> {
  const [day] = await bank.owner<
    { tanggal: string }[]
  >`select accounting_date as tanggal from branch where kode_cabang = '001'`;
  const [from, to] = [target(accounts.firma, '203001'), target(number, '301001')];
  const amount = minor < 0n ? -minor : minor;
  const journal: BulkJournal = {
    kodeCabang: '001',
    nominal: amount,
    rekening: number,
    legs: minor > 0n ? [debit(from, amount), credit(to, amount)] : [debit(to, amount), credit(from, amount)],
  };
  await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date: day?.tanggal ?? '',
    ...(valueDate ? { valueDate } : {}),
    kodeValuta: 'IDR',
    keterangan: '',
    headOffice: '000',
    journals: [journal],
  });
}

/** The days from one until another, both included. */
export const daysOf = (from: string, until: string): string[] => {
  const days = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The days of an account as they are kept: balance, share, rate and what a day of them earns. */
export const spansOf = async ({ owner }: TestBank, number: string) =>
  (
    await owner`
      select dari, sampai, saldo, nisbah, hi, sehari from accrual_by_day where nomor_rekening = ${number} order by dari`
  ).map((row) => ({ ...row }));

/** The lines by which a day of a branch was posted. */
export const postedOn = async ({ owner }: TestBank, tanggal: string, branch = '001') =>
  (
    await owner<{ kode_gl: string; jumlah: bigint }[]>`
      select l.kode_gl, l.jumlah from accrual_day d join journal_line l on (l.journal_id, l.tanggal) = (d.journal_id, d.tanggal_buku)
      where d.kode_cabang = ${branch} and d.tanggal = ${tanggal} order by l.journal_id, l.urut`
  ).map(({ kode_gl, jumlah }) => [kode_gl, jumlah]);
