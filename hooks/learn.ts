import { ApiError } from '#services/api-error.ts';
import type { Attempts, Outcome } from './use-attempts.ts';

/** This outcome will not change any more. */
export type Settled = Exclude<Outcome, { status: 'PROSES' }>;

/** The pauses between the questions are in milliseconds: half a minute and a little, over a core that is being restarted. */
const PAUSES = [500, 1_000, 2_000, 3_000, 4_000, 5_000, 5_000, 5_000, 5_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks for the outcome of the open attempt until the core knows; null when it still did not after half a minute. Throws ApiError. */
export async function learn(attempts: Attempts): Promise<Settled | null> {
  for (const wait of [...PAUSES, null]) {
    try {
      const outcome = await attempts.ask();
      if (outcome.status !== 'PROSES') return outcome;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.uncertain) throw error;
    }
    if (wait !== null) await pause(wait);
  }
  return null;
}
