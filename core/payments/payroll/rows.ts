import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { readBeside } from '#core/worker/beside.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { MOST_SALARIES } from '#lib/payments/payroll.ts';
import { normaliseAnyName } from '#lib/text.ts';
import { type RailPart, railPartsOf, readOutward, type Way } from './other-banks.ts';
import { type PayrollFile, readPayroll, type Salary, wrong } from './read-payroll.ts';

/** The sums of the rows of one branch. */
interface BranchPart {
  readonly kode_cabang: string;
  readonly baris: number;
  readonly nominal: bigint;
}

/** A file whose accounts were read. */
export interface SalariesRead extends PayrollFile {
  readonly cabang: readonly BranchPart[];
  /** The sums to other banks by each rail, and each row's way, by its place in the file. */
  readonly keluar: readonly RailPart[];
  readonly rails: ReadonlyMap<number, Way>;
}

interface Account {
  readonly n: number;
  readonly kode_cabang: string | null;
  readonly kode_valuta: string;
  readonly sama: boolean;
  readonly sebab: string;
}

/** Returns why an account gets no salary; it hides the name's owner, because the file goes back to the employer. */
function faultOf({ place, nomor_rekening: rekening }: Salary, account: Account | undefined, from: string) {
  const fault = (kode: string, kolom = 'nomor_rekening') => [wrong(place, kolom, kode, { rekening })];
  if (!account || account.kode_cabang === null) return fault('ACCOUNT_NOT_FOUND');
  if (account.kode_valuta !== BOOK_CURRENCY || isDepositNumber(rekening) || rekening === from)
    return fault('PAYROLL_ACCOUNT');
  if (account.sebab !== '') return fault(account.sebab);
  return account.sama ? [] : fault('PAYROLL_NAME', 'nama');
}

/** Reads the accounts of this bank that rows name, in their order. */
const accountsOf = (db: Db, rows: readonly Salary[]) => db<Account[]>`
  select x.n::integer as n, a.kode_cabang, a.kode_valuta, (is_called(a, x.nama) or is_called(a, x.normal)) as sama, coalesce(salary_hindrance(s), '') as sebab
  from unnest(${rows.map((row) => row.nomor_rekening)}::text[], ${rows.map((row) => row.nama)}::text[],
    ${rows.map((row) => normaliseAnyName(row.nama))}::text[]) with ordinality x(nomor, nama, normal, n)
  left join account a on a.nomor_rekening = x.nomor left join account_state s on s.nomor_rekening = x.nomor`;

function branchesOf(rows: readonly Salary[], byPlace: ReadonlyMap<number, Account>): readonly BranchPart[] {
  const parts = new Map<string, BranchPart>();
  for (const [at, { nominal }] of rows.entries()) {
    const kode_cabang = byPlace.get(at)?.kode_cabang;
    if (!kode_cabang) continue;
    const so = parts.get(kode_cabang) ?? { kode_cabang, baris: 0, nominal: 0n };
    parts.set(kode_cabang, { ...so, baris: so.baris + 1, nominal: so.nominal + nominal });
  }
  return [...parts.values()].sort((a, b) => a.kode_cabang.localeCompare(b.kode_cabang));
}

const READER = new URL('./read-payroll.ts', import.meta.url);

/**
 * Reads a file and every present account it names; those of other banks by the rails and lists of names of the day of the caller's branch. `from` is
 * the employer's account, which pays itself nothing.
 */
export async function readSalaries(db: Db, caller: Caller, isi: string, from: string): Promise<SalariesRead> {
  const file = await readBeside(isi.length, READER, readPayroll, isi);
  if (file.jumlah > MOST_SALARIES) return { ...file, cabang: [], keluar: [], rails: new Map() };
  const ours = file.salaries.filter(({ kode_bank }) => kode_bank === '');
  const theirs = file.salaries.filter(({ kode_bank }) => kode_bank !== '');
  const [accounts, outward] = await Promise.all([accountsOf(db, ours), readOutward(db, caller, theirs)]);
  const byPlace = new Map(accounts.map((account) => [account.n - 1, account]));
  const faults = ours.flatMap((row, at) => faultOf(row, byPlace.get(at), from));
  return {
    ...file,
    salah: [...file.salah, ...faults, ...outward.salah].sort((a, b) => a.baris - b.baris),
    cabang: branchesOf(ours, byPlace),
    keluar: railPartsOf(theirs, outward.rails),
    rails: outward.rails,
  };
}

/** Sums the fees of the rows of other banks, in minor units. */
export const feesOf = ({ keluar }: Pick<SalariesRead, 'keluar'>): bigint =>
  keluar.reduce((sum, { biaya }) => sum + biaya, 0n);
