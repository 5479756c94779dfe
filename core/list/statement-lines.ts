import type { Db } from '#core/db/client.ts';
import { RAK, type StatementName } from '#lib/books/chart.ts';
import type { Fragment } from './list-query.ts';

/** The lines of a statement's layout of a day; of the whole bank without what branches owe one another, which comes to nothing there. To be named `r`. */
export const layoutLines = (db: Db, statement: StatementName, whole: boolean, day: string): Fragment => db`
  (select x.* from report_lines_on(${statement}, ${day}::date) x
   where not (${whole} and x.jenis = 'BARIS' and ${RAK} between x.dari[1] and x.sampai[1]))`;

/** True when an account, by the column that names it, is in a range of the line `r`. */
export const onLine = (db: Db, account: string): Fragment => db`
  exists (select from unnest(r.dari, r.sampai) as g(dari, sampai) where ${db(account)} between g.dari and g.sampai)`;

/**
 * Returns those lines as `r`, beside each as `s` the sums of its ranges in columns of `buku`, debit above zero; an account once, however many of its
 * ranges hold it. The lines are read twice: a caller short of time keeps them in a part of the query. It joins rather than asks for each line, which
 * would read every account again for each of them.
 */
export function summedLines(db: Db, lines: Fragment, columns: readonly string[]): Fragment {
  const sums = columns
    .map((column) => db`sum(i.${db(column)}) as ${db(column)}`)
    .reduce((all, each) => db`${all}, ${each}`);
  return db`
    ${lines} r left join (
      select i.urut, ${sums}
      from (select distinct r.urut, b.* from ${lines} r cross join unnest(r.dari, r.sampai) as g(dari, sampai)
            join buku b on b.kode_gl between g.dari and g.sampai) i
      group by i.urut) s on s.urut = r.urut`;
}

/** Returns the summed line's amount in a column, on its own side, in minor units; a title has no amount. */
export const sumOf = (db: Db, column: string): Fragment => db`
  case when r.jenis <> 'JUDUL' then (case r.sisi when 'D' then 1 else -1 end * coalesce(s.${db(column)}, 0))::bigint end`;

/**
 * Returns each account's balance on two days (`kini`, `dulu`), debit above zero; of a branch or, with null, of the whole bank. Read once for both.
 */
export const booksOfTwoDays = (db: Db, branch: string | null, now: string, then: string): Fragment => db`
  select b.kode_gl, coalesce(sum(b.saldo) filter (where b.hari = ${now}::date), 0)::bigint as kini,
         coalesce(sum(b.saldo) filter (where b.hari = ${then}::date), 0)::bigint as dulu
  from report_balances_on(${branch}, array[${now}, ${then}]::date[]) b group by b.kode_gl`;
