import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listPenarikan, ownerOfSheets } from '#core/cheques/clearing/inward-list.ts';
import { clearingSettlement } from '#core/cheques/clearing/settlement-module.ts';
import { openFile } from '#core/file/open-file.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { GatewayConnection } from '#core/payments/settlement/gateway-connection.ts';
import { MOST_CONTAINER } from '#core/payments/settlement/picture-container.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { signed } from '#core/payments/settlement/signature.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { specimenPicture } from '#core/programs/seed/pictures.ts';
import { say, sayWithPictures } from '#dev/central-bank/simulator.ts';
import { paging } from '../../asking.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted } from '../../counter-bank.ts';
import { railServer } from '../../payments/settlement/rail-server.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const bank = await chequeBank(await clearingBank());
const rails = railServer();
const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
const central = { folder, bic: 'INDOIDJA', key: theirs.privateKey, peers: [ours.publicKey], seed: 'pictures' };
afterAll(() => rmSync(folder, { recursive: true }));

/** The storage of documents: what lies under its keys, and whether it is away. */
const stored = new Map<string, Uint8Array>();
let away = false;
beforeEach(() => {
  away = false;
});
const link: GatewayConnection = {
  gateway: folderGateway(folder),
  banks,
  key: ours.privateKey,
  peers: [theirs.publicKey],
  pictures: {
    put: async (kunci, isi) => {
      if (away) throw new Error('the storage is away');
      stored.set(kunci, isi);
    },
  },
};
const round = (over: Partial<GatewayConnection> = {}) =>
  settlementRound({ db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) }, { ...link, ...over }, [
    clearingSettlement,
  ]);

const print = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const picture = (name: string): Uint8Array => new Uint8Array(specimenPicture(name));
let count = 0;
/** Another bank presents these cheques in one message, each with the fingerprint of the picture it promises. */
function message(...sheets: readonly (readonly [nomor: string, gambar: string])[]) {
  count += 1;
  const items = sheets.map(([nomor, gambar], place) => ({
    end_to_end: `G${count}-${place}`,
    rail: 'KLIRING' as const,
    jenis: 'pacs.003' as const,
    jumlah: 1_000_000_00n,
    area: 'KLIRING' as const,
    rujukan: '',
    isi: {
      penerima: { nama: 'CV Maju Bersama', rekening: '8800112233', bank: 'CENAIDJA' },
      pengirim: { nama: 'Firma', rekening: accounts.firma, bank: banks.bic },
      warkat: { jenis: 'CEK', nomor, tanggal: DAY, ...(gambar && { gambar }) },
      berita: 'Tagihan',
    },
  }));
  const nomor = `KLIRING-PIC-${count}`;
  const head = { nomor, rail: 'KLIRING', jenis: 'pacs.003', tanggal: DAY, dibuat: '2026-11-20T03:00:00Z' } as const;
  return { name: `${nomor}.xml`, text: writeFile(head, items, { bic: banks.peerBic, peerBic: banks.bic }) };
}
const seen = async (keyword: string, user = 'backoffice1') => {
  const which = { kode_cabang: '', status_warkat: '', id_penarikan: '', hari_ini: '', jenis: '', belum_diputus: '' };
  const asked = { ...which, paging: paging({ keyword }) };
  const [row] = (await listPenarikan(await bank.as(user), asked)).data;
  return { gambar: row?.gambar ?? '?', tanpa: row?.tanpa_gambar ?? '?', status: row?.status_warkat };
};
const files = async () => (await bank.owner`select from stored_file where id_user = 'SISTEM'`).length;
const lost = () =>
  readdirSync(join(folder, 'masuk')).filter((name) => name.startsWith('KLIRING-PIC') && !name.endsWith('.ack'));

test('a picture comes with its cheque, is stored once under its print, and the deciding person sees it', async () => {
  const [one, two] = [bank.next(), bank.next()];
  const image = picture('Firma');
  const { name, text } = message([one, print(image)], [two, '']);
  sayWithPictures(central, name, text, { [`CEK-${one}.png`]: image, [`CEK-${two}.png`]: picture('Lain') });
  await round();
  const { gambar, tanpa } = await seen(one);
  expect([gambar.length, tanpa]).toEqual([36, '']);
  const [row] = await bank.owner<{ kunci: string; pemilik: string; mime: string; id: string }[]>`
    select f.kunci, f.pemilik, f.mime, s.id_penarikan::text as id from stored_file f join inward_warkat s on s.gambar = f.id_berkas where f.id_berkas = ${gambar}`;
  expect(row).toMatchObject({ pemilik: `WARKAT_MASUK:${row?.id}`, mime: 'image/png' });
  expect(print(stored.get(row?.kunci ?? '') ?? new Uint8Array())).toBe(print(image));
  // The core does not store a picture that no signed line promises, and its sheet says that none was sent.
  expect(await seen(two)).toEqual({ gambar: '', tanpa: 'TIDAK_DIKIRIM', status: 'DITERIMA' });
  expect(await files()).toBe(1);
  const opened = async (user: string) =>
    openFile({ WARKAT_MASUK: ownerOfSheets })(await bank.as(user), { id_berkas: gambar });
  await accepted(bank, () => opened('backoffice1'));
  await expect(opened('teller1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // The same file again, container and all: nothing is kept twice.
  sayWithPictures(central, `again-${name}`, text, { [`CEK-${one}.png`]: image });
  await round();
  expect([await files(), (await seen(one)).gambar]).toEqual([1, gambar]);
  expect(existsSync(join(folder, 'masuk', 'selesai', name.replace('.xml', '.zip')))).toBe(true);
});

const honest = picture('Jujur');
const wide = picture('Lebar');
new DataView(wide.buffer).setUint32(16, 60_000);
const noPicture = new TextEncoder().encode(`<script>alert(1)</script>${'x'.repeat(64)}`);
const cutShort = honest.slice(0, honest.length - 20);
const large = new Uint8Array(1024 * 1024 + 1);
const named = (nomor: string, bytes: Uint8Array, ending = 'png') => ({ [`CEK-${nomor}.${ending}`]: bytes });

test.each([
  ['TIDAK_ADA', print(honest), (nomor: string) => zipSync(named(`${nomor}9`, honest), { level: 0 })],
  ['TIDAK_ADA', print(honest), () => null],
  // Nobody asks for names that lead elsewhere, or belong to no cheque.
  [
    'TIDAK_ADA',
    print(honest),
    (nomor: string) =>
      zipSync(
        { [`../CEK-${nomor}.png`]: honest, [`a/CEK-${nomor}.png`]: honest, [`CEK-${nomor}.svg`]: honest },
        { level: 0 },
      ),
  ],
  ['SIDIK', print(picture('Lain')), (nomor: string) => zipSync(named(nomor, honest), { level: 0 })],
  ['BUKAN_GAMBAR', print(noPicture), (nomor: string) => zipSync(named(nomor, noPicture), { level: 0 })],
  ['BUKAN_GAMBAR', print(cutShort), (nomor: string) => zipSync(named(nomor, cutShort), { level: 0 })],
  ['BUKAN_GAMBAR', print(wide), (nomor: string) => zipSync(named(nomor, wide), { level: 0 })],
  ['TERLALU_BESAR', print(large), (nomor: string) => zipSync(named(nomor, large), { level: 0 })],
  [
    'GANDA',
    print(honest),
    (nomor: string) => zipSync({ ...named(nomor, honest), ...named(nomor, honest, 'jpg') }, { level: 0 }),
  ],
  // A bomb: half a gigabyte of nothing in half a megabyte. It is packed, so it is not opened.
  [
    'TERKOMPRES',
    print(large),
    (nomor: string) => zipSync(named(nomor, new Uint8Array(64 * 1024 * 1024)), { level: 9 }),
  ],
  ['RUSAK', print(honest), (nomor: string) => zipSync(named(nomor, honest), { level: 0 }).slice(0, -30)],
  ['RUSAK', print(honest), () => new TextEncoder().encode('this is no zip')],
])('%s: the cheque is there and says why it has no picture', async (sebab, gambar, container) => {
  const nomor = bank.next();
  const before = await files();
  const { name, text } = message([nomor, gambar]);
  const zip = container(nomor);
  if (zip) writeFileSync(join(folder, 'masuk', name.replace('.xml', '.zip')), zip);
  say(central, name, text);
  await round();
  expect(await seen(nomor)).toEqual({ gambar: '', tanpa: sebab, status: 'DITERIMA' });
  expect([await files(), lost()]).toEqual([before, []]);
});

test('a container of 200 MB is not read, and holds nothing up', async () => {
  const nomor = bank.next();
  const { name, text } = message([nomor, print(honest)]);
  const path = join(folder, 'masuk', name.replace('.xml', '.zip'));
  writeFileSync(path, '');
  truncateSync(path, 200 * 1024 * 1024);
  expect(200 * 1024 * 1024).toBeGreaterThan(MOST_CONTAINER);
  say(central, name, text);
  await round();
  expect(await seen(nomor)).toMatchObject({ tanpa: 'TERLALU_BESAR', status: 'DITERIMA' });
  expect(lost()).toEqual([]);
});

test('a message that nobody signed brings no picture either', async () => {
  const before = await files();
  const nomor = bank.next();
  const { name, text } = message([nomor, print(honest)]);
  sayWithPictures({ ...central, key: generateKeyPairSync('ed25519').privateKey }, name, text, named(nomor, honest));
  await round();
  expect([await files(), (await seen(nomor)).status]).toEqual([before, undefined]);
});

test('while the storage is away the cheque is there without it; the message comes again and its picture is stored then', async () => {
  const nomor = bank.next();
  const before = await files();
  const { name, text } = message([nomor, print(honest)]);
  sayWithPictures(central, name, text, named(nomor, honest));
  away = true;
  await round();
  expect(await seen(nomor)).toEqual({ gambar: '', tanpa: 'MENUNGGU', status: 'DITERIMA' });
  expect(lost()).toContain(name);
  away = false;
  await round();
  expect((await seen(nomor)).tanpa).toBe('');
  expect([await files(), lost()]).toEqual([before + 1, []]);
});

test('a bank without a storage of documents takes the cheque and says so', async () => {
  const nomor = bank.next();
  const { name, text } = message([nomor, print(honest)]);
  sayWithPictures(central, name, text, named(nomor, honest));
  const { pictures: _, ...without } = link;
  await settlementRound({ db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) }, without, [
    clearingSettlement,
  ]);
  expect(await seen(nomor)).toEqual({ gambar: '', tanpa: 'PENYIMPANAN', status: 'DITERIMA' });
});

test('a picture that precedes its cheque waits for it, unseen', async () => {
  const nomor = bank.next();
  const { name, text } = message([nomor, print(honest)]);
  sayWithPictures(central, name, text, named(nomor, honest));
  // The branch is not at work: the core tries the cheque again later.
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
  await round();
  const [row] = await bank.owner<{ id: string; pemilik: string }[]>`
    select f.id_berkas as id, f.pemilik from stored_file f join settlement_picture p using (id_berkas) where f.nama = ${`CEK-${nomor}.png`}`;
  expect(row?.pemilik).toMatch(/^TAGIHAN:\d+$/);
  await expect(
    openFile({ WARKAT_MASUK: ownerOfSheets })(await bank.as('backoffice1'), { id_berkas: row?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  await round();
  expect(await seen(nomor)).toMatchObject({ gambar: row?.id, tanpa: '' });
});

test('HTTPS with mutual TLS brings both; an unknown client gets neither cheque nor picture', async () => {
  const [one, two] = [bank.next(), bank.next()];
  const image = picture('Lewat HTTPS');
  const { name, text } = message([one, print(image)], [two, print(picture('Tidak ikut'))]);
  rails.waiting.set(name, Buffer.from(text));
  rails.signatures.set(name, signed(Buffer.from(text), theirs.privateKey));
  rails.pictures.set(name, zipSync({ [`CEK-${one}.png`]: image }, { level: 0 }));
  const before = await files();
  await round({ gateway: rails.unknown() });
  expect([await seen(one), await files(), rails.waiting.size]).toEqual([
    { gambar: '?', tanpa: '?', status: undefined },
    before,
    1,
  ]);
  await round({ gateway: rails.gateway() });
  const { gambar, tanpa, status } = await seen(one);
  expect([gambar.length, tanpa, status]).toEqual([36, '', 'DITERIMA']);
  expect(await seen(two)).toEqual({ gambar: '', tanpa: 'TIDAK_ADA', status: 'DITERIMA' });
  expect([await files(), rails.waiting.size]).toEqual([before + 1, 0]);
  const [row] = await bank.owner<{ kunci: string }[]>`select kunci from stored_file where id_berkas = ${gambar}`;
  expect(print(stored.get(row?.kunci ?? '') ?? new Uint8Array())).toBe(print(image));
});
