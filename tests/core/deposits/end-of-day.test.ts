import { expect, test } from 'vitest';
import { bilyet } from '#core/deposits/certificates/bilyet-paper.ts';
import { refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { depositBank } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
// Each end of day moves the bank's date back and forth over its own days.
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const goal = await bank.open(bank.form(siti));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);

test('carries a deposit on whose share is nothing, without a journal; at a rate it has one', async () => {
  const nomor = await begun('2026-11-10', { perpanjangan: 'ARO', rekening_bagi_hasil: goal });
  const rated = (rate: string) => bank.owner`
    update parameter set nilai = ${rate} where nama = 'hi_1000_indikatif' and berlaku_sejak = '2020-01-01'`;
  const shares = async () =>
    (
      await bank.owner`
        select sampai, bagi_hasil, journal_id is not null as jurnal from deposit_share where nomor_rekening = ${nomor} order by dari`
    ).map((row) => ({ ...row }));
  await rated('0');
  expect(await endOfDay('2026-12-10')).toEqual([]);
  await rated('8.75');
  expect(await shares()).toEqual([{ sampai: '2026-12-10', bagi_hasil: 0n, jurnal: false }]);
  expect(await bank.depositRow(nomor)).toMatchObject({ status: 'AKTIF', urut: 2, mulai: '2026-12-10' });
  expect(await endOfDay('2027-01-11')).toEqual([]);
  expect((await shares())[1]).toMatchObject({ sampai: '2027-01-10', jurnal: true });
  await expectSound();
});

test('a certificate is printed of a deposit that lives, of one that was paid out it is not', async () => {
  const nomor = await begun('2026-11-12', { rekening_bagi_hasil: goal, rekening_penutupan: goal });
  const [paper] = await bank.owner<{ nomor: string }[]>`
    select nomor_bilyet as nomor from bilyet where nomor_rekening = ${nomor} and status = 'BERLAKU'`;
  const print = async () =>
    bilyet(await bank.as('cs1'), { nomor_rekening: nomor, pegangan: '', nomor_bilyet: paper?.nomor ?? '', cetak: 'T' });
  const times = async () =>
    (await bank.owner<{ cetak: number }[]>`select cetak from bilyet where nomor_bilyet = ${paper?.nomor ?? ''}`)[0]
      ?.cetak;
  expect(await print()).toMatchObject({ nomor_bilyet: paper?.nomor, nominal: '100000000.00' });
  expect(await times()).toBe(1);
  expect(await endOfDay('2026-12-14')).toEqual([]);
  expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
  await refused(bank, 'DEPOSIT_STATE', print);
  // Past the core's own question too.
  await expect(bank.app`select record_bilyet_printed(${paper?.nomor ?? ''}, 'cs1')`).rejects.toThrow(
    'BILYET_NOT_FOUND',
  );
  expect(await times()).toBe(1);
});
