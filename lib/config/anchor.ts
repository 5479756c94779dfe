import { ConfigError, type Values } from './fields.ts';
import type { StorageConfig } from './storage.ts';

export const ANCHOR = ['AUDIT_ANCHOR', 'AUDIT_ANCHOR_MINUTES', 'AUDIT_ANCHOR_LOCK_DAYS'] as const;

/** Where the head of the audit chain is kept outside the database, and how often. */
export interface AnchorConfig {
  readonly minutes: number;
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 's3'; readonly prefix: string; readonly lockDays: number; readonly storage: StorageConfig }
    | { readonly kind: 'http'; readonly url: string };
}

/** Undefined where the bank keeps no head outside. `storage` reads the object storage's settings where it is asked for. Throws ConfigError. */
export function anchorConfig(
  values: Values<(typeof ANCHOR)[number]>,
  storage: () => StorageConfig,
): AnchorConfig | undefined {
  const { AUDIT_ANCHOR: text, AUDIT_ANCHOR_MINUTES: minutes, AUDIT_ANCHOR_LOCK_DAYS: lockDays } = values;
  if (!text) return undefined;
  if (text.startsWith('file:')) return { minutes, to: { kind: 'file', path: text.slice('file:'.length) } };
  if (text.startsWith('s3:')) {
    return { minutes, to: { kind: 's3', prefix: text.slice('s3:'.length), lockDays, storage: storage() } };
  }
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return { minutes, to: { kind: 'http', url: text } };
  throw new ConfigError('AUDIT_ANCHOR', 'must be file:<path>, s3:<prefix> or an address starting with http(s)://');
}
