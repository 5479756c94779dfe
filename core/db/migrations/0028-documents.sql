-- Documents of customers and signature specimens of accounts. Each names a file of stored_file, which is part of that record from then
-- on; a file that a later version no longer names stays, because earlier versions do.

-- A document or picture of a customer: part of her record.
create table customer_document (
  nomor_nasabah text not null references customer,
  id_berkas uuid not null references stored_file,
  jenis text not null,
  nomor_dokumen text not null default '',
  tanggal date,
  berlaku_sampai date,
  primary key (nomor_nasabah, id_berkas),
  check (berlaku_sampai >= tanggal)
);
create index customer_document_file on customer_document (id_berkas);

-- How an account is signed for: the rule, and the specimens it is compared with, each from a day on.
create table specimen_card (
  nomor_rekening text primary key references account,
  aturan text not null check (aturan in ('SENDIRI', 'SALAH_SATU', 'SEMUA', 'DUA_DARI_TIGA')),
  versi integer not null default 0
);
create table specimen (
  nomor_rekening text not null references specimen_card,
  nama text not null,
  -- The signer where she is a customer: the holder, a joint holder, whoever acts for them. A signer of an entity need not be one.
  nomor_nasabah text references customer,
  id_berkas uuid not null references stored_file,
  berlaku_sejak date not null,
  berlaku_sampai date,
  primary key (nomor_rekening, id_berkas),
  check (berlaku_sampai >= berlaku_sejak)
);
create index specimen_file on specimen (id_berkas);
create index specimen_customer on specimen (nomor_nasabah) where nomor_nasabah is not null;
