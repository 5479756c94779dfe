import '#lib/messages/templates.ts';
import { CSV_START, csvLine, type ExportCell } from '#lib/csv.ts';
import { type MessageKey, message } from '#lib/messages/id.ts';
import { sheetWriter } from './sheet.ts';

/** A column of a file that people fill in: what it is called, what kind of value stands in it, and which values are allowed. */
interface TemplateColumn {
  readonly name: string;
  readonly kind: Extract<MessageKey, `templat.jenis.${string}`>;
  readonly allowed: Extract<MessageKey, `templat.boleh.${string}`>;
}

export interface Template {
  readonly title: string;
  readonly columns: readonly TemplateColumn[];
  /** Rows that show how it is filled in, in the order of the columns. */
  readonly examples: readonly (readonly string[])[];
}

const AMOUNT = 'templat.jenis.jumlah';
const cell = (text: string, num = false): ExportCell => ({ text, num });

/**
 * The file to be filled in, as XLSX: headings and two example rows, every cell of it text so that no number loses a digit, and behind it a
 * sheet that says of each column what it holds and which values are allowed. A reader takes the first sheet.
 */
export function templateSheet({ title, columns, examples }: Template): Blob {
  const pieces: BlobPart[] = [];
  const isAmount = columns.map(({ kind }) => kind === AMOUNT);
  const writer = sheetWriter(
    title,
    columns.map(({ name }, at) => cell(name, isAmount[at])),
    (bytes) => pieces.push(bytes as Uint8Array<ArrayBuffer>),
    {
      title: message('templat.petunjuk'),
      heads: [cell(message('templat.kolom')), cell(message('templat.jenisIsi')), cell(message('templat.isiBoleh'))],
      rows: columns.map(({ name, kind, allowed }) => [cell(name), cell(message(kind)), cell(message(allowed))]),
    },
  );
  for (const row of examples) writer.row(row.map((text, at) => cell(text, isAmount[at])));
  writer.finish();
  return new Blob(pieces, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

/** The same as CSV, which has one sheet: what each column holds stands above the heading, where a reader looks for none. */
export const templateCsv = ({ columns, examples }: Template): Blob =>
  new Blob(
    [
      CSV_START,
      ...columns.map(({ name, kind, allowed }) => csvLine([cell(`${name}: ${message(kind)}. ${message(allowed)}`)])),
      csvLine(columns.map(({ name }) => cell(name))),
      ...examples.map((row) => csvLine(row.map((text, at) => cell(text, columns[at]?.kind === AMOUNT)))),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
