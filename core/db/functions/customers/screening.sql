-- Names held against lists of names (core/customers/README.md). Weights and normal forms are those of the duplicates; lock 7315 is held shared by
-- whoever writes a customer and alone by whoever puts a list in force, so that an approval always sees the new list.

-- Returns how much is said by what somebody shares with an entry. A list often knows no more than a name, so the name alone counts as well, `p_nama` as much as it is alike.
create or replace function name_score(p text[], p_nama integer) returns integer language sql immutable as $$
  select greatest(duplicate_score(p), case when p_nama > 0 then p_nama + case when 'TANGGAL_LAHIR' = any (p) then 20 when 'TAHUN_LAHIR' = any (p) then 10 else 0 end else 0 end)
$$;

-- Which likeness is a hit: of the national blacklist a bare name is none, for it always has a birth date or a number as well.
create or replace function is_name_hit(p_jenis text, p_nilai integer) returns boolean language sql immutable as $$
  select p_nilai >= case p_jenis when 'DHN' then 60 else 40 end
$$;

-- Returns what a birth date has in common with an entry's: the day, or a year or period that the list states instead; LAIN: neither; null: one of the two is not known.
create or replace function born_alike(p_lahir date, p_hari date, p_lain text[]) returns text language sql immutable as $$
  select case
    when p_lahir is null or (p_hari is null and cardinality(coalesce(p_lain, '{}')) = 0) then null
    when p_lahir = p_hari or p_lahir::text = any (p_lain) then 'TANGGAL_LAHIR'
    when exists (select from unnest(p_lain) x where x ~ '^\d{4}(-\d{4})?$' and extract(year from p_lahir) between left(x, 4)::integer and right(x, 4)::integer) then 'TAHUN_LAHIR'
    else 'LAIN' end
$$;

-- Returns the evidence that somebody is an entry, and its score. `p_nama` is how alike the names are, `p_macam` which numbers are the same. A name that is only alike
-- and another birth date are two people; an alias of one word is anybody's, so it is no evidence alone.
create or replace function evaluate_name_match(p_siapa text, p_nama_pihak text, p_nama integer, p_macam text[], p_lahir text) returns table (nilai integer, alasan text[]) language sql immutable as $$
  select name_score(a.alasan, n.nama), a.alasan
  from (select case
      when p_nama < 50 and p_lahir = 'LAIN' then 0
      when p_siapa = 'ALIAS' and position(' ' in p_nama_pihak) = 0 then least(p_nama, 30)
      else p_nama end as nama) n
  cross join lateral (select array_remove(p_macam || array[
      case when n.nama = 0 then null when p_nama = 50 then 'NAMA' when p_nama = 48 then 'NAMA_URUTAN' else 'NAMA_MIRIP' end,
      nullif(p_lahir, 'LAIN')], null) as alasan) a
$$;

-- Returns the hash of what of somebody was compared; another hash is asked about again.
create or replace function party_print(p_nama text, p_lahir date, p_identitas text, p_npwp text) returns text language sql immutable as $$
  select md5(concat_ws('|', p_nama, coalesce((p_lahir - date '1900-01-01')::text, ''), coalesce(p_identitas, ''), coalesce(p_npwp, '')))
$$;

-- Whom a record in the shape of record_now names: the customer, by the alias as well, and all related persons.
create or replace function named_in(r jsonb) returns table (urut integer, siapa text, nama text, jenis text, nama_normal text, tanggal_lahir date, nomor_identitas text, nomor_npwp text)
language sql stable as $$
  select 0, 'SENDIRI', r ->> 'nama_nasabah', r ->> 'jenis', r ->> 'nama_normal', nullif(r ->> 'tanggal_lahir', '')::date, nullif(r ->> 'nomor_identitas', ''), nullif(r ->> 'nomor_npwp', '')
  union all
  select p.nomor::integer, x.peran, x.nama, '', x.nama_normal, x.tanggal_lahir, nullif(x.nomor_identitas, ''), null
  from jsonb_array_elements(coalesce(r -> 'customer_relation', '[]')) with ordinality p(isi, nomor)
  cross join lateral jsonb_to_record(p.isi) x(peran text, nama text, nama_normal text, tanggal_lahir date, nomor_identitas text)
  union all
  select -1, 'ALIAS', a.alias, r ->> 'jenis', name_plain(a.alias), nullif(r ->> 'tanggal_lahir', '')::date, null, null
  from (select r #>> '{customer_person,0,nama_alias}' as alias) a where name_plain(a.alias) not in ('', r ->> 'nama_normal')
$$;

-- As `named_in`, with each of the names that one text holds.
create or replace function all_named_in(r jsonb) returns table (urut integer, siapa text, nama text, jenis text, nama_normal text, tanggal_lahir date, nomor_identitas text, nomor_npwp text)
language sql stable as $$
  select * from named_in(r)
  union all
  select n.urut, case when n.siapa = 'SENDIRI' and x.urut > 1 then 'ALIAS' else n.siapa end, n.nama, n.jenis, x.nama, n.tanggal_lahir, n.nomor_identitas, n.nomor_npwp
  from named_in(r) n cross join lateral names_in(n.nama) x where may_hold_names(n.nama) and x.nama not in ('', n.nama_normal)
$$;

-- Everybody whom a list in force is held against.
create or replace view name_party as
  select 'NASABAH:' || c.nomor_nasabah as objek, c.kode_cabang, 'SENDIRI' as siapa, c.nama_nasabah as nama, c.jenis, c.nama_normal, c.tanggal_lahir, c.nomor_identitas, c.nomor_npwp
  from customer c where c.status = 'AKTIF'
  union all
  select 'NASABAH:' || c.nomor_nasabah, c.kode_cabang, 'ALIAS', p.nama_alias, c.jenis, name_plain(p.nama_alias), c.tanggal_lahir, null, null
  from customer_person p join customer c using (nomor_nasabah) where c.status = 'AKTIF' and p.nama_alias <> '' and name_plain(p.nama_alias) not in ('', c.nama_normal)
  union all
  select 'NASABAH:' || r.nomor_nasabah, c.kode_cabang, r.peran, r.nama, '', r.nama_normal, r.tanggal_lahir, nullif(r.nomor_identitas, ''), null
  from customer_relation r join customer c using (nomor_nasabah) where c.status = 'AKTIF'
  union all
  select 'WIC:' || w.nomor_wic, w.kode_cabang, 'SENDIRI', w.nama, w.jenis, w.nama_normal, w.tanggal_lahir, w.nomor_identitas,
    case w.jenis_identitas when 'NPWP' then w.nomor_identitas end
  from walk_in w
  union all
  select s.objek, s.kode_cabang, s.siapa, s.nama, s.jenis, s.nama_normal, s.tanggal_lahir, s.nomor_identitas, s.nomor_npwp
  from screened_form s join flow_instance f using (id_flow) where f.flow_state in ('WAITING', 'RETURNED')
  union all
  -- The names that one text holds beside what it is as a whole.
  select x.objek, x.kode_cabang, case when x.siapa = 'SENDIRI' and n.urut > 1 then 'ALIAS' else x.siapa end, x.nama, x.jenis, n.nama, x.tanggal_lahir, x.nomor_identitas, x.nomor_npwp
  from (
    select 'NASABAH:' || c.nomor_nasabah as objek, c.kode_cabang, 'SENDIRI' as siapa, c.nama_nasabah as nama, c.jenis, c.nama_normal, c.tanggal_lahir, c.nomor_identitas, c.nomor_npwp
    from customer c where c.status = 'AKTIF' and may_hold_names(c.nama_nasabah)
    union all
    select 'NASABAH:' || r.nomor_nasabah, c.kode_cabang, r.peran, r.nama, '', r.nama_normal, r.tanggal_lahir, nullif(r.nomor_identitas, ''), null
    from customer_relation r join customer c using (nomor_nasabah) where c.status = 'AKTIF' and may_hold_names(r.nama)
    union all
    select 'WIC:' || w.nomor_wic, w.kode_cabang, 'SENDIRI', w.nama, w.jenis, w.nama_normal, w.tanggal_lahir, w.nomor_identitas, case w.jenis_identitas when 'NPWP' then w.nomor_identitas end
    from walk_in w where may_hold_names(w.nama)) x
  cross join lateral names_in(x.nama) n where n.nama not in ('', x.nama_normal);

-- The keys of an entry as it was taken in.
create or replace function name_keys(isi jsonb) returns table (macam text, nilai text) language sql immutable as $$
  select distinct x.macam, x.nilai from (
    select 'NAMA', isi ->> 'nama_normal' union all select 'NAMA', a from jsonb_array_elements_text(isi -> 'alias_normal') a
    union all select 'IDENTITAS', n from jsonb_array_elements_text(isi -> 'nomor_identitas') n
    union all select 'NPWP', isi ->> 'nomor_npwp') x(macam, nilai) where x.nilai <> ''
$$;

-- Is one of two names the other with words left out, or given by their first letter? Each of its words is one of the other's, and one of four letters or more is written
-- in full. Two people are called so, and it counts with the same birth alone. Both are given as their folded words.
create or replace function words_part_of(a text[], b text[]) returns boolean language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  v_less text[] := a;
  v_more text[] := b;
  v_at integer;
  v_whole boolean := false;
begin
  if cardinality(a) > cardinality(b) then
    v_less := b; v_more := a;
  end if;
  for i in 1 .. cardinality(v_less) loop
    select n into v_at from unnest(v_more) with ordinality x(w, n)
    where length(w) > 1 and length(v_less[i]) > 1 and letters_apart(w, v_less[i], letters_allowed(w, v_less[i])) <= letters_allowed(w, v_less[i])
      or least(length(w), length(v_less[i])) = 1 and left(w, 1) = left(v_less[i], 1)
    order by length(w) desc limit 1;
    if v_at is null then return false; end if;
    v_whole := v_whole or least(length(v_less[i]), length(v_more[v_at])) >= 4;
    v_more := v_more[: v_at - 1] || v_more[v_at + 1 :];
  end loop;
  return v_whole;
end $$;
create or replace function name_part_of(a text, b text) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select words_part_of(string_to_array(name_folded(a), ' '), string_to_array(name_folded(b), ' '))
$$;

-- Returns what a word of four letters or more shares with any that is as few letters apart as `letters_allowed` has it: how it begins or ends, or what stands in its middle. Names that
-- share none of these are no part of one another, and are read no further.
create or replace function word_hints(p text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct h), '{}') from unnest(p) w cross join lateral unnest(case
    when length(w) >= 8 then array['<' || left(w, 2), '>' || right(w, 2), substr(w, 3, 2), substr(w, 4, 2), substr(w, 5, 2)]
    when length(w) >= 4 then array['<' || left(w, 2), '>' || right(w, 2)] end) h
$$;

-- Returns how much a part of a name counts beside the birth that it shares with an entry: 25 with the day's 20 is a hit and no less, and so is 30 with the 10 of a year that a list
-- knows no more than. Nobody else who has one name more or less is the same person.
create or replace function part_counts(p_lahir text) returns integer language sql immutable as $$
  select case p_lahir when 'TANGGAL_LAHIR' then 25 when 'TAHUN_LAHIR' then 30 end
$$;

-- The entries in force that somebody in a record is like. No statistics tell anything about a record, yet PostgreSQL would plan anew for each: ten milliseconds, where the
-- search takes one.
create or replace function names_like(r jsonb) returns table (urut integer, siapa text, nama text, pihak jsonb, sidik text, id_entri bigint, jenis text, nilai integer, alasan text[])
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  with pihak as materialized (select p.*, name_marks(p.nama_normal) as tanda from all_named_in(r) p),
  sama as (
    select p.urut, p.siapa, p.nama, p.jenis, p.nama_normal, p.tanggal_lahir, p.nomor_identitas, p.nomor_npwp, k.id_entri, max(k.mirip) as mirip,
      coalesce(array_agg(distinct k.macam) filter (where k.macam <> 'NAMA'), '{}') as macam
    from pihak p cross join lateral (
      select n.id_entri, n.macam, name_alike(p.nama_normal, n.nilai) as mirip from name_key n where n.macam = 'NAMA' and name_marks(n.nilai) && p.tanda
      union all
      -- Who leaves out a name or adds one has the same birth, as far as the list knows it.
      select n.id_entri, n.macam, part_counts(born_alike(p.tanggal_lahir, x.tanggal_lahir, x.lahir)) from name_entry x join name_key n using (id_entri)
      where x.keluar is null and (x.tanggal_lahir = p.tanggal_lahir or x.lahir @> array[p.tanggal_lahir::text] or birth_years(x.lahir) @> array[extract(year from p.tanggal_lahir)::integer])
        and n.macam = 'NAMA' and name_part_of(p.nama_normal, n.nilai)
      union all
      select n.id_entri, n.macam, 0 from name_key n where (n.macam, n.nilai) in (('IDENTITAS', p.nomor_identitas), ('NPWP', p.nomor_npwp))) k
    group by p.urut, p.siapa, p.nama, p.jenis, p.nama_normal, p.tanggal_lahir, p.nomor_identitas, p.nomor_npwp, k.id_entri)
  select s.urut, s.siapa, s.nama,
    jsonb_build_object('nama', s.nama, 'tanggal_lahir', s.tanggal_lahir, 'nomor_identitas', s.nomor_identitas, 'nomor_npwp', s.nomor_npwp),
    party_print(s.nama_normal, s.tanggal_lahir, s.nomor_identitas, s.nomor_npwp), e.id_entri, e.jenis, j.nilai, j.alasan
  from sama s join name_entry e using (id_entri)
  cross join lateral evaluate_name_match(s.siapa, s.nama_normal, case when s.mirip >= 47 or s.jenis in ('', e.macam) then s.mirip else 0 end, s.macam, born_alike(s.tanggal_lahir, e.tanggal_lahir, e.lahir)) j
  cross join lateral (select max(b.accounting_date) as hari from branch b) h
  where e.keluar is null and e.berlaku_sejak <= h.hari and coalesce(e.berlaku_sampai, h.hari) >= h.hari and is_name_hit(e.jenis, j.nilai)
$$;

-- Everybody whose name bears one of these marks. The names of the bank are many, so they are looked up and nobody else is read.
create or replace function parties_marked(p_tanda text[]) returns setof name_party language sql stable set enable_seqscan = off as $$
  select p.* from name_party p where name_marks(p.nama_normal) && p_tanda
$$;

-- Everybody who was born on one of these days.
create or replace function parties_born(p_hari date[]) returns setof name_party language sql stable set enable_seqscan = off as $$
  select p.* from name_party p where p.tanggal_lahir = any (p_hari)
$$;

-- Everybody who was born in these years, with the words that the name folds to.
create or replace function parties_born_in(p_tahun integer[]) returns table (tahun integer, pihak name_party, kata text[]) language sql stable set enable_seqscan = off as $$
  select y, p.pihak, string_to_array(name_folded((p.pihak).nama_normal), ' ') from unnest(p_tahun) y cross join lateral (
    select n as pihak from name_party n where n.tanggal_lahir between make_date(y, 1, 1) and make_date(y, 12, 31) offset 0) p
$$;

-- The days of birth that an entry states.
create or replace function days_born(isi jsonb) returns setof date language sql immutable as $$
  select (isi ->> 'tanggal_lahir')::date where isi ->> 'tanggal_lahir' is not null
  union select x::date from jsonb_array_elements_text(coalesce(isi -> 'lahir', '[]')) x where x ~ '^\d{4}-\d{2}-\d{2}$'
$$;

-- Returns what a list being taken in would hit: only what is new in it or has changed is asked about. Its rows have no statistics yet, so the planner gets the hint that
-- they are many.
create or replace function suspects_of(p_impor uuid, p_kode text[]) returns table (kode text, objek text, kode_cabang text, siapa text, nama text, pihak jsonb, sidik text, nilai integer, alasan text[])
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with kunci as materialized (
    select r.kode, r.isi, k.macam, k.nilai, case k.macam when 'NAMA' then name_marks(k.nilai) end as tanda
    from name_import_row r cross join lateral name_keys(r.isi) k where r.id_impor = p_impor and r.kode in (select unnest(p_kode))),
  -- Some hundred marks are looked up in one go through the index.
  potong as (select array_agg(x.t) as tanda from (select t.t, row_number() over () / 500 as ke from (select distinct unnest(k.tanda) as t from kunci k) t) x group by x.ke),
  pihak as materialized (select distinct p.*, name_marks(p.nama_normal) as tanda from potong x cross join lateral parties_marked(x.tanda) p),
  pasang as (
    select distinct k.kode, k.nilai, p.objek, p.kode_cabang, p.siapa, p.nama, p.jenis, p.nama_normal, p.tanggal_lahir, p.nomor_identitas, p.nomor_npwp
    from (select k.kode, k.nilai, unnest(k.tanda) as t from kunci k) k join (select p.*, unnest(p.tanda) as t from pihak p) p using (t)),
  -- Entries that know no more than years, each by its years, and those who were born in them.
  setahun as materialized (
    select k.kode, k.isi, y.tahun, string_to_array(name_folded(k.nilai), ' ') as kata, word_hints(string_to_array(name_folded(k.nilai), ' ')) as petunjuk
    from kunci k cross join lateral unnest(birth_years(array(select jsonb_array_elements_text(k.isi -> 'lahir')))) y(tahun) where k.macam = 'NAMA'),
  selahir as materialized (
    select b.*, word_hints(b.kata) as petunjuk from (select array_agg(distinct s.tahun) as tahun from setahun s) t cross join lateral parties_born_in(t.tahun) b),
  kena as (
    select k.kode, k.isi, 'NAMA' as kena_oleh, p.objek, p.kode_cabang, p.siapa, p.nama, p.jenis, p.nama_normal, p.tanggal_lahir, p.nomor_identitas, p.nomor_npwp,
      name_alike(p.nama_normal, p.nilai) as mirip
    from pasang p join kunci k on k.kode = p.kode and k.nilai = p.nilai and k.macam = 'NAMA'
    union all
    select k.kode, k.isi, 'NAMA', p.*, part_counts('TANGGAL_LAHIR') from (select array_agg(distinct b.hari) as hari from kunci k cross join lateral days_born(k.isi) b(hari)) d
    cross join lateral parties_born(d.hari) p join kunci k on k.macam = 'NAMA' and p.tanggal_lahir in (select days_born(k.isi)) and name_part_of(p.nama_normal, k.nilai)
    union all
    select s.kode, s.isi, 'NAMA', (l.pihak).*, part_counts('TAHUN_LAHIR') from selahir l join setahun s using (tahun)
    where l.petunjuk && s.petunjuk and words_part_of(l.kata, s.kata)
    union all select k.kode, k.isi, k.macam, p.*, 0 from kunci k join name_party p on p.nomor_identitas = k.nilai where k.macam = 'IDENTITAS'
    union all select k.kode, k.isi, k.macam, p.*, 0 from kunci k join name_party p on p.nomor_npwp = k.nilai where k.macam = 'NPWP'),
  satu as (
    select k.kode, k.isi, k.objek, k.kode_cabang, k.siapa, k.nama, k.jenis, k.nama_normal, k.tanggal_lahir, k.nomor_identitas, k.nomor_npwp, max(k.mirip) as mirip,
      coalesce(array_agg(distinct k.kena_oleh) filter (where k.kena_oleh <> 'NAMA'), '{}') as macam from kena k group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
  select s.kode, s.objek, s.kode_cabang, s.siapa, s.nama,
    jsonb_build_object('nama', s.nama, 'tanggal_lahir', s.tanggal_lahir, 'nomor_identitas', s.nomor_identitas, 'nomor_npwp', s.nomor_npwp),
    party_print(s.nama_normal, s.tanggal_lahir, s.nomor_identitas, s.nomor_npwp), j.nilai, j.alasan
  from satu s join name_import i on i.id_impor = p_impor
  cross join lateral evaluate_name_match(s.siapa, s.nama_normal, case when s.mirip >= 47 or s.jenis in ('', s.isi ->> 'macam') then s.mirip else 0 end, s.macam,
    born_alike(s.tanggal_lahir, (s.isi ->> 'tanggal_lahir')::date, array(select jsonb_array_elements_text(s.isi -> 'lahir')))) j
  cross join lateral (select max(b.accounting_date) as hari from branch b) h
  where is_name_hit(i.jenis, j.nilai) and coalesce((s.isi ->> 'berlaku_sampai')::date, h.hari) >= h.hari
$$;

-- Returns what a list being taken in has that the list in force has not, or has otherwise; and what it no longer has.
create or replace function name_changes(p_impor uuid) returns table (kode text, perubahan text, nama text)
language sql stable security definer set search_path = public, pg_temp set enable_nestloop = off as $$
  with i as (select * from name_import where id_impor = p_impor),
  lama as (select e.* from name_entry e join i using (jenis, penerbit) where e.keluar is null)
  select coalesce(r.kode, l.kode), case when l.kode is null then 'BARU' when r.kode is null then 'KELUAR' else 'UBAH' end, coalesce(r.isi ->> 'nama', l.nama)
  from (select * from name_import_row where id_impor = p_impor) r full join lama l using (kode)
  where r.sidik is distinct from l.sidik
$$;

-- Takes in one part of a file, in the order of its parts; a part that comes again takes the place of itself.
create or replace function stage_names(p_kepala jsonb, p_user text, p_bagian integer, p_baris jsonb, p_akhir boolean, p_peringatan jsonb) returns table (jumlah integer, sidik text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  i name_import;
  v_kode text;
begin
  -- The bank's own list of drawers of unfunded cheques comes by their listings, never from a file.
  if p_kepala ->> 'penerbit' = 'DHIB' then perform refuse('NAME_LIST_OWN'); end if;
  insert into name_import (id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, diunggah_oleh)
  select h.id_impor, h.jenis, h.penerbit, h.nomor, h.tanggal, h.berlaku_sejak, p_user from jsonb_populate_record(null::name_import, p_kepala) h
  where p_bagian = 1 on conflict do nothing;
  select * into i from name_import n where n.id_impor = (p_kepala ->> 'id_impor')::uuid for update;
  if i.id_impor is null or i.diunggah_oleh <> p_user or p_bagian not in (i.bagian, i.bagian + 1)
    or (i.jenis, i.penerbit, i.nomor, i.tanggal, i.berlaku_sejak) is distinct from
       (p_kepala ->> 'jenis', p_kepala ->> 'penerbit', p_kepala ->> 'nomor', (p_kepala ->> 'tanggal')::date, (p_kepala ->> 'berlaku_sejak')::date) then
    perform refuse('NOT_FOUND');
  end if;
  if p_bagian = i.bagian + 1 then
    if i.selesai then perform refuse('NOT_FOUND'); end if;
    select r.kode into v_kode from name_import_row r join jsonb_to_recordset(p_baris) x(urut integer, isi jsonb) on r.kode = x.isi ->> 'kode'
    where r.id_impor = i.id_impor limit 1;
    if found then perform refuse('DUPLICATE', jsonb_build_object('objek', v_kode)); end if;
    insert into name_import_row (id_impor, urut, kode, isi, sidik)
    select i.id_impor, x.urut, x.isi ->> 'kode', x.isi, md5(x.isi::text) from jsonb_to_recordset(p_baris) x(urut integer, isi jsonb);
    update name_import n set bagian = p_bagian, selesai = p_akhir, peringatan = n.peringatan || p_peringatan, jumlah = (select count(*) from name_import_row r where r.id_impor = i.id_impor),
      sidik = case when p_akhir then (select encode(sha256(convert_to(string_agg(r.sidik, '' order by r.urut), 'UTF8')), 'hex') from name_import_row r where r.id_impor = i.id_impor) else '' end
    where n.id_impor = i.id_impor returning * into i;
  end if;
  return query select i.jumlah, i.sidik;
end $$;

-- A list is put in force as it was looked through, once, and not before its own day.
create or replace function before_name_list(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  i name_import;
begin
  if e ->> 'aksi' <> 'BUAT' then raise exception 'a list of names is followed by the next, not changed'; end if;
  perform pg_advisory_xact_lock(7315);
  select * into i from name_import n where n.id_impor = (b ->> 'id_impor')::uuid for update;
  if not found or not i.selesai or i.sidik <> b ->> 'sidik' or i.jumlah <> (b ->> 'jumlah')::integer
    or (i.jenis, i.penerbit, i.nomor, i.tanggal, i.berlaku_sejak) is distinct from
       (b ->> 'jenis', b ->> 'penerbit', b ->> 'nomor', (b ->> 'tanggal')::date, (b ->> 'berlaku_sejak')::date) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', b ->> 'nomor'));
  end if;
  return null;
end $$;

create or replace function after_name_list(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql set enable_nestloop = off as $$
declare
  v_impor uuid := (e #>> '{baris,id_impor}')::uuid;
  l name_list;
  v_kode text[];
begin
  select * into l from name_list where id_impor = v_impor;
  v_kode := array(select c.kode from name_changes(v_impor) c where c.perubahan <> 'KELUAR');
  update name_entry n set keluar = v_impor from name_changes(v_impor) c
  where (n.jenis, n.penerbit, n.kode) = (l.jenis, l.penerbit, c.kode) and n.keluar is null and c.perubahan <> 'BARU';
  insert into name_entry (id_impor, jenis, penerbit, kode, macam, nama, alias, tempat_lahir, tanggal_lahir, nomor_identitas, nomor_npwp, alasan, bank, lembar, terbit, lahir,
    berlaku_sejak, berlaku_sampai, sidik)
  select v_impor, l.jenis, l.penerbit, r.kode, x.macam, x.nama, x.alias, x.tempat_lahir, x.tanggal_lahir, x.nomor_identitas, x.nomor_npwp, x.alasan, x.bank, x.lembar, x.terbit, coalesce(x.lahir, '{}'),
    l.berlaku_sejak, x.berlaku_sampai, r.sidik
  from name_import_row r cross join lateral jsonb_populate_record(null::name_entry, r.isi) x
  where r.id_impor = v_impor and r.kode in (select unnest(v_kode));
  insert into name_key (macam, nilai, id_entri)
  select k.macam, k.nilai, n.id_entri from name_entry n join name_import_row r on r.id_impor = n.id_impor and r.kode = n.kode cross join lateral name_keys(r.isi) k
  where n.id_impor = v_impor;
  -- What was asked about an entry that is gone is asked no more.
  update name_hit h set status = 'GUGUR' from name_entry n where h.id_entri = n.id_entri and n.keluar = v_impor and h.status = 'BARU';
  insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
  select s.objek, s.kode_cabang, s.siapa, s.nama, s.pihak, s.sidik, n.id_entri, s.nilai, s.alasan, 'DAFTAR'
  from suspects_of(v_impor, v_kode) s join name_entry n on n.id_impor = v_impor and n.kode = s.kode
  on conflict do nothing;
end $$;

-- Stores whom a filed form names while it waits, and asks compliance about those of them that a list has.
create or replace function effect_screen_form(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7315);
  delete from screened_form where objek = e ->> 'objek';
  insert into screened_form (objek, urut, id_flow, kode_cabang, siapa, nama, jenis, nama_normal, tanggal_lahir, nomor_identitas, nomor_npwp)
  select e ->> 'objek', p.urut, (e ->> 'id_flow')::uuid, k.cabang, p.siapa, p.nama, p.jenis, p.nama_normal, p.tanggal_lahir, p.nomor_identitas, p.nomor_npwp
  from named_in(e -> 'isi') p;
  insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
  select e ->> 'objek', k.cabang, l.siapa, l.nama, l.pihak, l.sidik, l.id_entri, l.nilai, l.alasan, 'FORMULIR' from names_like(e -> 'isi') l
  on conflict do nothing;
end $$;

-- Is somebody in a record on a list that stops, and compliance has not cleared the hit?
create or replace function is_stopped(p_objek text, r jsonb) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from names_like(r) l where l.jenis <> 'DHN'
    and not exists (select from name_hit h where h.objek = p_objek and h.sidik = l.sidik and h.id_entri = l.id_entri and h.status in ('BUKAN', 'DICABUT')))
$$;

-- Is the customer of a record on the national blacklist, as far as nobody has shown that it is another?
create or replace function is_blacklisted(p_objek text, r jsonb) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from names_like(r) l where l.jenis = 'DHN' and l.siapa in ('SENDIRI', 'ALIAS')
    and not exists (select from name_hit h where h.objek = p_objek and h.sidik = l.sidik and h.id_entri = l.id_entri and h.status in ('BUKAN', 'DICABUT')))
$$;

-- No customer is written past a hit; the lists are those of this very moment.
create or replace function prove_screened(e jsonb) returns void language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_objek text := case e ->> 'aksi' when 'BUAT' then 'NASABAH:BARU/' || record_key('{nama_normal,tanggal_lahir}', b) else 'NASABAH:' || (b ->> 'nomor_nasabah') end;
begin
  perform pg_advisory_xact_lock_shared(7315);
  if is_stopped(v_objek, b || coalesce(e -> 'bagian', '{}')) then perform refuse('COMPLIANCE_HOLD'); end if;
end $$;

-- Moves what compliance knows of a form to the customer it became.
create or replace function move_screened_form(p_nasabah text, p_objek text) returns void language sql as $$
  update name_hit h set objek = 'NASABAH:' || p_nasabah where h.objek = p_objek;
  delete from screened_form s where s.objek in (p_objek, 'NASABAH:' || p_nasabah);
$$;

-- Both persons behind it are officers of compliance.
create or replace function prove_compliance(p_user text, p_kedua text) returns void language plpgsql as $$
begin
  if (select count(distinct u.id_user) from user_role u join role o using (role_id) where o.tingkat = 'COMPLIANCE' and u.id_user in (p_user, p_kedua)) < 2 then
    perform refuse('FORBIDDEN');
  end if;
end $$;

-- A decision about a hit, by two officers of compliance: what is open is cleared or confirmed; what is confirmed is lifted by an authority's letter.
create or replace function before_name_decision(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  h name_hit;
  v_ke text := e #>> '{baris,status}';
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a decision is followed by another, not removed'; end if;
  select * into h from name_hit where id_hit = (e #>> '{baris,id_hit}')::bigint for update;
  if (h.status, v_ke) not in (('BARU', 'BUKAN'), ('BARU', 'TERBUKTI'), ('BUKAN', 'TERBUKTI'), ('TERBUKTI', 'DICABUT')) then
    perform refuse('FLOW_STATE', jsonb_build_object('status', h.status));
  end if;
  perform prove_compliance(p_user, p_kedua);
  return null;
end $$;

-- Confirmed on a list that stops, every account that the customer owns or acts for is blocked on both sides as by an authority; lifted, it is open again.
create or replace function after_name_decision(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  h name_hit;
  v_jenis text;
  v_surat text;
  x record;
begin
  update name_hit n set status = e #>> '{baris,status}' where n.id_hit = (e #>> '{baris,id_hit}')::bigint returning * into h;
  -- The letter of the authority is the list itself; an account that is closed needs no block.
  select n.jenis, l.nomor into v_jenis, v_surat from name_entry n join name_list l using (id_impor) where n.id_entri = h.id_entri;
  if v_jenis = 'DHN' or h.siapa not in ('SENDIRI', 'ALIAS', 'PEMILIK_MANFAAT') then return; end if;
  if h.status = 'TERBUKTI' then
    for x in select a.nomor_rekening, b.accounting_date as hari from account a join branch b using (kode_cabang)
      -- A hit of a merged record is about its survivor.
      where (a.nomor_nasabah = survivor_of(substr(h.objek, 9)) or exists (select from account_party p where p.nomor_rekening = a.nomor_rekening and p.peran = 'PEMILIK' and p.sampai is null and p.nomor_nasabah = survivor_of(substr(h.objek, 9))))
        and not exists (select from account_state s where s.nomor_rekening = a.nomor_rekening and s.status = 'TUTUP')
      order by 1 loop
      perform write_record(jsonb_build_object('jenis', 'block', 'aksi', 'BUAT', 'versi', 0, 'id_flow', e ->> 'id_flow', 'baris', jsonb_build_object('id_blokir', md5(x.nomor_rekening || '/' || h.id_hit)::uuid,
        'nomor_rekening', x.nomor_rekening, 'arah', 'T', 'tingkat', 'BERWENANG', 'alasan', 'KEPATUHAN', 'nomor_surat', v_surat, 'tanggal_awal', x.hari, 'tanggal_akhir', null, 'dicabut', false)),
        p_user, p_kedua, h.kode_cabang);
    end loop;
  elsif h.status = 'DICABUT' then
    for x in select y.id_blokir, y.versi from account_blocking y join account a using (nomor_rekening)
      where y.id_blokir = md5(a.nomor_rekening || '/' || h.id_hit)::uuid and not y.dicabut order by y.nomor_rekening loop
      perform write_record(jsonb_build_object('jenis', 'block', 'aksi', 'UBAH', 'versi', x.versi, 'id_flow', e ->> 'id_flow',
        'baris', jsonb_build_object('id_blokir', x.id_blokir, 'dicabut', true, 'nomor_surat', e #>> '{baris,nomor_surat}'), 'rincian', jsonb_build_object('surat', e #>> '{baris,nomor_surat}')), p_user, p_kedua, h.kode_cabang);
    end loop;
  end if;
end $$;
