import { ConfigError, type Values } from './fields.ts';
import type { StorageConfig } from './storage.ts';

export const ANCHOR = ['AUDIT_ANCHOR', 'AUDIT_ANCHOR_SECONDS', 'AUDIT_ANCHOR_LOCK_DAYS'] as const;

/** Heads go below this prefix of the object storage unless the setting says otherwise. */
const PREFIX = 'rantai/';

/** The core keeps the head of the audit chain outside the database, at this place and interval. */
export interface AnchorConfig {
  readonly seconds: number;
  readonly to:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 's3'; readonly prefix: string; readonly lockDays: number; readonly storage: StorageConfig }
    | { readonly kind: 'http'; readonly url: string };
}

/**
 * Returns the bank's object storage when it has one and no setting says otherwise; undefined when it has none, or the setting is `none`. `storage`
 * reads the object storage's settings on demand. Throws ConfigError.
 */
export function anchorConfig(
  values: Values<(typeof ANCHOR)[number]>,
  storage: () => StorageConfig | undefined,
): AnchorConfig | undefined {
  const { AUDIT_ANCHOR: text, AUDIT_ANCHOR_SECONDS: seconds, AUDIT_ANCHOR_LOCK_DAYS: lockDays } = values;
  if (text === 'none') return undefined;
  if (text?.startsWith('file:')) return { seconds, to: { kind: 'file', path: text.slice('file:'.length) } };
  if (!text || text.startsWith('s3:')) {
    const found = storage();
    if (found)
      return { seconds, to: { kind: 's3', prefix: text?.slice('s3:'.length) || PREFIX, lockDays, storage: found } };
    if (!text) return undefined;
    throw new ConfigError('AUDIT_ANCHOR', 'is s3:<prefix>, and S3_ENDPOINT is not set.');
  }
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return { seconds, to: { kind: 'http', url: text } };
  throw new ConfigError(
    'AUDIT_ANCHOR',
    'must be file:<path>, s3:<prefix>, an address starting with http(s)://, or none',
  );
}
