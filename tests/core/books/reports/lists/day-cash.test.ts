import { expect, test } from 'vitest';
import { tellerProofs, vaultDenominations } from '#core/books/reports/lists/day-cash.ts';
import { endedAtEndOfDay } from '#core/books/reports/lists/day-endings.ts';
import { dayOperations, dayRecap } from '#core/books/reports/lists/day-sums.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { addDays } from '#lib/dates.ts';
import { daysBank } from '../../../business-day/branch-day/days-bank.ts';
import { cash } from '../../../counter-bank.ts';
import { accounts, DAY } from '../../../small-bank.ts';
import { listed } from './lists-bank.ts';

const bank = await daysBank();
const yesterday = { tanggal: addDays(DAY, -1) };

test('a day that is over: tills as counted, the vault by denomination, items that its end of day ended, and their origin', async () => {
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 10));
  const waiting = await bank.flow('backoffice1', 'SUBMIT', {
    flowCode: 'PEMINDAHBUKUAN',
    seen: '',
    data: { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' },
  });
  expect(waiting.flow_state).toBe('WAITING');
  const ended = ['golongan', 'operasi', 'dari', 'ke', 'nominal', 'id_user'];
  expect(await listed(bank, endedAtEndOfDay, ended)).toEqual([]);
  await bank.endOfDay('001');

  const proofs = ['kode_kas', 'id_user', 'seharusnya', 'dihitung', 'selisih', 'saksi'];
  expect(await listed(bank, tellerProofs, proofs)).toEqual([
    ['TLR01', 'teller1', 51_000_000_00n, 51_000_000_00n, 0n, ''],
    ['TLR02', 'teller2', expect.any(BigInt), expect.any(BigInt), 0n, ''],
  ]);
  expect(await listed(bank, tellerProofs, proofs, yesterday)).toEqual([]);

  const denominations = await listed(bank, vaultDenominations, ['kode_kas', 'nominal', 'akhir', 'dihitung', 'nilai']);
  const [vault] = await bank.owner<{ saldo: bigint }[]>`
    select saldo from cash_box where jenis = 'KHASANAH' and kode_cabang = '001' and kode_valuta = 'IDR'`;
  expect(denominations[0]?.slice(0, 2)).toEqual(['KHS', 100_000_00n]);
  expect(denominations.every(([, , end, counted]) => end === counted)).toBe(true);
  expect(
    denominations.filter(([box]) => box === 'KHS').reduce((sum, [, , , , worth]) => sum + (worth as bigint), 0n),
  ).toBe(vault?.saldo);

  // A nominal that occurs once has the kind of the table of denominations; a thousand is both, and the key decides.
  const kinds = await listed(bank, vaultDenominations, ['nominal', 'jenis_uang']);
  expect(kinds).toContainEqual([100_000_00n, 'K']);
  expect(kinds).toContainEqual([1_000_00n, 'K']);
  for (const coin of [500_00n, 200_00n, 100_00n, 50_00n]) expect(kinds).toContainEqual([coin, 'L']);

  expect(await listed(bank, endedAtEndOfDay, ended)).toEqual([
    ['ITEM', 'PEMINDAHBUKUAN', 'WAITING', 'CANCELLED', 1_000_00n, 'backoffice1'],
  ]);
  for (const elsewhere of [yesterday, { kode_cabang: '002' }])
    expect(await listed(bank, endedAtEndOfDay, ended, elsewhere)).toEqual([]);

  const made = await listed(bank, dayOperations, ['operasi', 'id_user', 'banyak', 'nominal', 'tunai_masuk']);
  expect(made).toContainEqual(['SETOR_TUNAI', 'teller1', 1, 1_000_000_00n, 1_000_000_00n]);
  const recap = await listed(bank, dayRecap, ['bagian', 'kode', 'saldo_akhir']);
  expect(recap).toContainEqual(['KAS', 'KHS', vault?.saldo]);
  expect(recap).toContainEqual(['KAS', 'TLR01', 0n]);
  expect(await listed(bank, dayOperations, ['operasi'], yesterday)).toEqual([]);
});
