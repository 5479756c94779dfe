create or replace function write_audit(p_user text, p_cabang text, p_aksi text, p_hasil text, p_objek text, p_korelasi uuid, p_rincian jsonb)
returns bigint language sql security definer set search_path = public, pg_temp as $$
  -- The transaction's id first, then the row's number: index_trail goes by that.
  with t as materialized (select pg_current_xact_id()::text::bigint as xid)
  insert into audit_log (xid, id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
  select t.xid, p_user, p_cabang, p_aksi, p_hasil, p_objek, p_korelasi, p_rincian from t returning id
$$;

-- Ids of the entries that hold a value, or whose object begins with a name. The planner believes that block-range filters of
-- random values exclude nothing and would read the whole trail, so here it has no other choice. A journal's object is its
-- reference number, which says which journal it is.
create or replace function find_audit(p_kolom text, p_nilai text) returns setof bigint language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  case p_kolom
    when 'objek' then
      return query select l.id from audit_log l where l.objek = p_nilai;
      if p_nilai ~ '^\d{18,27}$' then
        return query select j.id from journal j where j.id = substr(p_nilai, 10)::bigint and reference_number(j.kode_cabang, j.tanggal, j.id) = p_nilai;
      end if;
    when 'korelasi' then
      return query select l.id from audit_log l where l.korelasi = p_nilai::uuid
        union all select j.id from journal j where j.korelasi = p_nilai::uuid;
    when 'sesi' then
      return query select l.id from audit_log l where l.sesi = p_nilai
        union all select j.id from journal j where j.sesi = (select w.id from app_session w where w.sid = p_nilai);
    when 'nama' then
      return query select l.id from audit_log l
        where (l.objek collate "C") > ':' and (l.objek collate "C") >= p_nilai and (l.objek collate "C") < p_nilai || chr(1114111);
  end case;
end $$;
