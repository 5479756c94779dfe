import { randomUUID } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { attemptRows, planned, progressRows } from './course.ts';
import { readDue } from './read-due.ts';

interface AtWork {
  readonly kode_cabang: string;
  readonly kantor_pusat: string;
  readonly tanggal: string;
  readonly berikut: string;
}

/** Pays a branch's due payments to other banks, in one transaction with its transfers. Returns the number paid. */
async function payFrom(tx: Db, { kode_cabang, kantor_pusat, tanggal, berikut }: AtWork): Promise<number> {
  const [claimed] = await tx<{ nomor: string[] }[]>`
    select claim_outward_orders(${kode_cabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
  const work = await readDue(tx, { tanggal }, claimed?.nomor ?? [], true);
  const day = { kodeCabang: kode_cabang, tanggal, berikut };
  const { attempts, progress } = planned(work, day, await calendarFrom(tx, work.mulai), true);
  if (attempts.length === 0) return 0;
  const run = randomUUID();
  const journals = attempts.flatMap(({ jurnal }) => jurnal ?? []);
  await commitBulk(tx, {
    run,
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'PERINTAH_TETAP',
    date: tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan: '',
    headOffice: kantor_pusat,
    journals,
  });
  const places = new Map(journals.map((journal, place) => [journal, place + 1]));
  const rows = attemptRows(attempts, places);
  await tx`
    select record_standing_orders(${run}::uuid, ${kode_cabang}, ${tanggal}::date, ${tx.json(rows)}, ${tx.json(progressRows(progress, true))})`;
  return attempts.length;
}

/**
 * Pays the standing orders to other banks that are due, while their branches are at work and their rails open: from then on each lives as any
 * transfer of its account (core/accounts/README.md). A payment that cannot be made yet is tried at each round, and recorded
 * by the end of the day. Returns the number paid.
 */
export async function payOutward(
  { db, begin }: { readonly db: Db; readonly begin: Begin },
  warn: (error: unknown, kodeCabang: string) => void,
): Promise<number> {
  let paid = 0;
  for (const branch of await db<AtWork[]>`select * from branches_paying_out()`) {
    try {
      paid += await begin((tx) => payFrom(tx, branch));
    } catch (error) {
      // One waiting branch delays no other.
      warn(error, branch.kode_cabang);
    }
  }
  return paid;
}
