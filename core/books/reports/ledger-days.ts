import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { runList } from '#core/list/list-query.ts';
import { glDetailQuery } from '#lib/books/schemas/report.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { dailyTotals, periodOf } from './ledger-period.ts';

interface DayTotals {
  tanggal: string;
  /** On the account's own side. */
  awal: bigint;
  debet: bigint;
  kredit: bigint;
  akhir: bigint;
}

/**
 * Lists the daily totals of one GL account in a branch and a period: each day on which it moved, with the balance before and after, oldest
 * first or the other way round. A statement of the account ends with the balance of the last day, and a day's totals are the sum of its
 * lines. Without `currency_code` all currencies in worth of the books' currency. Empty for a branch the caller does not see and for an
 * account that is not in the chart (domain: reports).
 */
export const glHarian: Query<'report.glHarian'> = async ({ db, caller }, given) => {
  const input = { ...validInput(glDetailQuery, given), paging: given.paging };
  const branch = visibleBranch(caller, input.branch_code);
  const period = branch === null ? null : await periodOf(db, branch, input);
  if (branch === null || period === null) return { data: [], resp_cursor: '' };
  const currency = input.currency_code || BOOK_CURRENCY;
  const page = await runList<DayTotals>(
    db,
    {
      columns: db`n.*`,
      from: db`(
        select s.tanggal, s.debet, s.kredit, case g.posisi when 'D' then s.stand - s.debet + s.kredit else -(s.stand - s.debet + s.kredit) end as awal,
               case g.posisi when 'D' then s.stand else -s.stand end as akhir
        from (
          select h.tanggal, sum(h.debet)::bigint as debet, sum(h.kredit)::bigint as kredit,
                 sum(sum(h.debet - h.kredit)) over (order by h.tanggal)::bigint as stand
          from ${dailyTotals(db, input.currency_code)} h
          where h.kode_cabang = ${branch} and h.kode_gl = ${input.kode_gl} and h.tanggal <= ${period.sampai}::date
          group by h.tanggal) s join gl_account g on g.kode_gl = ${input.kode_gl}
        where s.tanggal >= ${period.dari}::date) n`,
      where: [],
      sortable: { tanggal: { sql: 'n.tanggal', type: 'date' } },
      key: [{ sql: 'n.tanggal', type: 'date' }],
      defaultSort: 'tanggal',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    tanggal: row.tanggal,
    kode_gl: input.kode_gl,
    kode_cabang: branch,
    kode_valuta: currency,
    saldo_awal: fromMinor(row.awal, currency),
    debet: fromMinor(row.debet, currency),
    kredit: fromMinor(row.kredit, currency),
    saldo_akhir: fromMinor(row.akhir, currency),
    currency_code: input.currency_code,
  }));
  return { data, resp_cursor: page.cursor };
};
