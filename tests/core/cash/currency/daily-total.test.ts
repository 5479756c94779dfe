import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reference } from '#core/engine/reference.ts';
import { accepted, cash, counterBank, refused } from '../../counter-bank.ts';
import { dollarCash, dollars, insertRate, seedDollars } from '../../currency-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
await seedDollars(bank);
await insertRate(bank, ['16500', '16600', '16700']);
// The core caches limits for seconds, here those before the change; the posting function reads the present ones.
await reference(bank.app);
await bank.owner`update daily_limit set batas = 500000000 where kelompok = 'TUNAI_MASUK' and lingkup = 'PERAN'`;
const used = async (kunci: string, kelompok: string) =>
  (
    await bank.owner<{ kode_valuta: string; jumlah: bigint }[]>`
      select kode_valuta, jumlah from daily_usage where kunci = ${kunci} and kelompok = ${kelompok} order by 1`
  ).map(({ kode_valuta, jumlah }) => [kode_valuta, jumlah]);

test('dollars and rupiah of a day are one total, dollars at the middle rate', async () => {
  await accepted(bank, () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 2)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 10)));
  expect(await used('teller1', 'TUNAI_MASUK')).toEqual([['IDR', 4_320_000_00n]]);
  // 680,000 are left: not a hundred dollars more, but half a million rupiah.
  await refused(bank, 'DAILY_LIMIT', () => bank.run('teller1', cashDeposit, dollarCash(dollars.ani, 1)));
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 5)));
  expect(await used('teller1', 'TUNAI_MASUK')).toEqual([['IDR', 4_820_000_00n]]);
});

test('a payment over the counter from an account is measured the same way', async () => {
  await accepted(bank, () => bank.run('teller1', cashWithdrawal, dollarCash(dollars.ani, 1)));
  expect(await used(dollars.ani, 'LOKET_KELUAR')).toEqual([['IDR', 1_660_000_00n]]);
  expect(await used('teller1', 'TUNAI_KELUAR')).toEqual([['IDR', 1_660_000_00n]]);
});

test('levels of approval measure dollars as limits do: whole rupiah for a dollar, no rate of any day', async () => {
  const { inLimits } = await reference(bank.owner);
  expect([inLimits(50_00n, 'USD'), inLimits(50_00n, 'IDR')]).toEqual([750_000_00n, 50_00n]);
});
