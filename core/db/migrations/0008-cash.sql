create table denomination (
  kode_valuta text not null references currency,
  nominal bigint not null check (nominal > 0),
  jenis text not null check (jenis in ('K', 'L')),
  berlaku_sd date,
  -- A note and a coin of the same nominal are two.
  primary key (kode_valuta, nominal, jenis)
);

-- The day's rates of a currency, in ten-thousandths of a rupiah for one whole unit of it: the bank's buying and selling rate, and
-- the middle at which the books keep its worth. A row is set by two persons (record kind `rate`) and never rewritten once its day has begun.
create table exchange_rate (
  kode_valuta text not null references currency,
  tanggal date not null,
  beli bigint not null check (beli > 0),
  tengah bigint not null,
  jual bigint not null,
  versi integer not null default 0,
  primary key (tanggal, kode_valuta),
  check (beli <= tengah and tengah <= jual)
);

-- Tills and the vault. The stock maps a denomination in minor units to pieces; seq counts the movements there ever were.
create table cash_box (
  id_kas integer generated always as identity primary key,
  jenis text not null check (jenis in ('TELLER', 'KHASANAH')),
  kode_kas text not null,
  kode_cabang text not null references branch,
  kode_valuta text not null references currency,
  id_user text references app_user,
  status text not null default 'TUTUP' check (status in ('BUKA', 'TUTUP')),
  batas bigint not null,
  tanggal date,
  dibuka_pada timestamptz,
  ditutup_pada timestamptz,
  saldo bigint not null default 0 check (saldo >= 0),
  seq bigint not null default 0,
  nomor_urut integer not null default 0,
  stok jsonb not null default '{}',
  unique (kode_cabang, kode_kas),
  -- A till may wait for its next teller.
  constraint cash_box_holder check (jenis = 'TELLER' or id_user is null)
) with (fillfactor = 40);
create unique index cash_box_user on cash_box (id_user, kode_valuta) where id_user is not null;

-- seq is the box's own order: running balances of its cash come in it.
create table cash_movement (
  journal_id bigint not null,
  seq bigint not null,
  masuk bigint not null,
  keluar bigint not null,
  saldo bigint not null,
  id_kas integer not null references cash_box,
  tanggal date not null,
  pecahan jsonb not null,
  primary key (id_kas, tanggal, seq)
) partition by range (tanggal);
create index cash_movement_journal on cash_movement (journal_id);

-- Cash in transit is received or taken back on the day it was sent: tanggal is the date of both journals.
create table handover (
  id_serah_terima uuid primary key,
  arah text not null check (arah in ('KE_TELLER', 'KE_KHASANAH')),
  kode_cabang text not null references branch,
  tanggal date not null,
  asal integer not null references cash_box,
  tujuan integer not null references cash_box,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  -- Where the receiver counts another amount both parties count again: every such count stays. When they agree the cash is received after
  -- all, else it goes back to the box it came from, which takes it in again.
  status text not null default 'DIKIRIM' check (status in ('DIKIRIM', 'SELISIH', 'DITERIMA', 'DIKEMBALIKAN', 'KEMBALI', 'DIBATALKAN')),
  journal_kirim bigint not null,
  journal_terima bigint,
  user_pengirim text not null,
  user_penerima text,
  dikirim_pada timestamptz not null default now(),
  diterima_pada timestamptz,
  keterangan text not null default '',
  constraint handover_two_persons check (status <> 'DITERIMA' or user_penerima <> user_pengirim)
);
create index handover_open on handover (kode_cabang, status);
-- A reversal asks whether its journal was a handover; without an index that reads all handovers there ever were.
create index handover_sent on handover (journal_kirim);

-- The count of one party, and whether it agrees with what was sent. Amounts in minor units.
create table handover_count (
  id bigint generated always as identity primary key,
  id_serah_terima uuid not null references handover,
  hitungan smallint not null check (hitungan > 0), -- 1: the receiver's own, 2: of both together, 3: the receiver's after they agreed
  pihak text not null check (pihak in ('PENGIRIM', 'PENERIMA')),
  petugas text not null references app_user,
  pecahan jsonb not null,
  nominal bigint not null check (nominal >= 0),
  cocok boolean not null,
  waktu timestamptz not null default clock_timestamp(),
  unique (id_serah_terima, hitungan, pihak)
);

-- The vault counted by two officers, by denomination and condition. Amounts in minor units; pecahan: { nominal: [fit, unfit] }.
create table vault_count (
  id bigint generated always as identity primary key,
  id_kas integer not null references cash_box,
  kode_cabang text not null references branch,
  tanggal date not null,
  petugas text not null references app_user,
  saksi text not null references app_user check (saksi <> petugas),
  pecahan jsonb not null,
  dihitung bigint not null check (dihitung >= 0),
  seharusnya bigint not null,
  journal_id bigint,
  -- The vault's last movement when it was counted: one that came later makes the count stale.
  nomor_urut integer not null,
  keterangan text not null default '',
  dihitung_pada timestamptz not null default clock_timestamp(),
  -- Of a surprise count of a till or the vault, the branch of the witness from outside; null where two persons of the branch counted.
  cabang_saksi text references branch,
  constraint vault_count_from_outside check (cabang_saksi <> kode_cabang)
);
create index vault_count_day on vault_count (kode_cabang, tanggal, id);
create index vault_count_surprise on vault_count (kode_cabang, id) where cabang_saksi is not null;

-- A till as its teller counted it, blind: each comparison with the books, and the count it was closed by. Amounts in minor units.
create table till_count (
  id bigint generated always as identity primary key,
  id_kas integer not null references cash_box,
  kode_cabang text not null references branch,
  tanggal date not null,
  petugas text not null references app_user,
  saksi text references app_user check (saksi <> petugas),
  tutup boolean not null, -- the till was closed by it
  pecahan jsonb not null,
  dihitung bigint not null check (dihitung >= 0),
  seharusnya bigint not null,
  journal_id bigint, -- of the closing; null where the till was empty
  seq bigint not null, -- the till's last movement at that moment
  nomor_urut integer not null, -- and its last slip
  alasan text not null default '',
  dibuka_pada timestamptz,
  dihitung_pada timestamptz not null default clock_timestamp(),
  -- A difference is booked by two, with a word about it.
  constraint till_count_difference check (not tutup or dihitung = seharusnya or saksi is not null and alasan <> '')
);
create index till_count_day on till_count (id_kas, tanggal, id);

-- Cash between vaults, to and from Bank Indonesia and ATMs (domain: teller and vault). Amounts are minor units.
create sequence cash_request_serial;

-- A branch asks another one for cash. A request whose shipment was turned back waits again.
create table cash_request (
  nomor text primary key,
  kode_cabang text not null references branch,
  -- The branch that is asked.
  kode_cabang_asal text not null references branch,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  keterangan text not null default '',
  status text not null default 'DIMINTA' check (status in ('DIMINTA', 'DIKIRIM', 'DITOLAK', 'DIBATALKAN')),
  tanggal date not null,
  user_input text not null references app_user,
  saksi text not null references app_user,
  id_flow uuid,
  tanggal_akhir date,
  user_akhir text references app_user,
  id_flow_akhir uuid,
  alasan text not null default '',
  constraint cash_request_other_branch check (kode_cabang <> kode_cabang_asal),
  constraint cash_request_ended check ((status in ('DITOLAK', 'DIBATALKAN')) = (user_akhir is not null))
);
create index cash_request_asks on cash_request (kode_cabang, status);
create index cash_request_asked on cash_request (kode_cabang_asal, status);

create sequence cash_shipment_serial;

-- Sealed bags on their way. The cash is booked on 101006 of the branch that sent them until two persons have counted it. `pecahan` was sent, `pecahan_terima`
-- was counted; a difference is booked where it was counted.
create table cash_shipment (
  nomor text primary key,
  arah text not null check (arah in ('KE_CABANG', 'KE_BI', 'DARI_BI', 'KE_ATM', 'DARI_ATM')),
  kode_cabang_asal text not null references branch,
  kode_cabang_tujuan text not null references branch,
  kode_atm text not null default '',
  nomor_permintaan text references cash_request,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  segel text not null check (segel <> ''),
  pembawa text not null check (pembawa <> ''),
  pengawal text not null check (pengawal <> ''),
  keterangan text not null default '',
  status text not null default 'DIKIRIM' check (status in ('DIKIRIM', 'DIKEMBALIKAN', 'DITERIMA', 'KEMBALI')),
  tanggal_kirim date not null,
  journal_kirim bigint not null,
  user_kirim text not null references app_user,
  saksi_kirim text not null references app_user,
  user_tolak text references app_user,
  saksi_tolak text references app_user,
  id_flow_tolak uuid,
  alasan_tolak text not null default '',
  tanggal_terima date,
  journal_terima bigint,
  user_terima text references app_user,
  saksi_terima text references app_user,
  pecahan_terima jsonb,
  nominal_terima bigint,
  segel_utuh boolean,
  keterangan_terima text not null default '',
  constraint cash_shipment_branches check ((arah = 'KE_CABANG') = (kode_cabang_asal <> kode_cabang_tujuan)),
  constraint cash_shipment_atm check ((arah in ('KE_ATM', 'DARI_ATM')) = (kode_atm <> '')),
  constraint cash_shipment_counted check ((status in ('DITERIMA', 'KEMBALI')) = (journal_terima is not null)),
  constraint cash_shipment_carriers check (pembawa <> pengawal)
);
create index cash_shipment_sent on cash_shipment (kode_cabang_asal, status);
create index cash_shipment_due on cash_shipment (kode_cabang_tujuan, status);
create index cash_shipment_request on cash_shipment (nomor_permintaan) where nomor_permintaan is not null;

-- A shortage (112003) or an overage (201005) that a count booked, from that day to its end (domain: teller and vault). Amounts are minor units.
create sequence cash_difference_serial;

create table cash_difference (
  nomor text primary key,
  kode_cabang text not null references branch,
  kode_gl text not null check (kode_gl in ('112003', '201005')),
  -- The user who counted and answers for it.
  id_user text not null,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  tanggal date not null,
  operasi text not null,
  journal_id bigint not null,
  -- KOREKSI: a correction of an earlier day goes against the difference that the till booked on that day, in place of the cash of today's till.
  cara text check (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS', 'KEMBALI_TUNAI', 'KEMBALI_REKENING', 'PENDAPATAN', 'KOREKSI')),
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text references app_user,
  saksi_akhir text references app_user,
  penerima text not null default '',
  nomor_identitas text not null default '',
  alasan text not null default '',
  constraint cash_difference_ended check ((cara is null) = (journal_akhir is null) and (cara is null) = (saksi_akhir is null)),
  constraint cash_difference_way check (cara is null or cara = 'KOREKSI' or (kode_gl = '112003') = (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS')))
);
create index cash_difference_open on cash_difference (kode_cabang, tanggal) where cara is null;
create index cash_difference_by_branch on cash_difference (kode_cabang, nomor);
create index cash_difference_corrected on cash_difference (journal_akhir) where cara = 'KOREKSI';

-- Two persons count security stationery (unissued forms) as they count cash (domain: teller and vault; passbook, bilyet and warkat stock). A piece is a
-- book of cheques, a passbook, a certificate or a card: whatever is issued as one.
create sequence stationery_count_serial;

create table stationery_count (
  nomor text primary key,
  kode_cabang text not null references branch,
  jenis text not null check (jenis in ('CEK', 'BG', 'BUKU', 'BILYET', 'KARTU')),
  tanggal date not null,
  petugas text not null references app_user,
  saksi text not null references app_user check (saksi <> petugas),
  -- The counted numbers: [[first, last], ...].
  rentang jsonb not null,
  -- Pieces that the stock held at the count, those of them that were missing, and numbers that were there without being in the stock.
  seharusnya integer not null check (seharusnya >= 0),
  kurang integer not null check (kurang between 0 and seharusnya),
  lebih integer not null check (lebih >= 0),
  keterangan text not null default '',
  id_flow uuid,
  dibuat_pada timestamptz not null default clock_timestamp()
);
create index stationery_count_branch on stationery_count (kode_cabang, nomor);

create sequence stationery_difference_serial;

-- TERBUKA: found by a count. HILANG: out of the stock by a police report. KEMBALI: found again and back in the stock. SELESAI: a later count no longer finds it.
create table stationery_difference (
  nomor text primary key,
  nomor_hitung text not null references stationery_count,
  kode_cabang text not null references branch,
  jenis text not null,
  arah text not null check (arah in ('KURANG', 'LEBIH')),
  nomor_awal text not null,
  nomor_akhir text not null,
  lembar integer not null check (lembar > 0),
  tanggal date not null,
  status text not null default 'TERBUKA' check (status in ('TERBUKA', 'HILANG', 'KEMBALI', 'SELESAI')),
  hitung_akhir text references stationery_count,
  nomor_laporan text not null default '',
  tanggal_laporan date,
  tanggal_hilang date,
  journal_hilang bigint,
  user_hilang text references app_user,
  saksi_hilang text references app_user,
  alasan_hilang text not null default '',
  tanggal_kembali date,
  journal_kembali bigint,
  user_kembali text references app_user,
  saksi_kembali text references app_user,
  alasan_kembali text not null default '',
  constraint stationery_difference_missing check ((status in ('HILANG', 'KEMBALI')) = (saksi_hilang is not null) and (status = 'KEMBALI') = (saksi_kembali is not null)),
  constraint stationery_difference_shortage check (arah = 'KURANG' or status in ('TERBUKA', 'SELESAI')),
  constraint stationery_difference_recounted check ((status = 'SELESAI') = (hitung_akhir is not null)),
  constraint stationery_difference_reported check ((nomor_laporan = '') = (tanggal_laporan is null) and (saksi_hilang is null or jenis = 'BUKU' or nomor_laporan <> ''))
);
create index stationery_difference_branch on stationery_difference (kode_cabang, nomor);
-- A piece is missing once.
create unique index stationery_difference_of_piece on stationery_difference (jenis, nomor_awal) where arah = 'KURANG' and status in ('TERBUKA', 'HILANG');

-- Banknotes of a currency that were bought or sold over the counter. `rupiah` changed hands, in minor units; `kurs_papan`
-- is the bank's rate of that day; `data_diri` is the rest of an identity, wanted from an amount on.
create table currency_trade (
  journal_id bigint not null,
  tanggal date not null,
  kode_cabang text not null references branch,
  arah text not null check (arah in ('BELI', 'JUAL')),
  kode_valuta text not null references currency,
  jumlah bigint not null check (jumlah > 0),
  rupiah bigint not null check (rupiah > 0),
  kurs bigint not null check (kurs > 0),
  kurs_papan bigint not null check (kurs_papan > 0),
  nama text not null,
  jenis_identitas text not null check (jenis_identitas in ('KTP', 'PASPOR', 'KITAS', 'NPWP')),
  nomor_identitas text not null,
  data_diri jsonb not null,
  primary key (tanggal, journal_id)
);
create index currency_trade_person on currency_trade (nomor_identitas, tanggal);
