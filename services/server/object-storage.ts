import type { S3Client } from '@aws-sdk/client-s3';
import { env } from './env.ts';
import { perProcess } from './per-process.ts';

async function connect(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { url, region, accessKey, secretKey } = env().storage;
  return new S3Client({
    endpoint: url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: 1,
  });
}

/** The SDK is large and most requests never need it: it is loaded on first use. */
const client = () => perProcess('storage', connect);

/** A key nothing is ever stored under. */
const PROBE = 'health/probe';

/**
 * Is the bucket there and ours to use? Rejects when it is not. Reads an object that does not exist: "no such key" is said
 * only by a bucket that is there, to a caller who may read it. Asking for the bucket itself would be shorter, but small
 * S3 servers sign the address of a bucket differently.
 */
export async function bucketAnswers(signal: AbortSignal): Promise<void> {
  const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
  const probe = new GetObjectCommand({ Bucket: env().storage.bucket, Key: PROBE });
  try {
    await (await client()).send(probe, { abortSignal: signal });
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
  }
}
