import { constants, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Makes and verifies detached signatures over a file's bytes: Ed25519, or RSA-PSS with SHA-256. */

/** Ed25519 names its digest itself. */
const digestOf = (key: KeyObject): string | null => (key.asymmetricKeyType === 'ed25519' ? null : 'sha256');
const withPadding = (key: KeyObject) =>
  key.asymmetricKeyType === 'ed25519'
    ? key
    : { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };

const KINDS = ['ed25519', 'rsa', 'rsa-pss'];
function fitting(key: KeyObject): KeyObject {
  if (!KINDS.includes(key.asymmetricKeyType ?? '')) throw new Error('a key that signs must be Ed25519 or RSA');
  return key;
}

/** Reads our key from a PEM text. Throws where it cannot sign. */
export const signingKey = (pem: string): KeyObject => fitting(createPrivateKey(pem));
/** Reads keys of the other side from PEM texts, any of which may have signed, so that one follows another without a gap. */
export const peerKeys = (pems: readonly string[]): readonly KeyObject[] =>
  pems.map((pem) => fitting(createPublicKey(pem)));

/** Signs these bytes, base64. */
export const signed = (bytes: Uint8Array, key: KeyObject): string =>
  sign(digestOf(key), bytes, withPadding(key)).toString('base64');

/** Returns true when one of these keys signed these bytes. */
export function isSignedBy(bytes: Uint8Array, signature: string, keys: readonly KeyObject[]): boolean {
  const given = Buffer.from(signature, 'base64');
  if (given.length === 0) return false;
  return keys.some((key) => verify(digestOf(key), bytes, withPadding(key), given));
}
