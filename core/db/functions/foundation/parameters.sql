-- The terms of a product that hold on a day, and the value of a parameter: the row that begins last up to that day.
create or replace function product_term_on(p_produk text, p_tanggal date) returns setof product_term language sql stable rows 1 as $$
  select t.* from product_term t where t.kode_produk = p_produk and t.berlaku_sejak <= p_tanggal order by t.berlaku_sejak desc limit 1
$$;
create or replace function parameter_on(p_nama text, p_tanggal date) returns text language sql stable as $$
  select p.nilai from parameter p where p.nama = p_nama and p.berlaku_sejak <= p_tanggal order by p.berlaku_sejak desc limit 1
$$;

-- Two persons may still change or take back today what began today, where it is a limit, or a parameter that no check measures the day's
-- work against (provesTheDay in lib/control/parameters-of-proofs.ts).
create or replace function changes_same_day(e jsonb) returns boolean language sql immutable as $$
  select case e ->> 'jenis'
    when 'limit' then true
    when 'parameter' then e -> 'baris' ->> 'nama' not in ('kliring_warkat_batas', 'pajak_bagi_hasil_persen', 'pajak_bagi_hasil_batas', 'skn_batas',
      'bi_fast_batas', 'skn_tunai_batas', 'rtgs_minimum', 'rtgs_minimum_termasuk', 'dhn_lembar', 'dhn_batas_nominal')
    else false end
$$;

-- Terms of products, parameters, daily limits and rates hold from a day on, the column that `sejak` names. What is in force, or was, is
-- never rewritten: a change is a new row from today or a later day, and only a row that has not come into force may still be changed
-- or taken back, or one of today where nothing is measured against it.
create or replace function before_term(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_hari date := (select max(b.accounting_date) from branch b);
  v_sejak date := (select (e -> 'baris' ->> k.sejak)::date from record_kind k where k.jenis = e ->> 'jenis');
begin
  if v_sejak < v_hari or v_sejak = v_hari and e ->> 'aksi' <> 'BUAT' and not changes_same_day(e) then perform refuse('TERM_IN_FORCE', jsonb_build_object('sejak', v_sejak)); end if;
  return null;
end $$;
