import { PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStorage } from '#core/db/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import type { PictureStore } from './link.ts';

/** How long the storage may take for one picture. */
const PATIENCE_MS = 30_000;

/** The bank's own storage of documents, where pictures of sheets lie beside all others. */
export function pictureStore(storage: StorageConfig): PictureStore {
  const client = objectStorage(storage);
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket: storage.bucket, Key, Body, ContentType }), {
        abortSignal: AbortSignal.timeout(PATIENCE_MS),
      });
    },
  };
}
