import { expect, test } from 'vitest';
import { transferSummary } from '#core/payments/transfers/day-summary.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { done, leave, answer, newest } = bank;

/** Returns the counts and sums of each rail in the order of its stages, and altogether. */
const summary = async (user: string, kode_cabang = '') =>
  Object.fromEntries(
    (await transferSummary(await bank.as(user), { kode_cabang })).jalur.map((row) => [
      row.rail,
      [...row.tahap.map(({ banyak, nominal }) => [banyak, nominal]), [row.banyak, row.nominal]],
    ]),
  );
const none = [0, '0.00'];

test('counts the day’s transfers by rail and stage, and sums both ways; other branches see none of them', async () => {
  expect(await summary('backoffice1')).toMatchObject({ SKN: [none, none, none, none, none], '': expect.any(Array) });

  await done('teller1', 'SKN_NON_TUNAI', fromGiro(25_000_000n));
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(7_000_000n));
  await leave();
  await answer((await newest()).nomor, 'DITOLAK', 'AC04');
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(3_000_000n));
  await done('teller1', 'BI_FAST_NON_TUNAI', fromGiro(5_000_000n));
  await leave();
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(2_000_000n));

  const own = {
    SKN: [
      [1, '2000000.00'],
      [1, '3000000.00'],
      [1, '25000000.00'],
      [1, '7000000.00'],
      [4, '37000000.00'],
    ],
    RTGS: [none, none, none, none, none],
    BI_FAST: [none, [1, '5000000.00'], none, none, [1, '5000000.00']],
    '': [
      [1, '2000000.00'],
      [2, '8000000.00'],
      [1, '25000000.00'],
      [1, '7000000.00'],
      [5, '42000000.00'],
    ],
  };
  expect(await summary('backoffice1')).toEqual(own);
  expect(await summary('finance1')).toEqual(own);
  expect((await summary('manager2'))['']).toEqual([none, none, none, none, none]);
  expect((await summary('manager2', '001'))['']).toEqual([none, none, none, none, none]);
});

test('shows transfers left under way earlier and today’s returns, and drops those settled then', async () => {
  await bank.owner`update transfer set tanggal = tanggal - 3 where rail = 'SKN' and status in ('DIKIRIM', 'SELESAI', 'DIRETUR')`;
  expect((await summary('backoffice1')).SKN).toEqual([
    [1, '2000000.00'],
    [1, '3000000.00'],
    none,
    [1, '7000000.00'],
    [3, '12000000.00'],
  ]);
});
