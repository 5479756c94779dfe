-- What was entered by hand stands on no account that something else of the bank moves, nor on one that is closed: what the rules read before, proved of
-- the lines as they were written. Lines between branches are the posting function's own.
create or replace function prove_by_hand(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  r record;
begin
  select g.kode_gl, 'GL_' || coalesce(g.dikelola, g.kontrol) as sebab into r
  from journal_line l join gl_account g using (kode_gl)
  where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening is null and l.lawan is null
    and (g.dikelola is not null or g.kontrol is not null or g.ditutup_sejak <= p_tanggal)
  order by l.urut limit 1;
  if not found then return; end if;
  if r.sebab is null then perform refuse('GL_CLOSED', jsonb_build_object('gl', r.kode_gl)); end if;
  perform refuse('GL_KEPT', jsonb_build_object('gl', r.kode_gl, 'sebab', r.sebab));
end $$;

create or replace function effect_general_entry(e jsonb, k effect_context) returns void language sql as $$
  select prove_by_hand(k.journal_id, k.tanggal)
$$;
