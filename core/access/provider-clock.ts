import type { Logger } from 'pino';
import { inRounds } from '#core/db/rounds.ts';

const EVERY_MS = 30_000;
const LIMIT_MS = 3_000;

/**
 * Reads the identity provider's clock from the Date header of its published keys, to the second. Tokens are stamped by that clock, so their age is
 * judged by it: a core whose own clock is wrong must not call a fresh token old.
 */
export class ProviderClock {
  readonly #url: string;
  #ahead: number | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns its lead over our clock, in milliseconds; undefined before it was asked. */
  readonly ahead = (): number | undefined => this.#ahead;

  /** The provider's time in epoch milliseconds; ours until it was asked. */
  readonly now = (): number => Date.now() + (this.#ahead ?? 0);

  /** Asks it again and again; returns how to stop. */
  start(log: Logger): () => Promise<void> {
    return inRounds(
      async () => {
        await this.ask();
        return false;
      },
      { pauseMs: EVERY_MS, failed: (error) => log.debug({ err: error }, "the provider's clock could not be asked") },
    );
  }

  /** Asks once. Rejects when the provider does not respond. */
  async ask(): Promise<void> {
    const before = Date.now();
    const answer = await fetch(this.#url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
    await answer.body?.cancel();
    const providerTime = Date.parse(answer.headers.get('date') ?? '');
    // Half a second is the middle of the second in the header; less than two are its coarseness.
    const ahead = providerTime + 500 - (before + Date.now()) / 2;
    if (!Number.isNaN(ahead)) this.#ahead = Math.abs(ahead) < 2_000 ? 0 : ahead;
  }
}
