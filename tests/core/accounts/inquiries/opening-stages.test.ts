import { expect, test } from 'vitest';
import { openingsByStage } from '#core/accounts/opening/stages.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { openingBank } from './opening-bank.ts';

const bank = await openingBank();
const stages = async (user: string) =>
  (await openingsByStage(await bank.as(user), {})).tahap.map(({ tahap, banyak, baris }) => [
    tahap,
    banyak,
    baris.map(({ nama }) => nama),
  ]);

test('an opening goes from the caller’s draft to a checker, to its first deposit, to the accounts of the day', async () => {
  expect(await stages('cs1')).toEqual([
    ['DRAF', 0, []],
    ['DIKIRIM', 0, []],
    ['DISETUJUI', 0, []],
    ['SETORAN', 0, []],
  ]);
  const siti = await bank.someone('Siti Aminah');
  const rudi = await bank.someone('Rudi Salim', { jenis_kelamin: 'P' });
  const ida = await bank.someone('Ida Farida');
  await bank.flow('cs1', 'DRAFT', { flowCode: 'BUKA_REKENING', seen: '', data: bank.form(ida) });
  await bank.file('BUKA_REKENING', bank.form(rudi));
  const number = await bank.open(bank.form(siti, { kode_produk: '13' }));
  expect(await stages('cs1')).toEqual([
    ['DRAF', 1, ['Ida Farida']],
    ['DIKIRIM', 1, ['Rudi Salim']],
    ['DISETUJUI', 0, []],
    ['SETORAN', 1, ['Siti Aminah']],
  ]);
  const awaited = (await openingsByStage(await bank.as('cs1'), {})).tahap[3]?.baris[0];
  expect(awaited).toMatchObject({ nomor_rekening: number, setoran_awal: '100000.00', kode_valuta: 'IDR' });

  await bank.run('teller1', cashDeposit, {
    nomor_rekening: number,
    nominal: '100000.00',
    pecahan: toRows({ '100000': 1 }),
  });
  expect((await stages('cs1')).slice(2)).toEqual([
    ['DISETUJUI', 1, ['Siti Aminah']],
    ['SETORAN', 0, []],
  ]);
  // A draft is its maker's alone, and another branch has openings of its own.
  expect((await stages('manager1')).slice(0, 2)).toEqual([
    ['DRAF', 0, []],
    ['DIKIRIM', 1, ['Rudi Salim']],
  ]);
  expect((await stages('manager2')).map(([, banyak]) => banyak)).toEqual([0, 0, 0, 0]);
});

test('names three of a stage and counts all; a first deposit that nobody has brought for a month is not counted', async () => {
  for (const nama of ['Satu Lestari', 'Dua Lestari', 'Tiga Lestari', 'Empat Lestari']) {
    await bank.open(bank.form(await bank.someone(nama)));
  }
  const awaited = async () => (await stages('cs1'))[3];
  expect(await awaited()).toEqual(['SETORAN', 4, ['Dua Lestari', 'Empat Lestari', 'Satu Lestari']]);
  const age = (days: number) =>
    bank.owner`update account set tanggal_buka = tanggal_buka - ${days}::integer where nama_rekening = 'Dua Lestari'`;
  await age(30);
  expect(await awaited()).toEqual(['SETORAN', 3, ['Empat Lestari', 'Satu Lestari', 'Tiga Lestari']]);
  await age(-30);
  expect(await awaited()).toMatchObject(['SETORAN', 4, {}]);
});
