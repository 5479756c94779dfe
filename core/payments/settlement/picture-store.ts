import { PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStorage } from '#core/file/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import type { PictureStore } from './gateway-connection.ts';

/** The storage may take this long for one picture. */
const PATIENCE_MS = 30_000;

/** The bank's own storage of documents, which also holds the pictures of instruments. */
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
