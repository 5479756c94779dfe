import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { DayQuery } from './table-query.ts';
import { taxNumber } from './tax.ts';

/**
 * Selects accounts with a balance at the end of a day: their customer, product, worth in the books' currency and yearly rate, in hundredths of a per
 * cent.
 */
export const fundsOn = (db: Db, day: string): Fragment => db`
  select s.nomor_rekening, coalesce(n.gabung_ke, n.nomor_nasabah) as nomor_nasabah, a.kode_produk, p.jenis as jenis_simpanan, p.akad, a.kode_valuta, a.kode_gl, s.saldo,
         coalesce(worth_on(s.saldo, a.kode_valuta, ${day}::date), 0) as nilai, yearly_equivalent(s.nomor_rekening, a.kode_produk, ${day}::date) as setara,
         case when p.jenis = 'DEPOSITO' then (
           select t.jatuh_tempo from deposit_term t where t.nomor_rekening = s.nomor_rekening and t.mulai <= ${day}::date order by t.urut desc limit 1) end as jatuh_tempo
  from account_balances_on(${day}::date) s join account a using (nomor_rekening) join product p on p.kode_produk = a.kode_produk
  join customer n using (nomor_nasabah)
  where s.saldo > 0`;

/**
 * Sums the deposits of each customer, and the guaranteed part: up to the limit of the day, of deposits that pay no more than the rate of
 * the day (domain: reports). A joint account counts for its first owner.
 */
export const guaranteedDeposits: DayQuery = (db, { tanggal }) => db`
  with aturan as materialized (
    select (parameter_on('lps_batas_dijamin', ${tanggal}::date)::numeric * 100)::bigint as batas,
           round(parameter_on('lps_setara_tertinggi', ${tanggal}::date)::numeric * 100)::integer as tertinggi),
  per as (
    select f.nomor_nasabah, count(*)::integer as rekening, sum(f.nilai)::bigint as saldo,
           coalesce(sum(f.nilai) filter (where r.tertinggi = 0 or f.setara <= r.tertinggi), 0)::bigint as layak
    from (${fundsOn(db, tanggal)}) f cross join aturan r group by 1)
  select x.nomor_nasabah, c.nama_nasabah, ${taxNumber(db)} as nomor_npwp, coalesce(c.tanggal_lahir::text, '') as tanggal_lahir, x.rekening as jumlah_rekening, x.saldo, x.layak,
         least(x.layak, r.batas) as dijamin, x.saldo - least(x.layak, r.batas) as tidak_dijamin, 'IDR' as kode_valuta
  from per x join customer c using (nomor_nasabah) cross join aturan r
  order by x.nomor_nasabah`;

/** Returns an authority's name for a code of the bank on a day; '' where the list has none. */
const calledOn = (db: Db, list: string, code: Fragment, day: string): Fragment => db`
  coalesce((select x.nilai from reference_codes_on(${list}, ${day}::date) x where x.kode = ${code}), '')`;

/** The owner of the funds: a person, or the legal form of an entity. */
const counterparty = (db: Db): Fragment => db`case c.jenis when 'P' then 'P' else coalesce(e.bentuk_hukum, '') end`;

/** Returns the term of a maturity, counted from the day. */
const termOf = (db: Db, day: string): Fragment => db`
  case when f.jatuh_tempo is null then 'TANPA'
       when f.jatuh_tempo <= (${day}::date + interval '1 month')::date then 'S1' when f.jatuh_tempo <= (${day}::date + interval '3 months')::date then 'S3'
       when f.jatuh_tempo <= (${day}::date + interval '6 months')::date then 'S6' when f.jatuh_tempo <= (${day}::date + interval '12 months')::date then 'S12' else 'L12' end`;

/** Sums third-party funds by kind, contract, owner, remaining term and currency. */
export const thirdPartyFunds: DayQuery = (db, { tanggal }) => db`
  select ${calledOn(db, 'SANDI_SIMPANAN', db`g.jenis_simpanan`, tanggal)} as sandi_simpanan, g.jenis_simpanan, g.akad,
         ${calledOn(db, 'SANDI_GOLONGAN', db`g.golongan`, tanggal)} as sandi_golongan, g.golongan,
         ${calledOn(db, 'SANDI_JANGKA', db`g.jangka`, tanggal)} as sandi_jangka, g.kode_valuta as valuta, g.jumlah_rekening, g.nilai, 'IDR' as kode_valuta
  from (
    select f.jenis_simpanan, f.akad, ${counterparty(db)} as golongan, ${termOf(db, tanggal)} as jangka, f.kode_valuta, count(*)::integer as jumlah_rekening,
           sum(f.nilai)::bigint as nilai
    from (${fundsOn(db, tanggal)}) f join customer c using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)
    group by 1, 2, 3, 4, 5) g
  order by g.jenis_simpanan, g.akad, g.golongan, g.jangka, g.kode_valuta`;
