import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PrintAgentFiles } from '#lib/config/print-agent.ts';

/** The print agent of a workstation trusts the bank by this key. */
export interface PrintSigner {
  /** PEM, the bank's own certificate first. */
  readonly certificate: string;
  /** SHA-256 of that certificate, in pairs of hexadecimal digits. */
  readonly fingerprint: string;
  /** Last day on which the agent takes it, in UTC. */
  readonly until: string;
  /** RSA with SHA-512 (PKCS #1) under the text, in base64. */
  readonly sign: (text: string) => string;
}

const MIN_BITS = 2048;

/** Reads the bank's certificate and key for print agents. Throws with a sentence when they are no pair, or not of RSA. */
export function printSigner({ cert, key }: PrintAgentFiles): PrintSigner {
  const certificate = readFileSync(cert, 'utf8');
  const x509 = new X509Certificate(certificate);
  const privateKey = createPrivateKey(readFileSync(key));
  const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0;
  if (privateKey.asymmetricKeyType !== 'rsa' || bits < MIN_BITS)
    throw new Error(`PRINT_AGENT_KEY must be an RSA key of at least ${MIN_BITS} bits`);
  if (!x509.checkPrivateKey(privateKey)) throw new Error('PRINT_AGENT_KEY does not belong to PRINT_AGENT_CERT');
  return {
    certificate,
    fingerprint: x509.fingerprint256,
    until: x509.validToDate.toISOString().slice(0, 10),
    sign: (text) => sign('sha512', Buffer.from(text, 'utf8'), privateKey).toString('base64'),
  };
}
