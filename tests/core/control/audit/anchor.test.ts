import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anchorHead } from '#core/control/audit/anchor.ts';
import { startAnchor } from '#core/control/audit/anchor-round.ts';
import { objectStorage } from '#core/file/object-storage.ts';
import { checkAnchoredHeads } from '#core/programs/check-books-anchor.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { type EmbeddedStorage, startObjectStorage } from '#dev/object-storage.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';
import { anchorOf } from '#lib/config/config.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { breaksBooks, chainAll, type TestBank, testBank } from '../../helpers.ts';

const folder = makeFolder();
let server: EmbeddedStorage;
let env: Record<string, string>;
let anchor: AnchorConfig;
let bank: TestBank;

beforeAll(async () => {
  const secrets = await loadSecrets(folder);
  server = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'amanah', secrets });
  env = {
    ...{ S3_ENDPOINT: server.endpoint, S3_BUCKET: 'amanah', S3_SSL: 'F' },
    ...{ S3_ACCESS_KEY: secrets.s3AccessKey, S3_SECRET_KEY: secrets.s3SecretKey },
  };
  const found = anchorOf(env);
  if (!found) throw new Error('nothing is kept by itself');
  anchor = found;
});
afterAll(() => server.stop());

beforeEach(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '6', '13']);
  await more(9);
});
afterEach(() => bank.close());

const more = async (rows: number) => {
  for (let row = 1; row <= rows; row++)
    await bank.app`select write_audit('teller1', '001', 'COBA', '00', ${`baris ${row}`}, null, '{"a": 1}')`;
  await chainAll(bank);
};

const head = async () => {
  const [row] = await bank.owner<{ posisi: bigint; hash: string }[]>`
    select posisi, encode(hash, 'hex') as hash from audit_chain_head`;
  return { posisi: row?.posisi ?? 0n, hash: row?.hash ?? '' };
};
const check = () => checkAnchoredHeads(bank.owner, anchor);

/** Cuts the bank back to a standby that had not received the last `links`: they and their rows are gone, and the rest is whole. */
async function loseTail(links: number): Promise<void> {
  const { posisi } = await head();
  await bank.owner.begin(async (tx) => {
    await tx`delete from audit_log l using audit_chain c where c.audit_id = l.id and c.posisi > ${(posisi - BigInt(links)).toString()}::bigint`;
    await tx`delete from audit_chain where posisi > ${(posisi - BigInt(links)).toString()}::bigint`;
    await tx`update audit_chain_head s set posisi = c.posisi, hash = c.hash, xid = l.xid, audit_id = l.id
      from audit_chain c join audit_log l on l.id = c.audit_id where c.posisi = ${(posisi - BigInt(links)).toString()}::bigint`;
  });
}

test('heads go into the object storage automatically, and an untouched chain holds them all', async () => {
  expect(anchor).toMatchObject({ seconds: 5, to: { kind: 's3', prefix: 'rantai/', storage: { bucket: 'amanah' } } });
  expect(anchorOf({ ...env, AUDIT_ANCHOR: 'none' })).toBeUndefined();
  expect(anchorOf({})).toBeUndefined();
  const first = await anchorHead(bank.app, anchor);
  const { posisi, hash } = await head();
  expect(first).toMatchObject({ posisi: posisi.toString(), kepala: hash });
  expect(await anchorHead(bank.app, anchor, posisi)).toBeNull();
  await more(3);
  expect((await anchorHead(bank.app, anchor, posisi))?.posisi).toBe((posisi + 3n).toString());
  expect(await check()).toMatchObject({ ok: true, details: [] });
});

test('names the tail that a failover lost, though the rest is whole, and another tail in its place', async () => {
  const before = await head();
  await more(4);
  await anchorHead(bank.app, anchor);
  const anchored = await head();
  await loseTail(4);
  expect(await bank.app`select * from verify_audit()`).toHaveLength(0);
  expect(await check()).toMatchObject({
    ok: false,
    details: [
      `the chain ends at ${before.posisi}, but a head was kept at ${anchored.posisi}: 4 links behind its end are lost`,
    ],
  });
  await more(6);
  expect(await bank.app`select * from verify_audit()`).toHaveLength(0);
  expect(await check()).toMatchObject({
    ok: false,
    details: [`the chain at position ${anchored.posisi} is not the one whose head was kept`],
  });
});

test('a core that was running while the tail was lost says so at once, and one whose chain grows does not', async () => {
  const lines: { msg: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const { state, stop } = startAnchor(bank.app, log, { ...anchor, seconds: 0.1 });
  const anchorAt = async () => {
    const { posisi } = await head();
    await vi.waitFor(() => expect(state.posisi).toBe(posisi), { timeout: 20_000 });
  };
  await anchorAt();
  await more(3);
  await anchorAt();
  expect(lines).toEqual([]);
  await loseTail(2);
  await anchorAt();
  await stop();
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the chain ends before a head that was kept outside: what was behind is lost',
  ]);
});

test('the head of a pack’s link is stored too, wherever the chain has gone meanwhile', async () => {
  const { posisi } = await head();
  await bank.app`select write_audit('auditor1', '001', 'LAPORAN_DIIKAT', '00', 'LAPORAN:X', null, '{}')`;
  await more(2);
  await anchorHead(bank.app, anchor, posisi);
  const [link] = await bank.owner<{ posisi: bigint; hash: string }[]>`
    select c.posisi, encode(c.hash, 'hex') as hash from audit_chain c join audit_log l on l.id = c.audit_id where l.aksi = 'LAPORAN_DIIKAT'`;
  await bank.owner`update audit_chain set hash = '\\x00' where posisi = ${(link?.posisi ?? 0n).toString()}::bigint`;
  expect((await check())?.details).toEqual([
    `the chain at position ${link?.posisi} is not the one whose head was kept`,
  ]);
});

test('a head that somebody removed from a bucket with versions still counts, on whichever page it stands', async () => {
  const { posisi, hash } = await head();
  const lost = `${String(posisi + 5n).padStart(18, '0')}-${'b'.repeat(64)}.json`;
  const anchored = `${String(posisi).padStart(18, '0')}-${hash}.json`;
  const asked: string[] = [];
  const versioned = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    const prefix = searchParams.get('prefix') ?? '';
    asked.push(`${searchParams.has('versions')} ${searchParams.get('key-marker') ?? ''}`);
    const first = !searchParams.has('key-marker');
    const key = prefix + (first ? anchored : lost);
    const more = first ? `<NextKeyMarker>${key}</NextKeyMarker><NextVersionIdMarker>1</NextVersionIdMarker>` : '';
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<ListVersionsResult><IsTruncated>${first}</IsTruncated>${more}<Version><Key>${key}</Key><VersionId>1</VersionId></Version>${first ? '' : `<DeleteMarker><Key>${key}</Key><VersionId>2</VersionId></DeleteMarker>`}</ListVersionsResult>`,
    );
  });
  await new Promise<void>((resolve) => versioned.listen(0, '127.0.0.1', resolve));
  try {
    if (anchor.to.kind !== 's3') throw new Error('not in the storage');
    const url = `http://127.0.0.1:${(versioned.address() as AddressInfo).port}`;
    const to = { ...anchor.to, storage: { ...anchor.to.storage, url } };
    expect(await checkAnchoredHeads(bank.owner, { seconds: 5, to })).toMatchObject({
      ok: false,
      details: [`the chain ends at ${posisi}, but a head was kept at ${posisi + 5n}: 5 links behind its end are lost`],
    });
    expect(asked).toEqual(['true ', expect.stringMatching(new RegExp(`^true .*${anchored}$`))]);
  } finally {
    versioned.close();
  }
});

test('an object of another bank, or one that is no head, is ignored', async () => {
  if (anchor.to.kind !== 's3') throw new Error('not in the storage');
  const client = objectStorage(anchor.to.storage);
  await client.send(
    new PutObjectCommand({ Bucket: 'amanah', Key: `rantai/1-2/${'9'.repeat(18)}-${'a'.repeat(64)}.json`, Body: '{}' }),
  );
  client.destroy();
  await anchorHead(bank.app, anchor);
  expect(await check()).toMatchObject({ ok: true });
});

test('while the storage is away the bank continues: it logs once, shows it as a state, and stores again later', async () => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  if (anchor.to.kind !== 's3') throw new Error('not in the storage');
  const away = { ...anchor.to.storage, url: 'http://127.0.0.1:9' };
  const to = { ...anchor.to, storage: { ...away } };
  const { state, stop } = startAnchor(bank.app, log, { seconds: 0.1, to });
  await vi.waitFor(() => expect(state.failsSince).toBeDefined(), { timeout: 20_000 });
  await more(1);
  expect(await checkAnchoredHeads(bank.owner, { seconds: 5, to })).toMatchObject({
    ok: false,
    details: [expect.stringMatching(/^they cannot be read: /)],
  });
  to.storage.url = anchor.to.storage.url;
  await vi.waitFor(() => expect(state.failsSince).toBeUndefined(), { timeout: 20_000 });
  await stop();
  expect(state.posisi).toBe((await head()).posisi);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'the head of the chain could not be kept outside; it is tried again, and postings go on'],
    [30, 'heads of the chain are kept outside again'],
  ]);
  expect(await check()).toMatchObject({ ok: true });
});
