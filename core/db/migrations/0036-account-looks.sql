-- What a product asks of an entity where that is not what it asks of a person (domain: products). Terms that are there already ask the same of
-- both; accounts keep what they agreed upon.
alter table product_term
  add column setoran_awal_badan bigint check (setoran_awal_badan >= 0),
  add column saldo_minimum_badan bigint check (saldo_minimum_badan >= 0);
drop function if exists contract_on(text, date);

-- A customer asked at a counter what is on her account: with which document, what she was told, and how long nothing had been heard of her. A row
-- is never changed (docs/adr/0052-a-customer-asks-for-her-balance.md).
create table balance_inquiry (
  nomor uuid primary key,
  nomor_rekening text not null references account,
  kode_cabang text not null references branch,
  tanggal date not null,
  dibuat_pada timestamptz not null,
  id_user text not null references app_user,
  disetujui_oleh text references app_user,
  nomor_identitas text not null,
  keterangan text not null,
  status_lama text not null check (status_lama in ('AKTIF', 'TIDAK_AKTIF')),
  aktivitas_lama date not null,
  -- Days since her last act, which is what the second person is asked by.
  hari_diam integer not null,
  saldo_buku bigint not null,
  saldo_tersedia bigint not null,
  check (disetujui_oleh <> id_user)
);
create index balance_inquiry_branch on balance_inquiry (kode_cabang, dibuat_pada, nomor);
