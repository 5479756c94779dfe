import type { ReportQuery } from '#core/books/reports/report-query.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { booksOfTwoDays, layoutLines, summedLines, sumOf } from '#core/list/statement-lines.ts';
import { amountsOf, spanLines, spansOf } from '#core/list/statement-spans.ts';
import type { StatementName } from '#lib/books/chart.ts';
import type { Asked } from '#lib/books/reports/definition.ts';
import { type Arrangement, statementColumns } from '#lib/books/statement-columns.ts';

/** Returns the branch of a statement; null for the whole bank, which owes itself nothing. */
const branchOf = ({ kode_cabang }: Asked): string | null => kode_cabang || null;

/** Selects the lines of the layout that the file uses. */
const layoutOf = (db: Db, statement: StatementName, { kode_cabang, tanggal }: Asked): Fragment =>
  layoutLines(db, statement, kode_cabang === '', tanggal);

const position = (db: Db): Fragment =>
  db`repeat('  ', r.tingkat) || r.nama as pos, r.jenis in ('JUDUL', 'JUMLAH') as tebal`;

/** Compares lines at two days, like the screen of the statement. */
const ofTwoDays =
  (statement: StatementName): ReportQuery =>
  (db, asked) =>
    db`
    with buku as materialized (${booksOfTwoDays(db, branchOf(asked), asked.tanggal, asked.tanggal_banding)})
    select ${position(db)}, ${sumOf(db, 'kini')} as jumlah, ${sumOf(db, 'dulu')} as jumlah_banding
    from ${summedLines(db, layoutOf(db, statement, asked), ['kini', 'dulu'])} order by r.urut`;

/** Computes the difference of two columns, and its per cent of the second with one decimal; empty where the second is zero. */
const difference = (db: Db, books: string, budget: string, suffix: string): Fragment => db`
  n.${db(books)} - n.${db(budget)} as ${db(`selisih${suffix}`)},
  case when n.${db(budget)} <> 0 then round(100.0 * (n.${db(books)} - n.${db(budget)}) / abs(n.${db(budget)}), 1)::text else '' end as ${db(`persen${suffix}`)}`;

/** A balance sheet beside the budget for the end of its month. */
export const balanceSheetBudget: ReportQuery = (db, asked) => db`
  with buku as materialized (
    select coalesce(k.kode_gl, a.kode_gl) as kode_gl, coalesce(k.saldo, 0) as kini, coalesce(a.saldo, 0) as rencana
    from report_balances(${branchOf(asked)}, ${asked.tanggal}::date) k full join report_budget(${branchOf(asked)}, ${asked.tanggal}::date) a using (kode_gl))
  select n.pos, n.tebal, n.buku, n.anggaran, ${difference(db, 'buku', 'anggaran', '')}
  from (select r.urut, ${position(db)}, ${sumOf(db, 'kini')} as buku, ${sumOf(db, 'rencana')} as anggaran
    from ${summedLines(db, layoutOf(db, 'NERACA', asked), ['kini', 'rencana'])}) n
  order by n.urut`;

/** Compares an income statement of the month and of the year so far with their budgets. */
export const incomeBudget: ReportQuery = (db, asked) => db`
  with hari as (
    select ${asked.tanggal}::date as kini, date_trunc('month', ${asked.tanggal}::date)::date - 1 as lalu, extract(month from ${asked.tanggal}::date) = 1 as awal),
  tahun as (
    select 'B' as sumber, b.kode_gl, b.saldo, case when b.hari = h.kini then 1 else -1 end as kali, b.hari = h.kini as akhir
    from hari h cross join lateral report_balances_on(${branchOf(asked)}, case when h.awal then array[h.kini] else array[h.kini, h.lalu] end) b
    union all
    select 'A', b.kode_gl, b.saldo, 1, true from hari h cross join lateral report_budget(${branchOf(asked)}, h.kini) b
    union all
    select 'A', b.kode_gl, b.saldo, -1, false from hari h cross join lateral report_budget(${branchOf(asked)}, h.lalu) b where not h.awal),
  buku as materialized (
    select t.kode_gl, coalesce(sum(t.kali * t.saldo) filter (where t.sumber = 'B'), 0) as bulan_buku, coalesce(sum(t.kali * t.saldo) filter (where t.sumber = 'A'), 0) as bulan_rencana,
      coalesce(sum(t.saldo) filter (where t.sumber = 'B' and t.akhir), 0) as tahun_buku, coalesce(sum(t.saldo) filter (where t.sumber = 'A' and t.akhir), 0) as tahun_rencana
    from tahun t group by t.kode_gl)
  select n.pos, n.tebal, n.buku, n.anggaran, ${difference(db, 'buku', 'anggaran', '')}, n.buku_tahun, n.anggaran_tahun, ${difference(db, 'buku_tahun', 'anggaran_tahun', '_tahun')}
  from (select r.urut, ${position(db)}, ${sumOf(db, 'bulan_buku')} as buku, ${sumOf(db, 'bulan_rencana')} as anggaran,
      ${sumOf(db, 'tahun_buku')} as buku_tahun, ${sumOf(db, 'tahun_rencana')} as anggaran_tahun
    from ${summedLines(db, layoutOf(db, 'LABA_RUGI', asked), ['bulan_buku', 'bulan_rencana', 'tahun_buku', 'tahun_rencana'])}) n
  order by n.urut`;

/** A balance sheet that compares two days. */
export const balanceSheet = ofTwoDays('NERACA');
/** Compares income statements from the year's first day until each of two days. */
export const incomeStatement = ofTwoDays('LABA_RUGI');

/** Compares months, or month, quarter and year, like the screen of columns: `nilai1` is the first. */
const inColumns =
  (statement: StatementName, arrangement: Exclude<Arrangement, 'ANGGARAN'>): ReportQuery =>
  (db, asked) => {
    const { kode_cabang, tanggal, banyak } = asked;
    const columns = statementColumns(statement, arrangement, tanggal, Number(banyak || '1')); // not an amount: months
    const values = columns
      .map((_, at) => db`r.nilai[${at + 1}]::bigint as ${db(`nilai${at + 1}`)}`)
      .reduce((all, each) => db`${all}, ${each}`);
    return db`
      with ${amountsOf(db, branchOf(asked), spansOf(statement, columns))}
      select ${position(db)}, ${values} from (${spanLines(db, statement, kode_cabang === '', tanggal)}) r order by r.urut`;
  };

export const balanceSheetMonths = inColumns('NERACA', 'BULAN');
export const incomeMonths = inColumns('LABA_RUGI', 'BULAN');
export const balanceSheetSpans = inColumns('NERACA', 'MASA');
export const incomeSpans = inColumns('LABA_RUGI', 'MASA');
