import { AppError, fail } from '#lib/errors/errors.ts';
import type { TokenSet } from '#types/session.ts';
import { refresh, type TokenAnswer } from './identity.ts';
import { perProcess } from './per-process.ts';

/** An access token with less than this left may run out on its way to the core. */
const MARGIN_SECONDS = 30;
const KEEP_MS = 60_000;

type Refresh = (refreshToken: string) => Promise<TokenAnswer | null>;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

const inFlight = () => perProcess('refresh', () => new Map<string, Promise<TokenAnswer | null>>());

/**
 * The one refresh of this refresh token, shared by everyone who asks. Refresh tokens rotate: the second use of one ends
 * the session, so parallel calls of a page, and late ones that still carry the old cookie, must get the first one's answer.
 * The sharing is per process; several web processes need sticky sessions or a provider that tolerates reuse for a moment.
 */
function refreshOnce(refreshToken: string, exchange: Refresh): Promise<TokenAnswer | null> {
  const flights = inFlight();
  const running = flights.get(refreshToken);
  if (running) return running;
  const flight = exchange(refreshToken);
  flights.set(refreshToken, flight);
  const forget = () => flights.delete(refreshToken);
  flight.then(() => setTimeout(forget, KEEP_MS).unref(), forget);
  return flight;
}

/** A set from a token answer; a provider that does not rotate leaves the refresh token out, then the old one stays. */
export const tokenSet = (answer: TokenAnswer, previous?: TokenSet): TokenSet => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? previous?.refreshToken ?? '',
  idToken: answer.id_token ?? previous?.idToken ?? '',
  accessExpires: nowSeconds() + answer.expires_in,
});

/**
 * The set itself while its access token is good, else the refreshed one. Throws UNAUTHENTICATED when the provider
 * refuses the refresh token, IDENTITY_AWAY when it cannot be asked and the token at hand has run out.
 */
export async function freshTokens(set: TokenSet, exchange: Refresh = refresh): Promise<TokenSet> {
  const left = set.accessExpires - nowSeconds();
  if (left > MARGIN_SECONDS) return set;
  try {
    const answer = set.refreshToken ? await refreshOnce(set.refreshToken, exchange) : null;
    return answer ? tokenSet(answer, set) : fail('UNAUTHENTICATED');
  } catch (error) {
    if (left > 0 && error instanceof AppError && error.code === 'IDENTITY_AWAY') return set;
    throw error;
  }
}
