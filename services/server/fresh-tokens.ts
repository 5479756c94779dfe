import { setTimeout as pause } from 'node:timers/promises';
import { AppError, fail } from '#lib/errors/errors.ts';
import type { TokenSet } from '#types/session.ts';
import { refresh, type TokenAnswer } from './identity.ts';
import { perProcess } from './per-process.ts';
import { coreVault, type TokenVault } from './token-vault.ts';

/** An access token with less than this left may run out on its way to the core. */
const MARGIN_SECONDS = 30;
const KEEP_MS = 60_000;
/** Another process has so long to refresh the tokens, and this one checks so often whether it has. */
const OTHERS_MS = 6_000;
const LOOK_MS = 200;

const TRANSIENT: ReadonlySet<string> = new Set(['IDENTITY_AWAY', 'CORE_AWAY', 'DEADLINE', 'OVERLOADED', 'SYSTEM']);

/** Returns true for a fault that passes: it ends no session. */
export const isTransient = (error: unknown): boolean => error instanceof AppError && TRANSIENT.has(error.code);

type Refresh = (refreshToken: string) => Promise<TokenAnswer | null>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

const inFlight = () => perProcess('refresh', () => new Map<string, Promise<TokenSet>>());

/** Returns a set from a token answer; a provider that does not rotate leaves the refresh token out, then the old one stays. */
const tokenSet = (answer: TokenAnswer, previous?: TokenSet): TokenSet => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? previous?.refreshToken ?? '',
  idToken: answer.id_token ?? previous?.idToken ?? '',
  accessExpires: nowSeconds() + answer.expires_in,
});

const isGood = (set: TokenSet): boolean => set.accessExpires - nowSeconds() > MARGIN_SECONDS;

const newest = (held: TokenSet, stored: TokenSet | null): TokenSet =>
  stored !== null && stored.accessExpires >= held.accessExpires ? stored : held;

/** Returns the refreshed set: the one another process has kept, or the provider's answer in our turn. */
async function refreshed(held: TokenSet, exchange: Refresh, vault: TokenVault): Promise<TokenSet> {
  for (const until = performance.now() + OTHERS_MS; ; ) {
    const { set, turn } = await vault.claim(held);
    if (set && isGood(set)) {
      if (turn) await vault.release(held);
      return set;
    }
    if (turn) return await inTurn(held, newest(held, set), exchange, vault);
    if (performance.now() > until) return fail('IDENTITY_AWAY');
    await pause(LOOK_MS);
  }
}

async function inTurn(held: TokenSet, latest: TokenSet, exchange: Refresh, vault: TokenVault): Promise<TokenSet> {
  try {
    const answer = await exchange(latest.refreshToken);
    if (!answer) return fail('UNAUTHENTICATED');
    const fresh = tokenSet(answer, latest);
    // A lost set would cost the session at the next refresh elsewhere; here it works on either way.
    await vault.store(held, fresh).catch(() => {});
    return fresh;
  } catch (error) {
    await vault.release(held);
    throw error;
  }
}

/**
 * Shares the one refresh of this refresh token among all callers. Refresh tokens rotate: the second use of one ends the session, so
 * parallel calls of a page, and late ones that still carry the old cookie, must get the first one's answer. Within this process they
 * share the flight, with other processes what the core keeps for them.
 */
function refreshOnce(held: TokenSet, exchange: Refresh, vault: TokenVault): Promise<TokenSet> {
  const flights = inFlight();
  const running = flights.get(held.refreshToken);
  if (running) return running;
  const flight = refreshed(held, exchange, vault);
  flights.set(held.refreshToken, flight);
  const forget = () => flights.delete(held.refreshToken);
  flight.then(() => setTimeout(forget, KEEP_MS).unref(), forget);
  return flight;
}

/**
 * Returns the set itself while its access token is good, else the refreshed one. Throws UNAUTHENTICATED when the provider refuses the
 * refresh token or the core has ended the session; IDENTITY_AWAY, CORE_AWAY or DEADLINE when one of them cannot be asked and the token at
 * hand has run out.
 */
export async function freshTokens(
  set: TokenSet,
  exchange: Refresh = refresh,
  vault: TokenVault = coreVault,
): Promise<TokenSet> {
  const left = set.accessExpires - nowSeconds();
  if (left > MARGIN_SECONDS) return set;
  if (set.refreshToken === '') return fail('UNAUTHENTICATED');
  try {
    return await refreshOnce(set, exchange, vault);
  } catch (error) {
    if (left > 0 && isTransient(error)) return set;
    throw error;
  }
}
