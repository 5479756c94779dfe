import { S3Client } from '@aws-sdk/client-s3';
import type { StorageConfig } from '#lib/config/storage.ts';

/** A client of the bank's object storage; its user destroys it. */
export const objectStorage = ({ url, region, accessKey, secretKey }: StorageConfig): S3Client =>
  new S3Client({
    endpoint: url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // The client signs each request whole: not every S3 server understands a checksum that comes after the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
