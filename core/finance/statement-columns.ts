import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { layoutLines, onLine } from '#core/list/statement-lines.ts';
import type { StatementName } from '#lib/chart.ts';
import { addDays } from '#lib/dates.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { statementColumnsQuery } from '#lib/schemas/finance.ts';
import { type Arrangement, type StatementColumn, statementColumns } from '#lib/statement-columns.ts';
import type { KolomLaporanRow } from '#types/proto/finance.ts';

interface LineRow {
  urut: bigint;
  kode_gl: string;
  nama: string;
  jenis: string;
  tingkat: number;
  sisi: string;
  /** Minor units, one for each column that is read; null in a title. */
  nilai: string[] | null;
}

/** What is read for a column: at its last day, less at the day before its first where the year has begun before that. */
interface Span {
  readonly sumber: 'BUKU' | 'ANGGARAN';
  readonly sampai: string;
  readonly kurang: string | null;
}

/** A balance stands on a day; what a span earned is the year's so far, less what it was before the span. */
function spanOf(statement: StatementName, { jenis, dari, sampai }: StatementColumn): Span | null {
  if (jenis !== 'BUKU' && jenis !== 'ANGGARAN') return null;
  const whole = statement === 'NERACA' || dari.endsWith('-01-01');
  return { sumber: jenis, sampai, kurang: whole ? null : addDays(dari, -1) };
}

/** What each account came to in each span, debit above nought, by the folded totals and the tail: never by lines. */
const amounts = (db: Db, branch: string | null, spans: readonly Span[]): Fragment => db`
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
const lineRows = (db: Db, statement: StatementName, whole: boolean, day: string): Fragment => db`
  select r.urut::bigint as urut, '' as kode_gl, r.nama, r.jenis, r.tingkat, r.sisi,
         case when r.jenis <> 'JUDUL' then array(
           select (case r.sisi when 'D' then 1 else -1 end * coalesce((
             select sum(i.jumlah) from isi i where i.ke = m.ke and ${onLine(db, 'i.kode_gl')}), 0))::text
           from masa m order by m.ke) end as nilai
  from ${layoutLines(db, statement, whole, day)} r`;

/** The accounts of each line, below it. */
const accountRows = (db: Db, statement: StatementName, day: string): Fragment => db`
  select r.urut::bigint, a.kode_gl, a.nama_gl, 'AKUN', r.tingkat + 1, r.sisi, array(
    select (case r.sisi when 'D' then 1 else -1 end * coalesce((select i.jumlah from isi i where i.ke = m.ke and i.kode_gl = a.kode_gl), 0))::text
    from masa m order by m.ke)
  from report_lines_on(${statement}, ${day}::date) r join gl_account a on ${onLine(db, 'a.kode_gl')}
  where r.jenis = 'BARIS' and exists (select from isi i where i.kode_gl = a.kode_gl and i.jumlah <> 0)`;

/** By how much, in per cent of the other with one decimal; empty where there is nothing to measure by. */
function percentOf(difference: bigint, budget: bigint): string {
  if (budget === 0n) return '';
  const size = budget < 0n ? -budget : budget;
  const tenths = (difference * 2000n + (difference < 0n ? -size : size)) / (2n * size);
  const [sign, digits] = tenths < 0n ? ['-', -tenths] : ['', tenths];
  return `${sign}${digits / 10n}.${digits % 10n}`;
}

/** The amounts of a row as its columns say them. */
function cells(columns: readonly StatementColumn[], read: readonly string[]): string[] {
  let [books, budget, at] = [0n, 0n, 0];
  return columns.map(({ jenis }) => {
    if (jenis === 'SELISIH') return fromMinor(books - budget, BOOK_CURRENCY);
    if (jenis === 'PERSEN') return percentOf(books - budget, budget);
    const amount = BigInt(read[at++] ?? '0');
    if (jenis === 'BUKU') books = amount;
    else budget = amount;
    return fromMinor(amount, BOOK_CURRENCY);
  });
}

/**
 * A statement in columns: up to twelve months side by side, month, quarter and year to date, or the budget beside the books. Of a branch, or of the whole
 * bank with `is_all_cabang` 'T' (head office only). All columns stand in the layout of the last day; worth in the books' currency. Empty for a branch the caller
 * does not see (domain: reports).
 */
export const kolomLaporan: Query<'finance.kolomLaporan'> = async ({ db, caller }, given) => {
  const input = { ...validInput(statementColumnsQuery, given), paging: given.paging };
  const whole = input.is_all_cabang === 'T';
  const branch = whole ? null : visibleBranch(caller, input.branch_code);
  const none = { data: [], resp_cursor: '' };
  if (whole ? !caller.headOffice : branch === null) return none;
  const [found] = await db<{ hari: string | null }[]>`
    select coalesce(nullif(${input.tanggal}, '')::date, max(accounting_date)) as hari from branch
    where ${branch}::text is null or kode_cabang = ${branch} having count(*) > 0`;
  if (!found?.hari) return none;
  const day = found.hari;
  const statement = input.laporan as StatementName;
  const months = Number.parseInt(input.banyak, 10); // not an amount: months
  const columns = statementColumns(statement, input.susunan as Arrangement, day, months);
  const spans = columns.flatMap((column) => spanOf(statement, column) ?? []);
  const page = await runList<LineRow>(
    db,
    {
      columns: db`n.*`,
      from: db`(with ${amounts(db, branch, spans)}
        ${lineRows(db, statement, whole, day)} ${input.rinci === 'T' ? db`union all ${accountRows(db, statement, day)}` : db``}) n`,
      where: [],
      sortable: { urut: { sql: 'n.urut', type: 'bigint' } },
      key: [
        { sql: 'n.urut', type: 'bigint' },
        { sql: 'n.kode_gl', type: 'text' },
      ],
      defaultSort: 'urut',
    },
    input.paging,
  );
  const data = page.rows.map(
    (row): KolomLaporanRow => ({
      urut: row.urut.toString(),
      kode_gl: row.kode_gl,
      nama: row.nama,
      jenis: row.jenis,
      tingkat: row.tingkat,
      sisi: row.sisi,
      nilai: row.nilai === null ? [] : cells(columns, row.nilai),
      tanggal: day,
      kode_cabang: branch ?? '',
    }),
  );
  return { data, resp_cursor: page.cursor };
};
