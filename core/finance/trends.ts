import { type Query, visibleBranch } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { trendsQuery } from '#lib/schemas/finance.ts';
import { MOST_MONTHS, statementColumns } from '#lib/statement-columns.ts';
import type { TrenRow } from '#types/proto/finance.ts';

/** Accounts that are money at once: cash, what Bank Indonesia and other banks hold (domain: chart of accounts). */
const LIQUID = { dari: '101000', sampai: '103999' } as const;
/** What customers and other banks may take out: wadiah deposits and those of other banks. Syirkah funds come beside them by their kind. */
const DEPOSITS = { dari: '203000', sampai: '204999' } as const;
/** What is given to the owners of funds out of the pool. */
const DISTRIBUTION = { dari: '601000', sampai: '601999' } as const;

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

/** Thousandths of the funds that could be paid at once, as per cent with one decimal; empty where there are no funds. */
function ratioOf(liquid: bigint, funds: bigint): string {
  if (funds <= 0n) return '';
  const tenths = (liquid * 2000n + funds) / (2n * funds);
  return `${tenths / 10n}.${(tenths < 0n ? -tenths : tenths) % 10n}`;
}

/**
 * Twelve months up to a day, the latest last: what the bank held at each month's end (the last at the day itself), and what each month earned and gave to
 * the owners of its funds. Of a branch, or of the whole bank with `is_all_cabang` 'T' (head office only). Read from daily totals. Empty for a branch the
 * caller does not see.
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
    select h.hari, coalesce(sum(b.saldo) filter (where g.tipe in ('A', 'A-', 'P')), 0)::bigint as aset,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'S'), 0)::bigint as dst,
           coalesce(sum(b.saldo) filter (where b.kode_gl between ${LIQUID.dari} and ${LIQUID.sampai}), 0)::bigint as likuid,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'S' or b.kode_gl between ${DEPOSITS.dari} and ${DEPOSITS.sampai}), 0)::bigint as dana,
           coalesce(-sum(b.saldo) filter (where g.tipe = 'I'), 0)::bigint as pendapatan,
           coalesce(sum(b.saldo) filter (where b.kode_gl between ${DISTRIBUTION.dari} and ${DISTRIBUTION.sampai}), 0)::bigint as bagi_hasil
    from unnest(${[before ?? '', ...months]}::date[]) as h(hari) left join report_balances_on(${branch}, ${[before ?? '', ...months]}::date[]) b using (hari)
    left join gl_account g on g.kode_gl = b.kode_gl group by h.hari order by h.hari`;
  const money = (minor: bigint) => fromMinor(minor, BOOK_CURRENCY);
  const data = rows.slice(1).map((row, at): TrenRow => {
    const last = rows[at];
    // A year begins at nought.
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
