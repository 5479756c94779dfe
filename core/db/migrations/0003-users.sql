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

-- Granted when, by whom, allowed by whom. Null: laid with the bank.
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
  -- The officer's own customer record: nobody approves for her own.
  nomor_nasabah text references customer,
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

-- A user's own limits narrow those of her roles, never widen them.
create table user_limit (
  id_user text not null references app_user,
  kelompok text not null check (kelompok in ('TUNAI', 'NON_TUNAI')),
  kode_valuta text not null references currency,
  entri bigint not null check (entri >= 0),
  setuju bigint not null check (setuju >= 0),
  primary key (id_user, kelompok, kode_valuta)
);

-- A supervisor lends her authority to approve to somebody for a period of branch days; lending it is itself approved, by a rung
-- above hers, and can be taken back at any time.
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

-- What the identity provider has to be told, written in the transaction that decided it and carried out afterwards.
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

-- The right of one of two to fetch her half of a one-time password, once. Both rows of a hand-out share `serah`; the whole password is
-- kept nowhere.
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
  -- When she first signed in with it.
  masuk_pada timestamptz,
  unique (serah, bagian),
  check (pemegang <> id_user)
);
create index password_ticket_user on password_ticket (id_user, id);
create index password_ticket_holder on password_ticket (pemegang, dipakai_pada);

-- What one person may move alone in a day, and what may leave an account over the counter without a second person. A row holds from
-- its day on; '' holds for every role that has no row of its own.
create table daily_limit (
  -- PERAN: a role ('' any), PENGGUNA: one user's own, instead of her roles', REKENING: what an account may give over the counter.
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

-- What a user or an account used of the day without a second person, moved by the posting itself.
create table daily_usage (
  tanggal date not null,
  lingkup text not null check (lingkup in ('PENGGUNA', 'REKENING')),
  kunci text not null,
  kelompok text not null,
  kode_valuta text not null,
  jumlah bigint not null check (jumlah >= 0),
  primary key (lingkup, kunci, tanggal, kelompok, kode_valuta)
) with (fillfactor = 50);

-- How much of what is personal, or of another branch, somebody has looked at in an hour of the wall clock.
create table looking (
  id_user text not null references app_user,
  jenis text not null,                 -- what is counted; the bank's parameter batas_<jenis> bounds it
  objek text not null default '',      -- of one account or one reason, where each has a bound of its own
  jam timestamptz not null,
  jumlah integer not null,
  primary key (id_user, jenis, objek, jam)
);
create index looking_age on looking (jam);
