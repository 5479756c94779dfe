-- Journals by their words, who posted them and how an account number begins (docs/adr/0104-search-indexes-are-built-in-the-background.md).

-- By which marks a text is looked for: its pieces of three characters beside each other, or the whole of a shorter one.
create or replace function text_marks(p_cabang text, p_teks text) returns text[] language sql immutable as $$
  select array_agg(distinct p_cabang || '~' || substr(p_teks, i, 3)) from generate_series(1, greatest(length(p_teks) - 2, 1)) i
$$;

-- By what journals of a branch's day may be found: see journal_search_block.
create or replace function journal_marks(p_cabang text, p_tanggal date, p_jurnal bigint[]) returns text[] language sql stable
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  with j as materialized (
    select lower(j.keterangan) as teks, j.id_user from unnest(p_jurnal) i(id) join journal j on j.id = i.id and j.tanggal = p_tanggal
  ), l as materialized (
    select distinct l.kode_gl, left(l.rekening, 8) as awal from unnest(p_jurnal) i(id)
    join journal_line l on l.journal_id = i.id and l.tanggal = p_tanggal where l.kode_cabang = p_cabang
  ), p as materialized (
    -- Each character begins a piece, the last ones a shorter one.
    select distinct substr(t.teks, i, 3) as potong from (select distinct j.teks from j where j.teks is not null) t
    cross join lateral generate_series(1, length(t.teks)) i
  )
  select array_agg(p_cabang || c.ciri) from (
    select '~' || left(p.potong, n) as ciri from p cross join generate_series(1, 3) n
    union select '=' || j.id_user from j
    union select '@' || l.kode_gl from l
    union select '#' || left(l.awal, n) from l cross join generate_series(1, 8) n where l.awal is not null) c
$$;

-- Lines of a branch whose journal has a text in it or was posted by a user of exactly that name; with `p_rekening` also those on an account whose number
-- begins with it, of up to eight digits. What is bundled is found by its marks, over one day, then over two more, four more, until there are enough; what is
-- not bundled yet is read. Without `p_gl` on any account of the chart.
create or replace function lines_of_words(
  p_cabang text, p_kata text, p_rekening boolean, p_gl text[], p_dari date, p_sampai date, p_turun boolean, p_sesudah text[], p_banyak integer
) returns table (tanggal date, journal_id bigint, urut integer) language plpgsql stable rows 50
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  o record := lines_in_order(p_turun, p_sesudah);
  v_dari date := case when p_turun then p_dari else greatest(p_dari, p_sesudah[1]::date) end;
  v_sampai date := case when p_turun then least(p_sampai, p_sesudah[1]::date) else p_sampai end;
  v_ciri text;
  v_seperti text := replace(replace(replace(p_kata, '\', '\\'), '%', '\%'), '_', '\_');
  s journal_search_progress;
  v_ada integer := 0;
  v_n integer;
  v_hari integer := 1;
  v_awal date;
  v_akhir date;
  v_cocok text;
  b record;
begin
  if p_gl = '{}' then return; end if;
  select * into s from journal_search_progress x where x.kode_cabang = p_cabang;
  -- Each way to be found together with each account of the chart, so that the index is asked for all of it; where accounts are many, without them.
  select string_agg(format('x.ciri @> %L::text[]', array_remove(c.ciri || g.ciri, null)), ' or ') into v_ciri
  from (values (text_marks(p_cabang, lower(p_kata))), (array[p_cabang || '=' || p_kata]), (case when p_rekening then array[p_cabang || '#' || left(p_kata, 8)] end)) c(ciri)
  cross join (select p_cabang || '@' || g as ciri from unnest(p_gl) g where cardinality(p_gl) <= 20
              union all select null where p_gl is null or cardinality(p_gl) > 20) g
  where c.ciri is not null;
  v_cocok := format('l.kode_cabang = %L', p_cabang) || case when p_gl is null then '' else format(' and l.kode_gl = any (%L::text[])', p_gl) end
    || format(' and (j.keterangan ilike %L or j.id_user = %L', '%' || v_seperti || '%', p_kata)
    || case when p_rekening then format(' or l.rekening like %L', v_seperti || '%') else '' end || ')' || o.sesudah;

  for v_bagian in 1 .. 2 loop
    if (v_bagian = 1) = p_turun then
      -- What is not bundled, by the index that carries the lines of an account of the chart.
      if s.kode_cabang is null or v_sampai >= s.tanggal then
        return query execute format(
          'select l.tanggal, l.journal_id, l.urut from unnest($1) g(kode) cross join lateral (
             select l.* from journal_line l where l.kode_cabang = $2 and l.kode_gl = g.kode and l.tanggal between $3 and $4
               and (l.tanggal, l.journal_id) > ($5, $6) offset 0) l
           join journal j on j.id = l.journal_id and j.tanggal = l.tanggal where %s %s limit $7', v_cocok, o.urutan)
          using coalesce(p_gl, array(select g.kode_gl from gl_account g)), p_cabang, greatest(v_dari, coalesce(s.tanggal, v_dari)), v_sampai,
            coalesce(s.tanggal, '0001-01-01'), coalesce(s.journal_id, 0), p_banyak - v_ada;
        get diagnostics v_n = row_count;
        v_ada := v_ada + v_n;
      end if;
    elsif s.kode_cabang is not null then
      v_awal := v_dari;
      v_akhir := least(v_sampai, s.tanggal);
      while v_awal <= v_akhir and v_ada < p_banyak loop
        for b in execute
          'select x.tanggal, x.nomor, x.jurnal from journal_search_block x where x.tanggal between $1 and $2 and (' || v_ciri || ')'
          || case when p_turun then ' order by 1 desc, 2 desc' else ' order by 1, 2' end
          using case when p_turun then greatest(v_awal, v_akhir - v_hari + 1) else v_awal end,
            case when p_turun then v_akhir else least(v_akhir, v_awal + v_hari - 1) end
        loop
          return query execute format(
            'select l.tanggal, l.journal_id, l.urut from unnest($2) i(id)
             join journal j on j.id = i.id and j.tanggal = $1 join journal_line l on l.journal_id = i.id and l.tanggal = $1 where %s %s limit $3', v_cocok, o.urutan)
            using b.tanggal, b.jurnal, p_banyak - v_ada;
          get diagnostics v_n = row_count;
          v_ada := v_ada + v_n;
          exit when v_ada >= p_banyak;
        end loop;
        if p_turun then v_akhir := v_akhir - v_hari; else v_awal := v_awal + v_hari; end if;
        v_hari := v_hari * 2;
      end loop;
    end if;
    exit when v_ada >= p_banyak;
  end loop;
end $$;
