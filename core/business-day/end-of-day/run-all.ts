import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import type { Db } from '#core/db/client.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { runEndOfDay } from './run.ts';

/** An end of day may wait for another that somebody else carries on: it is checked so often, with a pause between. */
const ROUNDS = 100;
const PAUSE_MS = 25;
const silent = pino({ level: 'silent' });

interface Open {
  readonly run: string;
  readonly kode_cabang: string;
  /** The state of the end of day: its status, its step, and why. */
  readonly sebab: string;
}

/** Ends of day that were begun and are not over. */
const openEndsOfDay = (db: Db) => db<Open[]>`
  select e.run, e.kode_cabang, e.status
    || coalesce(' at ' || (select s.kode || ' ' || s.status from eod_step s where s.run = e.run and s.status <> 'SELESAI' order by s.urut limit 1), '')
    || coalesce(': ' || (select string_agg(f.sebab || ' ' || f.rekaman, ', ') from eod_finding f where f.run = e.run and f.menghalangi), '') as sebab
  from eod_run e where e.status <> 'SELESAI' order by e.tanggal, e.kode_cabang`;

/** Carries every end of day that was begun as far as it comes by itself: to its end, or to what it waits for. */
export async function continueEndsOfDay(db: Db, steps?: readonly EndOfDayStep[]): Promise<void> {
  await db`select requeue_ends_of_day()`;
  for (const { run } of await openEndsOfDay(db)) await runEndOfDay(run, { db, log: silent, ...(steps && { steps }) });
}

/**
 * Carries every end of day that was begun to its end here and now, for programs that have no queue (the seed, the simulator, tests).
 * Throws, naming branch and cause, where one stops.
 */
export async function completeEndsOfDay(db: Db, steps?: readonly EndOfDayStep[]): Promise<void> {
  for (let round = 1; ; round += 1) {
    const open = await openEndsOfDay(db);
    if (open.length === 0) return;
    if (round === ROUNDS) {
      throw new Error(
        `these ends of day do not complete: ${open.map(({ kode_cabang, sebab }) => `${kode_cabang} (${sebab})`).join('; ')}`,
      );
    }
    if (round > 1) await pause(PAUSE_MS);
    await continueEndsOfDay(db, steps);
  }
}
