import { z } from 'zod';
import { BOOK_CURRENCY, tryParse } from '#lib/money.ts';
import { amountCell, amountOrZeroCell, dateCell } from '#lib/schemas/cells.ts';
import { isoDate, listQuery, msg, reason, submission, text } from '#lib/schemas/common.ts';
import { type ImportedRows, readRows } from '#lib/schemas/imported-rows.ts';
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

/** Reads a report of the bank's financing system: a CSV text with a heading, a contract a line. */
export const readFinancing = (content: string): ImportedRows<FinancingRow> =>
  readRows(content, {
    columns: financingColumns,
    row: financingRow,
    unique: 'nomor_kontrak',
    mostCharacters: MOST_CHARACTERS,
    mostRows: MOST_CONTRACTS,
    empty: 'v.csvKosong',
  });

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
