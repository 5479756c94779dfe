import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { accountChunks } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import type { EndOfDay, EndOfDayChunk, EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { toDisplay } from '#lib/dates.ts';

/** Accounts in one chunk: a killed core loses this much, and one transaction holds its rows this long. Few of them have changed. */
const ACCOUNTS = 250_000;

const CODE = 'AKRUAL';

/** The key of a chunk: the day that it accrues, then its last account, or that it ends the day. */
const keyOf = (hari: string, rekening: string): string => `${hari} ${rekening}`;
const END = 'JURNAL';

const dayOf = (key: string): string => key.slice(0, 10);
const restOf = (key: string): string => key.slice(11);

/**
 * Returns the calendar days that an end of day accrues, each by itself: from the first that no end of day of the branch has covered until the day
 * before the next business day, and never beyond the month's end. Friday 30 October accrues the 30th and the 31st; Sunday 1 November belongs to
 * Monday and to November (domain: branch day, end of day).
 */
export async function accrualDays(
  db: Db,
  { kodeCabang, dari, tanggal, berikut }: EndOfDay,
): Promise<readonly string[]> {
  const rows = await db<{ hari: string }[]>`
    select h::date as hari from generate_series(accrual_due(${kodeCabang}, ${dari}::date), least(${berikut}::date - 1, month_end(${tanggal}::date)), interval '1 day') h
    order by h`;
  return rows.map(({ hari }) => hari);
}

async function chunks(db: Db, endOfDay: EndOfDay): Promise<readonly EndOfDayChunk[]> {
  const [days, parts] = await Promise.all([accrualDays(db, endOfDay), accountChunks(db, endOfDay, ACCOUNTS)]);
  return days
    .flatMap((hari) => [
      ...parts.map(({ dari, sampai }) => ({ dari: keyOf(hari, dari), sampai: keyOf(hari, sampai) })),
      { dari: keyOf(hari, END), sampai: keyOf(hari, END) },
    ])
    .map((part, index) => ({ nomor: index + 1, ...part }));
}

interface Sum {
  readonly kode_produk: string;
  readonly jumlah: bigint;
  readonly gl: string;
}

/** Builds Dr 601001 / Cr 202001 of savings and current accounts, Dr 601002 / Cr 202002 of deposits (domain: profit sharing, daily accrual). */
function journalOf(kodeCabang: string, sum: Sum): BulkJournal {
  const cost = sum.gl === gl('OWED_TO_DEPOSITORS') ? gl('SHARES_OF_DEPOSITORS') : gl('SHARES_OF_SAVERS');
  return {
    kodeCabang,
    nominal: sum.jumlah,
    rekening: null,
    legs: [
      debit({ kode_cabang: kodeCabang, kode_gl: cost }, sum.jumlah),
      credit({ kode_cabang: kodeCabang, kode_gl: sum.gl }, sum.jumlah),
    ],
  };
}

/** Posts the earnings of the branch's accounts on the day, a journal for each product, and ends the day; returns the number of journals. */
async function postDay(tx: Db, endOfDay: EndOfDay, chunk: EndOfDayChunk): Promise<number> {
  const { kodeCabang } = endOfDay;
  const hari = dayOf(chunk.dari);
  const sums = await tx<Sum[]>`
    select t.kode_produk, t.jumlah, accrual_gl(t.kode_produk) as gl from sum_accrual_day(${kodeCabang}, ${hari}::date) t where t.jumlah > 0 order by 1`;
  await postAtEndOfDay(tx, endOfDay, {
    operasi: CODE,
    nomor: chunk.nomor,
    keterangan: `Akrual bagi hasil ${toDisplay(hari)}`,
    journals: sums.map((sum) => journalOf(kodeCabang, sum)),
  });
  await tx`select end_accrual_day(${kodeCabang}, ${hari}::date)`;
  return sums.length;
}

async function accrue(tx: Db, { kodeCabang }: EndOfDay, { dari, sampai }: EndOfDayChunk): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select accrue_accounts(${kodeCabang}, ${dayOf(dari)}::date, ${restOf(dari)}, ${restOf(sampai)}) as n`;
  return row?.n ?? 0;
}

/**
 * Runs the daily accrual of profit shares (domain: profit sharing; branch day, end of day): day by day, it accrues each account's earnings in parts
 * of the branch's accounts, then posts and ends the day. An ended day is never read again; the month's true-up covers back-valued entries
 * (docs/adr/0057-accruals-as-spans-of-days.md).
 */
export const accrual: EndOfDayStep = {
  code: CODE,
  title: { id: 'Akrual bagi hasil', en: 'Accrual of profit shares' },
  byAccount: 'NAMED',
  // A day is accrued when the one before it was posted and ended.
  inOrder: true,
  chunks,
  run: async (tx, endOfDay, chunk) => ({
    baris: restOf(chunk.dari) === END ? await postDay(tx, endOfDay, chunk) : await accrue(tx, endOfDay, chunk),
    temuan: [],
  }),
};
