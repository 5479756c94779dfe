-- Taxes, stamp duty and zakat that were paid to whom they are owed, by month, receiver and branch (domain: profit sharing; chart of accounts). Amounts are minor units.
create table levy_remittance (
  journal_id bigint not null,
  -- The day of its journal.
  tanggal date not null,
  -- In whose books it was owed.
  kode_cabang text not null references branch,
  -- On which account it was owed.
  kode_gl text not null references gl_account,
  -- The first day of the month that it is paid for.
  bulan date not null check (extract(day from bulan) = 1),
  nominal bigint not null check (nominal > 0),
  penerima text not null check (penerima <> ''),
  -- The receiver's own number of the receipt: the treasury's NTPN, the amil's certificate.
  nomor_bukti text not null check (nomor_bukti <> ''),
  user_input text not null,
  primary key (journal_id, kode_cabang)
);
create unique index levy_remittance_receipt on levy_remittance (kode_gl, nomor_bukti, kode_cabang);
create index levy_remittance_month on levy_remittance (kode_gl, bulan desc);
-- They are posted to by themselves from now on, so that nobody closes them.
update gl_account set otomatis = true where kode_gl in ('103001', '205002');
