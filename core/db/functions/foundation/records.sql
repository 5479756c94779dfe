-- One way to change a record (docs/adr/0021-one-function-changes-every-record.md). What a record is made of stands in record_kind, a row for each literal of
-- core/db/reference/records.ts: its table, its key, the columns a change may set, the tables of its parts. write_record takes a
-- change as the form saw it, writes it under the record's version and keeps the version; who the two persons behind it are was
-- proved by effect_data_record before. A kind that has rules of its own over several rows names them as guards.

-- Returns the condition that a row of the kind is the one the change names: '%I' of a table aliased t against the record in $1.
create or replace function record_where(p_tabel text, p_kunci text[]) returns text language sql immutable as $$
  select string_agg(format('t.%1$I = (jsonb_populate_record(null::%2$I, $1)).%1$I', k, p_tabel), ' and ') from unnest(p_kunci) k
$$;

-- The name of one record among its kind, as items, refusals and versions call it.
create or replace function record_key(p_kunci text[], p_baris jsonb) returns text language sql immutable as $$
  select string_agg(p_baris ->> k, '/' order by urut) from unnest(p_kunci) with ordinality as x(k, urut)
$$;

-- The query that answers what the tables hold of every record of a kind, as kunci and isi: its row without the version and what other operations move, and under each part's table
-- the rows of that part without what repeats the record's key or only says who granted them. $2 is the kind's key; $1 is left for whoever asks for one record (record_where).
create or replace function record_query(k record_kind) returns text language sql stable as $$
  select format('select record_key($2, to_jsonb(t)) as kunci, to_jsonb(t) - ''versi'' - %L::text[]%s as isi from %I t', k.bergerak, coalesce((
    select string_agg(format(' || jsonb_build_object(%1$L, (select coalesce(jsonb_agg(to_jsonb(b) - $2 - ''{diberikan_pada,diberikan_oleh,disetujui_oleh,id_flow}''::text[] order by %2$s), ''[]'') from %1$I b where %3$s))',
      p ->> 'tabel', (select string_agg(format('b.%I', c), ', ') from jsonb_array_elements_text(p -> 'kunci') c),
      (select string_agg(format('b.%1$I = t.%1$I', c), ' and ') from unnest(k.kunci) c)), '')
    from jsonb_array_elements(k.bagian) p), ''), k.tabel)
$$;

-- Every record of a kind with its content; see record_query.
create or replace function record_contents(k record_kind) returns table (kunci text, isi jsonb) language plpgsql stable as $$
begin
  return query execute record_query(k) using null::jsonb, k.kunci;
end $$;

-- Returns what the tables hold of one record; see record_query. Null where there is no such record.
create or replace function record_content(k record_kind, p_baris jsonb) returns jsonb language plpgsql stable as $$
declare
  v_isi jsonb;
begin
  execute format('select r.isi from (%s where %s) r', record_query(k), record_where(k.tabel, k.kunci)) into v_isi using p_baris, k.kunci;
  return v_isi;
end $$;

-- A record as it stands, in the shape its versions are kept in; `p_baris` names it by its key.
create or replace function record_now(p_jenis text, p_baris jsonb) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select record_content(k, p_baris) from record_kind k where k.jenis = p_jenis
$$;

-- A row as an older release kept it, with the columns that its table has been given since: each holds what the table gives by itself, as it did for every row that
-- was there. `p_tanpa` are columns that such a row never holds.
create or replace function with_later_columns(p_tabel text, p_baris jsonb, p_tanpa text[]) returns jsonb language plpgsql stable as $$
declare
  c record;
  v_isi jsonb;
begin
  for c in
    select a.attname as nama, format_type(a.atttypid, a.atttypmod) as jenis, coalesce(pg_get_expr(d.adbin, d.adrelid), 'null') as asal from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = p_tabel::regclass and a.attnum > 0 and not a.attisdropped and not p_baris ? a.attname and a.attname <> all (p_tanpa) order by a.attnum
  loop
    -- A number is never drawn anew: no row that was there has the next one.
    if c.asal like '%nextval(%' then continue; end if;
    execute format('select to_jsonb((%s)::%s) from jsonb_populate_record(null::%I, $1)', c.asal, c.jenis, p_tabel) into v_isi using p_baris;
    p_baris := p_baris || jsonb_build_object(c.nama, v_isi);
  end loop;
  return p_baris;
end $$;

-- Returns what a version says of a record, in the shape that the record has today; see record_content.
create or replace function record_of_version(k record_kind, p_isi jsonb) returns jsonb language plpgsql stable as $$
declare
  v_isi jsonb;
  p jsonb;
begin
  if p_isi is null then return null; end if;
  v_isi := with_later_columns(k.tabel, p_isi, '{versi}' || k.bergerak);
  for p in select value from jsonb_array_elements(k.bagian) loop
    v_isi := v_isi || jsonb_build_object(p ->> 'tabel', (
      select coalesce(jsonb_agg(with_later_columns(p ->> 'tabel', b.baris, k.kunci || '{diberikan_pada,diberikan_oleh,disetujui_oleh,id_flow}') order by b.urut), '[]')
      from jsonb_array_elements(p_isi -> (p ->> 'tabel')) with ordinality b(baris, urut)));
  end loop;
  return v_isi;
end $$;

-- Brings one part of a record to the rows given. What is there already and stays as it is keeps who granted it; `diam` are
-- columns whose change grants nothing (an order).
create or replace function write_record_part(p jsonb, p_kunci text[], p_baris jsonb, p_rows jsonb, p_user text, p_kedua text, p_flow uuid)
returns void language plpgsql as $$
declare
  v_tabel text := p ->> 'tabel';
  v_kunci text[] := array(select jsonb_array_elements_text(p -> 'kunci'));
  v_kolom text[] := array(select jsonb_array_elements_text(p -> 'kolom'));
  v_diam text[] := array(select jsonb_array_elements_text(p -> 'diam'));
  v_cap text[] := case when (p ->> 'bertanda')::boolean then '{diberikan_pada,diberikan_oleh,disetujui_oleh,id_flow}'::text[] else '{}' end;
  v_semua text[] := p_kunci || v_kunci || v_kolom || v_diam || v_cap;
  v_isi jsonb;
begin
  -- Most parts of most records are empty.
  if jsonb_array_length(p_rows) = 0 then
    execute format('delete from %I t where %s', v_tabel, record_where(v_tabel, p_kunci)) using p_baris;
    return;
  end if;
  select coalesce(jsonb_agg(r || (select jsonb_object_agg(c, p_baris -> c) from unnest(p_kunci) c)
    || jsonb_build_object('diberikan_pada', now(), 'diberikan_oleh', p_user, 'disetujui_oleh', p_kedua, 'id_flow', p_flow)), '[]')
  into v_isi from jsonb_array_elements(p_rows) r;
  execute format('delete from %1$I t where %2$s and not exists (select from jsonb_populate_recordset(null::%1$I, $2) b where %3$s)', v_tabel,
    record_where(v_tabel, p_kunci), (select string_agg(format('b.%1$I = t.%1$I', c), ' and ') from unnest(v_kunci) c)) using p_baris, v_isi;
  execute format('insert into %1$I as t (%2$s) select %3$s from jsonb_populate_recordset(null::%1$I, $1) b on conflict (%4$s) do %5$s', v_tabel,
    (select string_agg(quote_ident(c), ', ') from unnest(v_semua) c), (select string_agg(format('b.%I', c), ', ') from unnest(v_semua) c),
    (select string_agg(quote_ident(c), ', ') from unnest(p_kunci || v_kunci) c),
    case when cardinality(v_kolom || v_diam) = 0 then 'nothing' else format('update set %s where (%s) is distinct from (%s)',
      (select string_agg(case when c = any (v_cap)
          then format('%1$I = case when (%2$s) is distinct from (%3$s) then excluded.%1$I else t.%1$I end', c,
            coalesce((select string_agg(format('t.%I', x), ', ') from unnest(v_kolom) x), 'null'), coalesce((select string_agg(format('excluded.%I', x), ', ') from unnest(v_kolom) x), 'null'))
          else format('%1$I = excluded.%1$I', c) end, ', ') from unnest(v_kolom || v_diam || v_cap) c),
      (select string_agg(format('t.%I', c), ', ') from unnest(v_kolom || v_diam) c), (select string_agg(format('excluded.%I', c), ', ') from unnest(v_kolom || v_diam) c)) end)
    using v_isi;
end $$;

-- Keeps the version that a record has now, and returns its content. Taken away, it has one more than the last; what somebody
-- ends holds from that day on.
create or replace function append_record_version(p_jenis text, p_baris jsonb, p_aksi text, p_user text, p_kedua text, p_flow uuid, p_cabang text)
returns jsonb language plpgsql as $$
declare
  k record_kind;
  v_kunci text;
  v_isi jsonb;
  v_versi integer;
begin
  select * into k from record_kind where jenis = p_jenis;
  v_kunci := record_key(k.kunci, p_baris);
  v_isi := record_content(k, p_baris);
  execute format('select t.versi from %I t where %s', k.tabel, record_where(k.tabel, k.kunci)) into v_versi using p_baris;
  insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh, id_flow)
  values (k.jenis, v_kunci, coalesce(v_versi, (select max(v.versi) + 1 from record_version v where v.jenis = k.jenis and v.kunci = v_kunci)), p_aksi, v_isi,
    coalesce(case when k.sejak <> '' and p_aksi <> 'AKHIR' then (p_baris ->> k.sejak)::date end,
      (select c.accounting_date from branch c where c.kode_cabang = p_cabang)),
    p_user, p_kedua, p_flow);
  return v_isi;
end $$;

-- Writes one change of a record. The number of a new one is given here where its kind has numbers: { jenis, aksi: BUAT | UBAH | HAPUS, versi: as the form saw it, baris: key and changed columns, bagian: { table: rows } }.
create or replace function write_record(e jsonb, p_user text, p_kedua text, p_cabang text) returns void language plpgsql as $$
declare
  k record_kind;
  b jsonb := e -> 'baris';
  p jsonb;
  v_kunci text;
  v_memo jsonb;
  v_lama jsonb;
  v_baru jsonb;
  v_ada integer;
  v_versi integer;
  v_kolom text[];
begin
  select * into k from record_kind where jenis = e ->> 'jenis';
  v_kolom := array(select c from jsonb_object_keys(b) c where c <> all (k.kunci));
  if k.jenis is null or not v_kolom <@ k.kolom or not b ?& k.kunci then raise exception 'a change of % names what it has not', e ->> 'jenis'; end if;
  -- A record that is numbered gets its number now, whatever was said of it.
  if e ->> 'aksi' = 'BUAT' and k.nomor <> '' then
    execute format('select %I($1, $2)', k.nomor) into v_kunci using p_cabang, b;
    b := b || jsonb_build_object(k.kunci[1], v_kunci);
    e := e || jsonb_build_object('baris', b);
  end if;
  v_kunci := record_key(k.kunci, b);
  -- Who stands behind a new record is written by what was proved, not by what was said.
  if e ->> 'aksi' = 'BUAT' and k.tanda <> '{}' then
    b := b || (select jsonb_object_agg(t.key, case t.value when 'PEMBUAT' then p_user when 'KEDUA' then p_kedua when 'ITEM' then e ->> 'id_flow' else p_cabang end)
               from jsonb_each_text(k.tanda) t);
    v_kolom := v_kolom || array(select jsonb_object_keys(k.tanda));
  end if;
  if k.sebelum <> '' then execute format('select %I($1, $2, $3)', k.sebelum) into v_memo using e, p_user, p_kedua; end if;

  execute format('select t.versi from %I t where %s for update', k.tabel, record_where(k.tabel, k.kunci)) into v_ada using b;
  v_lama := record_content(k, b);
  if e ->> 'aksi' = 'BUAT' then
    if v_ada is not null then perform refuse('DUPLICATE', jsonb_build_object('objek', v_kunci)); end if;
    select coalesce(max(v.versi) + 1, 1) into v_versi from record_version v where v.jenis = k.jenis and v.kunci = v_kunci;
    execute format('insert into %1$I (%2$s, versi) select %3$s, $2 from jsonb_populate_record(null::%1$I, $1) b', k.tabel,
      (select string_agg(quote_ident(c), ', ') from unnest(k.kunci || v_kolom) c), (select string_agg(format('b.%I', c), ', ') from unnest(k.kunci || v_kolom) c))
      using b, v_versi;
  else
    if v_ada is null then perform refuse('NOT_FOUND'); end if;
    if v_ada is distinct from (e ->> 'versi')::integer then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_kunci)); end if;
    v_versi := v_ada + 1;
    -- A record that stood before anybody changed it has its first version from here on.
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, diketahui_sejak)
    select k.jenis, v_kunci, v_ada, 'AWAL', v_lama, '-infinity', '-infinity'
    where not exists (select from record_version v where v.jenis = k.jenis and v.kunci = v_kunci);
    if e ->> 'aksi' = 'HAPUS' then
      for p in select value from jsonb_array_elements(k.bagian) loop
        perform write_record_part(p, k.kunci, b, '[]', p_user, p_kedua, (e ->> 'id_flow')::uuid);
      end loop;
      execute format('delete from %I t where %s', k.tabel, record_where(k.tabel, k.kunci)) using b;
    else
      execute format('update %1$I t set versi = $2%2$s where %3$s', k.tabel,
        coalesce((select string_agg(format(', %1$I = (jsonb_populate_record(null::%2$I, $1)).%1$I', c, k.tabel), '') from unnest(v_kolom) c), ''),
        record_where(k.tabel, k.kunci)) using b, v_versi;
    end if;
  end if;
  if e ->> 'aksi' <> 'HAPUS' then
    for p in select value from jsonb_array_elements(k.bagian) where e -> 'bagian' ? (value ->> 'tabel') loop
      perform write_record_part(p, k.kunci, b, e -> 'bagian' -> (p ->> 'tabel'), p_user, p_kedua, (e ->> 'id_flow')::uuid);
    end loop;
  end if;
  v_baru := append_record_version(k.jenis, b, e ->> 'aksi', p_user, p_kedua, (e ->> 'id_flow')::uuid, p_cabang);
  if k.sesudah <> '' then execute format('select %I($1, $2, $3, $4, $5, $6)', k.sesudah) using e, v_lama, v_baru, v_memo, p_user, p_kedua; end if;
end $$;

-- Takes back what a journal's own transaction wrote of records, by whoever undoes the journal and the second person: each goes back
-- to what it was before, under a version of its own. Nothing may have changed one of them since. Who was taken in at a counter stays known.
create or replace function undo_records(p_asal journal, p_balik journal, p_referensi text) returns void language plpgsql as $$
declare
  v record_version;
  k record_kind;
  v_lama jsonb;
begin
  for v in select * from record_version w where w.xid = p_asal.xid and w.aksi not in ('AWAL', 'LOKET') order by w.id desc loop
    if v.aksi not in ('BUAT', 'UBAH', 'AKHIR') or exists (select from record_version w where (w.jenis, w.kunci) = (v.jenis, v.kunci) and w.versi > v.versi) then
      perform refuse('NOT_REVERSIBLE', jsonb_build_object('referensi', p_referensi, 'sebab', 'DATA_BERUBAH'));
    end if;
    select * into k from record_kind where jenis = v.jenis;
    v_lama := record_of_version(k, (select w.isi from record_version w where (w.jenis, w.kunci) = (v.jenis, v.kunci) and w.versi < v.versi order by w.versi desc limit 1));
    perform write_record(jsonb_build_object('jenis', v.jenis, 'versi', v.versi, 'id_flow', p_balik.id_flow, 'aksi', case v.aksi when 'BUAT' then 'HAPUS' else 'UBAH' end,
      'baris', (select jsonb_object_agg(c, coalesce(v_lama, v.isi) -> c) from unnest(k.kunci || case v.aksi when 'BUAT' then '{}' else k.kolom end) c),
      'bagian', coalesce((select jsonb_object_agg(p ->> 'tabel', v_lama -> (p ->> 'tabel')) from jsonb_array_elements(k.bagian) p), '{}')),
      p_balik.id_user, p_balik.user_otorisasi, p_balik.kode_cabang);
  end loop;
end $$;

-- Returns what the bank held true of a record for a day, by what it knew at a moment. Of the versions known by then, the one that begins
-- last up to that day; two that begin together: the later one. Null: not there, or taken away.
create or replace function record_as(p_jenis text, p_kunci text, p_benar date, p_diketahui timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select v.isi from record_version v
  where v.jenis = p_jenis and v.kunci = p_kunci and v.berlaku_sejak <= p_benar and v.diketahui_sejak <= p_diketahui
  order by v.berlaku_sejak desc, v.versi desc limit 1
$$;

-- Returns a record of one key as a paper states it that was signed at a moment: by the last version that the bank knew then. A record whose versions all came later
-- stood as the first of them says, one that nobody has changed as it stands.
create or replace function record_at(p_jenis text, p_kunci text, p_saat timestamptz) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select record_of_version(k, v.isi) from record_version v
      where v.jenis = p_jenis and v.kunci = p_kunci and v.isi is not null and v.diketahui_sejak <= p_saat order by v.versi desc limit 1),
    (select record_of_version(k, v.isi) from record_version v where v.jenis = p_jenis and v.kunci = p_kunci and v.isi is not null order by v.versi limit 1),
    record_content(k, jsonb_build_object(k.kunci[1], p_kunci)))
  from record_kind k where k.jenis = p_jenis
$$;

-- Returns when the contract that holds of an account on a day was agreed upon: when the bank first knew the contract that the parties made last before it. A roll-over makes none.
-- Of an account that nobody has changed since it was taken over: before all that is known.
create or replace function agreed_at(p_rekening text, p_hari date) returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select min(v.diketahui_sejak) from record_version v cross join lateral jsonb_array_elements(v.isi -> 'account_contract') c
    where v.jenis = 'account' and v.kunci = p_rekening and (c ->> 'berlaku_sejak')::date <= p_hari
    group by c ->> 'berlaku_sejak' order by c ->> 'berlaku_sejak' desc limit 1), '-infinity')
$$;

-- Lists the parties of an account as it stood, with the particulars of the customers at a moment. Of an entity those whom its record names.
create or replace function parties_at(p_akun jsonb, p_saat timestamptz)
returns table (urut bigint, peran text, nama text, nomor_nasabah text, alamat text, jenis_identitas text, nomor_identitas text)
language sql stable security definer set search_path = public, pg_temp as $$
  with pihak as materialized (
    select row_number() over (order by array_position('{PEMILIK,WALI,PENANDA_TANGAN,KUASA}'::text[], p ->> 'peran'), p ->> 'nomor_nasabah' <> p_akun ->> 'nomor_nasabah',
        n.isi ->> 'nama_nasabah') as urut, p ->> 'peran' as peran, n.isi
    from jsonb_array_elements(p_akun -> 'account_party') p cross join lateral (select record_at('customer', p ->> 'nomor_nasabah', p_saat) as isi) n
    where p ->> 'sampai' is null)
  select p.urut, p.peran, p.isi ->> 'nama_nasabah', p.isi ->> 'nomor_nasabah', concat_ws(', ', nullif(p.isi ->> 'alamat', ''), nullif(p.isi ->> 'kota', '')),
    coalesce(p.isi ->> 'jenis_identitas', ''), coalesce(p.isi ->> 'nomor_identitas', '') from pihak p
  union all
  select 1000 + (r ->> 'urut')::bigint, r ->> 'peran', r ->> 'nama', coalesce(r ->> 'pihak', ''), '', r ->> 'jenis_identitas', r ->> 'nomor_identitas'
  from pihak p cross join lateral jsonb_array_elements(p.isi -> 'customer_relation') r
  where p.isi ->> 'jenis' = 'B' and p.peran = 'PEMILIK' and r ->> 'peran' = 'PENANDA_TANGAN'
  order by 1
$$;
