-- A rail may refuse a presentment before it is settled: the sheet comes back though no money ever came (docs/adr/0072-a-sheet-is-collected.md).
alter table clearing_warkat drop constraint clearing_warkat_check1;
alter table clearing_warkat add constraint clearing_warkat_settled check (status not in ('SETTLED', 'EFEKTIF') or num_nulls(tanggal_settle, journal_settle) = 0);
