import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { readableFile } from '#core/engine/rules/readable-file.ts';
import { readBeside } from '#core/worker/beside.ts';
import { RAK, YEAR_RESULT } from '#lib/books/chart.ts';
import { budgetMonthAmounts, readBudget, saveBudgetData } from '#lib/books/schemas/budget.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { RowProblem } from '#lib/schemas/imported-rows.ts';

type Data = z.output<typeof saveBudgetData>;

/** One account's amount of one month, minor units on the account's own side. */
interface Line {
  readonly kode_gl: string;
  readonly bulan: number;
  readonly jumlah: bigint;
}
interface Extra {
  readonly branch: boolean;
  readonly lines: readonly Line[];
  readonly problems: readonly RowProblem[];
  /** The kind of each account that the file names. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The stored budget of the branch's year. */
  readonly stored: { readonly versi: number; readonly sidik: string; readonly nama_berkas: string } | null;
  readonly before: readonly Line[];
}

const READER = new URL('../../../lib/books/schemas/budget.ts', import.meta.url);

/** The core computes these accounts' figures: the year's result, and what branches owe each other. */
const RECKONED: readonly string[] = [YEAR_RESULT, RAK];

async function load(db: Db, { tahun, kode_cabang, berkas }: Data): Promise<Extra> {
  const { rows, problems } = await readBeside(berkas.isi.length, READER, readBudget, berkas.isi);
  const codes = rows.map(({ kode_gl }) => kode_gl);
  const [[branch], accounts, [stored], before] = await Promise.all([
    db`select 1 from branch where kode_cabang = ${kode_cabang} and tanggal_penutupan is null`,
    db<
      { kode_gl: string; tipe: string }[]
    >`select kode_gl, tipe from gl_account where kode_gl = any (${codes}::text[])`,
    db<{ versi: number; sidik: string; nama_berkas: string }[]>`
      select versi, sidik, nama_berkas from gl_budget where tahun = ${tahun}::integer and kode_cabang = ${kode_cabang}`,
    db<Line[]>`
      select kode_gl, bulan, jumlah from gl_budget_line where tahun = ${tahun}::integer and kode_cabang = ${kode_cabang} order by kode_gl, bulan`,
  ]);
  const lines = rows
    .flatMap(({ kode_gl, bulan }) =>
      amountsOf(budgetMonthAmounts, bulan).map((jumlah, at) => ({ kode_gl, bulan: at + 1, jumlah })),
    )
    .sort((a, b) => (a.kode_gl === b.kode_gl ? a.bulan - b.bulan : a.kode_gl < b.kode_gl ? -1 : 1));
  const kinds = new Map(accounts.map(({ kode_gl, tipe }) => [kode_gl, tipe]));
  return { branch: branch !== undefined, lines, problems, kinds, stored: stored ?? null, before: [...before] };
}

/** Hashes every line in its order, because the checker approves exactly these lines. */
const printOf = (lines: readonly Line[]): string =>
  createHash('sha256')
    .update(lines.map(({ kode_gl, bulan, jumlah }) => `${kode_gl};${bulan};${jumlah}\n`).join(''))
    .digest('hex');

const ofABranch: Rule<Data, Extra> = {
  name: 'ofABranch',
  check: ({ data: { kode_cabang: cabang }, extra }) =>
    extra.branch ? null : reject('BRANCH_UNKNOWN', { cabang }, 'kode_cabang'),
};

/** Each account is in the chart and on a statement, and its figure is not computed. */
const budgetable: Rule<Data, Extra> = {
  name: 'budgetable',
  check: ({ extra: { lines, kinds } }) => {
    for (const gl of new Set(lines.map(({ kode_gl }) => kode_gl))) {
      const kind = kinds.get(gl);
      if (kind === undefined) return reject('GL_UNKNOWN', { gl }, 'berkas');
      if (kind === 'O' || RECKONED.includes(gl)) return reject('BUDGET_ACCOUNT', { gl }, 'berkas');
    }
    return null;
  },
};

/** Computes a year's income less its expenses. */
function resultOf(lines: readonly Line[], kinds: ReadonlyMap<string, string>): string {
  const sum = lines.reduce((total, { kode_gl, jumlah }) => {
    const kind = kinds.get(kode_gl);
    return kind === 'I' ? total + jumlah : kind === 'X' ? total - jumlah : total;
  }, 0n);
  return formatMoney(money(BOOK_CURRENCY, sum));
}

/** Names at most this many accounts after their count; dots mark the rest. */
const NAMED = 12;
function named(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  return `${codes.length}: ${codes.slice(0, NAMED).join(', ')}${codes.length > NAMED ? ', …' : ''}`;
}

function fields({ data, extra }: OpContext<Data, Extra>): FieldChange[] {
  const { stored, before, lines, kinds } = extra;
  const sidik = printOf(lines);
  if (stored?.sidik === sidik) return [];
  const of = (rows: readonly Line[]) => {
    const byCode = new Map<string, string>();
    for (const { kode_gl, jumlah } of rows) byCode.set(kode_gl, `${byCode.get(kode_gl) ?? ''};${jumlah}`);
    return byCode;
  };
  const [old, now] = [of(before), of(lines)];
  const altered = [...now.keys()].filter((code) => old.has(code) && old.get(code) !== now.get(code));
  const all: readonly (readonly [string, string, string])[] = [
    ['nama_berkas', stored?.nama_berkas ?? '', data.berkas.nama],
    ['jumlah_akun', stored ? String(old.size) : '', String(now.size)],
    ['laba_anggaran', stored ? resultOf(before, kinds) : '', resultOf(lines, kinds)],
    ['akun_baru', '', stored ? named([...now.keys()].filter((code) => !old.has(code))) : ''],
    ['akun_hilang', named([...old.keys()].filter((code) => !now.has(code))), ''],
    ['akun_berubah', '', named(altered)],
    ['sidik_anggaran', stored?.sidik ?? '', sidik],
  ];
  return all.map(([kolom, lama, baru]) => ({ kolom, lama, baru })).filter(({ lama, baru }) => lama !== baru);
}

/**
 * Saves a branch's budget of a year, whole: it replaces the stored one, whose version stays. Two persons of head office answer for every line of it
 * by its hash (domain: reports).
 */
export const saveBudget: Operation<Data, Extra> = {
  code: 'SIMPAN_ANGGARAN',
  schema: saveBudgetData,
  load,
  needs: () => ({}),
  rules: [ofABranch, readableFile, budgetable],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { tahun, kode_cabang, berkas }, extra: { lines, stored } }) => [
    recordChange('gl_budget', {
      aksi: stored ? 'UBAH' : 'BUAT',
      versi: stored?.versi ?? 0,
      baris: { tahun: Number.parseInt(tahun, 10), kode_cabang, nama_berkas: berkas.nama, sidik: printOf(lines) }, // not an amount: a year
      bagian: { gl_budget_line: lines.map(({ jumlah, ...line }) => ({ ...line, jumlah: jumlah.toString() })) },
    }),
  ],
  change: {
    object: ({ data }) => `ANGGARAN:${data.tahun}/${data.kode_cabang}`,
    level: () => 'HO_FINANCE',
    fields,
  },
};
