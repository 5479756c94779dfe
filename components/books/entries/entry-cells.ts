import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { entryKinds, entrySides } from '#lib/books/ledger-entries.ts';
import { type MessageKey, message } from '#lib/messages/id.ts';
import { BOOK_CURRENCY, isCurrency, tryParse } from '#lib/money.ts';
import type { CellKind } from './cell-input.tsx';

/** A row as it starts. */
export const newEntry = {
  sisi: 'D',
  jenis: 'GL',
  nomor: '',
  kode_cabang: '',
  nominal: '',
  kode_valuta: BOOK_CURRENCY,
  keterangan: '',
} as const;

type EntryKindOfCell = Omit<CellKind, 'label'> & { readonly title: MessageKey };

/** Defines the columns of the grid, in the order of the spreadsheet. Widths in pixels fit an account's number or an amount of the bank. */
export const entryCells: readonly EntryKindOfCell[] = [
  {
    name: 'sisi',
    title: 'bukuBesar.sisi',
    width: 92,
    codes: { of: entrySides, prefix: 'bukuBesar.sisi.' },
  },
  {
    name: 'jenis',
    title: 'bukuBesar.atas',
    width: 152,
    codes: { of: entryKinds, prefix: 'bukuBesar.atas.' },
  },
  { name: 'nomor', title: 'bukuBesar.nomor', width: 132, digits: true, maxLength: 20 },
  { name: 'kode_cabang', title: 'bukuBesar.cabang', width: 84, digits: true, maxLength: 3 },
  { name: 'nominal', title: 'bukuBesar.nominal', width: 190, amount: true },
  { name: 'kode_valuta', title: 'bukuBesar.valuta', width: 68, upper: true, maxLength: 3 },
  { name: 'keterangan', title: 'bukuBesar.keteranganBaris', width: 120, maxLength: 100 },
];

/** Returns the place of the column with this name in the grid; -1: there is none. */
export const columnAt = (column: string): number => entryCells.findIndex(({ name }) => name === column);

/** A row to follow another: in its currency, on the other side, as entries go. */
export function entryAfter(before: Values | undefined): Values {
  if (!before) return newEntry;
  return { ...newEntry, sisi: before.sisi === 'D' ? 'K' : 'D', kode_valuta: before.kode_valuta || BOOK_CURRENCY };
}

/** The first column of a row that is not filled in yet; null where all is. `open`: its amount may be. */
export function missingIn({ nomor, nominal, kode_valuta }: Values, open: boolean): string | null {
  if (nomor === '') return 'nomor';
  const currency = String(kode_valuta);
  if (!isCurrency(currency)) return 'kode_valuta';
  const minor = open ? 1n : (tryParse(String(nominal ?? ''), currency)?.minor ?? 0n);
  return minor > 0n ? null : 'nominal';
}

/** Names the row that is not filled in yet: among thousands 'the amount is missing' would help nobody. */
export function rowsFilled(rows: readonly Values[], open: boolean): { readonly ok: boolean; readonly message: string } {
  const at = (rows ?? []).findIndex((row) => missingIn(row, open) !== null);
  if (at < 0) return { ok: true, message: '' };
  return {
    ok: false,
    message: message(open ? 'entri.barisBelumBernomor' : 'bukuBesar.barisBelumLengkap', { nomor: at + 1 }),
  };
}
