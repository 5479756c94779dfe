import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { ASSERTION_TYPE } from '#core/access/fingerprint-assertion.ts';
import type { TestBank } from './helpers.ts';
import { type Claims, inToken, now } from './server/issuer.ts';

/** A fingerprint reader of the test's own. */
export interface Reader {
  /** Signs that it knows the finger of `user`, for this challenge; give other claims or headers to spoil the answer. */
  answer(user: string, challenge: string, other?: Claims, header?: { alg?: string; typ?: string }): Promise<string>;
}

/** Makes a reader registered in a branch, or one unknown to the bank. */
export async function reader(
  { owner }: TestBank,
  { kode = 'LOKET-01', cabang = '001', alg = 'EdDSA', registered = true } = {},
): Promise<Reader> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  if (registered) {
    const pem = await exportSPKI(publicKey);
    await owner`insert into fingerprint_device (kode, kode_cabang, kunci_publik) values (${kode}, ${cabang}, ${pem})`;
  }
  return {
    answer: (user, challenge, other = {}, header = {}) =>
      new SignJWT(inToken({ device: kode, user, challenge, iat: now(), exp: now() + 60, ...other }))
        .setProtectedHeader({ alg, typ: ASSERTION_TYPE, ...header })
        .sign(privateKey),
  };
}
