-- Why a sheet is not paid stands apart from what was said of it, and an act of paper knows the item it came from (docs/adr/0073-a-sheet-of-our-own.md).

alter table warkat_sheet add column sebab text not null default '' check (sebab in ('', 'HILANG', 'DICURI', 'SENGKETA', 'CABUT'));
update warkat_sheet s set sebab = split_part(s.alasan, ' ', 1), alasan = substr(s.alasan, strpos(s.alasan || ' ', ' ') + 1)
where s.status in ('STOP', 'LOST', 'EXPIRED') and split_part(s.alasan, ' ', 1) in ('HILANG', 'DICURI', 'SENGKETA', 'CABUT');

alter table passbook_act add column id_flow uuid;
alter table bilyet_act add column id_flow uuid;
alter table warkat_act add column id_flow uuid;
-- Of an act of before the item is the last one that the same two approved when it was done.
do $$
declare
  t text;
begin
  foreach t in array array['passbook_act', 'bilyet_act', 'warkat_act'] loop
    execute format($q$
      update %1$I a set id_flow = (
        select f.id_flow from flow_instance f
        where f.jenis = 'FLOW' and f.flow_state = 'APPROVED' and f.flow_code = a.operasi and f.tanggal = a.tanggal and f.user_input = a.pengguna
          and a.saksi = any (f.pemeriksa) and f.diubah_pada <= a.dibuat_pada
        order by f.diubah_pada desc limit 1)$q$, t);
  end loop;
end $$;
