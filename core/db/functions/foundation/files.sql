-- Documents and pictures (lib/files.ts, core/file): rows beside the objects in the storage. The application's rights are stated
-- here: write down what it has taken in, say that the object lies there, and give up what nothing refers to.

-- A file that was taken in, under a random key. Sent again under the same request it is the same row; another file, or somebody else's
-- request, is refused.
create or replace function register_file(p_permintaan uuid, p_user text, p_cabang text, p_berkas jsonb)
returns stored_file language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v stored_file;
begin
  insert into stored_file (kunci, permintaan, jenis, nama, mime, ukuran, sha256, pindai, id_user, kode_cabang)
  values ('berkas/' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), p_permintaan, p_berkas ->> 'jenis', p_berkas ->> 'nama',
    p_berkas ->> 'mime', (p_berkas ->> 'ukuran')::integer, decode(p_berkas ->> 'sha256', 'hex'), p_berkas ->> 'pindai', p_user, p_cabang)
  on conflict (permintaan) do nothing returning * into v;
  if v.id_berkas is not null then return v; end if;
  select * into v from stored_file f where f.permintaan = p_permintaan;
  if (v.id_user, v.jenis, v.sha256) is distinct from (p_user, p_berkas ->> 'jenis', decode(p_berkas ->> 'sha256', 'hex')) or v.dibuang_pada is not null then
    perform refuse('KEY_REUSED');
  end if;
  return v;
end $$;

-- The object lies under its key, says whoever has sent the file. Said again it changes nothing.
create or replace function mark_file_stored(p_id uuid, p_user text, p_korelasi uuid)
returns stored_file language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v stored_file;
begin
  select * into v from stored_file f where f.id_berkas = p_id and f.id_user = p_user and f.dibuang_pada is null for update;
  if v.id_berkas is null then perform refuse('NOT_FOUND'); end if;
  if v.tersimpan_pada is not null then return v; end if;
  update stored_file f set tersimpan_pada = clock_timestamp() where f.id_berkas = p_id returning * into v;
  perform write_audit(p_user, v.kode_cabang, 'UNGGAH_BERKAS', '00', 'BERKAS:' || p_id, p_korelasi,
    jsonb_build_object('jenis', v.jenis, 'nama', v.nama, 'mime', v.mime, 'ukuran', v.ukuran, 'sha256', encode(v.sha256, 'hex'), 'pindai', v.pindai));
  return v;
end $$;

-- Gives up what was taken in more than a day ago and is part of no record, nor named by an item that is still open, and returns what has
-- to be removed from the storage: that, and what an earlier round has given up and not removed yet.
create or replace function discard_files(p_banyak integer)
returns table (id_berkas uuid, kunci text) language sql security definer set search_path = public, pg_temp as $$
  with terbuka as materialized (
    select i.flow_data::text as isi from flow_instance i where i.flow_state in ('DRAFT', 'WAITING', 'RETURNED')),
  lepas as (
    select f.id_berkas from stored_file f
    where f.pemilik is null and f.dibuat_pada < clock_timestamp() - interval '1 day'
      and (f.dibuang_pada is not null or not exists (select from terbuka t where t.isi like '%' || f.id_berkas || '%'))
    order by f.dibuat_pada limit least(greatest(p_banyak, 1), 1000) for update skip locked)
  update stored_file f set dibuang_pada = coalesce(f.dibuang_pada, clock_timestamp())
  from lepas l where f.id_berkas = l.id_berkas returning f.id_berkas, f.kunci
$$;

-- Their objects are gone: so are the rows. Only what was given up can be forgotten.
create or replace function forget_files(p_id uuid[]) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_banyak integer;
begin
  delete from stored_file f where f.id_berkas = any (p_id) and f.dibuang_pada is not null;
  get diagnostics v_banyak = row_count;
  return v_banyak;
end $$;

-- What a record names from now on is part of it: a file of whoever made the change, that lies in the storage and is part of nothing, or
-- the record's own of an earlier version.
create or replace function bind_files(p_objek text, p_berkas uuid[], p_user text) returns void language plpgsql as $$
declare
  v_id uuid;
  f stored_file;
begin
  for v_id in select distinct b from unnest(p_berkas) b order by b loop
    select * into f from stored_file where id_berkas = v_id for update;
    if f.pemilik = p_objek then continue; end if;
    if f.id_berkas is null or f.pemilik is not null or f.id_user <> p_user or f.dibuang_pada is not null or f.tersimpan_pada is null then
      perform refuse('FILE_NOT_FREE');
    end if;
    update stored_file set pemilik = p_objek where id_berkas = v_id;
  end loop;
end $$;
