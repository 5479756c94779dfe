-- The bank publishes its statements of a month (core/books/README.md; domain: reports).

-- The layout of each part that holds on a day.
create or replace function publication_lines(p_tanggal date) returns setof report_line language sql stable as $$
  select r.* from unnest(array['PUBLIKASI_NERACA', 'PUBLIKASI_LABA_RUGI', 'PUBLIKASI_KOMITMEN']) as p(laporan) cross join lateral report_lines_on(p.laporan, p_tanggal) r
$$;

-- Returns what the whole bank's books say at the end of a day, debit above zero, in the books' currency; off-balance accounts too, which the bank's statements
-- leave out.
create or replace function publication_balances(p_tanggal date) returns table (kode_gl text, saldo bigint) language sql stable as $$
  select b.kode_gl, b.saldo from report_balances(null, p_tanggal) b
  union all
  select t.kode_gl, sum(t.debet_idr - t.kredit_idr)::bigint from gl_total t join gl_account g using (kode_gl)
  where g.tipe = 'O' and t.tanggal <= p_tanggal group by 1 having sum(t.debet_idr - t.kredit_idr) <> 0
$$;

-- The accounts that bear an amount on a day and how many lines of the layout take each in.
create or replace function publication_places(p_tanggal date) returns table (kode_gl text, saldo bigint, letak integer) language sql stable as $$
  select b.kode_gl, b.saldo, count(l.urut)::integer
  from publication_balances(p_tanggal) b
  left join publication_lines(p_tanggal) l on l.jenis in ('BARIS', 'LUAR') and exists (select from unnest(l.dari, l.sampai) as g(a, z) where b.kode_gl between g.a and g.z)
  group by 1, 2
$$;
