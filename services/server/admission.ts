import { afterRunning } from '#lib/working-time.ts';

/** How many calls are served at a time, how many may wait for that, and how long while the process runs. */
export interface AdmissionRules {
  readonly inside: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * More calls at a time would only wait for each other in the core; who has waited most of a second is told to come again, because
 * by then the process receives more than it can serve.
 */
export const USUAL: AdmissionRules = { inside: 96, waiting: 512, waitMs: 500 };

interface Waiting {
  readonly enter: () => void;
  readonly cancel: () => void;
}

/** A door with a bounded crowd inside and a bounded queue before it. */
export class Admission {
  readonly #rules: AdmissionRules;
  readonly #waiting = new Set<Waiting>();
  #inside = 0;
  #refused = 0;

  constructor(rules: AdmissionRules = USUAL) {
    this.#rules = rules;
  }

  get inside(): number {
    return this.#inside;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** How many were turned away since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** Answers whether the call may go in, at once or after a short wait. Who is let in must `leave`. */
  enter(): Promise<boolean> {
    if (this.#inside < this.#rules.inside) {
      this.#inside++;
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= this.#rules.waiting) return this.#turnAway();
    return new Promise((resolve) => {
      const waiting: Waiting = {
        enter: () => {
          waiting.cancel();
          resolve(true);
        },
        cancel: afterRunning(this.#rules.waitMs, () => {
          this.#waiting.delete(waiting);
          resolve(this.#turnAway());
        }),
      };
      this.#waiting.add(waiting);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next.enter();
    } else this.#inside--;
  }

  #turnAway(): Promise<boolean> {
    this.#refused++;
    return Promise.resolve(false);
  }
}
