import { expect, test } from 'vitest';
import { opsDaily } from '#core/books/reports/day-operations.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { addDays } from '#lib/dates.ts';
import { paging } from '../../asking.ts';
import { cash, counterBank, insertGrant } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const asked = async (user: string, over: { branch_code?: string; tanggal?: string; id_user?: string } = {}) =>
  (await opsDaily(await bank.as(user), { paging: paging(), branch_code: '', tanggal: '', id_user: '', ...over })).data;
const columnsOf = (rows: Awaited<ReturnType<typeof asked>>) =>
  rows.map((row) => [
    row.flowCode,
    row.user_input,
    row.banyak,
    row.nominal,
    row.tunai_masuk,
    row.tunai_keluar,
    row.dibatalkan,
  ]);

test('a day is grouped by kind of posting and maker, with its cash and its reversals', async () => {
  const before = await asked('supervisor1', { id_user: 'teller1' });
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 10));
  const second = await bank.run('teller1', cashDeposit, cash(accounts.ani, 5));
  await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 3));
  const rows = await asked('supervisor1', { id_user: 'teller1' });
  const added = rows.filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)));
  expect(columnsOf(added)).toEqual([
    ['SETOR_TUNAI', 'teller1', 2, '1500000.00', '1500000.00', '0.00', 0],
    ['TARIK_TUNAI', 'teller1', 1, '300000.00', '0.00', '300000.00', 0],
  ]);
  expect(added[0]).toMatchObject({ kode_cabang: '001', tanggal: DAY, kode_valuta: 'IDR', otorisasi: 0 });
  // The list has a reversal under its maker as a posting of its own kind, and marks the reversed one.
  const data = { nomor_referensi: second.nomor_referensi, alasan: 'Salah hitung' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'teller1', reasons: ['PEMBATALAN'] });
  await bank.run('teller1', reversal, data, { token });
  const after = await asked('supervisor1', { id_user: 'teller1' });
  expect(columnsOf(after.filter(({ flowCode }) => flowCode === 'SETOR_TUNAI' || flowCode === 'REVERSAL'))).toEqual([
    ['REVERSAL', 'teller1', 1, '500000.00', '0.00', '500000.00', 0],
    ['SETOR_TUNAI', 'teller1', 2, '1500000.00', '1500000.00', '0.00', 1],
  ]);
});

test('another day is empty, another branch’s is for head office and its own people', async () => {
  expect(await asked('supervisor1', { tanggal: addDays(DAY, -300) })).toEqual([]);
  const own = await asked('supervisor1');
  expect(own.length).toBeGreaterThan(0);
  expect(await asked('manager2', { branch_code: '001' })).toEqual([]);
  expect(await asked('finance1', { branch_code: '001' })).toEqual(own);
});
