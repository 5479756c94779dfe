import { bookInUse, unprinted } from '#core/accounts/passbooks/books.ts';
import { issueBook, replaceBook } from '#core/accounts/passbooks/issue.ts';
import { printBook, setLine } from '#core/accounts/passbooks/print.ts';
import { handBooks, receiveBooks, voidBooks } from '#core/accounts/passbooks/stock.ts';
import { type Bank, post } from './counter.ts';

const RECEIVED = 60;
const OF_CS = 20;
const OF_TELLER = 5;
const STOREKEEPER = 'backoffice1';
const CLERK = 'cs1';
const TELLER = 'teller1';

const bookOf = (number: number): string => `BT${String(number).padStart(8, '0')}`;

/** Prints what the book has not got yet, all of it good. */
async function printed(bank: Bank, nomor_rekening: string): Promise<void> {
  const book = await bookInUse(bank.app, nomor_rekening);
  if (!book) throw new Error(`account ${nomor_rekening} has no book`);
  const { lines, until } = await unprinted(bank.app, book, RECEIVED);
  const last = lines.at(-1);
  if (!last) return;
  const { page, line, seq } = book.position;
  await post(bank, CLERK, printBook, {
    nomor_rekening,
    nomor_seri: book.nomor_seri,
    req_mode: 'ISI',
    mulai_halaman: page,
    mulai_baris: line,
    id_cetak_awal: seq + 1,
    id_cetak_akhir: until,
    halaman_baik: String(last.page),
    baris_baik: String(last.line),
  });
}

/** Fills a book: set to its last two lines, where the first movement and the balance carried forward are printed. */
async function filled(bank: Bank, nomor_rekening: string): Promise<void> {
  const book = await bookInUse(bank.app, nomor_rekening);
  if (!book) throw new Error(`account ${nomor_rekening} has no book`);
  await post(bank, CLERK, setLine, {
    nomor_rekening,
    nomor_seri: book.nomor_seri,
    mulai_halaman: book.position.page,
    mulai_baris: book.position.line,
    id_cetak_akhir: book.position.seq,
    ke_halaman: String(book.geometry.pages),
    ke_baris: String(book.geometry.lines - 1),
    keterangan: 'Buku dari sistem lama, hampir penuh',
  });
  await printed(bank, nomor_rekening);
}

/**
 * Passbooks of branch 001 in every state: blank in the stock and in two hands, in use with and without lines to print, full, followed by
 * the next one, lost or spoiled and replaced, destroyed before it was used. `inUse` is an account whose book is about to be printed.
 */
export async function seedPassbooks(bank: Bank, inUse: string, spared: readonly string[]): Promise<void> {
  await post(bank, STOREKEEPER, receiveBooks, {
    nomor_seri: bookOf(1),
    jumlah: String(RECEIVED),
    keterangan: 'Surat jalan percetakan 0117/2026',
  });
  const hand = (first: number, jumlah: number, pemegang_tujuan: string) =>
    post(bank, STOREKEEPER, handBooks, {
      nomor_seri: bookOf(first),
      jumlah: String(jumlah),
      pemegang_asal: '',
      pemegang_tujuan,
    });
  await hand(1, OF_CS, CLERK);
  await hand(OF_CS + 1, OF_TELLER, TELLER);
  const rows = await bank.app<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = '001' and a.kode_valuta = 'IDR' and a.buku_tabungan and s.status = 'AKTIF' and s.blokir = '' and s.seq > 0
      and s.saldo_buku - s.saldo_ditahan - s.saldo_minimum > 10000000 and a.nomor_rekening <> all (${[inUse, ...spared]})
    order by a.nomor_rekening limit 5`;
  const [used, full, followed, lost, spoiled] = rows.map(({ nomor_rekening }) => nomor_rekening);
  if (!used || !full || !followed || !lost || !spoiled)
    throw new Error('the demo bank has too few accounts for its passbooks');
  const books = [inUse, used, full, followed, lost, spoiled];
  for (const [index, nomor_rekening] of books.entries())
    await post(bank, CLERK, issueBook, { nomor_rekening, nomor_seri: bookOf(index + 1) });
  for (const nomor_rekening of [used, lost, spoiled]) await printed(bank, nomor_rekening);
  for (const nomor_rekening of [full, followed]) await filled(bank, nomor_rekening);
  await post(bank, CLERK, replaceBook, {
    nomor_rekening: followed,
    buku_lama: bookOf(4),
    nomor_seri: bookOf(7),
    sebab: 'PENUH',
  });
  await post(bank, CLERK, replaceBook, {
    nomor_rekening: lost,
    buku_lama: bookOf(5),
    nomor_seri: bookOf(8),
    sebab: 'HILANG',
    nomor_surat: 'SKH/0117/2026',
  });
  await post(bank, CLERK, replaceBook, {
    nomor_rekening: spoiled,
    buku_lama: bookOf(6),
    nomor_seri: bookOf(9),
    sebab: 'RUSAK',
    keterangan: 'Tersiram air',
  });
  await post(bank, CLERK, voidBooks, {
    nomor_seri: bookOf(10),
    jumlah: '1',
    pemegang_asal: CLERK,
    keterangan: 'Robek di mesin cetak',
  });
}
