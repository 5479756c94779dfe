import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

/**
 * The screen and each end of day read this many calendar days of messages: a lost one shows at the end of its day, and stays in sight for a month.
 */
export const LOOKED_BACK = 31;

/** Selects messages of the last days, by the clock, with a part that is nowhere booked, returned, waiting or refused. */
export const lostMessages = (db: Db, days: number): Fragment => db`
  (select * from settlement_message_end x
   where x.tanggal > (now() at time zone 'Asia/Jakarta')::date - ${days}::integer and (x.hilang <> 0 or x.hilang_jumlah <> 0))`;

interface Row {
  readonly tanggal: string;
  readonly rail: string;
  readonly banyak: number;
  readonly jumlah: bigint;
  readonly buku: number;
  readonly buku_jumlah: bigint;
  readonly kembali: number;
  readonly kembali_jumlah: bigint;
  readonly tunggu: number;
  readonly tunggu_jumlah: bigint;
  readonly tolak: number;
  readonly tolak_jumlah: bigint;
  readonly hilang: number;
  readonly hilang_jumlah: bigint;
}

/**
 * Lists other banks' messages of the last month, by day and rail, the latest first: the sum received, and its parts booked, returned, waiting for a
 * person or refused. `hilang` is in none of the four, zero where all is well; `beda` T lists only rows of which something waits, is refused or lost.
 */
export const reconciliation: Query<'settlement.rekonsiliasi'> = async ({ db }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`r.*`,
      from: db`(
        select tanggal, rail, sum(banyak)::integer as banyak, sum(jumlah)::bigint as jumlah, sum(buku)::integer as buku, sum(buku_jumlah)::bigint as buku_jumlah,
          sum(kembali)::integer as kembali, sum(kembali_jumlah)::bigint as kembali_jumlah, sum(tunggu)::integer as tunggu, sum(tunggu_jumlah)::bigint as tunggu_jumlah,
          sum(tolak)::integer as tolak, sum(tolak_jumlah)::bigint as tolak_jumlah, sum(hilang)::integer as hilang, sum(hilang_jumlah)::bigint as hilang_jumlah
        from settlement_message_end
        where tanggal > (now() at time zone 'Asia/Jakarta')::date - ${LOOKED_BACK}::integer group by tanggal, rail) r`,
      where: input.beda === 'T' ? [db`(r.tunggu + r.tolak <> 0 or r.hilang <> 0 or r.hilang_jumlah <> 0)`] : [],
      sortable: { tanggal: { sql: 'r.tanggal', type: 'date' } },
      key: [{ sql: 'r.rail', type: 'text' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      tanggal: row.tanggal,
      rail: row.rail,
      kode_valuta: BOOK_CURRENCY,
      diterima: fromMinor(row.jumlah),
      diterima_banyak: row.banyak,
      dibukukan: fromMinor(row.buku_jumlah),
      dibukukan_banyak: row.buku,
      dikembalikan: fromMinor(row.kembali_jumlah),
      dikembalikan_banyak: row.kembali,
      menunggu: fromMinor(row.tunggu_jumlah),
      menunggu_banyak: row.tunggu,
      ditolak: fromMinor(row.tolak_jumlah),
      ditolak_banyak: row.tolak,
      hilang: fromMinor(row.hilang_jumlah),
      hilang_banyak: row.hilang,
    })),
    resp_cursor: page.cursor,
  };
};
