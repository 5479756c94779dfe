import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { codeOf, passesByItself } from '#core/db/error-code.ts';
import { type Begin, beginOn } from '#core/db/transactions.ts';
import { toAppError } from '#core/engine/commit.ts';
import {
  type EndOfDay,
  type EndOfDayChunk,
  type EndOfDayDone,
  type EndOfDayFinding,
  type EndOfDayStep,
  stepRun,
} from '#core/engine/end-of-day-step.ts';
import type { EndOfDayState } from '#lib/business-day/state.ts';
import { AppError } from '#lib/errors/errors.ts';
import { badRecords, kindOf, runWithout, setsAside } from './bad-records.ts';
import { steps as stepsOfTheBank } from './steps.ts';

export interface RunOptions {
  /** The application's role opens it, like the transactions; those begin on `db` where `begin` is absent. */
  readonly db: Db;
  readonly begin?: Begin;
  readonly log: Logger;
  readonly steps?: readonly EndOfDayStep[];
  /** True when it is another's turn: the end of day is left as it is, between two parts. */
  readonly enough?: () => boolean;
}

interface StepRow {
  readonly urut: number;
  readonly kode: string;
  readonly status: string;
}

/** A part cannot be done yet: what it did is rolled back, and the end of day waits. */
class Held extends Error {
  readonly temuan: readonly EndOfDayFinding[];
  constructor(temuan: readonly EndOfDayFinding[]) {
    super('a part waits');
    this.temuan = temuan;
  }
}

/** Another runner was in the way: the part is begun anew at once. */
const AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const toJson = (temuan: readonly EndOfDayFinding[]): string =>
  JSON.stringify(temuan.map((finding) => ({ ...finding, nominal: finding.nominal.toString() })));

/** Makes a finding of an error that broke a part, about the record that its refusal names. */
function findingOf(error: unknown): EndOfDayFinding {
  const refused = toAppError(error);
  const params = refused instanceof AppError ? (refused.details.params ?? {}) : {};
  return {
    ...(params.rekening ? { jenis: 'REKENING' } : params.cabang ? { jenis: 'CABANG' } : {}),
    id: params.rekening ?? params.cabang ?? '',
    nama: '',
    sebab: refused instanceof AppError ? refused.code : 'SYSTEM',
    rincian: params,
    nominal: 0n,
    menghalangi: true,
  };
}

/** The stored end of day: its status, and whether head office ends the day by force. */
type StoredRun = EndOfDay & { readonly status: EndOfDayState; readonly paksa: boolean };

async function loadEndOfDay(db: Db, run: string): Promise<StoredRun | null> {
  const [endOfDay] = await db<StoredRun[]>`
    select e.run, e.kode_cabang as "kodeCabang", p.kode_cabang as "kantorPusat", e.kode_cabang = p.kode_cabang as "headOffice",
           e.tanggal, e.dari, e.berikut, e.id_user as "idUser", e.status, e.paksa
    from eod_run e join branch p on p.jenis = 'HO' where e.run = ${run}::uuid`;
  return endOfDay ?? null;
}

/** The work on one step of one end of day. */
class StepWork {
  readonly #options: RunOptions;
  readonly #endOfDay: StoredRun;
  readonly #step: EndOfDayStep;
  readonly #urut: number;
  /** Records that a part leaves out, by the part's number, each with what it fails for. */
  readonly #aside = new Map<number, ReadonlyMap<string, EndOfDayFinding>>();

  constructor(options: RunOptions, endOfDay: StoredRun, step: EndOfDayStep, urut: number) {
    this.#options = options;
    this.#endOfDay = endOfDay;
    this.#step = step;
    this.#urut = urut;
  }

  #begin<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const { db, begin } = this.#options;
    return (begin ?? beginOn(db))(work);
  }

  /** Divides the step into its parts. False when that failed; the end of day has stopped then. */
  async begin(): Promise<boolean> {
    const { db } = this.#options;
    try {
      const parts = await this.#step.chunks(db, this.#endOfDay);
      await db`
        select eod_begin_step(${this.#endOfDay.run}, ${this.#urut}, ${parts.map(({ nomor }) => nomor)}::integer[],
          ${parts.map(({ dari }) => dari)}::text[], ${parts.map(({ sampai }) => sampai)}::text[])`;
      return true;
    } catch (error) {
      await this.#stopped(null, error);
      return false;
    }
  }

  /** Brings up to date what the step rests on. What breaks it breaks the step. */
  async refresh(): Promise<void> {
    const { refresh } = this.#step;
    if (!refresh) return;
    try {
      await this.#begin((tx) => refresh(tx, this.#endOfDay));
    } catch (error) {
      await this.#stopped(1, error);
    }
  }

  /** Does the next part that nobody works at, in one transaction with its mark. False when there is none. */
  async nextPart(): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      let chunk: EndOfDayChunk | null = null;
      try {
        return await this.#begin(async (tx) => {
          const part = await this.#claim(tx);
          if (!part) return false;
          chunk = part;
          const { baris, temuan } = await this.#run(tx, part);
          if (temuan.some(({ menghalangi }) => menghalangi)) throw new Held(temuan);
          await tx`
            select eod_finish_chunk(${this.#endOfDay.run}, ${this.#urut}, ${part.nomor}, ${baris}::bigint,
              ${stepRun(this.#endOfDay, this.#step.code)}::uuid, ${toJson(temuan)}::text::jsonb)`;
          return true;
        });
      } catch (error) {
        if (AGAIN.has(codeOf(error)) && attempt < ATTEMPTS) continue;
        if (chunk === null) throw error;
        await this.#failed(chunk, error);
        return true;
      }
    }
  }

  async #claim(tx: Db): Promise<EndOfDayChunk | undefined> {
    const [part] = await tx<EndOfDayChunk[]>`
      select nomor, dari, sampai from eod_claim_chunk(${this.#endOfDay.run}, ${this.#urut}, ${this.#step.inOrder === true})`;
    return part;
  }

  #run(tx: Db, part: EndOfDayChunk): Promise<EndOfDayDone> {
    const aside = this.#aside.get(part.nomor);
    if (aside) return runWithout(tx, { step: this.#step, endOfDay: this.#endOfDay }, part, aside);
    return this.#step.run(tx, this.#endOfDay, part);
  }

  /**
   * A part that was broken: the records that break it are named. Where head office ends the day by force they are left out, and the part is
   * begun anew without them.
   */
  async #failed(part: EndOfDayChunk, error: unknown): Promise<void> {
    if (error instanceof Held || passesByItself(error)) return this.#stopped(part.nomor, error);
    const trial = {
      begin: <T>(work: (tx: Db) => Promise<T>) => this.#begin(work),
      claim: async (tx: Db) => (await this.#claim(tx)) !== undefined,
      step: this.#step,
      endOfDay: this.#endOfDay,
    };
    const known = this.#aside.get(part.nomor) ?? new Map<string, EndOfDayFinding>();
    const why = findingOf(error);
    const jenis = kindOf(this.#step);
    // A refusal may name its record; else the records are searched once.
    const look = async () => (known.size === 0 ? badRecords(this.#options.db, trial, part) : []);
    const looked = jenis !== null && why.jenis === jenis ? [why.id] : await look();
    const found = looked
      .filter((id) => !known.has(id))
      .map((id): EndOfDayFinding => ({ ...why, ...(jenis !== null && { jenis }), id }));
    if (found.length > 0 && this.#endOfDay.paksa && setsAside(this.#step)) {
      const aside = found.map((each) => [each.id, { ...each, menghalangi: false }] as const);
      this.#aside.set(part.nomor, new Map([...known, ...aside]));
      this.#log(error, part.nomor);
      return;
    }
    await this.#stopped(part.nomor, error, found);
  }

  /** Notes why a part, or the dividing, did not succeed. What passes by itself is thrown on: the queue tries again. */
  async #stopped(nomor: number | null, error: unknown, found: readonly EndOfDayFinding[] = []): Promise<void> {
    if (passesByItself(error)) throw error;
    const held = error instanceof Held;
    if (!held) this.#log(error, nomor);
    const broken = found.length > 0 ? found : [findingOf(error)];
    await this.#options.db`
      select eod_stop_chunk(${this.#endOfDay.run}, ${this.#urut}, ${nomor}, ${held ? 'TERTAHAN' : 'GAGAL'},
        ${toJson(held ? error.temuan : broken)}::text::jsonb)`;
  }

  #log(error: unknown, nomor: number | null): void {
    const { run, kodeCabang } = this.#endOfDay;
    this.#options.log.error(
      { err: error, run, cabang: kodeCabang, step: this.#step.code, part: nomor },
      'a part of the end of day failed',
    );
  }
}

/**
 * Carries an end of day on until it is over or stops, and returns its status. Any number of runners may do so at the same time; each part is one
 * transaction with its mark, so that it is done once whatever happens to them. Throws what passes by itself (the database is away, another was in the
 * way for long): then the end of day is carried on later.
 */
export async function runEndOfDay(run: string, options: RunOptions): Promise<EndOfDayState> {
  const { db, steps = stepsOfTheBank, enough = () => false } = options;
  const endOfDay = await loadEndOfDay(db, run);
  if (!endOfDay) throw new Error(`there is no end of day ${run}`);
  if (endOfDay.status !== 'BERJALAN') return endOfDay.status;
  const its = steps.filter((step) => step.only?.(endOfDay) !== false);
  await db`select eod_plan(${run}, ${its.map(({ code }) => code)}::text[])`;
  while (!enough()) {
    const [next] = await db<(StepRow & { malam: EndOfDayState })[]>`
      select s.urut::integer as urut, s.kode, s.status, e.status as malam from eod_run e left join eod_step s on s.run = e.run and s.status <> 'SELESAI'
      where e.run = ${run} order by s.urut limit 1`;
    if (next?.malam !== 'BERJALAN') return next?.malam ?? 'SELESAI';
    const step = steps.find(({ code }) => code === next.kode);
    if (!step) throw new Error(`this release does not know the step ${next.kode}`);
    const work = new StepWork(options, endOfDay, step, next.urut);
    if (next.status === 'MENUNGGU' && !(await work.begin())) continue;
    await work.refresh();
    while (await work.nextPart()) if (enough()) return 'BERJALAN';
    await db`select eod_finish_step(${run}, ${next.urut})`;
  }
  return 'BERJALAN';
}
