import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { postEvening } from '#core/engine/evening-post.ts';
import { type Evening, type EveningStep, isDealtWith, stepRun, WHOLE } from '#core/engine/evening-step.ts';
import { calendarFrom } from '#core/list/calendar.ts';
import { noteUnsent, readUnsent, returnedOn, unsentFindings } from './came-back.ts';
import { attemptRows, planned, progressRows } from './course.ts';
import { readDue } from './read-due.ts';

const CODE = 'PERINTAH_TETAP';

/** Posts journals in their order, and returns the place of each. */
async function posted(tx: Db, evening: Evening, journals: readonly BulkJournal[]): Promise<Map<BulkJournal, number>> {
  await postEvening(tx, evening, { operasi: CODE, nomor: 1, keterangan: '', journals });
  return new Map(journals.map((journal, place) => [journal, place + 1]));
}

/** Returns the numbers of the orders that the end of the day runs, in order. */
async function dueOrders(db: Db, { kodeCabang, tanggal, berikut }: Evening): Promise<readonly string[]> {
  const [due] = await db<{ nomor: string[] }[]>`
    select due_standing_orders(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
  return due?.nomor ?? [];
}

/** Runs due standing orders and automatic transfers; see core/accounts/README.md. */
export const standingOrders: EveningStep = {
  code: CODE,
  title: { id: 'Instruksi tetap dan transfer otomatis', en: 'Standing orders and automatic transfers' },
  byRecord: { jenis: 'PERINTAH', of: dueOrders },
  chunks: async (db, evening) =>
    (await dueOrders(db, evening)).length > 0 || (await returnedOn(db, evening)).length > 0 ? WHOLE : [],
  run: async (tx, evening, part) => {
    const { kodeCabang, tanggal, berikut } = evening;
    const [taken] = await tx<{ nomor: string[] }[]>`
      select claim_standing_orders(${kodeCabang}, ${tanggal}::date, ${berikut}::date) as nomor`;
    const orders = (taken?.nomor ?? []).filter((nomor) => isDealtWith(part, nomor));
    const work = await readDue(tx, evening, orders);
    const unsent = await readUnsent(tx, evening, work);
    const plan = planned(work, evening, await calendarFrom(tx, work.mulai));
    const journals = [...unsent, ...plan.attempts].flatMap(({ jurnal }) => jurnal ?? []);
    const places = await posted(tx, evening, journals);
    const run = stepRun(evening, CODE);
    await noteUnsent(tx, { run, kodeCabang, tanggal }, unsent, places);
    await tx`
      select record_standing_orders(${run}::uuid, ${kodeCabang}, ${tanggal}::date, ${tx.json(attemptRows(plan.attempts, places))}, ${tx.json(progressRows(plan.progress, false))})`;
    const temuan = [...unsentFindings(unsent), ...plan.findings, ...(await returnedOn(tx, evening))];
    return { baris: unsent.length + plan.attempts.length, temuan };
  },
  foresee: async (db, evening) => {
    const work = await readDue(db, evening, await dueOrders(db, evening));
    return [...planned(work, evening, await calendarFrom(db, work.mulai)).findings, ...(await returnedOn(db, evening))];
  },
};
