import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, cash, counterBank, refused } from '../../counter-bank.ts';
import { dollarCash, dollars, insertRate, seedDollars, worthLines } from '../../currency-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
await seedDollars(bank);

test('without a rate of the day nothing in dollars moves, with any rate of yesterday; with it the same passes', async () => {
  await insertRate(bank, ['16500', '16600', '16700'], '2026-11-19');
  await refused(bank, 'RATE_MISSING', () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 10)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await insertRate(bank, ['16500', '16600', '16700']);
  const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 10)));
  expect(await worthLines(bank, posted.id_jurnal)).toEqual([
    ['001', '101005', 'USD', 1_000_00n, 16_600_000_00n],
    ['001', '203005', 'USD', -1_000_00n, -16_600_000_00n],
  ]);
  expect(posted.saldo_tersedia).toBe('990.00');
});

test('out again over the dollar till, and reversed by its mirror at the same worth', async () => {
  const posted = await accepted(bank, () => bank.run('teller1', cashWithdrawal, dollarCash(dollars.ani, 2)));
  expect(await worthLines(bank, posted.id_jurnal)).toEqual([
    ['001', '203005', 'USD', 200_00n, 3_320_000_00n],
    ['001', '101005', 'USD', -200_00n, -3_320_000_00n],
  ]);
  const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
    flowCode: 'REVERSAL',
    seen: '',
    data: { nomor_referensi: posted.nomor_referensi, alasan: 'salah rekening' },
  });
  const reversed = await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow: id_flow }));
  expect(await worthLines(bank, reversed.id_jurnal)).toEqual([
    ['001', '203005', 'USD', -200_00n, -3_320_000_00n],
    ['001', '101005', 'USD', 200_00n, 3_320_000_00n],
  ]);
});

test('for an account of another branch each branch balances in dollars and in rupiah', async () => {
  const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.budi, 1)));
  expect(await worthLines(bank, posted.id_jurnal)).toEqual([
    ['001', '101005', 'USD', 100_00n, 1_660_000_00n],
    ['001', '110001', 'USD', -100_00n, -1_660_000_00n],
    ['002', '203005', 'USD', -100_00n, -1_660_000_00n],
    ['002', '110001', 'USD', 100_00n, 1_660_000_00n],
  ]);
});

test('a rupiah account takes no dollars and a dollar account no rupiah; each takes its own', async () => {
  await refused(bank, 'CURRENCY_MISMATCH', () => bank.run('teller1', cashDeposit, dollarCash(accounts.ani, 1)));
  await refused(bank, 'CURRENCY_MISMATCH', () => bank.run('teller1', cashDeposit, cash(dollars.ani, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1)));
});

test('over a closed dollar till nothing, though the rupiah till is open; above the dollar limit only with a second person', async () => {
  await bank.owner`update cash_box set status = 'TUTUP' where id_user = 'teller1' and kode_valuta = 'USD'`;
  await refused(bank, 'TILL_CLOSED', () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await bank.owner`update cash_box set status = 'BUKA' where id_user = 'teller1' and kode_valuta = 'USD'`;
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 16)));
  const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
    bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 17)),
  );
  expect(error.details.alasan?.map(({ kode }) => kode)).toEqual(['MELEBIHI_WEWENANG']);
});

test('notes of dollars only: a rupiah nominal among them is refused, a dollar note is not', async () => {
  const of = (note: string) => ({
    ...dollarCash(dollars.ani, 1),
    nominal: `${note}.00`,
    pecahan: toRows({ [note]: 1 }),
  });
  await refused(bank, 'CASH_UNKNOWN', () => bank.run('teller1', cashDeposit, of('1000')));
  await accepted(bank, () => bank.run('teller1', cashDeposit, of('20')));
});
