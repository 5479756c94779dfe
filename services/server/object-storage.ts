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

/** Is the bucket there and ours to use? Rejects when it is not. */
export async function bucketAnswers(signal: AbortSignal): Promise<void> {
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  await (await client()).send(new HeadBucketCommand({ Bucket: env().storage.bucket }), { abortSignal: signal });
}
