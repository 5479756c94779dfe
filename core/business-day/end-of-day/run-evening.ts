import type { Logger } from 'pino';
import type { Db } from '#core/db/client.ts';
import { codeOf, passesByItself } from '#core/db/error-code.ts';
import { type Begin, beginOn } from '#core/db/transactions.ts';
import { toAppError } from '#core/engine/commit.ts';
import {
  type Evening,
  type EveningChunk,
  type EveningDone,
  type EveningFinding,
  type EveningStep,
  stepRun,
} from '#core/engine/evening-step.ts';
import { AppError } from '#lib/errors/errors.ts';
import { badRecords, kindOf, runWithout, setsAside } from './bad-records.ts';
import { steps as stepsOfTheBank } from './steps.ts';

/** The status of an evening: it goes on, waits for something that is named, was broken by something, or is over. */
export type Standing = 'BERJALAN' | 'TERTAHAN' | 'GAGAL' | 'SELESAI';

export interface RunOptions {
  /** The application's role opens it, like the transactions; those begin on `db` where `begin` is absent. */
  readonly db: Db;
  readonly begin?: Begin;
  readonly log: Logger;
  readonly steps?: readonly EveningStep[];
  /** True when it is another's turn: the evening is left as it is, between two parts. */
  readonly enough?: () => boolean;
}

interface StepRow {
  readonly urut: number;
  readonly kode: string;
  readonly status: string;
}

/** A part cannot be done yet: what it did is rolled back, and the evening waits. */
class Held extends Error {
  readonly temuan: readonly EveningFinding[];
  constructor(temuan: readonly EveningFinding[]) {
    super('a part waits');
    this.temuan = temuan;
  }
}

/** Another runner was in the way: the part is begun anew at once. */
const AGAIN = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const toJson = (temuan: readonly EveningFinding[]): string =>
  JSON.stringify(temuan.map((finding) => ({ ...finding, nominal: finding.nominal.toString() })));

/** Makes a finding of an error that broke a part, about the record that its refusal names. */
function findingOf(error: unknown): EveningFinding {
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

/** The stored evening: its status, and whether head office ends the day by force. */
type Kept = Evening & { readonly status: Standing; readonly paksa: boolean };

async function loadEvening(db: Db, run: string): Promise<Kept | null> {
  const [evening] = await db<Kept[]>`
    select e.run, e.kode_cabang as "kodeCabang", p.kode_cabang as "kantorPusat", e.kode_cabang = p.kode_cabang as "headOffice",
           e.tanggal, e.dari, e.berikut, e.id_user as "idUser", e.status, e.paksa
    from eod_run e join branch p on p.jenis = 'HO' where e.run = ${run}::uuid`;
  return evening ?? null;
}

/** The work on one step of one evening. */
class StepWork {
  readonly #options: RunOptions;
  readonly #evening: Kept;
  readonly #step: EveningStep;
  readonly #urut: number;
  /** Records that a part leaves out, by the part's number, each with what it fails for. */
  readonly #aside = new Map<number, ReadonlyMap<string, EveningFinding>>();

  constructor(options: RunOptions, evening: Kept, step: EveningStep, urut: number) {
    this.#options = options;
    this.#evening = evening;
    this.#step = step;
    this.#urut = urut;
  }

  #begin<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const { db, begin } = this.#options;
    return (begin ?? beginOn(db))(work);
  }

  /** Divides the step into its parts. False when that failed; the evening has stopped then. */
  async begin(): Promise<boolean> {
    const { db } = this.#options;
    try {
      const parts = await this.#step.chunks(db, this.#evening);
      await db`
        select eod_begin_step(${this.#evening.run}, ${this.#urut}, ${parts.map(({ nomor }) => nomor)}::integer[],
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
      await this.#begin((tx) => refresh(tx, this.#evening));
    } catch (error) {
      await this.#stopped(1, error);
    }
  }

  /** Does the next part that nobody works at, in one transaction with its mark. False when there is none. */
  async nextPart(): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      let taken: EveningChunk | null = null;
      try {
        return await this.#begin(async (tx) => {
          const part = await this.#take(tx);
          if (!part) return false;
          taken = part;
          const { baris, temuan } = await this.#run(tx, part);
          if (temuan.some(({ menghalangi }) => menghalangi)) throw new Held(temuan);
          await tx`
            select eod_finish_chunk(${this.#evening.run}, ${this.#urut}, ${part.nomor}, ${baris}::bigint,
              ${stepRun(this.#evening, this.#step.code)}::uuid, ${toJson(temuan)}::text::jsonb)`;
          return true;
        });
      } catch (error) {
        if (AGAIN.has(codeOf(error)) && attempt < ATTEMPTS) continue;
        if (taken === null) throw error;
        await this.#failed(taken, error);
        return true;
      }
    }
  }

  async #take(tx: Db): Promise<EveningChunk | undefined> {
    const [part] = await tx<EveningChunk[]>`
      select nomor, dari, sampai from eod_claim_chunk(${this.#evening.run}, ${this.#urut}, ${this.#step.inOrder === true})`;
    return part;
  }

  #run(tx: Db, part: EveningChunk): Promise<EveningDone> {
    const aside = this.#aside.get(part.nomor);
    if (aside) return runWithout(tx, { step: this.#step, evening: this.#evening }, part, aside);
    return this.#step.run(tx, this.#evening, part);
  }

  /**
   * A part that was broken: the records that break it are named. Where head office ends the day by force they are left out, and the part is
   * begun anew without them.
   */
  async #failed(part: EveningChunk, error: unknown): Promise<void> {
    if (error instanceof Held || passesByItself(error)) return this.#stopped(part.nomor, error);
    const trial = {
      begin: <T>(work: (tx: Db) => Promise<T>) => this.#begin(work),
      take: async (tx: Db) => (await this.#take(tx)) !== undefined,
      step: this.#step,
      evening: this.#evening,
    };
    const known = this.#aside.get(part.nomor) ?? new Map<string, EveningFinding>();
    const why = findingOf(error);
    const jenis = kindOf(this.#step);
    // A refusal may name its record; else the records are searched once.
    const look = async () => (known.size === 0 ? badRecords(this.#options.db, trial, part) : []);
    const looked = jenis !== null && why.jenis === jenis ? [why.id] : await look();
    const found = looked
      .filter((id) => !known.has(id))
      .map((id): EveningFinding => ({ ...why, ...(jenis !== null && { jenis }), id }));
    if (found.length > 0 && this.#evening.paksa && setsAside(this.#step)) {
      const aside = found.map((each) => [each.id, { ...each, menghalangi: false }] as const);
      this.#aside.set(part.nomor, new Map([...known, ...aside]));
      this.#log(error, part.nomor);
      return;
    }
    await this.#stopped(part.nomor, error, found);
  }

  /** Notes why a part, or the dividing, did not succeed. What passes by itself is thrown on: the queue tries again. */
  async #stopped(nomor: number | null, error: unknown, found: readonly EveningFinding[] = []): Promise<void> {
    if (passesByItself(error)) throw error;
    const held = error instanceof Held;
    if (!held) this.#log(error, nomor);
    const broken = found.length > 0 ? found : [findingOf(error)];
    await this.#options.db`
      select eod_stop_chunk(${this.#evening.run}, ${this.#urut}, ${nomor}, ${held ? 'TERTAHAN' : 'GAGAL'},
        ${toJson(held ? error.temuan : broken)}::text::jsonb)`;
  }

  #log(error: unknown, nomor: number | null): void {
    const { run, kodeCabang } = this.#evening;
    this.#options.log.error(
      { err: error, run, cabang: kodeCabang, step: this.#step.code, part: nomor },
      'a part of the evening failed',
    );
  }
}

/**
 * Carries an evening on until it is over or stops, and returns its status. Any number of runners may do so at the same time; each part is one
 * transaction with its mark, so that it is done once whatever happens to them. Throws what passes by itself (the database is away, another was in the
 * way for long): then the evening is carried on later.
 */
export async function runEvening(run: string, options: RunOptions): Promise<Standing> {
  const { db, steps = stepsOfTheBank, enough = () => false } = options;
  const evening = await loadEvening(db, run);
  if (!evening) throw new Error(`there is no evening ${run}`);
  if (evening.status !== 'BERJALAN') return evening.status;
  const its = steps.filter((step) => step.only?.(evening) !== false);
  await db`select eod_plan(${run}, ${its.map(({ code }) => code)}::text[])`;
  while (!enough()) {
    const [next] = await db<(StepRow & { malam: Standing })[]>`
      select s.urut::integer as urut, s.kode, s.status, e.status as malam from eod_run e left join eod_step s on s.run = e.run and s.status <> 'SELESAI'
      where e.run = ${run} order by s.urut limit 1`;
    if (next?.malam !== 'BERJALAN') return next?.malam ?? 'SELESAI';
    const step = steps.find(({ code }) => code === next.kode);
    if (!step) throw new Error(`this release does not know the step ${next.kode}`);
    const work = new StepWork(options, evening, step, next.urut);
    if (next.status === 'MENUNGGU' && !(await work.begin())) continue;
    await work.refresh();
    while (await work.nextPart()) if (enough()) return 'BERJALAN';
    await db`select eod_finish_step(${run}, ${next.urut})`;
  }
  return 'BERJALAN';
}
