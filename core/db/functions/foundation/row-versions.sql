-- Versions of the rows that are evidence (docs/adr/0187-every-row-has-a-version.md). Which tables they are stands in core/db/reference/evidence.ts. Each of
-- them gets a trigger function of its own, so that its plan is kept: planned anew, an entry would cost ten times as much.

-- The print of a row. Columns without a value do not count, so that one which a later release adds changes no print.
create or replace function row_print(p_isi jsonb) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_strip_nulls(p_isi)::text, 'UTF8'))
$$;

-- The columns that no print of a table holds: what is computed from its other columns, and what the caller leaves out.
create or replace function columns_unprinted(p_tabel text, p_tanpa text[]) returns text[] language sql stable as $$
  select p_tanpa || array(select a.attname::text from pg_attribute a where a.attrelid = p_tabel::regclass and a.attnum > 0 and a.attgenerated <> '')
$$;

-- The columns of a table's key, in their order.
create or replace function key_columns(p_tabel text) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by k.urut) from pg_index i cross join unnest(i.indkey) with ordinality k(att, urut)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.att where i.indrelid = p_tabel::regclass and i.indisprimary
$$;

-- How a row of a table is called, and what of it is printed: expressions over its alias.
create or replace function row_key_of(p_tabel text, p_alias text) returns text language sql stable as $$
  select string_agg(format('%s.%I::text', p_alias, c), ' || ''/'' || ') from unnest(key_columns(p_tabel)) c
$$;
create or replace function row_content_of(p_tabel text, p_alias text, p_tanpa text[]) returns text language sql stable as $$
  select format('to_jsonb(%s)%s', p_alias, case when x.kolom = '{}' then '' else format(' - %L::text[]', x.kolom) end) from (select columns_unprinted(p_tabel, p_tanpa) as kolom) x
$$;

-- A row without the columns that its table has been given since it was printed, as far as each holds what the table gives by itself.
create or replace function row_of_shape(p_tabel text, p_isi jsonb, p_bentuk integer) returns jsonb language plpgsql stable as $$
declare
  c record;
  v_asal jsonb;
begin
  for c in
    select a.attname::text as nama, format_type(a.atttypid, a.atttypmod) as jenis, coalesce(pg_get_expr(d.adbin, d.adrelid), 'null') as asal from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = p_tabel::regclass and a.attnum > p_bentuk and not a.attisdropped and p_isi ? a.attname
  loop
    -- A number is never drawn anew.
    if c.asal like '%nextval(%' then continue; end if;
    execute format('select coalesce(to_jsonb((%s)::%s), ''null'')', c.asal, c.jenis) into v_asal;
    if p_isi -> c.nama = v_asal then p_isi := p_isi - c.nama; end if;
  end loop;
  return p_isi;
end $$;

-- Gives each of the tables its trigger, and each row of a table that comes under versions its first one. Told as [{ tabel, tanpa }]: the table, and the columns that postings
-- move and a check recomputes. Only the application's role and programs that name themselves (amanah.asal) write versions: whatever else changes a row leaves it without its version.
create or replace function track_row_versions(p_tabel jsonb) returns void language plpgsql set timezone = 'UTC' as $$
declare
  t record;
  v_fungsi text;
  v_kunci text;
  v_isi text;
  v_tanpa text[];
begin
  for t in
    select x.tabel, array(select jsonb_array_elements_text(x.tanpa)) as tanpa, (select max(a.attnum) from pg_attribute a where a.attrelid = x.tabel::regclass) as bentuk,
      exists (select from pg_trigger g where g.tgrelid = x.tabel::regclass and g.tgname = 'row_version_insert') as ada
    from jsonb_to_recordset(p_tabel) as x(tabel text, tanpa jsonb)
  loop
    v_fungsi := 'row_version_of_' || t.tabel;
    v_kunci := row_key_of(t.tabel, 'n');
    v_tanpa := columns_unprinted(t.tabel, t.tanpa);
    v_isi := row_content_of(t.tabel, 'n', t.tanpa);
    execute format($f$
      create or replace function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $b$
      begin
        if session_user <> 'amanah_app' and coalesce(current_setting('amanah.asal', true), '') = '' then return null; end if;
        if tg_level = 'ROW' then
          insert into row_version (tabel, bentuk, asal, kunci, sidik)
          select %2$L, %3$s, nullif(current_setting('amanah.asal', true), ''), array[%4$s], array[row_print(%5$s)] from (select new.*) n;
        elsif tg_op = 'INSERT' then
          insert into row_version (tabel, bentuk, asal, kunci, sidik)
          select %2$L, %3$s, nullif(current_setting('amanah.asal', true), ''), array_agg(x.kunci), array_agg(x.sidik)
          from (select %4$s as kunci, row_print(%5$s) as sidik, (row_number() over () - 1) / 5000 as bagian from baru n) x group by x.bagian;
        elsif tg_op = 'TRUNCATE' then
          insert into row_version (tabel, bentuk, asal, kunci, sidik)
          select %2$L, %3$s, nullif(current_setting('amanah.asal', true), ''), array_agg(x.kunci), array_agg(null::bytea)
          from (select %4$s as kunci, (row_number() over () - 1) / 5000 as bagian from %2$I n) x group by x.bagian;
        elsif tg_op = 'DELETE' then
          insert into row_version (tabel, bentuk, asal, kunci, sidik)
          select %2$L, %3$s, nullif(current_setting('amanah.asal', true), ''), array_agg(x.kunci), array_agg(null::bytea)
          from (select %4$s as kunci, (row_number() over () - 1) / 5000 as bagian from lama n) x group by x.bagian;
        else
          insert into row_version (tabel, bentuk, asal, kunci, sidik)
          select %2$L, %3$s, nullif(current_setting('amanah.asal', true), ''), array_agg(x.kunci), array_agg(x.sidik)
          from (
            select u.kunci, u.sidik, (row_number() over () - 1) / 5000 as bagian from (
              -- As sets: what joins the two tables of a statement row by row takes their product, for nobody knows how long they are.
              select b.kunci, row_print(b.isi) as sidik from (select %4$s as kunci, %5$s as isi from baru n except all select %4$s, %5$s from lama n) b
              union all
              select d.kunci, null from (select %4$s as kunci from lama n except all select %4$s from baru n) d) u) x group by x.bagian;
        end if;
        return null;
      end $b$ $f$,
      v_fungsi, t.tabel, t.bentuk, v_kunci, v_isi);
    perform define_trigger(t.tabel::regclass, 'row_version_insert', format(
      'create or replace trigger row_version_insert after insert on %I referencing new table as baru for each statement execute function %I()', t.tabel, v_fungsi));
    perform define_trigger(t.tabel::regclass, 'row_version_delete', format(
      'create or replace trigger row_version_delete after delete on %I referencing old table as lama for each statement execute function %I()', t.tabel, v_fungsi));
    perform define_trigger(t.tabel::regclass, 'row_version_truncate', format(
      'create or replace trigger row_version_truncate before truncate on %I for each statement execute function %I()', t.tabel, v_fungsi));
    -- A posting touches a table with columns that are not printed each time and moves none of the others: the question alone costs less than a microsecond.
    perform define_trigger(t.tabel::regclass, 'row_version_update', case when t.tanpa = '{}'
      then format('create or replace trigger row_version_update after update on %I referencing old table as lama new table as baru for each statement execute function %I()',
        t.tabel, v_fungsi)
      else format('create or replace trigger row_version_update after update on %I for each row when ((%s) is distinct from (%s)) execute function %I()', t.tabel,
        (select string_agg(format('old.%I', a.attname), ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = t.tabel::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all (v_tanpa)),
        (select string_agg(format('new.%I', a.attname), ', ' order by a.attnum) from pg_attribute a
          where a.attrelid = t.tabel::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> all (v_tanpa)), v_fungsi)
      end);
    if not t.ada and not exists (select from row_version v where v.tabel = t.tabel) then
      execute format($f$
        insert into row_version (tabel, bentuk, asal, kunci, sidik)
        select %L, %s, 'AWAL', array_agg(x.kunci), array_agg(x.sidik)
        from (select %s as kunci, row_print(%s) as sidik, (row_number() over () - 1) / 5000 as bagian from %I n) x group by x.bagian $f$,
        t.tabel, t.bentuk, v_kunci, v_isi, t.tabel);
    end if;
  end loop;
end $$;

-- The rows of a table that are not what their last version says (BERUBAH), that have none (TANPA_VERSI), or that are gone without one (HILANG). `p_sejak` leaves all but the rows
-- to which transactions from that one on gave a version.
create or replace function rows_without_version(p_tabel text, p_tanpa text[], p_sejak bigint default null) returns table (kunci text, keadaan text) language plpgsql stable
  set timezone = 'UTC' as $$
declare
  v_ada boolean;
begin
  if p_sejak is not null and not exists (select from row_version v where v.tabel = p_tabel and v.xid >= p_sejak) then return; end if;
  -- Most tables of a young bank are empty and always were. The comparison of nothing with nothing would take as long to plan as that of a full table.
  if not exists (select from row_version v where v.tabel = p_tabel) then
    execute format('select exists (select from %I)', p_tabel) into v_ada;
    if not v_ada then return; end if;
  end if;
  return query execute format($f$
    with akhir as (
      select distinct on (u.kunci) u.kunci, u.sidik, v.bentuk from row_version v cross join lateral unnest(v.kunci, v.sidik) u(kunci, sidik)
      where v.tabel = %1$L %4$s order by u.kunci, v.id desc
    ), kini as (
      select %2$s as kunci, %3$s as isi from %1$I n %5$s
    )
    select coalesce(k.kunci, a.kunci), case when k.kunci is null then 'HILANG' when a.sidik is null then 'TANPA_VERSI' else 'BERUBAH' end
    from akhir a full join kini k using (kunci)
    where case when k.kunci is null then a.sidik is not null when a.sidik is null then true
      when row_print(k.isi) = a.sidik then false else row_print(row_of_shape(%1$L, k.isi, a.bentuk)) <> a.sidik end $f$,
    p_tabel, row_key_of(p_tabel, 'n'), row_content_of(p_tabel, 'n', p_tanpa),
    case when p_sejak is not null then format('and v.xid >= %s', p_sejak) end,
    case when p_sejak is not null then format('where %s in (select a.kunci from akhir a)', row_key_of(p_tabel, 'n')) end);
end $$;
