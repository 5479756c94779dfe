-- The bank's own cheques and bilyet giro (domain: warkat maintenance). Amounts are minor units.

-- A row for each book. STOK_PUSAT, DIKIRIM, STOK_CABANG: unissued, at head office, on its way, in a branch. DITERBITKAN: handed to its customer. AKTIF: the
-- customer's receipt is back. RUSAK: destroyed. `kode_cabang` has it in its off-balance books while it is unissued, then the branch that issued it.
create table warkat_book (
  id_bukuwarkat bigint generated always as identity primary key,
  jenis text not null check (jenis in ('CEK', 'BG')),
  nomor_awal text not null check (nomor_awal ~ '^[A-Z]{2}\d{6}$'),
  nomor_akhir text not null check (nomor_akhir ~ '^[A-Z]{2}\d{6}$' and nomor_akhir >= nomor_awal),
  lembar smallint not null check (lembar > 0),
  status text not null check (status in ('STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG', 'DITERBITKAN', 'AKTIF', 'RUSAK', 'HILANG')),
  kode_cabang text not null references branch,
  cabang_tujuan text references branch,
  nomor_rekening text references account,
  tanggal_terima date not null,
  tanggal_terbit date,
  tanggal_aktif date,
  nomor_resi text not null default '',
  unique (jenis, nomor_awal),
  check ((status = 'DIKIRIM') = (cabang_tujuan is not null)),
  check ((status in ('DITERBITKAN', 'AKTIF')) = (nomor_rekening is not null)),
  check ((nomor_rekening is not null) = (tanggal_terbit is not null)),
  check ((status = 'AKTIF') = (tanggal_aktif is not null))
);
create index warkat_book_account on warkat_book (nomor_rekening, tanggal_terbit) where nomor_rekening is not null;
create index warkat_book_stock on warkat_book (kode_cabang, jenis, nomor_awal) where status in ('STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG');

-- A row for each cheque or giro; allowed_move holds its states and their moves. Its presentment gives its date and its amount.
create table warkat_leaf (
  jenis text not null,
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z]{2}\d{6}$'),
  id_bukuwarkat bigint not null references warkat_book,
  status text not null check (status in ('STOK_PUSAT', 'STOK_CABANG', 'DITERBITKAN', 'AKTIF', 'DIBAYAR', 'DITOLAK', 'DISETOP', 'HILANG', 'DIBATALKAN', 'KEDALUWARSA', 'DITERIMA_KEMBALI', 'RUSAK')),
  -- The day of this status, and its journal, where something was posted.
  tanggal_status date not null,
  journal_id bigint,
  tanggal_warkat date,
  nominal bigint check (nominal > 0),
  alasan text not null default '',
  nomor_surat text not null default '',
  -- The cause of the stop as a code beside the sentence in `alasan`.
  sebab text not null default '' check (sebab in ('', 'HILANG', 'DICURI', 'SENGKETA', 'CABUT')),
  -- The status, and its reason, to which a paid or stopped cheque returns when that is undone.
  asal text check (asal in ('STOK_PUSAT', 'STOK_CABANG', 'DITERBITKAN', 'AKTIF', 'DITOLAK')),
  alasan_asal text not null default '',
  primary key (jenis, nomor_warkat),
  check (status <> 'DIBAYAR' or num_nulls(tanggal_warkat, nominal, journal_id) = 0),
  constraint warkat_leaf_asal check (status not in ('DIBAYAR', 'DISETOP', 'HILANG') or asal is not null)
);
create index warkat_leaf_book on warkat_leaf (id_bukuwarkat, nomor_warkat);
create index warkat_leaf_ageing on warkat_leaf (tanggal_warkat) where status in ('DITOLAK', 'DISETOP');
-- The reversal of a journal asks which cheque it paid.
create index warkat_leaf_paid on warkat_leaf (journal_id) where status = 'DIBAYAR';

-- A row for each operation on books and cheques: from which number, how many, to which status, and the witness.
create table warkat_act (
  id bigint generated always as identity primary key,
  operasi text not null,
  jenis text not null,
  nomor_awal text not null,
  jumlah integer not null check (jumlah > 0),
  ke text not null,
  kode_cabang text not null references branch,
  tanggal date not null,
  journal_id bigint, -- none where nothing was posted
  pengguna text not null,
  saksi text not null check (saksi <> pengguna),
  rincian jsonb not null default '{}',
  dibuat_pada timestamptz not null default clock_timestamp(),
  id_flow uuid
);
create index warkat_act_number on warkat_act (jenis, nomor_awal, id);
create index warkat_act_day on warkat_act (kode_cabang, tanggal, id);

-- Books of cheques and bilyet giro that holders of current accounts have ordered.
create sequence warkat_order_serial;

create table warkat_order (
  nomor text primary key check (nomor ~ '^PB\d{10,12}$'),
  nomor_rekening text not null references account,
  jenis text not null check (jenis in ('CEK', 'BG')),
  -- The branch that keeps the account, which hands the book out.
  kode_cabang text not null references branch,
  tanggal date not null,
  keterangan text not null,
  status text not null default 'DIPESAN' check (status in ('DIPESAN', 'DITERBITKAN', 'DIBATALKAN')),
  user_input text not null,
  id_bukuwarkat bigint references warkat_book,
  tanggal_akhir date,
  alasan text not null default '',
  check ((status = 'DIPESAN') = (tanggal_akhir is null)),
  check ((status = 'DITERBITKAN') = (id_bukuwarkat is not null))
);
-- An account has one open order of a kind.
create unique index warkat_order_open on warkat_order (nomor_rekening, jenis) where status = 'DIPESAN';
create index warkat_order_branch on warkat_order (kode_cabang, nomor desc);
create index warkat_order_waiting on warkat_order (kode_cabang, jenis, nomor) where status = 'DIPESAN';

-- The cut-off times of a region's clearing, its cycles, and how long a cheque takes, from a day on.
create table clearing_schedule (
  wilayah text not null check (wilayah ~ '^[A-Z0-9_]{2,20}$'),
  berlaku_sejak date not null,
  nama text not null,
  versi integer not null default 0,
  primary key (wilayah, berlaku_sejak)
);

-- The cycles of a day, in their order: cheques go with one before its presentment (24:00: all day), those presented to us with it go back before its return,
-- and those lodged in it are good funds so many business days later.
create table clearing_cycle (
  wilayah text not null,
  berlaku_sejak date not null,
  siklus smallint not null check (siklus between 1 and 9),
  penyerahan time not null,
  pengembalian time not null,
  hari_efektif smallint not null check (hari_efektif between 1 and 30),
  primary key (wilayah, berlaku_sejak, siklus),
  foreign key (wilayah, berlaku_sejak) references clearing_schedule
);

-- The branches of a region. A branch belongs to the region that named it last; one that none has named to the bank's first region.
create table clearing_region_branch (
  wilayah text not null,
  berlaku_sejak date not null,
  kode_cabang text not null references branch,
  primary key (wilayah, berlaku_sejak, kode_cabang),
  foreign key (wilayah, berlaku_sejak) references clearing_schedule
);
create unique index clearing_region_of_branch on clearing_region_branch (kode_cabang, berlaku_sejak);

-- Cheques of other banks that customers deposit (domain: clearing). Amounts are minor units.
create sequence clearing_slip_serial;

-- One slip for each deposit of cheques by a customer. Its number is also that of the custody group.
create table clearing_slip (
  id_group text primary key check (id_group ~ '^KL\d{8,12}$'),
  nomor_rekening text not null references account,
  -- The branch that keeps the account, in whose books its cheques are. Another one may have received the paper.
  kode_cabang text not null references branch,
  cabang_terima text not null references branch,
  titipan boolean not null,
  tanggal date not null,
  -- The day on which its cheques are lodged.
  tanggal_kliring date not null,
  journal_id bigint not null,
  lembar integer not null check (lembar > 0),
  nominal bigint not null check (nominal > 0),
  keterangan text not null default '',
  user_input text not null,
  check (titipan = (tanggal_kliring > tanggal))
);
create index clearing_slip_account on clearing_slip (nomor_rekening);

-- A row for each cheque, giro or debit note. TITIPAN: in custody. DISETOR: lodged. SELESAI_KLIRING: its presentment is settled. EFEKTIF: good funds on the account.
-- DITOLAK: returned by its bank. DITARIK: given back before it was presented.
create table clearing_warkat (
  id_warkat bigint generated always as identity primary key,
  id_group text not null references clearing_slip,
  urut smallint not null check (urut > 0),
  nomor_rekening text not null references account,
  kode_cabang text not null references branch,
  kode_bank text not null check (kode_bank ~ '^\d{3}$'),
  jenis text not null check (jenis in ('CEK', 'BG', 'NOTA_DEBET')),
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z0-9]{4,16}$'),
  tanggal_warkat date not null,
  nama_penarik text not null,
  nominal bigint not null check (nominal > 0),
  status text not null check (status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING', 'EFEKTIF', 'DITOLAK', 'DITARIK')),
  tanggal_setor date,
  -- The day from which it is good funds, set when it was lodged.
  tanggal_efektif date,
  journal_setor bigint,
  tanggal_settle date,
  journal_settle bigint,
  -- The day it became effective, came back or was given back.
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  -- Every reason found, with commas, and the one that governs.
  alasan text not null default '',
  alasan_utama text not null default '',
  unique (id_group, urut),
  check (status in ('TITIPAN', 'DITARIK') or num_nulls(tanggal_setor, tanggal_efektif, journal_setor) = 0),
  constraint clearing_warkat_check2 check ((status in ('EFEKTIF', 'DITOLAK', 'DITARIK')) = (tanggal_akhir is not null)),
  constraint clearing_warkat_check3 check ((status = 'DITOLAK') = (alasan_utama <> '')),
  -- A rail may refuse a presentment before it is settled: the cheque comes back though no money ever came.
  constraint clearing_warkat_settled check (status not in ('SELESAI_KLIRING', 'EFEKTIF') or num_nulls(tanggal_settle, journal_settle) = 0)
);
-- A cheque is collected once at a time, and never again once it was paid, in whichever branch it is lodged.
create unique index clearing_warkat_once on clearing_warkat (kode_bank, jenis, nomor_warkat) where status not in ('DITOLAK', 'DITARIK');
create index clearing_warkat_account on clearing_warkat (nomor_rekening) where status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING');
create index clearing_warkat_due on clearing_warkat (kode_cabang, tanggal_efektif) where status in ('DISETOR', 'SELESAI_KLIRING');
create index clearing_warkat_state on clearing_warkat (kode_cabang, status, id_warkat desc);
-- The clearing desk reads the cheques that ended on a day.
create index clearing_warkat_ended on clearing_warkat (tanggal_akhir, kode_cabang, status, id_warkat desc) where tanggal_akhir is not null;
create index clearing_warkat_active on clearing_warkat (kode_cabang, status) include (nominal) where status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING');
create index clearing_warkat_settled on clearing_warkat (kode_cabang, tanggal_settle) include (nominal) where tanggal_settle is not null;
create index clearing_warkat_came_to_end on clearing_warkat (kode_cabang, tanggal_akhir, status) include (nominal, tanggal_settle) where tanggal_akhir is not null;

-- Our own cheques that other banks present to us (domain: clearing, penarikan). Amounts are minor units.
-- DITERIMA: claimed from us at the central bank and not decided yet. DITAHAN: a bilyet giro that may be forged, or a cheque of a day that was closed by force, held
-- until the end of `ditahan_sampai`; it blocks no closing of the day. DIBAYAR: paid from its drawer's account. DITOLAK: returned to the bank that presented it.
-- DIBATALKAN: it was entered by mistake, and its journal undone.
create table inward_warkat (
  id_penarikan bigint generated always as identity primary key,
  -- The branch that keeps the account it names, in whose books it waits; where nobody has the account, the branch that received it.
  kode_cabang text not null references branch,
  -- The presenting bank, and the payee.
  kode_bank text not null check (kode_bank ~ '^\d{3}$'),
  nama_penerima text not null,
  -- The account number as it is printed: it need not be ours.
  rekening_tertulis text not null,
  nomor_rekening text references account,
  jenis text not null check (jenis in ('CEK', 'BG')),
  nomor_warkat text not null check (nomor_warkat ~ '^[A-Z0-9]{4,16}$'),
  tanggal_warkat date not null,
  -- From when a bilyet giro may be paid; of a cheque its own date.
  tanggal_efektif date not null,
  nominal bigint not null check (nominal > 0),
  keterangan text not null default '',
  status text not null check (status in ('DITERIMA', 'DITAHAN', 'DIBAYAR', 'DITOLAK', 'DIBATALKAN')),
  tanggal_terima date not null,
  journal_terima bigint not null,
  user_terima text not null,
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text,
  -- Every reason found, with commas, and the one that governs.
  alasan text not null default '',
  alasan_utama text not null default '',
  -- The entry of the message that presented it; null of one that was entered by hand.
  entry bigint unique references settlement_entry,
  -- The picture of a cheque that was entered by hand, for comparison with the specimen. Null where none was sent, and of one that came by file.
  gambar uuid references stored_file,
  -- By the bank's clock: the cycle it came with sets until when it may go back.
  diterima_pada timestamptz not null default clock_timestamp(),
  -- The business day after it was presented; it stays once the cheque is decided.
  ditahan_sampai date,
  sebab_tahan text not null default '',
  tanggal_tahan date,
  journal_tahan bigint,
  user_tahan text,
  constraint inward_warkat_check1 check ((tanggal_akhir is null) = (journal_akhir is null)),
  constraint inward_warkat_check2 check ((status = 'DITOLAK') = (alasan_utama <> '')),
  constraint inward_warkat_check3 check (status <> 'DIBAYAR' or nomor_rekening is not null),
  constraint inward_warkat_undecided check ((status in ('DITERIMA', 'DITAHAN')) = (tanggal_akhir is null)),
  -- Head office closes the day of a branch by force: cheques that nobody has decided are held for the next day, not only bilyet giro.
  constraint inward_warkat_held check (
    (ditahan_sampai is null) = (journal_tahan is null) and (ditahan_sampai is null) = (tanggal_tahan is null) and (ditahan_sampai is null) = (user_tahan is null)
    and (ditahan_sampai is null) = (sebab_tahan = '') and ditahan_sampai > tanggal_terima and (status <> 'DITAHAN' or ditahan_sampai is not null) and (status <> 'DITERIMA' or ditahan_sampai is null)
    and (ditahan_sampai is null or jenis = 'BG' or sebab_tahan = 'TUTUP_PAKSA'))
);
create index inward_warkat_account on inward_warkat (nomor_rekening, id_penarikan) where nomor_rekening is not null;
create index inward_warkat_number on inward_warkat (nomor_warkat, id_penarikan);
-- The reversal of a journal asks which cheque it paid.
create index inward_warkat_paid on inward_warkat (journal_akhir) where status = 'DIBAYAR';
-- The same paper is entered by hand once. A bank that claims it twice by file has claimed twice, and gets two answers.
create unique index inward_warkat_once on inward_warkat (kode_bank, jenis, nomor_warkat, rekening_tertulis) where status not in ('DITOLAK', 'DIBATALKAN') and entry is null;
create index inward_warkat_paper on inward_warkat (kode_bank, jenis, nomor_warkat, rekening_tertulis) where status not in ('DITOLAK', 'DIBATALKAN');
-- The reversal of a journal asks which cheque it received.
create index inward_warkat_taken_in on inward_warkat (journal_terima);
-- The clearing desk reads the cheques received on a day, branch by branch, every half minute.
create index inward_warkat_received on inward_warkat (kode_cabang, tanggal_terima);
create index inward_warkat_ended on inward_warkat (kode_cabang, tanggal_akhir) where tanggal_akhir is not null;
create index inward_warkat_open on inward_warkat (kode_cabang, id_penarikan) where status in ('DITERIMA', 'DITAHAN');

-- Refused cheques of our own, those of them that count as unfunded, and drawers whom the bank listed for them (domain: clearing, DHN).
-- Amounts are minor units.
create sequence warkat_letter_serial;

-- A row for each refusal of a cheque. `nomor_skp` is printed on the letter that its presenter takes along.
create table warkat_refusal (
  id_tolakan bigint generated always as identity primary key,
  jenis text not null,
  nomor_warkat text not null,
  nomor_rekening text not null references account,
  -- The branch that keeps the account.
  kode_cabang text not null references branch,
  tanggal date not null,
  tanggal_warkat date,
  nominal bigint not null check (nominal > 0),
  -- Every reason found, with commas, and the one that governs; is it one of a missing balance or a closed account?
  alasan text not null check (alasan <> ''),
  alasan_utama text not null check (alasan_utama <> ''),
  kosong boolean not null,
  -- The bank that presented it; '' over the counter.
  kode_bank text not null check (kode_bank ~ '^(\d{3})?$'),
  penyaji text not null,
  nomor_skp text not null unique,
  journal_id bigint,
  user_input text not null,
  foreign key (jenis, nomor_warkat) references warkat_leaf
);
create index warkat_refusal_account on warkat_refusal (nomor_rekening, id_tolakan desc);
create index warkat_refusal_branch on warkat_refusal (kode_cabang, id_tolakan desc);

create sequence warkat_listing_serial;

-- A drawer on the bank's own list of drawers of unfunded cheques (DHIB), from which the national one is made.
create table warkat_listing (
  nomor_dhib text primary key,
  nomor_nasabah text not null references customer,
  terbit date not null,
  sampai date not null check (sampai > terbit),
  lembar integer not null check (lembar > 0),
  nominal bigint not null check (nominal > 0),
  -- The cheques: kind and number, with commas.
  warkat text not null,
  alasan text not null,
  dibuat_oleh text not null references app_user,
  disetujui_oleh text not null references app_user check (disetujui_oleh <> dibuat_oleh),
  id_flow uuid,
  versi integer not null default 0
);
create index warkat_listing_customer on warkat_listing (nomor_nasabah, terbit);

-- A row for each different cheque that was refused for its funds: presented again it is the same row. It counts unless its settlement was reported up to `batas_lapor`,
-- and once: in the listing that it led to. The holder of its account is the drawer.
create table warkat_unfunded (
  jenis text not null,
  nomor_warkat text not null,
  id_tolakan bigint not null unique references warkat_refusal,
  nomor_rekening text not null references account,
  nominal bigint not null check (nominal > 0),
  tanggal_tolak date not null,
  batas_lapor date not null check (batas_lapor >= tanggal_tolak),
  nomor_peringatan text not null unique,
  -- Which of the drawer's counting cheques it was when it was refused.
  peringatan_ke integer not null check (peringatan_ke > 0),
  tanggal_selesai date check (tanggal_selesai >= tanggal_tolak),
  tanggal_lapor date check (tanggal_lapor between tanggal_selesai and batas_lapor),
  cara_selesai text not null default '' check (cara_selesai in ('', 'SETOR_DANA', 'BAYAR_TUNAI', 'BAYAR_TRANSFER', 'WARKAT_DIKEMBALIKAN')),
  bukti text not null default '',
  nomor_dhib text references warkat_listing,
  versi integer not null default 0,
  primary key (jenis, nomor_warkat),
  foreign key (jenis, nomor_warkat) references warkat_leaf,
  check (num_nulls(tanggal_selesai, tanggal_lapor) in (0, 2)),
  check ((tanggal_selesai is null) = (cara_selesai = '')),
  check ((tanggal_selesai is null) = (bukti = '')),
  check (tanggal_selesai is null or nomor_dhib is null)
);
create index warkat_unfunded_account on warkat_unfunded (nomor_rekening);
create index warkat_unfunded_open on warkat_unfunded (tanggal_tolak) where tanggal_selesai is null and nomor_dhib is null;

-- The special account: funds that a closed account leaves for its cheques in circulation, on 203004 of its branch until the last of them is paid or can be paid no more
--. One row for an account; amounts are minor units.
create table special_fund (
  nomor_rekening text primary key references account,
  -- The day and amount of its opening.
  tanggal date not null,
  nominal bigint not null check (nominal > 0),
  saldo bigint not null check (saldo >= 0)
);

-- Movements in (positive) and out, by journal; the reversal of the journal deletes them.
create table special_fund_move (
  journal_id bigint not null,
  tanggal date not null,
  nomor_rekening text not null references special_fund,
  jumlah bigint not null check (jumlah <> 0),
  primary key (journal_id, tanggal)
);
create index special_fund_move_account on special_fund_move (nomor_rekening, tanggal);

-- Funds that an automatic transfer brought by day to cover a cheque of the account it keeps within bounds. Amounts are minor units.
create table standing_order_cover (
  journal_id bigint primary key,
  -- The accounting date of that journal.
  tanggal date not null,
  nomor_perintah text not null references standing_order,
  -- It covers a cheque that another bank presented, or one that is presented at our own counter, by its kind and number.
  id_penarikan bigint references inward_warkat,
  nominal bigint not null check (nominal > 0),
  biaya bigint not null check (biaya >= 0),
  jenis text,
  nomor_warkat text,
  constraint standing_order_cover_of_one check (num_nonnulls(id_penarikan, nomor_warkat) = 1 and (jenis is null) = (nomor_warkat is null))
);
create index standing_order_cover_order on standing_order_cover (nomor_perintah);
create index standing_order_cover_day on standing_order_cover (tanggal);

-- Results of standing orders: due dates of the ends of day, and covers of cheques by day.
create view standing_order_result as
  select nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, 0::bigint as lembar, tanggal_jurnal
  from standing_order_due
  union all
  select nomor_perintah, tanggal, 'BERHASIL', 1, tanggal, null, nominal, nominal, biaya, 'WARKAT', journal_id, journal_id, tanggal from standing_order_cover;
