import { type Column, exportOf } from '#components/kit/ui/column.tsx';
import { mimeOf } from '#lib/books/reports/formats.ts';
import { CSV_START, csvLine, type ExportCell } from '#lib/csv.ts';

/** `csv-koma`: CSV as spreadsheets in Indonesia open it. */
export type ExportFormat = 'csv' | 'csv-koma' | 'xlsx';

interface ExportJob<R> {
  readonly title: string;
  readonly format: ExportFormat;
  readonly columns: readonly Column<R>[];
  /** The headings, in the reader's language. */
  readonly heads: readonly string[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly R[]>;
  /** Gets after every page the count of rows written. */
  readonly onProgress: (rows: number) => void;
  readonly signal: AbortSignal;
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  'csv-koma': 'text/csv;charset=utf-8',
  xlsx: mimeOf.XLSX,
};

interface Writer {
  row(cells: readonly ExportCell[]): void;
  finish(): void;
}

/** A writer of the format that hands its pieces to `push`; the XLSX one is loaded with the first such export. */
async function writerOf<R>({ format, title, columns, heads }: ExportJob<R>, push: (piece: BlobPart) => void) {
  const cells = heads.map((text, at) => ({ text, num: columns[at]?.kind === 'amount' }));
  if (format === 'xlsx') {
    const { sheetWriter } = await import('./spreadsheet-writer.ts');
    return sheetWriter(title, cells, (bytes) => push(bytes as Uint8Array<ArrayBuffer>));
  }
  const style = format === 'csv' ? 'comma' : 'semicolon';
  push(CSV_START + csvLine(cells, style));
  const writer: Writer = { row: (line) => push(csvLine(line, style)), finish: () => undefined };
  return writer;
}

/**
 * Writes all rows of a list to a file, page by page as they come: only the file's own pieces are kept. Throws ApiError, and
 * AbortError once the signal fires.
 */
export async function exportRows<R>(job: ExportJob<R>): Promise<{ file: Blob; rows: number }> {
  const { columns, format, pages, onProgress, signal } = job;
  const pieces: BlobPart[] = [];
  const writer = await writerOf(job, (piece) => pieces.push(piece));
  let rows = 0;
  for await (const page of pages(signal)) {
    signal.throwIfAborted();
    for (const row of page) writer.row(columns.map((column) => exportOf(column, row)));
    rows += page.length;
    onProgress(rows);
  }
  signal.throwIfAborted();
  writer.finish();
  return { file: new Blob(pieces, { type: TYPES[format] }), rows };
}

/** 'Rekening tabungan' at 2026-11-21 10:42 -> 'rekening-tabungan-20261121-1042.csv'. */
export function fileName(title: string, format: ExportFormat | 'json', clock: { date: string; time: string }): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'data'}-${clock.date.replaceAll('-', '')}-${clock.time.slice(0, 5).replace(':', '')}.${format === 'csv-koma' ? 'csv' : format}`;
}
