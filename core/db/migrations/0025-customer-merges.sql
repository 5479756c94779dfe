-- Two records of one customer become one, and may become two again. Which columns name a customer stands in customer_link, a row for each
-- line of core/db/reference/customer-links.ts; what was moved, and from whom to whom, is kept for ever.

create table customer_link (
  tabel text not null,
  kolom text not null,
  -- What the link is called by to whoever reads what will move.
  golongan text not null,
  -- The columns that tell one row from another beside the link itself, and those by which people know it.
  kunci text[] not null,
  sebut text[] not null,
  -- What stands before the number where the column names any kind of record.
  awalan text not null default '',
  -- The kind of record that the row is a part of, whose history tells of the move; '' where it has none.
  catatan text not null default '',
  -- A customer has one such row of this key: of two that say the same one goes.
  tunggal boolean not null default false,
  primary key (tabel, kolom)
);

create table customer_merge (
  id_gabung uuid primary key default gen_random_uuid(),
  urut bigint generated always as identity unique,
  asal text not null references customer,
  ke text not null references customer,
  -- The records as both persons saw them.
  versi_asal integer not null,
  versi_ke integer not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  pembuat text not null,
  disetujui_oleh text not null,
  id_flow uuid,
  alasan text not null,
  digabung_pada timestamptz not null default now(),
  batal_tanggal date,
  batal_pembuat text,
  batal_disetujui_oleh text,
  batal_id_flow uuid,
  batal_alasan text,
  batal_pada timestamptz,
  check (asal <> ke),
  check (pembuat <> disetujui_oleh and batal_pembuat <> batal_disetujui_oleh),
  check (num_nulls(batal_tanggal, batal_pembuat, batal_disetujui_oleh, batal_alasan, batal_pada) in (0, 5))
);
create unique index customer_merge_standing on customer_merge (asal) where batal_pada is null;
create index customer_merge_survivor on customer_merge (ke);

create table customer_merge_link (
  id_gabung uuid not null references customer_merge,
  urut integer not null,
  tabel text not null,
  kolom text not null,
  kunci jsonb not null,
  sebut text[] not null,
  dari text not null,
  ke text not null,
  -- The whole row where the survivor had one that says the same, and this one went.
  isi jsonb,
  -- Of a merge that was cancelled: did it go back, or had it become another's since?
  kembali boolean,
  primary key (id_gabung, urut)
);

-- What is still open is found without walking past what was decided.
create index flow_instance_open on flow_instance (id_flow) where flow_state in ('WAITING', 'RETURNED');
