-- When a region's clearing is cut off, in which cycles, and how long a sheet takes (docs/adr/0095-the-clearing-schedule.md). It takes the place of the two
-- parameters that said one hour for the whole bank, from the same days on.

create table clearing_schedule (
  wilayah text not null check (wilayah ~ '^[A-Z0-9_]{2,20}$'),
  berlaku_sejak date not null,
  nama text not null,
  versi integer not null default 0,
  primary key (wilayah, berlaku_sejak)
);

-- The cycles of its day, in their order: sheets go with one before its presentment (24:00: all day), what came to us with it goes back before its return,
-- and what was lodged in it is good funds so many business days later.
create table clearing_cycle (
  wilayah text not null,
  berlaku_sejak date not null,
  siklus smallint not null check (siklus between 1 and 9),
  penyerahan time not null,
  pengembalian time not null,
  hari_efektif smallint not null check (hari_efektif between 1 and 30),
  primary key (wilayah, berlaku_sejak, siklus),
  foreign key (wilayah, berlaku_sejak) references clearing_schedule
);

-- The branches that a region names. A branch is of the region that named it last; one that none has named is of the first that the bank has.
create table clearing_region_branch (
  wilayah text not null,
  berlaku_sejak date not null,
  kode_cabang text not null references branch,
  primary key (wilayah, berlaku_sejak, kode_cabang),
  foreign key (wilayah, berlaku_sejak) references clearing_schedule
);
create unique index clearing_region_of_branch on clearing_region_branch (kode_cabang, berlaku_sejak);

do $$
declare
  v record;
begin
  for v in
    select d.berlaku_sejak, coalesce((select p.nilai from parameter p where p.nama = 'kliring_batas_jam' and p.berlaku_sejak <= d.berlaku_sejak order by p.berlaku_sejak desc limit 1), '2400')::integer as serah,
      coalesce((select p.nilai from parameter p where p.nama = 'kliring_tolakan_jam' and p.berlaku_sejak <= d.berlaku_sejak order by p.berlaku_sejak desc limit 1), '2400')::integer as balik
    from (select distinct p.berlaku_sejak from parameter p where p.nama in ('kliring_batas_jam', 'kliring_tolakan_jam')) d
  loop
    insert into clearing_schedule (wilayah, berlaku_sejak, nama) values ('UTAMA', v.berlaku_sejak, 'Wilayah kliring utama');
    insert into clearing_cycle (wilayah, berlaku_sejak, siklus, penyerahan, pengembalian, hari_efektif)
    values ('UTAMA', v.berlaku_sejak, 1, least(make_interval(hours => v.serah / 100, mins => v.serah % 100), interval '24 hours')::text::time,
      least(make_interval(hours => v.balik / 100, mins => v.balik % 100), interval '24 hours')::text::time, 1);
  end loop;
end $$;
delete from parameter where nama in ('kliring_batas_jam', 'kliring_tolakan_jam');

-- By the bank's clock: which cycle it came with, and so until when it may go back.
alter table inward_sheet add column diterima_pada timestamptz not null default clock_timestamp();

-- From where a sheet is carried to clearing: it leaves at the next cut-off there.
alter table settlement_item add column cabang_serah text;
update settlement_item i set cabang_serah = s.cabang_terima from clearing_warkat w join clearing_slip s using (id_group)
where i.area = 'KLIRING' and i.jenis = 'pacs.003' and w.id_warkat = i.rujukan::bigint;

drop function if exists clearing_is_late(date);
drop function if exists clearing_good_funds(date, boolean);
drop function if exists inward_is_late(date);
