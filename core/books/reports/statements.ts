import { type Caller, type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { booksOfTwoDays, layoutLines, onLine, summedLines, sumOf } from '#core/list/statement-lines.ts';
import type { StatementName } from '#lib/books/chart.ts';
import { neracaQuery } from '#lib/books/schemas/report.ts';
import { fromMinorOrEmpty } from '#lib/money.ts';
import type { NeracaQuery, NeracaRow } from '#types/proto/books/report.ts';

interface StatementRow {
  urut: bigint;
  kode_gl: string;
  nama: string;
  jenis: string;
  tingkat: number;
  sisi: string;
  jumlah: bigint | null;
  banding: bigint | null;
}

/** Limits lines to the asked `r`; without one keeps every line. */
const theLine = (db: Db, urut: string): Fragment => (urut === '' ? db`true` : db`r.urut = ${urut}::bigint`);

/** Sums the ranges of the chart for the lines of the layout, `baris`. */
const lineRows = (db: Db, urut: string): Fragment => db`
  select r.urut::bigint as urut, '' as kode_gl, r.nama, r.jenis, r.tingkat, r.sisi, ${sumOf(db, 'kini')} as jumlah, ${sumOf(db, 'dulu')} as banding
  from ${summedLines(db, db`baris`, ['kini', 'dulu'])}
  where ${theLine(db, urut)}`;

/** Selects the accounts of each line, below it, those with an amount on either day; of a total only where it was asked for by itself. */
const accountRows = (db: Db, urut: string): Fragment => db`
  select r.urut::bigint, b.kode_gl, a.nama_gl, 'AKUN', r.tingkat + 1, r.sisi, case r.sisi when 'D' then b.kini else -b.kini end,
         case r.sisi when 'D' then b.dulu else -b.dulu end
  from baris r join buku b on ${onLine(db, 'b.kode_gl')}
  join gl_account a on a.kode_gl = b.kode_gl
  where ${urut === '' ? db`r.jenis = 'BARIS'` : db`r.jenis <> 'JUDUL' and ${theLine(db, urut)}`}`;

/** Returns the asked day and the one beside it: by default the accounting date, and the end of the month before. */
async function daysOf(
  db: Db,
  branch: string | null,
  input: NeracaQuery,
): Promise<{ kini: string; dulu: string } | null> {
  const { balance_date: kini, compare_date: dulu } = input;
  // A statement is fast: it asks the database for nothing it knows.
  if (branch === null && kini !== '' && dulu !== '') return { kini, dulu };
  const [row] = await db<{ kini: string | null; dulu: string }[]>`
    select d.kini, coalesce(nullif(${dulu}, '')::date, date_trunc('month', d.kini)::date - 1) as dulu
    from (select coalesce(nullif(${kini}, '')::date, max(accounting_date)) as kini from branch
          where ${branch}::text is null or kode_cabang = ${branch} having count(*) > 0) d`;
  return row?.kini ? { kini: row.kini, dulu: row.dulu } : null;
}

/** Returns the branch of a statement; null for the bank as a whole, undefined where the caller may not see it. */
function scopeOf(caller: Caller, input: NeracaQuery): string | null | undefined {
  if (input.is_all_cabang === 'T') return caller.headOffice ? null : undefined;
  return visibleBranch(caller, input.branch_code) ?? undefined;
}

const statement =
  (which: StatementName): Query<'report.neraca'> =>
  async ({ db, caller }, given) => {
    const asked = { ...given, is_all_cabang: given.is_all_cabang || 'F', rinci: given.rinci || 'F' };
    const input = { ...validInput(neracaQuery, asked), paging: given.paging };
    const branch = scopeOf(caller, input);
    const days = branch === undefined ? null : await daysOf(db, branch, input);
    if (branch === undefined || days === null) return { data: [], resp_cursor: '' };
    const accounts = input.rinci === 'T' ? db`union all ${accountRows(db, input.urut)}` : db``;
    const page = await runList<StatementRow>(
      db,
      {
        columns: db`n.*`,
        from: db`(with baris as materialized ${layoutLines(db, which, branch === null, days.kini)},
          buku as materialized (${booksOfTwoDays(db, branch, days.kini, days.dulu)})
          ${lineRows(db, input.urut)} ${accounts}) n`,
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
    const money = (amount: bigint | null) => fromMinorOrEmpty(amount);
    const data = page.rows.map(
      (row): NeracaRow => ({
        urut: row.urut.toString(),
        kode_gl: row.kode_gl,
        nama: row.nama,
        jenis: row.jenis,
        tingkat: row.tingkat,
        sisi: row.sisi,
        jumlah: money(row.jumlah),
        jumlah_pembanding: money(row.banding),
        tanggal: days.kini,
        tanggal_pembanding: days.dulu,
        kode_cabang: branch ?? '',
      }),
    );
    return { data, resp_cursor: page.cursor };
  };

/**
 * Balance sheet of a branch, or of the whole bank with `is_all_cabang` 'T' (head office only; inter-branch accounts net out and their line
 * is dropped), at a day and beside it at another; worth in the books' currency. The lines are the bank's layout of that day in its order;
 * with `rinci` 'T' the accounts of each line follow it; `urut` asks for one line alone, be it a total. Equity holds the year's earnings so
 * far, also after the year was closed, so that it equals the income statement of the same day (domain: reports). Empty for a branch the
 * caller does not see.
 */
export const neraca: Query<'report.neraca'> = statement('NERACA');

/** Income statement from the year's first day up to the asked day; items that lessen the result are negative; otherwise like {@link neraca}. */
export const labaRugi: Query<'report.labaRugi'> = statement('LABA_RUGI');
