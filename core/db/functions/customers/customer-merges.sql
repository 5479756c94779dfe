-- Two records of one customer become one, and may become two again (core/customers/README.md). Which columns name a customer
-- and go to the survivor is said by customer_link; nothing in here knows a table by its name but the triggers below.

-- Nothing new is attached to a customer who was merged: whoever is about to name one waits for a merge that is on its way, and is refused.
create or replace function attach_customer() returns trigger language plpgsql as $$
declare
  v_nomor text := to_jsonb(new) ->> tg_argv[0];
  v_status text;
begin
  if tg_nargs > 1 then
    if not starts_with(v_nomor, tg_argv[1]) then return new; end if;
    v_nomor := substr(v_nomor, length(tg_argv[1]) + 1);
  end if;
  if v_nomor is null or tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] is not distinct from to_jsonb(new) ->> tg_argv[0] then return new; end if;
  select c.status into v_status from customer c where c.nomor_nasabah = v_nomor for key share;
  if v_status = 'GABUNG' then perform refuse('CUSTOMER_NOT_ACTIVE', jsonb_build_object('nasabah', v_nomor, 'status', v_status)); end if;
  return new;
end $$;

-- One for each line of core/db/reference/customer-links.ts; a test compares the two.
create or replace trigger attach_customer before insert or update of nomor_nasabah on account for each row execute function attach_customer('nomor_nasabah');
create or replace trigger attach_customer before insert or update of nomor_nasabah on account_party for each row execute function attach_customer('nomor_nasabah');
create or replace trigger attach_customer before insert or update of pihak on customer_relation for each row when (new.pihak is not null) execute function attach_customer('pihak');
create or replace trigger attach_customer before insert or update of gabung_ke on customer for each row when (new.gabung_ke is not null) execute function attach_customer('gabung_ke');
create or replace trigger attach_customer before insert or update of nomor_nasabah on app_user for each row when (new.nomor_nasabah is not null) execute function attach_customer('nomor_nasabah');
create or replace trigger attach_customer before insert or update of nomor_nasabah on specimen for each row when (new.nomor_nasabah is not null) execute function attach_customer('nomor_nasabah');
create or replace trigger attach_customer before insert or update of pemilik on stored_file for each row when (new.pemilik is not null) execute function attach_customer('pemilik', 'NASABAH:');

-- Returns the customer, or of a merged one the survivor. Nobody is merged into somebody who was merged, so one step is enough.
create or replace function survivor_of(p_nasabah text) returns text language sql stable as $$
  select coalesce((select c.gabung_ke from customer c where c.nomor_nasabah = p_nasabah), p_nasabah)
$$;

-- Every link to one customer as it would go to another: the row's key and what it is known by; `lebur` where the other has a row
-- that says the same and this one would go, `beda` where the survivor's differs.
create or replace function merge_links(p_dari text, p_ke text)
returns table (tabel text, kolom text, golongan text, kunci jsonb, sebut text[], dari text, ke text, lebur boolean, beda boolean, isi jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  l customer_link;
begin
  for l in select * from customer_link c order by c.tabel, c.kolom loop
    return query execute format(
      'select $5, $6, $7, (select jsonb_object_agg(c, to_jsonb(t) -> c) from unnest($3::text[]) c), array(select coalesce(to_jsonb(t) ->> c, '''') from unnest($4::text[]) c),
         $1, $2, u.%2$I is not null, u.%2$I is not null and to_jsonb(u) - $6 <> to_jsonb(t) - $6, to_jsonb(t)
       from %1$I t left join %1$I u on %4$L and u.%2$I = $2 and %3$s where t.%2$I = $1',
      l.tabel, l.kolom, (select string_agg(format('u.%1$I = t.%1$I', c), ' and ') from unnest(l.kunci) c), l.tunggal)
      using l.awalan || p_dari, l.awalan || p_ke, l.kunci, l.sebut, l.tabel, l.kolom, l.golongan;
  end loop;
end $$;

-- Every link that a merge has moved, and whether it would go back now: only what is still with the survivor does.
create or replace function unmerge_links(p_id uuid)
returns table (urut integer, tabel text, kolom text, golongan text, kunci jsonb, sebut text[], dari text, ke text, isi jsonb, kembali boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  l customer_link;
begin
  for l in select * from customer_link c order by c.tabel, c.kolom loop
    return query execute format(
      'select m.urut, m.tabel, m.kolom, $2, m.kunci, m.sebut, m.dari, m.ke, m.isi,
         exists (select from %1$I t where t.%2$I = m.ke and %3$s) and (m.isi is null or not exists (select from %1$I t where t.%2$I = m.dari and %3$s))
       from customer_merge_link m where m.id_gabung = $1 and m.tabel = %1$L and m.kolom = %2$L',
      l.tabel, l.kolom, (select string_agg(format('t.%1$I = (jsonb_populate_record(null::%2$I, m.kunci)).%1$I', c, l.tabel), ' and ') from unnest(l.kunci) c))
      using p_id, l.golongan;
  end loop;
end $$;

-- Returns the hash of a list of links as both persons have seen it: any link that comes, goes or changes hands makes another one.
create or replace function merge_print(p_dari text, p_ke text) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', l.tabel, l.kolom, l.kunci, l.lebur), E'\n' order by l.tabel, l.kolom, l.kunci::text), ''), 'UTF8')), 'hex')
  from merge_links(p_dari, p_ke) l
$$;
create or replace function unmerge_print(p_id uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', l.urut, l.kembali), E'\n' order by l.urut), ''), 'UTF8')), 'hex') from unmerge_links(p_id) l
$$;

-- Returns what is still open about any of these customers: their records, their accounts, or what they have a part in; all but the item
-- that asks.
create or replace function open_items_of(p_nasabah text[], p_kode text, p_objek text) returns setof flow_instance
language sql stable security definer set search_path = public, pg_temp as $$
  select f.* from flow_instance f
  where f.flow_state in ('WAITING', 'RETURNED') and not (f.flow_code = p_kode and f.objek = p_objek)
    and (f.nomor_nasabah && p_nasabah or f.objek = any (select 'NASABAH:' || n from unnest(p_nasabah) n)
      or f.rekening = any (select a.nomor_rekening from account a where a.nomor_nasabah = any (p_nasabah)))
  order by f.dibuat_pada, f.id_flow
$$;

-- Has a list that stops found one of these customers, and compliance has not cleared the hit?
create or replace function is_held_by_compliance(p_nasabah text[]) returns boolean language sql stable as $$
  select exists (select from unnest(p_nasabah) n join name_hit h on h.objek = 'NASABAH:' || n join name_entry e using (id_entri)
    where h.status in ('BARU', 'TERBUKTI') and e.jenis <> 'DHN')
$$;

-- Lists in which respects two persons differ who are said to be one. What one of the records does not say is no difference; the address is that of the document.
create or replace function merge_differences(p_asal text, p_ke text) returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select x.kode from customer a join customer k on k.nomor_nasabah = p_ke and k.jenis = 'P' cross join lateral (values
    (1, 'GABUNG_BEDA_NIK', a.jenis_identitas = 'KTP' and k.jenis_identitas = 'KTP' and a.nomor_identitas <> k.nomor_identitas),
    (2, 'GABUNG_BEDA_LAHIR', a.tanggal_lahir <> k.tanggal_lahir),
    (3, 'GABUNG_BEDA_IBU', a.nama_ibu_normal <> k.nama_ibu_normal),
    (4, 'GABUNG_BEDA_ALAMAT', a.alamat <> '' and k.alamat <> ''
      and regexp_replace(upper(concat(a.alamat, a.kota)), '[^A-Z0-9]', '', 'g') <> regexp_replace(upper(concat(k.alamat, k.kota)), '[^A-Z0-9]', '', 'g'))) x(urut, kode, beda)
  where a.nomor_nasabah = p_asal and a.jenis = 'P' and x.beda order by x.urut
$$;

-- Why two records cannot become one now, the first reason first; the same is asked by the screen, the rules and the commit.
create or replace function merge_obstacles(p_asal text, p_ke text) returns table (kode text, rincian jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select 'CUSTOMER_NOT_ACTIVE', jsonb_build_object('nasabah', c.nomor_nasabah, 'status', c.status)
    from customer c where c.nomor_nasabah in (p_asal, p_ke) and c.status <> 'AKTIF' order by c.nomor_nasabah <> p_asal;
  return query select 'MERGE_KIND', '{}'::jsonb where (select count(distinct c.jenis) from customer c where c.nomor_nasabah in (p_asal, p_ke)) > 1;
  return query select 'MERGE_RELATED', jsonb_build_object('nasabah', r.nomor_nasabah, 'lain', r.pihak)
    from customer_relation r where (r.nomor_nasabah, r.pihak) in ((p_asal, p_ke), (p_ke, p_asal)) limit 1;
  -- What compliance has found of a record and not cleared is decided about first: afterwards the accounts would be another's.
  return query select 'COMPLIANCE_HOLD', '{}'::jsonb where is_held_by_compliance(array[p_asal, p_ke]);
  return query select 'MERGE_CLASH', jsonb_build_object('tautan', array_to_string(l.sebut, ' ')) from merge_links(p_asal, p_ke) l where l.beda limit 1;
  return query select 'MERGE_PENDING', jsonb_build_object('jumlah', count(*)::text, 'jenis', string_agg(distinct f.flow_code, ','))
    from open_items_of(array[p_asal, p_ke], 'GABUNG_NASABAH', 'NASABAH:' || p_asal) f having count(*) > 0;
end $$;

-- Why a merge cannot be undone now.
create or replace function unmerge_obstacles(p_id uuid) returns table (kode text, rincian jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  m customer_merge;
begin
  select * into m from customer_merge g where g.id_gabung = p_id;
  return query select 'MERGE_UNDONE', '{}'::jsonb where m.batal_pada is not null;
  -- What came later goes first: the last merge in which the survivor has a part.
  return query select 'MERGE_ORDER', jsonb_build_object('asal', g.asal, 'ke', g.ke)
    from customer_merge g where g.batal_pada is null and g.urut > m.urut and m.ke in (g.asal, g.ke) order by g.urut desc limit 1;
  -- The survivor may have been given the other's document since: then it would be two customers'.
  return query select 'IDENTITY_TAKEN', jsonb_build_object('nasabah', n.nomor_nasabah)
    from customer a join customer n on n.nomor_identitas = a.nomor_identitas and n.jenis_identitas = a.jenis_identitas and n.nomor_nasabah <> a.nomor_nasabah
    where a.nomor_nasabah = m.asal and n.status <> 'GABUNG'
      and not (n.nomor_nasabah = m.ke and (n.versi = m.versi_ke or exists (select from record_version v where (v.jenis, v.kunci, v.versi) = ('customer', m.ke, m.versi_ke)
        and v.isi ->> 'nomor_identitas' = a.nomor_identitas and v.isi ->> 'jenis_identitas' = a.jenis_identitas))) limit 1;
  return query select 'COMPLIANCE_HOLD', '{}'::jsonb where is_held_by_compliance(array[m.asal, m.ke]);
  return query select 'MERGE_PENDING', jsonb_build_object('jumlah', count(*)::text, 'jenis', string_agg(distinct f.flow_code, ','))
    from open_items_of(array[m.asal, m.ke], 'BATAL_GABUNG_NASABAH', 'NASABAH:' || m.asal) f having count(*) > 0;
end $$;

-- Who makes or allows it is not one of the two nor of their families, and it is made where both are kept: in their branch, or at head office.
create or replace function assert_merge_allowed(p_asal text, p_ke text, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  if exists (select from app_user u where u.id_user in (p_user, p_kedua) and u.nomor_nasabah = any (family_of(p_asal) || family_of(p_ke))) then
    perform refuse('OWN_FAMILY');
  end if;
  if not exists (select from user_role r join role o using (role_id) where r.id_user = p_user and o.kantor_pusat)
    and exists (select from customer c, app_user u where u.id_user = p_user and c.nomor_nasabah in (p_asal, p_ke) and c.kode_cabang <> u.kode_cabang) then
    perform refuse('NOT_FOUND');
  end if;
end $$;

-- Moves the links of a merge, or (p_balik) those back that go back. Each record a link is a part of gets one version for all of them.
create or replace function move_merge_links(p_id uuid, p_balik boolean, p_user text, p_kedua text, p_flow uuid, p_cabang text) returns void language plpgsql as $$
declare
  c record;
  m record;
  v_versi integer;
  v_banyak integer;
begin
  for c in select * from records_of_merge(p_id, p_balik) loop
    execute format('select t.versi from %I t where %s for update', c.tabel, record_where(c.tabel, c.kunci)) into v_versi using c.baris;
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, diketahui_sejak)
    select c.jenis, record_key(c.kunci, c.baris), v_versi, 'AWAL', record_now(c.jenis, c.baris), '-infinity', '-infinity'
    where not exists (select from record_version v where v.jenis = c.jenis and v.kunci = record_key(c.kunci, c.baris));
    execute format('update %I t set versi = versi + 1 where %s', c.tabel, record_where(c.tabel, c.kunci)) using c.baris;
  end loop;
  for m in select g.*, l.kunci as kolom_kunci from customer_merge_link g join customer_link l using (tabel, kolom)
           where g.id_gabung = p_id and (not p_balik or g.kembali) order by g.urut loop
    if m.isi is null then
      execute format('update %1$I t set %2$I = $2 where t.%2$I = $3 and %3$s', m.tabel, m.kolom, record_where(m.tabel, m.kolom_kunci))
        using m.kunci, case when p_balik then m.dari else m.ke end, case when p_balik then m.ke else m.dari end;
    elsif p_balik then
      execute format('insert into %1$I select (jsonb_populate_record(null::%1$I, $1)).*', m.tabel) using m.isi;
    else
      execute format('delete from %1$I t where t.%2$I = $2 and %3$s', m.tabel, m.kolom, record_where(m.tabel, m.kolom_kunci)) using m.kunci, m.dari;
    end if;
    get diagnostics v_banyak = row_count;
    if v_banyak <> 1 then perform refuse('MERGE_LINKS_CHANGED'); end if;
  end loop;
  for c in select * from records_of_merge(p_id, p_balik) loop
    perform append_record_version(c.jenis, c.baris, 'UBAH', p_user, p_kedua, p_flow, p_cabang);
  end loop;
end $$;

-- The records whose rows a merge moves, or would give back, each once and in one order.
create or replace function records_of_merge(p_id uuid, p_balik boolean) returns table (jenis text, tabel text, kunci text[], baris jsonb) language sql stable as $$
  select distinct k.jenis, k.tabel, k.kunci, (select jsonb_object_agg(x, g.kunci -> x) from unnest(k.kunci) x)
  from customer_merge_link g join customer_link l using (tabel, kolom) join record_kind k on k.jenis = l.catatan
  where g.id_gabung = p_id and (not p_balik or g.kembali) order by 1, 4
$$;

-- { asal, ke, versi_asal, versi_ke, sidik: what both persons saw of the links, alasan }.
create or replace function effect_data_merge(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_asal text := e ->> 'asal';
  v_ke text := e ->> 'ke';
  v_kedua text := second_person_of(e, k.pengguna);
  v_halangan record;
  v_id uuid;
begin
  -- Both under lock in one order, so of two merges at one instant one goes first, and nothing is attached to either meanwhile.
  perform from customer c where c.nomor_nasabah in (v_asal, v_ke) order by c.nomor_nasabah for update;
  perform assert_merge_allowed(v_asal, v_ke, k.pengguna, v_kedua);
  select * into v_halangan from merge_obstacles(v_asal, v_ke) limit 1;
  if found then perform refuse(v_halangan.kode, v_halangan.rincian); end if;
  perform refuse('DATA_CHANGED', jsonb_build_object('objek', c.nomor_nasabah)) from customer c
    where (c.nomor_nasabah = v_asal and c.versi <> (e ->> 'versi_asal')::integer) or (c.nomor_nasabah = v_ke and c.versi <> (e ->> 'versi_ke')::integer);
  -- Who differs in two respects or more is one person only by the word of two checkers.
  if (select count(*) from merge_differences(v_asal, v_ke)) >= 2 and not exists (
    select from flow_instance f where f.id_flow = (e ->> 'id_flow')::uuid and cardinality(array(select distinct x from unnest(f.pemeriksa) x)) >= 2) then
    perform refuse('SECOND_APPROVAL');
  end if;
  if merge_print(v_asal, v_ke) is distinct from e ->> 'sidik' then perform refuse('MERGE_LINKS_CHANGED'); end if;
  insert into customer_merge (asal, ke, versi_asal, versi_ke, kode_cabang, tanggal, pembuat, disetujui_oleh, id_flow, alasan)
  select v_asal, v_ke, (e ->> 'versi_asal')::integer, (e ->> 'versi_ke')::integer, k.cabang, b.accounting_date, k.pengguna, v_kedua, (e ->> 'id_flow')::uuid, e ->> 'alasan'
  from branch b where b.kode_cabang = k.cabang returning id_gabung into v_id;
  insert into customer_merge_link (id_gabung, urut, tabel, kolom, kunci, sebut, dari, ke, isi)
  select v_id, row_number() over (order by l.tabel, l.kolom, l.kunci::text), l.tabel, l.kolom, l.kunci, l.sebut, l.dari, l.ke, case when l.lebur then l.isi end
  from merge_links(v_asal, v_ke) l;
  perform move_merge_links(v_id, false, k.pengguna, v_kedua, (e ->> 'id_flow')::uuid, k.cabang);
  perform write_record(jsonb_build_object('jenis', 'customer', 'aksi', 'UBAH', 'versi', e -> 'versi_asal', 'id_flow', e -> 'id_flow',
    'baris', jsonb_build_object('nomor_nasabah', v_asal, 'status', 'GABUNG', 'gabung_ke', v_ke)), k.pengguna, v_kedua, k.cabang);
end $$;

-- { id_gabung, sidik, alasan }: only links that are still with the survivor go back, and the record stands as it stood.
create or replace function effect_data_unmerge(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  m customer_merge;
  v_kedua text := second_person_of(e, k.pengguna);
  v_halangan record;
begin
  select * into m from customer_merge g where g.id_gabung = (e ->> 'id_gabung')::uuid;
  perform from customer c where c.nomor_nasabah in (m.asal, m.ke) order by c.nomor_nasabah for update;
  perform assert_merge_allowed(m.asal, m.ke, k.pengguna, v_kedua);
  select * into v_halangan from unmerge_obstacles(m.id_gabung) limit 1;
  if found then perform refuse(v_halangan.kode, v_halangan.rincian); end if;
  if unmerge_print(m.id_gabung) is distinct from e ->> 'sidik' then perform refuse('MERGE_LINKS_CHANGED'); end if;
  update customer_merge_link g set kembali = l.kembali from unmerge_links(m.id_gabung) l where g.id_gabung = m.id_gabung and g.urut = l.urut;
  update customer_merge g set batal_tanggal = b.accounting_date, batal_pembuat = k.pengguna, batal_disetujui_oleh = v_kedua, batal_id_flow = (e ->> 'id_flow')::uuid,
    batal_alasan = e ->> 'alasan', batal_pada = now() from branch b where b.kode_cabang = k.cabang and g.id_gabung = m.id_gabung;
  perform write_record(jsonb_build_object('jenis', 'customer', 'aksi', 'UBAH', 'versi', (select c.versi from customer c where c.nomor_nasabah = m.asal), 'id_flow', e -> 'id_flow',
    'baris', jsonb_build_object('nomor_nasabah', m.asal, 'status', 'AKTIF', 'gabung_ke', null)), k.pengguna, v_kedua, k.cabang);
  perform move_merge_links(m.id_gabung, true, k.pengguna, v_kedua, (e ->> 'id_flow')::uuid, k.cabang);
end $$;
