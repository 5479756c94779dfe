-- Sheets of our own that were not paid, those of them that count as unfunded, and drawers whom the bank listed for them (docs/adr/0085-drawers-of-unfunded-sheets.md;
-- domain: clearing, DHN). Amounts are minor units.

create sequence warkat_letter_serial;
create sequence warkat_listing_serial;

-- A row for each time a sheet was refused. `nomor_skp` is printed on the letter that its presenter takes along.
create table warkat_refusal (
  id_tolakan bigint generated always as identity primary key,
  jenis text not null,
  nomor_warkat text not null,
  nomor_rekening text not null references account,
  -- The branch that keeps the account.
  kode_cabang text not null references branch,
  tanggal date not null,
  tanggal_warkat date,
  nominal bigint not null check (nominal > 0),
  -- Every reason found, with commas, and the one that governs; is it one of a missing balance or a closed account?
  alasan text not null check (alasan <> ''),
  alasan_utama text not null check (alasan_utama <> ''),
  kosong boolean not null,
  -- The bank that presented it; '' over the counter.
  kode_bank text not null check (kode_bank ~ '^(\d{3})?$'),
  penyaji text not null,
  nomor_skp text not null unique,
  journal_id bigint,
  user_input text not null,
  foreign key (jenis, nomor_warkat) references warkat_sheet
);
create index warkat_refusal_account on warkat_refusal (nomor_rekening, id_tolakan desc);
create index warkat_refusal_branch on warkat_refusal (kode_cabang, id_tolakan desc);

-- A drawer whom the bank put on its own list of drawers of unfunded sheets (DHIB), from which the national one is made.
create table warkat_listing (
  nomor_dhib text primary key,
  nomor_nasabah text not null references customer,
  terbit date not null,
  sampai date not null check (sampai > terbit),
  lembar integer not null check (lembar > 0),
  nominal bigint not null check (nominal > 0),
  -- Which sheets: kind and number, with commas.
  warkat text not null,
  alasan text not null,
  dibuat_oleh text not null references app_user,
  disetujui_oleh text not null references app_user check (disetujui_oleh <> dibuat_oleh),
  id_flow uuid,
  versi integer not null default 0
);
create index warkat_listing_customer on warkat_listing (nomor_nasabah, terbit);

-- A row for each different sheet that was refused for its funds: presented again it is the same row. It counts unless its settlement was reported up to `batas_lapor`,
-- and once: in the listing that it led to. Whose it is says its account.
create table warkat_unfunded (
  jenis text not null,
  nomor_warkat text not null,
  id_tolakan bigint not null unique references warkat_refusal,
  nomor_rekening text not null references account,
  nominal bigint not null check (nominal > 0),
  tanggal_tolak date not null,
  batas_lapor date not null check (batas_lapor >= tanggal_tolak),
  nomor_peringatan text not null unique,
  -- Which of the drawer's counting sheets it was when it was refused.
  peringatan_ke integer not null check (peringatan_ke > 0),
  tanggal_selesai date check (tanggal_selesai >= tanggal_tolak),
  tanggal_lapor date check (tanggal_lapor between tanggal_selesai and batas_lapor),
  cara_selesai text not null default '' check (cara_selesai in ('', 'SETOR_DANA', 'BAYAR_TUNAI', 'BAYAR_TRANSFER', 'WARKAT_DIKEMBALIKAN')),
  bukti text not null default '',
  nomor_dhib text references warkat_listing,
  versi integer not null default 0,
  primary key (jenis, nomor_warkat),
  foreign key (jenis, nomor_warkat) references warkat_sheet,
  check (num_nulls(tanggal_selesai, tanggal_lapor) in (0, 2)),
  check ((tanggal_selesai is null) = (cara_selesai = '')),
  check ((tanggal_selesai is null) = (bukti = '')),
  check (tanggal_selesai is null or nomor_dhib is null)
);
create index warkat_unfunded_account on warkat_unfunded (nomor_rekening);
create index warkat_unfunded_open on warkat_unfunded (tanggal_tolak) where tanggal_selesai is null and nomor_dhib is null;
