-- Counts what somebody looks at; true while it is within the bank's bound for an hour. Going past it leaves a row for the auditor and
-- notifies the supervisors of the branch, once. Counts of earlier days go out on the way, a few at a time. With an amount of 0 it only asks.
create or replace function count_sensitive_read(p_user text, p_cabang text, p_jenis text, p_objek text, p_jumlah integer, p_korelasi uuid)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_batas integer := parameter_on('batas_' || lower(p_jenis), (select b.accounting_date from branch b where b.kode_cabang = p_cabang))::integer;
  v_kini integer;
begin
  if p_jumlah = 0 then
    return coalesce((select l.jumlah from sensitive_read l
      where l.id_user = p_user and l.jenis = p_jenis and l.objek = p_objek and l.jam = date_trunc('hour', now())), 0) < v_batas;
  end if;
  delete from sensitive_read where (id_user, jenis, objek, jam) in (
    select l.id_user, l.jenis, l.objek, l.jam from sensitive_read l where l.jam < now() - interval '2 days' order by l.jam limit 20 for update skip locked);
  insert into sensitive_read (id_user, jenis, objek, jam, jumlah) values (p_user, p_jenis, p_objek, date_trunc('hour', now()), p_jumlah)
  on conflict (id_user, jenis, objek, jam) do update set jumlah = sensitive_read.jumlah + excluded.jumlah returning jumlah into v_kini;
  if v_kini > v_batas and v_kini - p_jumlah <= v_batas then
    insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
    values (p_user, p_cabang, 'PERINGATAN_' || p_jenis, '65', p_objek, p_korelasi, jsonb_build_object('batas', v_batas, 'jumlah', v_kini));
    perform notify_branch(p_jenis, p_cabang, p_user);
  end if;
  return v_kini <= v_batas;
end $$;

-- Customers of other branches whose names an answer discloses, by accounts and numbers that stand beside them: each counts once an hour as a row
-- of a list, and leaves a row in the trail by which that customer is found. What the call has counted itself (p_sudah) is not counted again. True
-- while it is within the bound.
create or replace function disclose_names(p_user text, p_cabang text, p_asal text, p_rekening text[], p_nasabah text[], p_sudah integer, p_korelasi uuid)
returns boolean language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  v_baru integer;
begin
  -- Most answers are about the branch of the caller: asking first spares them the preparation of the writes below.
  if not exists (select from account a where a.nomor_rekening = any (p_rekening) and a.kode_cabang <> p_cabang)
    and not exists (select from customer c where c.nomor_nasabah = any (p_nasabah) and c.kode_cabang <> p_cabang) then
    return true;
  end if;
  with disclosed as (
    select a.nomor_nasabah from account a where a.nomor_rekening = any (p_rekening) and a.kode_cabang <> p_cabang
    union
    select c.nomor_nasabah from customer c where c.nomor_nasabah = any (p_nasabah) and c.kode_cabang <> p_cabang
  ), fresh as (
    insert into sensitive_read (id_user, jenis, objek, jam, jumlah)
    select p_user, 'NAMA_NASABAH', d.nomor_nasabah, date_trunc('hour', now()), 1 from disclosed d order by 2
    on conflict do nothing returning objek
  ), noted as (
    insert into audit_log (xid, id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
    select pg_current_xact_id()::text::bigint, p_user, p_cabang, 'LIHAT_NAMA_NASABAH', '00', 'NASABAH:' || f.objek, p_korelasi, jsonb_build_object('asal', p_asal)
    from fresh f returning 1
  )
  select count(*) into v_baru from noted;
  return v_baru <= p_sudah or count_sensitive_read(p_user, p_cabang, 'DAFTAR_NASABAH', '', v_baru - p_sudah, p_korelasi);
end $$;

-- Keeps a read of a person who only reads: each question leaves one row in the trail in an hour.
create or replace function record_audited_read(p_user text, p_cabang text, p_asal text, p_tanya jsonb, p_korelasi uuid)
returns void language sql security definer set search_path = public, pg_temp as $$
  with fresh as (
    insert into sensitive_read (id_user, jenis, objek, jam, jumlah)
    values (p_user, 'BACA', p_asal || ' ' || md5(p_tanya::text), date_trunc('hour', now()), 1) on conflict do nothing returning 1
  )
  insert into audit_log (xid, id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
  select pg_current_xact_id()::text::bigint, p_user, p_cabang, 'BACA', '00', '', p_korelasi, jsonb_build_object('asal', p_asal, 'tanya', p_tanya) from fresh
$$;

-- Tells those who decide in a branch of something that is no item: they hear it as they hear of items.
create or replace function notify_branch(p_jenis text, p_cabang text, p_user text) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
  values (gen_random_uuid(), 'PERINGATAN', p_jenis, 'PERINGATAN', p_cabang, p_user) returning id into v_id;
  perform pg_notify('inbox', v_id::text);
end $$;
