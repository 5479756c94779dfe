import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { runEndOfDay } from '#core/business-day/end-of-day/run.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import type { Db } from '#core/db/client.ts';
import { type EndOfDay, type EndOfDayFinding, type EndOfDayStep, stepRun } from '#core/engine/end-of-day-step.ts';
import type { Bank } from '#core/programs/seed/counter.ts';
import type { EndOfDayState } from '#lib/business-day/state.ts';
import { fail } from '#lib/errors/errors.ts';

const MONTH_END = new Set([
  'RATA_RATA',
  'HI1000',
  'TRUE_UP',
  'BAGI_HASIL',
  'BIAYA_BULANAN',
  'PEMBULATAN',
  'TUTUP_BAGI_HASIL',
]);

/** Lists the steps of every end of day, for tests about days that pass a month's end without anybody who sets its rate. */
export const ordinarySteps = steps.filter(({ code }) => !MONTH_END.has(code));

/** Returns the end of day of a branch with its present values, without being begun: for a step that is tried by itself. */
export async function endOfDayOf({ owner }: Bank, branch: string, run: string = randomUUID()): Promise<EndOfDay> {
  const [endOfDay] = await owner<Omit<EndOfDay, 'run' | 'idUser'>[]>`
    select b.kode_cabang as "kodeCabang", p.kode_cabang as "kantorPusat", b.jenis = 'HO' as "headOffice",
           b.accounting_date as tanggal, b.accounting_date as dari, next_business_day(b.accounting_date) as berikut
    from branch b join branch p on p.jenis = 'HO' where b.kode_cabang = ${branch}`;
  return { ...(endOfDay ?? fail('NOT_FOUND')), run, idUser: 'manager1' };
}

export interface StepDone {
  readonly baris: number;
  readonly temuan: readonly EndOfDayFinding[];
  /** Lists the references of its bulk postings. */
  readonly posted: readonly string[];
}

/** Runs every part of a step as the engine does, each in a transaction by the application's role; a part that waits leaves nothing. */
export async function runStep(bank: Bank, step: EndOfDayStep, endOfDay: EndOfDay): Promise<StepDone> {
  let baris = 0;
  const temuan: EndOfDayFinding[] = [];
  const [begun] = await bank.owner<{ urut: number }[]>`
    select urut from eod_step where run = ${endOfDay.run} and kode = ${step.code} and status = 'BERJALAN'`;
  for (const part of await step.chunks(bank.app, endOfDay)) {
    if (begun)
      await bank.owner`
        insert into eod_chunk (run, urut, nomor, dari, sampai) values (${endOfDay.run}, ${begun.urut}, ${part.nomor}, ${part.dari}, ${part.sampai})
        on conflict do nothing`;
    await bank.app
      .begin(async (tx) => {
        if (begun) await tx`select eod_claim_chunk(${endOfDay.run}, ${begun.urut}, false)`;
        const done = await step.run(tx as unknown as Db, endOfDay, part);
        temuan.push(...done.temuan);
        if (done.temuan.some(({ menghalangi }) => menghalangi)) throw new Waits();
        baris += done.baris;
      })
      .catch((error: unknown) => {
        if (!(error instanceof Waits)) throw error;
      });
  }
  const journals = await bank.owner<{ nomor: string }[]>`
    select reference_number(j.kode_cabang, j.tanggal, j.id) as nomor from journal j
    where j.korelasi = ${stepRun(endOfDay, step.code)} order by j.id`;
  return { baris, temuan, posted: journals.map(({ nomor }) => nomor) };
}

/**
 * Carries an end of day on as far as it comes. Transactions of other banks of the same server delay the roll-up of its lines for a while: what
 * waits for nothing else is taken up again.
 */
export async function carryOn({ app, owner }: Bank, run: string, its: readonly EndOfDayStep[]): Promise<EndOfDayState> {
  for (;;) {
    const status = await runEndOfDay(run, { db: app, log: pino({ level: 'silent' }), steps: its });
    const [held] = await owner<{ lipat: boolean }[]>`
      select coalesce(bool_and(sebab = 'BELUM_TERLIPAT'), false) as lipat from eod_finding where run = ${run} and menghalangi`;
    if (status !== 'TERTAHAN' || !held?.lipat) return status;
    await app`select requeue_ends_of_day()`;
  }
}

class Waits extends Error {}
