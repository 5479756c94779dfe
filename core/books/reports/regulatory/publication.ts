import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { PublishedName } from '#lib/books/chart.ts';
import type { DayQuery } from './table-query.ts';

/**
 * Selects every line of a part in its order with the sums of its accounts on the day and at the end of the month before, on the line's own side; a
 * title has no amount.
 */
const linesOf = (db: Db, part: PublishedName, day: string): Fragment => db`
  with buku as materialized (
    select coalesce(k.kode_gl, d.kode_gl) as kode_gl, coalesce(k.saldo, 0) as kini, coalesce(d.saldo, 0) as dulu
    from publication_balances(${day}::date) k
    full join publication_balances(date_trunc('month', ${day}::date)::date - 1) d using (kode_gl))
  select l.urut, l.sandi, repeat('  ', l.tingkat) || l.nama as pos, l.jenis, 'IDR' as kode_valuta,
         case when l.jenis <> 'JUDUL' then case l.sisi when 'D' then s.kini else -s.kini end end as jumlah,
         case when l.jenis <> 'JUDUL' then case l.sisi when 'D' then s.dulu else -s.dulu end end as jumlah_dulu
  from publication_lines(${day}::date) l cross join lateral (
    select coalesce(sum(b.kini), 0)::bigint as kini, coalesce(sum(b.dulu), 0)::bigint as dulu
    from buku b where exists (select from unnest(l.dari, l.sampai) as g(a, z) where b.kode_gl between g.a and g.z)) s
  where l.laporan = ${part} and l.jenis <> 'LUAR'
  order by l.urut`;

const published =
  (part: PublishedName): DayQuery =>
  (db, { tanggal }) =>
    linesOf(db, part, tanggal);

/** Balance sheet of the whole bank for publication (domain: reports). */
export const publishedSheet = published('PUBLIKASI_NERACA');
/** Income statement from the year's first day; items that lessen the result are negative. */
export const publishedIncome = published('PUBLIKASI_LABA_RUGI');
/** Commitments and contingencies, from the accounts off the books. */
export const publishedCommitments = published('PUBLIKASI_KOMITMEN');
