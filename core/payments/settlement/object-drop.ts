import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { objectStorage } from '#core/file/object-storage.ts';
import type { StorageConfig } from '#lib/config/storage.ts';
import { type Drop, dropGateway } from './drop-gateway.ts';
import type { SettlementGateway } from './gateway.ts';

const absent = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (absent(error)) return undefined;
    throw error;
  });

/** Uses a bucket, under a prefix of it. An object appears whole, so nothing is written beside it first. */
function objectDrop(client: S3Client, Bucket: string, prefix: string): Drop {
  const key = (path: string): string => `${prefix}${path}`;
  return {
    // A missing bucket shows at the first object that is put.
    ready: async () => undefined,
    names: async (part) => {
      const Prefix = `${key(part)}/`;
      const names: string[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
      }
      return names;
    },
    size: async (path) => {
      const found = await orNothing(client.send(new HeadObjectCommand({ Bucket, Key: key(path) })));
      return found && (found.ContentLength ?? 0);
    },
    read: async (path) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key(path) }));
      if (!Body) throw new Error(`${path} has no body`);
      return Body.transformToByteArray();
    },
    place: async (path, bytes) => {
      await client.send(new PutObjectCommand({ Bucket, Key: key(path), Body: bytes }));
    },
    move: async (from, to) => {
      const CopySource = encodeURI(`${Bucket}/${key(from)}`);
      if (!(await orNothing(client.send(new CopyObjectCommand({ Bucket, CopySource, Key: key(to) }))))) return;
      await client.send(new DeleteObjectCommand({ Bucket, Key: key(from) }));
    },
  };
}

/** Reaches the rails through a bucket that both sides see; everything under `prefix` of it belongs to the exchange alone. */
export const objectGateway = (storage: StorageConfig, prefix: string): SettlementGateway =>
  dropGateway(objectDrop(objectStorage(storage), storage.bucket, prefix));
