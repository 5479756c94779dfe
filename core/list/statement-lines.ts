import type { Db } from '#core/db/client.ts';
import { RAK, type StatementName } from '#lib/chart.ts';
import type { Fragment } from './list-query.ts';

/** The lines of a statement's layout of a day; of the whole bank without what branches owe one another, which comes to nothing there. To be named `r`. */
export const layoutLines = (db: Db, statement: StatementName, whole: boolean, day: string): Fragment => db`
  (select x.* from report_lines_on(${statement}, ${day}::date) x
   where not (${whole} and x.jenis = 'BARIS' and ${RAK} between x.dari[1] and x.sampai[1]))`;

/** Whether an account, by the column that names it, is in a range of the line `r`. */
export const onLine = (db: Db, account: string): Fragment => db`
  exists (select from unnest(r.dari, r.sampai) as g(dari, sampai) where ${db(account)} between g.dari and g.sampai)`;

/** What each account stood at on two days (`kini`, `dulu`), debit above nought; of a branch or, with null, of the whole bank. Read once for both. */
export const booksOfTwoDays = (db: Db, branch: string | null, now: string, then: string): Fragment => db`
  select b.kode_gl, coalesce(sum(b.saldo) filter (where b.hari = ${now}::date), 0)::bigint as kini,
         coalesce(sum(b.saldo) filter (where b.hari = ${then}::date), 0)::bigint as dulu
  from report_balances_on(${branch}, array[${now}, ${then}]::date[]) b group by b.kode_gl`;
