-- Rows of a payroll that go to accounts of other banks (docs/adr/0093-salaries-to-other-banks.md). Amounts are minor units.
alter table payroll_row alter column nomor_rekening drop not null;
alter table payroll_row
  -- As the file names the other bank and the account there; null for an account of this bank.
  add column kode_bank text check (kode_bank ~ '^(\d{3}|\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$'),
  add column rekening_tujuan text,
  -- The name as lists of names are compared.
  add column nama_normal text,
  add column rail text check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  -- What its transfer costs the employer, taken with the approval.
  add column biaya bigint not null default 0 check (biaya >= 0),
  add column nomor_transfer text references transfer,
  add constraint payroll_row_whose check ((kode_bank is null) = (nomor_rekening is not null) and (kode_bank is null) = (rekening_tujuan is null)
    and (kode_bank is null) = (rail is null) and (kode_bank is null) = (nama_normal is null)),
  add constraint payroll_row_free check (kode_bank is not null or biaya = 0),
  add constraint payroll_row_sent check ((nomor_transfer is not null) = (kode_bank is not null and status = 'DIBAYAR'));
create unique index payroll_row_transfer on payroll_row (nomor_transfer) where nomor_transfer is not null;
alter table payroll add column biaya bigint not null default 0 check (biaya >= 0);
