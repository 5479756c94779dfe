import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { type RoleId, roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { unansweredKinds } from '#lib/payments/settlement.ts';
import type { Paging } from '#types/proto/common.ts';
import { paging } from '../../asking.ts';
import { refusal, type TestBank, testBank } from '../../helpers.ts';
import { beginOf, listener, queue, storeMessage } from './settlement-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.owner`truncate settlement_picture, incoming_transfer, standing_order_cover, inward_warkat, central_bank_bill, settlement_entry, settlement_message, settlement_item, settlement_batch`;
});

const ask = async (daftar: string, asked: Partial<Paging> = {}) =>
  unanswered(await as(bank, 'backoffice1'), { daftar, paging: paging(asked) });
const leave = (area: ReturnType<typeof listener>) =>
  formBatches(beginOf(bank), [area], (error) => {
    throw error;
  });
const process = (area: ReturnType<typeof listener>) =>
  processEntries({ db: bank.app, begin: beginOf(bank) }, [area], () => {});

test('a batch that did not leave stands with its reason, its items as not answered, and both go when they are done', async () => {
  const area = listener();
  await queue(bank, 'A1');
  await queue(bank, 'A2');
  expect((await ask('BATCH')).data).toEqual([]);
  await leave(area);
  await bank.owner`update settlement_batch set gagal_kali = 3, gagal_sebab = 'the folder is not there'`;
  const { data } = await ask('BATCH');
  expect(data).toEqual([
    expect.objectContaining({
      rail: 'RTGS',
      jenis: 'pacs.008',
      banyak: 2,
      nominal: '50000000.00',
      kode_valuta: 'IDR',
      gagal_kali: 3,
      sebab: 'the folder is not there',
      sejak: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/),
    }),
  ]);
  const items = (await ask('ITEM')).data;
  expect(items.map(({ nomor, acuan }) => [nomor, acuan])).toEqual([
    ['A1', data[0]?.nomor],
    ['A2', data[0]?.nomor],
  ]);
  await bank.owner`update settlement_batch set status = 'TERKIRIM', dikirim_pada = clock_timestamp()`;
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'A1' }]);
  await process(area);
  expect((await ask('BATCH')).data).toEqual([]);
  expect((await ask('ITEM')).data.map(({ nomor }) => nomor)).toEqual(['A2']);
});

test('an entry that cannot be taken stands with its obstacle; one that fits nothing or contradicts stands apart', async () => {
  const area = listener();
  await queue(bank, 'A1');
  await leave(area);
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'A1' }], { id: 'M-1' });
  area.broken = true;
  await process(area);
  expect((await ask('ENTRI')).data).toEqual([
    expect.objectContaining({
      nomor: 'A1',
      acuan: 'M-1',
      jenis: 'SELESAI',
      nominal: '',
      gagal_kali: 1,
      sebab: 'not today',
    }),
  ]);
  expect((await ask('GANJIL')).data).toEqual([]);
  area.broken = false;
  await process(area);
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'NOBODY' }], { id: 'M-2' });
  await storeMessage(bank, [{ jenis: 'DITOLAK', end_to_end: 'A1', sebab: 'AC03' }], { id: 'M-3' });
  await process(area);
  expect((await ask('ENTRI')).data).toEqual([]);
  expect((await ask('GANJIL')).data.map(({ nomor, acuan, status, sebab }) => [nomor, acuan, status, sebab])).toEqual([
    ['NOBODY', 'M-2', 'TANPA_PASANGAN', ''],
    ['A1', 'M-3', 'BERTENTANGAN', 'AC03'],
  ]);
});

test('pages follow each other without a gap, the longest wait first', async () => {
  for (const id of ['A3', 'A1', 'A2']) await queue(bank, id);
  await leave(listener());
  const first = await ask('ITEM', { show: 2 });
  const next = await ask('ITEM', { show: 2, cursor: first.resp_cursor });
  expect([...first.data, ...next.data].map(({ nomor }) => nomor)).toEqual(['A1', 'A2', 'A3']);
  expect(next.resp_cursor).toBe('');
});

test('a list that is none of the four is refused', async () => {
  for (const daftar of ['', 'SEMUA', 'constructor']) await refusal(ask(daftar), 'VALIDATION');
  for (const daftar of unansweredKinds) expect((await ask(daftar)).data).toEqual([]);
});

test('finance of head office and the auditor read it: it is the whole bank’s', () => {
  const holders: readonly RoleId[] = roles.filter((role) => roleMenus[role].includes('penyelesaian'));
  expect(holders).toEqual(['HO_FINANCE', 'HO_FINANCE_STAFF', 'AUDITOR']);
});
