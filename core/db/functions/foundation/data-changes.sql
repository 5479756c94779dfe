-- A change of data, alone or with the journal of one operation, carries the proof of its second person: the item approved, or the grant used, in this very transaction, for the
-- record that is changed and not for any item of that kind. The record is about neither of the two, both may still sign in
-- when it counts, and neither of them has just handed the other a password.

-- What a change is about, as items name it; null for a change that this release does not know.
create or replace function changed_object(e jsonb) returns text language sql stable as $$
  select case e ->> 'efek'
    when 'data_record' then (select k.awalan || ':' || case when e ->> 'aksi' = 'BUAT' and k.nomor <> '' then 'BARU/' || record_key(k.objek_baru, e -> 'baris')
                                 else record_key(k.objek, e -> 'baris') end from record_kind k where k.jenis = e ->> 'jenis')
    when 'data_merge' then 'NASABAH:' || (e ->> 'asal')
    when 'data_unmerge' then (select 'NASABAH:' || g.asal from customer_merge g where g.id_gabung = (e ->> 'id_gabung')::uuid)
    when 'data_till' then 'USER:' || (e ->> 'id_user')
    when 'data_bank_day' then 'HARI:' || (e ->> 'tanggal')
    when 'data_settlement_answer' then 'PENYELESAIAN:' || (e ->> 'daftar') || '/' || (e ->> 'kunci')
    when 'data_branch_accounts' then 'CABANG:' || (e ->> 'kode_cabang')
    when 'data_incoming_return' then 'TRANSFER_MASUK:' || (e ->> 'nomor')
    when 'data_branch_closing' then 'CABANG:' || (e ->> 'kode_cabang')
    when 'data_force_close' then 'CABANG:' || (e ->> 'kode_cabang')
  end
$$;

-- What a record without a number was made into by this very transaction: the trail names it as everybody will from now on. Null for all else.
create or replace function numbered_object(p_objek text) returns text language sql stable as $$
  select k.awalan || ':' || v.kunci from record_kind k join record_version v on v.jenis = k.jenis
  where p_objek like '%:BARU/%' and k.nomor <> '' and starts_with(p_objek, k.awalan || ':BARU/') and v.aksi = 'BUAT' and v.xid = pg_current_xact_id()::text::bigint
  order by v.id desc limit 1
$$;

-- The second person behind a change of data; refuses where there is none.
create or replace function second_person_of(e jsonb, p_user text) returns text language plpgsql as $$
declare
  v_objek text := changed_object(e);
  v_kedua text;
begin
  if e ->> 'id_flow' is not null then
    select f.pemeriksa[cardinality(f.pemeriksa)] into v_kedua from flow_instance f
    where f.id_flow = (e ->> 'id_flow')::uuid and f.jenis in ('DATA', 'FLOW') and f.flow_state = 'APPROVED' and f.flow_code = e ->> 'operasi'
      and f.objek = v_objek and f.user_input = p_user and f.xmin = pg_current_xact_id()::xid;
  elsif e ->> 'token' is not null then
    select g.supervisor into v_kedua from override_grant g
    where g.token = (e ->> 'token')::uuid and g.xmin = pg_current_xact_id()::xid and g.dipakai_pada = now()
      and g.operasi = e ->> 'operasi' and g.pembuat = p_user;
  end if;
  if v_objek is null or v_kedua is null or v_kedua = p_user
    or (select count(*) from app_user u where u.id_user in (p_user, v_kedua) and u.aktif) < 2 then
    perform refuse('GRANT_INVALID');
  end if;
  if v_objek in ('USER:' || p_user, 'USER:' || v_kedua, 'DELEGASI:' || p_user, 'DELEGASI:' || v_kedua)
    or starts_with(v_objek, 'BATAS_HARIAN:PENGGUNA/' || p_user || '/') or starts_with(v_objek, 'BATAS_HARIAN:PENGGUNA/' || v_kedua || '/') then
    perform refuse('OWN_RECORD');
  end if;
  if (v_objek ~ '^(USER|ROLE|MENU):' or v_objek = 'PARAMETER:jeda_kata_sandi_jam') and v_kedua = any (password_ties(p_user)) then perform refuse('PASSWORD_TIE', jsonb_build_object('pembuat', p_user)); end if;
  return v_kedua;
end $$;

create or replace function effect_data_record(e jsonb, k effect_context) returns void language sql as $$
  select write_record(e, k.pengguna, second_person_of(e, k.pengguna), k.cabang)
$$;
create or replace function effect_data_till(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform second_person_of(e, k.pengguna);
  perform assign_till(e);
end $$;
