import '#lib/books/messages/entry.ts';
import { CSV_START, csvLine, type ExportCell } from '#lib/csv.ts';
import { message } from '#lib/messages/id.ts';
import { sheetFile } from './spreadsheet-writer.ts';

/** The columns of templates hold these, each with its kind of value. */
const kinds = {
  rekeningGaji: 'nomor',
  nama: 'nama',
  jumlahRupiah: 'jumlah',
  jumlahNol: 'jumlah',
  jumlahValuta: 'jumlah',
  jumlahAnggaran: 'jumlah',
  keterangan: 'nama',
  keteranganJurnal: 'nama',
  bank: 'kode',
  sisi: 'kode',
  jenisAkun: 'kode',
  nomorAkun: 'nomor',
  cabang: 'kode',
  valuta: 'kode',
  akunAnggaran: 'nomor',
  kontrak: 'nomor',
  nasabah: 'nomor',
  produk: 'nama',
  akad: 'nama',
  tanggal: 'tanggal',
  kolektibilitas: 'kode',
} as const;

/** A file that people fill in. */
export interface Template {
  readonly title: string;
  /** The columns in their order, each with what it holds. */
  readonly columns: readonly (readonly [name: string, holds: keyof typeof kinds])[];
  /** Rows that show how it is filled in, in the order of the columns. */
  readonly examples: readonly (readonly string[])[];
}

/** The rows of a template: its headings and its examples, amounts to the right. */
function rowsOf({ columns, examples }: Template): readonly (readonly ExportCell[])[] {
  const cells = (row: readonly string[]) =>
    row.map((text, at) => ({ text, num: kinds[columns[at]?.[1] ?? 'nama'] === 'jumlah' }));
  return [columns.map(([name]) => name), ...examples].map(cells);
}

/** Describes each column in words: its name, the kind of value, and which values are allowed. */
const guideOf = ({ columns }: Template): readonly (readonly [string, string, string])[] =>
  columns.map(([name, holds]) => [name, message(`templat.jenis.${kinds[holds]}`), message(`templat.boleh.${holds}`)]);

const textCells = (row: readonly string[]): readonly ExportCell[] => row.map((text) => ({ text }));

/**
 * Makes the file to be filled in as XLSX: headings and two example rows, every cell of it text so that no number loses a digit, and behind it
 * a sheet that says of each column what it holds and which values are allowed. A reader takes the first sheet.
 */
export function templateSheet(template: Template): Blob {
  const [heads = [], ...rows] = rowsOf(template);
  return sheetFile(
    { title: template.title, heads, rows },
    {
      title: message('templat.petunjuk'),
      heads: textCells([message('templat.kolom'), message('templat.jenisIsi'), message('templat.isiBoleh')]),
      rows: guideOf(template).map(textCells),
    },
  );
}

/** Makes the same as CSV, which has one sheet: the description of each column comes above the heading, where a reader expects none. */
export const templateCsv = (template: Template): Blob =>
  new Blob(
    [
      CSV_START,
      ...guideOf(template).map(([name, kind, allowed]) => csvLine([{ text: `${name}: ${kind}. ${allowed}` }])),
      ...rowsOf(template).map((row) => csvLine(row)),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
