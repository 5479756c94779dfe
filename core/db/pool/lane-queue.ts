import { AppError, type ErrorCode } from '#lib/errors/errors.ts';
import type { WorkingTime } from '#lib/working-time.ts';
import type { Slot } from './slot.ts';

interface Waiting {
  readonly grant: (slot: Slot) => void;
  readonly refuse: (error: unknown) => void;
  /** The end of its call. */
  readonly limit: NodeJS.Timeout;
  /** The call's wait becomes too long at this moment, by the working time of the database; never for a call that is being served. */
  readonly until: number;
}

/** A call that asks for a connection. */
export interface Asking {
  /** Milliseconds until nobody waits for the answer. */
  readonly leftMs: number;
  /** Its call is being served already: no queue refuses it any more. */
  readonly served: boolean;
}

/** The bounds of a lane's queue: calls that may wait, and the wait of each while the database works. */
export interface LaneRules {
  readonly most: number;
  readonly waitMs: number;
}

/**
 * The connections of one lane and the statements that wait for them, first come first served. A statement that would wait too long is refused before
 * anything was sent, so that a refusal here says that nothing happened.
 */
export class LaneQueue {
  readonly #rules: LaneRules;
  readonly #time: WorkingTime;
  readonly #free: Slot[];
  readonly #waiting = new Set<Waiting>();
  readonly slots: readonly Slot[];

  constructor(slots: readonly Slot[], rules: LaneRules, time: WorkingTime) {
    this.slots = slots;
    this.#free = [...slots];
    this.#rules = rules;
    this.#time = time;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get busy(): number {
    return this.slots.length - this.#free.length;
  }

  /** A free connection, within `leftMs` and, for a call that is not being served yet, within the rules. Throws OVERLOADED or DEADLINE. */
  acquire({ leftMs, served }: Asking): Promise<Slot> {
    const free = this.#free.pop();
    if (free) return Promise.resolve(free);
    if (!served && this.#waiting.size >= this.#rules.most) return Promise.reject(new AppError('OVERLOADED'));
    return new Promise<Slot>((grant, refuse) => {
      const limit = setTimeout(() => this.#refuse(waiting, 'DEADLINE'), leftMs);
      const until = served ? Number.POSITIVE_INFINITY : this.#time.now() + this.#rules.waitMs;
      const waiting: Waiting = { grant, refuse, limit, until };
      this.#waiting.add(waiting);
    });
  }

  /** Refuses those who have waited too long by now. */
  refuseLate(): void {
    const now = this.#time.now();
    for (const waiting of this.#waiting) {
      if (waiting.until <= now) this.#refuse(waiting, 'OVERLOADED');
      // A statement that came later waits no longer, except those that wait until their deadlines.
      else if (Number.isFinite(waiting.until)) return;
    }
  }

  #refuse(waiting: Waiting, code: ErrorCode): void {
    clearTimeout(waiting.limit);
    this.#waiting.delete(waiting);
    waiting.refuse(new AppError(code));
  }

  release(slot: Slot): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free.push(slot);
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.limit);
    next.grant(slot);
  }

  /** Refuses all that wait, because nobody will be served. */
  refuseAll(error: unknown): void {
    for (const { refuse, limit } of this.#waiting) {
      clearTimeout(limit);
      refuse(error);
    }
    this.#waiting.clear();
  }
}
