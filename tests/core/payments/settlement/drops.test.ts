import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectStorage } from '#core/file/object-storage.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { SettlementGateway } from '#core/payments/settlement/gateway.ts';
import { MOST_BYTES } from '#core/payments/settlement/gateway-connection.ts';
import { objectGateway } from '#core/payments/settlement/object-drop.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { makeFolder } from '../../../dev/folder.ts';

/** A place as the other side sees it. */
interface Place {
  readonly gateway: SettlementGateway;
  readonly put: (path: string, bytes: string | Uint8Array) => Promise<void>;
  readonly paths: () => Promise<string[]>;
  readonly text: (path: string) => Promise<string>;
}
const folder = makeFolder();
const secrets = await loadSecrets(folder);
let server: Awaited<ReturnType<typeof startObjectStorage>>;
beforeAll(async () => {
  server = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'rails', secrets });
});
afterAll(() => server.stop());

function aFolder(): Place {
  const root = makeFolder();
  return {
    gateway: folderGateway(root),
    put: async (path, bytes) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    },
    paths: async () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name).slice(root.length + 1))
        .sort(),
    text: async (path) => readFileSync(join(root, path), 'utf8'),
  };
}
const storage = () => ({
  url: `http://${server.endpoint}`,
  region: 'us-east-1',
  bucket: 'rails',
  accessKey: secrets.s3AccessKey,
  secretKey: secrets.s3SecretKey,
});
let places = 0;
function aBucket(): Place {
  const [Bucket, prefix] = ['rails', `bank${places++}/`];
  const client = objectStorage(storage());
  return {
    gateway: objectGateway(storage(), prefix),
    put: async (path, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + path, Body }));
    },
    paths: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
      return Contents.map(({ Key = '' }) => Key.slice(prefix.length)).sort();
    },
    text: async (path) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + path }));
      return (await Body?.transformToString()) ?? '';
    },
  };
}

const batch = { nomor: 'SKN-20261116-0001', rail: 'SKN', isi: Buffer.from('<a/>'), tandaTangan: 'abc' } as const;

describe.each([
  ['a folder', aFolder],
  ['a bucket', aBucket],
] as const)('%s', (_, make) => {
  test('takes a batch with its signature, and not again once it was acknowledged', async () => {
    const { gateway, paths, put, text } = make();
    await gateway.send(batch);
    expect(await paths()).toEqual(['keluar/SKN-20261116-0001.xml', 'keluar/SKN-20261116-0001.xml.sig']);
    expect(await text('keluar/SKN-20261116-0001.xml')).toBe('<a/>');
    expect(await text('keluar/SKN-20261116-0001.xml.sig')).toBe('abc');
    await put('keluar/SKN-20261116-0001.xml.ack', '');
    await gateway.send({ ...batch, isi: Buffer.from('<b/>') });
    expect(await text('keluar/SKN-20261116-0001.xml')).toBe('<a/>');
  });

  test('brings waiting files until they are acknowledged, with their signatures, and no other file', async () => {
    const { gateway, paths, put, text } = make();
    expect(await gateway.fetch()).toEqual([]);
    await put('masuk/b.xml.sig', ' sig \n');
    for (const name of ['b.xml', 'a.xml', 'notes.txt', '.hidden.xml']) await put(`masuk/${name}`, name);
    const seen = async () => (await gateway.fetch()).map(({ nama }) => nama);
    const first = await gateway.fetch();
    expect(first.map(({ nama, ukuran, tandaTangan }) => [nama, ukuran, tandaTangan])).toEqual([
      ['a.xml', 5, ''],
      ['b.xml', 5, 'sig'],
    ]);
    expect(new TextDecoder().decode(first[1]?.isi ?? undefined)).toBe('b.xml');
    expect(await seen()).toEqual(['a.xml', 'b.xml']);
    await gateway.acknowledge('b.xml');
    await gateway.acknowledge('b.xml');
    await gateway.acknowledge('../keluar/x.xml');
    expect(await seen()).toEqual(['a.xml']);
    expect(await text('masuk/b.xml.ack')).toBe(createHash('sha256').update('b.xml').digest('hex'));
    expect(await paths()).toEqual([
      'masuk/.hidden.xml',
      'masuk/a.xml',
      'masuk/b.xml.ack',
      'masuk/notes.txt',
      'masuk/selesai/b.xml',
      'masuk/selesai/b.xml.sig',
    ]);
  });

  test('does not read a file over the size limit, and sets it aside', async () => {
    const { gateway, put, text } = make();
    await put('masuk/big.xml', new Uint8Array(MOST_BYTES + 1));
    expect(await gateway.fetch()).toEqual([{ nama: 'big.xml', ukuran: MOST_BYTES + 1, isi: null, tandaTangan: '' }]);
    await gateway.acknowledge('big.xml', 'TERLALU_BESAR');
    expect(await gateway.fetch()).toEqual([]);
    expect(await text('masuk/big.xml.ack')).toBe('\nDITOLAK TERLALU_BESAR\n');
  });
});

test('a bucket that is not there stops the round, as a share that is not mounted does', async () => {
  const away = objectGateway({ ...storage(), bucket: 'elsewhere' }, '');
  await expect(away.send(batch)).rejects.toThrow();
  await expect(away.fetch()).rejects.toThrow();
});
