import { expect, test } from 'vitest';
import { bookInUse, unprinted } from '#core/accounts/passbooks/books.ts';
import { printBook } from '#core/accounts/passbooks/print.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { accepted, cash, counterBank } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { confirming, deposits, issue, linesOfBook, placeOf, readBook, stocked } from './book-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['1', '2', '7']);
await stocked(bank, 2);
const { ani } = accounts;
const BOOK = 'BT00000002';
await issue(bank, ani, BOOK);

test('a hundred movements are printed one by one; one more, and the month comes in one line', async () => {
  await deposits(bank, ani, 99);
  expect((await readBook(bank, 'teller1', ani)).cetak?.baris.filter(({ jenis }) => jenis === 'MUTASI')).toHaveLength(
    100,
  );
  await bank.run('teller1', cashWithdrawal, cash(ani, 1));
  const view = await readBook(bank, 'teller1', ani);
  expect(view.cetak).toMatchObject({ id_cetak_awal: 1, id_cetak_akhir: 101, is_all_data: 'T' });
  await accepted(bank, () => bank.run('teller1', printBook, confirming(view)));
  expect(await linesOfBook(bank, BOOK)).toEqual([
    ['1/1', 'REKAP', 101, 'REKAP', 100_000_00n, 19_900_000_00n, 19_800_000_00n, ''],
  ]);
  expect(await placeOf(bank, BOOK)).toEqual([1, 2, 101, 19_800_000_00n, 'AKTIF']);
});

test('each month has its own, in the order of the movements, also where a branch was a day behind', async () => {
  await deposits(bank, ani, 4);
  // The first is of November, the next was booked by a branch whose day was already in December, the third by one whose day was not.
  await bank.owner`update journal_line set tanggal = '2026-12-01' where rekening = ${ani} and seq in (103, 105)`;
  const book = await bookInUse(bank.app, ani);
  if (!book) throw new Error('the account has a book');
  const { items } = await unprinted(bank.app, book, 3);
  expect(items.map(({ kind, seq, date, credit, balance }) => [kind, seq, date, credit, balance])).toEqual([
    ['REKAP', 102, '2026-11-20', 100_000_00n, 19_900_000_00n],
    ['REKAP', 105, '2026-12-01', 300_000_00n, 20_200_000_00n],
  ]);
});
