import { type Env, read, type Values } from './fields.ts';

export const FINGERPRINT = ['FINGERPRINT_HOST', 'FINGERPRINT_PORT'] as const;

/** Returns where the fingerprint service of a workstation answers its browser; empty when port 0 says that there is none. */
export const readerAddress = (values: Values<(typeof FINGERPRINT)[number]>): string =>
  values.FINGERPRINT_PORT === 0 ? '' : `http://${values.FINGERPRINT_HOST}:${values.FINGERPRINT_PORT}`;

/** Returns the same address, read on its own for the content policy. Throws ConfigError. */
export const fingerprintReader = (env: Env): string => readerAddress(read(env, FINGERPRINT));
