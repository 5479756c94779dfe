-- What a count booked as missing (112003) or as too much (201005), from that day to its end (domain: teller and vault). Amounts are minor units.
create sequence cash_difference_serial;
create table cash_difference (
  nomor text primary key,
  kode_cabang text not null references branch,
  kode_gl text not null check (kode_gl in ('112003', '201005')),
  -- Who counted, and answers for it.
  id_user text not null,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  tanggal date not null,
  operasi text not null,
  journal_id bigint not null,
  cara text check (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS', 'KEMBALI_TUNAI', 'KEMBALI_REKENING', 'PENDAPATAN')),
  tanggal_akhir date,
  journal_akhir bigint,
  user_akhir text references app_user,
  saksi_akhir text references app_user,
  penerima text not null default '',
  nomor_identitas text not null default '',
  alasan text not null default '',
  constraint cash_difference_ended check ((cara is null) = (journal_akhir is null) and (cara is null) = (saksi_akhir is null)),
  constraint cash_difference_way check (cara is null or (kode_gl = '112003') = (cara in ('GANTI_TUNAI', 'GANTI_REKENING', 'HAPUS')))
);
create index cash_difference_open on cash_difference (kode_cabang, tanggal) where cara is null;
create index cash_difference_by_branch on cash_difference (kode_cabang, nomor);

-- Differences that were booked before: each by itself, since a difference is never netted against a later one.
insert into cash_difference (nomor, kode_cabang, kode_gl, id_user, nominal, kode_valuta, tanggal, operasi, journal_id)
select 'SK' || lpad(nextval('cash_difference_serial')::text, 10, '0'), x.* from (
  select l.kode_cabang, l.kode_gl, l.sub, abs(l.jumlah), l.kode_valuta, l.tanggal, j.operasi, l.journal_id
  from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
  where l.kode_gl in ('112003', '201005') order by l.tanggal, l.journal_id) x;
