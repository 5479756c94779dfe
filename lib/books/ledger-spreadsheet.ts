import { parseAmountInput } from '#lib/amount-input.ts';
import { isFormula } from '#lib/csv.ts';
import { headingAt, headingName, isReplaced } from '#lib/csv-read.ts';
import { BOOK_CURRENCY, isCurrency } from '#lib/money.ts';
import { columnLetter, type SheetCell, type SheetLine } from '#lib/spreadsheet-lines.ts';
import { entryColumns, type entrySides, MOST_ENTRIES } from './ledger-entries.ts';

type EntryColumn = (typeof entryColumns)[number];
/** A row of the form holds the cells, whatever they contain. */
type EntryCells = Readonly<Record<EntryColumn, string>>;

/** The whole spreadsheet is refused for this reason; `kolom` and `sel` name the place. */
export type SheetRefusal =
  | { readonly kode: 'BERKAS'; readonly alasan?: string }
  | { readonly kode: 'KOSONG' }
  | { readonly kode: 'SEL'; readonly baris: readonly number[] }
  | { readonly kode: 'HURUF'; readonly baris: readonly number[] }
  | { readonly kode: 'BANYAK'; readonly jumlah: number }
  | { readonly kode: 'KEPALA'; readonly kurang: readonly string[]; readonly asing: readonly string[] }
  | { readonly kode: 'RUMUS'; readonly sel: readonly string[] };

/** `encoding`: the file was read in one that it does not name. */
export type SheetResult =
  | { readonly rows: readonly EntryCells[]; readonly encoding?: 'WINDOWS-1252' }
  | { readonly refused: SheetRefusal };

/** People write these for a side of the form. */
const SIDES: Readonly<Record<string, (typeof entrySides)[number]>> = {
  D: 'D',
  DEBET: 'D',
  DEBIT: 'D',
  K: 'K',
  KREDIT: 'K',
  CREDIT: 'K',
};

const isColumn = (name: string): name is EntryColumn => (entryColumns as readonly string[]).includes(name);
const isEmpty = ({ cells }: SheetLine): boolean => cells.every(({ text, formula }) => text.trim() === '' && !formula);

/** Returns true when the cell would be calculated: a negative number is a number, every other cell that begins like a formula is one. */
const isWorkedOut = ({ text, formula, number }: SheetCell): boolean => formula === true || (!number && isFormula(text));

/**
 * Returns which column of the form each column of the sheet is, and where its rows begin. Headings come in any order; a range pasted
 * without them begins with a side and is read in the order of the template. Columns without a heading do not count.
 */
function layoutOf(lines: readonly SheetLine[]): { columns: readonly string[]; from: number } {
  const texts = lines.map(({ cells }) => cells.map(({ text }) => text));
  if (SIDES[(texts[0]?.[0] ?? '').trim().toUpperCase()]) return { columns: entryColumns, from: 0 };
  // A title may be above the headings.
  const { at } = headingAt(texts, entryColumns);
  return { columns: (texts[at] ?? []).map(headingName), from: at + 1 };
}

/** Returns the lines of a text with more or fewer cells than the heading: an amount with commas and without quotes is three of them. */
const uneven = (body: readonly SheetLine[], columns: readonly string[]): readonly number[] =>
  body.filter(({ whole, cells }) => whole && cells.length !== columns.length).map(({ line }) => line);

const lost = (body: readonly SheetLine[]): readonly number[] =>
  body.filter(({ cells }) => cells.some(({ text }) => isReplaced(text))).map(({ line }) => line);

function refusedHeading(columns: readonly string[]): SheetRefusal | null {
  const kurang = entryColumns.filter((column) => !columns.includes(column));
  const asing = columns.filter((name, at) => name !== '' && (!isColumn(name) || columns.indexOf(name) !== at));
  return kurang.length > 0 || asing.length > 0 ? { kode: 'KEPALA', kurang, asing } : null;
}

/** Returns what the form holds of a cell. An amount with two readings stays as it is, so that the check reports it at its cell. */
function cellText(column: EntryColumn, { text, number }: SheetCell, currency: string): string {
  const plain = text.trim();
  if (column === 'sisi') return SIDES[plain.toUpperCase()] ?? plain;
  if (column === 'jenis' || column === 'kode_valuta') return plain.toUpperCase();
  if (column !== 'nominal' || number) return plain;
  return parseAmountInput(plain, isCurrency(currency) ? currency : BOOK_CURRENCY) ?? plain;
}

/**
 * Returns the rows of a spreadsheet of entries, or the reason of its refusal: headings that are not those of the template, more rows than
 * one journal holds, or a formula, whose stored value nobody has seen. A spreadsheet is taken whole or not at all, since half of it does
 * not balance either.
 */
export function entriesOfSheet(lines: readonly SheetLine[]): SheetResult {
  const filled = lines.filter((line) => !isEmpty(line));
  const { columns, from } = layoutOf(filled);
  const body = filled.slice(from);
  const heading = filled.length === 0 ? null : refusedHeading(columns);
  if (heading) return { refused: heading };
  if (body.length === 0) return { refused: { kode: 'KOSONG' } };
  if (body.length > MOST_ENTRIES) return { refused: { kode: 'BANYAK', jumlah: body.length } };
  const baris = uneven(body, columns);
  if (baris.length > 0) return { refused: { kode: 'SEL', baris } };
  const huruf = lost(body);
  if (huruf.length > 0) return { refused: { kode: 'HURUF', baris: huruf } };
  const sel = body.flatMap(({ line, cells }) =>
    cells.flatMap((cell, at) => (isWorkedOut(cell) ? [`${columnLetter(at)}${line}`] : [])),
  );
  if (sel.length > 0) return { refused: { kode: 'RUMUS', sel } };
  const places = entryColumns.map((column) => [column, columns.indexOf(column)] as const);
  const currencyAt = columns.indexOf('kode_valuta');
  const rows = body.map(({ cells }) => {
    const currency = cells[currencyAt]?.text.trim().toUpperCase() ?? '';
    const row = places.map(([column, at]) => [column, cellText(column, cells[at] ?? { text: '' }, currency)] as const);
    return Object.fromEntries(row) as Record<EntryColumn, string>;
  });
  return { rows };
}
