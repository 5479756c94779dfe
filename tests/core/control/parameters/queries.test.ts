import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountingDate,
  denomList,
  kodeCabang,
  referenceNumber,
  statusCabang,
} from '#core/control/parameters/queries.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { as } from '#core/programs/seed/counter.ts';
import { paging } from '../../asking.ts';
import { refusal, type TestBank, testBank } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

test('the state and date of the own branch, and of any other that exists', async () => {
  const context = await as(bank, 'teller1');
  expect(await statusCabang(context, { kode_cabang: '' })).toEqual({
    kode_cabang: '001',
    nama_cabang: 'Jakarta',
    status_akses: 'BUKA',
    status_akses_desc: 'BUKA',
    accounting_date: DAY,
    proses_malam: 'F',
  });
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
  expect(await statusCabang(context, { kode_cabang: '002' })).toMatchObject({ status_akses_desc: 'TUTUP' });
  expect(await accountingDate(context, { kode_cabang: '002' })).toEqual({ kode_cabang: '002', accounting_date: DAY });
  await refusal(statusCabang(context, { kode_cabang: '999' }), 'NOT_FOUND');
  await refusal(accountingDate(context, { kode_cabang: '999' }), 'NOT_FOUND');
});

test('branches by code and name', async () => {
  const find = async (keyword: string) =>
    (await kodeCabang(await as(bank, 'teller1'), { paging: paging({ keyword }), ditutup: '' })).data.map(
      (row) => row.kode_cabang,
    );
  expect(await find('')).toEqual(['000', '001', '002']);
  expect(await find('00')).toEqual(['000', '001', '002']);
  expect(await find('bandung')).toEqual(['002']);
  expect(await find('%')).toEqual([]);
});

test('denominations, largest first; a withdrawn one is gone after its last day', async () => {
  const nominals = async () =>
    (await denomList(await as(bank, 'teller1'), { paging: paging(), kode_valuta: 'IDR' })).data.map((row) => [
      row.nominal,
      row.jenis,
    ]);
  const all = [
    ['100000.00', 'K'],
    ['50000.00', 'K'],
    ['20000.00', 'K'],
    ['10000.00', 'K'],
    ['5000.00', 'K'],
    ['2000.00', 'K'],
    ['1000.00', 'K'],
    ['1000.00', 'L'],
    ['500.00', 'L'],
    ['200.00', 'L'],
    ['100.00', 'L'],
    ['50.00', 'L'],
  ];
  await bank.owner`update denomination set berlaku_sd = ${DAY} where nominal = 5000`;
  expect(await nominals()).toEqual(all);
  await bank.owner`update denomination set berlaku_sd = ${DAY}::date - 1 where nominal = 5000`;
  expect(await nominals()).toEqual(all.slice(0, -1));
});

test('a reference number is of the branch and day, and never given twice', async () => {
  const context = await as(bank, 'teller1');
  const taken = await Promise.all(Array.from({ length: 20 }, () => referenceNumber(context, {})));
  const numbers = taken.map((each) => each.nomor_referensi);
  expect(new Set(numbers).size).toBe(20);
  expect(numbers.map((number) => readReference(number))).toEqual(
    numbers.map(() => ({ kodeCabang: '001', tanggal: DAY, journalId: expect.any(BigInt) })),
  );
});
