import type { z } from 'zod';
import type { authenticateV2Input } from '#lib/control/schemas/access.ts';
import { fail } from '#lib/errors/errors.ts';
import type { AuthenticateV2Request, BukaKunciRequest } from '#types/proto/control/access.ts';
import { env } from './env.ts';
import { requestTokens } from './identity.ts';

type Credential = z.output<typeof authenticateV2Input>;
/** Trades a user name and password for an access token; null when the provider refuses them. */
export type Exchange = (username: string, password: string) => Promise<string | null>;

const MINUTES = 60_000;
/** So many attempts within so long close something. */
interface Bound {
  readonly most: number;
  readonly withinMs: number;
}
const USUAL: Bound = { most: 5, withinMs: 15 * MINUTES };
/** One counter may get so many wrong for one name. */
const COUNTER: Bound = { most: 3, withinMs: 15 * MINUTES };
/**
 * All counters together may get one less wrong for one name than the provider forgives (`failureFactor` of the realm, within its
 * `maxDeltaTimeSeconds`), so that guesses at counters never close the supervisor's own sign-in.
 */
const RELEASES: Bound = { most: 4, withinMs: 12 * 60 * MINUTES };
const MAX_ENTRIES = 10_000;

/** A wall clock that is set back would close names for as long. */
const monotonic = (): number => performance.now();

/** Makes the direct grant through the client that exists for nothing else. The password lives in this call only. */
const directGrant: Exchange = async (username, password) => {
  const { overrideClientId: id, overrideClientSecret: secret } = env().identity;
  const answer = await requestTokens({ id, secret }, { grant_type: 'password', scope: 'openid', username, password });
  return answer?.access_token ?? null;
};

/** Attempts at one supervisor's name count before it is known how they end. */
interface Attempt {
  /** Takes the attempt out of the count: nobody was at fault. */
  readonly forgive: () => void;
}

/**
 * Locks a supervisor's name: so many failed attempts close it. A named counter is closed for the name first, or one teller could lock a
 * supervisor out everywhere. The count is per process; the provider's own brute-force protection stands behind it.
 */
export function attemptLock(now: () => number = monotonic, bound: Bound = USUAL) {
  const attempts = new Map<string, readonly { readonly at: number; readonly counter: string }[]>();
  const nameOf = (username: string) => username.trim().toLowerCase();
  return {
    /** Counts an attempt before it is made, or parallel guesses would all pass the check. Throws OVERRIDE_LOCKED. */
    begin(username: string, counter = ''): Attempt {
      const name = nameOf(username);
      const before = (attempts.get(name) ?? []).filter(({ at }) => at > now() - bound.withinMs);
      const here = before.filter((each) => each.counter === counter && each.at > now() - COUNTER.withinMs);
      if (counter !== '' && here.length >= COUNTER.most) fail('OVERRIDE_LOCKED');
      if (before.length >= bound.most) fail('OVERRIDE_LOCKED');
      if (attempts.size >= MAX_ENTRIES) attempts.delete(attempts.keys().next().value ?? '');
      const own = { at: now(), counter };
      attempts.set(name, [...before, own]);
      // It removes only its own: others may have been counted meanwhile, and must stay.
      return {
        forgive: () =>
          void attempts.set(
            name,
            (attempts.get(name) ?? []).filter((each) => each !== own),
          ),
      };
    },
    /** The supervisor has proved who they are: the count starts from zero. */
    proven: (username: string) => void attempts.delete(nameOf(username)),
  };
}
type AttemptLock = ReturnType<typeof attemptLock>;

/** Returns the fresh token behind a name and password, each attempt counted. */
async function proveByPassword(
  exchange: Exchange,
  lock: AttemptLock,
  { username, password, counter }: { username: string; password: string; counter?: string },
) {
  const attempt = lock.begin(username, counter);
  const token = await exchange(username, password).catch((error: unknown) => {
    attempt.forgive();
    throw error;
  });
  if (token === null) return fail('OVERRIDE_CREDENTIAL');
  lock.proven(username);
  return token;
}

/**
 * Returns the step before `access.authenticateV2`: it turns the supervisor's credential into a fresh token, so the core
 * never sees a password. The answer to a wrong password and to an unknown user is the same. A reader's assertion goes on unchanged: the
 * core judges it, and its attempt was counted when its challenge was asked for. Throws OVERRIDE_OFF, OVERRIDE_LOCKED,
 * OVERRIDE_CREDENTIAL, IDENTITY_AWAY.
 */
export function overrideExchange(
  exchange: Exchange,
  allowed: () => boolean,
  now: () => number = monotonic,
  lock: AttemptLock = attemptLock(now),
) {
  return async (
    { username, password, assertion, ...rest }: Credential,
    counter = '',
  ): Promise<Partial<AuthenticateV2Request>> => {
    if (rest.login_type === 'FINGERPRINT') return { username, assertion, ...rest };
    if (!allowed()) fail('OVERRIDE_OFF');
    return { token_supervisor: await proveByPassword(exchange, lock, { username, password, counter }), ...rest };
  };
}

/**
 * The same lock guards the fingerprint's two calls. A challenge is an attempt, whatever the browser reports of the finger afterwards; one
 * that the core refuses to issue is not.
 */
export function fingerAttempts(lock: AttemptLock) {
  return {
    async challenge<T>(username: string, call: () => Promise<T>, counter = ''): Promise<T> {
      const attempt = lock.begin(username, counter);
      try {
        return await call();
      } catch (error) {
        attempt.forgive();
        throw error;
      }
    },
    async release<T>(username: string, call: () => Promise<T>): Promise<T> {
      const grant = await call();
      lock.proven(username);
      return grant;
    },
  };
}
export type FingerAttempts = ReturnType<typeof fingerAttempts>;

/**
 * Opens a locked screen: its holder's own password becomes a fresh token, as a supervisor's does, under such a lock and with the same
 * answers. Throws OVERRIDE_LOCKED, OVERRIDE_CREDENTIAL, IDENTITY_AWAY.
 */
export function unlockExchange(exchange: Exchange, lock: AttemptLock) {
  return async (username: string, password: string): Promise<BukaKunciRequest> => ({
    token_pengguna: await proveByPassword(exchange, lock, { username, password }),
  });
}

/**
 * Returns the proofs of this process, each with a lock of its own: a teller's guesses at a supervisor's name must not lock the supervisor
 * out of their own work.
 */
export function realProofs() {
  const lock = attemptLock(monotonic, RELEASES);
  const override = overrideExchange(directGrant, () => env().overrideByCredential, monotonic, lock);
  return { override, finger: fingerAttempts(attemptLock()), unlock: unlockExchange(directGrant, attemptLock()) };
}
