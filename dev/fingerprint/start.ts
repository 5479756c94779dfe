import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Secrets } from '#dev/data-dir.ts';
import { readRealm } from '#dev/realm.ts';
import { webAddresses } from '#dev/stack-env.ts';
import type { StackConfig } from '#lib/config/config.ts';
import { type Reader, startFingerprintReader } from './simulator.ts';

/** The port of the protocol, taken when it is free. */
const PORT = 1716;

/** The simulated reader serves the demo users alone: a bank with users of its own has readers of its own. */
export const withReader = (config: StackConfig): boolean =>
  !config.issuer && !config.coreAddress && config.fingerprintPort === undefined;

/** Starts the simulated reader for the pages of this stack; it knows the demo users' fingers. */
export const startReader = (
  { config, secrets, port }: { config: StackConfig; secrets: Secrets; port: number },
  previousPort: number | undefined,
): Promise<Reader> =>
  startFingerprintReader({
    key: secrets.fingerprintKey,
    origin: new URL(webAddresses(config, port).publicUrl).origin,
    users: readRealm().users.map((user) => user.username),
    preferredPort: previousPort ?? PORT,
  });

/** Returns the seed's arguments that register the reader: the public half of its key. */
export function readerArguments({ fingerprintKey }: Secrets): string[] {
  const key = createPublicKey(createPrivateKey({ key: { ...fingerprintKey }, format: 'jwk' }));
  // In one word: what begins with a dash is no value of its own.
  return [`--reader=${key.export({ type: 'spki', format: 'pem' })}`];
}
