-- What waits of a deposit's shares in 201007 until somebody fetches it, and who fetched it: the sub-ledger of that account by deposit.

alter table deposit add column belum_diambil bigint not null default 0 check (belum_diambil >= 0);
comment on column deposit.belum_diambil is 'Net shares that wait in 201007 of its branch, minor units.';
update deposit d set belum_diambil = h.jumlah
from (select nomor_rekening, sum(bersih)::bigint as jumlah from deposit_share where tujuan = '201007' group by 1) h
where h.nomor_rekening = d.nomor_rekening;
create index deposit_unfetched on deposit (nomor_rekening) where belum_diambil > 0 or status = 'MATURED';

-- How waiting shares were fetched, a row for each time.
create table deposit_fetch (
  nomor_rekening text not null references deposit,
  journal_id bigint not null,
  tanggal date not null,
  kode_cabang text not null references branch,
  cara_bayar text not null check (cara_bayar in ('TUNAI', 'REKENING')),
  rekening_tujuan text references account,
  nomor_identitas text not null,
  jumlah bigint not null check (jumlah > 0),
  primary key (nomor_rekening, journal_id),
  constraint deposit_fetch_to check ((rekening_tujuan is not null) = (cara_bayar = 'REKENING'))
);
