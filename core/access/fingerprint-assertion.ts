import { createPublicKey, type KeyObject } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';

/** A reader signs this: which device has recognised which user's finger, for which challenge of ours. See docs/fingerprint.md. */
export interface Assertion {
  readonly device: string;
  readonly user: string;
  readonly challenge: string;
}

/** The `typ` of the signed text, so that nothing else a device key may sign can pass for an assertion. */
export const ASSERTION_TYPE = 'amanah-fingerprint+jwt';
const ALGORITHMS = ['EdDSA', 'ES256'];
/** An answer is no older than a challenge lives; a workstation's clock may be off by the tolerance. */
const MAX_AGE = '60s';
const CLOCK_TOLERANCE = 30;

/** The device that an assertion says it comes from: only good for finding its key. Null when there is nothing to read. */
export function claimedDevice(assertion: string): string | null {
  try {
    const { device } = decodeJwt(assertion);
    return typeof device === 'string' ? device : null;
  } catch {
    return null;
  }
}

/** The public key of a reader from its PEM text. Throws when it is none of the kinds a reader may have. */
export function deviceKey(pem: string): KeyObject {
  const key = createPublicKey(pem);
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType === 'ed25519' || (key.asymmetricKeyType === 'ec' && curve === 'prime256v1')) return key;
  throw new Error('the key of a reader is Ed25519 or P-256');
}

/** The content of an assertion signed by this key and fresh; null when it is not to be believed. */
export async function verifyAssertion(assertion: string, pem: string): Promise<Assertion | null> {
  try {
    const { payload } = await jwtVerify(assertion, deviceKey(pem), {
      algorithms: ALGORITHMS,
      typ: ASSERTION_TYPE,
      maxTokenAge: MAX_AGE,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['iat', 'exp', 'device', 'user', 'challenge'],
    });
    const { device, user, challenge } = payload;
    if (typeof device !== 'string' || typeof user !== 'string' || typeof challenge !== 'string') return null;
    return { device, user, challenge };
  } catch (error) {
    // jose reports a faulty text by its own errors, and a key that does not fit the algorithm by TypeError.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
