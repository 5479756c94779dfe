-- What leaves the bank for other banks and what comes back (ADR 0071): items wait, go out in numbered batches, and are answered by messages,
-- each of which is kept once. Written by functions only.
create table settlement_batch (
  id_batch uuid primary key default gen_random_uuid(),
  -- What the rail knows it by, and what it is sent again under.
  nomor text not null unique check (nomor ~ '^[A-Z_]+-[0-9]{8}-[0-9]{4}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  jenis text not null check (jenis in ('pacs.008', 'pacs.004', 'pacs.003')),
  tanggal date not null,
  siklus integer not null check (siklus > 0),
  urut integer not null check (urut between 1 and 9999),
  banyak integer not null check (banyak > 0),
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'DISUSUN' check (status in ('DISUSUN', 'TERKIRIM', 'DIJAWAB')),
  -- The file as it leaves: made once, so that it is the same however often it is sent.
  isi text,
  sidik bytea,
  tanda_tangan text,
  disusun_pada timestamptz not null,
  -- Tries that failed since it was made, and what the last one said.
  gagal_kali integer not null default 0,
  gagal_sebab text not null default '',
  dikirim_pada timestamptz,
  dijawab_pada timestamptz,
  unique (rail, tanggal, urut),
  check ((isi is null) = (sidik is null) and (isi is null) = (tanda_tangan is null)),
  check ((status = 'DISUSUN') = (dikirim_pada is null)),
  check ((status = 'DIJAWAB') = (dijawab_pada is not null))
);
create index settlement_batch_unsent on settlement_batch (disusun_pada) where status = 'DISUSUN';
create index settlement_batch_of_day on settlement_batch (tanggal desc, nomor desc);

create table settlement_item (
  -- Ours, told to the other bank and back: what is answered is found by it.
  end_to_end text primary key check (end_to_end ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,34}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  jenis text not null check (jenis in ('pacs.008', 'pacs.004', 'pacs.003')),
  jumlah bigint not null check (jumlah > 0),
  -- Whose row it is about, and which one.
  area text not null check (area in ('TRANSFER', 'KLIRING')),
  rujukan text not null,
  -- Parties and purpose, as the message tells them.
  isi jsonb not null,
  status text not null default 'ANTRE' check (status in ('ANTRE', 'DIKIRIM', 'SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DIBATALKAN')),
  id_batch uuid references settlement_batch,
  urut integer,
  -- The code the rail or the other bank gave with a refusal or a return.
  sebab text not null default '',
  dibuat_pada timestamptz not null default clock_timestamp(),
  berakhir_pada timestamptz,
  unique (id_batch, urut),
  check ((status in ('ANTRE', 'DIBATALKAN')) = (id_batch is null)),
  check ((id_batch is null) = (urut is null)),
  check ((status in ('ANTRE', 'DIKIRIM')) = (berakhir_pada is null))
);
create index settlement_item_waiting on settlement_item (rail, jenis, dibuat_pada) where status = 'ANTRE';
create index settlement_item_open on settlement_item (id_batch) where status = 'DIKIRIM';
create index settlement_item_of on settlement_item (area, rujukan);

-- Files that came in, raw. One that is refused is kept too, under the reason: it may be an attack.
create table settlement_message (
  id bigint generated always as identity primary key,
  -- What its sender calls it; null where the file could not be read.
  id_pesan text,
  jenis text,
  rail text,
  ukuran bigint not null check (ukuran >= 0),
  sidik bytea not null,
  isi text,
  tanda_tangan text,
  status text not null check (status in ('DITERIMA', 'DITOLAK')),
  sebab text not null default '',
  diterima_pada timestamptz not null default clock_timestamp(),
  check ((status = 'DITOLAK') = (sebab <> '')),
  check (status = 'DITOLAK' or (id_pesan is not null and jenis is not null and isi is not null and tanda_tangan is not null))
);
create unique index settlement_message_once on settlement_message (id_pesan) where status = 'DITERIMA';
create unique index settlement_message_refused on settlement_message (sidik, sebab) where status = 'DITOLAK';

-- What a message says, one by one: each is taken on its own, so that one that cannot be keeps no other waiting.
create table settlement_entry (
  id bigint generated always as identity primary key,
  message bigint not null references settlement_message,
  urut integer not null check (urut > 0),
  jenis text not null check (jenis in ('SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'MASUK', 'TAGIHAN', 'MUTASI')),
  rail text check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  -- Ours that it is about; null for what begins at another bank.
  end_to_end text,
  -- Theirs; the same one is taken once, whatever message it comes in.
  id_transaksi text,
  jumlah bigint check (jumlah > 0),
  sebab text not null default '',
  isi jsonb not null,
  status text not null default 'BARU' check (status in ('BARU', 'DIAMBIL', 'ULANG', 'TANPA_PASANGAN', 'BERTENTANGAN')),
  gagal_kali integer not null default 0,
  gagal_sebab text not null default '',
  diambil_pada timestamptz,
  unique (message, urut),
  check ((status = 'BARU') = (diambil_pada is null))
);
create index settlement_entry_new on settlement_entry (id) where status = 'BARU';
create index settlement_entry_odd on settlement_entry (id) where status in ('TANPA_PASANGAN', 'BERTENTANGAN');
create index settlement_entry_of on settlement_entry (end_to_end) where end_to_end is not null;
create unique index settlement_entry_once on settlement_entry (rail, jenis, id_transaksi)
  where status = 'DIAMBIL' and jenis in ('MASUK', 'TAGIHAN', 'MUTASI');
