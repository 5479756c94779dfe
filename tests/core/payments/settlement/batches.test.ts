import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#core/db/client.ts';
import { formBatch, formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { beginOf, listener, queue, statusOf, storeMessage } from './settlement-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.owner`truncate settlement_picture, incoming_transfer, standing_order_cover, inward_warkat, central_bank_bill, settlement_entry, settlement_message, settlement_item, settlement_batch`;
});

const never = (error: unknown) => {
  throw error;
};
const form = (area: ReturnType<typeof listener>, when = {}) => formBatches(beginOf(bank), [area], never, when);
const process = (area: ReturnType<typeof listener>) =>
  processEntries({ db: bank.app, begin: beginOf(bank) }, [area], () => {});
const refused = (call: Promise<unknown>) =>
  call.then(
    () => '',
    (error: Error) => error.message,
  );
const entries = async () =>
  (await bank.app<{ s: string }[]>`select status as s from settlement_entry order by id`).map(({ s }) => s);

test('an item is queued once under its number and refused under it with another content', async () => {
  await queue(bank, 'A1');
  await queue(bank, 'A1');
  expect(await refused(queue(bank, 'A1', { jumlah: 1n }))).toBe('KEY_REUSED');
  const rows = await bank.app`select jumlah from settlement_item`;
  expect(rows).toEqual([{ jumlah: 25_000_000_00n }]);
});

test('waiting payments leave in numbered batches, one rail and kind each, and notify their owner', async () => {
  for (const id of ['A1', 'A2']) await queue(bank, id);
  await queue(bank, 'B1', { jenis: 'pacs.004' });
  const area = listener();
  // A core that dies while it forms leaves everything as it was, the number included.
  const died = beginOf(bank)(async (tx: Db) => {
    await formBatch(tx, [area], 'RTGS', 'pacs.008');
    throw new Error('killed');
  });
  expect(await refused(died)).toBe('killed');
  expect(await statusOf(bank, 'A1')).toBe('ANTRE');
  area.reported.length = 0;
  expect(await form(area)).toBe(2);
  const [{ day } = { day: '' }] = await bank.app<{ day: string }[]>`
    select to_char(accounting_date, 'YYYYMMDD') as day from branch where jenis = 'HO'`;
  expect(area.reported).toEqual([`RTGS-${day}-0001: A1 A2`, `RTGS-${day}-0002: B1`]);
  expect(await form(area)).toBe(0);
  const rows = await bank.app`select banyak, jumlah, status from settlement_batch order by nomor`;
  expect(rows).toEqual([
    { banyak: 2, jumlah: 50_000_000_00n, status: 'DISUSUN' },
    { banyak: 1, jumlah: 25_000_000_00n, status: 'DISUSUN' },
  ]);
});

test('an item that nobody answers for leaves in no batch', async () => {
  await queue(bank, 'A1', { area: 'KLIRING' });
  const faults: string[] = [];
  await formBatches(beginOf(bank), [listener('TRANSFER')], (error) => faults.push(String(error)));
  expect(faults).toEqual(['Error: no area takes part in settlement as KLIRING']);
  expect(await statusOf(bank, 'A1')).toBe('ANTRE');
});

test('SKN leaves when the cycle it was queued in is over, or at the last word of the day', async () => {
  await queue(bank, 'S1', { rail: 'SKN' });
  const area = listener();
  const at = async (when: string, id = 'S1') =>
    bank.owner`update settlement_item set dibuat_pada = ${when}::timestamptz where end_to_end = ${id}`;
  await at('2026-11-16 10:05+07');
  expect(await form(area, { at: '2026-11-16 10:59:59+07' })).toBe(0);
  expect(await form(area, { at: '2026-11-16 11:00+07' })).toBe(1);
  await queue(bank, 'S2', { rail: 'SKN' });
  await at('2026-11-16 11:05+07', 'S2');
  expect(await form(area, { at: '2026-11-16 11:06+07' })).toBe(0);
  expect(await form(area, { at: '2026-11-16 11:06+07', semua: true })).toBe(1);
  expect(await bank.app`select siklus from settlement_batch order by nomor`).toEqual([{ siklus: 12 }, { siklus: 12 }]);
});

test('a waiting item can be withdrawn, one with a number cannot', async () => {
  for (const id of ['A1', 'A2']) await queue(bank, id);
  await bank.owner`select withdraw_settlement('A1')`;
  await form(listener());
  expect(await refused(bank.owner`select withdraw_settlement('A2')`)).toBe('SETTLEMENT_SENT');
  expect(await refused(bank.owner`select withdraw_settlement('A9')`)).toBe('NOT_FOUND');
  expect([await statusOf(bank, 'A1'), await statusOf(bank, 'A2')]).toEqual(['DIBATALKAN', 'DIKIRIM']);
});

const OUTCOMES = [
  { first: ['SELESAI'], last: 'SELESAI', reported: ['SELESAI X'], status: 'SELESAI', entries: ['DIAMBIL', 'ULANG'] },
  { first: ['DITOLAK'], last: 'DITOLAK', reported: ['DITOLAK X'], status: 'DITOLAK', entries: ['DIAMBIL', 'ULANG'] },
  {
    first: ['DIKEMBALIKAN'],
    last: 'SELESAI',
    reported: ['SELESAI X', 'DIKEMBALIKAN X'],
    status: 'DIKEMBALIKAN',
    entries: ['DIAMBIL', 'ULANG'],
  },
  {
    first: ['SELESAI', 'DIKEMBALIKAN'],
    last: 'DIKEMBALIKAN',
    reported: ['SELESAI X', 'DIKEMBALIKAN X'],
    status: 'DIKEMBALIKAN',
    entries: ['DIAMBIL', 'DIAMBIL', 'ULANG'],
  },
  {
    first: ['SELESAI'],
    last: 'DITOLAK',
    reported: ['SELESAI X'],
    status: 'SELESAI',
    entries: ['DIAMBIL', 'BERTENTANGAN'],
  },
  {
    first: ['DITOLAK'],
    last: 'SELESAI',
    reported: ['DITOLAK X'],
    status: 'DITOLAK',
    entries: ['DIAMBIL', 'BERTENTANGAN'],
  },
];
test.each(OUTCOMES)(
  'after $first and then $last, an owner gets $reported',
  async ({ first, last, reported, status, entries: stored }) => {
    await queue(bank, 'X');
    const area = listener();
    await form(area);
    area.reported.length = 0;
    for (const jenis of [...first, last]) await storeMessage(bank, [{ jenis, end_to_end: 'X', jumlah: 25_000_000_00 }]);
    await process(area);
    await process(area);
    expect(area.reported).toEqual(reported);
    expect(await statusOf(bank, 'X')).toBe(status);
    expect(await entries()).toEqual(stored);
  },
);

test('an answer about another amount, an unknown item or one that never left moves nothing', async () => {
  await queue(bank, 'X');
  const area = listener();
  await form(area);
  await queue(bank, 'Y');
  area.reported.length = 0;
  await storeMessage(bank, [
    { jenis: 'SELESAI', end_to_end: 'X', jumlah: 1 },
    { jenis: 'SELESAI', end_to_end: 'Y' },
    { jenis: 'SELESAI', end_to_end: 'Z' },
  ]);
  await process(area);
  expect(area.reported).toEqual([]);
  expect(await entries()).toEqual(['BERTENTANGAN', 'TANPA_PASANGAN', 'TANPA_PASANGAN']);
  expect([await statusOf(bank, 'X'), await statusOf(bank, 'Y')]).toEqual(['DIKIRIM', 'ANTRE']);
});

test('a batch refused as a whole is a refusal of each item, and answered once its last item is', async () => {
  for (const id of ['A1', 'A2']) await queue(bank, id);
  const area = listener();
  await form(area);
  area.reported.length = 0;
  const [batch] = await bank.app<{ nomor: string }[]>`select nomor from settlement_batch`;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'A2' }]);
  await process(area);
  expect(await bank.app`select status from settlement_batch`).toEqual([{ status: 'DISUSUN' }]);
  await storeMessage(bank, [{ jenis: 'DITOLAK', batch: batch?.nomor ?? '', sebab: 'AM04' }]);
  await process(area);
  expect(area.reported).toEqual(['SELESAI A2', 'DITOLAK A1 AM04']);
  expect(await bank.app`select status from settlement_batch`).toEqual([{ status: 'DIJAWAB' }]);
});

test('a message is stored once by its id; the same id under other bytes is stored as refused', async () => {
  const entry = [{ jenis: 'MASUK', rail: 'RTGS', id_transaksi: 'T1', jumlah: 5 }];
  expect(await storeMessage(bank, entry, { id: 'P1' })).toBe(true);
  expect(await storeMessage(bank, entry, { id: 'P1' })).toBe(false);
  expect(await storeMessage(bank, entry, { id: 'P1', isi: 'forged' })).toBe(false);
  expect(await bank.app`select id_pesan, status, sebab from settlement_message order by id`).toEqual([
    { id_pesan: 'P1', status: 'DITERIMA', sebab: '' },
    { id_pesan: 'P1', status: 'DITOLAK', sebab: 'ID_SAMA_ISI_BEDA' },
  ]);
  // The same transfer in another message is the same transfer.
  expect(await storeMessage(bank, entry, { id: 'P2' })).toBe(true);
  const area = listener();
  await process(area);
  expect(area.reported).toEqual(['MASUK T1']);
  expect(await entries()).toEqual(['DIAMBIL', 'ULANG']);
});

test('the same number on another payment is a contradiction for persons, and no repetition', async () => {
  const isi = { end_to_end: 'E', tanggal: '2026-11-27', pengirim: { rekening: '77' }, penerima: { rekening: '0011' } };
  const entry = (jumlah: number, more: object = {}) =>
    [{ jenis: 'MASUK', rail: 'RTGS', id_transaksi: 'T1', jumlah, isi: { ...isi, ...more } }] as never;
  await storeMessage(bank, entry(5));
  await storeMessage(bank, entry(5));
  await storeMessage(bank, entry(6));
  await storeMessage(bank, entry(5, { penerima: { rekening: '0099' } }));
  await storeMessage(bank, entry(5, { tanggal: '2026-11-28' }));
  await storeMessage(bank, entry(5, { uetr: 'u1' }));
  await storeMessage(bank, entry(6));
  const area = listener();
  await process(area);
  expect(area.reported).toEqual(['MASUK T1']);
  const conflicts = ['BERTENTANGAN', 'BERTENTANGAN', 'BERTENTANGAN'];
  expect(await entries()).toEqual(['DIAMBIL', 'ULANG', ...conflicts, 'ULANG', 'ULANG']);
});

test('a payment is known by its references under another number: repeated once, contradicted where it differs', async () => {
  const isi = {
    bank: 'BMRI',
    end_to_end: 'E',
    tanggal: '2026-11-27',
    pengirim: { rekening: '7' },
    penerima: { rekening: '1' },
  };
  const entry = (id_transaksi: string, jumlah: number, more: object) =>
    storeMessage(bank, [{ jenis: 'MASUK', rail: 'RTGS', id_transaksi, jumlah, isi: { ...isi, ...more } }] as never);
  await entry('T1', 5, { uetr: 'aa', id_instruksi: 'I1' });
  await entry('T2', 5, { uetr: 'AA', id_instruksi: 'I1' });
  await entry('T3', 6, { uetr: 'aa', id_instruksi: 'I2' });
  await entry('T4', 5, { id_instruksi: 'I1' });
  // Each of these is another payment: another reference, another bank, another instruction, or a sender who numbers nothing.
  await entry('T5', 5, { uetr: 'bb', id_instruksi: 'I1' });
  await entry('T6', 5, { bank: 'BNIN', id_instruksi: 'I1' });
  await entry('T7', 5, { id_instruksi: 'I3' });
  await entry('T8', 5, { id_instruksi: 'I4', end_to_end: 'NOTPROVIDED' });
  await entry('T9', 6, { id_instruksi: 'I4', end_to_end: 'NOTPROVIDED' });
  await entry('T10', 6, { id_instruksi: 'I4', end_to_end: 'NOTPROVIDED' });
  const area = listener();
  await process(area);
  expect(area.reported).toEqual(['T1', 'T5', 'T6', 'T7', 'T8', 'T9'].map((id) => `MASUK ${id}`));
  expect(await entries()).toEqual([
    ...['DIAMBIL', 'ULANG', 'BERTENTANGAN', 'BERTENTANGAN'],
    ...['DIAMBIL', 'DIAMBIL', 'DIAMBIL', 'DIAMBIL', 'DIAMBIL', 'BERTENTANGAN'],
  ]);
  // A repetition ends as refused: it is in none of the other ends.
  expect(
    await bank.owner`select akhir from settlement_end n join settlement_entry e using (id) where e.status = 'ULANG'`,
  ).toEqual([{ akhir: 'DITOLAK' }]);
});

test('a failed message is rolled back with its mark, blocks no other, and is taken when that is possible', async () => {
  for (const id of ['A1', 'A2']) await queue(bank, id);
  const area = listener();
  await form(area);
  area.reported.length = 0;
  area.broken = true;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'A1' }]);
  expect(await process(area)).toBe(0);
  expect(await bank.app`select status, gagal_kali, gagal_sebab from settlement_entry`).toEqual([
    { status: 'BARU', gagal_kali: 1, gagal_sebab: 'not today' },
  ]);
  expect(await statusOf(bank, 'A1')).toBe('DIKIRIM');
  area.broken = false;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'A2' }]);
  expect(await process(area)).toBe(2);
  expect(area.reported).toEqual(['SELESAI A2', 'SELESAI A1']);
});

test('a message that fails three times is set aside with its reason and not tried again; later ones are taken', async () => {
  for (const id of ['D1', 'D2']) await queue(bank, id);
  const area = listener();
  await form(area);
  area.reported.length = 0;
  area.broken = true;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'D1' }]);
  for (let round = 0; round < 5; round += 1) expect(await process(area)).toBe(0);
  area.broken = false;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'D2' }]);
  expect(await process(area)).toBe(1);
  expect(area.reported).toEqual(['SELESAI D2']);
  expect(await bank.app`select status, gagal_kali, gagal_sebab from settlement_entry where end_to_end = 'D1'`).toEqual([
    { status: 'BARU', gagal_kali: 3, gagal_sebab: 'not today' },
  ]);
});

test('two cores that take at once send each entry once', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `C${n}`);
  for (const id of ids) await queue(bank, id);
  const area = listener();
  await form(area);
  area.reported.length = 0;
  await storeMessage(
    bank,
    ids.map((id) => ({ jenis: 'SELESAI', end_to_end: id })),
  );
  await Promise.all([process(area), process(area)]);
  expect(area.reported.sort()).toEqual(ids.map((id) => `SELESAI ${id}`).sort());
  expect(await bank.app`select status from settlement_batch`).toEqual([{ status: 'DIJAWAB' }]);
});
