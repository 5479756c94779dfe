-- Maker and checker, one-time override grants, the fingerprint challenges before them, and the live inbox.

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

-- The ladder of approval, lowest first; the reference data fill it.
create table approval_rung (
  tingkat text primary key,
  urut smallint not null unique
);

-- How many different checkers an amount needs, from this amount on.
create table flow_level (
  flow_code text not null,
  dari_nominal bigint not null,
  persetujuan smallint not null check (persetujuan between 1 and 3),
  primary key (flow_code, dari_nominal)
);

-- What the cards of this release say of the operations that come before a checker: the right to approve one, and whose limits measure
-- it. It follows the code at each start, so that approvals are proved by what the bank has given and not by what a caller says.
create table operation_check (
  flow_code text primary key,
  hak text not null,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI'))
);

create table flow_instance (
  id_flow uuid primary key,
  jenis text not null check (jenis in ('FLOW', 'OVERRIDE', 'DATA')),
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
  -- An approval is somebody's authority, which may be lent: lender and stand-in count once.
  wewenang text[] not null default '{}',      -- whose authority each of pemeriksa used
  kelompok text not null default '',          -- group of limits it is measured by
  persetujuan_perlu smallint not null default 1,
  reservasi jsonb not null default '[]',      -- [{ rekening, jumlah }]
  token_override uuid,
  journal_id bigint,                          -- its date is the item's: no item outlives its branch day
  versi integer not null default 0,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  objek text not null default '',             -- the record that a change of data is about
  perubahan jsonb not null default '[]',
  -- A counter stands still while its override waits, so those come first and the newest before the older ones; work items follow
  -- in the order they came in. Microseconds, negative for overrides.
  antrian bigint not null,
  -- Has the customer's money changed hands before the item was decided? Such an item holds its till and the day open.
  kas_sudah_berpindah boolean not null default false,
  catatan_kolom jsonb,                        -- what a checker returned it for, field by field; gone when it is filed again
  constraint flow_authorities check (cardinality(wewenang) = cardinality(pemeriksa)),
  constraint flow_two_persons check (not user_input = any (pemeriksa)),
  constraint flow_approvals check (flow_state <> 'APPROVED' or cardinality(pemeriksa) >= persetujuan_perlu)
);
create index flow_instance_maker on flow_instance (user_input, diubah_pada, id_flow);
create index flow_instance_decided on flow_instance (kode_cabang, diubah_pada, id_flow);
create index flow_instance_object on flow_instance (objek, diubah_pada, id_flow) where objek <> '';
-- One waiting change of a record at a time, also of two filed at the same instant. A release asked for on another's screen names
-- its record too, and is no waiting change.
create unique index flow_one_change on flow_instance (objek) where flow_state = 'WAITING' and objek <> '' and jenis <> 'OVERRIDE';
-- The level stands in the key: who decides for few levels walks past the others' items within the index.
create index flow_queue_branch on flow_instance (kode_cabang, antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
create index flow_queue on flow_instance (antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
-- Who decides on a level of which little waits (administration) finds it without walking past everybody else's.
create index flow_queue_level on flow_instance (tingkat, antrian, id_flow) where flow_state = 'WAITING';

create table flow_step (
  id bigint not null default nextval('trail_id_seq'),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id_flow uuid not null references flow_instance,
  urut integer not null,
  waktu timestamptz not null default now(),
  id_user text not null,
  dari text not null,
  ke text not null,
  aksi text not null,
  catatan text not null default '',
  primary key (id_flow, urut, waktu)
) partition by range (waktu);
create index flow_step_span on flow_step using brin (xid) with (pages_per_range = 16, autosummarize = on);

create table override_grant (
  token uuid primary key,
  operasi text not null,
  sidik bytea not null,
  pembuat text not null references app_user,
  kode_cabang text not null,
  alasan text[] not null,
  supervisor text not null references app_user,
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz,
  -- What it was measured by, to be measured again when it is used.
  wewenang text references app_user,          -- whose authority, where it is lent
  tingkat text,                               -- the role level asked for
  kelompok text not null default '',
  kode_valuta text not null default '',
  nominal bigint not null default 0,
  constraint grant_two_persons check (supervisor <> pembuat)
);

-- The readers the bank has registered for the fingerprint way of an override.
create table fingerprint_device (
  kode text primary key check (kode ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  kode_cabang text not null references branch,
  kunci_publik text not null,          -- SPKI in PEM: Ed25519 or P-256
  aktif boolean not null default true,
  didaftarkan_pada timestamptz not null default now()
);

-- A challenge is bound to maker, operation and content, lives a minute and is spent by the first answer, good or bad.
create table override_challenge (
  tantangan text primary key,
  pembuat text not null references app_user,
  operasi text not null,
  sidik bytea not null,
  supervisor text not null,            -- as typed: whether there is such a user must not show here
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz,
  kunci uuid                           -- the request that spent it, so that its own repetition is answered again
);
create index override_challenge_end on override_challenge (berlaku_sampai);

-- A supervisor who has proved herself at a counter has done so for one request: its hash, and the key it came under.
create table supervisor_proof (
  bukti bytea primary key,
  sidik bytea not null,
  kunci uuid not null,
  dipakai_pada timestamptz not null default now()
);
create index supervisor_proof_age on supervisor_proof (dipakai_pada);

create table inbox_event (
  id bigint generated always as identity,
  id_flow uuid not null,
  jenis text not null,
  flow_code text not null,
  flow_state text not null,
  kode_cabang text not null,
  user_input text not null,
  waktu timestamptz not null default now(),
  primary key (id, waktu)
) partition by range (waktu);

-- What rows a posting may move from one state to another, a row for each literal of core/db/reference/moves.ts.
create table allowed_move (
  tabel text not null,
  dari text not null,
  ke text not null,
  keadaan text not null,
  kunci text[] not null,
  kolom text[] not null,
  cap jsonb not null,
  milik jsonb not null,
  tolak text not null,
  primary key (tabel, dari, ke)
);

-- What an effect knows of the operation it belongs to: who calls, whose operation it is, her branch, its accounting date, its journal.
create type effect_context as (
  pelaku text,
  pengguna text,
  cabang text,
  tanggal date,
  journal_id bigint
);
