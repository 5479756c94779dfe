-- One row for each session of the identity provider: who works where since when, what has locked or ended it. A token says
-- that somebody has signed in; whether that still counts is said here, so that ending a session, locking a screen or taking a
-- role away works at once and on every core, however long the token at hand is still good. Also what a person has chosen for
-- her screens, so that it follows her to another workstation.

create table app_session (
  sid text primary key check (length(sid) between 1 and 200),
  -- What screens call it: the provider's own name of it opens nothing, but need not be shown either.
  id bigint generated always as identity unique,
  -- The user as the provider names her, for a sign-out that names no session.
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

create table user_setting (
  id_user text primary key references app_user on delete cascade,
  bahasa text not null check (bahasa in ('', 'id', 'en')),
  tema text not null check (tema in ('', 'system', 'light', 'dark')),
  kerapatan text not null check (kerapatan in ('', 'compact', 'comfortable')),
  printer text not null check (length(printer) <= 60),
  kertas text not null check (kertas in ('', 'A4', '80MM', '58MM')),
  diubah_pada timestamptz not null default now()
);

-- The newest tokens of a session, sealed by the web servers with a key of theirs: whichever of them refreshes the tokens, all find
-- them here. A refresh token counts once, so one of them at a time has the turn.
create table session_token (
  sid text primary key check (length(sid) between 1 and 200),
  isi text not null default '' check (length(isi) <= 20000),
  giliran_sampai timestamptz,
  diubah_pada timestamptz not null default clock_timestamp()
) with (fillfactor = 70);
