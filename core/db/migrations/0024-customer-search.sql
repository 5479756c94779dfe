-- A customer is found by words of her name among a million, however usual or rare they are, in whichever order and of whichever branch.
-- The three orders of the list hold what a row is judged by, so that a look ahead reads the index alone.
drop index customer_branch;
create index customer_branch on customer (kode_cabang, nomor_nasabah) include (nama_normal, jenis, status, resiko);
create index customer_by_number on customer (nomor_nasabah) include (nama_normal, jenis, kode_cabang, status, resiko);
create index customer_by_name on customer (nama_normal, nomor_nasabah) include (jenis, kode_cabang, status, resiko);
drop index customer_name;

-- The words of a name beside what else narrows a search, marked so that no name holds it: what is rare together is found by the index
-- although each of it is usual. Entries are made at once, so that no search reads a list of waiting ones.
drop index customer_name_words;
create index customer_words on customer using gin (
  (to_tsvector('simple', nama_normal) || array_to_tsvector(array['=' || jenis, '=' || kode_cabang, '=' || status, '=' || coalesce(resiko, '')])))
  with (fastupdate = off);
