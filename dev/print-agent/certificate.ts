import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';

/** One element of DER: its kind, its length, its content. */
function element(kind: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([kind, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([kind, 0x80 | length.length]), length, body]);
}

const sequence = (...content: readonly Buffer[]) => element(0x30, ...content);
const text = (value: string) => element(0x0c, Buffer.from(value, 'utf8'));
const hex = (value: string) => Buffer.from(value, 'hex');

/** sha512WithRSAEncryption, commonName, basicConstraints, keyUsage; each as it is written. */
const SHA512_RSA = sequence(element(0x06, hex('2a864886f70d01010d')), element(0x05));
const COMMON_NAME = element(0x06, hex('550403'));
const BASIC_CONSTRAINTS = element(0x06, hex('551d13'));
const KEY_USAGE = element(0x06, hex('551d0f'));

const name = (value: string) => sequence(element(0x31, sequence(COMMON_NAME, text(value))));
const time = (date: Date) => element(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const bits = (unused: number, content: Buffer) => element(0x03, Buffer.from([unused]), content);
const critical = (kind: Buffer, value: Buffer) =>
  sequence(kind, element(0x01, Buffer.from([0xff])), element(0x04, value));

/** A certificate that vouches for itself, for signatures and as an authority, in PEM. Good for a demo bank: a real one has its own authority. */
export function selfSigned(key: KeyObject, commonName: string, from: Date, until: Date): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const tbs = sequence(
    element(0xa0, element(0x02, hex('02'))),
    // Positive, and never the same twice.
    element(0x02, Buffer.concat([hex('01'), randomBytes(15)])),
    SHA512_RSA,
    name(commonName),
    sequence(time(from), time(until)),
    name(commonName),
    publicKey,
    element(
      0xa3,
      sequence(
        critical(BASIC_CONSTRAINTS, sequence(element(0x01, Buffer.from([0xff])))),
        critical(KEY_USAGE, bits(2, hex('84'))),
      ),
    ),
  );
  const der = sequence(tbs, SHA512_RSA, bits(0, sign('sha512', tbs, key)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
