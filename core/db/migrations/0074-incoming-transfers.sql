-- Transfers that other banks send us (docs/adr/0081-how-a-transfer-comes-in.md; domain: transfers). Amounts are minor units.

create sequence incoming_transfer_serial;

-- DIKREDIT: on the account it names. TERTAHAN: on 201002, since it could not be credited. DISALURKAN: credited from there by two persons. RETUR: on its way back to
-- the bank that sent it; DIRETUR: there.
create table incoming_transfer (
  nomor text primary key check (nomor ~ '^TM\d{10,12}$'),
  -- What was told by the rail: its transaction is taken once (settlement_entry_once).
  entry bigint not null unique references settlement_entry,
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  status text not null check (status in ('DIKREDIT', 'TERTAHAN', 'DISALURKAN', 'RETUR', 'DIRETUR')),
  -- The branch that keeps the account, or in whose books it waits.
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint not null,
  id_transaksi text not null,
  kode_bank text not null,
  nama_pengirim text not null,
  rekening_pengirim text not null,
  rekening_tujuan text not null,
  nama_tujuan text not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null,
  -- Why it was not credited; '' where it was.
  sebab text not null check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA')),
  -- The account that was credited.
  nomor_rekening text references account,
  -- The day and journal of its way back.
  tanggal_retur date,
  journal_retur bigint,
  -- What the rail said when it would not take it back.
  sebab_retur text not null default '',
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  check ((status = 'DIKREDIT') = (sebab = '')),
  check ((status in ('DIKREDIT', 'DISALURKAN')) = (nomor_rekening is not null)),
  check ((status in ('RETUR', 'DIRETUR')) = (tanggal_retur is not null)),
  check ((status in ('DISALURKAN', 'DIRETUR')) = (tanggal_akhir is not null)),
  check ((status = 'DISALURKAN') = (user_akhir is not null)),
  check ((tanggal_retur is null) = (journal_retur is null)),
  check ((tanggal_akhir is null) = (journal_akhir is null))
);
create index incoming_transfer_held on incoming_transfer (kode_cabang, tanggal, nomor) where status = 'TERTAHAN';
create index incoming_transfer_of_day on incoming_transfer (tanggal desc, nomor desc);
create index incoming_transfer_account on incoming_transfer (nomor_rekening) where nomor_rekening is not null;
create index incoming_transfer_to on incoming_transfer (rekening_tujuan);
create index incoming_transfer_theirs on incoming_transfer (upper(id_transaksi));
