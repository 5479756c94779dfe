-- Cash that no box holds: sent, counted differently, or going back.
create or replace function is_on_its_way(p_status text) returns boolean language sql immutable as $$
  select p_status in ('DIKIRIM', 'SELISIH', 'DIKEMBALIKAN')
$$;

-- What is on its way to a till, or back to it: it counts as if it lay there.
create or replace function cash_on_its_way(p_cabang text, p_kas integer) returns bigint language sql stable as $$
  select coalesce(sum(h.nominal), 0)::bigint from handover h
  where h.kode_cabang = p_cabang and is_on_its_way(h.status) and (h.tujuan = p_kas or h.asal = p_kas and h.status = 'DIKEMBALIKAN')
$$;

-- Cash on its way between two boxes of a branch, sent by one person and received by another. That it was received, or called back by
-- who sent it, is a move (moves.sql).
create or replace function effect_handover_send(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b cash_box;
begin
  -- Under the till's lock, so that two sent at once are two.
  select * into b from cash_box where id_kas = (e ->> 'tujuan')::integer and jenis = 'TELLER' for update;
  if found then
    if b.saldo + cash_on_its_way(b.kode_cabang, b.id_kas) + (e ->> 'nominal')::bigint > b.batas and not exists (
      select from journal j where j.id = k.journal_id and j.tanggal = k.tanggal and j.bukti -> 'alasan' ? 'KAS_MELEBIHI_BATAS') then
      perform refuse('TILL_MAXIMUM', jsonb_build_object('kas', b.kode_kas));
    end if;
  end if;
  insert into handover (id_serah_terima, arah, kode_cabang, tanggal, asal, tujuan, nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, keterangan)
  values ((e ->> 'id')::uuid, e ->> 'arah', k.cabang, k.tanggal, (e ->> 'asal')::integer, (e ->> 'tujuan')::integer, (e ->> 'nominal')::bigint,
          e ->> 'kode_valuta', e -> 'pecahan', k.journal_id, k.pengguna, e ->> 'keterangan');
end $$;

create or replace function same_denominations(p_satu jsonb, p_dua jsonb) returns boolean language sql immutable as $$
  select not exists (select from jsonb_each_text(p_satu) a full join jsonb_each_text(p_dua) b using (key) where coalesce(a.value::bigint, 0) <> coalesce(b.value::bigint, 0))
$$;

-- Does a user hold a box: an own till, or the vault of the branch where the user has its screen?
create or replace function holds_box(p_user text, p_kas integer) returns boolean language sql stable as $$
  select exists (select from cash_box k where k.id_kas = p_kas and (k.id_user = p_user or k.jenis = 'KHASANAH' and exists (
    select from app_user u join user_role r using (id_user) join role_menu m using (role_id)
    where u.id_user = p_user and u.kode_cabang = k.kode_cabang and m.menu_id = 'khasanah')))
$$;

-- One party's count of cash whose receiver counted another amount. The receiver's first count stops the handover; then both count again. When both
-- found what was sent it is on its way once more, else it goes back. Two hands are two persons, and each counts once.
create or replace function effect_handover_count(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  h handover;
  v_pihak text := e ->> 'pihak';
  v_hitungan integer;
  v_cocok boolean;
begin
  select * into h from handover where id_serah_terima = (e ->> 'id')::uuid and kode_cabang = k.cabang for update;
  if not found or not holds_box(k.pengguna, case v_pihak when 'PENERIMA' then h.tujuan else h.asal end) then perform refuse('NOT_FOUND'); end if;
  if h.status not in ('DIKIRIM', 'SELISIH') or h.status = 'DIKIRIM' and v_pihak <> 'PENERIMA' then
    perform refuse('HANDOVER_STATE', jsonb_build_object('status', h.status));
  end if;
  if v_pihak = 'PENERIMA' and k.pengguna = h.user_pengirim
    or exists (select from handover_count c where c.id_serah_terima = h.id_serah_terima and c.pihak <> v_pihak and c.petugas = k.pengguna) then
    perform refuse('SELF_APPROVAL');
  end if;
  v_cocok := same_denominations(h.pecahan, e -> 'pecahan');
  select 1 + coalesce(max(c.hitungan), 0) into v_hitungan from handover_count c where c.id_serah_terima = h.id_serah_terima;
  if h.status = 'SELISIH' then
    v_hitungan := 2;
    if exists (select from handover_count c where c.id_serah_terima = h.id_serah_terima and c.hitungan = 2 and c.pihak = v_pihak) then
      perform refuse('HANDOVER_COUNTED');
    end if;
  elsif v_cocok then
    perform refuse('HANDOVER_AGREES');
  end if;
  insert into handover_count (id_serah_terima, hitungan, pihak, petugas, pecahan, nominal, cocok)
  values (h.id_serah_terima, v_hitungan, v_pihak, k.pengguna, e -> 'pecahan', denominations_value(e -> 'pecahan'), v_cocok);
  update handover set status = case
      when v_hitungan = 1 then 'SELISIH'
      when v_hitungan > 2 then 'DIKEMBALIKAN'
      else (select case when count(*) < 2 then 'SELISIH' when bool_and(c.cocok) then 'DIKIRIM' else 'DIKEMBALIKAN' end
            from handover_count c where c.id_serah_terima = h.id_serah_terima and c.hitungan = 2) end
  where id_serah_terima = h.id_serah_terima;
end $$;

-- What went back is taken in again by the box it came from, once, by another person than who counted it on the other side.
create or replace function effect_handover_back(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  h handover;
begin
  select * into h from handover where id_serah_terima = (e ->> 'id')::uuid and kode_cabang = k.cabang for update;
  if not found or not holds_box(k.pengguna, h.asal) then perform refuse('NOT_FOUND'); end if;
  if h.status <> 'DIKEMBALIKAN' then perform refuse('HANDOVER_STATE', jsonb_build_object('status', h.status)); end if;
  if exists (select from handover_count c where c.id_serah_terima = h.id_serah_terima and c.pihak = 'PENERIMA' and c.petugas = k.pengguna) then
    perform refuse('SELF_APPROVAL');
  end if;
  update handover set status = 'KEMBALI', journal_terima = k.journal_id, user_penerima = k.pengguna, diterima_pada = now() where id_serah_terima = h.id_serah_terima;
end $$;

-- Notifies the screens of a branch's cash that some of it has moved on or was counted, or that a till was opened or closed.
create or replace function cash_of_branch_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('kas', new.kode_cabang);
  return null;
end $$;

create or replace trigger handover_moved after insert or update of status on handover for each row execute function cash_of_branch_moved();
create or replace trigger till_status_changed after update of status on cash_box for each row when (old.status is distinct from new.status) execute function cash_of_branch_moved();
create or replace trigger vault_counted after insert on vault_count for each row execute function cash_of_branch_moved();
