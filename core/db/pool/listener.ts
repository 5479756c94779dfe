import postgres from 'postgres';
import { clientOptions, reaching, sessionSettings } from '#core/db/client.ts';
import { afterRunning } from '#lib/working-time.ts';

/** Period of the check on the listening connection, limit of its answer, and pause before a new connection. */
const EVERY_MS = 2_000;
const LIMIT_MS = 1_500;
const AGAIN_MS = 250;

type Listen = (payload: string) => void;

/**
 * One connection receives the database's notifications (NOTIFY). Nobody would notice that it went silent, so it is asked every two seconds
 * and made anew when it does not respond. Notifications sent meanwhile are lost: `onlisten` runs after each beginning.
 */
export class Listener {
  readonly #url: string;
  readonly #channels = new Map<string, { fn: Listen; onlisten: (() => void) | undefined }[]>();
  #client: ReturnType<typeof postgres> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ended = false;
  /** The backend that listens. */
  #pid = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Listens until the pool ends. Rejects when the first attempt fails; later ones are repeated for ever. */
  async listen(channel: string, fn: Listen, onlisten?: () => void): Promise<void> {
    const listeners = this.#channels.get(channel) ?? [];
    this.#channels.set(channel, [...listeners, { fn, onlisten }]);
    if (!this.#client) {
      await this.#begin();
      this.#watch(EVERY_MS);
    } else if (listeners.length === 0) {
      await this.#client.unsafe(`listen "${channel}"`);
      onlisten?.();
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#client?.end({ timeout: 0 });
  }

  async #begin(): Promise<void> {
    void this.#client?.end({ timeout: 0 });
    const reached = reaching(this.#url);
    const client = postgres(reached.url, {
      ...clientOptions,
      ...reached.options,
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 3,
      keep_alive: 10,
      onnotice: () => {},
      connection: { ...sessionSettings, application_name: 'amanah mendengar' },
      onnotify: (channel: string, payload: string) => {
        if (client === this.#client) for (const { fn } of this.#channels.get(channel) ?? []) fn(payload);
      },
    } as never);
    this.#client = client;
    for (const channel of this.#channels.keys()) await within(client.unsafe(`listen "${channel}"`));
    // A connection that breaks is opened anew by the library without its channels; the next question finds that out.
    const [row] = await within(client<{ pid: number }[]>`select pg_backend_pid() as pid`);
    this.#pid = row?.pid ?? 0;
    for (const listeners of this.#channels.values()) for (const { onlisten } of listeners) onlisten?.();
  }

  #watch(ms: number): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      this.#round().then(
        () => this.#watch(EVERY_MS),
        () =>
          this.#begin().then(
            () => this.#watch(EVERY_MS),
            () => this.#watch(AGAIN_MS),
          ),
      );
    }, ms).unref();
  }

  async #round(): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('nothing listens');
    const [row] = await within(client<{ pid: number }[]>`select pg_backend_pid() as pid`);
    if (row?.pid !== this.#pid) throw new Error('another connection listens to nothing');
  }
}

/** Returns the answer, unless it takes too long. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = afterRunning(LIMIT_MS, () => reject(new Error('the listening connection went silent')));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel();
  }
}
