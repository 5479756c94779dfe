import type { Logger } from 'pino';
import { forServed, inLane } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import { schemaDifference } from '#core/db/release.ts';
import { inRounds } from '#core/db/rounds.ts';

/** Period of the loop, period of the proofs that the core can do its work, and lifetime of a proof. */
const LOOK_MS = 500;
const EVERY_MS = 3_000;
const COUNTS_MS = 10_000;
/** Period of the schema check, whatever else goes on: a core must not post for long on one that it was not written for. */
const SCHEMA_EVERY_MS = 2_000;

/** grpc.health.v1 is asked about these parts beside the core itself. */
export type Part = 'database' | 'schema' | 'clock.database' | 'clock.identity';
export const PARTS: readonly Part[] = ['database', 'schema', 'clock.database', 'clock.identity'];

/** Further apart than this two clocks are called wrong: tokens, grants and ends of sessions are judged by them. */
const SKEW_MS = 60_000;

/** Readiness reads these beside the database itself. */
export interface Clocks {
  /** The lead of the database's and the provider's clocks over ours, in milliseconds; undefined while not known. */
  readonly database: () => number | undefined;
  readonly identity: () => number | undefined;
  /** Returns true when the database does not respond, as the probe of the connections sees it. */
  readonly away?: () => boolean;
}

/**
 * The core is ready when it can write, its schema is of this release and its clocks agree. That it runs at all is another question, which any answer
 * settles.
 */
export class Readiness {
  readonly #db: Db;
  readonly #clocks: Clocks;
  #provedAt = Number.NEGATIVE_INFINITY;
  #difference = '';
  #failed = false;
  #full = false;

  constructor(db: Db, clocks: Clocks) {
    this.#db = db;
    this.#clocks = clocks;
  }

  /** Proves it again and again, and checks the schema by a clock of its own: a write under load proves nothing of it. Returns how to stop. */
  start(log: Logger): () => Promise<void> {
    let logged = '';
    const stopSchema = inRounds(
      async () => {
        await this.checkSchema();
        if (this.#difference === logged) return false;
        logged = this.#difference;
        if (this.#difference === '') log.info('the schema fits again');
        else log.error({ difference: this.#difference }, 'the schema does not fit any more: calls are refused');
        return false;
      },
      // The proofs that write log that the database is away.
      { pauseMs: SCHEMA_EVERY_MS, failed: () => {} },
    );
    const stopProofs = inRounds(
      async () => {
        if (this.#failed || performance.now() - this.#provedAt > EVERY_MS) await this.prove();
        return false;
      },
      {
        pauseMs: LOOK_MS,
        failed: (error) => log.error({ err: error }, 'the database cannot be written'),
      },
    );
    return async () => {
      await Promise.all([stopSchema(), stopProofs()]);
    };
  }

  /** Checks whether the schema is of this release. Rejects when the database does not respond; then what was known holds. */
  async checkSchema(): Promise<void> {
    // A small read in a lane that no crowd of calls may keep waiting.
    this.#difference = await forServed('quick', () => schemaDifference(this.#db));
  }

  /** Runs one proof. Rejects when the database cannot be written. */
  async prove(): Promise<void> {
    try {
      await this.#tried();
    } catch (error) {
      this.#failed = true;
      throw error;
    }
  }

  async #tried(): Promise<void> {
    const now = performance.now();
    await this.checkSchema();
    // The function that proves it belongs to the schema.
    if (this.#difference === '') await inLane('background', async () => this.#db`select prove_write()`);
    this.#full = false;
    this.written(now);
  }

  /** Something was written: as good as a proof, unless the disk was full: then only the proof itself counts, which asks for new room. */
  written(at = performance.now()): void {
    if (this.#full) return;
    this.#provedAt = at;
    this.#failed = false;
  }

  /** A write found no room. Others may still find some in what is half empty, until it is full too. */
  full(): void {
    this.#full = true;
    this.#failed = true;
  }

  /** The difference between the schema and this release's; '' when there is none. */
  get difference(): string {
    return this.#difference;
  }

  #writes(): boolean {
    if (this.#failed || this.#clocks.away?.()) return false;
    return performance.now() - this.#provedAt < COUNTS_MS;
  }

  is(part: Part): boolean {
    if (part === 'database') return this.#writes();
    if (part === 'schema') return this.#difference === '';
    const skew = part === 'clock.database' ? this.#clocks.database() : this.#clocks.identity();
    return skew === undefined || Math.abs(skew) < SKEW_MS;
  }
}
