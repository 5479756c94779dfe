import { expect, test } from 'vitest';
import { depositsDue, maturityLadder } from '#core/books/reports/lists/deposits-due.ts';
import { stationeryMoves, stationeryStock } from '#core/books/reports/lists/stationery-stock.ts';
import { addDays } from '#lib/dates.ts';
import { bilyetOf, depositBank, disbursement, funding } from '../../../deposits/deposit-bank.ts';
import { DAY } from '../../../small-bank.ts';
import { listed } from './lists-bank.ts';

const bank = await depositBank();
const siti = await bank.someone('Siti Aminah');
const [person] = await bank.owner<{ nomor_identitas: string }[]>`
  select nomor_identitas from customer where nomor_nasabah = ${siti}`;
const shown = { nomor_identitas: person?.nomor_identitas ?? '' };
const stock = (tanggal = DAY, kode_cabang = '001') =>
  listed(bank, stationeryStock, ['jenis', 'awal', 'masuk', 'keluar', 'akhir'], { tanggal, kode_cabang });

test('deposits that fall due soon, and the ladder of all; a day before one began does not know it', async () => {
  const month = await bank.registered(bank.registration(siti));
  const quarter = await bank.registered(bank.registration(siti, { tenor: '3', perpanjangan: 'ARO' }));
  await bank.agreed('teller1', 'SETOR_DEPOSITO', funding(month, 10_000_000n, bilyetOf(1)));
  await bank.agreed('teller1', 'SETOR_DEPOSITO', funding(quarter, 10_000_000n, bilyetOf(2)));
  const due = (tanggal = DAY, kode_cabang = '001') =>
    listed(bank, depositsDue, ['jatuh_tempo', 'nomor_rekening', 'tenor', 'nominal'], { tanggal, kode_cabang });
  const ladder = (tanggal = DAY, kode_cabang = '001') =>
    listed(bank, maturityLadder, ['bulan', 'banyak', 'nominal', 'nominal_aro'], { tanggal, kode_cabang });
  expect(await due()).toEqual([['2026-12-20', month, 1, 10_000_000_00n]]);
  expect(await due(addDays(DAY, 70))).toEqual([
    ['2026-12-20', month, 1, 10_000_000_00n],
    ['2027-02-20', quarter, 3, 10_000_000_00n],
  ]);
  expect(await ladder()).toEqual([
    ['2026-12', 1, 10_000_000_00n, 0n],
    ['2027-02', 1, 10_000_000_00n, 10_000_000_00n],
  ]);
  for (const read of [due, ladder]) {
    expect(await read(addDays(DAY, -1))).toEqual([]);
    expect(await read(DAY, '002')).toEqual([]);
  }
  // Broken the same day: nothing falls due of it any more.
  await bank.agreed('teller1', 'PENCAIRAN_DEPOSITO', disbursement(month, 9_900_000n, bilyetOf(1), shown));
  expect(await due()).toEqual([]);
  expect(await ladder()).toEqual([['2027-02', 1, 10_000_000_00n, 10_000_000_00n]]);
});

test('blank paper at the beginning and the end of a day, and its use', async () => {
  // Sixty came in and were handed on; two were issued to deposits.
  expect(await stock()).toEqual([['BILYET', 0, 60, 2, 58]]);
  expect(await stock(addDays(DAY, 1))).toEqual([['BILYET', 58, 0, 0, 58]]);
  expect(await stock(addDays(DAY, -1))).toEqual([['BILYET', 0, 0, 0, 0]]);
  expect(await stock(DAY, '002')).toEqual([]);
  const moves = await listed(bank, stationeryMoves, ['jenis', 'operasi', 'nomor', 'jumlah', 'id_user', 'saksi']);
  expect(moves.slice(0, 3)).toEqual([
    ['BILYET', 'TERIMA_STOK_BILYET', bilyetOf(1), 60, 'backoffice1', 'manager1'],
    ['BILYET', 'SERAH_STOK_BILYET', bilyetOf(1), 20, 'backoffice1', 'manager1'],
    ['BILYET', 'SERAH_STOK_BILYET', bilyetOf(21), 10, 'backoffice1', 'manager1'],
  ]);
  expect(moves.slice(3).map(([, operasi, nomor]) => [operasi, nomor])).toEqual([
    ['SETOR_DEPOSITO', bilyetOf(1)],
    ['SETOR_DEPOSITO', bilyetOf(2)],
    ['PENCAIRAN_DEPOSITO', bilyetOf(1)],
  ]);
  expect(await listed(bank, stationeryMoves, ['nomor'], { tanggal: addDays(DAY, -1) })).toEqual([]);
});
