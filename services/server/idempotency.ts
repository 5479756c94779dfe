import { createHash } from 'node:crypto';
import { fail } from '#lib/errors/errors.ts';

const KEY = /^[\x20-\x7e]{8,200}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the Idempotency-Key header as the UUID the core stores: a UUID unchanged, any other key by its SHA-256 in the form of a version
 * 8 UUID (RFC 9562). Throws KEY_REQUIRED when it is missing or not 8 to 200 printable characters.
 */
export function idempotencyKey(header: string | string[] | undefined): string {
  const key = typeof header === 'string' ? header.trim() : '';
  if (!KEY.test(key)) fail('KEY_REQUIRED');
  if (UUID.test(key)) return key.toLowerCase();
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
