-- An automatic transfer also covers a sheet that is shown at our own counter (docs/adr/0089-covered-before-it-is-unfunded.md): a cover is of a sheet that
-- another bank presented, or of one of ours by its kind and number.
alter table standing_cover alter column id_penarikan drop not null;
alter table standing_cover add column jenis text;
alter table standing_cover add column nomor_warkat text;
alter table standing_cover add constraint standing_cover_of_one check (num_nonnulls(id_penarikan, nomor_warkat) = 1 and (jenis is null) = (nomor_warkat is null));

create or replace view standing_result as
  select nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, 0::bigint as lembar from standing_due
  union all
  select nomor_perintah, tanggal, 'BERHASIL', 1, tanggal, null, nominal, nominal, biaya, 'WARKAT', journal_id, journal_id from standing_cover;
