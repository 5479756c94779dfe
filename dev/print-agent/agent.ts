import { createHash, verify, X509Certificate } from 'node:crypto';

/** A page sends this to the print agent of its workstation, as the agent's library puts it together. */
export interface PrintRequest {
  readonly call: string;
  readonly params?: unknown;
  /** Milliseconds since 1970, by the page's clock. */
  readonly timestamp: number;
  /** PEM; the bank's own certificate first. */
  readonly certificate: string;
  /** RSA with SHA-512, in base64, under the hash of call, params and timestamp. */
  readonly signature: string;
}

export type Verdict = 'TRUSTED' | 'UNKNOWN_CERTIFICATE' | 'EXPIRED_CERTIFICATE' | 'BAD_SIGNATURE' | 'STALE';

/** As long as an agent takes a signature for one that was just made. */
const FRESH_MS = 15 * 60 * 1_000;

/** Returns the text that the page has signed: SHA-256 of the request as JSON, in hexadecimal digits. */
export const hashOf = ({ call, params, timestamp }: Pick<PrintRequest, 'call' | 'params' | 'timestamp'>): string =>
  createHash('sha256').update(JSON.stringify({ call, params, timestamp })).digest('hex');

/** Evaluates a request as an agent does that trusts `trusted` (PEM): silently printed where it returns TRUSTED, asked about or refused otherwise. */
export function evaluate(request: PrintRequest, trusted: string, now: number): Verdict {
  const [own, root] = [new X509Certificate(request.certificate), new X509Certificate(trusted)];
  if (own.fingerprint256 !== root.fingerprint256 && !(own.checkIssued(root) && own.verify(root.publicKey)))
    return 'UNKNOWN_CERTIFICATE';
  if (now < own.validFromDate.getTime() || now > own.validToDate.getTime()) return 'EXPIRED_CERTIFICATE';
  const signature = Buffer.from(request.signature, 'base64');
  if (!verify('sha512', Buffer.from(hashOf(request)), own.publicKey, signature)) return 'BAD_SIGNATURE';
  return Math.abs(now - request.timestamp) > FRESH_MS ? 'STALE' : 'TRUSTED';
}
