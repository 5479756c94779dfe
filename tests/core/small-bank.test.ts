import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf, type TestBank, testBank } from './helpers.ts';
import { accounts } from './small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

test('the small bank matches its description', async () => {
  expect(await balanceOf(bank, accounts.ani)).toBe(1_000_000_000n);
  expect(await balanceOf(bank, accounts.firma)).toBe(20_000_000_000n);
  const boxes =
    await bank.app`select kode_cabang, kode_kas, status, saldo from cash_box where jenis = 'TELLER' order by 1, 2`;
  expect(boxes.map((box) => ({ ...box }))).toEqual([
    { kode_cabang: '001', kode_kas: 'TLR01', status: 'BUKA', saldo: 5_000_000_000n },
    { kode_cabang: '001', kode_kas: 'TLR02', status: 'TUTUP', saldo: 0n },
    { kode_cabang: '002', kode_kas: 'TLR01', status: 'TUTUP', saldo: 0n },
  ]);
});
