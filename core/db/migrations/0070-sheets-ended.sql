-- What a day has ended of sheets: the desk's last columns (docs/adr/0075-the-clearing-desk.md).
create index clearing_warkat_ended on clearing_warkat (tanggal_akhir, kode_cabang, status, id_warkat desc) where tanggal_akhir is not null;
