-- Users, roles, menus and what each may do: data that two persons change. versi 0 is the release's own row; once the bank has
-- changed one, releases leave it as it is.

-- tingkat: the rung of the approval ladder this role stands on, ADMIN for administration; '' approves nothing.
create table role (
  role_id text primary key,
  nama text not null,
  keterangan text not null default '',
  tingkat text not null default '',
  kantor_pusat boolean not null default false,
  versi integer not null default 0
);

-- A menu is a screen or group, an action on a row of its parent, or a right to approve one kind of operation or to see a field.
create table menu (
  menu_id text primary key,
  parent text not null default '',
  title text not null,
  route text not null default '',
  icon text not null default '',
  trans_code text not null default '',
  urut integer not null,
  jenis text not null default 'MENU' check (jenis in ('MENU', 'POPUP', 'OTORISASI')),
  aktif boolean not null default true,
  versi integer not null default 0
);

-- Granted when, by whom, approved by whom. Null: granted at the installation.
create table role_menu (
  role_id text not null references role,
  menu_id text not null references menu,
  diberikan_pada timestamptz not null default now(),
  diberikan_oleh text,
  disetujui_oleh text,
  id_flow uuid,
  primary key (role_id, menu_id)
);

create table role_limit (
  role_id text not null references role,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI')),
  kode_valuta text not null references currency,
  entri bigint not null,
  setuju bigint not null,
  diberikan_pada timestamptz not null default now(),
  diberikan_oleh text,
  disetujui_oleh text,
  id_flow uuid,
  primary key (role_id, kelompok, kode_valuta)
);

create table app_user (
  id_user text primary key,
  nama_user text not null,
  kode_cabang text not null references branch,
  aktif boolean not null default true,
  -- The officer's own customer record: nobody approves for themselves.
  nomor_nasabah text,
  email text not null default '',
  loket text not null default '',
  versi integer not null default 0,
  dibuat_pada timestamptz not null default now()
);
-- The provider knows one person by one address; a counter has one number in its branch.
create unique index app_user_email on app_user (lower(email)) where email <> '';
create unique index app_user_counter on app_user (kode_cabang, loket) where loket <> '' and aktif;

create table user_role (
  id_user text not null references app_user,
  role_id text not null references role,
  urut smallint not null default 0,
  diberikan_pada timestamptz not null default now(),
  diberikan_oleh text,
  disetujui_oleh text,
  id_flow uuid,
  primary key (id_user, role_id)
);

-- A user's own limits narrow those of the roles, never widen them.
create table user_limit (
  id_user text not null references app_user,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI')),
  kode_valuta text not null references currency,
  entri bigint not null check (entri >= 0),
  setuju bigint not null check (setuju >= 0),
  primary key (id_user, kelompok, kode_valuta)
);

-- A supervisor lends the authority to approve to somebody for a period of branch days. A rung above the supervisor's approves the
-- lending, and the supervisor can take it back at any time.
create table delegation (
  id_delegasi uuid primary key default gen_random_uuid(),
  dari text not null references app_user,
  ke text not null references app_user,
  kode_cabang text not null references branch,
  mulai date not null,
  sampai date not null,
  alasan text not null,
  id_flow uuid,
  disetujui_oleh text not null references app_user,
  dibuat_pada timestamptz not null default now(),
  dicabut_pada timestamptz,
  dicabut_oleh text,
  versi integer not null default 0,
  check (sampai >= mulai and dari <> ke and disetujui_oleh <> dari and disetujui_oleh <> ke)
);
create index delegation_to on delegation (ke, sampai) where dicabut_pada is null;
create index delegation_branch on delegation (kode_cabang, dibuat_pada, id_delegasi);

-- Changes to report to the identity provider, written in the transaction that decided them and carried out afterwards.
create table identity_job (
  id bigint generated always as identity primary key,
  id_user text not null,
  aksi text not null check (aksi in ('BUAT', 'UBAH', 'NONAKTIF', 'AKTIF', 'HAPUS', 'KELUAR', 'RESET_MASUK')),
  dibuat_pada timestamptz not null default now(),
  selesai_pada timestamptz,
  percobaan integer not null default 0,
  galat text not null default ''
);
create index identity_job_open on identity_job (id) where selesai_pada is null;
create index identity_job_user on identity_job (id_user, id);

-- The right of one of two persons to fetch one half of a one-time password, once. Both rows of a hand-out share `serah`; no table holds the
-- whole password.
create table password_ticket (
  id bigint generated always as identity primary key,
  serah uuid not null,
  id_user text not null references app_user,
  pemegang text not null,
  bagian smallint not null check (bagian in (1, 2)),
  id_flow uuid,
  dibuat_pada timestamptz not null default now(),
  berlaku_sampai timestamptz not null default now() + interval '24 hours',
  dipakai_pada timestamptz,
  -- The half itself, from the moment the other one was fetched until this one is; else ''.
  isi text not null default '',
  -- When the user first signed in with it.
  masuk_pada timestamptz,
  unique (serah, bagian),
  check (pemegang <> id_user)
);
create index password_ticket_user on password_ticket (id_user, id);
create index password_ticket_holder on password_ticket (pemegang, dipakai_pada);

-- The user at the identity provider: the issuer of the tokens and the subject they name. A name can be given to somebody else
-- there; the subject is one person's for ever. Bound at the first sign-in, and compared whenever the name is claimed.
create table user_identity (
  id_user text primary key references app_user on delete cascade,
  penerbit text not null check (length(penerbit) <= 500),
  subjek text not null check (length(subjek) between 1 and 255),
  sejak timestamptz not null default clock_timestamp(),
  -- One person has one name at the bank.
  unique (penerbit, subjek)
);

-- The amount that one person may move alone in a day, and that may leave an account over the counter without a second person. A row holds from
-- its day on; '' holds for every role that has no row of its own.
create table daily_limit (
  -- PERAN: a role ('' any), PENGGUNA: one user's own, instead of the roles', REKENING: what an account may give over the counter.
  lingkup text not null check (lingkup in ('PERAN', 'PENGGUNA', 'REKENING')),
  pemegang text not null,
  kelompok text not null check (kelompok in ('TUNAI_MASUK', 'TUNAI_KELUAR', 'NON_TUNAI', 'LOKET_KELUAR')),
  kode_valuta text not null references currency,
  berlaku_sejak date not null,
  batas bigint not null check (batas >= 0),
  versi integer not null default 0,
  primary key (lingkup, pemegang, kelompok, kode_valuta, berlaku_sejak),
  check ((kelompok = 'LOKET_KELUAR') = (lingkup = 'REKENING'))
);

-- The part of the daily limit that a user or an account has used; the posting itself updates it.
create table daily_usage (
  tanggal date not null,
  lingkup text not null check (lingkup in ('PENGGUNA', 'REKENING')),
  kunci text not null,
  kelompok text not null,
  kode_valuta text not null,
  jumlah bigint not null check (jumlah >= 0),
  primary key (lingkup, kunci, tanggal, kelompok, kode_valuta)
) with (fillfactor = 50);

-- The quota of sensitive reads: how much personal data, or data of another branch, a user has read in an hour of the wall clock.
create table sensitive_read (
  id_user text not null references app_user,
  jenis text not null, -- what is counted; the bank's parameter batas_<jenis> bounds it
  objek text not null default '', -- of one account or one reason, where each has a bound of its own
  jam timestamptz not null,
  jumlah integer not null,
  primary key (id_user, jenis, objek, jam)
);
create index sensitive_read_age on sensitive_read (jam);

-- Maker and checker, one-time override grants, the fingerprint challenges before them, and the live inbox.
create table flow_transition (
  flow_code text not null, -- '*' holds for every flow
  dari text not null, -- '' is a new item
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

-- The number of different checkers that an item needs from this amount on.
create table flow_level (
  flow_code text not null,
  dari_nominal bigint not null,
  persetujuan smallint not null check (persetujuan between 1 and 3),
  primary key (flow_code, dari_nominal)
);

-- The right to approve an operation that comes before a checker, and whose limits measure it, from the operation definitions of this release.
-- It follows the code at each start, so that approvals are proved by what the bank has granted and not by what a caller says.
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
  pemeriksa text[] not null default '{}', -- who approved so far
  -- An approval is somebody's authority, which may be lent: lender and stand-in count once.
  wewenang text[] not null default '{}', -- whose authority each of pemeriksa used
  kelompok text not null default '', -- group of limits it is measured by
  persetujuan_perlu smallint not null default 1,
  reservasi jsonb not null default '[]', -- [{ rekening, jumlah }]
  token_override uuid,
  journal_id bigint, -- its date is the item's: no item outlives its branch day
  versi integer not null default 0,
  dibuat_pada timestamptz not null default now(),
  diubah_pada timestamptz not null default now(),
  objek text not null default '', -- the record that a change of data is about
  perubahan jsonb not null default '[]',
  -- A counter waits while its override waits, so those come first and the newest before the older ones; work items follow
  -- in the order they came in. Microseconds, negative for overrides.
  antrian bigint not null,
  -- Has the customer's money changed hands before the item was decided? Such an item holds its till and the day open.
  kas_sudah_berpindah boolean not null default false,
  catatan_kolom jsonb, -- what a checker returned it for, field by field; gone when it is filed again
  constraint flow_authorities check (cardinality(wewenang) = cardinality(pemeriksa)),
  constraint flow_two_persons check (not user_input = any (pemeriksa)),
  constraint flow_approvals check (flow_state <> 'APPROVED' or cardinality(pemeriksa) >= persetujuan_perlu),
  constraint flow_text_size check (length(keterangan) <= 500 and length(nama_nasabah) <= 500 and pg_column_size(catatan_kolom) <= 50000),
  -- How much one row may hold, the last limit behind the core's own. An entry holds five thousand legs; a payroll of ten thousand rows and
  -- the financing contracts of a day are kept as the text of their file.
  constraint flow_data_size check (pg_column_size(flow_data) <=
    case when flow_code in ('TRANSAKSI_UMUM_MULTI', 'SIMPAN_TEMPLAT', 'SIMPAN_BERKALA', 'BAYAR_GAJI', 'IMPOR_PEMBIAYAAN') then 2000000 else 200000 end)
);
create index flow_instance_maker on flow_instance (user_input, diubah_pada, id_flow);
create index flow_instance_decided on flow_instance (kode_cabang, diubah_pada, id_flow);
create index flow_instance_object on flow_instance (objek, diubah_pada, id_flow) where objek <> '';
-- One waiting change of a record at a time, also of two filed at the same instant. A release asked for on another's screen names
-- its record too, and is no waiting change.
create unique index flow_one_change on flow_instance (objek) where flow_state = 'WAITING' and objek <> '' and jenis <> 'OVERRIDE';
-- The key includes the level: a checker of few levels skips the others' items within the index.
create index flow_queue_branch on flow_instance (kode_cabang, antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
create index flow_queue on flow_instance (antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
-- A checker of a level with few items (administration) finds them without reading everybody else's.
create index flow_queue_level on flow_instance (tingkat, antrian, id_flow) where flow_state = 'WAITING';
-- Open items are found without reading decided ones.
create index flow_instance_open on flow_instance (id_flow) where flow_state in ('WAITING', 'RETURNED');
-- A request of an authority holds from its filing: such items are found without reading all that wait.
create index flow_instance_official on flow_instance (rekening) where flow_state in ('WAITING', 'RETURNED') and flow_code in ('BLOKIR_REKENING', 'TAHAN_DANA');

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
  primary key (id_flow, urut, waktu),
  constraint flow_note_size check (length(catatan) <= 500)
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
  -- The authority and amount it was measured by, to be measured again when it is used.
  wewenang text references app_user, -- whose authority, where it is lent
  tingkat text, -- the role level asked for
  kelompok text not null default '',
  kode_valuta text not null default '',
  nominal bigint not null default 0,
  -- A grant lifts the reasons as they were shown, and not every reason of the same codes (docs/adr/0012-an-override-is-a-one-time-grant.md). One without them was given by the
  -- database's owner; it lifts its codes.
  alasan_terlihat jsonb,
  constraint grant_two_persons check (supervisor <> pembuat)
);
create index override_grant_used on override_grant (kode_cabang, dipakai_pada) where dipakai_pada is not null;

-- The readers the bank has registered for the fingerprint way of an override.
create table fingerprint_device (
  kode text primary key check (kode ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$'),
  kode_cabang text not null references branch,
  kunci_publik text not null, -- SPKI in PEM: Ed25519 or P-256
  aktif boolean not null default true,
  didaftarkan_pada timestamptz not null default now()
);

-- A challenge is bound to maker, operation and content, lives a minute and is spent by the first answer, good or bad.
create table override_challenge (
  tantangan text primary key,
  pembuat text not null references app_user,
  operasi text not null,
  sidik bytea not null,
  supervisor text not null, -- as typed: whether there is such a user must not show here
  berlaku_sampai timestamptz not null,
  dipakai_pada timestamptz,
  kunci uuid -- the request that spent it, so that its own repetition is answered again
);
create index override_challenge_end on override_challenge (berlaku_sampai);

-- A supervisor's proof of identity at a counter holds for one request: its hash, and the key it came under.
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

-- One row for each session of the identity provider: user, branch, begin, lock and end. A token proves
-- that somebody has signed in; this row decides whether that still counts, so that ending a session, locking a screen or taking a
-- role away works at once and on every core, however long the token at hand is still good.
create table app_session (
  sid text primary key check (length(sid) between 1 and 200),
  -- Screens name a session by this: the provider's own name of it opens nothing, but need not be shown either.
  id bigint generated always as identity unique,
  -- The user as the provider names the person, for a sign-out that names no session.
  subjek text not null,
  id_user text not null,
  kode_cabang text not null,
  mulai timestamptz not null default clock_timestamp(),
  terakhir timestamptz not null default clock_timestamp(),
  batas timestamptz not null,
  alamat text not null,
  peramban text not null,
  dikunci_pada timestamptz,
  berakhir_pada timestamptz,
  sebab text check (sebab in ('KELUAR', 'DIGANTI', 'DIAKHIRI', 'WAKTU', 'PENYEDIA', 'NONAKTIF')),
  check ((berakhir_pada is null) = (sebab is null))
) with (fillfactor = 70);
create index app_session_open on app_session (id_user, id) where berakhir_pada is null;
create index app_session_subject on app_session (subjek) where berakhir_pada is null;

-- Sign-out messages of the provider that were obeyed: each counts once.
create table logout_token (
  jti text primary key check (length(jti) between 1 and 200),
  diterima_pada timestamptz not null default now()
);

-- Preferences of a user, which follow to every workstation.
create table user_setting (
  id_user text primary key references app_user on delete cascade,
  bahasa text not null check (bahasa in ('', 'id', 'en')),
  tema text not null check (tema in ('', 'system', 'light', 'dark')),
  kerapatan text not null check (kerapatan in ('', 'compact', 'comfortable')),
  printer text not null check (length(printer) <= 60),
  kertas text not null check (kertas in ('', 'A4', '80MM', '58MM')),
  diubah_pada timestamptz not null default now(),
  -- T: the user has seen the tour of the home, or skipped it, and is not shown it again at any workstation.
  tur text not null default '' check (tur in ('', 'T'))
);

-- The newest tokens of a session, encrypted by the web servers with a key of theirs: whichever of them refreshes the tokens, all find
-- them here. A refresh token counts once, so one of them at a time has the turn.
create table session_token (
  sid text primary key check (length(sid) between 1 and 200),
  isi text not null default '' check (length(isi) <= 20000),
  giliran_sampai timestamptz,
  diubah_pada timestamptz not null default clock_timestamp()
) with (fillfactor = 70);

-- The audit trail and its hash chain. A posting pays for each index on the trail, so what is searched by its exact value lies in
-- block-range filters: they cost a posting next to nothing, and a search reads a few megabytes of them and the few ranges that
-- may hold the value.
create table audit_log (
  id bigint not null default nextval('trail_id_seq'),
  waktu timestamptz not null default clock_timestamp(),
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  id_user text not null,
  kode_cabang text not null,
  aksi text not null,
  hasil text not null,
  objek text not null default '',
  korelasi uuid,
  rincian jsonb,
  -- Set for the transaction by core/access/write-audit.ts.
  sesi text default nullif(current_setting('amanah.sesi', true), ''),
  alamat text default nullif(current_setting('amanah.alamat', true), ''),
  sidik_kunci bytea,
  primary key (id, waktu),
  constraint audit_size check (length(aksi) <= 100 and length(objek) <= 200 and pg_column_size(rincian) <= 400000)
) partition by range (waktu);
create index audit_log_user on audit_log (id_user, id);
-- The audit chain is appended in the order of transactions, and an auditor asks for a time.
create index audit_log_span on audit_log using brin (xid, waktu) with (pages_per_range = 16, autosummarize = on);
create index audit_log_value on audit_log using brin
  (objek text_bloom_ops (n_distinct_per_range = 1500), korelasi uuid_bloom_ops (n_distinct_per_range = 1500), sesi text_bloom_ops (n_distinct_per_range = 200))
  with (pages_per_range = 64, autosummarize = on);
-- Names, unlike numbers, are also searched by how they begin. References and account numbers, which postings write, stay out.
create index audit_log_name on audit_log ((objek collate "C"), id) where (objek collate "C") > ':';
create index audit_log_refused on audit_log (id) where hasil <> '00';
create index audit_log_act on audit_log using brin (aksi text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);

-- The audit hash chain covers rows of the trail (A), journals with their lines, movements and approvals (J), steps of
-- the workflow (S), versions of records (V). hash(n) covers the canonical content of its row and hash(n - 1).
create table audit_chain (
  posisi bigint not null,
  jenis "char" not null,
  audit_id bigint not null,
  waktu timestamptz not null, -- of its entry
  hash bytea not null,
  -- The salt of a link whose content was hashed value by value, so that a proof may leave one out and still prove the others.
  garam bytea check (length(garam) = 16),
  primary key (posisi, waktu),
  unique (audit_id, waktu)
) partition by range (waktu);

-- The last row in the chain, in the order (xid, id), and the head of the chain.
create table audit_chain_head (
  satu boolean primary key default true check (satu),
  xid bigint not null,
  audit_id bigint not null,
  posisi bigint not null,
  hash bytea not null
);
insert into audit_chain_head (xid, audit_id, posisi, hash) values (0, 0, 0, '\x00');

-- The journals of a closed day of a branch: how many they are, and one hash over all, fixed when the last of them was chained.
create table audit_day_hash (
  kode_cabang text not null references branch,
  tanggal date not null,
  jumlah bigint not null,
  sidik bytea not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  primary key (kode_cabang, tanggal)
);

-- How far the search index of the trail is built, by a background process and never by a posting (docs/adr/0104-search-indexes-are-built-in-the-background.md): up to
-- `sampai` every number is final and indexed. `tanda` is a number that was given out before `tanda_xid` began: once every transaction
-- below that one has ended, all numbers up to it are final. The index can be built again from the trail.
create table trail_index_progress (
  satu boolean primary key default true check (satu),
  sampai bigint not null,
  tanda bigint not null,
  tanda_xid bigint not null
);
insert into trail_index_progress (sampai, tanda, tanda_xid) values (0, 0, 0);

-- Which actions occur in each block of 512 numbers of the trail.
create table trail_action_block (
  aksi text not null,
  petak bigint not null, -- number / 512
  primary key (aksi, petak)
);
