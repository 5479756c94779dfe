import type { Db } from '#core/db/client.ts';
import { afterRunning } from '#lib/working-time.ts';
import { isConnectionFault, type Slot } from './slot.ts';
import { type Statement, statementWriter } from './statement.ts';

/** Period of the probe's question to the database, and the limit of its answer. */
const EVERY_MS = 1_000;
const DOWN_EVERY_MS = 250;
/** Period while somebody waits for a connection: a busy database may give no sign of itself for seconds. */
const HURRIED_MS = 100;
const LIMIT_MS = 1_500;
/** As long as the connection itself keeps a question, whatever the process does meanwhile. */
const ASK_MS = 10_000;
/** The probe checks a statement that is on its way for so long. */
const SUSPECT_MS = 1_500;
/** Failures in a row after which nobody is sent to the database any more. */
const AWAY_AFTER = 2;

/** The probe reports the database's state by this. */
export interface DatabaseState {
  /** It does not respond: statements are refused at once instead of after their deadline. */
  readonly away: boolean;
  /** Its clock in epoch milliseconds at `performance.now()` zero; undefined before the first answer. */
  readonly epoch: number | undefined;
}

/** The probe asks through these and reports to these. */
export interface ProbeOptions {
  readonly build: Db;
  readonly answered: () => void;
  /** Somebody waits for a connection. */
  readonly crowded: () => boolean;
  readonly changed: (away: boolean) => void;
}

/**
 * Asks the database every second over a connection of its own. When that goes silent while a new one responds, the path has lost its memory of the
 * old ones: every connection is made anew. The probe looks up at the database a single statement that is silent for long: one that no backend works
 * at any more was swallowed, and its waiter gets an error.
 */
export class Probe {
  readonly #slot: Slot;
  readonly #others: readonly Slot[];
  readonly #db: Db;
  readonly #changed: (away: boolean) => void;
  readonly #answered: () => void;
  readonly #crowded: () => boolean;
  readonly #strikes = new WeakMap<Statement, number>();
  #failures = 0;
  #epoch: number | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The next question is a whole `EVERY_MS` after the last. */
  #atRest = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(slot: Slot, others: readonly Slot[], { build, answered, crowded, changed }: ProbeOptions) {
    this.#slot = slot;
    this.#others = others;
    this.#db = statementWriter(build, () => (asked) => void slot.run(asked, ASK_MS));
    this.#answered = answered;
    this.#crowded = crowded;
    this.#changed = changed;
    this.#next(0);
  }

  get state(): DatabaseState {
    return { away: this.#failures >= AWAY_AFTER, epoch: this.#epoch };
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Asks sooner while somebody waits for a connection, so that this wait is measured by answers. */
  hurry(): void {
    if (this.#atRest) this.#next(HURRIED_MS);
  }

  #next(ms: number): void {
    clearTimeout(this.#timer);
    this.#atRest = ms === EVERY_MS;
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#round(), ms).unref();
  }

  async #round(): Promise<void> {
    this.#atRest = false;
    const silentBefore = this.#failures > 0;
    const from = performance.now();
    try {
      const [row] = await this.#ask(
        this.#db<{ epoch: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as epoch`,
      );
      this.#epoch = (row?.epoch ?? 0) - (from + performance.now()) / 2;
      this.#setFailures(0);
      if (silentBefore) this.#renewIdle();
      if (silentBefore || from - this.#lookedAt >= EVERY_MS) {
        this.#lookedAt = from;
        await this.#lookAfter(silentBefore ? 1 : 2);
      }
      this.#answered();
      this.#next(this.#crowded() ? HURRIED_MS : EVERY_MS);
    } catch {
      this.#setFailures(this.#failures + 1);
      // The first failure is followed by a new connection at once: a path that has lost the old one is found by it.
      this.#next(this.#failures === 1 ? 0 : DOWN_EVERY_MS);
    }
  }

  #setFailures(failures: number): void {
    const before = this.state.away;
    this.#failures = failures;
    if (this.state.away !== before) this.#changed(this.state.away);
  }

  async #ask<R>(question: PromiseLike<R>): Promise<R> {
    // Counted while this process runs: the answer may have come while it slept.
    const cancel = afterRunning(LIMIT_MS, () => this.#slot.drop());
    try {
      return await question;
    } catch (error) {
      if (!isConnectionFault(error)) this.#slot.replace();
      throw error;
    } finally {
      cancel();
    }
  }

  /** Connections nobody uses are made anew when next needed. */
  #renewIdle(): void {
    for (const slot of this.#others) if (!slot.busy && slot.open) slot.replace();
  }

  /** Ends what no backend works at, once it has been found so `strikes` times in a row. */
  async #lookAfter(strikes: number): Promise<void> {
    const suspects = this.#others.filter(({ busy }) => busy && performance.now() - busy.since > SUSPECT_MS);
    const found = new Map(
      suspects.flatMap((slot) => {
        const { statement } = slot.busy ?? {};
        return statement ? [[statement, slot] as const] : [];
      }),
    );
    if (found.size === 0) return;
    const names = suspects.map(({ connection }) => connection);
    const rows = await this.#ask(
      this.#db<{ name: string }[]>`
        select application_name as name from pg_stat_activity where application_name = any(${names}::text[]) and state = 'active'`,
    );
    const working = new Set(rows.map(({ name }) => name));
    for (const [statement, slot] of found) {
      if (working.has(slot.connection) || slot.busy?.statement !== statement) continue;
      const count = (this.#strikes.get(statement) ?? 0) + 1;
      this.#strikes.set(statement, count);
      if (count < strikes) continue;
      slot.drop();
      // The path that swallowed one statement will have swallowed connections that nobody has used since.
      this.#renewIdle();
    }
  }
}
