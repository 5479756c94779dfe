-- What readiness writes to prove that writing is possible. A row fills a page, so that a full disk is noticed here and not at the
-- first posting; the newest few are kept.
create table write_probe (
  id bigint generated always as identity primary key,
  pada timestamptz not null default clock_timestamp(),
  isi text not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
alter table write_probe alter column isi set storage plain;

-- The newest tokens of a session, sealed by the web servers with a key of theirs: whichever of them refreshes the tokens, all find
-- them here. A refresh token counts once, so one of them at a time has the turn.
create table session_token (
  sid text primary key check (length(sid) between 1 and 200),
  isi text not null default '' check (length(isi) <= 20000),
  giliran_sampai timestamptz,
  diubah_pada timestamptz not null default clock_timestamp()
) with (fillfactor = 70);
