-- Templates of entries by hand (core/books/README.md). What a branch or the bank uses is written by write_record; a person's own one here.

create or replace function number_entry_template(p_cabang text, p_baris jsonb) returns text language sql as $$
  select 'TE' || lpad(nextval('entry_template_serial')::text, 8, '0')
$$;

-- Among those who share templates a name says one of them.
create or replace function prove_template_name(p_nomor text, p_lingkup text, p_pemegang text, p_nama text) returns void language plpgsql as $$
begin
  -- One after another: the index would break off who comes second without a word.
  perform pg_advisory_xact_lock(7340, hashtext(p_lingkup || '/' || p_pemegang));
  if exists (select from entry_template t where (t.lingkup, t.pemegang, lower(t.nama)) = (p_lingkup, p_pemegang, lower(p_nama)) and t.aktif and t.nomor_templat <> p_nomor) then
    perform refuse('TEMPLATE_NAME', jsonb_build_object('nama', p_nama));
  end if;
end $$;

-- A template of a branch is kept by that branch, one of the bank by head office; whose it is stays. Nobody's own comes this way.
create or replace function before_entry_template(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  t entry_template;
  c branch;
  v_lingkup text;
  v_pemegang text;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a template is switched off, not removed'; end if;
  select * into t from entry_template where nomor_templat = b ->> 'nomor_templat' for update;
  v_lingkup := coalesce(t.lingkup, b ->> 'lingkup');
  v_pemegang := coalesce(t.pemegang, b ->> 'pemegang');
  if (v_lingkup, v_pemegang) is distinct from (coalesce(b ->> 'lingkup', v_lingkup), coalesce(b ->> 'pemegang', v_pemegang)) then
    raise exception 'a template stays whose it is';
  end if;
  select x.* into c from app_user u join branch x using (kode_cabang) where u.id_user = p_user;
  if not coalesce(case v_lingkup when 'BANK' then c.jenis = 'HO' when 'CABANG' then v_pemegang = c.kode_cabang end, false) then
    perform refuse('TEMPLATE_HOLDER', jsonb_build_object('lingkup', v_lingkup));
  end if;
  if coalesce((b ->> 'aktif')::boolean, t.aktif, true) then
    perform prove_template_name(coalesce(t.nomor_templat, ''), v_lingkup, v_pemegang, coalesce(b ->> 'nama', t.nama));
  end if;
  return null;
end $$;

-- Keeps a template of one's own, new (no number) or as it is to be; returns its number. { nomor_templat, versi, nama, keterangan, aktif, baris: legs in
-- their order }. The same request again answers the same; each change leaves a version, of one person.
create or replace function save_own_template(p_kunci uuid, p_sidik bytea, p_user text, p_cabang text, p_templat jsonb, p_korelasi uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t entry_template;
  v_nomor text := p_templat ->> 'nomor_templat';
begin
  if not claim_key(p_kunci, p_user, p_sidik) then return (select i.jawaban ->> 'nomor_templat' from idempotency i where i.kunci = p_kunci); end if;
  if v_nomor = '' then
    v_nomor := number_entry_template(p_cabang, p_templat);
  else
    select * into t from entry_template where nomor_templat = v_nomor and lingkup = 'PENGGUNA' and pemegang = p_user for update;
    if not found then perform refuse('NOT_FOUND'); end if;
    if t.versi <> (p_templat ->> 'versi')::integer then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_nomor)); end if;
  end if;
  if (p_templat ->> 'aktif')::boolean then perform prove_template_name(v_nomor, 'PENGGUNA', p_user, p_templat ->> 'nama'); end if;
  insert into entry_template as x (nomor_templat, lingkup, pemegang, nama, keterangan, aktif, versi)
  values (v_nomor, 'PENGGUNA', p_user, p_templat ->> 'nama', p_templat ->> 'keterangan', (p_templat ->> 'aktif')::boolean, 1)
  on conflict (nomor_templat) do update set nama = excluded.nama, keterangan = excluded.keterangan, aktif = excluded.aktif, versi = x.versi + 1;
  delete from entry_template_leg where nomor_templat = v_nomor;
  insert into entry_template_leg (nomor_templat, urut, sisi, jenis, nomor, kode_cabang, kode_valuta, nominal, keterangan)
  select v_nomor, b.urut, b.sisi, b.jenis, b.nomor, b.kode_cabang, b.kode_valuta, b.nominal, b.keterangan
  from jsonb_to_recordset(p_templat -> 'baris') as b(urut integer, sisi text, jenis text, nomor text, kode_cabang text, kode_valuta text, nominal bigint, keterangan text);
  perform append_record_version('entry_template', jsonb_build_object('nomor_templat', v_nomor), 'SENDIRI', p_user, null, null, p_cabang);
  update idempotency set jawaban = jsonb_build_object('nomor_templat', v_nomor) where kunci = p_kunci;
  perform write_audit(p_user, p_cabang, 'TEMPLAT_SENDIRI', '00', 'TEMPLAT_ENTRI:' || v_nomor, p_korelasi,
    jsonb_build_object('nama', p_templat ->> 'nama', 'aktif', p_templat -> 'aktif', 'baris', jsonb_array_length(p_templat -> 'baris')));
  return v_nomor;
end $$;
