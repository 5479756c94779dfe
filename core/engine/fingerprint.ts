import { hash } from 'node:crypto';
import { canonicalJson } from '#lib/canonical.ts';

/**
 * SHA-256 over what is asked, cut to 16 bytes: binds an idempotency key, an approval and an override grant to exactly this
 * operation and this input.
 */
export function fingerprint(operation: string, input: unknown): Buffer {
  return hash('sha256', canonicalJson([operation, input]), 'buffer').subarray(0, 16);
}
