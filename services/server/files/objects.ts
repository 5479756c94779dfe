import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { AppError, fail } from '#lib/errors/errors.ts';
import { env } from '#services/server/env.ts';
import { objectStorage } from '#services/server/object-storage.ts';
import type { InspectedFile } from './inspect-file.ts';

/** The storage may take so long for one file. */
const PATIENCE_MS = 30_000;

const away = (cause: unknown): never => {
  throw Object.assign(new AppError('STORAGE_AWAY'), { cause });
};

/** Puts a file under its key, read from the disk piece by piece. Throws STORAGE_AWAY. */
export async function storeObject(key: string, { path, mime, ukuran }: InspectedFile): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const body = createReadStream(path);
  try {
    const storage = await objectStorage();
    await storage.send(
      new PutObjectCommand({
        Bucket: env().storage.bucket,
        Key: key,
        Body: body,
        ContentLength: ukuran,
        ContentType: mime,
      }),
      { abortSignal: AbortSignal.timeout(PATIENCE_MS) },
    );
  } catch (error) {
    away(error);
  } finally {
    body.destroy();
  }
}

/** Returns the object under a key, as a stream. Throws NOT_FOUND, STORAGE_AWAY. */
export async function objectUnder(key: string, signal: AbortSignal): Promise<Readable> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  try {
    const storage = await objectStorage();
    const { Body } = await storage.send(new GetObjectCommand({ Bucket: env().storage.bucket, Key: key }), {
      abortSignal: signal,
    });
    return Body as Readable;
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') fail('NOT_FOUND');
    return away(error);
  }
}
