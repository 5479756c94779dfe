-- What evenings took of accounts by their contracts (docs/adr/0065-fees-of-the-evening.md), once a month for each kind. Written by functions only and never
-- changed. Minor units of the books' currency.
create table account_fee (
  nomor_rekening text not null references account,
  -- BIAYA: it stood below its minimum; BIAYA_BULANAN: what it costs a month.
  kode text not null check (kode in ('BIAYA', 'BIAYA_BULANAN')),
  bulan date not null check (bulan = date_trunc('month', bulan)),
  tanggal date not null,
  kode_cabang text not null references branch,
  diminta bigint not null check (diminta > 0),
  diambil bigint not null check (diambil between 0 and diminta),
  -- Why less was taken than was asked.
  sebab text not null check (sebab in ('', 'FEE_SHORT', 'ACCOUNT_BLOCKED')),
  journal_id bigint,
  primary key (nomor_rekening, kode, bulan),
  check ((diambil > 0) = (journal_id is not null)),
  check ((diambil = diminta) = (sebab = ''))
);
