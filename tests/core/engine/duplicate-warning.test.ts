import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const warnings = async (user: string, input: unknown) =>
  (await bank.run(user, cashDeposit, input, { dryRun: true })).peringatan.map(({ kode, rincian, tindakan }) => [
    kode,
    rincian.referensi,
    tindakan,
  ]);

test('the same operation, account and amount again is a warning with the earlier reference, never a refusal', async () => {
  const deposit = cash(accounts.ani, 7);
  expect(await warnings('teller1', deposit)).toEqual([]);
  const first = await bank.run('teller1', cashDeposit, deposit);
  const duplicateWarning = (reference: string) => [['TRANSAKSI_KEMBAR', reference, 'WARN']];
  expect(await warnings('teller1', { ...deposit, keterangan: 'lain' })).toEqual(
    duplicateWarning(first.nomor_referensi),
  );
  expect(await warnings('teller1', cash(accounts.ani, 8))).toEqual([]);
  expect(await warnings('teller1', cash(accounts.firma, 7))).toEqual([]);
  expect(await warnings('teller3', deposit)).toEqual([]);
  const second = await bank.run('teller1', cashDeposit, deposit);
  expect(await warnings('teller1', deposit)).toEqual(duplicateWarning(second.nomor_referensi));
});

test('how long ago counts is the bank’s, by date', async () => {
  const deposit = cash(accounts.ani, 9);
  await bank.run('teller1', cashDeposit, deposit);
  expect(await warnings('teller1', deposit)).toHaveLength(1);
  await bank.owner`insert into parameter (nama, berlaku_sejak, nilai) values ('detik_transaksi_kembar', '2026-11-20', '0')`;
  expect(await warnings('teller1', deposit)).toEqual([]);
  await bank.owner`update parameter set berlaku_sejak = '2026-11-21' where nama = 'detik_transaksi_kembar' and nilai = '0'`;
  expect(await warnings('teller1', deposit)).toHaveLength(1);
});
