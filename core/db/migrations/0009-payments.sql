-- The gateway to other banks (docs/adr/0071-settlement-gateway-behind-one-port.md): items wait, go out in numbered batches, and are answered by messages,
-- each of which is stored once. Written by functions only.
create table settlement_batch (
  id_batch uuid primary key default gen_random_uuid(),
  -- The rail knows it by this number, and it is sent again under the same one.
  nomor text not null unique check (nomor ~ '^[A-Z_]+-[0-9]{8}-[0-9]{4}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  jenis text not null check (jenis in ('pacs.008', 'pacs.004', 'pacs.003')),
  tanggal date not null,
  siklus integer not null check (siklus > 0),
  urut integer not null check (urut between 1 and 9999),
  banyak integer not null check (banyak > 0),
  jumlah bigint not null check (jumlah > 0),
  status text not null default 'DISUSUN' check (status in ('DISUSUN', 'TERKIRIM', 'DIJAWAB')),
  -- The file as it leaves: made once, so that it is the same however often it is sent.
  isi text,
  sidik bytea,
  tanda_tangan text,
  disusun_pada timestamptz not null,
  -- Failed attempts since it was made, and the error of the last one.
  gagal_kali integer not null default 0,
  gagal_sebab text not null default '',
  dikirim_pada timestamptz,
  dijawab_pada timestamptz,
  unique (rail, tanggal, urut),
  check ((isi is null) = (sidik is null) and (isi is null) = (tanda_tangan is null)),
  check ((status = 'DISUSUN') = (dikirim_pada is null)),
  check ((status = 'DIJAWAB') = (dijawab_pada is not null))
);
create index settlement_batch_unsent on settlement_batch (disusun_pada) where status = 'DISUSUN';
create index settlement_batch_of_day on settlement_batch (tanggal desc, nomor desc);

create table settlement_item (
  -- Our number, which the other bank repeats: an answer is found by it.
  end_to_end text primary key check (end_to_end ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,34}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  jenis text not null check (jenis in ('pacs.008', 'pacs.004', 'pacs.003')),
  jumlah bigint not null check (jumlah > 0),
  -- The module and the row it is about.
  area text not null check (area in ('TRANSFER', 'KLIRING')),
  rujukan text not null,
  -- Parties and purpose, as the message states them.
  isi jsonb not null,
  status text not null default 'ANTRE' check (status in ('ANTRE', 'DITAHAN', 'DIKIRIM', 'SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'DIBATALKAN')),
  id_batch uuid references settlement_batch,
  urut integer,
  -- The code the rail or the other bank gave with a refusal or a return.
  sebab text not null default '',
  dibuat_pada timestamptz not null default clock_timestamp(),
  berakhir_pada timestamptz,
  -- The clearing desk counts the cheques of a day, and those that have left, by branch, out of indexes alone.
  kode_cabang text,
  -- The branch from which a cheque is carried to clearing: it leaves at the next cut-off there.
  cabang_serah text,
  unique (id_batch, urut),
  constraint settlement_item_check1 check ((id_batch is null) = (urut is null)),
  constraint settlement_item_unbatched check ((status in ('ANTRE', 'DITAHAN', 'DIBATALKAN')) = (id_batch is null)),
  constraint settlement_item_open check ((status in ('ANTRE', 'DITAHAN', 'DIKIRIM')) = (berakhir_pada is null))
);
create index settlement_item_waiting on settlement_item (rail, jenis, dibuat_pada) where status = 'ANTRE';
create index settlement_item_open on settlement_item (id_batch) where status = 'DIKIRIM';
create index settlement_item_of on settlement_item (area, rujukan);
create index settlement_item_warkat on settlement_item (id_batch, kode_cabang, status) include (jumlah) where area = 'KLIRING' and jenis = 'pacs.003';

-- Received files, raw. A refused one is stored too, with the reason: it may be an attack.
create table settlement_message (
  id bigint generated always as identity primary key,
  -- The sender's name of it; null where the file could not be read.
  id_pesan text,
  jenis text,
  rail text,
  ukuran bigint not null check (ukuran >= 0),
  sidik bytea not null,
  isi text,
  tanda_tangan text,
  status text not null check (status in ('DITERIMA', 'DITOLAK')),
  sebab text not null default '',
  diterima_pada timestamptz not null default clock_timestamp(),
  -- How many entries the message had when it was stored, and their sum: at the end of a day all of them must have ended.
  banyak integer not null default 0 check (banyak >= 0),
  jumlah bigint not null default 0 check (jumlah >= 0),
  check ((status = 'DITOLAK') = (sebab <> '')),
  check (status = 'DITOLAK' or (id_pesan is not null and jenis is not null and isi is not null and tanda_tangan is not null))
);
create unique index settlement_message_once on settlement_message (id_pesan) where status = 'DITERIMA';
create unique index settlement_message_refused on settlement_message (sidik, sebab) where status = 'DITOLAK';
create index settlement_message_of_day on settlement_message (((diterima_pada at time zone 'Asia/Jakarta')::date));

-- The entries of a message: each is processed on its own, so that one that cannot be processed delays no other.
create table settlement_entry (
  id bigint generated always as identity primary key,
  message bigint not null references settlement_message,
  urut integer not null check (urut > 0),
  jenis text not null check (jenis in ('SELESAI', 'DITOLAK', 'DIKEMBALIKAN', 'MASUK', 'TAGIHAN', 'MUTASI')),
  rail text check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  -- Our number that it is about; null for what begins at another bank.
  end_to_end text,
  -- Their number; the same one is processed once, whatever message it comes in.
  id_transaksi text,
  jumlah bigint check (jumlah > 0),
  sebab text not null default '',
  isi jsonb not null,
  -- DITUTUP: two persons dealt with it in another way, proved by `bukti`.
  status text not null default 'BARU' check (status in ('BARU', 'DIAMBIL', 'ULANG', 'TANPA_PASANGAN', 'BERTENTANGAN', 'DITUTUP')),
  gagal_kali integer not null default 0,
  gagal_sebab text not null default '',
  diambil_pada timestamptz,
  bukti text not null default '',
  -- The last attempt, so that waiting entries take turns; one that waits for a day to open has not failed.
  dicoba_pada timestamptz,
  -- The branch whose day it waits for.
  menunggu text not null default '',
  unique (message, urut),
  check ((status = 'BARU') = (diambil_pada is null)),
  constraint settlement_entry_closed check ((status = 'DITUTUP') = (bukti <> ''))
);
create index settlement_entry_odd on settlement_entry (id) where status in ('TANPA_PASANGAN', 'BERTENTANGAN');
create index settlement_entry_of on settlement_entry (end_to_end) where end_to_end is not null;
create unique index settlement_entry_once on settlement_entry (rail, jenis, id_transaksi)
  where status = 'DIAMBIL' and jenis in ('MASUK', 'TAGIHAN', 'MUTASI');
create index settlement_entry_new on settlement_entry (dicoba_pada nulls first, id) where status = 'BARU';
-- A payment that came under another number is found by the references that belong to it.
create index settlement_entry_uetr on settlement_entry (lower(isi ->> 'uetr')) where isi ->> 'uetr' is not null;
create index settlement_entry_instruction on settlement_entry ((isi ->> 'id_instruksi'), (isi ->> 'end_to_end')) where isi ->> 'id_instruksi' is not null;

-- Pictures beside a batch of cheques presented to us: of each whose line names one, the stored file, or why there is none.
create table settlement_picture (
  entry bigint primary key references settlement_entry,
  id_berkas uuid unique references stored_file,
  sebab text not null default '' check (sebab in ('', 'TIDAK_ADA', 'TERLALU_BESAR', 'RUSAK', 'TERKOMPRES', 'GANDA', 'BUKAN_GAMBAR', 'SIDIK', 'PENYIMPANAN')),
  dicatat_pada timestamptz not null default clock_timestamp(),
  check ((sebab = '') = (id_berkas is not null))
);

-- Transfers to other banks (domain: transfers). Amounts are minor units.
create sequence transfer_serial;

create table transfer (
  -- Also the end-to-end number that messages carry.
  nomor text primary key check (nomor ~ '^TF\d{10,12}$'),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  status text not null default 'DIOTORISASI' check (status in ('DIOTORISASI', 'DITAHAN', 'DIKIRIM', 'SELESAI', 'DIRETUR', 'DIBATALKAN')),
  -- The branch that accepted it, in whose books it is.
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint not null,
  -- Null where it was paid in cash.
  nomor_rekening text references account,
  nama_pengirim text not null,
  nominal bigint not null check (nominal > 0),
  biaya bigint not null check (biaya >= 0),
  kode_bank text not null,
  rekening_tujuan text not null,
  nama_tujuan text not null,
  penduduk_tujuan boolean not null,
  wni_tujuan boolean not null,
  penduduk_pengirim boolean not null,
  wni_pengirim boolean not null,
  kode_tujuan text not null,
  beban text not null check (beban in ('DEBT', 'SHAR', 'CRED')),
  keterangan text not null,
  user_input text not null,
  -- The code that the rail or the other bank gave with a return.
  sebab text not null default '',
  tanggal_kirim date,
  tanggal_settle date,
  journal_settle bigint,
  -- The day it came back or was cancelled.
  tanggal_akhir date,
  journal_akhir bigint,
  -- The beneficiary's name in the normal form of the lists. A list of names that comes in force while the transfer waits for its batch
  -- recalls it: it and its place in the queue are DITAHAN.
  tujuan_normal text not null default '',
  check ((status in ('DIRETUR', 'DIBATALKAN')) = (tanggal_akhir is not null)),
  check ((tanggal_akhir is null) = (journal_akhir is null)),
  check ((tanggal_settle is null) = (journal_settle is null)),
  check (status <> 'SELESAI' or tanggal_settle is not null),
  check (status not in ('DIKIRIM', 'SELESAI', 'DIRETUR') or tanggal_kirim is not null)
);
create unique index transfer_of_journal on transfer (journal_id, tanggal);
create index transfer_of_day on transfer (tanggal desc, nomor desc);
-- Each transfer from an account asks whom it has sent money to before.
create index transfer_beneficiary on transfer (nomor_rekening, kode_bank, rekening_tujuan, nomor desc) where nomor_rekening is not null;
-- Returned cash of our own senders is searched by its number or the sender's name.
create index transfer_cash_back on transfer (nomor) where nomor_rekening is null and status in ('DIRETUR', 'DIBATALKAN');
create index transfer_open on transfer (kode_cabang) where status in ('DIOTORISASI', 'DITAHAN', 'DIKIRIM');
create index transfer_recalled on transfer (nomor) where status = 'DITAHAN';
create index transfer_returned on transfer (tanggal_akhir) where status = 'DIRETUR';

-- Cash of our own senders that came back, or was never sent, is on 201002 until they fetch it: the money, and later its fee. Amounts are minor units.
create table transfer_paid_back (
  nomor text not null references transfer,
  nominal bigint not null check (nominal > 0),
  tanggal date not null,
  journal_id bigint not null,
  user_bayar text not null,
  primary key (nomor, journal_id)
);
create unique index transfer_paid_back_journal on transfer_paid_back (journal_id);

-- The fee of a transfer that came back through the bank's own fault, given back once. Amounts are minor units.
create table transfer_fee_back (
  nomor text primary key references transfer,
  nominal bigint not null check (nominal > 0),
  alasan text not null check (alasan in ('SALAH_DATA', 'TERLAMBAT', 'GANDA', 'GANGGUAN')),
  tanggal date not null,
  journal_id bigint not null,
  user_input text not null
);
create unique index transfer_fee_back_journal on transfer_fee_back (journal_id);

-- Transfers that other banks send us (domain: transfers). Amounts are minor units.
create sequence incoming_transfer_serial;

-- DIKREDIT: on the account it names. TERTAHAN: on 201002, since it could not be credited. DISALURKAN: credited from there by two persons. DIBAYAR: paid in cash to
-- the proven beneficiary. RETUR: on its way back to the bank that sent it; DIRETUR: there.
create table incoming_transfer (
  nomor text primary key check (nomor ~ '^TM\d{10,12}$'),
  -- The rail's message: its transaction is processed once (settlement_entry_once).
  entry bigint not null unique references settlement_entry,
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  status text not null check (status in ('DIKREDIT', 'TERTAHAN', 'DISALURKAN', 'DIBAYAR', 'RETUR', 'DIRETUR')),
  -- The branch that keeps the account, or in whose books it waits.
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint not null,
  id_transaksi text not null,
  kode_bank text not null,
  nama_pengirim text not null,
  rekening_pengirim text not null,
  rekening_tujuan text not null,
  nama_tujuan text not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null,
  -- Why it was not credited; '' where it was.
  -- KEPATUHAN: for or from somebody who may be on a list of names; compliance decides. NAMA_MIRIP: the name is nearly that of the account; it waits for a
  -- person and does not go back by itself (domain: transfers). DEPOSITO: the number of a deposit, which only its own operations fund. AKSARA: letters of no
  -- Latin name; compliance decides.
  sebab text not null check (sebab in ('', 'REKENING', 'VALUTA', 'TUTUP', 'DORMAN', 'BLOKIR', 'NAMA', 'NAMA_MIRIP', 'AKSARA', 'KEPATUHAN', 'DEPOSITO')),
  -- The account that was credited.
  nomor_rekening text references account,
  -- The day and journal of its way back.
  tanggal_retur date,
  journal_retur bigint,
  -- The rail's reason for refusing the return.
  sebab_retur text not null default '',
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  -- Both names in the normal form of the lists.
  pengirim_normal text not null default '',
  tujuan_normal text not null default '',
  -- How many times it was sent on its way back, each under a number of its own between the banks: by two persons or after the days of a
  -- parameter, and again where its bank refused it (domain: transfers).
  retur_ke integer not null default 0 check (retur_ke >= 0),
  -- It is in the queue of returns and has not left.
  menunggu_retur boolean not null default false,
  -- Earlier returns, until the transfer was there or came again: [{ dari, sampai }], both accounting dates of its branch. A day that was ended by force
  -- meanwhile left it under way.
  retur_lalu jsonb not null default '[]',
  check ((status = 'DIKREDIT') = (sebab = '')),
  check ((status in ('DIKREDIT', 'DISALURKAN')) = (nomor_rekening is not null)),
  check ((status in ('RETUR', 'DIRETUR')) = (tanggal_retur is not null)),
  constraint incoming_transfer_check5 check ((tanggal_retur is null) = (journal_retur is null)),
  constraint incoming_transfer_check6 check ((tanggal_akhir is null) = (journal_akhir is null)),
  constraint incoming_transfer_ended check ((status in ('DISALURKAN', 'DIBAYAR', 'DIRETUR')) = (tanggal_akhir is not null)),
  constraint incoming_transfer_by_hand check ((status in ('DISALURKAN', 'DIBAYAR')) = (user_akhir is not null)),
  constraint incoming_transfer_queued check (not menunggu_retur or status = 'TERTAHAN' and retur_ke > 0)
);
create index incoming_transfer_held on incoming_transfer (kode_cabang, tanggal, nomor) where status = 'TERTAHAN';
create index incoming_transfer_of_day on incoming_transfer (tanggal desc, nomor desc);
create index incoming_transfer_account on incoming_transfer (nomor_rekening) where nomor_rekening is not null;
create index incoming_transfer_to on incoming_transfer (rekening_tujuan);
create index incoming_transfer_theirs on incoming_transfer (upper(id_transaksi));
-- The reversal of a journal asks which transfer it paid.
create index incoming_transfer_paid on incoming_transfer (journal_akhir) where status = 'DIBAYAR';
create index incoming_transfer_asked on incoming_transfer (nomor) where status = 'TERTAHAN' and sebab in ('KEPATUHAN', 'AKSARA');

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
  -- Parts that are posted, and why the next one waits; '' where it does not.
  bagian integer not null default 0,
  tertahan text not null default '',
  -- Its progress: rows and amounts.
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
  -- The day and journal by which the amounts that could not be credited went back to the employer.
  tanggal_kembali date,
  journal_kembali bigint,
  biaya bigint not null default 0 check (biaya >= 0),
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
  -- Null for an account of another bank.
  nomor_rekening text references account,
  -- As the employer writes it.
  nama text not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null,
  status text not null default 'MENUNGGU' check (status in ('MENUNGGU', 'DIBAYAR', 'GAGAL')),
  -- Why it could not be credited, a code of lib/errors.
  sebab text not null default '',
  tanggal date,
  journal_id bigint,
  -- As the file names the other bank and the account there; null for an account of this bank.
  kode_bank text check (kode_bank ~ '^(\d{3}|\d{7}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$'),
  rekening_tujuan text,
  -- The name in the normal form of the lists of names.
  nama_normal text,
  rail text check (rail in ('SKN', 'RTGS', 'BI_FAST')),
  -- The employer's fee of its transfer, taken with the approval.
  biaya bigint not null default 0 check (biaya >= 0),
  nomor_transfer text references transfer,
  primary key (id_gaji, urut),
  check ((status = 'DIBAYAR') = (journal_id is not null)),
  check ((status = 'GAGAL') = (sebab <> '')),
  constraint payroll_row_whose check ((kode_bank is null) = (nomor_rekening is not null) and (kode_bank is null) = (rekening_tujuan is null)
    and (kode_bank is null) = (rail is null) and (kode_bank is null) = (nama_normal is null)),
  constraint payroll_row_free check (kode_bank is not null or biaya = 0),
  constraint payroll_row_sent check ((nomor_transfer is not null) = (kode_bank is not null and status = 'DIBAYAR'))
);
create index payroll_row_open on payroll_row (id_gaji, urut) where status = 'MENUNGGU';
create index payroll_row_account on payroll_row (nomor_rekening);
create unique index payroll_row_transfer on payroll_row (nomor_transfer) where nomor_transfer is not null;

-- The bill of the central bank for a month and a rail, beside the bank's own count of what it sent. Amounts are minor units.
create table central_bank_bill (
  -- The first day of the month.
  bulan date not null check (extract(day from bulan) = 1),
  rail text not null check (rail in ('SKN', 'RTGS', 'BI_FAST', 'KLIRING')),
  -- The central bank's own number of it.
  nomor text not null check (nomor <> ''),
  banyak integer not null check (banyak >= 0),
  nominal bigint not null check (nominal > 0),
  -- The bank's own count, as both persons saw it.
  hitungan_banyak integer not null check (hitungan_banyak >= 0),
  hitungan_nominal bigint not null check (hitungan_nominal >= 0),
  -- The reason for paying it although both differ.
  alasan text not null,
  tanggal date not null,
  journal_id bigint not null,
  user_input text not null,
  -- The movement on the account at the central bank by which it was taken.
  entri bigint references settlement_entry,
  primary key (bulan, rail),
  check (alasan <> '' or (banyak = hitungan_banyak and nominal = hitungan_nominal))
);
create unique index central_bank_bill_journal on central_bank_bill (journal_id);
create unique index central_bank_bill_entry on central_bank_bill (entri) where entri is not null;
