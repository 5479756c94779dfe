-- Other banks present our own cheques and giros to us (core/cheques/README.md; domain: clearing, penarikan).

-- Returns what a line over 109005 and 109006 is about: the cheque, by the bank that presents it and what is printed on it.
create or replace function inward_sub(s inward_warkat) returns text language sql immutable as $$
  select s.kode_bank || '-' || s.jenis || '-' || s.nomor_warkat
$$;

-- Another bank has presented a cheque: { kode_cabang, kode_bank, nama_penerima, rekening_tertulis, nomor_rekening, jenis, nomor_warkat, tanggal_warkat,
-- tanggal_efektif, nominal, keterangan, gambar }. One that waits or was paid already does not come twice.
create or replace function effect_inward_receive(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_id bigint;
  v_gambar uuid := (e ->> 'gambar')::uuid;
begin
  insert into inward_warkat (kode_cabang, kode_bank, nama_penerima, rekening_tertulis, nomor_rekening, jenis, nomor_warkat, tanggal_warkat, tanggal_efektif,
    nominal, keterangan, status, tanggal_terima, journal_terima, user_terima, gambar)
  values (e ->> 'kode_cabang', e ->> 'kode_bank', e ->> 'nama_penerima', e ->> 'rekening_tertulis', e ->> 'nomor_rekening', e ->> 'jenis', e ->> 'nomor_warkat',
    (e ->> 'tanggal_warkat')::date, (e ->> 'tanggal_efektif')::date, (e ->> 'nominal')::bigint, e ->> 'keterangan', 'DITERIMA', k.tanggal, k.journal_id, k.pengguna, v_gambar)
  on conflict do nothing returning id_penarikan into v_id;
  if v_id is null then perform refuse('INWARD_KNOWN', jsonb_build_object('warkat', e ->> 'nomor_warkat')); end if;
  if v_gambar is not null then perform bind_files('WARKAT_MASUK:' || v_id, array[v_gambar], k.pengguna); end if;
end $$;

-- An instrument that a journal paid waits for its decision again, held where it was held, once that journal is undone; one that it took in by hand was never here, while nobody has decided it.
create or replace function restore_inward_warkat(p_journal bigint, p_tanggal date, k effect_context) returns void language plpgsql as $$
declare
  s inward_warkat;
begin
  update inward_warkat x set status = case when x.ditahan_sampai is null then 'DITERIMA' else 'DITAHAN' end, tanggal_akhir = null, journal_akhir = null, user_akhir = null
  where x.journal_akhir = p_journal and x.tanggal_akhir = p_tanggal and x.status = 'DIBAYAR';
  select * into s from inward_warkat x where x.journal_terima = p_journal and x.tanggal_terima = p_tanggal for update;
  if not found then return; end if;
  if s.entry is not null then perform refuse('INWARD_BY_FILE', jsonb_build_object('warkat', s.nomor_warkat)); end if;
  if s.status <> 'DITERIMA' then perform refuse('CLEARING_STATE', jsonb_build_object('status', s.status)); end if;
  update inward_warkat x set status = 'DIBATALKAN', tanggal_akhir = k.tanggal, journal_akhir = k.journal_id, user_akhir = k.pengguna where x.id_penarikan = s.id_penarikan;
end $$;

-- Returns what the bank itself sees against paying a cheque on a day: numbers of the central bank's list in their order, and LAIN for what the list has no number for
-- (not out of a book of the account, paid, lost, in dispute, post-dated, altered since it came before, its drawer listed, its account blocked). Signatures and the paper are for people.
-- An instrument that is held as suspect is in its time, or not, as it was when it was presented.
create or replace function inward_findings(s inward_warkat, p_tanggal date) returns text[] language sql stable as $$
  select array_remove(array[
    case when r.status = 'AKTIF' and r.saldo < s.nominal and not exists (select from inward_cover(s, p_tanggal)) then '01' end,
    case when r.status is null or r.status in ('TUTUP', 'PENUTUPAN') and coalesce(d.saldo, 0) < s.nominal then '02' end,
    case when s.jenis = 'BG' and (s.tanggal_efektif > h.hari or s.tanggal_efektif > k.unjuk_sampai) then '09' end,
    case when k.status = 'DISETOP' and k.sebab = 'CABUT' then '10' end,
    case when k.status = 'KEDALUWARSA' or k.hidup_sampai < h.hari then '11' end,
    case when r.status is not null and not coalesce(k.boleh or k.status = 'KEDALUWARSA' or k.status = 'DISETOP' and k.sebab = 'CABUT', false)
      or s.jenis = 'CEK' and s.tanggal_warkat > h.hari or k.lain or r.status not in ('AKTIF', 'TUTUP', 'PENUTUPAN') or r.blokir in ('D', 'T')
      or d.saldo is null and warkat_owner_listed(s.nomor_rekening, p_tanggal) is not null then 'LAIN' end], null)
  from (select case when s.status = 'DITAHAN' then s.tanggal_terima else p_tanggal end as hari) h
  left join lateral (
    select x.status, x.unjuk_sampai, x.hidup_sampai, w.sebab, x.milik and x.status in ('AKTIF', 'DITOLAK') as boleh,
      w.status = 'DITOLAK' and (w.tanggal_warkat, w.nominal) <> (s.tanggal_warkat, s.nominal) as lain
    from leaf_of_account(s.rekening_tertulis, s.jenis, s.nomor_warkat, s.tanggal_warkat, h.hari) x
    join warkat_leaf w on w.jenis = s.jenis and w.nomor_warkat = s.nomor_warkat) k on true
  left join lateral (
    select t.status::text as status, t.blokir::text as blokir, inward_headroom(s, t) as saldo
    from account_state t where t.nomor_rekening = s.nomor_rekening) r on true
  left join special_fund d on d.nomor_rekening = s.nomor_rekening
$$;

-- Returns what nobody has decided of the cheques presented to a branch whose day head office ends, in the order in which its end of day posts them; nothing of a day that
-- the branch ends itself. Its end of day has the branch to itself: nobody decides one meanwhile.
create or replace function undecided_of_forced_day(p_run uuid)
returns table (id_penarikan bigint, kode_cabang text, kode_bank text, jenis text, nomor_warkat text, nominal bigint, status text, nama_penerima text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id_penarikan, i.kode_cabang, i.kode_bank, i.jenis, i.nomor_warkat, i.nominal, i.status, i.nama_penerima
  from eod_run e join inward_warkat i using (kode_cabang)
  where e.run = p_run and e.paksa and (i.status = 'DITERIMA' or i.status = 'DITAHAN' and i.ditahan_sampai <= e.tanggal) order by i.id_penarikan
$$;

-- TAHAN_WARKAT: notes that they are held, each proved by the journal that this very transaction posted of it; one that was held already stays on 109007.
create or replace function eod_hold_warkat(p_run uuid, p_langkah uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'TAHAN_WARKAT');
  r record;
  v_n integer := 0;
begin
  for r in
    select u.id_penarikan, u.status, u.nominal, u.kode_bank || '-' || u.jenis || '-' || u.nomor_warkat as sub, j.id as jurnal
    from (select x.*, case when x.status = 'DITERIMA' then row_number() over (partition by x.status order by x.id_penarikan) end as n from undecided_of_forced_day(p_run) x) u
    left join journals_of_chunk(p_langkah, 1, e.tanggal) j on j.n = u.n and j.operasi = 'TAHAN_PENARIKAN_KLIRING'
    order by u.id_penarikan
  loop
    if r.status = 'DITERIMA' then
      if not exists (select from journal_line l where l.journal_id = r.jurnal and l.tanggal = e.tanggal and l.kode_cabang = e.kode_cabang and l.kode_gl = gl('CHEQUES_HELD')
          and l.sub = r.sub and l.jumlah = r.nominal) then
        raise exception 'sheet % is not held by a journal', r.sub;
      end if;
      update inward_warkat i set status = 'DITAHAN', ditahan_sampai = e.berikut, sebab_tahan = 'TUTUP_PAKSA', tanggal_tahan = e.tanggal, journal_tahan = r.jurnal, user_tahan = e.id_user
      where i.id_penarikan = r.id_penarikan;
    else
      update inward_warkat i set ditahan_sampai = e.berikut where i.id_penarikan = r.id_penarikan;
    end if;
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;
