-- Lines of one account of the chart in one branch and a period, in the order of the books or backwards: after `p_sesudah` (day, journal, place; null: from
-- the beginning) and after `p_lompat` more of them, `p_banyak` at most. Without a currency those of all. The index is read in its own order and
-- nothing else is: a plan made for any account gathers all lines of the period and sorts them for each page, so this one is made
-- for what is asked, each time.
create or replace function ledger_lines(
  p_cabang text, p_gl text, p_valuta text, p_dari date, p_sampai date, p_mundur boolean, p_sesudah text[], p_lompat integer, p_banyak integer
) returns setof journal_line language plpgsql stable rows 50
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off set jit = off as $$
declare
  arah text := case when p_mundur then 'desc' else 'asc' end;
begin
  return query execute
    'select l.* from journal_line l where l.kode_cabang = $1 and l.kode_gl = $2 and l.tanggal between $4 and $5'
    || case p_valuta when '' then '' when 'IDR' then ' and l.kode_valuta = $3' else ' and l.kode_valuta = $3 and l.kode_valuta <> ''IDR''' end
    || case when p_sesudah is null then ''
       else ' and (l.tanggal, l.journal_id, l.urut) ' || case when p_mundur then '<' else '>' end || ' ($6[1]::date, $6[2]::bigint, $6[3]::bigint)' end
    || format(' order by l.tanggal %1$s, l.journal_id %1$s, l.urut %1$s limit $8 offset $7', arah)
    using p_cabang, p_gl, p_valuta,
      case when p_mundur then p_dari else greatest(p_dari, p_sesudah[1]::date) end,
      case when p_mundur then least(p_sampai, p_sesudah[1]::date) else p_sampai end,
      p_sesudah, p_lompat, p_banyak;
end $$;
