-- ATM cards. A card's number is never kept: its token stands for it, a keyed hash, beside its last four digits. No PIN is kept either, only
-- the number of the mailer it was handed over in.

create table card_product (
  kode_produk_kartu text primary key check (kode_produk_kartu ~ '^[A-Z0-9]{2,10}$'),
  nama text not null,
  -- The products of accounts that it is given to.
  produk text[] not null,
  -- Whether new cards of it are asked for.
  ditawarkan boolean not null default true,
  -- Minor units of the books' currency: what it costs, and the most a card of it moves in a day.
  biaya_terbit bigint not null check (biaya_terbit >= 0),
  biaya_ganti bigint not null check (biaya_ganti >= 0),
  limit_tarik bigint not null check (limit_tarik >= 0),
  limit_belanja bigint not null check (limit_belanja >= 0),
  limit_transfer bigint not null check (limit_transfer >= 0),
  versi integer not null default 0
);
insert into card_product (kode_produk_kartu, nama, produk, biaya_terbit, biaya_ganti, limit_tarik, limit_belanja, limit_transfer) values
  ('SILVER', 'Debit Silver', '{01,11,12}', 1500000, 2500000, 500000000, 1000000000, 1000000000),
  ('GOLD', 'Debit Gold', '{01,11,12}', 2500000, 3500000, 1000000000, 2500000000, 2500000000);

-- Blank cards in the drawer of a branch, each by the serial printed on its envelope.
create table card_stock (
  nomor_seri text primary key check (nomor_seri ~ '^[A-Z0-9]{6,20}$'),
  kode_produk_kartu text not null references card_product,
  kode_cabang text not null references branch,
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  empat text not null check (empat ~ '^[0-9]{4}$'),
  -- The last day of the month printed on it.
  berlaku_sampai date not null,
  versi integer not null default 0
);
create index card_stock_branch on card_stock (kode_cabang, kode_produk_kartu);

create table card (
  id_kartu uuid primary key,
  nomor_rekening text not null references account,
  kode_produk_kartu text not null references card_product,
  nama_cetak text not null,
  status text not null default 'DIMINTA' check (status in ('DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR', 'TUTUP')),
  sebab text not null check (sebab in ('BARU', 'HILANG', 'RUSAK', 'HABIS')),
  -- The card it takes the place of, closed when this one is issued.
  pengganti_dari uuid references card,
  nomor_seri text unique references card_stock,
  tanggal_minta date not null,
  tanggal_serah date,
  penerima text not null default '',
  nomor_pin text not null default '',
  -- What its holder wants it to move in a day at most; null: all that its kind may.
  limit_tarik bigint check (limit_tarik >= 0),
  limit_belanja bigint check (limit_belanja >= 0),
  limit_transfer bigint check (limit_transfer >= 0),
  versi integer not null default 0,
  check ((status in ('TERBIT', 'AKTIF', 'BLOKIR')) <= (nomor_seri is not null)),
  check (status <> 'AKTIF' or tanggal_serah is not null)
);
create index card_account on card (nomor_rekening);
create index card_asked on card (tanggal_minta, id_kartu);
-- A mailer is handed over once.
create unique index card_pin on card (nomor_pin) where nomor_pin <> '';

-- Who had a card blocked, and how it was proved who spoke: each time a row, never changed.
create table card_block (
  id bigint generated always as identity primary key,
  id_kartu uuid not null references card,
  tanggal date not null,
  pada timestamptz not null default now(),
  kode_cabang text not null references branch,
  id_user text not null,
  sebab text not null check (sebab in ('HILANG', 'DICURI', 'CURIGA')),
  cara text not null check (cara in ('LOKET', 'TELEPON')),
  pelapor text not null check (pelapor <> ''),
  diperiksa text[] not null check (cardinality(diperiksa) > 0),
  alasan text not null
);
create index card_block_card on card_block (id_kartu, id);
