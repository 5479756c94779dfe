import { randomBytes } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { type CallerProfile, loadCaller } from './callers.ts';
import { claimedDevice, verifyAssertion } from './fingerprint-assertion.ts';

/** A supervisor's finger releases exactly this. */
export interface Bound {
  readonly operasi: string;
  readonly sidik: Buffer;
}

/** A supervisor whose finger a reader of this branch has recognised, and what the finger released. */
export interface FingerProof extends Bound {
  readonly supervisor: CallerProfile;
  /** The device that recognised the finger. */
  readonly alat: string;
}

/** Issues a challenge for this supervisor's finger, good for one answer within a minute. Unknown user names get one too. */
export async function issueChallenge(
  db: Db,
  { maker, username, operasi, sidik }: Bound & { readonly maker: string; readonly username: string },
): Promise<{ challenge: string; berlaku_sampai: string }> {
  const challenge = randomBytes(32).toString('base64url');
  const [row] = await db<{ sampai: string }[]>`
    select to_char(issue_override_challenge(${challenge}, ${maker}, ${operasi}, ${sidik}, ${username}), 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as sampai`;
  return { challenge, berlaku_sampai: row?.sampai ?? '' };
}

/** Returns the key of an active reader of this branch. */
async function readerKey(db: Db, kode: string, kodeCabang: string): Promise<string> {
  const [row] = await db<{ kunci_publik: string }[]>`
    select kunci_publik from fingerprint_device where kode = ${kode} and kode_cabang = ${kodeCabang} and aktif`;
  return row?.kunci_publik ?? fail('FINGERPRINT_DEVICE');
}

/**
 * Accepts a reader's answer for this maker: signed by a registered reader of the maker's branch, fresh, for a challenge of the maker that nobody has
 * answered before, about the supervisor the challenge was issued for. A finger that was not recognised, one of nobody we know and a forged answer all
 * end in OVERRIDE_CREDENTIAL, as a wrong password does.
 */
export async function proveFinger(
  db: Db,
  given: {
    readonly maker: CallerProfile;
    readonly key: string;
    readonly username: string;
    readonly assertion: string;
  },
): Promise<FingerProof> {
  const device = claimedDevice(given.assertion) ?? fail('OVERRIDE_CREDENTIAL');
  const reading = await verifyAssertion(given.assertion, await readerKey(db, device, given.maker.kodeCabang));
  if (!reading || reading.user !== given.username) fail('OVERRIDE_CREDENTIAL');
  const [challenge] = await db<(Bound & { supervisor: string })[]>`
    select operasi, sidik, supervisor from spend_override_challenge(${reading.challenge}, ${given.maker.idUser}, ${given.key}::uuid)`;
  if (challenge?.supervisor !== reading.user) fail('OVERRIDE_CREDENTIAL');
  const supervisor = (await loadCaller(db, reading.user)) ?? fail('OVERRIDE_CREDENTIAL');
  return { supervisor, alat: device, operasi: challenge.operasi, sidik: challenge.sidik };
}
