import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { objectStorage } from '#core/file/object-storage.ts';
import { removeLooseFiles } from '#core/file/remove-loose.ts';
import { tasks } from '#core/jobs/tasks.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { makeFolder } from '../../dev/folder.ts';
import { counterBank, rupiah } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const folder = makeFolder();
const secrets = await loadSecrets(folder);
let server: Awaited<ReturnType<typeof startObjectStorage>>;
const storage = () => ({
  url: `http://${server.endpoint}`,
  region: 'us-east-1',
  bucket: 'amanah',
  accessKey: secrets.s3AccessKey,
  secretKey: secrets.s3SecretKey,
});
beforeAll(async () => {
  server = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'amanah', secrets });
});
afterAll(() => server.stop());
beforeEach(() => bank.owner`delete from stored_file`);

/** A file of so many hours ago, with its object. */
async function file(hours: number, { object = true } = {}): Promise<{ id: string; kunci: string }> {
  const [row] = await bank.owner<{ id_berkas: string; kunci: string }[]>`
    insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang, dibuat_pada, tersimpan_pada)
    values (${`berkas/${randomUUID().replaceAll('-', '').repeat(2)}`}, gen_random_uuid(), 'KTP', 'ktp.jpg', 'image/jpeg', 3, sha256('isi'), 'BERSIH',
      'teller1', '001', clock_timestamp() - ${hours} * interval '1 hour', clock_timestamp()) returning id_berkas, kunci`;
  if (!row) throw new Error('no row');
  if (object) {
    const client = objectStorage(storage());
    await client.send(new PutObjectCommand({ Bucket: 'amanah', Key: row.kunci, Body: 'isi' }));
    client.destroy();
  }
  return { id: row.id_berkas, kunci: row.kunci };
}
const left = async () =>
  (await bank.owner<{ id_berkas: string }[]>`select id_berkas from stored_file`).map((row) => row.id_berkas).sort();
async function objects(): Promise<string[]> {
  const client = objectStorage(storage());
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'amanah', Prefix: 'berkas/' }));
  client.destroy();
  return Contents.map(({ Key = '' }) => Key).sort();
}

test('a file not filed for a day goes, object and row; a younger, recorded or named one stays', async () => {
  const [loose, absent] = [await file(25), await file(30, { object: false })];
  const [young, owned, named] = [await file(23), await file(40), await file(40)];
  await bank.owner`update stored_file set pemilik = 'NASABAH:1' where id_berkas = ${owned.id}`;
  const data = { nomor_rekening: accounts.ani, nominal: rupiah(60_000n), keterangan: named.id, pecahan: [] };
  const { id_flow } = await bank.flow('teller1', 'DRAFT', { flowCode: 'SETOR_TUNAI', seen: '', data });
  const task = tasks.find(({ name }) => name === 'periodic:files');
  await task?.run(
    {
      db: bank.app,
      begin: (work) => work(bank.app),
      provider: undefined,
      storage: storage(),
      log: pino({ level: 'silent' }),
    },
    {},
    1,
  );
  expect(await left()).toEqual([young.id, owned.id, named.id].sort());
  expect(await objects()).toEqual([young.kunci, owned.kunci, named.kunci].sort());
  expect([loose.id, absent.id].some((id) => id === young.id)).toBe(false);
  // The item is given up: what it named is named by nobody.
  await bank.flow('teller1', 'CANCEL', { idFlow: id_flow, seen: 'DRAFT' });
  expect(await removeLooseFiles(bank.app, storage())).toBe(1);
  expect(await left()).toEqual([young.id, owned.id].sort());
});

test('while the storage is away nothing is forgotten, and nothing that was given up comes back', async () => {
  const { id, kunci } = await file(25);
  await expect(removeLooseFiles(bank.app, { ...storage(), url: 'http://127.0.0.1:9' })).rejects.toThrow();
  expect(await left()).toEqual([id]);
  const [row] = await bank.owner<{ dibuang_pada: Date | null }[]>`select dibuang_pada from stored_file`;
  expect(row?.dibuang_pada).not.toBeNull();
  await expect(bank.owner`update stored_file set pemilik = 'NASABAH:1'`).rejects.toThrow('stored_file_check');
  expect(await removeLooseFiles(bank.app, storage())).toBe(1);
  expect(await left()).toEqual([]);
  const client = objectStorage(storage());
  await expect(client.send(new GetObjectCommand({ Bucket: 'amanah', Key: kunci }))).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
  client.destroy();
});

test('the application forgets nothing that was not given up', async () => {
  const { id } = await file(25);
  await bank.app`select forget_files(${[id]}::uuid[])`;
  expect(await left()).toEqual([id]);
});
