import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { onLine } from '#core/list/statement-lines.ts';
import { amountsOf, spanLines, spansOf } from '#core/list/statement-spans.ts';
import type { StatementName } from '#lib/books/chart.ts';
import { statementColumnsQuery } from '#lib/books/schemas/finance.ts';
import { type Arrangement, type StatementColumn, statementColumns } from '#lib/books/statement-columns.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { KolomLaporanRow } from '#types/proto/books/finance.ts';

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

/** Selects the accounts of each line, below it. */
const accountRows = (db: Db, statement: StatementName, day: string): Fragment => db`
  select r.urut::bigint, a.kode_gl, a.nama_gl, 'AKUN', r.tingkat + 1, r.sisi, array(
    select (case r.sisi when 'D' then 1 else -1 end * coalesce((select i.jumlah from isi i where i.ke = m.ke and i.kode_gl = a.kode_gl), 0))::text
    from masa m order by m.ke)
  from report_lines_on(${statement}, ${day}::date) r join gl_account a on ${onLine(db, 'a.kode_gl')}
  where r.jenis = 'BARIS' and exists (select from isi i where i.kode_gl = a.kode_gl and i.jumlah <> 0)`;

/** Returns the difference in per cent of the budget with one decimal; empty where the budget is zero. */
function percentOf(difference: bigint, budget: bigint): string {
  if (budget === 0n) return '';
  const size = budget < 0n ? -budget : budget;
  const tenths = (difference * 2000n + (difference < 0n ? -size : size)) / (2n * size);
  const [sign, digits] = tenths < 0n ? ['-', -tenths] : ['', tenths];
  return `${sign}${digits / 10n}.${digits % 10n}`;
}

/** Computes the amounts of a row for its columns. */
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
 * Returns a statement in columns: up to twelve months side by side, month, quarter and year to date, or the budget beside the books. Of a branch, or
 * of the whole bank with `is_all_cabang` 'T' (head office only). All columns use the layout of the last day; worth in the books' currency. Empty for
 * a branch the caller does not see (domain: reports).
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
  const page = await runList<LineRow>(
    db,
    {
      columns: db`n.*`,
      from: db`(with ${amountsOf(db, branch, spansOf(statement, columns))}
        ${spanLines(db, statement, whole, day)} ${input.rinci === 'T' ? db`union all ${accountRows(db, statement, day)}` : db``}) n`,
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
