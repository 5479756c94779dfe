import { join } from 'node:path';
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { temporaryFolder } from './folder.ts';

test('serves its bucket to its own key and preserves the objects over a restart', async () => {
  const folder = temporaryFolder();
  const secrets = await loadSecrets(folder);
  const options = { dir: join(folder, 's3'), bucket: 'amanah', secrets };
  const client = (endpoint: string, accessKeyId: string, secretAccessKey: string) =>
    new S3Client({
      endpoint: `http://${endpoint}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
    });
  const first = await startObjectStorage(options);
  const own = client(first.endpoint, secrets.s3AccessKey, secrets.s3SecretKey);
  await own.send(new HeadBucketCommand({ Bucket: 'amanah' }));
  await own.send(new PutObjectCommand({ Bucket: 'amanah', Key: 'foto/1', Body: 'isi' }));
  const wellKnown = client(first.endpoint, 'S3RVER', 'S3RVER');
  await expect(wellKnown.send(new GetObjectCommand({ Bucket: 'amanah', Key: 'foto/1' }))).rejects.toMatchObject({
    name: 'InvalidAccessKeyId',
  });
  const guess = client(first.endpoint, secrets.s3AccessKey, 'tebakan');
  await expect(guess.send(new GetObjectCommand({ Bucket: 'amanah', Key: 'foto/1' }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  expect((await fetch(`http://${first.endpoint}/amanah/foto/1`)).status).toBe(403);
  expect((await fetch(`http://${first.endpoint}/amanah/`)).status).toBe(403);
  guess.destroy();
  own.destroy();
  wellKnown.destroy();
  await first.stop();

  const second = await startObjectStorage(options);
  const again = client(second.endpoint, secrets.s3AccessKey, secrets.s3SecretKey);
  const found = await again.send(new GetObjectCommand({ Bucket: 'amanah', Key: 'foto/1' }));
  expect(await found.Body?.transformToString()).toBe('isi');
  again.destroy();
  await second.stop();
});
