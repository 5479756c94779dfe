-- A till or vault may be counted without notice before somebody from outside the branch (docs/adr/0185-surprise-counts.md). It stands beside the counts of the vault, with the
-- visitor's branch; null where two persons of the branch counted.
alter table vault_count
  add column cabang_saksi text references branch,
  add constraint vault_count_from_outside check (cabang_saksi <> kode_cabang);
create index vault_count_surprise on vault_count (kode_cabang, id) where cabang_saksi is not null;
