import { randomUUID } from 'node:crypto';
import { AppError } from '#lib/errors/errors.ts';
import type { ProfilReply } from '#types/proto/control/access.ts';
import type { CallOrigin } from './call-origin.ts';
import { type CoreCall, core } from './core-connection.ts';
import { perProcess } from './per-process.ts';

/** It is short enough that a change of role counts within seconds, long enough to spare a call per call. */
const CACHE_MS = 3_000;
const CACHED = 2_000;

interface Cached {
  readonly until: number;
  readonly profile: Promise<ProfilReply>;
}

const profiles = () => perProcess('profiles', () => new Map<string, Cached>());

/** Returns the caller's profile from the core's own tables, at most three seconds old. Throws AppError as the call does. */
export function profileOf(
  token: string,
  call: CoreCall = core().call,
  origin: Partial<CallOrigin> = {},
): Promise<ProfilReply> {
  const cache = profiles();
  const cached = cache.get(token);
  if (cached && cached.until > performance.now()) return cached.profile;
  cache.delete(token);
  if (cache.size >= CACHED) cache.delete(cache.keys().next().value ?? '');
  const profile = call('access.profil', {}, { token, correlationId: randomUUID(), ...origin });
  cache.set(token, { until: performance.now() + CACHE_MS, profile });
  // An ended session stays ended; anything else may be asked again at once.
  profile.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'UNAUTHENTICATED')) cache.delete(token);
  });
  return profile;
}

/** Forgets the profile when the screen was locked or unlocked, or the settings changed: the next caller gets it fresh. */
export const forgetProfile = (token: string): void => void profiles().delete(token);
