-- Movements of an account by their days.

-- How many of an account's movements lie before a day: the number of the last of them, 0 where there is none. The lines of an account are counted
-- (seq) in the order in which they were posted, and its branch's date never goes back, so their dates go one way and the place is found by
-- halves; an index on the date would be one more for every posting to keep.
create or replace function account_seq_before(p_rekening text, p_tanggal date) returns integer language plpgsql stable as $$
declare
  v_sebelum integer := 0;
  v_sesudah integer;
  v_seq integer;
  v_tanggal date;
begin
  select l.seq + 1 into v_sesudah from journal_line l where l.rekening = p_rekening order by l.seq desc limit 1;
  while v_sesudah - v_sebelum > 1 loop
    -- What is no longer kept is counted still: the next that is there stands for it.
    select l.seq, l.tanggal into v_seq, v_tanggal from journal_line l
    where l.rekening = p_rekening and l.seq >= (v_sebelum + v_sesudah) / 2 order by l.seq limit 1;
    if v_tanggal < p_tanggal then v_sebelum := v_seq; else v_sesudah := (v_sebelum + v_sesudah) / 2; end if;
  end loop;
  return v_sebelum;
end $$;
