import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { loadCaller } from './callers.ts';
import type { Caller } from './context.ts';
import type { tokenVerifier } from './tokens.ts';

/** Finds who stands behind a supervisor's token. */
export type Supervisor = (db: Db, token: string) => Promise<Caller>;

/** A supervisor's token must be fresh: she has just typed her password beside the teller. */
const FRESH_MS = 60_000;

/** Verifies a token issued to the override client only, fresh, of an active user. */
export function supervisorFrom(verify: ReturnType<typeof tokenVerifier>, client: string): Supervisor {
  return async (db, token) => {
    const facts = await verify(token, client);
    if (!facts || Date.now() - facts.issuedAt > FRESH_MS) fail('OVERRIDE_CREDENTIAL');
    return (await loadCaller(db, facts.idUser)) ?? fail('OVERRIDE_CREDENTIAL');
  };
}
