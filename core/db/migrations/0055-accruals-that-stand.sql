-- What an account earns by, apart from what its month pays (docs/adr/0061-an-evening-writes-what-changed.md; domain: profit sharing, daily accrual).

-- What balances of a product earned at a branch from a day until another of the same month: HI-1000 in millionths of a rupiah, the product's weight in
-- hundredths of a per cent, and whether days below the minimum count. `faktor` / `bawah` is both of 1,000 rupiah and of a day, without what they have in common.
create table accrual_rate (
  kode_cabang text not null references branch,
  kode_produk text not null references product,
  dari date not null,
  sampai date not null check (sampai >= dari and date_trunc('month', sampai::timestamp) = date_trunc('month', dari::timestamp)),
  hi bigint not null check (hi >= 0),
  bobot integer not null,
  di_bawah_minimum boolean not null,
  faktor bigint not null,
  bawah bigint not null,
  primary key (kode_cabang, kode_produk, dari)
);

-- As what an account earns now: one row for each that does, from a day on. Nothing of its month is in it, so that a month begins without writing any.
-- Nothing refers to it and it refers to nothing. Minor units; nisbah in hundredths of a per cent.
create table accrual_now (
  saldo bigint not null check (saldo >= 0),
  dari date not null,
  nisbah integer not null check (nisbah between 1 and 9999),
  nomor_rekening text primary key,
  kode_cabang text not null,
  kode_produk text not null
) with (fillfactor = 90);
create index accrual_now_since on accrual_now (kode_cabang, dari);

-- The rates of the rows that there are. A rate that changed began new rows of all accounts on its day; what changed back began new ones again.
insert into accrual_rate (kode_cabang, kode_produk, dari, sampai, hi, bobot, di_bawah_minimum, faktor, bawah)
select x.kode_cabang, x.kode_produk, x.dari, least(lead(x.dari) over w - 1, x.akhir), x.hi, x.bobot, t.hitung_di_bawah_minimum,
  x.hi * x.bobot / gcd(x.hi * x.bobot, x.bawah), x.bawah / gcd(x.hi * x.bobot, x.bawah)
from (
  select d.*, lag(d.hi) over (partition by d.kode_cabang, d.kode_produk, d.akhir order by d.dari) as sebelum, coalesce(m.bobot, 10000) as bobot,
    100000000000000000 * extract(day from d.akhir)::bigint as bawah
  from (select distinct r.kode_cabang, r.kode_produk, r.dari, r.hi, (date_trunc('month', r.dari::timestamp) + interval '1 month' - interval '1 day')::date as akhir from accrual_span r) d
  left join pool_member m using (kode_produk)) x
cross join lateral (select y.hitung_di_bawah_minimum from product_term y where y.kode_produk = x.kode_produk
  order by y.berlaku_sejak <= x.dari desc, case when y.berlaku_sejak <= x.dari then y.berlaku_sejak end desc, y.berlaku_sejak limit 1) t
where x.sebelum is distinct from x.hi
window w as (partition by x.kode_cabang, x.kode_produk, x.akhir order by x.dari);

drop view if exists accrual_kept;
alter table accrual_span rename to accrual_span_bulan;
do $$
declare
  v_nama text;
begin
  for v_nama in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'accrual_span_bulan'::regclass loop
    execute format('alter table %I rename to %I', v_nama, 'lama_' || v_nama);
  end loop;
end $$;
alter index accrual_span_pkey rename to accrual_span_bulan_pkey;

-- Days that are over on which an account stood the same; by the month they ended in, so that a month can go whole.
create table accrual_span (
  saldo bigint not null check (saldo >= 0),
  dari date not null,
  sampai date not null check (sampai >= dari),
  nisbah integer not null check (nisbah between 1 and 9999),
  nomor_rekening text not null,
  kode_cabang text not null,
  kode_produk text not null,
  primary key (nomor_rekening, sampai)
) partition by range (sampai);
-- The evening asks for those that ended the day before: they lie together.
create index accrual_span_ended on accrual_span using brin (sampai) with (pages_per_range = 16, autosummarize = on);
do $$
declare
  v_bulan date;
begin
  for v_bulan in
    select distinct to_date(right(c.relname, 6), 'YYYYMM') from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'accrual_span_bulan'::regclass and c.relname ~ '_[0-9]{6}$' order by 1
  loop
    execute format('create table %I partition of accrual_span for values from (%L) to (%L)', 'accrual_span_' || to_char(v_bulan, 'YYYYMM'), v_bulan, (v_bulan + interval '1 month')::date);
  end loop;
end $$;

-- What stands until now, unless its month was over before the branch's days were; the rest has ended.
with lama as materialized (
  select r.*, b.sampai as cabang_sampai, lead(r.dari) over (partition by r.nomor_rekening order by r.dari) is not null as diganti, (date_trunc('month', r.dari::timestamp) + interval '1 month' - interval '1 day')::date as akhir
  from accrual_span_bulan r join accrual_branch b using (kode_cabang)
), selesai as (
  insert into accrual_span (nomor_rekening, dari, sampai, kode_cabang, kode_produk, saldo, nisbah)
  select nomor_rekening, dari, coalesce(sampai, akhir), kode_cabang, kode_produk, saldo, nisbah from lama
  where sampai is not null or diganti or akhir < cabang_sampai
)
insert into accrual_now (nomor_rekening, dari, kode_cabang, kode_produk, saldo, nisbah)
select nomor_rekening, dari, kode_cabang, kode_produk, saldo, nisbah from lama where sampai is null and not diganti and akhir >= cabang_sampai;
drop table accrual_span_bulan;

-- Up to where a branch's accounts were looked at. All lines of transactions below `horizon` are in what stands; null: look at all of them. While a
-- day is brought about: since when it is, whether all are looked at, and what the transaction that posts it has summed.
create table accrual_look (
  kode_cabang text primary key references branch,
  horizon bigint,
  hari date not null,
  dilihat bigint not null,
  semua boolean not null,
  jumlah jsonb,
  xid bigint
);

-- Accounts that are to be looked at, from a day on, for something that is no line: a contract, a state, another branch.
create table accrual_touch (
  nomor_rekening text not null references account,
  hari date not null,
  xid bigint not null default pg_current_xact_id()::text::bigint,
  primary key (nomor_rekening, hari)
);
insert into accrual_touch (nomor_rekening, hari)
select k.nomor_rekening, k.berlaku_sejak from account_contract k where k.berlaku_sejak > (select min(b.accounting_date) from branch b);
-- Funds that are not good yet, and those that became so today.
create index account_float_day on account_float (tanggal_efektif);
