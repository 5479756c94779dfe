-- Transfers to other banks (docs/adr/0069-how-a-transfer-lives.md; domain: transfers). Amounts are minor units.

create sequence transfer_serial;

create table transfer (
  -- Also the end-to-end number that messages carry.
  nomor text primary key check (nomor ~ '^TF\d{10,12}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  status text not null default 'AUTHORISED' check (status in ('AUTHORISED', 'SENT', 'SETTLED', 'RETURNED', 'CANCELLED')),
  -- The branch that took it, in whose books it is.
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint not null,
  -- Null where it was paid in cash.
  nomor_rekening text references account,
  nama_pengirim text not null,
  nominal bigint not null check (nominal > 0),
  biaya bigint not null check (biaya >= 0),
  kode_bank text not null,
  rekening_tujuan text not null,
  nama_tujuan text not null,
  penduduk_tujuan boolean not null,
  wni_tujuan boolean not null,
  penduduk_pengirim boolean not null,
  wni_pengirim boolean not null,
  kode_tujuan text not null,
  beban text not null check (beban in ('DEBT', 'SHAR', 'CRED')),
  keterangan text not null,
  user_input text not null,
  -- The code the rail or the other bank gave with what came back.
  sebab text not null default '',
  tanggal_kirim date,
  tanggal_settle date,
  journal_settle bigint,
  -- The day it came back or was cancelled.
  tanggal_akhir date,
  journal_akhir bigint,
  check ((status in ('RETURNED', 'CANCELLED')) = (tanggal_akhir is not null)),
  check ((tanggal_akhir is null) = (journal_akhir is null)),
  check ((tanggal_settle is null) = (journal_settle is null)),
  check (status <> 'SETTLED' or tanggal_settle is not null),
  check (status not in ('SENT', 'SETTLED', 'RETURNED') or tanggal_kirim is not null)
);
create unique index transfer_of_journal on transfer (journal_id, tanggal);
create index transfer_open on transfer (kode_cabang) where status in ('AUTHORISED', 'SENT');
create index transfer_of_day on transfer (tanggal desc, nomor desc);
create index transfer_account on transfer (nomor_rekening) where nomor_rekening is not null;
