import { ConfigError, type Env, read, type Values } from './fields.ts';

export type StorageConfig = Readonly<{
  url: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}>;

/** Returns the address of S3_ENDPOINT, which may be written with or without its scheme; S3_SSL decides when it has none. */
export function storageUrl(endpoint: string, ssl: 'T' | 'F'): string {
  const scheme = /^https?:\/\//.test(endpoint) ? '' : ssl === 'T' ? 'https://' : 'http://';
  const url = `${scheme}${endpoint}`.replace(/\/+$/, '');
  if (ssl === 'T' && url.startsWith('http://')) {
    throw new ConfigError(
      'S3_SSL',
      'is T but S3_ENDPOINT starts with http://. Write https:// there or set S3_SSL to F.',
    );
  }
  return url;
}

export const STORAGE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_SSL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Returns the object storage's settings. Throws ConfigError. */
export const storageConfig = (values: Values<(typeof STORAGE)[number]>): StorageConfig => ({
  url: storageUrl(values.S3_ENDPOINT, values.S3_SSL),
  region: values.S3_REGION,
  bucket: values.S3_BUCKET,
  accessKey: values.S3_ACCESS_KEY,
  secretKey: values.S3_SECRET_KEY,
});

/** Returns where documents and pictures are kept; undefined when the bank has not set it. Throws ConfigError. */
export const objectsOf = (env: Env): StorageConfig | undefined =>
  read(env, ['S3_ENDPOINT'], ['S3_ENDPOINT']).S3_ENDPOINT ? storageConfig(read(env, STORAGE)) : undefined;
