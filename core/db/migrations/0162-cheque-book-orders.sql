-- Books of cheques and bilyet giro that holders of current accounts have ordered (docs/adr/0127-books-are-ordered.md).

create sequence warkat_order_serial;

create table warkat_order (
  nomor text primary key check (nomor ~ '^PB\d{10,12}$'),
  nomor_rekening text not null references account,
  jenis text not null check (jenis in ('CEK', 'BG')),
  -- The branch that keeps the account, which hands the book out.
  kode_cabang text not null references branch,
  tanggal date not null,
  keterangan text not null,
  status text not null default 'DIPESAN' check (status in ('DIPESAN', 'DITERBITKAN', 'DIBATALKAN')),
  user_input text not null,
  id_bukuwarkat bigint references warkat_book,
  tanggal_akhir date,
  alasan text not null default '',
  check ((status = 'DIPESAN') = (tanggal_akhir is null)),
  check ((status = 'DITERBITKAN') = (id_bukuwarkat is not null))
);
-- One of a kind waits for an account.
create unique index warkat_order_open on warkat_order (nomor_rekening, jenis) where status = 'DIPESAN';
create index warkat_order_branch on warkat_order (kode_cabang, nomor desc);
