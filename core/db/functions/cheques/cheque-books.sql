-- The bank's own cheques and bilyet giro (core/cheques/README.md; domain: warkat maintenance). Every cheque or giro is moved under its
-- row's lock, by a move of allowed_move.

create or replace function record_warkat_act(p_operasi text, p_jenis text, p_awal text, p_jumlah integer, p_ke text, p_rincian jsonb, k effect_context) returns void language sql as $$
  insert into warkat_act (operasi, jenis, nomor_awal, jumlah, ke, kode_cabang, tanggal, journal_id, pengguna, saksi, id_flow, rincian)
  values (p_operasi, p_jenis, p_awal, p_jumlah, p_ke, k.cabang, k.tanggal, k.journal_id, k.pengguna, witness_of(p_operasi, k.pengguna), item_of(p_operasi, k.pengguna),
    p_rincian)
$$;

-- Moves cheques that are locked already; one whose move is not in the table is refused by its number.
create or replace function move_leaves(p_jenis text, p_nomor text[], p_ke text, p_alasan text, p_surat text, p_tanggal_warkat date, k effect_context) returns void language plpgsql as $$
declare
  s warkat_leaf;
begin
  select x.* into s from warkat_leaf x where x.jenis = p_jenis and x.nomor_warkat = any (p_nomor)
    and not exists (select from allowed_move m where m.tabel = 'warkat_leaf' and m.dari = x.status and m.ke = p_ke) order by x.nomor_warkat limit 1;
  if found then perform refuse('WARKAT_SHEET', jsonb_build_object('warkat', s.nomor_warkat, 'status', s.status)); end if;
  update warkat_leaf x set status = p_ke, tanggal_status = k.tanggal, journal_id = k.journal_id, alasan = coalesce(p_alasan, x.alasan),
    nomor_surat = coalesce(p_surat, x.nomor_surat),
    -- Its data at the presentment count more than a later statement.
    tanggal_warkat = case when x.nominal is null then coalesce(p_tanggal_warkat, x.tanggal_warkat) else x.tanggal_warkat end
  where x.jenis = p_jenis and x.nomor_warkat = any (p_nomor);
end $$;

-- Blank books come from the printer: { jenis, nomor_awal, jumlah, lembar }, one after another. A number the bank has had is refused by its name.
create or replace function effect_warkat_receive(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_lembar integer := (e ->> 'lembar')::integer;
  v_semua integer := (e ->> 'jumlah')::integer * v_lembar;
  v_ada text;
begin
  -- Of two who take in the same numbers the second waits here.
  perform pg_advisory_xact_lock(hashtext('warkat_receive'), hashtext(e ->> 'jenis'));
  select min(s.nomor_warkat) into v_ada from book_numbers(e ->> 'nomor_awal', v_semua) n
  join warkat_leaf s on s.jenis = e ->> 'jenis' and s.nomor_warkat = n.nomor_seri;
  if v_ada is not null then perform refuse('WARKAT_KNOWN', jsonb_build_object('warkat', v_ada)); end if;
  with buku as (
    insert into warkat_book (jenis, nomor_awal, nomor_akhir, lembar, status, kode_cabang, tanggal_terima)
    select e ->> 'jenis', min(n.nomor_seri), max(n.nomor_seri), v_lembar, 'STOK_PUSAT', k.cabang, k.tanggal
    from book_numbers(e ->> 'nomor_awal', v_semua) n group by (n.urut - 1) / v_lembar order by 2 returning *)
  insert into warkat_leaf (jenis, nomor_warkat, id_bukuwarkat, status, tanggal_status, journal_id)
  select b.jenis, n.nomor_seri, b.id_bukuwarkat, 'STOK_PUSAT', k.tanggal, k.journal_id
  from book_numbers(e ->> 'nomor_awal', v_semua) n join buku b on n.nomor_seri between b.nomor_awal and b.nomor_akhir;
  perform record_warkat_act('TERIMA_STOK_WARKAT', e ->> 'jenis', e ->> 'nomor_awal', v_semua, 'STOK_PUSAT', '{}', k);
end $$;

-- Blank books move on: { operasi, buku: [...], dari: [...], ke, cabang_tujuan }. Each is where it was seen: what is sent or destroyed stands in
-- the branch's own stock, what is accepted was sent to it.
create or replace function effect_warkat_books(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_buku bigint[] := array(select x::bigint from jsonb_array_elements_text(e -> 'buku') x);
  v_dari text[] := array(select x from jsonb_array_elements_text(e -> 'dari') x);
  v_ke text := e ->> 'ke';
  v_nomor text[];
  b warkat_book;
  v_n integer := 0;
begin
  for b in select * from warkat_book x where x.id_bukuwarkat = any (v_buku) order by x.id_bukuwarkat for update loop
    v_n := v_n + 1;
    if k.cabang <> (case when v_ke = 'STOK_CABANG' then coalesce(b.cabang_tujuan, '') else b.kode_cabang end) then
      perform refuse('WARKAT_BOOK', jsonb_build_object('warkat', b.nomor_awal));
    end if;
    if b.status <> all (v_dari) then perform refuse('WARKAT_BOOK_STATE', jsonb_build_object('warkat', b.nomor_awal, 'status', b.status)); end if;
  end loop;
  if v_n = 0 or v_n <> cardinality(v_buku) then perform refuse('NOT_FOUND'); end if;
  select min(x.nomor_awal), min(x.jenis) into b.nomor_awal, b.jenis from warkat_book x where x.id_bukuwarkat = any (v_buku);
  v_nomor := array(select s.nomor_warkat from warkat_leaf s where s.id_bukuwarkat = any (v_buku) order by s.nomor_warkat for update);
  update warkat_book x set status = v_ke, cabang_tujuan = e ->> 'cabang_tujuan', kode_cabang = k.cabang where x.id_bukuwarkat = any (v_buku);
  -- On its way a book is head office's still.
  if v_ke <> 'DIKIRIM' then perform move_leaves(b.jenis, v_nomor, v_ke, null, null, null, k); end if;
  perform record_warkat_act(e ->> 'operasi', b.jenis, b.nomor_awal, cardinality(v_nomor), v_ke, jsonb_strip_nulls(jsonb_build_object('cabang_tujuan', e -> 'cabang_tujuan', 'alasan', e -> 'alasan')), k);
end $$;

-- An owner of an account who is on the national blacklist; null where none is.
create or replace function warkat_owner_listed(p_rekening text, p_tanggal date) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select n.nomor_nasabah from (
      select a.nomor_nasabah from account a where a.nomor_rekening = p_rekening
      union select p.nomor_nasabah from account_party p where p.nomor_rekening = p_rekening and p.peran = 'PEMILIK' and p.mulai <= p_tanggal and coalesce(p.sampai, p_tanggal) >= p_tanggal) n
    where is_blacklisted('NASABAH:' || n.nomor_nasabah, record_now('customer', jsonb_build_object('nomor_nasabah', n.nomor_nasabah))) order by 1 limit 1);
end $$;

-- A book is handed to the holder of a current account: { id_bukuwarkat, nomor_rekening, pakai_minimal }. The book of before is used up as far as the bank asks.
create or replace function effect_warkat_issue(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_rekening text := e ->> 'nomor_rekening';
  b warkat_book;
  v_lama warkat_book;
  v_terpakai integer;
  v_nasabah text;
begin
  -- Of two who hand out books for one account the other waits here.
  perform from account_state s where s.nomor_rekening = v_rekening for no key update;
  select * into b from warkat_book x where x.id_bukuwarkat = (e ->> 'id_bukuwarkat')::bigint for update;
  if not found or b.kode_cabang <> k.cabang then perform refuse('WARKAT_BOOK', jsonb_build_object('warkat', coalesce(b.nomor_awal, e ->> 'id_bukuwarkat'))); end if;
  if b.status <> 'STOK_CABANG' then perform refuse('WARKAT_BOOK_STATE', jsonb_build_object('warkat', b.nomor_awal, 'status', b.status)); end if;
  if not exists (select from account a join product p using (kode_produk) where a.nomor_rekening = v_rekening and p.jenis = 'GIRO') then
    perform refuse('WARKAT_GIRO', jsonb_build_object('rekening', v_rekening));
  end if;
  perform prove_not_stopped(v_rekening);
  v_nasabah := warkat_owner_listed(v_rekening, k.tanggal);
  if v_nasabah is not null then perform refuse('DHN_LISTED', jsonb_build_object('nasabah', v_nasabah)); end if;
  select * into v_lama from warkat_book x where x.nomor_rekening = v_rekening and x.jenis = b.jenis order by x.tanggal_terbit desc, x.id_bukuwarkat desc limit 1;
  if found then
    select count(*) filter (where s.status not in ('DITERBITKAN', 'AKTIF')) into v_terpakai from warkat_leaf s where s.id_bukuwarkat = v_lama.id_bukuwarkat;
    if v_terpakai * 100 < (e ->> 'pakai_minimal')::integer * v_lama.lembar then
      perform refuse('WARKAT_UNUSED', jsonb_build_object('warkat', v_lama.nomor_awal, 'terpakai', v_terpakai, 'lembar', v_lama.lembar));
    end if;
  end if;
  update warkat_book x set status = 'DITERBITKAN', nomor_rekening = v_rekening, tanggal_terbit = k.tanggal where x.id_bukuwarkat = b.id_bukuwarkat;
  perform from warkat_leaf s where s.id_bukuwarkat = b.id_bukuwarkat order by s.nomor_warkat for update;
  perform move_leaves(b.jenis, array(select s.nomor_warkat from warkat_leaf s where s.id_bukuwarkat = b.id_bukuwarkat), 'DITERBITKAN', null, null, null, k);
  perform fulfil_warkat_order(b, v_rekening, k.tanggal);
  perform record_warkat_act('TERBIT_WARKAT', b.jenis, b.nomor_awal, b.lembar, 'DITERBITKAN', jsonb_build_object('nomor_rekening', v_rekening), k);
end $$;

-- The customer's receipt is back: { id_bukuwarkat, nomor_rekening, nomor_resi }. What of the book was lost on its way stays lost.
create or replace function effect_warkat_activate(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b warkat_book;
  v_nomor text[];
begin
  select * into b from warkat_book x where x.id_bukuwarkat = (e ->> 'id_bukuwarkat')::bigint for update;
  if not found or b.nomor_rekening is distinct from e ->> 'nomor_rekening' then
    perform refuse('WARKAT_BOOK', jsonb_build_object('warkat', coalesce(b.nomor_awal, e ->> 'id_bukuwarkat')));
  end if;
  if b.status <> 'DITERBITKAN' then perform refuse('WARKAT_BOOK_STATE', jsonb_build_object('warkat', b.nomor_awal, 'status', b.status)); end if;
  v_nomor := array(select s.nomor_warkat from warkat_leaf s where s.id_bukuwarkat = b.id_bukuwarkat and s.status = 'DITERBITKAN' order by s.nomor_warkat for update);
  if cardinality(v_nomor) = 0 then perform refuse('WARKAT_BOOK_STATE', jsonb_build_object('warkat', b.nomor_awal, 'status', b.status)); end if;
  update warkat_book x set status = 'AKTIF', tanggal_aktif = k.tanggal, nomor_resi = e ->> 'nomor_resi' where x.id_bukuwarkat = b.id_bukuwarkat;
  perform move_leaves(b.jenis, v_nomor, 'AKTIF', null, null, null, k);
  perform record_warkat_act('AKTIF_WARKAT', b.jenis, v_nomor[1], cardinality(v_nomor), 'AKTIF', jsonb_build_object('nomor_rekening', b.nomor_rekening, 'nomor_resi', e -> 'nomor_resi'), k);
end $$;

-- Locks the cheques that { nomor_rekening, jenis, nomor_awal, jumlah } names and returns their numbers. Every number of the range is a cheque of the account.
create or replace function leaves_named(e jsonb) returns text[] language plpgsql as $$
declare
  v_nomor text[] := array(select n.nomor_seri from book_numbers(e ->> 'nomor_awal', (e ->> 'jumlah')::integer) n order by n.urut);
  v_lain text;
begin
  perform from warkat_leaf s where s.jenis = e ->> 'jenis' and s.nomor_warkat = any (v_nomor) order by s.nomor_warkat for update;
  select min(n) into v_lain from unnest(v_nomor) n where not exists (
    select from warkat_leaf s join warkat_book b using (id_bukuwarkat) where s.jenis = e ->> 'jenis' and s.nomor_warkat = n and b.nomor_rekening = e ->> 'nomor_rekening');
  if v_lain is not null then perform refuse('WARKAT_NOT_OF_ACCOUNT', jsonb_build_object('warkat', v_lain, 'rekening', e ->> 'nomor_rekening')); end if;
  return v_nomor;
end $$;

-- Cheques of an account are stopped, lost, cancelled or given back: { operasi, nomor_rekening, jenis, nomor_awal, jumlah, ke, sebab, alasan,
-- nomor_surat, tanggal_warkat }.
create or replace function effect_warkat_leaves(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_nomor text[] := leaves_named(e);
begin
  if e ->> 'ke' in ('DISETOP', 'HILANG') then
    update warkat_leaf s set asal = s.status, alasan_asal = s.alasan where s.jenis = e ->> 'jenis' and s.nomor_warkat = any (v_nomor) and s.status in ('DITERBITKAN', 'AKTIF', 'DITOLAK');
  end if;
  perform move_leaves(e ->> 'jenis', v_nomor, e ->> 'ke', e ->> 'alasan', e ->> 'nomor_surat', (e ->> 'tanggal_warkat')::date, k);
  update warkat_leaf s set sebab = e ->> 'sebab' where s.jenis = e ->> 'jenis' and s.nomor_warkat = any (v_nomor);
  perform record_warkat_act(e ->> 'operasi', e ->> 'jenis', e ->> 'nomor_awal', cardinality(v_nomor), e ->> 'ke', jsonb_strip_nulls(jsonb_build_object('nomor_rekening', e -> 'nomor_rekening',
    'sebab', e -> 'sebab', 'alasan', e -> 'alasan', 'nomor_surat', e -> 'nomor_surat', 'tanggal_warkat', e -> 'tanggal_warkat')), k);
end $$;

-- A stop is lifted: { nomor_rekening, jenis, nomor_awal, jumlah, alasan, nomor_surat }. Each cheque is as it was before; one that was lost before its book
-- was in use is as the others of its book, for whoever holds it now has the book's receipt signed.
create or replace function effect_warkat_lift(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_nomor text[] := leaves_named(e);
  s warkat_leaf;
  v_ke text;
  v_sama text[];
begin
  select x.* into s from warkat_leaf x where x.jenis = e ->> 'jenis' and x.nomor_warkat = any (v_nomor) and x.status not in ('DISETOP', 'HILANG') order by x.nomor_warkat limit 1;
  if found then perform refuse('WARKAT_SHEET', jsonb_build_object('warkat', s.nomor_warkat, 'status', s.status)); end if;
  for v_ke, v_sama in
    select case when x.asal = 'DITERBITKAN' then b.status else x.asal end as ke, array_agg(x.nomor_warkat order by x.nomor_warkat)
    from warkat_leaf x join warkat_book b using (id_bukuwarkat) where x.jenis = e ->> 'jenis' and x.nomor_warkat = any (v_nomor) group by 1 order by 1
  loop
    perform move_leaves(e ->> 'jenis', v_sama, v_ke, null, '', null, k);
    perform record_warkat_act('BUKA_STOP_WARKAT', e ->> 'jenis', v_sama[1], cardinality(v_sama), v_ke, jsonb_build_object('nomor_rekening', e -> 'nomor_rekening',
      'alasan', e -> 'alasan', 'nomor_surat', e -> 'nomor_surat'), k);
  end loop;
  update warkat_leaf x set asal = null, sebab = '', alasan = x.alasan_asal, alasan_asal = '', tanggal_warkat = case when x.nominal is not null then x.tanggal_warkat end
  where x.jenis = e ->> 'jenis' and x.nomor_warkat = any (v_nomor);
end $$;

-- Has an account cheques that may still come to be paid?
create or replace function has_warkat(p_rekening text) returns boolean language sql stable as $$
  select exists (select from warkat_book b join warkat_leaf s using (id_bukuwarkat) where b.nomor_rekening = p_rekening and s.status in ('DITERBITKAN', 'AKTIF', 'DITOLAK'))
$$;

-- A cheque that a journal paid is as it was before once that journal is undone; what had come back unpaid keeps its date and amount.
create or replace function restore_leaf(p_journal bigint, p_tanggal date, k effect_context) returns void language sql as $$
  update warkat_leaf s set status = s.asal, asal = null, tanggal_status = k.tanggal, journal_id = k.journal_id,
    tanggal_warkat = case when s.asal = 'DITOLAK' then s.tanggal_warkat end, nominal = case when s.asal = 'DITOLAK' then s.nominal end
  where s.journal_id = p_journal and s.tanggal_status = p_tanggal and s.status = 'DIBAYAR'
$$;

-- The last day a cheque of this date can be paid: of a bilyet giro the end of its presentment, of a cheque so many months later.
create or replace function warkat_lives_until(p_jenis text, p_tanggal_warkat date, p_tanggal date) returns date language sql stable as $$
  select case when p_jenis = 'BG' then u.akhir else (u.akhir + make_interval(months => parameter_on('warkat_daluwarsa_bulan', p_tanggal)::integer))::date end
  from (select p_tanggal_warkat + parameter_on('kliring_masa_unjuk', p_tanggal)::integer as akhir) u
$$;

-- A cheque as it is presented for an account: whether the bank has it, whose it is, how it stands, and until when it could be paid. For whoever
-- pays or rejects it; none where the bank never had such a number.
create or replace function leaf_of_account(p_rekening text, p_jenis text, p_nomor text, p_tanggal_warkat date, p_tanggal date) returns table (
  status text, milik boolean, unjuk_sampai date, hidup_sampai date, alasan text, nomor_surat text
) language sql stable as $$
  select s.status, b.nomor_rekening is not distinct from p_rekening, p_tanggal_warkat + parameter_on('kliring_masa_unjuk', p_tanggal)::integer,
    warkat_lives_until(s.jenis, p_tanggal_warkat, p_tanggal), s.alasan, s.nomor_surat
  from warkat_leaf s join warkat_book b using (id_bukuwarkat) where s.jenis = p_jenis and s.nomor_warkat = p_nomor
$$;

-- DALUWARSA_WARKAT: cheques of the branch's accounts that came back or were stopped and can no longer be paid; returns how many.
create or replace function expire_warkat(p_run uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'DALUWARSA_WARKAT');
  v_n integer;
begin
  with tua as (
    select s.jenis, s.nomor_warkat from warkat_leaf s join warkat_book b using (id_bukuwarkat) join account a using (nomor_rekening)
    where a.kode_cabang = e.kode_cabang and s.status in ('DITOLAK', 'DISETOP') and s.tanggal_warkat is not null
      and warkat_lives_until(s.jenis, s.tanggal_warkat, e.tanggal) < e.berikut
      -- What is held as suspect may still be paid on its day.
      and not exists (select from inward_warkat i where i.jenis = s.jenis and i.nomor_warkat = s.nomor_warkat and i.status = 'DITAHAN')
    order by s.jenis, s.nomor_warkat for update of s)
  update warkat_leaf s set status = 'KEDALUWARSA', tanggal_status = e.tanggal, journal_id = null from tua
  where s.jenis = tua.jenis and s.nomor_warkat = tua.nomor_warkat;
  get diagnostics v_n = row_count;
  return v_n;
end $$;
