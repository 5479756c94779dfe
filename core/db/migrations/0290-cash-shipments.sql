-- Cash between vaults, to and from Bank Indonesia and ATMs (domain: teller and vault). Amounts are minor units.
create sequence cash_request_serial;
create sequence cash_shipment_serial;

-- A branch asks another one for cash. What was sent and turned back waits again.
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

-- Sealed bags on their way. The cash stands on 101006 of the branch that sent them until two persons have counted it. `pecahan` is what was sent, `pecahan_terima`
-- what was counted; a difference is booked where it was counted.
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
