import type { S3Client } from '@aws-sdk/client-s3';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

const silent = () => {};

async function connect(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { url, region, accessKey, secretKey } = env().storage;
  return new S3Client({
    endpoint: url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 1,
    // The client signs requests whole: not every S3 server understands a checksum that comes after the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000 },
    // Errors are thrown, and the caller reports them.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  });
}

/** The SDK is large and most requests never need it: it is loaded on first use. */
export const objectStorage = (): Promise<S3Client> => perProcess('storage', connect);

/** Nothing is ever stored under this key. */
const PROBE = 'health/probe';

/**
 * Rejects unless the bucket is there and ours to use. It reads an object that does not exist: only an existing bucket answers "no such
 * key", and only to a caller who may read it. Asking for the bucket itself would be shorter, but small S3 servers sign the address of a
 * bucket differently. A missing bucket is made: a new installation starts by itself.
 */
export async function bucketAnswers(signal: AbortSignal): Promise<void> {
  const { CreateBucketCommand, GetObjectCommand } = await import('@aws-sdk/client-s3');
  const { bucket } = env().storage;
  const storage = await objectStorage();
  try {
    await storage.send(new GetObjectCommand({ Bucket: bucket, Key: PROBE }), { abortSignal: signal });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NoSuchBucket')
      await storage.send(new CreateBucketCommand({ Bucket: bucket }), { abortSignal: signal });
    else if (name !== 'NoSuchKey') throw error;
  }
}
