-- Who may be in the books twice. One table of weights serves the form, the proof at the commit and the bank-wide list (domain: CIF, duplicates).

-- An address without what people put between its words.
create or replace function plain_address(p text) returns text language sql immutable as $$
  select regexp_replace(upper(p), '[^A-Z0-9]+', '', 'g')
$$;

-- How much is said by what two customers share, 100 at most.
create or replace function duplicate_score(p text[]) returns integer language sql immutable as $$
  select case when p && '{IDENTITAS,NPWP,NIB,AKTA}' then 100 else least(100,
    case
      when p @> '{NAMA,TANGGAL_LAHIR,IBU}' then 90
      when p @> '{NAMA,TANGGAL_LAHIR}' or p @> '{NAMA,KOTA}' then 70
      when p @> '{NAMA,IBU}' then 50
      else 0
    end
    + case when 'TELEPON' = any (p) then 20 else 0 end
    + case when 'ALAMAT' = any (p) then 10 else 0 end) end
$$;

-- What a customer in the shape of record_now shares with one who is kept. A merged one counts as its survivor and is left out.
-- An entity is identified by its numbers, its deed and its name in its city; offices share telephones and addresses.
create or replace function shared_by(r jsonb, c customer) returns text[] language sql stable as $$
  select array_remove(array[
    case when c.nomor_identitas = r ->> 'nomor_identitas' and c.jenis_identitas = r ->> 'jenis_identitas'
      then case c.jenis when 'P' then 'IDENTITAS' else 'NIB' end end,
    case when c.jenis = 'B' and c.nomor_identitas is distinct from r ->> 'nomor_identitas' and exists (
      select from jsonb_to_recordset(coalesce(r -> 'customer_licence', '[]')) x(jenis text, nomor text)
      join customer_licence l on l.nomor = x.nomor and l.jenis = 'NIB' where x.jenis = 'NIB' and l.nomor_nasabah = c.nomor_nasabah) then 'NIB' end,
    case when c.nomor_npwp = r ->> 'nomor_npwp' then 'NPWP' end,
    case when c.jenis = 'B' and exists (
      select from jsonb_to_recordset(coalesce(r -> 'customer_deed', '[]')) x(nomor text, tanggal date)
      join customer_deed d on d.nomor = x.nomor and d.tanggal = x.tanggal where d.nomor_nasabah = c.nomor_nasabah) then 'AKTA' end,
    case when c.nama_normal = r ->> 'nama_normal' then 'NAMA' end,
    case when c.jenis = 'P' and c.tanggal_lahir::text = r ->> 'tanggal_lahir' then 'TANGGAL_LAHIR' end,
    case when c.jenis = 'P' and c.nama_ibu_normal = r ->> 'nama_ibu_normal' then 'IBU' end,
    case when c.jenis = 'B' and upper(c.kota) = upper(r ->> 'kota') then 'KOTA' end,
    case when c.jenis = 'P' and exists (
      select from jsonb_to_recordset(coalesce(r -> 'customer_contact', '[]')) x(jenis text, nilai_normal text)
      join customer_contact t on t.nilai_normal = x.nilai_normal and t.jenis in ('HP', 'RUMAH')
      where x.jenis in ('HP', 'RUMAH') and t.nomor_nasabah = c.nomor_nasabah) then 'TELEPON' end,
    case when c.jenis = 'P' and exists (
      select from jsonb_to_recordset(coalesce(r -> 'customer_address', '[]')) x(jenis text, alamat text, kota text)
      join customer_address a on plain_address(a.alamat) = plain_address(x.alamat) and upper(a.kota) = upper(x.kota) and a.jenis in ('IDENTITAS', 'DOMISILI')
      where x.jenis in ('IDENTITAS', 'DOMISILI') and a.nomor_nasabah = c.nomor_nasabah) then 'ALAMAT' end
  ], null)
$$;

-- The customers kept who may be the one of `r`, a record in the shape of record_now, likeliest first, without the customer of `r`. Whoever
-- comes with a number or a deed of a record that was merged is its survivor.
create or replace function duplicates_of(r jsonb) returns table (nomor_nasabah text, nilai integer, alasan text[])
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
  with found (nomor) as (
    select n.nomor_nasabah from customer n where n.nomor_identitas = nullif(r ->> 'nomor_identitas', '')
    union select n.nomor_nasabah from customer n where n.nomor_npwp = nullif(r ->> 'nomor_npwp', '')
    union select n.nomor_nasabah from customer n where r ->> 'jenis' = 'P' and n.jenis = 'P' and n.status <> 'GABUNG'
      and n.nama_normal = r ->> 'nama_normal' and n.tanggal_lahir = nullif(r ->> 'tanggal_lahir', '')::date
    union select n.nomor_nasabah from customer n where r ->> 'jenis' = 'P' and n.jenis = 'P' and n.status <> 'GABUNG'
      and n.nama_normal = r ->> 'nama_normal' and n.nama_ibu_normal = nullif(r ->> 'nama_ibu_normal', '')
    union select n.nomor_nasabah from customer n where r ->> 'jenis' = 'B' and n.jenis = 'B' and n.status <> 'GABUNG'
      and n.nama_normal = r ->> 'nama_normal' and upper(n.kota) = upper(nullif(r ->> 'kota', ''))
    union select l.nomor_nasabah from customer_licence l
      where l.jenis = 'NIB' and l.nomor in (select x.nomor from jsonb_to_recordset(coalesce(r -> 'customer_licence', '[]')) x(jenis text, nomor text) where x.jenis = 'NIB')
    union select d.nomor_nasabah from customer_deed d
      where (d.nomor, d.tanggal) in (select x.nomor, x.tanggal from jsonb_to_recordset(coalesce(r -> 'customer_deed', '[]')) x(nomor text, tanggal date)))
  select * from (
    select distinct on (1) coalesce(c.gabung_ke, c.nomor_nasabah), duplicate_score(s.sama), s.sama
    from found f join customer c on c.nomor_nasabah = f.nomor cross join lateral (select shared_by(r, c) as sama offset 0) s
    where c.jenis = r ->> 'jenis' and coalesce(c.gabung_ke, c.nomor_nasabah) <> coalesce(r ->> 'nomor_nasabah', '')
      and duplicate_score(s.sama) >= case c.status when 'GABUNG' then 100 else 50 end
    order by 1, 2 desc, c.nomor_nasabah) d
  order by 2 desc, 1 limit 20;
end $$;

-- The same, of a record as it is about to be written: only those to whom it comes closer than it stood. Of two who are in the books twice
-- already each can still be changed.
create or replace function new_duplicates_of(r jsonb) returns table (nomor_nasabah text, nilai integer, alasan text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select d.* from duplicates_of(r) d
  where not exists (
    select from customer c, duplicates_of(record_now('customer', jsonb_build_object('nomor_nasabah', c.nomor_nasabah))) k
    where c.nomor_nasabah = r ->> 'nomor_nasabah' and k.nomor_nasabah = d.nomor_nasabah and k.nilai >= least(d.nilai, 90))
  order by d.nilai desc, d.nomor_nasabah
$$;

-- Nobody comes into the books twice, also where two forms are approved at one instant: the shared values of duplicates are locked first.
create or replace function prove_not_duplicate(r jsonb) returns void language plpgsql as $$
declare
  d record;
begin
  perform pg_advisory_xact_lock(7313, h) from (
    select distinct hashtext(x) as h from (
      select unnest(array[r ->> 'nomor_npwp', r ->> 'nomor_identitas', r ->> 'nama_normal'])
      union all select a.nomor || '/' || a.tanggal from jsonb_to_recordset(coalesce(r -> 'customer_deed', '[]')) a(nomor text, tanggal text)
      union all select l.nomor from jsonb_to_recordset(coalesce(r -> 'customer_licence', '[]')) l(nomor text)) k(x)
    where x <> '' order by 1) s;
  select * into d from new_duplicates_of(r) limit 1;
  if d.nilai >= 90 then perform refuse('CUSTOMER_DUPLICATE', jsonb_build_object('nilai', d.nilai::text, 'nasabah',
    (select 'CABANG:' || c.kode_cabang from customer c where c.nomor_nasabah = d.nomor_nasabah))); end if;
end $$;

-- The data of a customer by which duplicates are found, in the shape of record_now.
create or replace function duplicate_shape(c customer) returns jsonb language sql stable as $$
  select jsonb_build_object('jenis', c.jenis, 'jenis_identitas', c.jenis_identitas, 'nomor_identitas', c.nomor_identitas, 'nomor_npwp', c.nomor_npwp,
    'nama_normal', c.nama_normal, 'tanggal_lahir', c.tanggal_lahir, 'nama_ibu_normal', c.nama_ibu_normal, 'kota', c.kota,
    'customer_contact', (select jsonb_agg(to_jsonb(t)) from customer_contact t where t.nomor_nasabah = c.nomor_nasabah),
    'customer_address', (select jsonb_agg(to_jsonb(a)) from customer_address a where a.nomor_nasabah = c.nomor_nasabah),
    'customer_licence', (select jsonb_agg(to_jsonb(l)) from customer_licence l where l.nomor_nasabah = c.nomor_nasabah),
    'customer_deed', (select jsonb_agg(to_jsonb(d)) from customer_deed d where d.nomor_nasabah = c.nomor_nasabah))
$$;

-- All pairs of customers of one kind who may be one, from 60 on: groups of what is the same, each read from its index in one pass. Of one
-- name and mother alone are not evidence enough, so those are grouped by a telephone or an address too. Where more than fifty are the same (a day or a
-- mother that was made up), each is paired with the first of them, or the pairs would be the square of them.
create or replace function likely_duplicates(p_jenis text) returns table (pertama text, kedua text, nilai integer, alasan text[])
language plpgsql stable security definer set search_path = public, pg_temp set jit = off as $$
begin
  return query
  with bernama (nama, ibu, nomor) as (
    select c.nama_normal, c.nama_ibu_normal, unnest(array_agg(c.nomor_nasabah)) from customer c
      where c.jenis = 'P' and p_jenis = 'P' and c.status <> 'GABUNG' and c.nama_ibu_normal is not null
      group by c.nama_normal, c.nama_ibu_normal having count(*) > 1),
  kelompok (nomor, pertama) as (
    select array_agg(c.nomor_nasabah), min(c.nomor_nasabah) from customer c
      where c.jenis = 'P' and p_jenis = 'P' and c.status <> 'GABUNG' and c.tanggal_lahir is not null
      group by c.nama_normal, c.tanggal_lahir having count(*) > 1
    -- Few are of one name and mother, so what they have is looked up one by one and not read of everybody.
    union all select array_agg(distinct b.nomor), min(b.nomor) from bernama b cross join lateral (
        select t.nilai_normal from customer_contact t where t.nomor_nasabah = b.nomor and t.jenis in ('HP', 'RUMAH') offset 0) t
      group by b.nama, b.ibu, t.nilai_normal having count(distinct b.nomor) > 1
    union all select array_agg(distinct b.nomor), min(b.nomor) from bernama b cross join lateral (
        select plain_address(a.alamat) as alamat, upper(a.kota) as kota from customer_address a
        where a.nomor_nasabah = b.nomor and a.jenis in ('IDENTITAS', 'DOMISILI') offset 0) a
      group by b.nama, b.ibu, a.alamat, a.kota having count(distinct b.nomor) > 1
    union all select array_agg(c.nomor_nasabah), min(c.nomor_nasabah) from customer c where c.jenis = 'B' and p_jenis = 'B' and c.status <> 'GABUNG' and c.kota <> ''
      group by c.nama_normal, upper(c.kota) having count(*) > 1
    union all select array_agg(c.nomor_nasabah), min(c.nomor_nasabah) from customer c
      where c.nomor_identitas is not null and c.jenis = p_jenis and c.status <> 'GABUNG'
      group by c.nomor_identitas, c.jenis_identitas having count(*) > 1
    union all select array_agg(c.nomor_nasabah), min(c.nomor_nasabah) from customer c where c.nomor_npwp is not null and c.jenis = p_jenis and c.status <> 'GABUNG'
      group by c.nomor_npwp having count(*) > 1
    union all select array_agg(distinct l.nomor_nasabah), min(l.nomor_nasabah) from customer_licence l where l.jenis = 'NIB' and p_jenis = 'B'
      group by l.nomor having count(*) > 1
    union all select array_agg(distinct d.nomor_nasabah), min(d.nomor_nasabah) from customer_deed d where p_jenis = 'B'
      group by d.nomor, d.tanggal having count(*) > 1),
  pasangan as (
    select distinct a.n as satu, b.n as dua from kelompok k,
      unnest(case when cardinality(k.nomor) <= 50 then k.nomor else array[k.pertama] end) a(n), unnest(k.nomor) b(n) where a.n < b.n)
  select p.satu, p.dua, duplicate_score(s.sama), s.sama
  from pasangan p cross join lateral (
    select shared_by(duplicate_shape(x), y) as sama from customer x, customer y
    where x.nomor_nasabah = p.satu and y.nomor_nasabah = p.dua and x.jenis = p_jenis and y.jenis = p_jenis
      and x.status <> 'GABUNG' and y.status <> 'GABUNG' offset 0) s
  where duplicate_score(s.sama) >= 60;
end $$;
