-- Customers: their numbers, and what must hold of one whoever writes it.

-- ISO 7064 MOD 11,10 over decimal digits, as lib/account-number.ts has it.
create or replace function check_digit(p_angka text) returns text language plpgsql immutable as $$
declare
  v_hasil integer := 10;
  c text;
begin
  foreach c in array string_to_array(p_angka, null) loop
    v_hasil := (v_hasil + c::integer) % 10;
    v_hasil := (case v_hasil when 0 then 10 else v_hasil end * 2) % 11;
  end loop;
  return ((11 - v_hasil) % 10)::text;
end $$;

-- The next customer number of a branch: branch, serial, check digit. It goes on behind whatever serial the branch has used.
create or replace function number_customer(p_cabang text, p_baris jsonb) returns text language plpgsql as $$
declare
  v_serial integer;
  v_angka text;
begin
  insert into customer_serial as s (kode_cabang, terakhir)
  select p_cabang, coalesce(max(substr(c.nomor_nasabah, 4, 7)::integer), 0) + 1 from customer c where c.nomor_nasabah ~ ('^' || p_cabang || '\d{7,8}$')
  on conflict (kode_cabang) do update set terakhir = s.terakhir + 1 returning terakhir into v_serial;
  v_angka := p_cabang || lpad(v_serial::text, 7, '0');
  return v_angka || check_digit(v_angka);
end $$;

-- A customer and the family members who are customers themselves. Merged records count as their survivors.
create or replace function family_of(p_nasabah text) returns text[] language sql stable as $$
  with sendiri (n) as (
    select p_nasabah where p_nasabah is not null
    union select c.nomor_nasabah from customer c where c.gabung_ke = p_nasabah)
  select coalesce(array_agg(distinct n), '{}') from (
    select n from sendiri
    union all select survivor_of(r.pihak) from customer_relation r join sendiri s on s.n = r.nomor_nasabah
      where r.pihak is not null and r.peran in ('PASANGAN', 'ANAK', 'ORANG_TUA', 'WALI')
    union all select survivor_of(r.nomor_nasabah) from customer_relation r join sendiri s on s.n = r.pihak
      where r.peran in ('PASANGAN', 'ANAK', 'ORANG_TUA', 'WALI')) x(n)
$$;

-- Nobody writes the own record or one of the own family, as first or second person; one document is one customer's, and nobody comes in twice; what was merged or
-- closed is changed by nothing but what moves it out of that state.
create or replace function before_customer(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  c customer;
  v_lain text;
begin
  if exists (select from app_user u where u.id_user in (p_user, p_kedua) and u.nomor_nasabah is not null and (
      b ->> 'nomor_nasabah' = any (family_of(u.nomor_nasabah))
      or jsonb_path_exists(coalesce(e #> '{bagian,customer_relation}', '[]'), '$[*] ? (@.pihak == $n)', jsonb_build_object('n', u.nomor_nasabah)))) then
    perform refuse('OWN_FAMILY');
  end if;
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a customer is closed or merged, not removed'; end if;
  if e ->> 'aksi' = 'UBAH' then
    select * into c from customer where nomor_nasabah = b ->> 'nomor_nasabah' for update;
    if c.status <> 'AKTIF' and not b ? 'status' then perform refuse('CUSTOMER_NOT_ACTIVE', jsonb_build_object('nasabah', c.nomor_nasabah, 'status', c.status)); end if;
  end if;
  if b ? 'nomor_identitas' then
    perform pg_advisory_xact_lock(7312, hashtext(b ->> 'nomor_identitas'));
    -- Data that only a merged record has belong to its survivor.
    select 'CABANG:' || n.kode_cabang into v_lain from customer d join customer n on n.nomor_nasabah = coalesce(d.gabung_ke, d.nomor_nasabah)
    where d.nomor_identitas = b ->> 'nomor_identitas' and d.jenis_identitas = b ->> 'jenis_identitas' and n.nomor_nasabah <> b ->> 'nomor_nasabah' limit 1;
    if found then perform refuse('IDENTITY_TAKEN', jsonb_build_object('nasabah', v_lain)); end if;
  end if;
  if b ? 'nama_normal' then
    perform prove_not_duplicate(b || coalesce(e -> 'bagian', '{}'));
    perform prove_screened(e);
  end if;
  return null;
end $$;

-- The item that made a customer is found by the customer's number from now on, and its documents belong to the customer.
create or replace function after_customer(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  if e ->> 'aksi' = 'BUAT' and e ->> 'id_flow' is not null then
    update flow_instance set objek = 'NASABAH:' || (e #>> '{baris,nomor_nasabah}'), nomor_nasabah = nomor_nasabah || (e #>> '{baris,nomor_nasabah}')
    where id_flow = (e ->> 'id_flow')::uuid;
  end if;
  perform bind_files('NASABAH:' || (e #>> '{baris,nomor_nasabah}'),
    array(select (d ->> 'id_berkas')::uuid from jsonb_array_elements(e #> '{bagian,customer_document}') d), p_user);
  perform review_specimen_cards(e #>> '{baris,nomor_nasabah}');
  perform move_screened_form(e #>> '{baris,nomor_nasabah}', case e ->> 'aksi' when 'BUAT' then changed_object(e) else '' end);
end $$;

-- What a group offers on a day: of each code the row that begins last, unless it has ended.
create or replace function reference_codes_on(p_kelompok text, p_tanggal date) returns setof reference_code language sql stable as $$
  select * from (
    select distinct on (p.kode) p.* from reference_code p where p.kelompok = p_kelompok and p.berlaku_sejak <= p_tanggal order by p.kode, p.berlaku_sejak desc) p
  where p.berlaku_sampai is null or p.berlaku_sampai >= p_tanggal
$$;

-- The customers whose name has words that begin so, and of whom the marks hold (`=001` a branch, `=AKTIF` a state …), all of them or a refusal where they
-- are more than the bound. The planner believes that many match and would read everybody until enough are found, which of two usual words
-- that nobody bears together are never found, so here it has the one index.
create or replace function customers_of_words(p_cari text, p_batas integer) returns setof customer language plpgsql stable security definer rows 1000
set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  v_jumlah bigint;
begin
  return query select c.* from customer c
    where to_tsvector('simple', c.nama_normal)
      || array_to_tsvector(array['=' || c.jenis, '=' || c.kode_cabang, '=' || c.status, '=' || coalesce(c.resiko, '')]) @@ p_cari::tsquery
    limit p_batas + 1;
  get diagnostics v_jumlah = row_count;
  if v_jumlah > p_batas then perform refuse('CUSTOMERS_TOO_MANY', jsonb_build_object('jumlah', p_batas::text)); end if;
end $$;
