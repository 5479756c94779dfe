-- Pictures of cheques and giros come by file (core/cheques/README.md). The signed message has the hash of each; no other picture is stored.

-- The request a picture is registered under: one for each entry, however often its container comes.
create or replace function warkat_picture_request(p_entry bigint) returns uuid language sql immutable as $$
  select md5('SHEET_PICTURE ' || p_entry)::uuid
$$;

-- Writes down the picture that an entry promises, before its object is put under its key: { nama, mime, ukuran, sha256 }.
create or replace function register_warkat_picture(p_entry bigint, p_berkas jsonb) returns stored_file
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from settlement_entry e where e.id = p_entry and e.jenis = 'TAGIHAN' and e.isi #>> '{warkat,gambar}' = p_berkas ->> 'sha256') then
    raise exception 'entry % promises no such picture', p_entry;
  end if;
  return register_file(warkat_picture_request(p_entry), 'SISTEM', (head_office()).kode_cabang, p_berkas || '{"jenis": "LAINNYA", "pindai": "TIDAK_DIPINDAI"}');
end $$;

-- The picture is the cheque's, where both are here.
create or replace function attach_warkat_picture(p_entry bigint) returns void language plpgsql as $$
declare
  v_id bigint;
  v_berkas uuid;
begin
  update inward_warkat s set gambar = p.id_berkas from settlement_picture p
  where p.entry = p_entry and s.entry = p_entry and s.gambar is null and p.id_berkas is not null returning s.id_penarikan, p.id_berkas into v_id, v_berkas;
  if found then update stored_file f set pemilik = 'WARKAT_MASUK:' || v_id where f.id_berkas = v_berkas and f.pemilik = 'TAGIHAN:' || p_entry; end if;
end $$;

-- The picture of an entry lies under its key, or none is kept and why. Its row's lock decides between this and the cheque that is taken at the same moment.
create or replace function record_warkat_picture(p_entry bigint, p_id uuid, p_sebab text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from settlement_entry e where e.id = p_entry and e.jenis = 'TAGIHAN' for update;
  if not found then raise exception 'entry % presents no sheet', p_entry; end if;
  if p_id is not null then
    if not exists (select from stored_file f where f.id_berkas = p_id and f.permintaan = warkat_picture_request(p_entry)) then raise exception 'file % is not of entry %', p_id, p_entry; end if;
    perform mark_file_stored(p_id, 'SISTEM', p_korelasi);
    update stored_file f set pemilik = 'TAGIHAN:' || p_entry where f.id_berkas = p_id and f.pemilik is null;
  end if;
  insert into settlement_picture (entry, id_berkas, sebab) values (p_entry, p_id, p_sebab) on conflict do nothing;
  perform attach_warkat_picture(p_entry);
end $$;
