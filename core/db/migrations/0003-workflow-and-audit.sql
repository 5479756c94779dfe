-- Maker and checker, one-time override grants, the live inbox and the audit trail with its hash chain.

create table flow_transition (
  flow_code text not null,            -- '*' holds for every flow
  dari text not null,                 -- '' is a new item
  aksi text not null,
  ke text not null,
  pelaku text not null check (pelaku in ('PEMBUAT', 'PEMERIKSA')),
  label text not null,
  warna_latar text not null,
  warna_teks text not null,
  send_to_core boolean not null,
  urut smallint not null,
  primary key (flow_code, dari, aksi)
);

-- How many different checkers an amount needs, from this amount on.
create table flow_level (
  flow_code text not null,
  dari_nominal bigint not null,
  persetujuan smallint not null check (persetujuan between 1 and 3),
  primary key (flow_code, dari_nominal)
);

create table flow_instance (
  id_flow uuid primary key,
  jenis text not null check (jenis in ('FLOW', 'OVERRIDE')),
  flow_code text not null,
  trans_code text not null,
  flow_state text not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  user_input text not null references app_user,
  flow_data jsonb not null,
  sidik bytea not null,
  nominal bigint not null,
  kode_valuta text not null,
  rekening text,
  nomor_nasabah text[] not null default '{}', -- customers this item moves money of
  nama_nasabah text not null default '',
  keterangan text not null default '',
  alasan jsonb not null default '[]',
  tingkat text not null default '',
  pemeriksa text[] not null default '{}',     -- who approved so far
  persetujuan_perlu smallint not null default 1,
  reservasi jsonb not null default '[]',      -- [{ rekening, jumlah }]
  token_override uuid,
  journal_id bigint references journal deferrable initially deferred,
  versi integer not null default 0,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now()
);
create index flow_instance_waiting on flow_instance (kode_cabang, dibuat_pada, id_flow) where flow_state = 'WAITING';
create index flow_instance_maker on flow_instance (user_input, diubah_pada, id_flow);
create index flow_instance_decided on flow_instance (kode_cabang, diubah_pada, id_flow);

create table flow_step (
  id_flow uuid not null references flow_instance,
  urut integer not null,
  waktu timestamptz not null default now(),
  id_user text not null,
  dari text not null,
  ke text not null,
  aksi text not null,
  catatan text not null default '',
  primary key (id_flow, urut)
);

create table override_grant (
  token uuid primary key,
  operasi text not null,
  sidik bytea not null,
  pembuat text not null references app_user,
  kode_cabang text not null,
  alasan text[] not null,
  supervisor text not null references app_user,
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz
);

create table inbox_event (
  id bigint generated always as identity primary key,
  id_flow uuid not null,
  jenis text not null,
  flow_code text not null,
  flow_state text not null,
  kode_cabang text not null,
  user_input text not null,
  waktu timestamptz not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  waktu timestamptz not null default clock_timestamp(),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id_user text not null,
  kode_cabang text not null,
  aksi text not null,
  hasil text not null,
  objek text not null default '',
  korelasi uuid,
  rincian jsonb
);
create index audit_log_user on audit_log (id_user, id);
-- For the sealer, which goes by transaction, and for the auditor, who asks for a time.
create index audit_log_span on audit_log using brin (xid, waktu) with (pages_per_range = 16, autosummarize = on);

-- The chain stands beside the trail: hash(n) covers the canonical content of its row and hash(n - 1).
create table audit_chain (
  posisi bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);
-- The last sealed row, in the order (xid, id), and the head of the chain.
create table audit_seal_state (
  satu boolean primary key default true check (satu),
  xid bigint not null,
  audit_id bigint not null,
  posisi bigint not null,
  hash bytea not null
);
insert into audit_seal_state (xid, audit_id, posisi, hash) values (0, 0, 0, '\x00');

create function audit_hash(p_sebelum bytea, a audit_log) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(p_sebelum || convert_to(jsonb_build_array(
    a.id, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.xid, a.id_user, a.kode_cabang, a.aksi, a.hasil, a.objek, a.korelasi, a.rincian)::text, 'UTF8'))
$$;

-- Chains up to p_maks finished rows in the order (xid, id); answers how many. A transaction id below the snapshot's xmin can
-- write no more, so the order is final when it is sealed.
create function seal_audit(p_maks integer) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s audit_seal_state;
  a audit_log;
  v_sampai bigint;
  v_n integer := 0;
begin
  if not pg_try_advisory_xact_lock(7302) then return 0; end if;
  select * into s from audit_seal_state for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  for a in
    select l.* from audit_log l
    where l.xid >= s.xid and l.xid < v_sampai and (l.xid, l.id) > (s.xid, s.audit_id)
    order by l.xid, l.id limit p_maks
  loop
    s.posisi := s.posisi + 1;
    s.hash := audit_hash(s.hash, a);
    s.xid := a.xid;
    s.audit_id := a.id;
    insert into audit_chain (posisi, audit_id, hash) values (s.posisi, a.id, s.hash);
    v_n := v_n + 1;
  end loop;
  if v_n > 0 then
    update audit_seal_state set xid = s.xid, audit_id = s.audit_id, posisi = s.posisi, hash = s.hash;
  end if;
  return v_n;
end $$;

-- Walks the chain; answers the first row that does not fit: changed, missing, or slipped in after sealing. None: all is well.
create function verify_audit() returns table (posisi bigint, audit_id bigint, sebab text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  r record;
  v_hash bytea := '\x00';
  v_harap bigint := 0;
begin
  for r in select c.posisi as p, c.audit_id as i, c.hash as h, l as l, l.id is null as hilang
           from audit_chain c left join audit_log l on l.id = c.audit_id order by c.posisi loop
    v_harap := v_harap + 1;
    if r.p <> v_harap then return query select v_harap, r.i, 'rantai terputus'; return; end if;
    if r.hilang then return query select r.p, r.i, 'baris dihapus'; return; end if;
    v_hash := audit_hash(v_hash, r.l);
    if v_hash <> r.h then return query select r.p, r.i, 'baris diubah'; return; end if;
  end loop;
  if (select s.posisi from audit_seal_state s) <> v_harap or (select s.hash from audit_seal_state s) <> v_hash then
    return query select v_harap, null::bigint, 'ujung rantai tidak cocok'; return;
  end if;
  return query
    select null::bigint, l.id, 'baris disisipkan' from audit_log l, audit_seal_state s
    where (l.xid, l.id) <= (s.xid, s.audit_id) and not exists (select from audit_chain c where c.audit_id = l.id)
    order by l.id limit 1;
end $$;

create function write_audit(p_user text, p_cabang text, p_aksi text, p_hasil text, p_objek text, p_korelasi uuid, p_rincian jsonb)
returns bigint language sql security definer set search_path = public, pg_temp as $$
  insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
  values (p_user, p_cabang, p_aksi, p_hasil, p_objek, p_korelasi, p_rincian) returning id
$$;
