-- Our own cheques and giros that were refused for their funds, and the listing of their drawer (core/cheques/README.md; domain: clearing, DHN).
-- Whoever adds to the count of a drawer, takes from it or lists the drawer by it holds lock 7388 of that drawer.

create or replace function lock_drawer(p_nasabah text) returns void language sql as $$
  select pg_advisory_xact_lock(7388, hashtext(p_nasabah))
$$;

-- A letter about a refused cheque is known by what it is, branch, day and a number of its own.
create or replace function letter_number(p_macam text, p_cabang text, p_tanggal date) returns text language sql as $$
  select p_macam || p_cabang || to_char(p_tanggal, 'YYMMDD') || lpad(nextval('warkat_letter_serial')::text, 6, '0')
$$;

-- The cheques for which a drawer is to be listed on a day, none where they do not suffice: each of the one amount or more, and those below it of which so many were refused
-- within the months. What was settled in time or has led to a listing before does not count. `p_pasti`: only what cannot be settled in time any more, beside the large ones.
create or replace function warkat_to_list(p_nasabah text, p_hari date, p_pasti boolean) returns setof warkat_unfunded language sql stable as $$
  with syarat as (
    select (parameter_on('dhn_batas_nominal', p_hari)::numeric * 100)::bigint as besar, parameter_on('dhn_lembar', p_hari)::integer as lembar,
      make_interval(months => parameter_on('dhn_bulan', p_hari)::integer) as masa),
  buka as (
    select u.jenis, u.nomor_warkat, u.tanggal_tolak, u.nominal >= s.besar as besar from warkat_unfunded u join account a using (nomor_rekening) cross join syarat s
    where a.nomor_nasabah = p_nasabah and u.tanggal_selesai is null and u.nomor_dhib is null and u.tanggal_tolak <= p_hari
      and (not p_pasti or u.nominal >= s.besar or u.batas_lapor < p_hari)),
  kecil as (select * from buka where not besar),
  -- Periods that end with a cheque and have enough of them.
  masa as (
    select x.tanggal_tolak - s.masa as dari, x.tanggal_tolak as sampai from kecil x cross join syarat s
    where (select count(*) from kecil y where y.tanggal_tolak <= x.tanggal_tolak and y.tanggal_tolak > x.tanggal_tolak - s.masa) >= s.lembar)
  select u.* from warkat_unfunded u join buka b using (jenis, nomor_warkat)
  where b.besar or exists (select from masa m where b.tanggal_tolak <= m.sampai and b.tanggal_tolak > m.dari)
  order by u.tanggal_tolak, u.jenis, u.nomor_warkat
$$;

-- Keeps that a cheque of our own was not paid: { nomor_rekening, jenis, nomor_warkat, tanggal_warkat, nominal, alasan: [...], kode_bank, penyaji }. Of its reasons a formal one
-- governs; where none does, the cheque counts as unfunded, once however often it is presented.
create or replace function record_warkat_refusal(e jsonb, k effect_context) returns bigint language plpgsql as $$
declare
  v_alasan text[] := array(select distinct x from jsonb_array_elements_text(e -> 'alasan') x order by 1);
  v_utama reference_code;
  v_lain text;
  v_id bigint;
  a account;
begin
  select min(x) into v_lain from unnest(v_alasan) x where x not in (select c.kode from reference_codes_on('ALASAN_TOLAKAN', k.tanggal) c);
  select c.* into v_utama from reference_codes_on('ALASAN_TOLAKAN', k.tanggal) c where c.kode = any (v_alasan) order by c.nilai = 'K', c.kode limit 1;
  if v_lain is not null or v_utama.kode is null then perform refuse('CLEARING_REASON', jsonb_build_object('kode', coalesce(v_lain, ''))); end if;
  perform from warkat_leaf s join warkat_book b using (id_bukuwarkat)
  where s.jenis = e ->> 'jenis' and s.nomor_warkat = e ->> 'nomor_warkat' and b.nomor_rekening = e ->> 'nomor_rekening' for update of s;
  if not found then perform refuse('WARKAT_NOT_OF_ACCOUNT', jsonb_build_object('warkat', e ->> 'nomor_warkat', 'rekening', e ->> 'nomor_rekening')); end if;
  select * into a from account x where x.nomor_rekening = e ->> 'nomor_rekening';
  perform lock_drawer(a.nomor_nasabah);
  insert into warkat_refusal (jenis, nomor_warkat, nomor_rekening, kode_cabang, tanggal, tanggal_warkat, nominal, alasan, alasan_utama, kosong, kode_bank, penyaji, nomor_skp,
    journal_id, user_input)
  values (e ->> 'jenis', e ->> 'nomor_warkat', a.nomor_rekening, a.kode_cabang, k.tanggal, (e ->> 'tanggal_warkat')::date, (e ->> 'nominal')::bigint,
    array_to_string(v_alasan, ','), v_utama.kode, v_utama.nilai = 'K', e ->> 'kode_bank', e ->> 'penyaji', letter_number('SK', a.kode_cabang, k.tanggal), k.journal_id, k.pengguna)
  returning id_tolakan into v_id;
  if v_utama.nilai = 'K' then
    insert into warkat_unfunded (jenis, nomor_warkat, id_tolakan, nomor_rekening, nominal, tanggal_tolak, batas_lapor, nomor_peringatan, peringatan_ke)
    select e ->> 'jenis', e ->> 'nomor_warkat', v_id, a.nomor_rekening, (e ->> 'nominal')::bigint, k.tanggal,
      business_days_after(k.tanggal, parameter_on('dhn_hari_lapor', k.tanggal)::integer), letter_number('SP', a.kode_cabang, k.tanggal),
      (select count(*) + 1 from warkat_unfunded u join account x using (nomor_rekening) where x.nomor_nasabah = a.nomor_nasabah and u.tanggal_selesai is null
         and u.nomor_dhib is null and u.tanggal_tolak > k.tanggal - make_interval(months => parameter_on('dhn_bulan', k.tanggal)::integer))
    on conflict (jenis, nomor_warkat) do nothing;
  end if;
  return v_id;
end $$;

-- The same in a posting. What posts nothing leaves an act of paper beside it: `operasi` says of which operation.
create or replace function effect_warkat_refused(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform record_warkat_refusal(e, k);
  if e ->> 'operasi' <> '' then
    perform record_warkat_act(e ->> 'operasi', e ->> 'jenis', e ->> 'nomor_warkat', 1, 'DITOLAK',
      jsonb_build_object('nomor_rekening', e -> 'nomor_rekening', 'nominal', e -> 'nominal', 'alasan', e -> 'alasan'), k);
  end if;
end $$;

-- The drawer reports a settlement with the holder, up to the last day for it by the calendar of the drawer's branch (domain: clearing, DHN).
create or replace function before_unfunded(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  u warkat_unfunded;
  v_nasabah text;
  v_hari date;
begin
  if e ->> 'aksi' <> 'UBAH' then raise exception 'an unfunded sheet comes by its refusal and stays'; end if;
  select a.nomor_nasabah, c.accounting_date into v_nasabah, v_hari from warkat_unfunded x join account a using (nomor_rekening) join branch c using (kode_cabang)
  where (x.jenis, x.nomor_warkat) = (b ->> 'jenis', b ->> 'nomor_warkat');
  if not found then perform refuse('NOT_FOUND'); end if;
  perform lock_drawer(v_nasabah);
  select * into u from warkat_unfunded x where (x.jenis, x.nomor_warkat) = (b ->> 'jenis', b ->> 'nomor_warkat') for update;
  if u.tanggal_selesai is not null then perform refuse('UNFUNDED_SETTLED', jsonb_build_object('warkat', u.nomor_warkat, 'tanggal', u.tanggal_selesai)); end if;
  if u.nomor_dhib is not null then perform refuse('UNFUNDED_LISTED', jsonb_build_object('warkat', u.nomor_warkat, 'nomor', u.nomor_dhib)); end if;
  if v_hari > u.batas_lapor then perform refuse('UNFUNDED_LATE', jsonb_build_object('warkat', u.nomor_warkat, 'tanggal', u.batas_lapor)); end if;
  if (b ->> 'tanggal_lapor')::date <> v_hari or (b ->> 'tanggal_selesai')::date not between u.tanggal_tolak and v_hari then
    perform refuse('UNFUNDED_DATE', jsonb_build_object('dari', u.tanggal_tolak, 'sampai', v_hari));
  end if;
  return null;
end $$;

-- Returns the number of a listing.
create or replace function number_dhib(p_cabang text, p_baris jsonb) returns text language sql as $$
  select 'DHIB' || left(p_baris ->> 'terbit', 4) || lpad(nextval('warkat_listing_serial')::text, 6, '0')
$$;

-- A drawer is listed by two officers of compliance, for exactly the cheques that count and can no longer be settled in time.
create or replace function before_warkat_listing(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_hari date := (select max(c.accounting_date) from branch c);
  v_lembar integer;
  v_nominal bigint;
  v_warkat text;
begin
  if e ->> 'aksi' <> 'BUAT' then raise exception 'a listing is lifted by a decision about its name, not changed'; end if;
  perform prove_compliance(p_user, p_kedua);
  perform pg_advisory_xact_lock(7315);
  perform lock_drawer(b ->> 'nomor_nasabah');
  select count(*), sum(s.nominal), string_agg(s.jenis || ' ' || s.nomor_warkat, ', ') into v_lembar, v_nominal, v_warkat
  from warkat_to_list(b ->> 'nomor_nasabah', v_hari, true) s;
  if v_lembar = 0 then perform refuse('DHN_NOT_DUE', jsonb_build_object('nasabah', b ->> 'nomor_nasabah')); end if;
  if (b ->> 'warkat', (b ->> 'lembar')::integer, (b ->> 'nominal')::bigint, (b ->> 'terbit')::date) is distinct from (v_warkat, v_lembar, v_nominal, v_hari)
    or (b ->> 'sampai')::date <> (v_hari + make_interval(months => parameter_on('dhn_beku_bulan', v_hari)::integer))::date then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', b ->> 'nomor_nasabah'));
  end if;
  return null;
end $$;

-- The drawer's name goes on the bank's own list (issuer DHIB), one of the lists of the national blacklist: its entries in force and the drawer. So whoever asks the blacklist finds
-- the drawer from this commit on, and the same two persons confirm the drawer's own hit.
create or replace function after_warkat_listing(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_impor uuid := gen_random_uuid();
  v_cabang text := (select u.kode_cabang from app_user u where u.id_user = p_user);
  v_hari date := (b ->> 'terbit')::date;
  h record;
begin
  insert into name_import (id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, bagian, selesai, diunggah_oleh)
  values (v_impor, 'DHN', 'DHIB', b ->> 'nomor_dhib', v_hari, v_hari, 1, true, p_user);
  insert into name_import_row (id_impor, urut, kode, isi, sidik)
  select v_impor, row_number() over (order by x.kode), x.kode, x.isi, coalesce(x.sidik, md5(x.isi::text)) from (
    select n.kode, jsonb_build_object('kode', n.kode, 'nama', n.nama) as isi, n.sidik from name_entry n
    where (n.jenis, n.penerbit) = ('DHN', 'DHIB') and n.keluar is null and n.berlaku_sampai >= v_hari
    union all
    select b ->> 'nomor_dhib', jsonb_build_object('kode', b ->> 'nomor_dhib', 'macam', c.jenis, 'nama', c.nama_nasabah, 'nama_normal', c.nama_normal, 'alias', '[]'::jsonb, 'alias_normal', '[]'::jsonb,
      'tempat_lahir', coalesce(c.tempat_lahir, ''), 'tanggal_lahir', c.tanggal_lahir, 'nomor_identitas', to_jsonb(array_remove(array[nullif(c.nomor_identitas, '')], null)),
      'nomor_npwp', coalesce(c.nomor_npwp, ''), 'alasan', b ->> 'warkat', 'bank', e #>> '{rincian,bank}', 'lembar', (b ->> 'lembar')::integer, 'terbit', v_hari,
      'berlaku_sampai', (b ->> 'sampai')::date), null
    from customer c where c.nomor_nasabah = b ->> 'nomor_nasabah') x;
  update name_import i set jumlah = x.n, sidik = x.sidik
  from (select count(*) as n, encode(sha256(convert_to(string_agg(r.sidik, '' order by r.urut), 'UTF8')), 'hex') as sidik from name_import_row r where r.id_impor = v_impor) x
  where i.id_impor = v_impor;
  perform write_record(jsonb_build_object('jenis', 'name_list', 'aksi', 'BUAT', 'versi', 0, 'id_flow', e ->> 'id_flow',
    'baris', (select jsonb_build_object('id_impor', i.id_impor, 'jenis', i.jenis, 'penerbit', i.penerbit, 'nomor', i.nomor, 'tanggal', i.tanggal, 'berlaku_sejak', i.berlaku_sejak,
      'sidik', i.sidik, 'jumlah', i.jumlah) from name_import i where i.id_impor = v_impor)), p_user, p_kedua, v_cabang);
  for h in select x.id_hit from name_hit x join name_entry n using (id_entri)
    where n.id_impor = v_impor and n.kode = b ->> 'nomor_dhib' and x.objek = 'NASABAH:' || (b ->> 'nomor_nasabah') and x.status = 'BARU' order by x.id_hit loop
    perform write_record(jsonb_build_object('jenis', 'name_decision', 'aksi', 'BUAT', 'versi', 0, 'id_flow', e ->> 'id_flow',
      'baris', jsonb_build_object('id_hit', h.id_hit, 'status', 'TERBUKTI', 'keterangan', b ->> 'alasan', 'nomor_surat', b ->> 'nomor_dhib')), p_user, p_kedua, v_cabang);
  end loop;
  update warkat_unfunded u set nomor_dhib = b ->> 'nomor_dhib' from warkat_to_list(b ->> 'nomor_nasabah', v_hari, true) s
  where (u.jenis, u.nomor_warkat) = (s.jenis, s.nomor_warkat);
end $$;
