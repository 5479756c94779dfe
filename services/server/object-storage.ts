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
    // What is signed here is signed whole: not every S3 server understands a checksum that comes after the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000 },
    // What goes wrong is thrown, and said by whoever asked.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  });
}

/** The SDK is large and most requests never need it: it is loaded on first use. */
export const objectStorage = (): Promise<S3Client> => perProcess('storage', connect);

/** A key nothing is ever stored under. */
const PROBE = 'health/probe';

/**
 * Is the bucket there and ours to use? Rejects when it is not. Reads an object that does not exist: "no such key" is said
 * only by a bucket that is there, to a caller who may read it. Asking for the bucket itself would be shorter, but small
 * S3 servers sign the address of a bucket differently. A bucket that is missing is made: a new installation starts by itself.
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
