import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { loadCaller } from './callers.ts';
import type { Caller } from './context.ts';
import type { tokenVerifier } from './tokens.ts';

/** A user who has just typed a password, and what distinguishes this proof from any other. */
export interface CredentialProof {
  readonly caller: Caller;
  readonly bukti: Buffer;
}

/** Finds the user of a supervisor's token. */
export type Supervisor = (db: Db, token: string) => Promise<CredentialProof>;

/** A supervisor's token must be fresh: the supervisor has just typed the password beside the teller. */
const FRESH_MS = 60_000;

/** Verifies a token issued to the override client only, fresh by the issuer's clock, of an active user on that user's own account at the provider. */
export function supervisorFrom(
  verify: ReturnType<typeof tokenVerifier>,
  client: string,
  now: () => number = Date.now,
): Supervisor {
  return async (db, token) => {
    const claims = await verify(token, client);
    if (!claims || now() - claims.issuedAt > FRESH_MS) fail('OVERRIDE_CREDENTIAL');
    const caller = (await loadCaller(db, claims.idUser)) ?? fail('OVERRIDE_CREDENTIAL');
    const [row] = await db<{ dikenal: boolean }[]>`
      select is_bound_identity(${claims.idUser}, ${claims.issuer}, ${claims.subject}) as dikenal`;
    if (!row?.dikenal) fail('OVERRIDE_CREDENTIAL');
    return { caller, bukti: createHash('sha256').update(token).digest() };
  };
}
