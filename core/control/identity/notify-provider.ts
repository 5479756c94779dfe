import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { ProviderAct } from '#lib/control/codes.ts';
import { ProviderError } from './admin-api.ts';
import { loadPerson } from './person.ts';
import type { IdentityProvider } from './provider.ts';

interface Decision {
  readonly id_user: string;
  readonly aksi: ProviderAct;
}

const payloadSchema = z.object({ id: z.string().regex(/^\d+$/) });

/**
 * Updates the provider from a user's tables, and reads them again afterwards: a delayed attempt, overtaken by another, must not leave the provider
 * with outdated data.
 */
async function saveUser(db: Db, provider: IdentityProvider, idUser: string): Promise<void> {
  for (let person = await loadPerson(db, idUser); ; ) {
    await (person ? provider.save(person) : provider.remove(idUser));
    const now = await loadPerson(db, idUser);
    if (isDeepStrictEqual(now, person)) return;
    person = now;
  }
}

async function carryOut(db: Db, provider: IdentityProvider, { id_user, aksi }: Decision): Promise<void> {
  if (aksi === 'KELUAR') return provider.signOut(id_user);
  if (aksi === 'RESET_MASUK') return provider.clearFailures(id_user);
  // The other decisions only signal a change; the present tables decide.
  return saveUser(db, provider, id_user);
}

/**
 * Runs the job `identity`: sends the provider one decision (`payload.id`, a row of identity_job) and records the result there. Throws ProviderError
 * when the provider was not reached or refused; the queue tries again.
 */
export async function notifyProvider(
  db: Db,
  provider: IdentityProvider | undefined,
  log: Logger,
  payload: unknown,
  attempt: number,
): Promise<void> {
  const { id } = payloadSchema.parse(payload);
  const [decision] = await db<Decision[]>`
    select id_user, aksi from identity_job where id = ${id}::bigint and selesai_pada is null`;
  if (!decision) return;
  try {
    if (!provider) throw new ProviderError('BELUM_DIATUR');
    await carryOut(db, provider, decision);
  } catch (error) {
    // An error that is no answer of the provider is a fault of ours or of the database, and no administrator can act on it.
    if (error instanceof ProviderError) {
      log.warn(
        { job: id, aksi: decision.aksi, fault: error.message },
        'the identity provider was not told, it will be tried again',
      );
      await db`select finish_identity_job(${id}::bigint, ${attempt}, ${error.message})`;
    }
    throw error;
  }
  await db`select finish_identity_job(${id}::bigint, ${attempt}, '')`;
}
