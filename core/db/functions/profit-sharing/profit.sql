-- Profit sharing (core/profit-sharing/README.md; domain: profit sharing). HI-1000 is kept in millionths of a rupiah, amounts in minor units.

-- The rate by which income of a month is reckoned: the one that two persons set for it, else the latest set before it, else the parameter.
create or replace function hi1000_on(p_pool text, p_bulan date) returns bigint language sql stable as $$
  select coalesce(
    (select h.final from hi1000 h where h.pool = p_pool and h.bulan <= p_bulan and h.status <> 'DIBATALKAN' order by h.bulan desc limit 1),
    (parameter_on('hi_1000_indikatif', p_bulan)::numeric * 1000000)::bigint)
$$;

-- Returns what is left of a gross share: gross, tax and zakat each in whole rupiah, half up, in this order, and the rest (domain: profit sharing, rounding).
-- Percentages as the parameters have them; the gross in minor units, unrounded.
create or replace function net_share(p_bruto numeric, p_kena boolean, p_zakat boolean, p_pajak_persen numeric, p_zakat_persen numeric,
  out bruto bigint, out pajak bigint, out zakat bigint, out neto bigint) language sql immutable as $$
  select b.bruto, p.pajak, z.zakat, b.bruto - p.pajak - z.zakat
  from (select round(p_bruto / 100)::bigint * 100 as bruto) b
  cross join lateral (select case when p_kena then round(b.bruto * p_pajak_persen / 10000)::bigint * 100 else 0 end as pajak) p
  cross join lateral (select case when p_zakat then round((b.bruto - p.pajak) * p_zakat_persen / 10000)::bigint * 100 else 0 end as zakat) z
$$;

-- All that each of these customers has with the bank now, in the books' currency; another one at the last middle rate. A joint account is its
-- first owner's (domain: profit sharing, tax).
create or replace function funds_of(p_nasabah text[], p_tanggal date) returns table (nomor_nasabah text, dana bigint) language sql stable as $$
  select a.nomor_nasabah, sum(case when a.kode_valuta = 'IDR' then s.saldo_buku else round(s.saldo_buku::numeric * coalesce(k.tengah, 0) / power(10::numeric, 2 + c.digit)) end)::bigint
  from account a join account_state s using (nomor_rekening) join currency c using (kode_valuta)
  left join lateral (select r.tengah from exchange_rate r where a.kode_valuta <> 'IDR' and r.kode_valuta = a.kode_valuta and r.tanggal <= p_tanggal order by r.tanggal desc limit 1) k on true
  where a.nomor_nasabah = any (p_nasabah) group by 1
$$;

-- The net shares of accounts for gross ones (minor units, unrounded), by the rules of the day they are posted on: tax where all funds of the customer
-- are above the limit and no letter exempts the account, zakat by its mandate. One row for each row asked, under the place it was asked at.
create or replace function net_shares(p_rekening text[], p_bruto numeric[], p_tanggal date)
returns table (urut bigint, nomor_rekening text, dana bigint, sebab_pajak text, bruto bigint, pajak bigint, zakat bigint, neto bigint) language sql stable as $$
  with aturan as materialized (
    select parameter_on('pajak_bagi_hasil_persen', p_tanggal)::numeric as pajak, (parameter_on('pajak_bagi_hasil_batas', p_tanggal)::numeric * 100)::bigint as batas,
      parameter_on('zakat_persen', p_tanggal)::numeric as zakat
  ), minta as materialized (
    select x.n, a.nomor_rekening, a.nomor_nasabah, x.bruto, a.zakat, coalesce(a.skb_sampai >= p_tanggal, false) as bebas
    from unnest(p_rekening, p_bruto) with ordinality as x(rekening, bruto, n) join account a on a.nomor_rekening = x.rekening
  ), dana as materialized (
    select * from funds_of(array(select distinct m.nomor_nasabah from minta m), p_tanggal)
  )
  select m.n, m.nomor_rekening, d.dana, v.sebab, b.bruto, b.pajak, b.zakat, b.neto
  from minta m join dana d using (nomor_nasabah) cross join aturan r
  cross join lateral (select case when m.bebas then 'BEBAS' when d.dana > r.batas then 'KENA' else 'BATAS' end as sebab) v
  cross join lateral net_share(m.bruto, v.sebab = 'KENA', m.zakat, r.pajak, r.zakat) b
$$;
