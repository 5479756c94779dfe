import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import type { Db } from '#core/db/client.ts';
import { objectStorage } from '#core/db/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';

/** As many as one round removes; what is left waits for the next. */
const ROUND = 200;

/**
 * Removes what was sent and never filed for a day: first the object, then its row, so that nothing lies in the storage that no row
 * knows. Answers how many. Throws when the storage is away: what was removed until then is forgotten, the rest is tried again.
 */
export async function removeLooseFiles(db: Db, storage: StorageConfig): Promise<number> {
  const loose = await db<{ id_berkas: string; kunci: string }[]>`select id_berkas, kunci from give_up_files(${ROUND})`;
  if (loose.length === 0) return 0;
  const client = objectStorage(storage);
  const removed: string[] = [];
  try {
    for (const { id_berkas, kunci } of loose) {
      // An object that never arrived is as good as removed: the storage answers the same.
      await client.send(new DeleteObjectCommand({ Bucket: storage.bucket, Key: kunci }));
      removed.push(id_berkas);
    }
  } finally {
    client.destroy();
    if (removed.length > 0) await db`select forget_files(${removed}::uuid[])`;
  }
  return removed.length;
}
