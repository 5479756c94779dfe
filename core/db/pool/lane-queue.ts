import { AppError } from '#lib/errors/errors.ts';
import type { Slot } from './slot.ts';

interface Waiting {
  readonly take: (slot: Slot) => void;
  readonly refuse: (error: unknown) => void;
  readonly limit: NodeJS.Timeout;
}

/** How many may wait for a connection of a lane, and how long. */
export interface LaneRules {
  readonly most: number;
  readonly waitMs: number;
}

/**
 * The connections of one lane and who waits for them, first come first served. Whoever would wait too long is refused before
 * anything was sent, so that a refusal here says that nothing happened.
 */
export class LaneQueue {
  readonly #rules: LaneRules;
  readonly #free: Slot[];
  readonly #waiting = new Set<Waiting>();
  readonly slots: readonly Slot[];

  constructor(slots: readonly Slot[], rules: LaneRules) {
    this.slots = slots;
    this.#free = [...slots];
    this.#rules = rules;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get busy(): number {
    return this.slots.length - this.#free.length;
  }

  /** A free connection, within `leftMs` and what the lane allows. Throws OVERLOADED. */
  acquire(leftMs: number): Promise<Slot> {
    const free = this.#free.pop();
    if (free) return Promise.resolve(free);
    if (this.#waiting.size >= this.#rules.most) return Promise.reject(new AppError('OVERLOADED'));
    return new Promise<Slot>((take, refuse) => {
      const limit = setTimeout(
        () => {
          this.#waiting.delete(waiting);
          refuse(new AppError('OVERLOADED'));
        },
        Math.min(this.#rules.waitMs, leftMs),
      );
      const waiting: Waiting = { take, refuse, limit };
      this.#waiting.add(waiting);
    });
  }

  release(slot: Slot): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free.push(slot);
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.limit);
    next.take(slot);
  }

  /** Nobody who waits will be served. */
  refuseAll(error: unknown): void {
    for (const { refuse, limit } of this.#waiting) {
      clearTimeout(limit);
      refuse(error);
    }
    this.#waiting.clear();
  }
}
