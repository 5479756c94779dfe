-- What an automatic transfer brought by day for a sheet of the account it keeps (docs/adr/0089-covered-before-it-is-unfunded.md). Amounts are minor units.

create table standing_cover (
  journal_id bigint primary key,
  -- The accounting date of that journal.
  tanggal date not null,
  nomor_perintah text not null references standing_order,
  id_penarikan bigint not null references inward_sheet,
  nominal bigint not null check (nominal > 0),
  biaya bigint not null check (biaya >= 0)
);
create index standing_cover_order on standing_cover (nomor_perintah);
create index standing_cover_day on standing_cover (tanggal);

-- What became of orders: of the evenings' due dates, and of sheets by day.
create view standing_result as
  select nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, 0::bigint as lembar from standing_due
  union all
  select nomor_perintah, tanggal, 'BERHASIL', 1, tanggal, null, nominal, nominal, biaya, 'WARKAT', journal_id, id_penarikan from standing_cover;

-- It asks about either account of a covered sheet now.
drop function if exists inward_set_aside(inward_sheet);

-- The clearing desk counts the sheets of a day, and what has left of them, by branch, out of indexes alone.
alter table settlement_item add column kode_cabang text;
update settlement_item i set kode_cabang = w.kode_cabang from clearing_warkat w where i.area = 'KLIRING' and i.jenis = 'pacs.003' and w.id_warkat = i.rujukan::bigint;
create index settlement_item_sheets on settlement_item (id_batch, kode_cabang, status) include (jumlah) where area = 'KLIRING' and jenis = 'pacs.003';
create index clearing_warkat_standing on clearing_warkat (kode_cabang, status) include (nominal) where status in ('TITIPAN', 'DISETOR', 'SETTLED');
drop index clearing_warkat_settled;
create index clearing_warkat_settled on clearing_warkat (kode_cabang, tanggal_settle) include (nominal) where tanggal_settle is not null;
create index clearing_warkat_came_to_end on clearing_warkat (kode_cabang, tanggal_akhir, status) include (nominal, tanggal_settle) where tanggal_akhir is not null;

-- Two persons answer what nobody else does (docs/adr/0090-people-answer-what-hangs.md). DITUTUP: dealt with in another way, proved by `bukti`.
alter table settlement_entry drop constraint settlement_entry_status_check;
alter table settlement_entry add constraint settlement_entry_status_check check (status in ('BARU', 'DIAMBIL', 'ULANG', 'TANPA_PASANGAN', 'BERTENTANGAN', 'DITUTUP'));
alter table settlement_entry add column bukti text not null default '';
alter table settlement_entry add constraint settlement_entry_closed check ((status = 'DITUTUP') = (bukti <> ''));
