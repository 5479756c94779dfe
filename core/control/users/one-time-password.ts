import { randomInt } from 'node:crypto';
import type { Context } from '#core/access/context.ts';
import { fromOrigin } from '#core/access/write-audit.ts';
import { fail } from '#lib/errors/errors.ts';
import type { OneTimePasswordReply } from '#types/proto/control/management.ts';

/** Gives a user a password that they must change at the next sign-in. */
export type SetPassword = (idUser: string, password: string) => Promise<void>;

/** The signs leave out letters and digits that people confuse. */
const SIGNS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+=?@'] as const;
/** The length of one half: useless by itself, because the provider locks out anyone who guesses the other. */
const HALF = 8;

const oneOf = (signs: string): string => signs[randomInt(signs.length)] ?? '';

/** Makes half of a password: every kind of sign, in random order. */
export function makeHalf(): string {
  const all = SIGNS.join('');
  const signs = [...SIGNS.map(oneOf), ...Array.from({ length: HALF - SIGNS.length }, () => oneOf(all))];
  for (let at = signs.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [signs[at], signs[other]] = [signs[other] ?? '', signs[at] ?? ''];
  }
  return signs.join('');
}

interface PasswordHalf {
  readonly tiket: bigint;
  readonly bagian: 1 | 2;
  /** The half left by the other caller's fetch; empty where this caller is the first. */
  readonly paruh: string;
  readonly pasangan: string;
}

/**
 * Returns the caller's half of a user's one-time password, once. Two persons created the user, or asked for a new password, and each has one half:
 * the first of them to ask makes the core create the whole and set it at the provider, and the other's half waits for the other alone (domain:
 * maker/checker). NOT_FOUND without a half of the caller's; both can be fetched again when the provider does not take the password.
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
  const [own, other] = [makeHalf(), makeHalf()];
  const origin = fromOrigin(db, caller.kodeCabang, context);
  const [half] = await db<PasswordHalf[]>`
    select * from fetch_password_half(${idUser}, ${caller.idUser}, ${other}, ${origin}, ${correlation}::uuid)`;
  if (!half) fail('NOT_FOUND');
  const { tiket, bagian, paruh, pasangan } = half;
  if (paruh !== '') return { id_user: idUser, kata_sandi: paruh, bagian, pasangan };
  try {
    await setPassword(idUser, bagian === 1 ? own + other : other + own);
  } catch (error) {
    await db`select return_password_half(${tiket.toString()}::bigint, ${caller.idUser}, ${origin}, ${correlation}::uuid)`;
    throw error;
  }
  return { id_user: idUser, kata_sandi: own, bagian, pasangan };
}
