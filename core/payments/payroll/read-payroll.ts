import { createHash } from 'node:crypto';
import { amountsOf } from '#core/access/amounts.ts';
import { isFormula } from '#lib/csv.ts';
import { readCsv } from '#lib/csv-read.ts';
import { MOST_SALARIES, otherBankColumn, payrollColumns } from '#lib/payments/payroll.ts';
import { otherBankRow, salaryRow } from '#lib/payments/schemas/payroll.ts';
import { csvWrong } from '#lib/schemas/imported-rows.ts';
import type { SalahBaris } from '#types/proto/books/ledger.ts';

/** A readable row. Minor units; `place` counts the rows of the file from 0. */
export interface Salary {
  readonly place: number;
  readonly nomor_rekening: string;
  readonly nama: string;
  readonly nominal: bigint;
  readonly keterangan: string;
  /** The file's name of another bank; '' for this one. */
  readonly kode_bank: string;
}

/** A file with its rows, before any account was read. */
export interface PayrollFile {
  /** Rows below the heading, the unreadable ones among them. */
  readonly jumlah: number;
  readonly salaries: readonly Salary[];
  readonly salah: readonly SalahBaris[];
  /** The sum of the readable rows, in minor units. */
  readonly nominal: bigint;
  /** SHA-256 over the readable rows, as payroll_print computes it from the stored rows. */
  readonly sidik: string;
}

/** Builds the error of a cell; the heading is row 0. */
export const wrong = (
  place: number,
  kolom: string,
  kode: string,
  rincian: Record<string, string> = {},
): SalahBaris => ({
  baris: place + 1,
  kolom,
  kode,
  pesan: '',
  rincian,
});

const shapeOf = (fields: Readonly<Record<string, string>>) =>
  fields[otherBankColumn]?.trim() ? otherBankRow : salaryRow;

/** Returns the unreadable cells of a row: a formula, or an invalid value. */
function unreadable(fields: Readonly<Record<string, string>>, place: number): SalahBaris[] {
  const formulas = Object.entries(fields).filter(([, value]) => isFormula(value));
  if (formulas.length > 0) return formulas.map(([kolom]) => wrong(place, kolom, 'v.rumus'));
  return (shapeOf(fields).safeParse(fields).error?.issues ?? []).map(({ path, message }) =>
    wrong(place, String(path[0] ?? ''), message),
  );
}

/** Finds an account on more than one row: the later ones are wrong. */
function twice(salaries: readonly Salary[]): SalahBaris[] {
  const seen = new Set<string>();
  return salaries.flatMap(({ nomor_rekening: rekening, kode_bank, place }) => {
    const key = `${kode_bank}/${rekening}`;
    if (seen.has(key)) return [wrong(place, 'nomor_rekening', 'PAYROLL_DOUBLE', { rekening })];
    seen.add(key);
    return [];
  });
}

const printOf = (salaries: readonly Salary[]): string =>
  createHash('sha256')
    .update(
      salaries
        .map(({ nomor_rekening, nama, nominal, keterangan, kode_bank }) =>
          [nomor_rekening, nama, nominal, keterangan, ...(kode_bank === '' ? [] : [kode_bank])].join('\t'),
        )
        .map((line) => `${line}\n`)
        .join(''),
    )
    .digest('hex');

/** Reads the text of a file. It reports unreadable cells row by row, and reads the rest all the same. */
export function readPayroll(isi: string): PayrollFile {
  const { rows, problems } = readCsv(isi, payrollColumns, [otherBankColumn]);
  const cut = problems.filter(({ kode }) => kode === 'CELLS' || kode === 'REPLACED');
  const lines = [...rows, ...cut].map(({ line }) => line).sort((a, b) => a - b);
  const placeOf = new Map(lines.map((line, place) => [line, place]));
  const empty = { jumlah: lines.length, salaries: [], salah: [], nominal: 0n, sidik: printOf([]) };
  // Too many rows are refused as a whole, before any of them costs time.
  if (lines.length > MOST_SALARIES) return empty;
  const faults = rows.map(({ line, fields }) => unreadable(fields, placeOf.get(line) ?? 0));
  const salaries = rows.flatMap(({ line, fields }, at) =>
    faults[at]?.length === 0
      ? [shapeOf(fields).parse(fields)].map((row) => ({
          ...row,
          place: placeOf.get(line) ?? 0,
          nominal: amountsOf(shapeOf(fields), row).nominal,
        }))
      : [],
  );
  const shape = problems.map(({ line, field, kode }) => wrong(placeOf.get(line) ?? -1, field, csvWrong[kode]));
  return {
    jumlah: lines.length,
    salaries,
    salah: [...shape, ...faults.flat(), ...twice(salaries)],
    nominal: salaries.reduce((sum, { nominal }) => sum + nominal, 0n),
    sidik: printOf(salaries),
  };
}
