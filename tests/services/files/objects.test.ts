import '../web-env.ts';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { AppError } from '#lib/errors/errors.ts';
import { objectUnder, storeObject } from '#services/server/files/objects.ts';
import { temporaryFolder } from '../../dev/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

it('stores a file and returns it byte by byte; distinguishes a missing one from an absent storage', async () => {
  const folder = temporaryFolder();
  const secrets = await loadSecrets(folder);
  const storage = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'amanah', secrets });
  process.env.S3_ENDPOINT = storage.endpoint;
  process.env.S3_ACCESS_KEY = secrets.s3AccessKey;
  process.env.S3_SECRET_KEY = secrets.s3SecretKey;
  const content = Buffer.alloc(3_000_000, 'isi berkas ');
  const path = join(folder, 'berkas');
  writeFileSync(path, content);
  const file = {
    path,
    nama: 'akta.pdf',
    mime: 'application/pdf',
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    pindai: 'BERSIH',
    temuan: '',
  } as const;
  const key = `berkas/${'a'.repeat(64)}`;
  const never = new AbortController().signal;
  expect(await codeOf(objectUnder(key, never))).toBe('NOT_FOUND');
  await storeObject(key, file);
  expect((await buffer(await objectUnder(key, never))).equals(content)).toBe(true);
  await storage.stop();
  expect(await codeOf(storeObject(key, file))).toBe('STORAGE_AWAY');
  expect(await codeOf(objectUnder(key, never))).toBe('STORAGE_AWAY');
});
