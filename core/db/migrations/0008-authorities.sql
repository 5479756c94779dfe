-- An approval is somebody's authority, which may be lent: whose it was stands beside the name of who used it, so that lender and
-- stand-in count once. What an item and a grant were measured by stands with them, to be measured again when they count.

alter table flow_instance add column wewenang text[] not null default '{}';   -- whose authority each of pemeriksa used
alter table flow_instance add column kelompok text not null default '';       -- group of limits it is measured by
update flow_instance set wewenang = pemeriksa;
alter table flow_instance add constraint flow_authorities check (cardinality(wewenang) = cardinality(pemeriksa));

alter table override_grant add column wewenang text references app_user;      -- null: the supervisor's own
alter table override_grant add column tingkat text;                           -- the role level asked for
alter table override_grant add column kelompok text not null default '';
alter table override_grant add column kode_valuta text not null default 'IDR';
alter table override_grant add column nominal bigint not null default 0;

-- The ladder of approval, lowest first; the reference data fill it.
create table approval_rung (
  tingkat text primary key,
  urut smallint not null unique
);

-- A supervisor who has proved herself at a counter has done so for one request: its hash, and the key it came under.
create table supervisor_proof (
  bukti bytea primary key,
  sidik bytea not null,
  kunci uuid not null,
  dipakai_pada timestamptz not null default now()
);
create index supervisor_proof_age on supervisor_proof (dipakai_pada);
