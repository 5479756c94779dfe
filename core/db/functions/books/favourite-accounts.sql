-- Marks an account of the ledger for a person, or takes the mark away; the same request again changes nothing, and what is so already stays.
create or replace function mark_gl_favorite(p_kunci uuid, p_sidik bytea, p_user text, p_cabang text, p_gl text, p_tandai boolean, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not claim_key(p_kunci, p_user, p_sidik) then return; end if;
  if not exists (select from gl_account g where g.kode_gl = p_gl) then perform refuse('GL_UNKNOWN', jsonb_build_object('gl', p_gl)); end if;
  if p_tandai then
    insert into gl_favorite (id_user, kode_gl) values (p_user, p_gl) on conflict do nothing;
  else
    delete from gl_favorite f where (f.id_user, f.kode_gl) = (p_user, p_gl);
  end if;
  perform write_audit(p_user, p_cabang, 'FAVORIT_AKUN', '00', 'USER:' || p_user, p_korelasi, jsonb_build_object('kode_gl', p_gl, 'favorit', p_tandai));
end $$;
