-- Closing an account (docs/adr/0038-closing-an-account.md). From the day two persons have agreed to close it until it is paid out, an account is
-- neither open nor closed: nobody moves it but whoever pays it out.
alter domain account_status drop constraint account_status_check;
alter domain account_status add constraint account_status_check check (value in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'PENUTUPAN', 'TUTUP'));

-- What became of the closing of an account: agreed and waiting for its pay-out, done, or withdrawn. One row for an account; its versions tell
-- of a closing that was withdrawn and asked for again. Amounts are minor units of the account's currency.
create table account_closing (
  nomor_rekening text primary key references account,
  status text not null check (status in ('DISETUJUI', 'SELESAI', 'BATAL')),
  -- The day it was agreed upon, and the day the account was empty.
  tanggal date not null,
  selesai date,
  sebab text not null,
  keterangan text not null default '',
  -- The document that was shown by who asked for it.
  nomor_identitas text not null,
  cara_bayar text not null check (cara_bayar in ('TUNAI', 'PINDAH')),
  rekening_tujuan text references account,
  bebas_biaya boolean not null,
  -- What the account was before, for when it is withdrawn or undone.
  status_lama account_status not null check (status_lama in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN')),
  -- What was agreed; of one that is done what was posted.
  saldo bigint not null check (saldo >= 0),
  bagi_hasil bigint not null check (bagi_hasil >= 0),
  pajak bigint not null check (pajak >= 0),
  zakat bigint not null check (zakat >= 0),
  biaya bigint not null check (biaya >= 0),
  nominal bigint not null check (nominal >= 0),
  -- Of what was paid in cash: the rest below the smallest coin, given away with her consent.
  sisa bigint not null default 0 check (sisa >= 0),
  versi integer not null default 0,
  check (nominal = saldo + bagi_hasil - pajak - zakat - biaya and sisa <= nominal),
  check ((selesai is not null) = (status = 'SELESAI')),
  check (status = 'BATAL' or (rekening_tujuan is not null) = (cara_bayar = 'PINDAH')),
  check (rekening_tujuan <> nomor_rekening)
);
create index account_closing_waiting on account_closing (tanggal, nomor_rekening) where status = 'DISETUJUI';
