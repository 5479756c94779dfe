import type { Writable } from 'node:stream';
import type { Format, PaperSize } from '#lib/books/reports/formats.ts';
import { writeForm } from './continuous.ts';
import { writeCsv } from './csv.ts';
import { writePdf } from './pdf.ts';
import type { ReportTable } from './table.ts';
import { writeXlsx } from './xlsx.ts';

export interface Written {
  readonly format: Format;
  /** The paper is that of a PDF; '' is A4. */
  readonly paper: PaperSize | '';
  /** A PDF has at most so many pages. */
  readonly mostPages: number;
}

/** Writes a report in any format to a stream and ends it, in constant memory. */
export function writeReport(out: Writable, table: ReportTable, { format, paper, mostPages }: Written): Promise<void> {
  if (format === 'CSV' || format === 'CSV_KOMA') return writeCsv(out, table, format === 'CSV' ? 'comma' : 'semicolon');
  if (format === 'XLSX') return writeXlsx(out, table);
  if (format !== 'PDF') throw new Error(`a report is not written as ${format}`);
  if (paper === 'KONTINU') return writeForm(out, table, mostPages);
  return writePdf(out, table, { paper: paper || 'A4', most: mostPages });
}
