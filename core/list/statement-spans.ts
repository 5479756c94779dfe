import type { Db } from '#core/db/client.ts';
import type { StatementName } from '#lib/books/chart.ts';
import type { StatementColumn } from '#lib/books/statement-columns.ts';
import { addDays } from '#lib/dates.ts';
import type { Fragment } from './list-query.ts';
import { layoutLines, onLine } from './statement-lines.ts';

/** A column reads this: the figures at its last day, less those at the day before its first where the year has begun before that. */
export interface Span {
  readonly sumber: 'BUKU' | 'ANGGARAN';
  readonly sampai: string;
  readonly kurang: string | null;
}

/** A balance is of a day; the earnings of a span are the year's so far, less what they were before the span. */
function spanOf(statement: StatementName, { jenis, dari, sampai }: StatementColumn): Span | null {
  if (jenis !== 'BUKU' && jenis !== 'ANGGARAN') return null;
  const whole = statement === 'NERACA' || dari.endsWith('-01-01');
  return { sumber: jenis, sampai, kurang: whole ? null : addDays(dari, -1) };
}

/** The spans that a statement's columns are read for, in their order; what is reckoned of others is none. */
export const spansOf = (statement: StatementName, columns: readonly StatementColumn[]): Span[] =>
  columns.flatMap((column) => spanOf(statement, column) ?? []);

/** Returns each account's amount in each span, debit above zero, from the rolled-up totals and the tail: never by lines. */
export const amountsOf = (db: Db, branch: string | null, spans: readonly Span[]): Fragment => db`
  masa as (
    select * from unnest(${spans.map(({ sumber }) => sumber)}::text[], ${spans.map(({ sampai }) => sampai)}::date[],
      ${spans.map(({ kurang }) => kurang)}::date[]) with ordinality as m(sumber, sampai, kurang, ke)),
  hari as (select sumber, sampai as hari from masa union select sumber, kurang from masa where kurang is not null),
  buku as materialized (
    select 'BUKU' as sumber, b.hari, b.kode_gl, b.saldo from report_balances_on(${branch}, array(select h.hari from hari h where h.sumber = 'BUKU')) b
    union all
    select h.sumber, h.hari, b.kode_gl, b.saldo from hari h cross join lateral report_budget(${branch}, h.hari) b where h.sumber = 'ANGGARAN'),
  isi as materialized (
    select m.ke, b.kode_gl, sum(case b.hari when m.sampai then b.saldo else -b.saldo end)::bigint as jumlah
    from masa m join buku b on b.sumber = m.sumber and b.hari in (m.sampai, m.kurang) group by m.ke, b.kode_gl)`;

/** Lines of the layout with what their ranges come to in each span, on their own side. */
export const spanLines = (db: Db, statement: StatementName, whole: boolean, day: string): Fragment => db`
  select r.urut::bigint as urut, '' as kode_gl, r.nama, r.jenis, r.tingkat, r.sisi,
         case when r.jenis <> 'JUDUL' then array(
           select (case r.sisi when 'D' then 1 else -1 end * coalesce((
             select sum(i.jumlah) from isi i where i.ke = m.ke and ${onLine(db, 'i.kode_gl')}), 0))::text
           from masa m order by m.ke) end as nilai
  from ${layoutLines(db, statement, whole, day)} r`;
