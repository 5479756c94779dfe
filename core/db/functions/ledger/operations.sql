-- Who brings an operation (docs/adr/0188-the-posting-function-knows-its-operations.md): it is in the table of definitions and comes by the door that its definition
-- opens, its maker may make it at this moment, a second person is there where one always stands behind it, and it moves the accounts of the general
-- ledger that its definition names (docs/adr/0188-the-posting-function-knows-its-operations.md).

-- Does this user only read? One such role is enough. A suspicion is everybody's duty to report.
create or replace function reads_only(p_user text, p_operasi text) returns boolean language sql stable as $$
  select p_operasi <> 'LAPOR_KECURIGAAN' and exists (
    select from user_role r join role_menu m using (role_id) join menu n using (menu_id) where r.id_user = p_user and m.menu_id = 'hanya-baca' and n.aktif)
$$;

-- May this person make the operation? By the menus that the own roles open now; a lent authority makes nothing.
create or replace function may_make(p_user text, p_operasi text) returns boolean language sql stable as $$
  select not reads_only(p_user, p_operasi) and exists (select from operation_definition d join app_user u on u.id_user = p_user and u.aktif
    where d.operasi = p_operasi and d.orang and (d.menu is null or exists (
      select from user_role r join role_menu m using (role_id) join menu n using (menu_id) where r.id_user = p_user and m.menu_id = any (d.menu) and n.aktif)))
$$;

-- Says what is missing. The installation's own operations come from the owner's programs alone.
create or replace function prove_persons(p_operasi text, p_pelaku text, p_user text, p_otorisasi text, p_token uuid, p_flow uuid) returns void language plpgsql as $$
declare
  d operation_definition;
begin
  select * into d from operation_definition x where x.operasi = p_operasi;
  if not found or not d.orang and not (d.pasang and session_user <> 'amanah_app') then
    perform refuse('OPERATION_UNKNOWN', jsonb_build_object('operasi', p_operasi));
  end if;
  if d.orang and not may_make(p_user, p_operasi) then
    if p_pelaku = p_user then perform refuse('FORBIDDEN'); end if;
    perform refuse('MAKER_RIGHT', jsonb_build_object('pembuat', coalesce((select u.nama_user from app_user u where u.id_user = p_user), p_user)));
  end if;
  -- Nobody speaks for another, or is named as the second person, but by an approval or a grant, each proved where it is used.
  if p_token is null and p_flow is null then
    if d.berdua then perform refuse('SECOND_PERSON', jsonb_build_object('operasi', p_operasi)); end if;
    if p_pelaku <> p_user or p_otorisasi is not null then perform refuse('GRANT_INVALID'); end if;
  elsif p_flow is null and p_pelaku <> p_user or p_flow is not null and p_pelaku = p_user then
    perform refuse('GRANT_INVALID');
  end if;
end $$;

-- Is this account among these, or in a class of theirs?
create or replace function fits_place(p_gl text, p_akun text[]) returns boolean language sql immutable parallel safe as $$
  select p_gl = any (p_akun) or left(p_gl, 1) = any (p_akun)
$$;

-- Refuses a leg on an account or a side that the definition does not name. What undoes a journal moves the accounts of that journal, each on its other side.
create or replace function prove_ledger(p_operasi text, p_gl text[], p_jumlah bigint[], p_idr bigint[], p_efek jsonb) returns void language plpgsql as $$
declare
  d operation_definition;
  v_gl text;
  v_debet boolean;
begin
  select * into d from operation_definition x where x.operasi = p_operasi;
  if d.debet is null or p_gl is null then return; end if;
  if d.cermin then
    select d.debet || coalesce(array_agg(l.kode_gl) filter (where l.jumlah < 0 or l.jumlah = 0 and l.jumlah_idr < 0), '{}'),
      d.kredit || coalesce(array_agg(l.kode_gl) filter (where l.jumlah > 0 or l.jumlah = 0 and l.jumlah_idr > 0), '{}') into d.debet, d.kredit
    from jsonb_array_elements(p_efek) e join journal_line l on l.journal_id = (e ->> 'journal_id')::bigint and l.tanggal = (e ->> 'tanggal')::date
    where e ->> 'efek' = 'reverse';
  end if;
  select x.gl, x.debet into v_gl, v_debet
  from (select l.gl, l.jumlah > 0 or l.jumlah = 0 and coalesce(l.idr, 0) > 0 as debet, min(l.urut) as urut
    from unnest(p_gl, p_jumlah, p_idr) with ordinality as l(gl, jumlah, idr, urut) group by 1, 2) x
  where not fits_place(x.gl, case when x.debet then d.debet else d.kredit end) order by x.urut limit 1;
  if found then
    perform refuse('GL_NOT_ALLOWED', jsonb_build_object('jenis', p_operasi, 'gl', v_gl, 'sisi', case when v_debet then 'D' else 'K' end));
  end if;
end $$;
