import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import type { Db } from '#core/db/client.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { objectStorage } from './object-storage.ts';

/** One round removes at most this many; the others wait for the next. */
const ROUND = 200;

/**
 * Removes files that were sent and not filed for a day: first the object, then its row, so that the storage holds no object without a row. Returns
 * their number. Throws when the storage is away: the files removed until then are forgotten, the rest is tried again.
 */
export async function removeLooseFiles(db: Db, storage: StorageConfig): Promise<number> {
  const loose = await db<{ id_berkas: string; kunci: string }[]>`select id_berkas, kunci from discard_files(${ROUND})`;
  if (loose.length === 0) return 0;
  const client = objectStorage(storage);
  const removed: string[] = [];
  try {
    for (const { id_berkas, kunci } of loose) {
      // An object that never arrived counts as removed: the storage returns the same.
      await client.send(new DeleteObjectCommand({ Bucket: storage.bucket, Key: kunci }));
      removed.push(id_berkas);
    }
  } finally {
    client.destroy();
    if (removed.length > 0) await db`select forget_files(${removed}::uuid[])`;
  }
  return removed.length;
}
