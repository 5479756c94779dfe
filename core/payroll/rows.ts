import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { isFormula } from '#lib/csv.ts';
import { readCsv } from '#lib/csv-read.ts';
import { isDepositNumber } from '#lib/deposits.ts';
import { BOOK_CURRENCY, toMinor } from '#lib/money.ts';
import { MOST_SALARIES, payrollColumns } from '#lib/payroll.ts';
import { csvWrong } from '#lib/schemas/financing.ts';
import { salaryRow } from '#lib/schemas/payroll.ts';
import type { SalahBaris } from '#types/proto/ledger.ts';

/** A row that can be read. Minor units; `place` counts the rows of the file from 0. */
export interface Salary {
  readonly place: number;
  readonly nomor_rekening: string;
  readonly nama: string;
  readonly nominal: bigint;
  readonly keterangan: string;
}

/** A file as its rows say it, before any account was looked at. */
export interface PayrollFile {
  /** Rows below the heading, the unreadable ones among them. */
  readonly jumlah: number;
  readonly salaries: readonly Salary[];
  readonly salah: readonly SalahBaris[];
  /** What the readable rows come to, in minor units. */
  readonly nominal: bigint;
  /** SHA-256 over the readable rows, as payroll_print takes it of what was kept. */
  readonly sidik: string;
}

/** A cell that is not right; the heading is row 0. */
const wrong = (place: number, kolom: string, kode: string, rincian: Record<string, string> = {}): SalahBaris => ({
  baris: place + 1,
  kolom,
  kode,
  pesan: '',
  rincian,
});

/** What cannot be read of a row: a formula, or a value that is none. */
function unreadable(fields: Readonly<Record<string, string>>, place: number): SalahBaris[] {
  const formulas = Object.entries(fields).filter(([, value]) => isFormula(value));
  if (formulas.length > 0) return formulas.map(([kolom]) => wrong(place, kolom, 'v.rumus'));
  return (salaryRow.safeParse(fields).error?.issues ?? []).map(({ path, message }) =>
    wrong(place, String(path[0] ?? ''), message),
  );
}

/** An account that stands on more than one row: the later ones are wrong. */
function twice(salaries: readonly Salary[]): SalahBaris[] {
  const seen = new Set<string>();
  return salaries.flatMap(({ nomor_rekening: rekening, place }) => {
    if (seen.has(rekening)) return [wrong(place, 'nomor_rekening', 'PAYROLL_DOUBLE', { rekening })];
    seen.add(rekening);
    return [];
  });
}

const printOf = (salaries: readonly Salary[]): string =>
  createHash('sha256')
    .update(
      salaries.map((row) => `${[row.nomor_rekening, row.nama, row.nominal, row.keterangan].join('\t')}\n`).join(''),
    )
    .digest('hex');

/** Reads the text of a file. What cannot be read is told row by row, and the rest is read all the same. */
export function readPayroll(isi: string): PayrollFile {
  const { rows, problems } = readCsv(isi, payrollColumns);
  const cut = problems.filter(({ kode }) => kode === 'CELLS');
  const lines = [...rows, ...cut].map(({ line }) => line).sort((a, b) => a - b);
  const placeOf = new Map(lines.map((line, place) => [line, place]));
  const faults = rows.map(({ line, fields }) => unreadable(fields, placeOf.get(line) ?? 0));
  const salaries = rows.flatMap(({ line, fields }, at) =>
    faults[at]?.length === 0
      ? [{ ...salaryRow.parse(fields), place: placeOf.get(line) ?? 0 }].map((row) => ({
          ...row,
          nominal: toMinor(row.nominal, BOOK_CURRENCY),
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

/** What the rows of one branch come to. */
export interface BranchPart {
  readonly kode_cabang: string;
  readonly baris: number;
  readonly nominal: bigint;
}

/** A file with its accounts looked at. */
export interface LookedAt extends PayrollFile {
  readonly cabang: readonly BranchPart[];
}

interface Account {
  readonly n: number;
  readonly kode_cabang: string | null;
  readonly kode_valuta: string;
  readonly sama: boolean;
  readonly sebab: string;
}

/** Why an account is not paid a salary; the name's owner is not told, for the file goes back to the employer. */
function faultOf({ place, nomor_rekening: rekening }: Salary, account: Account | undefined, from: string) {
  const fault = (kode: string, kolom = 'nomor_rekening') => [wrong(place, kolom, kode, { rekening })];
  if (!account || account.kode_cabang === null) return fault('ACCOUNT_NOT_FOUND');
  if (account.kode_valuta !== BOOK_CURRENCY || isDepositNumber(rekening) || rekening === from)
    return fault('PAYROLL_ACCOUNT');
  if (account.sebab !== '') return fault(account.sebab);
  return account.sama ? [] : fault('PAYROLL_NAME', 'nama');
}

/** Reads a file and looks at every account it names, as they stand now. `from` is the employer's, which pays itself nothing. */
export async function lookAt(db: Db, isi: string, from: string): Promise<LookedAt> {
  const file = readPayroll(isi);
  if (file.jumlah > MOST_SALARIES) return { ...file, cabang: [] };
  const accounts = await db<Account[]>`
    select x.n::integer as n, a.kode_cabang, a.kode_valuta, coalesce(is_called(a, x.nama), false) as sama, coalesce(salary_hindrance(s), '') as sebab
    from unnest(${file.salaries.map((row) => row.nomor_rekening)}::text[], ${file.salaries.map((row) => row.nama)}::text[]) with ordinality x(nomor, nama, n)
    left join account a on a.nomor_rekening = x.nomor left join account_state s on s.nomor_rekening = x.nomor`;
  const byPlace = new Map(accounts.map((account) => [account.n - 1, account]));
  const faults = file.salaries.flatMap((row, at) => faultOf(row, byPlace.get(at), from));
  const parts = new Map<string, BranchPart>();
  for (const [at, { nominal }] of file.salaries.entries()) {
    const kode_cabang = byPlace.get(at)?.kode_cabang;
    if (!kode_cabang) continue;
    const so = parts.get(kode_cabang) ?? { kode_cabang, baris: 0, nominal: 0n };
    parts.set(kode_cabang, { ...so, baris: so.baris + 1, nominal: so.nominal + nominal });
  }
  return {
    ...file,
    salah: [...file.salah, ...faults].sort((a, b) => a.baris - b.baris),
    cabang: [...parts.values()].sort((a, b) => a.kode_cabang.localeCompare(b.kode_cabang)),
  };
}
