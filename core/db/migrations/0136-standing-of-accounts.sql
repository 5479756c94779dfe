-- What each account of the chart stood at when a day ended, debit above nought in the books' currency: a row for each day on which it moved, of a branch and of the
-- bank as a whole (docs/adr/0105-statements-without-summing.md). All of it can be made anew from gl_daily.

-- Nobody folds meanwhile, and a release that does not know the table folds no more until its successor's functions stand there.
select pg_advisory_xact_lock(7301);
drop function if exists fold_ledger();

create table gl_stand (
  kode_cabang text not null,                  -- '': the whole bank
  kode_gl text not null,
  tanggal date not null,
  saldo bigint not null,
  primary key (kode_cabang, kode_gl, tanggal)
) with (fillfactor = 70);

insert into gl_stand (kode_cabang, kode_gl, tanggal, saldo)
select kode_cabang, kode_gl, tanggal, sum(sum(debet_idr - kredit_idr)) over (partition by kode_cabang, kode_gl order by tanggal)
from (
  select kode_cabang, kode_gl, tanggal, debet_idr, kredit_idr from gl_daily
  union all select '', kode_gl, tanggal, debet_idr, kredit_idr from gl_daily) d
group by kode_cabang, kode_gl, tanggal;
