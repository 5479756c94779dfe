import { randomInt } from 'node:crypto';
import type { Context } from '#core/access/context.ts';
import { fromOrigin } from '#core/audit/write-audit.ts';
import { fail } from '#lib/errors/errors.ts';
import type { OneTimePasswordReply } from '#types/proto/management.ts';

/** Gives somebody a password that she must change at her next sign-in. */
export type SetPassword = (idUser: string, password: string) => Promise<void>;

/** No letters or digits that are read for one another. */
const SIGNS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+=?@'] as const;
const LENGTH = 14;

const oneOf = (signs: string): string => signs[randomInt(signs.length)] ?? '';

/** A password of every kind of sign, in random order. */
export function makePassword(): string {
  const all = SIGNS.join('');
  const signs = [...SIGNS.map(oneOf), ...Array.from({ length: LENGTH - SIGNS.length }, () => oneOf(all))];
  for (let at = signs.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
  }
  return signs.join('');
}

/**
 * The one-time password of a user, for whoever asked for it, once: made here, set at the provider, told, and kept nowhere.
 * NOT_FOUND without a ticket of the caller's; the ticket stays good when the provider does not take the password.
 */
export async function oneTimePassword(
  context: Context,
  setPassword: SetPassword,
  idUser: string,
): Promise<OneTimePasswordReply> {
  const { db, caller, correlation } = context;
  const [waiting] = await db<{ aksi: string }[]>`
    select aksi from identity_job where id_user = ${idUser} and aksi = 'BUAT' and selesai_pada is null limit 1`;
  if (waiting) fail('NOT_PROVISIONED', { params: { objek: idUser } });
  const [ticket] = await db<{ id: bigint | null }[]>`
    select take_password_ticket(${idUser}, ${caller.idUser}, ${fromOrigin(db, caller.kodeCabang, context)}, ${correlation}::uuid) as id`;
  const id = ticket?.id ?? fail('NOT_FOUND');
  const password = makePassword();
  try {
    await setPassword(idUser, password);
  } catch (error) {
    await db`select return_password_ticket(${id.toString()}::bigint, ${caller.idUser}, ${fromOrigin(db, caller.kodeCabang, context)}, ${correlation}::uuid)`;
    throw error;
  }
  return { id_user: idUser, kata_sandi: password };
}
