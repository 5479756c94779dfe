import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { subLedgers } from '#core/db/reference/chart.ts';
import { accountKinds } from '#lib/books/chart.ts';
import { officeKinds } from '#lib/business-day/state.ts';
import { limitGroups } from '#lib/control/codes.ts';
import { isIsoDate } from '#lib/dates.ts';
import { tryParse } from '#lib/money.ts';
import { isParameter, parameterValue } from '#lib/parameters.ts';
import { type Problem, readCsv } from './csv.ts';

/** A field that is what `pattern` says, or a sentence of what it should be. */
const text = (pattern: RegExp, wanted: string) => z.string().regex(pattern, wanted);
const branchCode = text(/^\d{3}$/, 'three digits, such as 001');
const name = text(/^.{2,60}$/, '2 to 60 characters');
const date = z.string().refine(isIsoDate, 'a day that exists, as YYYY-MM-DD');
const yesNo = z.enum(['T', 'F'], 'T or F').transform((value) => value === 'T');
const roleCode = text(/^[A-Z0-9_]{2,30}$/, '2 to 30 capitals, digits or underscores');
const amount = z.string().transform((value, context) => {
  const parsed = tryParse(value, 'IDR');
  if (parsed) return parsed.minor;
  context.addIssue({ code: 'custom', message: 'an amount with a point, such as 25000000.00' });
  return z.NEVER;
});
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `one of ${values.map((value) => (value === '' ? 'nothing' : value)).join(', ')}`);

/** The files of a bank's own, each with the columns its heading names. Amounts are in rupiah, lists are separated by spaces. */
const schemas = {
  'branches.csv': z.object({
    kode_cabang: branchCode,
    nama_cabang: name,
    kota: name,
    jenis: oneOf(officeKinds),
    batas_khasanah: amount,
  }),
  'first-day.csv': z.object({ tanggal: date }),
  'holidays.csv': z.object({ tanggal: date, nama: name }),
  'chart.csv': z.object({
    kode_gl: text(/^\d{6}$/, 'six digits'),
    nama_gl: name,
    posisi: oneOf(['D', 'K']),
    tipe: oneOf(accountKinds),
    kontrol: oneOf(['', ...subLedgers]).transform((value) => value || null),
    hanya_pusat: yesNo,
  }),
  'roles.csv': z.object({
    role_id: roleCode,
    nama: name,
    keterangan: text(/^.{0,200}$/, 'at most 200 characters'),
    tingkat: text(/^[A-Z_]*$/, 'a rung of the approval ladder, ADMIN, or nothing'),
    kantor_pusat: yesNo,
    layar: z.string().transform((value) => [...new Set(value.split(/\s+/).filter(Boolean))].sort()),
  }),
  'role-limits.csv': z.object({
    role_id: roleCode,
    kelompok: oneOf(limitGroups),
    kode_valuta: oneOf(['IDR']),
    entri: amount,
    setuju: amount,
  }),
  'parameters.csv': z
    .object({
      nama: z.string().refine(isParameter, 'a parameter this release knows'),
      berlaku_sejak: date,
      nilai: z.string(),
    })
    .superRefine(({ nama, nilai }, context) => {
      if (isParameter(nama) && parameterValue(nama, nilai) === null) {
        context.addIssue({ code: 'custom', path: ['nilai'], message: 'a value within the bounds of this parameter' });
      }
    })
    .transform((row) => ({
      ...row,
      nilai: isParameter(row.nama) ? (parameterValue(row.nama, row.nilai) ?? row.nilai) : row.nilai,
    })),
  'administrators.csv': z.object({
    id_user: text(/^[a-z0-9._-]{3,30}$/, '3 to 30 small letters, digits, points or dashes'),
    nama_user: name,
    kode_cabang: branchCode,
    email: z.email('an address such as rina@bank.example'),
    role_id: roleCode,
  }),
} as const;

export type FileName = keyof typeof schemas;
const fileNames = Object.keys(schemas) as readonly FileName[];

/** These columns make a row of a file the one row of its kind. */
const keys = {
  'branches.csv': ['kode_cabang'],
  'first-day.csv': [],
  'holidays.csv': ['tanggal'],
  'chart.csv': ['kode_gl'],
  'roles.csv': ['role_id'],
  'role-limits.csv': ['role_id', 'kelompok', 'kode_valuta'],
  'parameters.csv': ['nama', 'berlaku_sejak'],
  'administrators.csv': ['id_user'],
} as const satisfies Record<FileName, readonly string[]>;

const columnsOf: Readonly<Record<FileName, readonly string[]>> = {
  'branches.csv': Object.keys(schemas['branches.csv'].shape),
  'first-day.csv': Object.keys(schemas['first-day.csv'].shape),
  'holidays.csv': Object.keys(schemas['holidays.csv'].shape),
  'chart.csv': Object.keys(schemas['chart.csv'].shape),
  'roles.csv': Object.keys(schemas['roles.csv'].shape),
  'role-limits.csv': Object.keys(schemas['role-limits.csv'].shape),
  'parameters.csv': ['nama', 'berlaku_sejak', 'nilai'],
  'administrators.csv': Object.keys(schemas['administrators.csv'].shape),
};

/** A row of a file with its line number. */
type Row<F extends FileName> = z.output<(typeof schemas)[F]> & { readonly line: number };
export type BankFiles = { readonly [F in FileName]: readonly Row<F>[] };

function rowsOf<F extends FileName>(file: F, content: string, problems: Problem[]): readonly Row<F>[] {
  const seen = new Map<string, number>();
  return readCsv(file, content, columnsOf[file], problems).flatMap(({ line, fields }) => {
    const key = keys[file].map((field) => fields[field]).join(' ');
    const before = seen.get(key);
    if (before !== undefined) {
      problems.push({ file, line, field: keys[file][0] ?? '', problem: `stands in line ${before} already` });
    }
    seen.set(key, line);
    const read = schemas[file].safeParse(fields);
    for (const { path, message } of read.error?.issues ?? []) {
      problems.push({ file, line, field: String(path[0] ?? ''), problem: `must be ${message}` });
    }
    return read.success ? [{ ...read.data, line } as unknown as Row<F>] : [];
  });
}

/** Reads the folder whole. A missing file means that the bank leaves that part as the release brings it; the result names all faults at once. */
export async function readFolder(dir: string): Promise<{ files: BankFiles; problems: Problem[] }> {
  const problems: Problem[] = [];
  const there = (await readdir(dir)).filter((file) => /\.(csv|json)$/i.test(file)).sort();
  for (const file of there.filter((each) => !fileNames.some((known) => known === each))) {
    problems.push({ file, line: 0, field: '', problem: `no file of a bank; there are ${fileNames.join(', ')}` });
  }
  if (there.length === 0) problems.push({ file: dir, line: 0, field: '', problem: 'holds no file of a bank' });
  const read = async <F extends FileName>(file: F): Promise<readonly Row<F>[]> =>
    there.includes(file) ? rowsOf(file, await readFile(join(dir, file), 'utf8'), problems) : [];
  const files: BankFiles = {
    'branches.csv': await read('branches.csv'),
    'first-day.csv': await read('first-day.csv'),
    'holidays.csv': await read('holidays.csv'),
    'chart.csv': await read('chart.csv'),
    'roles.csv': await read('roles.csv'),
    'role-limits.csv': await read('role-limits.csv'),
    'parameters.csv': await read('parameters.csv'),
    'administrators.csv': await read('administrators.csv'),
  };
  return { files, problems };
}
