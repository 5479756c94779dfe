-- Users, roles and menus become data that operations change: each change waits for a second person, remembers what it changed
-- and by whom it was allowed, and is refused when its record has moved on meanwhile.

-- A menu is a screen or group, an action on a row of its parent, or a right to approve one kind of operation or to see a field.
-- versi 0 is the release's own row; once the bank has changed one, releases leave it as it is.
alter table menu add column jenis text not null default 'MENU' check (jenis in ('MENU', 'POPUP', 'OTORISASI'));
alter table menu add column aktif boolean not null default true;
alter table menu add column versi integer not null default 0;

-- tingkat: the rung of the approval ladder this role stands on, ADMIN for administration; '' approves nothing.
alter table role add column keterangan text not null default '';
alter table role add column tingkat text not null default '';
alter table role add column kantor_pusat boolean not null default false;
alter table role add column versi integer not null default 0;

alter table app_user add column email text not null default '';
alter table app_user add column loket text not null default '';
alter table app_user add column versi integer not null default 0;
alter table app_user add column dibuat_pada timestamptz not null default now();

-- A user's own limits narrow those of her roles, never widen them.
create table user_limit (
  id_user text not null references app_user,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI')),
  kode_valuta text not null references currency,
  entri bigint not null check (entri >= 0),
  setuju bigint not null check (setuju >= 0),
  primary key (id_user, kelompok, kode_valuta)
);

-- Granted when, by whom, allowed by whom. Null: laid with the bank.
alter table user_role add column diberikan_pada timestamptz not null default now();
alter table user_role add column diberikan_oleh text;
alter table user_role add column disetujui_oleh text;
alter table user_role add column id_flow uuid;
alter table role_menu add column diberikan_pada timestamptz not null default now();
alter table role_menu add column diberikan_oleh text;
alter table role_menu add column disetujui_oleh text;
alter table role_menu add column id_flow uuid;
alter table role_limit add column diberikan_pada timestamptz not null default now();
alter table role_limit add column diberikan_oleh text;
alter table role_limit add column disetujui_oleh text;
alter table role_limit add column id_flow uuid;

-- A till may wait for its next teller.
alter table cash_box drop constraint cash_box_check;
alter table cash_box add constraint cash_box_holder check (jenis = 'TELLER' or id_user is null);

alter table flow_instance drop constraint flow_instance_jenis_check;
alter table flow_instance add constraint flow_instance_jenis_check check (jenis in ('FLOW', 'OVERRIDE', 'DATA'));
alter table flow_instance add column objek text not null default '';
alter table flow_instance add column perubahan jsonb not null default '[]';
-- One waiting change of a record at a time, also of two filed at the same instant.
create unique index flow_one_change on flow_instance (objek) where flow_state = 'WAITING' and objek <> '';
create index flow_instance_object on flow_instance (objek, diubah_pada, id_flow) where objek <> '';

-- What the identity provider has to be told, written in the transaction that decided it and carried out afterwards.
create table identity_job (
  id bigint generated always as identity primary key,
  id_user text not null,
  aksi text not null check (aksi in ('BUAT', 'UBAH', 'NONAKTIF', 'AKTIF', 'HAPUS', 'KELUAR', 'RESET_MASUK')),
  dibuat_pada timestamptz not null default now(),
  selesai_pada timestamptz,
  percobaan integer not null default 0,
  coba_lagi timestamptz not null default now(),
  galat text not null default ''
);
create index identity_job_open on identity_job (id) where selesai_pada is null;
create index identity_job_user on identity_job (id_user, id);

-- The right to fetch a one-time password, once; the password itself is kept nowhere.
create table password_ticket (
  id bigint generated always as identity primary key,
  id_user text not null references app_user,
  pembuat text not null,
  id_flow uuid,
  dibuat_pada timestamptz not null default now(),
  berlaku_sampai timestamptz not null default now() + interval '24 hours',
  dipakai_pada timestamptz
);
create index password_ticket_user on password_ticket (id_user, id);

-- A change of data does not belong to a branch day: neither waits the day for it nor does it end with the day.
create or replace function day_effect(e jsonb, p_user text) returns void language plpgsql as $$
declare
  v_cabang text := e ->> 'kode_cabang';
  b branch;
  f flow_instance;
begin
  perform pg_advisory_xact_lock(7310, v_cabang::integer);
  select * into b from branch where kode_cabang = v_cabang for update;
  if b.accounting_date <> (e ->> 'dari')::date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', v_cabang)); end if;
  if e ->> 'efek' = 'day_close' then
    if b.status <> 'BUKA' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'TUTUP')); end if;
    if exists (select from cash_box where kode_cabang = v_cabang and jenis = 'TELLER' and (status = 'BUKA' or saldo <> 0))
      or exists (select from handover where kode_cabang = v_cabang and status = 'DIKIRIM')
      or exists (select from flow_instance where kode_cabang = v_cabang and flow_state = 'WAITING' and jenis <> 'DATA') then
      perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', v_cabang, 'sebab', 'masih ada kas teller atau transaksi menunggu'));
    end if;
    for f in select * from flow_instance where kode_cabang = v_cabang and flow_state in ('DRAFT', 'RETURNED') and jenis <> 'DATA' order by id_flow for update loop
      insert into flow_step (id_flow, urut, id_user, dari, ke, aksi)
      select f.id_flow, 1 + count(*), p_user, f.flow_state, 'EXPIRED', 'EXPIRE' from flow_step where id_flow = f.id_flow;
      update flow_instance set flow_state = 'EXPIRED', versi = versi + 1, diubah_pada = now() where id_flow = f.id_flow returning * into f;
      perform notify_inbox(f);
    end loop;
    update branch set status = 'TUTUP' where kode_cabang = v_cabang;
    update branch_day set ditutup_oleh = p_user, ditutup_pada = now() where kode_cabang = v_cabang and tanggal = b.accounting_date;
  else
    if b.status <> 'TUTUP' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'BUKA')); end if;
    perform ensure_journal_partition((e ->> 'ke')::date);
    update branch set status = 'BUKA', accounting_date = (e ->> 'ke')::date where kode_cabang = v_cabang;
    insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values (v_cabang, (e ->> 'ke')::date, p_user);
  end if;
end $$;

-- A refiled item takes its changes along.
create or replace function flow_effect(e jsonb, p_pelaku text, p_journal bigint) returns void language plpgsql as $$
declare
  f flow_instance;
  v_dari text := '';
begin
  if e ->> 'efek' = 'flow_put' then
    f := jsonb_populate_record(null::flow_instance, '{"objek": "", "perubahan": []}'::jsonb || (e -> 'baris'));
    f.journal_id := p_journal;
    f.versi := 0;
    f.pemeriksa := '{}';
    f.dibuat_pada := now();
    f.diubah_pada := now();
    select flow_state into v_dari from flow_instance where id_flow = f.id_flow and user_input = p_pelaku for update;
    if v_dari is distinct from nullif(e ->> 'dari', '') then
      perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(v_dari, '')));
    end if;
    insert into flow_instance select (f).* on conflict (id_flow) do update set
      flow_state = excluded.flow_state, flow_data = excluded.flow_data, sidik = excluded.sidik, nominal = excluded.nominal,
      rekening = excluded.rekening, nomor_nasabah = excluded.nomor_nasabah, nama_nasabah = excluded.nama_nasabah,
      keterangan = excluded.keterangan, alasan = excluded.alasan, tingkat = excluded.tingkat, pemeriksa = '{}',
      persetujuan_perlu = excluded.persetujuan_perlu, reservasi = excluded.reservasi, tanggal = excluded.tanggal,
      objek = excluded.objek, perubahan = excluded.perubahan,
      journal_id = excluded.journal_id, versi = flow_instance.versi + 1, diubah_pada = now()
    returning * into f;
  else
    select * into f from flow_instance where id_flow = (e ->> 'id_flow')::uuid for update;
    if f.flow_state is distinct from e ->> 'dari' or f.versi <> (e ->> 'versi')::integer then
      perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(f.flow_state, '')));
    end if;
    v_dari := f.flow_state;
    update flow_instance set
      flow_state = e ->> 'ke', versi = versi + 1, diubah_pada = now(), journal_id = coalesce(p_journal, journal_id),
      pemeriksa = case when e ? 'pemeriksa' then pemeriksa || (e ->> 'pemeriksa') else pemeriksa end,
      reservasi = case when (e ->> 'lepas')::boolean then '[]'::jsonb else reservasi end,
      token_override = coalesce((e ->> 'token')::uuid, token_override)
    where id_flow = f.id_flow returning * into f;
  end if;
  insert into flow_step (id_flow, urut, id_user, dari, ke, aksi, catatan)
  select f.id_flow, 1 + count(*), p_pelaku, coalesce(v_dari, ''), f.flow_state, e ->> 'aksi', coalesce(e ->> 'catatan', '')
  from flow_step where id_flow = f.id_flow;
  perform notify_inbox(f);
end $$;

-- A change of data carries the proof of its second person: the item approved, or the grant used, in this very transaction. The
-- name of the change picks its function, apply_data_<name>(change, maker, second person, branch of the maker).
create function data_effect(e jsonb, p_user text, p_cabang text) returns void language plpgsql as $$
declare
  v_kedua text;
begin
  if e ->> 'id_flow' is not null then
    select f.pemeriksa[cardinality(f.pemeriksa)] into v_kedua from flow_instance f
    where f.id_flow = (e ->> 'id_flow')::uuid and f.jenis = 'DATA' and f.flow_state = 'APPROVED' and f.flow_code = e ->> 'operasi'
      and f.user_input = p_user and f.xmin = pg_current_xact_id()::xid;
  elsif e ->> 'token' is not null then
    select g.supervisor into v_kedua from override_grant g
    where g.token = (e ->> 'token')::uuid and g.dipakai_pada = now() and g.operasi = e ->> 'operasi' and g.pembuat = p_user;
  end if;
  if v_kedua is null or v_kedua = p_user then perform refuse('GRANT_INVALID'); end if;
  execute format('select %I($1, $2, $3, $4)', 'apply_' || (e ->> 'efek')) using e, p_user, v_kedua, p_cabang;
end $$;

create or replace function apply_effects(p_efek jsonb, p_fase text, p_pelaku text, p_user text, p_cabang text, p_tanggal date, p_journal bigint) returns void
language plpgsql as $$
declare
  e jsonb;
begin
  for e in select value from jsonb_array_elements(p_efek) where value ->> 'fase' = p_fase loop
    case
      when e ->> 'efek' in ('flow_put', 'flow_move') then perform flow_effect(e, p_pelaku, p_journal);
      when e ->> 'efek' like 'handover_%' then perform handover_effect(e, p_user, p_cabang, p_journal);
      when e ->> 'efek' like 'day_%' then perform day_effect(e, p_user);
      when e ->> 'efek' ~ '^data_[a-z_]+$' then perform data_effect(e, p_user, p_cabang);
      when e ->> 'efek' = 'box_open' then
        update cash_box set status = 'BUKA', tanggal = p_tanggal, nomor_urut = 0, dibuka_pada = now(), ditutup_pada = null
        where id_kas = (e ->> 'id_kas')::integer and status = 'TUTUP' and id_user = p_user;
        if not found then perform refuse('TILL_OPEN'); end if;
      when e ->> 'efek' = 'box_close' then
        update cash_box set status = 'TUTUP', stok = '{}', ditutup_pada = now()
        where id_kas = (e ->> 'id_kas')::integer and status = 'BUKA' and id_user = p_user and saldo = 0;
        if not found then perform refuse('TILL_CLOSED'); end if;
        if exists (select from handover where tujuan = (e ->> 'id_kas')::integer and status = 'DIKIRIM') then perform refuse('HANDOVER_PENDING'); end if;
      when e ->> 'efek' = 'reverse' then
        insert into journal_reversal (journal_id, reversal_id) values ((e ->> 'journal_id')::bigint, p_journal) on conflict do nothing;
        if not found then perform refuse('ALREADY_REVERSED', jsonb_build_object('referensi', e ->> 'referensi')); end if;
      when e ->> 'efek' = 'grant' then
        insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
        values ((e ->> 'token')::uuid, e ->> 'operasi', decode(e ->> 'sidik', 'hex'), e ->> 'pembuat', e ->> 'kode_cabang',
                array(select jsonb_array_elements_text(e -> 'alasan')), e ->> 'supervisor', now() + make_interval(secs => (e ->> 'detik')::integer));
      else raise exception 'unknown effect %', e;
    end case;
  end loop;
end $$;
