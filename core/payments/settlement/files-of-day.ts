import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import type { BerkasHari } from '#types/proto/payments/settlement.ts';

/** The answer names so many files. */
const NAMED = 6;

interface Counts {
  readonly tanggal: string;
  readonly diterima: number;
  readonly ditolak: number;
  readonly dikirim: number;
  readonly menunggu: number;
  readonly belum_dijawab: number;
}

/** Reads today by the clock, by which messages come, and the accounting date of head office, under which batches leave. */
const days = (db: Db): Fragment => db`
  select (now() at time zone 'Asia/Jakarta')::date as hari, (select max(accounting_date) from branch where jenis = 'HO') as buku`;

/**
 * Returns the files that other banks sent today and the batches of the bank's day that left or wait to leave: counts, and the few that need somebody
 * before the latest others. It names no amount, account or party, because a branch reads it of the whole bank.
 */
export const filesOfDay: Query<'settlement.berkasHari'> = async ({ db }) => {
  const [[counts], files] = await Promise.all([
    db<Counts[]>`
      with h as (${days(db)}),
        m as (select count(*) filter (where x.status = 'DITERIMA')::integer as diterima, count(*) filter (where x.status = 'DITOLAK')::integer as ditolak
          from h join settlement_message x on (x.diterima_pada at time zone 'Asia/Jakarta')::date = h.hari),
        b as (select count(*) filter (where x.status <> 'DISUSUN')::integer as dikirim, count(*) filter (where x.status = 'TERKIRIM')::integer as belum_dijawab
          from h join settlement_batch x on x.tanggal = h.buku)
      select h.hari as tanggal, m.diterima, m.ditolak, b.dikirim, b.belum_dijawab,
        (select count(*)::integer from settlement_batch x where x.status = 'DISUSUN') as menunggu
      from h, m, b`,
    db<BerkasHari[]>`
      with h as (${days(db)})
      select kunci, arah, rail, jenis, banyak, status, sebab, waktu from (
        select 'M' || m.id as kunci, 'MASUK' as arah, coalesce(m.rail, '') as rail, coalesce(m.jenis, '') as jenis, m.banyak, m.status, m.sebab,
          m.diterima_pada as waktu, m.status = 'DITOLAK' as perlu
        from h join settlement_message m on (m.diterima_pada at time zone 'Asia/Jakarta')::date = h.hari
        union all
        select b.nomor, 'KELUAR', b.rail, b.jenis, b.banyak, b.status, b.gagal_sebab, coalesce(b.dikirim_pada, b.disusun_pada), b.status = 'DISUSUN'
        from h join settlement_batch b on b.tanggal = h.buku or b.status = 'DISUSUN') f
      order by perlu desc, waktu desc, kunci limit ${NAMED}`,
  ]);
  return {
    ...(counts ?? fail('SYSTEM')),
    berkas: files.map((file) => ({ ...file, waktu: isoTime(file.waktu) })),
  };
};
