-- What a closed account leaves for its sheets in circulation: on 203004 of its branch until the last of them is paid or can be paid no more
-- (docs/adr/0091-the-special-account.md). One row for an account; amounts are minor units.
create table special_fund (
  nomor_rekening text primary key references account,
  -- The day it was made, and of how much.
  tanggal date not null,
  nominal bigint not null check (nominal > 0),
  saldo bigint not null check (saldo >= 0)
);
-- What went in (positive) and out, by its journal; gone with the reversal of that journal.
create table special_fund_move (
  journal_id bigint not null,
  tanggal date not null,
  nomor_rekening text not null references special_fund,
  jumlah bigint not null check (jumlah <> 0),
  primary key (journal_id, tanggal)
);
create index special_fund_move_account on special_fund_move (nomor_rekening, tanggal);

alter table account_closing drop constraint account_closing_cara_bayar_check;
alter table account_closing add constraint account_closing_cara_bayar_check check (cara_bayar in ('TUNAI', 'PINDAH', 'KHUSUS'));

-- Nobody enters it by hand; what it is about is in the rows above.
update gl_account set kontrol = null, dikelola = 'KLIRING' where kode_gl = '203004';
