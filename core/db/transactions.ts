import { connect, type Db } from './client.ts';
import { isConnectionFault } from './pool/slot.ts';

/** Does `work` in one transaction: commits and returns its result; rolls back what it throws and throws it on. */
export type Begin = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/** The transactions of plain connections (`connect`), each begun as `mode` says. The core's own pool begins none (core/db/pool/pool.ts). */
export const beginOn =
  (db: Db, mode = ''): Begin =>
  <T>(work: (tx: Db) => Promise<T>) =>
    db.begin(mode, (tx) => work(tx as unknown as Db)) as Promise<T>;

/** Limits of a set of transactions. */
interface Limits {
  /** The mode in which each begins, as SQL says it after `begin`. */
  readonly mode?: string;
  /** Limits how many run at once; the others wait for their turn. Without it, all run that are asked for. */
  readonly most?: number;
}

/**
 * Transactions of work in the background, each over a connection of its own. A connection that is lost ends its client: a client that
 * quietly opened another would go on outside the transaction, statement by statement.
 */
export class Transactions {
  readonly #url: string;
  readonly #mode: string;
  readonly #turns: Turns;
  readonly #idle: Db[] = [];
  readonly #all = new Set<Db>();

  constructor(url: string, { mode = '', most = Number.POSITIVE_INFINITY }: Limits = {}) {
    this.#url = url;
    this.#mode = mode;
    this.#turns = new Turns(most);
  }

  readonly begin: Begin = async (work) => {
    await this.#turns.acquire();
    try {
      return await this.#within(work);
    } finally {
      this.#turns.give();
    }
  };

  readonly #within: Begin = async (work) => {
    const client = this.#idle.pop() ?? this.#open();
    let sound = false;
    try {
      await client.unsafe(`begin ${this.#mode}`);
      const answer = await work(client);
      await client.unsafe('commit');
      sound = true;
      return answer;
    } catch (error) {
      // A transaction that lost its connection is rolled back by the database. Its client is asked nothing more: it may write to a socket that is gone.
      if (!isConnectionFault(error))
        sound = await client.unsafe('rollback').then(
          () => true,
          () => false,
        );
      throw error;
    } finally {
      if (sound) this.#idle.push(client);
      else void this.#drop(client);
    }
  };

  /** Breaks off what is under way: the database rolls it back. */
  async end(): Promise<void> {
    await Promise.all([...this.#all].map((client) => this.#drop(client)));
  }

  #open(): Db {
    const client = connect(this.#url, { max: 1, onclose: () => void this.#drop(client) });
    this.#all.add(client);
    return client;
  }

  #drop(client: Db): Promise<void> {
    this.#all.delete(client);
    return client.end({ timeout: 0 });
  }
}

/** Gives out turns, in the order of arrival. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  async acquire(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
