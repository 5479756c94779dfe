-- Lines of a branch as the list of journals shows them, found without reading the branch's lines (docs/adr/0104-search-indexes-are-built-in-the-background.md). All answer
-- places of lines in the list's order: the latest day first, of a day the latest journal first, its lines in order; not `p_turun` is the same from its other
-- end. `p_sesudah` is the place after which they begin: day, journal, line negated; null: from the first. `p_banyak` at most.

-- The order of the list, and the condition of a place after another, for statements that are put together here; $1 to $5 as below.
create or replace function lines_in_order(p_turun boolean, p_sesudah text[], out urutan text, out sesudah text) language sql immutable as $$
  select case when p_turun then 'order by l.tanggal desc, l.journal_id desc, l.urut asc' else 'order by l.tanggal, l.journal_id, l.urut desc' end,
    case when p_sesudah is null then '' else format(
      ' and (l.tanggal, l.journal_id) %1$s= (%2$L::date, %3$L::bigint) and (l.tanggal, l.journal_id, -l.urut) %1$s (%2$L::date, %3$L::bigint, %4$L::bigint)',
      case when p_turun then '<' else '>' end, p_sesudah[1], p_sesudah[2], p_sesudah[3]) end
$$;

-- Lines on accounts of the chart: the first of each, in the order of the index that carries them, and of those the first of all.
create or replace function lines_on_gl(p_cabang text, p_gl text[], p_dari date, p_sampai date, p_turun boolean, p_sesudah text[], p_banyak integer)
returns table (tanggal date, journal_id bigint, urut integer) language plpgsql stable rows 50
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  v record := lines_in_order(p_turun, p_sesudah);
begin
  return query execute format(
    'select l.tanggal, l.journal_id, l.urut from unnest($2) g(kode) cross join lateral (
       select l.tanggal, l.journal_id, l.urut from journal_line l where l.kode_cabang = $1 and l.kode_gl = g.kode and l.tanggal between $3 and $4%s %s limit $5) l
     %2$s limit $5', v.sesudah, v.urutan)
    using p_cabang, p_gl, case when p_turun then p_dari else greatest(p_dari, p_sesudah[1]::date) end,
      case when p_turun then least(p_sampai, p_sesudah[1]::date) else p_sampai end, p_banyak;
end $$;

-- Lines of one account. Of few all are read. Of many the days are found by how they are counted, as many as a page needs: an account's lines are numbered
-- as they are posted, and its branch's date never goes back.
create or replace function lines_of_account(
  p_rekening text, p_cabang text, p_gl text[], p_dari date, p_sampai date, p_turun boolean, p_sesudah text[], p_banyak integer
) returns table (tanggal date, journal_id bigint, urut integer) language plpgsql stable rows 50
set enable_seqscan = off set enable_bitmapscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  c_sedikit constant integer := 200;
  v record := lines_in_order(p_turun, p_sesudah);
  v_dari date := case when p_turun then p_dari else greatest(p_dari, p_sesudah[1]::date) end;
  v_sampai date := case when p_turun then least(p_sampai, p_sesudah[1]::date) else p_sampai end;
  v_langkah integer := greatest(p_banyak, 100);
  v_batas date;
  v_awal integer := 0;
  v_akhir integer := 2147483647;
  v_ada integer := 0;
  v_n integer;
begin
  if (select count(*) from (select from journal_line l where l.rekening = p_rekening and l.tanggal between v_dari and v_sampai limit c_sedikit + 1) x) > c_sedikit then
    v_awal := account_seq_before(p_rekening, v_dari);
    v_akhir := account_seq_before(p_rekening, v_sampai + 1);
  end if;
  loop
    -- The day on which the next lines of this step end; without one they reach to the period's end.
    v_batas := null;
    if v_akhir < 2147483647 then
      if p_turun then
        select l.tanggal into v_batas from journal_line l
        where l.rekening = p_rekening and l.seq > v_awal and l.seq <= v_akhir - v_langkah order by l.seq desc limit 1;
      else
        select l.tanggal into v_batas from journal_line l
        where l.rekening = p_rekening and l.seq >= v_awal + v_langkah and l.seq <= v_akhir order by l.seq limit 1;
      end if;
    end if;
    return query execute format(
      'select l.tanggal, l.journal_id, l.urut from journal_line l
       where l.rekening = $1 and l.seq > $2 and l.seq <= $3 and l.tanggal between $4 and $5 and l.kode_cabang = $6 and ($7 is null or l.kode_gl = any ($7))%s %s limit $8',
      v.sesudah, v.urutan)
      using p_rekening, case when p_turun and v_batas is not null then account_seq_before(p_rekening, v_batas) else v_awal end,
        case when not p_turun and v_batas is not null then account_seq_before(p_rekening, v_batas + 1) else v_akhir end,
        case when p_turun then coalesce(v_batas, v_dari) else v_dari end, case when p_turun then v_sampai else coalesce(v_batas, v_sampai) end,
        p_cabang, p_gl, p_banyak - v_ada;
    get diagnostics v_n = row_count;
    v_ada := v_ada + v_n;
    exit when v_batas is null or v_ada >= p_banyak;
    if p_turun then
      v_sampai := v_batas - 1;
      v_akhir := account_seq_before(p_rekening, v_batas);
    else
      v_dari := v_batas + 1;
      v_awal := account_seq_before(p_rekening, v_batas + 1);
    end if;
    v_langkah := v_langkah * 2;
  end loop;
end $$;

-- Lines at these places with what their journals say, each by its key. What is read by keys is planned so whatever the tables held when a connection planned
-- it: a plan made over few rows would read all of them.
create or replace function posted_lines(p_tanggal date[], p_jurnal bigint[], p_urut integer[]) returns table (
  tanggal date, journal_id bigint, urut integer, dibuat_pada timestamptz, operasi text, cabang_jurnal text, kode_cabang text, lawan text, kode_gl text, nama_gl text,
  rekening text, jumlah bigint, jumlah_idr bigint, kode_valuta text, keterangan text, id_user text)
language plpgsql stable rows 50
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select l.tanggal, l.journal_id, l.urut, j.dibuat_pada, j.operasi, j.kode_cabang, l.kode_cabang, l.lawan, l.kode_gl, g.nama_gl,
      l.rekening, l.jumlah, l.jumlah_idr, l.kode_valuta, coalesce(l.keterangan, j.keterangan), j.id_user
    from unnest(p_tanggal, p_jurnal, p_urut) p(tanggal, jurnal, urut)
    join journal_line l on l.journal_id = p.jurnal and l.urut = p.urut and l.tanggal = p.tanggal
    join journal j on j.id = p.jurnal and j.tanggal = p.tanggal join gl_account g on g.kode_gl = l.kode_gl;
end $$;
