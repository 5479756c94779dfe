import { afterRunning } from '#lib/working-time.ts';

/**
 * The rules set how many calls are served at a time, how many of them for one session, how many may wait for that, and how long while the
 * process runs.
 */
export interface AdmissionRules {
  readonly inside: number;
  /** These bound one session: the first served, the second waiting. */
  readonly each: number;
  readonly eachWaiting: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * More calls at a time would only wait for each other in the core. After most of a second a waiting call is told to come again, because by then the
 * process receives more than it can serve. A screen asks for a handful of things at a time: a session that asks for more waits behind itself, never
 * before others.
 */
export const USUAL: AdmissionRules = { inside: 96, each: 8, eachWaiting: 32, waiting: 512, waitMs: 500 };

/** A call comes in, or is refused because all waiting places, or those of its session, are taken. */
export type Entry = 'IN' | 'CROWD' | 'OWN_CROWD';

interface Waiting {
  readonly owner: string;
  readonly enter: () => void;
  readonly cancel: () => void;
}

interface Crowd {
  inside: number;
  waiting: number;
}

/** Admission bounds the calls served and the queue before them, and for each session both with a smaller bound. */
export class Admission {
  readonly #rules: AdmissionRules;
  readonly #waiting = new Set<Waiting>();
  readonly #crowds = new Map<string, Crowd>();
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

  /** Returns how many calls were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Resolves when a call may go in, at once or after a short wait, or is refused. `owner` is the session it belongs to; '' for a call of none, which
   * only the whole bound limits. An admitted call must `leave` by the same name.
   */
  enter(owner: string): Promise<Entry> {
    const crowd = this.#crowdOf(owner);
    if (this.#inside < this.#rules.inside && this.#hasRoom(owner)) {
      this.#inside++;
      crowd.inside++;
      return Promise.resolve('IN');
    }
    if (owner !== '' && crowd.waiting >= this.#rules.eachWaiting) return this.#turnAway(owner);
    if (this.#waiting.size >= this.#rules.waiting) return this.#turnAway(owner);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        owner,
        enter: () => {
          waiting.cancel();
          crowd.waiting--;
          crowd.inside++;
          resolve('IN');
        },
        cancel: afterRunning(this.#rules.waitMs, () => {
          this.#waiting.delete(waiting);
          crowd.waiting--;
          resolve(this.#turnAway(owner));
        }),
      };
      crowd.waiting++;
      this.#waiting.add(waiting);
    });
  }

  leave(owner: string): void {
    this.#crowdOf(owner).inside--;
    this.#inside--;
    for (const next of this.#waiting) {
      if (!this.#hasRoom(next.owner)) continue;
      this.#waiting.delete(next);
      this.#inside++;
      next.enter();
      break;
    }
    this.#forget(owner);
  }

  #hasRoom(owner: string): boolean {
    return owner === '' || this.#crowdOf(owner).inside < this.#rules.each;
  }

  #crowdOf(owner: string): Crowd {
    const crowd = this.#crowds.get(owner) ?? { inside: 0, waiting: 0 };
    this.#crowds.set(owner, crowd);
    return crowd;
  }

  #forget(owner: string): void {
    const { inside, waiting } = this.#crowdOf(owner);
    if (inside === 0 && waiting === 0) this.#crowds.delete(owner);
  }

  /** A session that fills its own bound learns so, also while all others wait. */
  #turnAway(owner: string): Promise<Entry> {
    this.#refused++;
    const own = !this.#hasRoom(owner);
    this.#forget(owner);
    return Promise.resolve(own ? 'OWN_CROWD' : 'CROWD');
  }
}
