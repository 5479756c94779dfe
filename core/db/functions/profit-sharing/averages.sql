-- Average daily balances (docs/adr/0057-accruals-as-spans-of-days.md; domain: profit sharing).

-- Money that is not yet good changes a balance on the day it becomes so (domain: balances). Returns each change after a day, of the accounts between two numbers.
create or replace function float_changes(p_dari text, p_sampai text, p_hari date) returns table (rekening text, hari date, jumlah bigint) language sql stable as $$
  select f.nomor_rekening, x.hari, x.jumlah from account_float f
  join journal j on j.id = f.journal_id and j.tanggal <= f.tanggal_efektif
  cross join lateral (values (coalesce(j.tanggal_valuta, j.tanggal), -f.jumlah), (f.tanggal_efektif, f.jumlah)) x(hari, jumlah)
  where f.tanggal_efektif > p_hari and x.hari > p_hari and f.nomor_rekening between p_dari and p_sampai
$$;

-- Effective balances of accounts change on a value date, and of what is not yet good on the day it becomes so: each change after a day, of the
-- accounts between two numbers. What stands now less what came after a day is what stood at its end, exactly, whether rolled up or not and however
-- far back it was valued.
create or replace function effective_changes(p_dari text, p_sampai text, p_hari date) returns table (rekening text, hari date, jumlah bigint) language sql stable as $$
  select l.rekening, coalesce(l.tanggal_valuta, l.tanggal), -l.jumlah from journal_line l
  where l.tanggal > p_hari and coalesce(l.tanggal_valuta, l.tanggal) > p_hari and l.rekening between p_dari and p_sampai
  union all
  select f.rekening, f.hari, f.jumlah from float_changes(p_dari, p_sampai, p_hari) f
$$;

-- Balances at the end of each day of a period, as steps: from which day until which an account stood at what, never below nothing. All
-- accounts of a branch (null: of the bank) and of these products (null: of all); p_rekening: of one alone.
create or replace function balance_steps(p_cabang text, p_produk text[], p_rekening text, p_dari date, p_sampai date)
returns table (nomor_rekening text, kode_produk text, dari date, sampai date, saldo bigint) language plpgsql stable rows 1000 as $$
declare
  v_awal text;
  v_akhir text;
begin
  select coalesce(p_rekening, min(a.nomor_rekening)), coalesce(p_rekening, max(a.nomor_rekening)) into v_awal, v_akhir
  from account a where p_rekening is null and (p_cabang is null or a.kode_cabang = p_cabang);
  return query
    with akun as materialized (
      select a.nomor_rekening, a.kode_produk, s.saldo_buku from account a join account_state s using (nomor_rekening)
      where a.nomor_rekening between v_awal and v_akhir and (p_cabang is null or a.kode_cabang = p_cabang) and (p_produk is null or a.kode_produk = any (p_produk))
    ), ubah as materialized (
      select u.rekening, u.hari, sum(u.jumlah) as jumlah from effective_changes(v_awal, v_akhir, p_dari) u group by 1, 2
    ), langkah as (
      select k.nomor_rekening, k.kode_produk, p_dari as hari, k.saldo_buku - coalesce(t.jumlah, 0) as jumlah
      from akun k left join (select u.rekening, sum(u.jumlah) as jumlah from ubah u group by 1) t on t.rekening = k.nomor_rekening
      union all
      select k.nomor_rekening, k.kode_produk, u.hari, u.jumlah from ubah u join akun k on k.nomor_rekening = u.rekening where u.hari <= p_sampai and u.jumlah <> 0
    )
    select l.nomor_rekening, l.kode_produk, l.hari, coalesce(lead(l.hari) over w - 1, p_sampai), greatest(sum(l.jumlah) over w, 0)::bigint
    from langkah l window w as (partition by l.nomor_rekening order by l.hari);
end $$;

-- Returns how balances of a product count on a day: their weight in its pool in hundredths of a per cent, and by the terms in force whether days
-- below the minimum do.
create or replace function averaging_on(p_tanggal date) returns table (kode_produk text, bobot integer, hitung_di_bawah_minimum boolean) language sql stable as $$
  select p.kode_produk, coalesce(m.bobot, 10000), t.hitung_di_bawah_minimum from product p left join pool_member m using (kode_produk) cross join lateral (
    select x.hitung_di_bawah_minimum from product_term x where x.kode_produk = p.kode_produk
    order by x.berlaku_sejak <= p_tanggal desc, case when x.berlaku_sejak <= p_tanggal then x.berlaku_sejak end desc, x.berlaku_sejak limit 1) t
$$;

-- Average daily balances of a period: the sum of the balances at the end of each calendar day, exact for what was back-valued, and how many
-- days counted; divided by all days of the period this is the average (domain: average daily balance). Where the product's terms say so, days
-- below the minimum that the contract kept count for nothing; `tertimbang` is the sum by the product's weight. Minor units.
create or replace function average_balances(p_cabang text, p_produk text[], p_rekening text, p_dari date, p_sampai date)
returns table (nomor_rekening text, kode_produk text, jumlah_saldo bigint, hari integer, hari_periode integer, tertimbang bigint, rata_rata bigint)
language sql stable rows 1000 as $$
  with aturan as materialized (select * from averaging_on(p_sampai)),
  langkah as (
    select b.nomor_rekening, b.kode_produk, b.saldo, w.bobot,
      case when w.hitung_di_bawah_minimum or b.saldo >= k.saldo_minimum then b.sampai - b.dari + 1 else 0 end as hari
    from balance_steps(p_cabang, p_produk, p_rekening, p_dari, p_sampai) b join aturan w using (kode_produk)
    left join lateral account_contract_on(b.nomor_rekening, b.dari) k on not w.hitung_di_bawah_minimum
  )
  select l.nomor_rekening, l.kode_produk, sum(l.saldo::numeric * l.hari)::bigint, sum(l.hari)::integer, p_sampai - p_dari + 1,
    round(sum(l.saldo::numeric * l.hari) * min(l.bobot) / 10000)::bigint, round(sum(l.saldo::numeric * l.hari) / (p_sampai - p_dari + 1))::bigint
  from langkah l group by 1, 2
$$;
