import type { z } from 'zod';
import { fail } from '#lib/errors.ts';
import type { authenticateV2Input } from '#lib/schemas/access.ts';
import type { AuthenticateV2Request } from '#types/proto/access.ts';
import { env } from './env.ts';
import { requestTokens } from './identity.ts';

type Credential = z.output<typeof authenticateV2Input>;
/** Trades a user name and password for an access token; null when the provider refuses them. */
export type Exchange = (username: string, password: string) => Promise<string | null>;

const FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
const KEPT = 10_000;

/** The direct grant through the client that exists for nothing else. The password lives in this call only. */
export const directGrant: Exchange = async (username, password) => {
  const { overrideClientId: id, overrideClientSecret: secret } = env().identity;
  const answer = await requestTokens({ id, secret }, { grant_type: 'password', scope: 'openid', username, password });
  return answer?.access_token ?? null;
};

/**
 * What stands between the teller's screen and `access.authenticateV2`: the supervisor's credential becomes her fresh
 * token, so the core never sees a password. The answer to a wrong password and to an unknown user is the same. Five failures
 * for a user name in fifteen minutes close it for that name; the count is per process, the provider's own brute-force
 * protection stands behind it.
 * Throws OVERRIDE_OFF, OVERRIDE_LOCKED, OVERRIDE_CREDENTIAL, IDENTITY_AWAY.
 */
export function overrideExchange(exchange: Exchange, allowed: () => boolean, now: () => number = Date.now) {
  const failures = new Map<string, number[]>();
  const recent = (name: string) => (failures.get(name) ?? []).filter((at) => at > now() - WINDOW_MS);
  return async ({ username, password, ...rest }: Credential): Promise<AuthenticateV2Request> => {
    if (!allowed()) fail('OVERRIDE_OFF');
    const name = username.toLowerCase();
    const before = recent(name);
    if (before.length >= FAILURES) fail('OVERRIDE_LOCKED');
    // Counted before the exchange, or parallel guesses would all pass the check above.
    if (failures.size >= KEPT) failures.delete(failures.keys().next().value ?? '');
    failures.set(name, [...before, now()]);
    const token = await exchange(username, password).catch((error: unknown) => {
      failures.set(name, before);
      throw error;
    });
    if (token === null) return fail('OVERRIDE_CREDENTIAL');
    failures.delete(name);
    return { token_supervisor: token, ...rest };
  };
}

export const realOverride = () => overrideExchange(directGrant, () => env().overrideByCredential);
