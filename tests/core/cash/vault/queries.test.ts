import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailyBalance, khasanah, mutasi, serahTerima } from '#core/cash/vault/queries.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { as } from '#core/programs/seed/counter.ts';
import { addDays } from '#lib/dates.ts';
import { rupiahMinor } from '#lib/money.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, run, type TestBank, testBank } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';

let bank: TestBank;
let boxes: Map<string, string>;

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['12', '13']);
  const rows = await bank.app<
    { id: string; kunci: string }[]
  >`select id_kas::text as id, kode_cabang || kode_kas as kunci from cash_box`;
  boxes = new Map(rows.map((row) => [row.kunci, row.id]));
  await run(bank, 'teller1', tillToVault, {
    nominal: '3000000',
    keterangan: 'Kelebihan',
    pecahan: [{ nominal: '100000', lembar: 30 }],
  });
});
afterAll(() => bank.close());

const box = (key: string): string => boxes.get(key) ?? '';

describe('vaults', () => {
  const list = async (user: string, kode_cabang = '') =>
    (await khasanah(await as(bank, user), { paging: paging(), kode_cabang })).data;

  test('with stock by denomination, coins too, and cash on its way to them', async () => {
    const [vault, ...more] = await list('headteller1');
    expect(more).toEqual([]);
    expect(vault).toMatchObject({
      kode_kas: 'KHS',
      kode_cabang: '001',
      nama_cabang: 'Jakarta',
      dalam_perjalanan: '3000000.00',
      menunggu_hitungan: 1,
    });
    const worth = vault?.pecahan.reduce((sum, row) => sum + rupiahMinor(row.nominal) * BigInt(row.lembar), 0n);
    expect(worth).toBe(rupiahMinor(vault?.saldo ?? ''));
    expect(vault?.pecahan.at(-1)).toEqual({ nominal: '50.00', lembar: 4_000 });
  });

  test('with the kinds that run low, none at all among them, by the bank’s own minimum and fit pieces alone', async () => {
    const low = async () => {
      const [vault] = await list('headteller1');
      return [vault?.lembar_minimum, vault?.pecahan_kurang] as const;
    };
    expect((await low())[0]).toBe(100);
    await bank.owner`update cash_box set stok = '{"10000000": 99, "5000000": 100, "2000000": 50, "2000000T": 500}'
      where kode_kas = 'KHS' and kode_cabang = '001'`;
    const [, kurang] = await low();
    expect(kurang?.slice(0, 3)).toEqual([
      { nominal: '100000.00', lembar: 99 },
      { nominal: '20000.00', lembar: 50 },
      { nominal: '10000.00', lembar: 0 },
    ]);
    expect(kurang?.filter(({ nominal }) => nominal === '1000.00')).toEqual([
      { nominal: '1000.00', lembar: 0 },
      { nominal: '1000.00', lembar: 0, jenis: 'L' },
    ]);
    expect(kurang?.some(({ nominal }) => nominal === '50000.00')).toBe(false);
  });

  test('of another branch are for head office only', async () => {
    expect(await list('headteller1', '002')).toEqual([]);
    expect((await list('auditor1', '002')).map((row) => row.kode_cabang)).toEqual(['002']);
    expect((await list('auditor1')).map((row) => row.kode_cabang)).toEqual(['000', '001', '002']);
  });
});

test('handovers of the branch, filtered by state', async () => {
  const list = async (user: string, status: string) =>
    (await serahTerima(await as(bank, user), { paging: paging(), kode_cabang: '', status })).data;
  expect(await list('headteller1', 'DIKIRIM')).toMatchObject([
    {
      arah: 'KE_KHASANAH',
      id_kas_asal: box('001TLR01'),
      kode_kas_asal: 'TLR01',
      id_kas_tujuan: box('001KHS'),
      nominal: '3000000.00',
      user_pengirim: 'teller1',
      user_penerima: '',
      diterima_pada: '',
      keterangan: 'Kelebihan',
    },
  ]);
  expect((await list('headteller1', 'DITERIMA')).map((row) => [row.arah, row.user_penerima])).toEqual(
    expect.arrayContaining([
      ['KE_TELLER', 'teller1'],
      ['KE_KHASANAH', 'headteller1'],
    ]),
  );
  expect(await list('headteller2', '')).toEqual([]);
});

describe('movements of a box', () => {
  const list = async (user: string, id_kas: string, tanggal_awal = '', tanggal_akhir = '') =>
    (await mutasi(await as(bank, user), { paging: paging(), id_kas, tanggal_awal, tanggal_akhir })).data;

  test('of the own till, the latest first, with pieces', async () => {
    const rows = await list('teller1', '');
    expect(rows.map((row) => [row.flowCode, row.masuk, row.keluar, row.saldo])).toEqual([
      ['SETORAN_KHASANAH', '0.00', '3000000.00', '47000000.00'],
      ['BUKA_KAS', '50000000.00', '0.00', '50000000.00'],
    ]);
    expect(rows[0]).toMatchObject({
      kode_kas: 'TLR01',
      tanggal_akuntansi: DAY,
      user_input: 'teller1',
      pecahan: [{ nominal: '100000.00', lembar: 30 }],
    });
    expect(await list('teller1', '', addDays(DAY, 1), addDays(DAY, 1))).toEqual([]);
    expect(await list('teller1', '', DAY, DAY)).toEqual(rows);
  });

  test('of the vault are for its officers; a teller sees the own box only', async () => {
    expect((await list('headteller1', '')).every((row) => row.id_kas === box('001KHS'))).toBe(true);
    expect((await list('headteller1', box('001TLR01'))).length).toBe(2);
    expect(await list('teller1', box('001KHS'))).toEqual([]);
    expect(await list('teller1', box('001TLR02'))).toEqual([]);
    expect(await list('headteller1', box('002KHS'))).toEqual([]);
    expect(await list('headteller1', '999999')).toEqual([]);
    expect((await list('auditor1', box('002KHS'))).length).toBe(1);
  });
});

test('each box on a day: opening plus in minus out is closing, before, on and after the day', async () => {
  const on = async (balance_date: string) =>
    (await dailyBalance(await as(bank, 'headteller1'), { paging: paging(), kode_cabang: '', balance_date })).data.map(
      (row) => [row.kode_kas, row.saldo_awal, row.masuk, row.keluar, row.saldo_akhir],
    );
  const today = await on('');
  expect(today.find(([code]) => code === 'TLR01')).toEqual([
    'TLR01',
    '0.00',
    '50000000.00',
    '3000000.00',
    '47000000.00',
  ]);
  expect(await on(addDays(DAY, -1))).toEqual(today.map(([code]) => [code, '0.00', '0.00', '0.00', '0.00']));
  expect(await on(addDays(DAY, 1))).toEqual(today.map(([code, , , , end]) => [code, end, '0.00', '0.00', end]));
});
