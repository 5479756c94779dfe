import { z } from 'zod';
import { type CsvProblem, readCsv } from '#lib/csv-read.ts';
import { isValidationKey, type ValidationKey } from '#lib/messages/validation.ts';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { amountCell, amountOrZeroCell, dateCell } from '#lib/schemas/cells.ts';
import { isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';
import { customerNumber } from './customer-fields.ts';

/** A report has at most so many characters, and so many contracts. */
export const MOST_CHARACTERS = 700_000;
const MOST_CONTRACTS = 5_000;

const minorOf = (wire: string): bigint => tryParse(wire, BOOK_CURRENCY)?.minor ?? 0n;

export const financingRow = z
  .strictObject({
    nomor_kontrak: z.string().regex(/^[A-Z0-9][A-Z0-9./-]{0,29}$/, msg('v.kontrak')),
    nomor_nasabah: customerNumber,
    produk: text(60).min(1, msg('v.wajib')),
    akad: text(30).min(1, msg('v.wajib')),
    plafon: amountCell,
    sisa_pokok: amountOrZeroCell,
    sisa_margin: amountOrZeroCell,
    jatuh_tempo: dateCell,
    kolektibilitas: z.string().regex(/^[1-5]$/, msg('v.kolektibilitas')),
  })
  // Only amounts that can be read are compared.
  .refine(({ plafon, sisa_pokok }) => minorOf(sisa_pokok) <= (minorOf(plafon) || minorOf(sisa_pokok)), {
    ...msg('v.pokokPlafon'),
    path: ['sisa_pokok'],
  });

/** The heading of a report names these columns in any order. */
export const financingColumns = [
  'nomor_kontrak',
  'nomor_nasabah',
  'produk',
  'akad',
  'plafon',
  'sisa_pokok',
  'sisa_margin',
  'jatuh_tempo',
  'kolektibilitas',
] as const satisfies readonly (keyof z.output<typeof financingRow>)[];

/** The financing system reports a contract so; amounts are decimal strings of the books' currency. */
export type FinancingRow = z.output<typeof financingRow>;

/** A report is wrong in this way at this place. Line 0: the report as a whole; column '': the line as a whole. */
export interface FinancingProblem {
  readonly baris: number;
  readonly kolom: string;
  readonly salah: ValidationKey;
}

/** A CSV text cannot be read for these reasons, each with the key of its text. */
export const csvWrong: Readonly<Record<CsvProblem['kode'], ValidationKey>> = {
  OPEN_QUOTE: 'v.csvKutip',
  COLUMN_MISSING: 'v.csvKolomHilang',
  COLUMN_UNKNOWN: 'v.csvKolomAsing',
  CELLS: 'v.csvIsi',
  REPLACED: 'v.csvRusak',
};

const wrongIn = (baris: number, { issues }: z.ZodError): FinancingProblem[] =>
  issues.map(({ path, message }) => ({
    baris,
    kolom: String(path[0] ?? ''),
    salah: isValidationKey(message) ? message : 'v.bentuk',
  }));

/**
 * Reads a report of the bank's financing system: a CSV text with a heading, a contract a line. It returns all faults at once, in the
 * order of the lines, and the rows without one. Screen and core read it alike.
 */
export function readFinancing(content: string): {
  readonly rows: readonly (FinancingRow & { readonly baris: number })[];
  readonly problems: readonly FinancingProblem[];
} {
  if (content.length > MOST_CHARACTERS) return { rows: [], problems: [{ baris: 0, kolom: '', salah: 'v.csvBesar' }] };
  const read = readCsv(content, financingColumns);
  if (read.rows.length > MOST_CONTRACTS) return { rows: [], problems: [{ baris: 0, kolom: '', salah: 'v.csvBesar' }] };
  const problems: FinancingProblem[] = read.problems.map(({ line, field, kode }) => ({
    baris: line,
    kolom: field,
    salah: csvWrong[kode],
  }));
  const seen = new Set<string>();
  const rows = read.rows.flatMap(({ line, fields }) => {
    const { data, error } = financingRow.safeParse(fields);
    if (error) problems.push(...wrongIn(line, error));
    if (!data) return [];
    if (seen.has(data.nomor_kontrak)) problems.push({ baris: line, kolom: 'nomor_kontrak', salah: 'v.ganda' });
    seen.add(data.nomor_kontrak);
    return [{ ...data, baris: line }];
  });
  if (rows.length === 0 && problems.length === 0) problems.push({ baris: 0, kolom: '', salah: 'v.csvKosong' });
  return { rows, problems: problems.sort((a, b) => a.baris - b.baris) };
}

export const importFinancingData = z.strictObject({
  tanggal_posisi: isoDate,
  berkas: z.strictObject({
    nama: text(120).min(1, msg('v.wajib')),
    isi: z.string(msg('v.wajib')).min(1, msg('v.wajib')).max(MOST_CHARACTERS, msg('v.csvBesar')),
  }),
  alasan: reason,
});
export const importFinancingInput = submission('IMPOR_PEMBIAYAAN', importFinancingData);

export const financingQuery = listQuery({ nomor_nasabah: customerNumber });
