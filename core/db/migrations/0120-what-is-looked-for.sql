-- What is looked for among very many journals and rows of the trail, laid by the background beside the books and never by a posting
-- (docs/adr/0104-what-is-looked-for-is-laid-aside.md). All of it can be made anew from the books.

-- Up to which number everything in the trail is over and laid aside. `tanda` is a number that was given out before `tanda_xid` began: once every transaction
-- below that one has ended, all numbers up to it are over.
create table trail_laid (
  satu boolean primary key default true check (satu),
  sampai bigint not null,
  tanda bigint not null,
  tanda_xid bigint not null
);
insert into trail_laid (sampai, tanda, tanda_xid) values (0, 0, 0);

-- Which acts occur among 512 numbers of the trail each.
create table trail_act (
  aksi text not null,
  petak bigint not null,                      -- number / 512
  primary key (aksi, petak)
);

-- Journals with lines in a branch, up to 256 of a day in their order, and by what they may be found: pieces of up to three characters of their words, who posted
-- them, accounts of the chart, how account numbers begin (journal_marks). A mark begins with its branch, so that none is searched for in another's; nothing
-- else is indexed, since it would be taken for the shorter way and each bundle's marks read. Of a branch a later bundle has a higher number.
create table journal_bundle (
  nomor bigint not null generated always as identity,
  tanggal date not null,
  kode_cabang text not null,
  jurnal bigint[] not null,
  ciri text[] not null
) partition by range (tanggal);
create index journal_bundle_marks on journal_bundle using gin (ciri);

-- Up to which journal a branch's are bundled, by day and number, and the first day that may still have some that are not.
create table journal_bundled (
  kode_cabang text primary key,
  tanggal date not null,
  journal_id bigint not null,
  terbuka date                                -- days before it are bundled whole; null: never looked at
);
