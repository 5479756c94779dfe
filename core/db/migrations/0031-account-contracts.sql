-- What an account and the bank agreed upon when it was opened, and how it is served since. Accounts that are there already are carried over with
-- what the terms of their product said on the day they were opened.

-- What kind of product it is, whom it is for (P persons, B entities, PB both), and whether a passbook comes with it.
alter table product
  add column jenis text not null default 'TABUNGAN' check (jenis in ('TABUNGAN', 'HAJI', 'GIRO', 'DEPOSITO')),
  add column nasabah text not null default 'PB' check (nasabah in ('P', 'B', 'PB')),
  add column buku boolean not null default true;
update product set jenis = 'GIRO', buku = false where kode_gl = '203001';
update product set jenis = 'HAJI', nasabah = 'P' where kode_gl in ('203003', '301002');

-- Is the product offered by these terms? What is not offered any more keeps its accounts and gets no new ones.
alter table product_term add column ditawarkan boolean not null default true;

-- Serials given out by the branch that opens, for each product; none is given twice, whatever becomes of the account.
create table account_serial (
  kode_cabang text not null,
  kode_produk text not null,
  terakhir integer not null check (terakhir between 0 and 999999),
  primary key (kode_cabang, kode_produk)
);
insert into account_serial
  select substr(nomor_rekening, 1, 3), substr(nomor_rekening, 4, 2), max(substr(nomor_rekening, 6, 6)::integer) from account group by 1, 2;

alter table account
  -- Why it is held and where its money comes from: choices of the groups TUJUAN and SUMBER_DANA; '' where nobody asked yet.
  add column tujuan text not null default '',
  add column sumber_dana text not null default '',
  -- A statement is made when it is asked for or each month, and is fetched at the counter or sent by mail.
  add column rekening_koran text not null default 'DIMINTA' check (rekening_koran in ('DIMINTA', 'BULANAN')),
  add column kirim_koran text not null default 'LOKET' check (kirim_koran in ('LOKET', 'SUREL')),
  add column buku_tabungan boolean not null default true,
  -- Her standing order to give zakat of each profit share.
  add column zakat boolean not null default false,
  -- The letter that exempts her from tax on profit shares, and its last day.
  add column skb_nomor text not null default '',
  add column skb_sampai date,
  add constraint account_exemption check ((skb_nomor = '') = (skb_sampai is null));
update account a set buku_tabungan = false from product p where p.kode_produk = a.kode_produk and not p.buku;

-- What was agreed, from a day on: the first row is the opening's. What is agreed upon later is a row of its own; none is ever rewritten, and no
-- change of the product touches one. Amounts are minor units of the account's currency.
create table account_contract (
  nomor_rekening text not null references account,
  berlaku_sejak date not null,
  akad text not null,
  -- The terms of the product that it was made by.
  syarat_sejak date not null,
  -- The customer's share of the income in hundredths of a per cent; null where the contract shares none. A special one differs from the
  -- terms by what a manager allowed.
  nisbah_nasabah integer check (nisbah_nasabah between 1 and 9999),
  nisbah_khusus boolean not null default false,
  setoran_awal bigint not null check (setoran_awal >= 0),
  setoran_berikut bigint not null check (setoran_berikut >= 0),
  saldo_minimum bigint not null check (saldo_minimum >= 0),
  biaya_bulanan bigint not null check (biaya_bulanan >= 0),
  biaya_di_bawah_minimum bigint not null check (biaya_di_bawah_minimum >= 0),
  biaya_penutupan bigint not null check (biaya_penutupan >= 0),
  biaya_reaktivasi bigint not null check (biaya_reaktivasi >= 0),
  tarik_bebas boolean not null,
  primary key (nomor_rekening, berlaku_sejak),
  check (nisbah_nasabah is not null or not nisbah_khusus)
);
insert into account_contract
  select a.nomor_rekening, a.tanggal_buka, p.akad, t.berlaku_sejak, coalesce(a.nisbah_nasabah, n.nisbah_nasabah),
    a.nisbah_nasabah is not null and a.nisbah_nasabah is distinct from n.nisbah_nasabah,
    t.setoran_awal, t.setoran_berikut, s.saldo_minimum, t.biaya_bulanan, t.biaya_di_bawah_minimum, t.biaya_penutupan, t.biaya_reaktivasi, t.tarik_bebas
  from account a join account_state s using (nomor_rekening) join product p using (kode_produk)
  -- An account older than the oldest terms has those.
  cross join lateral (select * from product_term x where x.kode_produk = a.kode_produk
    order by x.berlaku_sejak <= a.tanggal_buka desc, case when x.berlaku_sejak <= a.tanggal_buka then x.berlaku_sejak end desc, x.berlaku_sejak limit 1) t
  left join product_nisbah n on (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, 0);
-- The share is said once, by the contract.
alter table account drop column nisbah_nasabah;

-- Where something of an account goes: its profit share, and what is left when it is closed.
create table account_link (
  nomor_rekening text not null references account,
  guna text not null check (guna in ('BAGI_HASIL', 'PENUTUPAN')),
  rekening_lain text not null references account,
  primary key (nomor_rekening, guna),
  check (rekening_lain <> nomor_rekening)
);
create index account_link_other on account_link (rekening_lain);
