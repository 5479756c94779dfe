import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { boundsOf, type Fragment, runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { GlDetailQuery, GlDetailRow } from '#types/proto/books/report.ts';
import { dailyTotals, type Period, periodOf } from './ledger-period.ts';
import { lineOrder } from './list-orders.ts';

interface GlLine {
  journal_id: bigint;
  urut: number;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  cabang_jurnal: string;
  lawan: string | null;
  rekening: string | null;
  jumlah: bigint;
  keterangan: string | null;
  id_user: string;
  /** The account's balance where the page begins, debit positive; the same on each row. */
  batas: bigint;
}

interface Scope extends Period {
  readonly branch: string;
  readonly kode_gl: string;
  readonly currency: string;
}

/** The amount of a line, or its worth in the books' currency. */
const amountOn = (db: Db, currency: string): Fragment =>
  currency === '' ? db`coalesce(l.jumlah_idr, l.jumlah)` : db`l.jumlah`;

/** Selects a piece of the scope's lines from their index: after a given one, or after `leap` of them, at most `most`. */
function linesOf(
  db: Db,
  { branch, kode_gl, currency, dari, sampai }: Scope,
  { backwards, last, leap, most }: { backwards: boolean; last: readonly string[] | null; leap: number; most: number },
): Fragment {
  return db`ledger_lines(${branch}, ${kode_gl}, ${currency}, ${dari}::date, ${sampai}::date, ${backwards}, ${last as string[] | null}::text[],
    ${leap}, ${most})`;
}

/**
 * Sums the balance where a page without a cursor begins: before the period, or after it where the lines run backwards; it adds the lines of
 * the skipped pages.
 */
function boundary(db: Db, scope: Scope, backwards: boolean, offset: number): Fragment {
  const { branch, kode_gl, currency, dari, sampai } = scope;
  const days = db`(select coalesce(sum(debet - kredit), 0) from ${dailyTotals(db, currency)} h
    where kode_cabang = ${branch} and kode_gl = ${kode_gl} and ${backwards ? db`tanggal <= ${sampai}::date` : db`tanggal < ${dari}::date`})`;
  if (offset === 0) return db`${days}::bigint`;
  return db`(${days} ${db.unsafe(backwards ? '-' : '+')} (select coalesce(sum(${amountOn(db, currency)}), 0)
    from ${linesOf(db, scope, { backwards, last: null, leap: 0, most: offset })} l))::bigint`;
}

/** Splits a cursor of lines: the list's own, and after a dot the balance there. Throws VALIDATION for one that was not made here. */
function readCursor(cursor: string): { readonly cursor: string; readonly saldo: bigint } | null {
  if (cursor === '') return null;
  const [, place = '', saldo = ''] = /^([^.]+)\.(-?\d{1,18})$/.exec(cursor) ?? [];
  if (place === '') return fail('VALIDATION', { violations: [{ field: 'cursor', kode: 'v.halaman' }] });
  return { cursor: place, saldo: BigInt(saldo) };
}

/** Returns the balance after each line of a page, debit positive, and the balance with which the next page continues. */
function runningBalances(lines: readonly GlLine[], backwards: boolean): { balances: bigint[]; rest: bigint } {
  let rest = lines[0]?.batas ?? 0n;
  const balances = lines.map(({ jumlah }) => {
    const before = rest;
    rest += backwards ? -jumlah : jumlah;
    return backwards ? before : rest;
  });
  return { balances, rest };
}

/** Reads a page of the scope's lines, each beside the balance where the page begins, all of one moment. */
async function readLines(db: Db, scope: Scope, { paging }: GlDetailQuery) {
  const backwards = paging?.sort === `-${lineOrder.defaultSort}`;
  const after = readCursor(paging?.cursor ?? '');
  const { show, offset } = boundsOf(paging);
  const leap = after ? 0 : offset;
  const batas = after ? db`${after.saldo}::bigint` : boundary(db, scope, backwards, leap);
  const { rows, cursor } = await runList<GlLine>(
    db,
    {
      columns: db`l.journal_id, l.urut, l.tanggal, l.dibuat_pada, l.operasi, l.cabang_jurnal, l.lawan, l.rekening,
        ${amountOn(db, scope.currency)} as jumlah, l.keterangan, l.id_user, ${batas} as batas`,
      from: (_after, _order, last) => db`(
        select array_agg(p.tanggal) as tanggal, array_agg(p.journal_id) as jurnal, array_agg(p.urut) as urut
        from ${linesOf(db, scope, { backwards, last, leap, most: show + 1 })} p) p
        cross join lateral posted_lines(p.tanggal, p.jurnal, p.urut) l`,
      where: [],
      ...lineOrder,
    },
    // The query skips the lines of earlier pages.
    paging && { ...paging, page: 1, cursor: after?.cursor ?? '' },
  );
  const { balances, rest } = runningBalances(rows, backwards);
  return { rows, balances, cursor: cursor === '' ? '' : `${cursor}.${rest}` };
}

/**
 * Lists the lines of one GL account in a branch and a period, each with the balance after it, oldest first or the other way round. Each
 * page costs the same: the first takes its balance from daily totals, the others from the cursor that leads to them. Without
 * `currency_code` all currencies in worth of the books' currency. Empty for a branch the caller does not see and for an account that is not
 * in the chart.
 */
export const glDetail: Query<'report.glDetail'> = async ({ db, caller }, input) => {
  const branch = visibleBranch(caller, input.branch_code);
  const period = branch === null ? null : await periodOf(db, branch, input);
  const [account] = await db<{ posisi: string }[]>`select posisi from gl_account where kode_gl = ${input.kode_gl}`;
  if (branch === null || !period || !account) return { data: [], resp_cursor: '' };
  const scope = { ...period, branch, kode_gl: input.kode_gl, currency: input.currency_code };
  const { rows, balances, cursor } = await readLines(db, scope, input);
  const currency = input.currency_code || BOOK_CURRENCY;
  const ownSide = account.posisi === 'D' ? 1n : -1n;
  const data = rows.map(
    (line, at): GlDetailRow => ({
      id_jurnal: line.journal_id.toString(),
      urut: line.urut.toString(),
      nomor_referensi: makeReference(line.cabang_jurnal, line.tanggal, line.journal_id),
      tanggal_akuntansi: line.tanggal,
      waktu: isoTime(line.dibuat_pada),
      flowCode: line.operasi,
      kode_cabang: branch,
      kode_cabang_lawan: line.lawan ?? '',
      nomor_rekening: line.rekening === null ? '' : accountSeenBy(caller, line.rekening),
      debet: fromMinor(line.jumlah > 0n ? line.jumlah : 0n, currency),
      kredit: fromMinor(line.jumlah < 0n ? -line.jumlah : 0n, currency),
      saldo: fromMinor(ownSide * (balances[at] ?? 0n), currency),
      kode_valuta: currency,
      keterangan: line.keterangan ?? '',
      user_input: line.id_user,
    }),
  );
  return { data, resp_cursor: cursor };
};
