-- Counts of blank stationery, of whatever kind it is (domain: teller and vault). A number is a prefix and its last digits; ranges of numbers are ranges of those digits.

create or replace function serial_digits(p_nomor text) returns text language sql immutable as $$
  select coalesce(substring(p_nomor from '\d{1,15}$'), '')
$$;
create or replace function serial_series(p_nomor text) returns text language sql immutable as $$
  select left(p_nomor, length(p_nomor) - length(serial_digits(p_nomor))) || '/' || length(serial_digits(p_nomor))
$$;
create or replace function serial_range(p_awal text, p_akhir text) returns int8range language sql immutable as $$
  select int8range(coalesce(nullif(serial_digits(p_awal), ''), '0')::bigint, coalesce(nullif(serial_digits(p_akhir), ''), '0')::bigint, '[]')
$$;
-- The number in a series, as it is printed.
create or replace function serial_text(p_seri text, p_nomor bigint) returns text language sql immutable as $$
  select split_part(p_seri, '/', 1) || case split_part(p_seri, '/', 2) when '0' then '' else lpad(p_nomor::text, split_part(p_seri, '/', 2)::integer, '0') end
$$;

-- Refuses a new holder of blank pieces who does not work in the branch; null is the branch's stock.
create or replace function prove_form_holder(p_pemegang text, p_cabang text) returns void language plpgsql as $$
begin
  if p_pemegang is not null and not exists (select from app_user u where u.id_user = p_pemegang and u.aktif and u.kode_cabang = p_cabang) then
    perform refuse('BOOK_HOLDER', jsonb_build_object('pengguna', p_pemegang));
  end if;
end $$;

-- The blank pieces that a branch has by the books, in its safe and with its people. `lembar` is what of each stands in the off-balance books.
create or replace function unissued_forms(p_jenis text, p_cabang text) returns table (nomor_awal text, nomor_akhir text, lembar integer) language sql stable as $$
  select b.nomor_awal, b.nomor_akhir, b.lembar::integer from warkat_book b
  where p_jenis in ('CEK', 'BG') and b.jenis = p_jenis and b.kode_cabang = p_cabang and b.status in ('STOK_PUSAT', 'STOK_CABANG')
  union all
  select p.nomor_seri, p.nomor_seri, 1 from passbook p where p_jenis = 'BUKU' and p.kode_cabang = p_cabang and p.status = 'STOK'
  union all
  select b.nomor_bilyet, b.nomor_bilyet, 1 from bilyet b where p_jenis = 'BILYET' and b.kode_cabang = p_cabang and b.status in ('STOK', 'DI_TANGAN')
  union all
  select s.nomor_seri, s.nomor_seri, 1 from card_stock s
  where p_jenis = 'KARTU' and s.kode_cabang = p_cabang and not s.hilang and not exists (select from card c where c.nomor_seri = s.nomor_seri)
$$;

-- Has a piece of this kind come to the branch or left it since then?
create or replace function unissued_forms_moved(p_jenis text, p_cabang text, p_sejak timestamptz) returns boolean language sql stable as $$
  select case
    when p_jenis = 'BUKU' then exists (select from passbook_act a where a.kode_cabang = p_cabang and a.dibuat_pada > p_sejak
      and a.operasi not in ('CETAK_BUKU', 'ATUR_BARIS', 'SERAH_STOK_BUKU'))
    when p_jenis = 'BILYET' then exists (select from bilyet_act a where a.kode_cabang = p_cabang and a.dibuat_pada > p_sejak
      and a.operasi not in ('SERAH_STOK_BILYET', 'TERIMA_KEMBALI_BILYET', 'CETAK_BILYET'))
    when p_jenis = 'KARTU' then exists (select from record_version v where v.dicatat_pada > p_sejak
      and (v.jenis = 'card_stock' and v.isi ->> 'kode_cabang' = p_cabang
        or v.jenis = 'card' and exists (select from card_stock s where s.nomor_seri = v.isi ->> 'nomor_seri' and s.kode_cabang = p_cabang)))
    else exists (select from warkat_act a where a.kode_cabang = p_cabang and a.jenis = p_jenis and a.dibuat_pada > p_sejak
      and a.operasi in ('TERIMA_STOK_WARKAT', 'KIRIM_STOK_WARKAT', 'TERIMA_KIRIMAN_WARKAT', 'BATAL_STOK_WARKAT', 'TERBIT_WARKAT', 'HILANG_PERSEDIAAN', 'TEMU_PERSEDIAAN'))
  end
$$;

-- Compares a count, [[first, last], ...], with the books: pieces of which a number is missing (KURANG), and numbers that the books do not have here (LEBIH).
create or replace function stationery_result(p_jenis text, p_cabang text, p_rentang jsonb)
returns table (arah text, nomor_awal text, nomor_akhir text, lembar integer) language sql stable as $$
  with hitung as (
    select serial_series(x ->> 0) as seri, range_agg(serial_range(x ->> 0, x ->> 1)) as ada from jsonb_array_elements(p_rentang) x group by 1
  ), stok as (
    select b.*, serial_series(b.nomor_awal) as seri, serial_range(b.nomor_awal, b.nomor_akhir) as nomor from unissued_forms(p_jenis, p_cabang) b
  ), lebih as (
    select h.seri, unnest(h.ada - coalesce((select range_agg(s.nomor) from stok s where s.seri = h.seri), '{}')) as nomor from hitung h
  )
  select 'KURANG', s.nomor_awal, s.nomor_akhir, s.lembar from stok s left join hitung h using (seri) where not coalesce(s.nomor <@ h.ada, false)
  union all
  select 'LEBIH', serial_text(l.seri, lower(l.nomor)), serial_text(l.seri, upper(l.nomor) - 1), (upper(l.nomor) - lower(l.nomor))::integer from lebih l
$$;

-- Two persons have counted: { jenis, rentang, keterangan }. What an earlier count found and this one does not is over. A stock that moved since it was counted is counted anew.
create or replace function effect_stationery_count(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_jenis text := e ->> 'jenis';
  v_saksi text := witness_of('HITUNG_PERSEDIAAN', k.pengguna);
  v_flow uuid := item_of('HITUNG_PERSEDIAAN', k.pengguna);
  v_nomor text;
begin
  -- Of two counts of one stock the second waits here.
  perform pg_advisory_xact_lock(hashtext('stationery_count'), hashtext(k.cabang || v_jenis));
  if unissued_forms_moved(v_jenis, k.cabang, (select max(s.waktu) from flow_step s where s.id_flow = v_flow and s.aksi = 'SUBMIT')) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_jenis));
  end if;
  v_nomor := 'HP' || lpad(nextval('stationery_count_serial')::text, 10, '0');
  insert into stationery_count (nomor, kode_cabang, jenis, tanggal, petugas, saksi, rentang, seharusnya, kurang, lebih, keterangan, id_flow)
  select v_nomor, k.cabang, v_jenis, k.tanggal, k.pengguna, v_saksi, e -> 'rentang', (select count(*) from unissued_forms(v_jenis, k.cabang)),
    count(*) filter (where r.arah = 'KURANG'), coalesce(sum(r.lembar) filter (where r.arah = 'LEBIH'), 0), e ->> 'keterangan', v_flow
  from stationery_result(v_jenis, k.cabang, e -> 'rentang') r;
  update stationery_difference d set status = 'SELESAI', hitung_akhir = v_nomor
  where d.kode_cabang = k.cabang and d.jenis = v_jenis and d.status = 'TERBUKA'
    and (d.arah, d.nomor_awal, d.nomor_akhir) not in (select r.arah, r.nomor_awal, r.nomor_akhir from stationery_result(v_jenis, k.cabang, e -> 'rentang') r);
  insert into stationery_difference (nomor, nomor_hitung, kode_cabang, jenis, arah, nomor_awal, nomor_akhir, lembar, tanggal)
  select 'SP' || lpad(nextval('stationery_difference_serial')::text, 10, '0'), v_nomor, k.cabang, v_jenis, r.* , k.tanggal
  from (select * from stationery_result(v_jenis, k.cabang, e -> 'rentang') x order by x.arah, x.nomor_awal) r
  where not exists (select from stationery_difference d where d.kode_cabang = k.cabang and d.jenis = v_jenis and d.status = 'TERBUKA'
    and (d.arah, d.nomor_awal, d.nomor_akhir) = (r.arah, r.nomor_awal, r.nomor_akhir));
end $$;

-- A blank piece leaves the stock as missing, or comes back to it; false where it is not as the difference says.
create or replace function move_unissued_form(d stationery_difference, p_hilang boolean, p_operasi text, p_saksi text, p_rincian jsonb, k effect_context) returns boolean language plpgsql as $$
declare
  b warkat_book;
  v_ke text;
begin
  if d.jenis = 'BUKU' then
    update passbook p set status = case when p_hilang then 'HILANG' else 'STOK' end, pemegang = null
    where p.nomor_seri = d.nomor_awal and p.kode_cabang = d.kode_cabang and p.nomor_rekening is null and p.status = case when p_hilang then 'STOK' else 'HILANG' end;
    if found then perform record_passbook_act(p_operasi, d.nomor_awal, 1, p_saksi, p_rincian, k); return true; end if;
  elsif d.jenis = 'BILYET' then
    update bilyet x set status = case when p_hilang then 'HILANG' else 'STOK' end, pemegang = null
    where x.nomor_bilyet = d.nomor_awal and x.kode_cabang = d.kode_cabang and x.nomor_rekening is null
      and x.status = any (case when p_hilang then array['STOK', 'DI_TANGAN'] else array['HILANG'] end);
    if found then perform record_bilyet_act(p_operasi, d.nomor_awal, 1, p_saksi, p_rincian, k); return true; end if;
  elsif d.jenis = 'KARTU' then
    update card_stock s set hilang = p_hilang, versi = s.versi + 1
    where s.nomor_seri = d.nomor_awal and s.kode_cabang = d.kode_cabang and s.hilang <> p_hilang and not exists (select from card c where c.nomor_seri = s.nomor_seri);
    if found then
      perform append_record_version('card_stock', jsonb_build_object('nomor_seri', d.nomor_awal), 'UBAH', k.pengguna, p_saksi, item_of(p_operasi, k.pengguna), k.cabang);
      return true;
    end if;
  else
    select * into b from warkat_book x where x.jenis = d.jenis and x.nomor_awal = d.nomor_awal and x.kode_cabang = d.kode_cabang
      and x.status = any (case when p_hilang then array['STOK_PUSAT', 'STOK_CABANG'] else array['HILANG'] end) for update;
    if found then
      -- A book that comes back lies where it did: in the stock of head office or of a branch.
      v_ke := case when p_hilang then 'HILANG' else (select min(s.asal) from warkat_leaf s where s.id_bukuwarkat = b.id_bukuwarkat) end;
      update warkat_leaf s set status = v_ke, asal = case when p_hilang then s.status end,
        sebab = case when p_hilang then 'HILANG' else '' end, tanggal_status = k.tanggal, journal_id = k.journal_id
      where s.id_bukuwarkat = b.id_bukuwarkat;
      update warkat_book x set status = v_ke where x.id_bukuwarkat = b.id_bukuwarkat;
      perform record_warkat_act(p_operasi, d.jenis, d.nomor_awal, d.lembar, v_ke, p_rincian, k);
      return true;
    end if;
  end if;
  return false;
end $$;

-- The forms of these numbers that are missing in a branch, in this state: what an operation about them asks before it is filed.
create or replace function missing_forms(p_jenis text, p_cabang text, p_status text, p_awal text, p_akhir text) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(d.lembar), 0)::integer from stationery_difference d
  where d.kode_cabang = p_cabang and d.jenis = p_jenis and d.arah = 'KURANG' and d.status = p_status and serial_series(d.nomor_awal) = serial_series(p_awal)
    and serial_range(d.nomor_awal, d.nomor_akhir) <@ serial_range(p_awal, p_akhir)
$$;

-- The missing pieces of these numbers, under their locks; of a book of cheques all its numbers are named.
create or replace function stationery_named(e jsonb, p_status text, p_cabang text) returns setof stationery_difference language sql as $$
  select * from stationery_difference d
  where d.kode_cabang = p_cabang and d.jenis = e ->> 'jenis' and d.arah = 'KURANG' and d.status = p_status and serial_series(d.nomor_awal) = serial_series(e ->> 'nomor_awal')
    and serial_range(d.nomor_awal, d.nomor_akhir) <@ serial_range(e ->> 'nomor_awal', e ->> 'nomor_akhir')
  order by d.nomor for update
$$;

-- Moves the pieces that { jenis, nomor_awal, nomor_akhir } names. All of its numbers are missing, and its journal moves as many forms as they are.
create or replace function move_missing(e jsonb, p_hilang boolean, p_operasi text, k effect_context) returns setof stationery_difference language plpgsql as $$
declare
  d stationery_difference;
  v_saksi text := witness_of(p_operasi, k.pengguna);
  v_lembar integer := 0;
begin
  for d in select * from stationery_named(e, case when p_hilang then 'TERBUKA' else 'HILANG' end, k.cabang) loop
    if not move_unissued_form(d, p_hilang, p_operasi, v_saksi, jsonb_build_object('nomor_selisih', d.nomor, 'nomor_laporan', e -> 'nomor_laporan', 'alasan', e -> 'alasan'), k) then
      perform refuse('STATIONERY_MOVED', jsonb_build_object('nomor', d.nomor_awal));
    end if;
    v_lembar := v_lembar + d.lembar;
    return next d;
  end loop;
  if v_lembar <> upper(serial_range(e ->> 'nomor_awal', e ->> 'nomor_akhir')) - lower(serial_range(e ->> 'nomor_awal', e ->> 'nomor_akhir')) then
    perform refuse('STATIONERY_NOT_MISSING', jsonb_build_object('awal', e ->> 'nomor_awal', 'akhir', e ->> 'nomor_akhir'));
  end if;
  if e ->> 'jenis' <> 'KARTU' and (select coalesce(sum(l.jumlah), 0) from journal_line l where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_cabang = k.cabang
      and l.kode_gl = case e ->> 'jenis' when 'BUKU' then gl('UNISSUED_BOOKS') when 'BILYET' then gl('UNISSUED_BOOKS') else gl('UNISSUED_CHEQUES') end) <> (case when p_hilang then -100 else 100 end) * v_lembar then
    raise exception 'journal % does not move % forms', k.journal_id, v_lembar;
  end if;
end $$;

-- Missing pieces leave the stock: { jenis, nomor_awal, nomor_akhir, nomor_laporan, tanggal_laporan, alasan }.
create or replace function effect_stationery_missing(e jsonb, k effect_context) returns void language sql as $$
  update stationery_difference x set status = 'HILANG', nomor_laporan = e ->> 'nomor_laporan', tanggal_laporan = nullif(e ->> 'tanggal_laporan', '')::date, tanggal_hilang = k.tanggal,
    journal_hilang = k.journal_id, user_hilang = k.pengguna, saksi_hilang = witness_of('HILANG_PERSEDIAAN', k.pengguna), alasan_hilang = e ->> 'alasan'
  from move_missing(e, true, 'HILANG_PERSEDIAAN', k) d where x.nomor = d.nomor
$$;

-- They were found and are in the branch's stock again: { jenis, nomor_awal, nomor_akhir, alasan }.
create or replace function effect_stationery_found(e jsonb, k effect_context) returns void language sql as $$
  update stationery_difference x set status = 'KEMBALI', tanggal_kembali = k.tanggal, journal_kembali = k.journal_id, user_kembali = k.pengguna,
    saksi_kembali = witness_of('TEMU_PERSEDIAAN', k.pengguna), alasan_kembali = e ->> 'alasan'
  from move_missing(e, false, 'TEMU_PERSEDIAAN', k) d where x.nomor = d.nomor
$$;
