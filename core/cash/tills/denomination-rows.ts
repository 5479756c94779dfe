import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** A cash box and a day, as values or as columns of the query that reads the pieces beside it. */
export interface DenominationBox {
  readonly id: number | Fragment;
  readonly kode_cabang: string | Fragment;
  /** TELLER or KHASANAH. */
  readonly jenis: string | Fragment;
  readonly hari: string | Fragment;
}

/**
 * The pieces of a box at the end of the day before and at the end of the day. Each is counted on from where the stock is known: the vault
 * from its latest count up to then (which may sort pieces without a movement), a till from when it was last empty. So the read is as long as
 * the time since, however long the bank has kept books.
 */
const stocks = (db: Db, box: DenominationBox): Fragment => db`
  select s.kapan, x.kunci, sum(x.lembar) as lembar
  from (values ('AWAL', ${box.hari}::date - 1), ('AKHIR', ${box.hari}::date)) s(kapan, sampai)
  left join lateral (
    select c.tanggal, c.nomor_urut as seq, c.pecahan from vault_count c
    where c.kode_cabang = ${box.kode_cabang} and c.id_kas = ${box.id} and c.tanggal <= s.sampai order by c.tanggal desc, c.id desc limit 1) c on true
  left join lateral (
    select m.tanggal, m.seq from cash_movement m
    where ${box.jenis}::text = 'TELLER' and m.id_kas = ${box.id} and m.tanggal <= s.sampai and m.saldo = 0 order by m.tanggal desc, m.seq desc limit 1) z on true
  cross join lateral (
    select k.kunci, k.lembar from jsonb_each(c.pecahan) p
    cross join lateral (values (p.key, (p.value ->> 0)::bigint), (p.key || 'T', (p.value ->> 1)::bigint)) k(kunci, lembar)
    union all
    select p.key, p.value::bigint from cash_movement m cross join lateral jsonb_each_text(m.pecahan) p
    where m.id_kas = ${box.id} and m.tanggal between coalesce(c.tanggal, z.tanggal, '-infinity') and s.sampai and m.seq > coalesce(c.seq, z.seq, 0)) x
  group by 1, 2`;

/** Reads the pieces that came and went on the day, and those of the vault's last count of the day, beside those stocks. */
export const denominationRows = (db: Db, box: DenominationBox): Fragment => db`(
  with hitung as (
    select k.kunci, k.lembar from (
      select pecahan from vault_count where kode_cabang = ${box.kode_cabang} and id_kas = ${box.id} and tanggal = ${box.hari}::date order by id desc limit 1) c
    cross join lateral jsonb_each(c.pecahan) p
    cross join lateral (values (p.key, (p.value ->> 0)::bigint), (p.key || 'T', (p.value ->> 1)::bigint)) k(kunci, lembar)
  ), bagian as (
    select kunci, lembar as awal, 0 as masuk, 0 as keluar, 0 as akhir, null::bigint as dihitung from (${stocks(db, box)}) s where kapan = 'AWAL'
    union all
    select kunci, 0, 0, 0, lembar, null from (${stocks(db, box)}) s where kapan = 'AKHIR'
    union all
    select p.key, 0, greatest(p.value::bigint, 0), greatest(-p.value::bigint, 0), 0, null
    from cash_movement m cross join lateral jsonb_each_text(m.pecahan) p where m.id_kas = ${box.id} and m.tanggal = ${box.hari}::date
    union all
    select kunci, 0, 0, 0, 0, lembar from hitung
  )
  select kunci, denomination_value(kunci) as nominal, sum(awal)::integer as awal, sum(masuk)::integer as masuk, sum(keluar)::integer as keluar,
         sum(akhir)::integer as akhir, (sum(akhir) * denomination_value(kunci))::bigint as nilai,
         case when exists (select from hitung) then coalesce(sum(dihitung), 0)::integer end as dihitung
  from bagian group by kunci having bool_or(awal <> 0 or masuk <> 0 or keluar <> 0 or akhir <> 0 or dihitung <> 0))`;
