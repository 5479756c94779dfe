-- What a journal was to its accounts and to the day of its maker, so that both are recomputed from what is chained: the customer's own act, the daily total
-- it counted against, and its worth in the books' currency where that is another amount. Journals of before have none of it: `nasabah` is null.
alter table journal add column nasabah boolean, add column harian text, add column harian_nilai bigint;

-- The last activity that an account was brought in with, or that a program of the owner has set: what no journal, inquiry or reactivation says.
create table account_activity_start (
  nomor_rekening text primary key references account,
  tanggal date not null,
  -- What came before this moment is in `tanggal`; what came since is in the books.
  dicatat_pada timestamptz not null default clock_timestamp()
);
insert into account_activity_start (nomor_rekening, tanggal)
  select s.nomor_rekening, s.tanggal_aktivitas from account_state s join account a using (nomor_rekening)
  where s.tanggal_aktivitas <> a.tanggal_buka or exists (select from journal_line l where l.rekening = s.nomor_rekening);
