import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftOtorisasi, otorisasiData, otorisasiHistoryData } from '#core/control/workflow/desk.ts';
import { as } from '#core/programs/seed/counter.ts';
import { fromMinor } from '#lib/money.ts';
import type { OtorisasiQuery, OtorisasiRow } from '#types/proto/control/flow.ts';
import { askItems, paging } from '../../asking.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;

/** Items as the engine would have left them; what is tested here is who is shown which. */
const item = (number: number, row: Record<string, unknown>) => ({
  id_flow: `00000000-0000-4000-8000-00000000000${number}`,
  jenis: 'FLOW',
  flow_code: 'SETOR_TUNAI',
  trans_code: '1401',
  flow_state: 'WAITING',
  kode_cabang: '001',
  tanggal: DAY,
  user_input: 'teller1',
  flow_data: '{}',
  sidik: Buffer.from('00', 'hex'),
  nominal: 3_000_000_000n,
  kode_valuta: 'IDR',
  rekening: accounts.ani,
  nomor_nasabah: ['0010000001'],
  nama_nasabah: 'Ani Lestari',
  tingkat: 'HEAD_TELLER',
  dibuat_pada: `2026-11-20 10:0${number}:00+07`,
  diubah_pada: `2026-11-20 10:0${number}:30+07`,
  ...row,
});

beforeAll(async () => {
  bank = await testBank();
  const [officer] = await bank.owner<
    { nomor_nasabah: string }[]
  >`select nomor_nasabah from app_user where id_user = 'supervisor1'`;
  const items = [
    item(1, {}),
    item(2, { tingkat: 'OPS_MANAGER', nama_nasabah: 'Budi Hartono', rekening: accounts.budi }),
    item(3, { tingkat: 'BRANCH_MANAGER', flow_code: 'PEMINDAHBUKUAN', user_input: 'backoffice1' }),
    item(4, { kode_cabang: '002', user_input: 'teller3' }),
    item(5, { jenis: 'OVERRIDE' }),
    item(6, { jenis: 'OVERRIDE' }),
    item(7, { nomor_nasabah: [officer?.nomor_nasabah] }),
    item(8, { flow_state: 'REJECTED' }),
    item(9, { flow_state: 'REJECTED', tanggal: '2026-11-19' }),
  ];
  for (const row of items) await bank.owner`insert into flow_instance ${bank.owner(row)}`;
  await bank.owner`insert into flow_step (id_flow, urut, id_user, dari, ke, aksi, catatan) values
    (${items[7]?.id_flow ?? ''}, 1, 'teller1', '', 'WAITING', 'SUBMIT', 'mohon'),
    (${items[7]?.id_flow ?? ''}, 2, 'supervisor1', 'WAITING', 'REJECTED', 'REJECT', 'slip belum ditandatangani')`;
});
afterAll(() => bank.close());

const ask = (asked: Partial<OtorisasiQuery> = {}, keyword = ''): OtorisasiQuery =>
  askItems({ paging: paging({ keyword }), ...asked });
const ids = (rows: readonly OtorisasiRow[]): number[] => rows.map((row) => Number.parseInt(row.id_flow.slice(-1), 10));
const waiting = async (user: string, asked?: Partial<OtorisasiQuery>, keyword?: string) =>
  ids((await otorisasiData(await as(bank, user), ask(asked, keyword))).data);

describe('items that wait for me', () => {
  test('overrides first and of those the newest, then the rest in the order it came', async () => {
    expect(await waiting('manager1')).toEqual([6, 5, 1, 2, 3, 7]);
  });

  test('narrowed by kind of item, level, maker and amount', async () => {
    expect(await waiting('manager1', { jenis: 'OVERRIDE' })).toEqual([6, 5]);
    expect(await waiting('manager1', { tingkat: 'BRANCH_MANAGER' })).toEqual([3]);
    expect(await waiting('manager1', { user_input: 'backoffice1' })).toEqual([3]);
    const [{ nominal = 0n } = {}] = await bank.owner<
      { nominal: bigint }[]
    >`select max(nominal) as nominal from flow_instance`;
    const most = fromMinor(nominal);
    expect(await waiting('manager1', { nominal_sampai: most })).toEqual(await waiting('manager1'));
    expect(await waiting('manager1', { nominal_dari: fromMinor(nominal + 1n) })).toEqual([]);
  });

  test('as far up as my role reaches', async () => {
    expect(await waiting('headteller1')).toEqual([6, 5, 1, 7]);
    expect(await waiting('teller1')).toEqual([]);
    expect(await waiting('auditor1')).toEqual([]);
  });

  test('not an item about my own account, and not one that I made or approved already', async () => {
    expect(await waiting('supervisor1')).toEqual([6, 5, 1, 2]);
    await bank.owner`insert into user_role (id_user, role_id) values ('backoffice1', 'BRANCH_MANAGER')`;
    expect(await waiting('backoffice1')).toEqual([6, 5, 1, 2, 7]);
    await bank.owner`update flow_instance set pemeriksa = '{backoffice1}', wewenang = '{manager1}', persetujuan_perlu = 2 where id_flow::text like '%2'`;
    expect(await waiting('manager1')).toEqual([6, 5, 1, 3, 7]);
    expect(await waiting('backoffice1')).not.toContain(2);
  });

  test('of my branch; head office decides for each', async () => {
    expect(await waiting('manager2')).toEqual([4]);
    expect(await waiting('manager2', { kode_cabang: '001' })).toEqual([]);
    expect(await waiting('finance1')).toEqual([6, 5, 1, 2, 3, 4, 7]);
    expect(await waiting('finance1', { kode_cabang: '002' })).toEqual([4]);
  });

  test('filtered by flow and by words', async () => {
    expect(await waiting('manager1', { flowCode: 'PEMINDAHBUKUAN' })).toEqual([3]);
    expect(await waiting('finance1', {}, 'hartono')).toEqual([2]);
    expect(await waiting('finance1', {}, accounts.budi.slice(0, 10))).toEqual([2]);
  });

  test('page by page the same order', async () => {
    const context = await as(bank, 'finance1');
    const listed: number[] = [];
    for (let cursor = ''; ; ) {
      const page = await otorisasiData(context, { ...ask(), paging: paging({ show: 2, cursor }) });
      listed.push(...ids(page.data));
      if (page.resp_cursor === '') break;
      cursor = page.resp_cursor;
    }
    expect(listed).toEqual([6, 5, 1, 2, 3, 4, 7]);
  });
});

test('items decided in the branch, with person and reason', async () => {
  const { data } = await otorisasiHistoryData(await as(bank, 'manager1'), ask());
  expect(ids(data)).toEqual([9, 8]);
  expect(data[1]).toMatchObject({
    flow_state: 'REJECTED',
    user_input: 'teller1',
    nama_user_input: 'Siti Rahmawati',
    user_otorisasi: 'supervisor1',
    transRemark: 'slip belum ditandatangani',
    nominal: '30000000.00',
    persetujuan: 0,
    persetujuan_perlu: 1,
    nomor_referensi: '',
    dibuat_pada: '2026-11-20T10:08:00+07:00',
  });
  expect((await otorisasiHistoryData(await as(bank, 'manager2'), ask())).data).toEqual([]);
});

test('decided items are found by kind, decision, maker and accounting date', async () => {
  const found = async (asked: Partial<OtorisasiQuery>) =>
    ids((await otorisasiHistoryData(await as(bank, 'manager1'), ask(asked))).data);
  expect(await found({ flow_state: 'REJECTED' })).toEqual([9, 8]);
  expect(await found({ flow_state: 'APPROVED' })).toEqual([]);
  expect(await found({ tanggal_awal: DAY, tanggal_akhir: DAY, user_input: 'teller1' })).toContain(8);
  expect(await found({ tanggal_awal: '2027-01-01' })).toEqual([]);
  expect(await found({ tanggal_akhir: '2020-01-01' })).toEqual([]);
});

test('my own open items, and today’s rejected ones', async () => {
  const mine = async (user: string) => ids((await draftOtorisasi(await as(bank, user), ask())).data);
  expect(await mine('teller1')).toEqual([8, 7, 6, 5, 2, 1]);
  expect(await mine('teller3')).toEqual([4]);
  expect(await mine('teller2')).toEqual([]);
});
