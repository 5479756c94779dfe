import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import { type EndOfDay, type EndOfDayStep, isDealtWith, stepRun, WHOLE } from '#core/engine/end-of-day-step.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { attemptRows, planned, progressRows } from './course.ts';
import { readDue } from './read-due.ts';
import { readUnsent, recordUnsent, returnedOn, unsentFindings } from './unsent-payments.ts';

const CODE = 'PERINTAH_TETAP';

/** Posts journals in their order, and returns the place of each. */
async function posted(tx: Db, endOfDay: EndOfDay, journals: readonly BulkJournal[]): Promise<Map<BulkJournal, number>> {
  await postAtEndOfDay(tx, endOfDay, { operasi: CODE, nomor: 1, keterangan: '', journals });
  return new Map(journals.map((journal, place) => [journal, place + 1]));
}

/** Returns the numbers of the orders that the end of the day runs, in order. */
async function dueOrders(db: Db, { kodeCabang, tanggal, berikut }: EndOfDay): Promise<readonly string[]> {
  const [due] = await db<{ nomor: string[] }[]>`
    select due_standing_orders(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
  return due?.nomor ?? [];
}

/** Runs due standing orders and automatic transfers; see core/accounts/README.md. */
export const standingOrders: EndOfDayStep = {
  code: CODE,
  title: { id: 'Instruksi tetap dan transfer otomatis', en: 'Standing orders and automatic transfers' },
  byRecord: { jenis: 'PERINTAH', of: dueOrders },
  chunks: async (db, endOfDay) =>
    (await dueOrders(db, endOfDay)).length > 0 || (await returnedOn(db, endOfDay)).length > 0 ? WHOLE : [],
  run: async (tx, endOfDay, part) => {
    const { kodeCabang, tanggal, berikut } = endOfDay;
    const [claimed] = await tx<{ nomor: string[] }[]>`
      select claim_standing_orders(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
    const orders = (claimed?.nomor ?? []).filter((nomor) => isDealtWith(part, nomor));
    const work = await readDue(tx, endOfDay, orders);
    const unsent = await readUnsent(tx, endOfDay, work);
    const plan = planned(work, endOfDay, await calendarFrom(tx, work.mulai));
    const journals = [...unsent, ...plan.attempts].flatMap(({ jurnal }) => jurnal ?? []);
    const places = await posted(tx, endOfDay, journals);
    const run = stepRun(endOfDay, CODE);
    await recordUnsent(tx, { run, kodeCabang, tanggal }, unsent, places);
    await tx`
      select record_standing_orders(${run}::uuid, ${kodeCabang}, ${tanggal}::date, ${tx.json(attemptRows(plan.attempts, places))}, ${tx.json(progressRows(plan.progress, false))})`;
    const temuan = [...unsentFindings(unsent), ...plan.findings, ...(await returnedOn(tx, endOfDay))];
    return { baris: unsent.length + plan.attempts.length, temuan };
  },
  foresee: async (db, endOfDay) => {
    const work = await readDue(db, endOfDay, await dueOrders(db, endOfDay));
    return [
      ...planned(work, endOfDay, await calendarFrom(db, work.mulai)).findings,
      ...(await returnedOn(db, endOfDay)),
    ];
  },
};
