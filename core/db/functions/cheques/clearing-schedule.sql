-- The clearing schedule of a region, and the region of a branch (core/cheques/README.md). Times are the bank's, by the database's clock.

create or replace function clearing_region_of(p_cabang text, p_tanggal date) returns text language sql stable as $$
  select coalesce(
    (select m.wilayah from clearing_region_branch m where m.kode_cabang = p_cabang and m.berlaku_sejak <= p_tanggal order by m.berlaku_sejak desc limit 1),
    (select s.wilayah from clearing_schedule s where s.berlaku_sejak <= p_tanggal order by s.berlaku_sejak, s.wilayah limit 1))
$$;

-- The branches that are of a region on a day.
create or replace function clearing_branches(p_wilayah text, p_tanggal date) returns text[] language sql stable as $$
  select coalesce(array_agg(b.kode_cabang order by b.kode_cabang), '{}') from branch b
  where clearing_region_of(b.kode_cabang, p_tanggal) = p_wilayah and coalesce(b.tanggal_penutupan, 'infinity') >= p_tanggal
$$;

-- The cycles of a branch's day, in their order.
create or replace function clearing_cycles(p_cabang text, p_tanggal date) returns setof clearing_cycle language sql stable rows 2 as $$
  select c.* from clearing_cycle c
  where (c.wilayah, c.berlaku_sejak) = (
    select s.wilayah, s.berlaku_sejak from clearing_schedule s
    where s.wilayah = clearing_region_of(p_cabang, p_tanggal) and s.berlaku_sejak <= p_tanggal order by s.berlaku_sejak desc limit 1)
  order by c.siklus
$$;

create or replace function bank_clock() returns time language sql volatile as $$
  select (clock_timestamp() at time zone 'Asia/Jakarta')::time
$$;

-- The cycle that what is lodged now goes with: `lewat` once the last has been cut off, and then it is the first of the next business day.
create or replace function clearing_cycle_now(p_cabang text, p_tanggal date) returns table (siklus smallint, lewat boolean, efektif date) language sql volatile as $$
  select c.siklus, c.penyerahan <= t.jam, business_days_after(p_tanggal, c.hari_efektif + (c.penyerahan <= t.jam)::integer)
  from (select bank_clock() as jam) t cross join lateral clearing_cycles(p_cabang, p_tanggal) c
  order by c.penyerahan <= t.jam, c.siklus limit 1
$$;

create or replace function clearing_is_late(p_cabang text, p_tanggal date) returns boolean language sql volatile as $$
  select c.lewat from clearing_cycle_now(p_cabang, p_tanggal) c
$$;

-- Since when what is lodged at a branch waits for a later presentment: its last cut-off that has passed.
create or replace function clearing_cycle_began(p_cabang text, p_sekarang timestamptz, p_tanggal date) returns timestamptz language sql stable as $$
  select coalesce(max(x.saat) filter (where x.saat <= p_sekarang), max(x.saat) - interval '1 day')
  from (
    select (date_trunc('day', p_sekarang at time zone 'Asia/Jakarta') + c.penyerahan::interval) at time zone 'Asia/Jakarta' as saat from clearing_cycles(p_cabang, p_tanggal) c) x
$$;

-- Until when a cheque that was presented to us goes back without being asked for: the return of the cycle it came with, the last that had been presented then.
create or replace function inward_return_until(s inward_warkat, p_tanggal date) returns time language sql stable as $$
  select c.pengembalian from clearing_cycles(s.kode_cabang, p_tanggal) c
  order by c.penyerahan <= (s.diterima_pada at time zone 'Asia/Jakarta')::time desc,
    case when c.penyerahan <= (s.diterima_pada at time zone 'Asia/Jakarta')::time then -c.siklus else c.siklus end limit 1
$$;

create or replace function inward_is_late(s inward_warkat, p_tanggal date) returns boolean language sql volatile as $$
  select inward_return_until(s, p_tanggal) <= bank_clock()
$$;

-- Besides what guards all that holds from a day on: no region takes a branch on a day on which another takes it, and none lets one go that no other has taken.
create or replace function before_clearing_schedule(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_wilayah text := e -> 'baris' ->> 'wilayah';
  v_sejak date := (e -> 'baris' ->> 'berlaku_sejak')::date;
  v_cabang text;
begin
  lock table clearing_region_branch in share row exclusive mode;
  perform before_term(e, p_user, p_kedua);
  if e ->> 'aksi' = 'HAPUS' then return null; end if;
  select m.kode_cabang into v_cabang from clearing_region_branch m join jsonb_array_elements(e -> 'bagian' -> 'clearing_region_branch') c on c ->> 'kode_cabang' = m.kode_cabang
  where m.berlaku_sejak = v_sejak and m.wilayah <> v_wilayah order by m.kode_cabang limit 1;
  if v_cabang is not null then perform refuse('CLEARING_REGION_TAKEN', jsonb_build_object('cabang', v_cabang)); end if;
  select b into v_cabang from unnest(clearing_branches(v_wilayah, v_sejak)) b
  where not exists (select from jsonb_array_elements(e -> 'bagian' -> 'clearing_region_branch') c where c ->> 'kode_cabang' = b) limit 1;
  if v_cabang is not null then perform refuse('CLEARING_REGION_LEFT', jsonb_build_object('cabang', v_cabang)); end if;
  return null;
end $$;
