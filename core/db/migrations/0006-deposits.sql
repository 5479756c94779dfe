-- Time deposits. A deposit is an account (core/deposits/README.md): its number, parties, contract, ledger and value dates are
-- those of any account. These tables hold what a deposit has beside them: its tenor, what happens at the end, its status, and the certificate on paper.
-- Amounts are minor units.

-- One row for each deposit, with its present status.
create table deposit (
  nomor_rekening text primary key references account,
  -- TERDAFTAR: agreed, its source held, not funded. AKTIF: funded, its bilyet handed over. JATUH_TEMPO: at its end, waiting in 201006 until a
  -- person fetches it. DICAIRKAN: paid out. DICAIRKAN_DINI: paid out before its end. DIBATALKAN: never funded by the close of its day.
  status text not null default 'TERDAFTAR' check (status in ('TERDAFTAR', 'AKTIF', 'JATUH_TEMPO', 'DICAIRKAN', 'DICAIRKAN_DINI', 'DIBATALKAN')),
  tenor smallint not null check (tenor in (1, 3, 6, 12)),
  perpanjangan text not null check (perpanjangan in ('NON_ARO', 'ARO', 'ARO_PLUS')),
  nominal bigint not null check (nominal > 0),
  sumber text not null check (sumber in ('REKENING', 'TUNAI', 'KIRIMAN')),
  rekening_sumber text references account,
  id_blokir uuid, -- the hold on its source until it is funded
  -- The agreed cost of breaking it before its end: a fee, a penalty, nothing for the running period, or shares anew at the tenor reached.
  aturan_dini text not null check (aturan_dini in ('BIAYA', 'DENDA', 'TANPA_BAGI_HASIL', 'HITUNG_ULANG')),
  nominal_dini bigint not null check (nominal_dini >= 0),
  tarik_kembali boolean not null, -- shares paid may be taken back in part
  tanggal_daftar date not null,
  urut smallint not null default 0, -- which term runs; 0 before the first
  nisbah integer check (nisbah between 1 and 9999), -- the customer's share in the running term, hundredths of a per cent
  tanggal_valuta date, -- of the first term: all due days are counted from it
  mulai date,
  jatuh_tempo date,
  bagi_hasil_sampai date, -- shares are given for the days before it
  selesai date,
  versi integer not null default 1,
  -- Net shares that wait in 201007 of its branch until they are fetched: the sub-ledger of that account by deposit.
  belum_diambil bigint not null default 0 check (belum_diambil >= 0),
  constraint deposit_source check ((rekening_sumber is not null) = (sumber = 'REKENING')),
  constraint deposit_begun check ((urut > 0) = (mulai is not null) and (urut > 0) = (jatuh_tempo is not null) and (urut > 0) = (nisbah is not null)
    and (urut > 0) = (status in ('AKTIF', 'JATUH_TEMPO', 'DICAIRKAN', 'DICAIRKAN_DINI'))),
  constraint deposit_ended check ((selesai is not null) = (status in ('DICAIRKAN', 'DICAIRKAN_DINI', 'DIBATALKAN')))
);
create index deposit_due on deposit (jatuh_tempo, nomor_rekening) where status in ('AKTIF', 'JATUH_TEMPO');
create index deposit_waiting on deposit (tanggal_daftar, nomor_rekening) where status = 'TERDAFTAR';
create index deposit_unfetched on deposit (nomor_rekening) where belum_diambil > 0 or status = 'JATUH_TEMPO';
comment on column deposit.belum_diambil is 'Net shares that wait in 201007 of its branch, minor units.';

-- The terms of a deposit, one after the other.
create table deposit_term (
  nomor_rekening text not null references deposit,
  urut smallint not null check (urut > 0),
  mulai date not null,
  jatuh_tempo date not null check (jatuh_tempo > mulai),
  nominal bigint not null check (nominal > 0),
  nisbah integer not null,
  perpanjangan text not null,
  status text not null default 'AKTIF' check (status in ('AKTIF', 'DIPERPANJANG', 'JATUH_TEMPO', 'DICAIRKAN', 'DICAIRKAN_DINI')),
  -- The share of the term before, where a roll-over gives another one, and the accounting date of that roll-over: the customer is owed a letter.
  nisbah_lama integer,
  tanggal_gulir date,
  primary key (nomor_rekening, urut),
  constraint deposit_term_other_share check (nisbah_lama is distinct from nisbah),
  constraint deposit_term_rolled check ((nisbah_lama is null) = (tanggal_gulir is null))
);
create index deposit_term_letter on deposit_term (('SND' || nomor_rekening || '-' || urut::text)) where nisbah_lama is not null;

-- Profit shares given, a row for each period [dari, sampai).
create table deposit_share (
  nomor_rekening text not null references deposit,
  dari date not null,
  sampai date not null check (sampai > dari),
  urut smallint not null,
  nominal bigint not null,
  nisbah integer not null,
  bagi_hasil bigint not null check (bagi_hasil >= 0),
  pajak bigint not null check (pajak >= 0),
  zakat bigint not null check (zakat >= 0),
  bersih bigint not null check (bersih >= 0),
  tujuan text not null, -- an account's number, or 201007
  tanggal date not null, -- booked
  -- Null: a share of zero (a month without income, HI-1000 of 0) moves no money.
  journal_id bigint,
  rincian jsonb not null, -- month by month: days, days of the month, HI-1000, share
  primary key (nomor_rekening, dari),
  constraint deposit_share_adds_up check (bagi_hasil = bersih + pajak + zakat),
  constraint deposit_share_posted check (journal_id is not null or bagi_hasil = 0)
);

-- The payout of a deposit.
create table deposit_payout (
  nomor_rekening text primary key references deposit,
  tanggal date not null,
  journal_id bigint not null,
  dini boolean not null,
  cara_bayar text not null check (cara_bayar in ('TUNAI', 'REKENING')),
  rekening_tujuan text references account,
  nominal bigint not null,
  biaya bigint not null default 0 check (biaya >= 0),
  denda bigint not null default 0 check (denda >= 0),
  ditarik_kembali bigint not null default 0 check (ditarik_kembali >= 0),
  dibayar bigint not null check (dibayar >= 0),
  check (dibayar <= nominal)
);

-- Payouts of waiting shares, a row for each.
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

-- Certificates with a printed number. STOK: in the branch's safe. DI_TANGAN: blank, in the hand of one of its people. BERLAKU: the live one of a
-- deposit. DITERIMA_KEMBALI: handed in. HILANG, RUSAK: out of use.
create table bilyet (
  nomor_bilyet text primary key check (nomor_bilyet ~ '^[A-Z]{1,3}\d{8}$'),
  kode_cabang text not null references branch,
  -- BELUM_KEMBALI: the deposit of this certificate has ended without it, and the customer still has the paper. A matured deposit's certificate is handed
  -- in when its principal is fetched, that of a paid deposit when a branch receives it back. A certificate is live only while its deposit is AKTIF.
  status text not null default 'STOK' check (status in ('STOK', 'DI_TANGAN', 'BERLAKU', 'BELUM_KEMBALI', 'RUSAK', 'HILANG', 'DITERIMA_KEMBALI')),
  pemegang text references app_user,
  nomor_rekening text references account,
  sebelumnya text references bilyet,
  cetak integer not null default 0, -- how often it came out of a printer
  tanggal_terima date not null,
  tanggal_terbit date,
  -- The certificate states the term in which it was handed over, the principal (minor units) and the roll-over of that day, also when it is printed after a
  -- roll-over.
  urut smallint,
  nominal bigint check (nominal > 0),
  perpanjangan text,
  constraint bilyet_states_a_term check ((urut is null) = (nominal is null) and (urut is null) = (perpanjangan is null)),
  constraint bilyet_unissued check (
    (pemegang is not null) = (status = 'DI_TANGAN') and (nomor_rekening is not null or status in ('STOK', 'DI_TANGAN', 'RUSAK', 'HILANG')))
);
create index bilyet_account on bilyet (nomor_rekening) where nomor_rekening is not null;
create index bilyet_stock on bilyet (kode_cabang, nomor_bilyet);
-- A deposit has one certificate in the customer's hands at most, live or not.
create unique index bilyet_with_customer on bilyet (nomor_rekening) where status in ('BERLAKU', 'BELUM_KEMBALI');
create index bilyet_unprinted on bilyet (kode_cabang) where status = 'BERLAKU' and cetak = 0;
create index bilyet_outstanding on bilyet (kode_cabang, nomor_bilyet) where status = 'BELUM_KEMBALI';
comment on column bilyet.urut is 'The term of its deposit in which it was handed over.';
comment on column bilyet.nominal is 'The principal on the day it was handed over, minor units.';

-- A row for each operation on certificates.
create table bilyet_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  nomor_bilyet text not null references bilyet,
  jumlah integer not null default 1 check (jumlah > 0),
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint,
  pengguna text not null,
  saksi text check (saksi <> pengguna),
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp(),
  id_flow uuid
);
create index bilyet_act_number on bilyet_act (nomor_bilyet, id);
create index bilyet_act_day on bilyet_act (kode_cabang, tanggal, id);

-- Letters that customers are owed, derived from what the end of day writes, so that none is forgotten; printed_copy records the print under its number. A
-- letter states the cause only where it is the customer's own: the status of another's account, and that an authority has blocked one, are disclosed to nobody.
create view customer_letter as
  select 'SNO' || d.nomor_perintah || '-' ||
      (extract(year from d.jatuh_tempo)::integer * 10000 + extract(month from d.jatuh_tempo)::integer * 100 + extract(day from d.jatuh_tempo)::integer)::text as nomor_surat,
    'PERINTAH_' || d.status as jenis, d.tanggal, o.rekening_sumber as nomor_rekening, d.nomor_perintah, d.jatuh_tempo, d.diminta, d.nominal, d.biaya,
    case when d.sebab in ('SALDO_KURANG', 'SUMBER_TIDUR') then d.sebab else 'LAIN' end as sebab, o.rekening_tujuan, o.berita,
    d.status = 'GAGAL' and o.status = 'DITANGGUHKAN' and o.sebab_status = 'GAGAL'
      and not exists (select from standing_order_due x where x.nomor_perintah = d.nomor_perintah and x.jatuh_tempo > d.jatuh_tempo) as ditangguhkan,
    null::integer as nisbah_lama, null::integer as nisbah, null::date as mulai, null::smallint as tenor
  from standing_order_due d join standing_order o using (nomor_perintah)
  where d.status in ('GAGAL', 'SEBAGIAN')
  union all
  select 'SND' || t.nomor_rekening || '-' || t.urut::text, 'DEPOSITO_NISBAH', t.tanggal_gulir, t.nomor_rekening, '', t.jatuh_tempo, t.nominal, 0, 0, '', null, '', false,
    t.nisbah_lama, t.nisbah, t.mulai, d.tenor
  from deposit_term t join deposit d using (nomor_rekening)
  where t.nisbah_lama is not null;
