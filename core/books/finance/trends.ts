import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { trendsQuery } from '#lib/books/schemas/finance.ts';
import { MOST_MONTHS, statementColumns } from '#lib/books/statement-columns.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { TrenRow } from '#types/proto/books/finance.ts';

/**
 * Reads the groups of the charts, as ranges of the chart of accounts in force on a day: the list RENTANG_TREN, which two persons maintain. LIKUID is
 * money at once, SIMPANAN may be withdrawn beside syirkah funds (which are a kind of the chart), BAGI_HASIL goes to the owners of funds.
 */
const rangesOn = (db: Db, day: string): Fragment => db`
  select p.kode as hal, split_part(x.rentang, '-', 1) as dari, split_part(x.rentang, '-', 2) as sampai
  from reference_codes_on('RENTANG_TREN', ${day}::date) p cross join lateral regexp_split_to_table(p.nilai, ', *') as x(rentang)`;

interface MonthRow {
  hari: string;
  aset: bigint;
  dst: bigint;
  likuid: bigint;
  dana: bigint;
  /** Of the year up to that day. */
  pendapatan: bigint;
  bagi_hasil: bigint;
}

/** Returns thousandths of the funds that could be paid at once, as per cent with one decimal; empty where there are no funds. */
function ratioOf(liquid: bigint, funds: bigint): string {
  if (funds <= 0n) return '';
  const tenths = (liquid * 2000n + funds) / (2n * funds);
  return `${tenths / 10n}.${(tenths < 0n ? -tenths : tenths) % 10n}`;
}

/**
 * Returns twelve months up to a day, the latest last: the balances at each month's end (the last at the day itself), and each month's earnings and
 * shares of the owners of its funds. Of a branch, or of the whole bank with `is_all_cabang` 'T' (head office only). Read from daily totals. Empty for
 * a branch the caller does not see. All months use the ranges of the last day, so that they can be compared.
 */
export const tren: Query<'finance.tren'> = async ({ db, caller }, given) => {
  const input = validInput(trendsQuery, given);
  const whole = input.is_all_cabang === 'T';
  const branch = whole ? null : visibleBranch(caller, input.branch_code);
  if (whole ? !caller.headOffice : branch === null) return { data: [], resp_cursor: '' };
  const [found] = await db<{ hari: string | null }[]>`
    select coalesce(nullif(${input.tanggal}, '')::date, max(accounting_date)) as hari from branch
    where ${branch}::text is null or kode_cabang = ${branch} having count(*) > 0`;
  if (!found?.hari) return { data: [], resp_cursor: '' };
  const [before, ...months] = statementColumns('NERACA', 'BULAN', found.hari, MOST_MONTHS + 1).map(
    ({ sampai }) => sampai,
  );
  const rows = await db<MonthRow[]>`
    with rentang as materialized (${rangesOn(db, found.hari)})
    select h.hari, coalesce(sum(b.saldo) filter (where g.tipe in ('A', 'A-', 'P')), 0)::bigint as aset,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'S'), 0)::bigint as dst,
           coalesce(sum(b.saldo) filter (where k.likuid), 0)::bigint as likuid,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'S' or k.simpanan), 0)::bigint as dana,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'I'), 0)::bigint as pendapatan,
           coalesce(sum(b.saldo) filter (where k.bagi_hasil), 0)::bigint as bagi_hasil
    from unnest(${[before ?? '', ...months]}::date[]) as h(hari) left join report_balances_on(${branch}, ${[before ?? '', ...months]}::date[]) b using (hari)
    left join gl_account g on g.kode_gl = b.kode_gl
    left join lateral (
      select bool_or(r.hal = 'LIKUID') as likuid, bool_or(r.hal = 'SIMPANAN') as simpanan, bool_or(r.hal = 'BAGI_HASIL') as bagi_hasil
      from rentang r where b.kode_gl between r.dari and r.sampai) k on true
    group by h.hari order by h.hari`;
  const money = (minor: bigint) => fromMinor(minor, BOOK_CURRENCY);
  const data = rows.slice(1).map((row, at): TrenRow => {
    const last = rows[at];
    // A year begins at zero.
    const sameYear = last?.hari.slice(0, 4) === row.hari.slice(0, 4);
    const earned = (of: 'pendapatan' | 'bagi_hasil') => row[of] - (sameYear && last ? last[of] : 0n);
    return {
      hari: row.hari,
      aset: money(row.aset),
      dst: money(row.dst),
      likuid: money(row.likuid),
      dana: money(row.dana),
      rasio: ratioOf(row.likuid, row.dana),
      pendapatan: money(earned('pendapatan')),
      bagi_hasil: money(earned('bagi_hasil')),
      kode_cabang: branch ?? '',
    };
  });
  return { data, resp_cursor: '' };
};
