import { ConfigError, type Values } from './fields.ts';
import type { StorageConfig } from './storage.ts';

export const SETTLEMENT = [
  'SETTLEMENT_GATEWAY',
  'SETTLEMENT_BIC',
  'SETTLEMENT_PEER_BIC',
  'SETTLEMENT_KEY',
  'SETTLEMENT_PEER_KEYS',
  'SETTLEMENT_TLS_CERT',
  'SETTLEMENT_TLS_KEY',
  'SETTLEMENT_TLS_CA',
] as const;

/** The core reaches the rails this way: paths are those of PEM files. */
export interface SettlementConfig {
  readonly to:
    | { readonly kind: 'folder'; readonly path: string }
    | { readonly kind: 's3'; readonly storage: StorageConfig; readonly prefix: string }
    | {
        readonly kind: 'https';
        readonly url: string;
        readonly cert: string;
        readonly key: string;
        readonly ca: string;
      };
  /** These are the BICs of the bank and of the receiver of its files. */
  readonly bic: string;
  readonly peerBic: string;
  readonly keyFile: string;
  readonly peerKeyFiles: readonly string[];
}

const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The bucket is another one than that of documents, with an optional prefix. */
const BUCKET = /^s3:([a-z0-9][a-z0-9.-]{2,62})(?:\/((?:[A-Za-z0-9._-]+\/)*))?$/;

/**
 * Returns undefined when the bank has no gateway: then items wait. `storage` reads the object storage's settings on demand. Throws
 * ConfigError.
 */
export function settlementConfig(
  values: Values<(typeof SETTLEMENT)[number]>,
  storage: () => StorageConfig,
): SettlementConfig | undefined {
  const gateway = values.SETTLEMENT_GATEWAY;
  if (!gateway) return undefined;
  const needed = (name: (typeof SETTLEMENT)[number]): string => {
    const value = values[name];
    if (!value) throw new ConfigError(name, 'is not set although SETTLEMENT_GATEWAY is.');
    return value;
  };
  const bic = (name: 'SETTLEMENT_BIC' | 'SETTLEMENT_PEER_BIC'): string => {
    const value = needed(name);
    if (!BIC.test(value)) throw new ConfigError(name, 'must be a BIC of 8 or 11 capitals and digits');
    return value;
  };
  const rest = {
    bic: bic('SETTLEMENT_BIC'),
    peerBic: bic('SETTLEMENT_PEER_BIC'),
    keyFile: needed('SETTLEMENT_KEY'),
    peerKeyFiles: needed('SETTLEMENT_PEER_KEYS')
      .split(',')
      .map((path) => path.trim())
      .filter(Boolean),
  };
  if (gateway.startsWith('file:/')) return { ...rest, to: { kind: 'folder', path: gateway.slice('file:'.length) } };
  const bucket = BUCKET.exec(gateway);
  if (bucket?.[1]) {
    return { ...rest, to: { kind: 's3', storage: { ...storage(), bucket: bucket[1] }, prefix: bucket[2] ?? '' } };
  }
  if (gateway.startsWith('https://') && URL.canParse(gateway)) {
    const [cert, key, ca] = [needed('SETTLEMENT_TLS_CERT'), needed('SETTLEMENT_TLS_KEY'), needed('SETTLEMENT_TLS_CA')];
    return { ...rest, to: { kind: 'https', url: gateway.replace(/\/+$/, ''), cert, key, ca } };
  }
  throw new ConfigError(
    'SETTLEMENT_GATEWAY',
    'must be file:/path/of/a/folder, s3:bucket or s3:bucket/prefix/, or an address starting with https://',
  );
}
