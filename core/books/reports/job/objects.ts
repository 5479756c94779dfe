import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { objectStorage } from '#core/file/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { AppError } from '#lib/errors/errors.ts';

/** The storage of the files of jobs, with the operations that making them needs. A failure is REPORT_STORAGE. */
export interface Objects {
  /** Rejects when the storage is away. */
  readonly answers: () => Promise<void>;
  readonly put: (
    key: string,
    content: Readable,
    metadata: { readonly ukuran: number; readonly mime: string },
  ) => Promise<void>;
  /** Reads an object of the storage. */
  readonly get: (key: string) => Promise<Readable>;
  /** Removing an object that does not exist succeeds. */
  readonly remove: (key: string) => Promise<void>;
  readonly end: () => void;
}

/** Returns the key of an attempt's object. */
export const keyOf = (id: string, attempt: number): string => `laporan/${id}/${attempt}`;

async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(new AppError('REPORT_STORAGE'), { cause: error });
  }
}

/** Opens the bank's object storage. */
export function objectsIn(config: StorageConfig): Objects {
  const client = objectStorage(config);
  const { bucket: Bucket } = config;
  return {
    answers: async () => {
      const probe = client.send(new GetObjectCommand({ Bucket, Key: 'health/probe' }));
      await orAway(
        probe.catch((error: unknown) => {
          if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
        }),
      );
    },
    put: async (Key, content, { ukuran, mime }) => {
      try {
        await orAway(
          client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentLength: ukuran, ContentType: mime })),
        );
      } finally {
        content.destroy();
      }
    },
    get: async (Key) => {
      const { Body } = await orAway(client.send(new GetObjectCommand({ Bucket, Key })));
      return Body as Readable;
    },
    remove: async (Key) => {
      await orAway(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    end: () => client.destroy(),
  };
}
