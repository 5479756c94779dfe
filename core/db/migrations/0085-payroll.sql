-- Salaries from a spreadsheet (docs/adr/0083-payroll.md). Amounts are minor units.
alter table gl_account drop constraint gl_account_dikelola_check;
alter table gl_account add constraint gl_account_dikelola_check
  check (dikelola in ('RAK', 'KAS', 'KLIRING', 'TRANSFER', 'BAGI_HASIL', 'DEPOSITO', 'VALAS', 'LABA', 'BLANGKO', 'GAJI'));
-- One item holds ten thousand rows as the text of a file.
alter table flow_instance drop constraint flow_data_size;
alter table flow_instance add constraint flow_data_size
  check (pg_column_size(flow_data) <= case when flow_code in ('TRANSAKSI_UMUM_MULTI', 'BAYAR_GAJI') then 2000000 else 200000 end) not valid;

-- A file that two persons have approved: its money has left the employer's account for 201008 and goes from there to the employees.
create table payroll (
  -- Also the run under which its rows are posted.
  id_gaji uuid primary key default gen_random_uuid(),
  -- The branch that keeps the employer's account, in whose books it waits.
  kode_cabang text not null references branch,
  nomor_rekening text not null references account,
  -- The month the salaries are for, YYYY-MM.
  periode text not null check (periode ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  keterangan text not null,
  baris integer not null check (baris between 1 and 10000),
  nominal bigint not null check (nominal > 0),
  -- SHA-256 of its rows, which both persons saw.
  sidik text not null check (sidik ~ '^[0-9a-f]{64}$'),
  status text not null default 'BERJALAN' check (status in ('BERJALAN', 'SELESAI')),
  -- Parts that are posted; '' or why the next one waits.
  bagian integer not null default 0,
  tertahan text not null default '',
  -- How far it is: rows and their money.
  dibayar integer not null default 0,
  nominal_dibayar bigint not null default 0,
  gagal integer not null default 0,
  nominal_gagal bigint not null default 0,
  tanggal date not null,
  journal_id bigint not null,
  user_input text not null,
  user_setuju text not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  selesai_pada timestamptz,
  -- The day and journal by which what could not be credited went back to the employer.
  tanggal_kembali date,
  journal_kembali bigint,
  check ((status = 'SELESAI') = (selesai_pada is not null)),
  check ((tanggal_kembali is null) = (journal_kembali is null)),
  -- The same rows for the same month are paid once.
  unique (nomor_rekening, periode, sidik)
);
create index payroll_open on payroll (id_gaji) where status = 'BERJALAN';
create index payroll_branch on payroll (kode_cabang, dibuat_pada);

create table payroll_row (
  id_gaji uuid not null references payroll,
  urut integer not null,
  nomor_rekening text not null references account,
  -- As the employer writes it.
  nama text not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'DIBAYAR', 'GAGAL')),
  -- Why it could not be credited, a code of lib/errors.
  sebab text not null default '',
  tanggal date,
  journal_id bigint,
  primary key (id_gaji, urut),
  check ((status = 'DIBAYAR') = (journal_id is not null)),
  check ((status = 'GAGAL') = (sebab <> ''))
);
create index payroll_row_open on payroll_row (id_gaji, urut) where status = 'MENUNGGU';
create index payroll_row_account on payroll_row (nomor_rekening);

-- The queue knows one more kind of work.
drop policy application on graphile_worker._private_tasks;
create policy application on graphile_worker._private_tasks to amanah_app using (true)
  with check (identifier in ('identity', 'evening', 'payroll') or identifier like 'periodic:%');
