import type { BookPrinter } from '#components/kit/ui/appearance.ts';
import { printedText } from '#lib/accounts/passbook/columns.ts';
import { encodeLines } from '#lib/accounts/passbook/escp2.ts';
import { geometryOf, type Line } from '#lib/accounts/passbook/layout.ts';
import { toMinor } from '#lib/money.ts';
import type { BarisBuku, PassbookView } from '#types/proto/accounts/passbook.ts';
import { sendByAgent } from './agent.ts';
import { sendBySerial } from './serial.ts';

const minor = (amount: string, currency: string): bigint =>
  amount === '' ? 0n : toMinor(amount, currency, { allowNegative: true });

/** A line of the wire as the layout knows it. */
const lineOf = (row: BarisBuku, currency: string): Line => ({
  kind: row.jenis as Line['kind'],
  page: row.halaman,
  line: row.baris,
  seq: row.id_cetak,
  date: row.tanggal,
  code: row.kode,
  debit: minor(row.debet, currency),
  credit: minor(row.kredit, currency),
  balance: minor(row.saldo, currency),
  teller: row.petugas,
});

/** Returns the line as it will print in the book. */
export const textOf = (row: BarisBuku, currency: string): string => printedText(lineOf(row, currency), currency);

/** The page of a print that comes next: what is printed before the book has to be turned. */
export const nextPage = ({ cetak }: PassbookView): readonly BarisBuku[] =>
  cetak?.baris.filter(({ halaman }) => halaman === cetak.mulai_halaman) ?? [];

/** Returns the bytes that print the lines of one page. */
export function pageBytes(view: PassbookView, rows: readonly BarisBuku[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => ({ line: row.baris, text: textOf(row, view.kode_valuta) }));
  return encodeLines(lines, geometryOf(view.baris_per_halaman, view.jumlah_halaman));
}

/** Sends bytes to the printer by the way of this workstation. Throws what goes wrong on it. */
export const send = (printer: Exclude<BookPrinter, 'KERTAS'>, bytes: Uint8Array<ArrayBuffer>): Promise<void> =>
  printer === 'SERIAL' ? sendBySerial(bytes) : sendByAgent(bytes);
