-- The bank sets aside a part of a month's shares, and gives amounts of its own beside them (core/profit-sharing/README.md; domain: profit sharing).

-- Between which ledger accounts an adjustment is posted.
create or replace function reserve_gl(p_jenis text, out debet text, out kredit text) language sql immutable as $$
  select x.debet, x.kredit from (values ('PER_BENTUK', gl('RESERVES_OF_SHARES'), gl('EQUALISATION_RESERVE')), ('PER_LEPAS', gl('EQUALISATION_RESERVE'), gl('RESERVES_OF_SHARES')), ('IRR_BENTUK', gl('RESERVES_OF_SHARES'), gl('INVESTMENT_RISK_RESERVE')),
    ('IRR_LEPAS', gl('INVESTMENT_RISK_RESERVE'), gl('RESERVES_OF_SHARES')), ('HIBAH', gl('GIFTS_TO_SHARES'), gl('RESERVES_OF_SHARES'))) x(jenis, debet, kredit) where x.jenis = p_jenis
$$;

-- Returns what the reserves of a pool held before a month: all that the standing rates of earlier ones set aside, less what they released.
create or replace function reserves_held(p_pool text, p_bulan date) returns table (cadangan text, jumlah bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.cadangan, coalesce(sum(case when x.jenis like '%BENTUK' then x.jumlah else -x.jumlah end), 0)::bigint
  from (values ('PER'), ('IRR')) c(cadangan)
  left join (hi1000_adjustment x join hi1000 h on (h.pool, h.bulan) = (x.pool, x.bulan) and h.status <> 'DIBATALKAN')
    on x.pool = p_pool and x.bulan < p_bulan and x.jenis like c.cadangan || '%'
  group by 1 order by 1 desc
$$;

-- Which of these adjustments ({ jenis, jumlah } each) the month cannot bear: a code, what it is about, and as much as there is. A reserve gives what it holds;
-- PER is set aside of the pool's income, IRR of the customers' part of it, and the bank gives away of its own.
create or replace function reserve_obstacles(p_pool text, p_bulan date, p_penyesuaian jsonb) returns table (kode text, sebut text, nominal bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with minta as (
    select x.jenis, x.jumlah from jsonb_to_recordset(p_penyesuaian) as x(jenis text, jumlah bigint)
  ), dokumen as (
    select hi1000_document(p_pool, p_bulan, coalesce((select jsonb_agg(to_jsonb(m)) from minta m where m.jenis like 'PER%'), '[]')) as d
  ), bagian as (
    select m.pendapatan, coalesce(round(m.bagian * m.final / (m.hari * 1e17)), 0)::bigint as nasabah,
      m.pendapatan + coalesce((select sum(case m2.jenis when 'PER_BENTUK' then -m2.jumlah when 'PER_LEPAS' then m2.jumlah end) from minta m2), 0)::bigint as dibagi
    from (select greatest((d ->> 'pendapatan')::bigint, 0) as pendapatan, (d ->> 'jumlah_bagian')::numeric as bagian, (d ->> 'final')::numeric as final, (d ->> 'hari')::integer as hari from dokumen) m
  )
  select 'RESERVE_SHORT', h.cadangan, h.jumlah from minta m join reserves_held(p_pool, p_bulan) h on m.jenis = h.cadangan || '_LEPAS' where m.jumlah > h.jumlah
  union all
  select 'RESERVE_BEYOND', l.sebut, l.ada from minta m cross join bagian b
  cross join lateral (values ('PER_BENTUK', 'PER', b.pendapatan), ('IRR_BENTUK', 'IRR', b.nasabah), ('HIBAH', 'HIBAH', b.dibagi - b.nasabah)) l(jenis, sebut, ada)
  where m.jenis = l.jenis and m.jumlah > l.ada
$$;

-- The adjustments of standing rates that have no journal yet, the earliest month first.
create or replace function reserves_due() returns table (pool text, bulan date, putaran integer, jenis text, jumlah bigint, debet text, kredit text)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.pool, h.bulan, h.putaran, x.jenis, x.jumlah, g.debet, g.kredit
  from hi1000 h join hi1000_adjustment x on (x.pool, x.bulan) = (h.pool, h.bulan) cross join lateral reserve_gl(x.jenis) g
  where h.status <> 'DIBATALKAN' and not exists (
    select from profit_reserve r where (r.pool, r.bulan, r.putaran, r.jenis) = (h.pool, h.bulan, h.putaran, x.jenis))
  order by h.bulan, h.pool, x.jenis
$$;

-- Records the adjustments of a month as posted: by this very transaction, a journal for each at head office. A reserve never gives more than it holds.
create or replace function record_reserves(p_pool text, p_bulan date) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_pusat branch := head_office();
  v_n integer;
  r record;
begin
  perform pg_advisory_xact_lock(7331, to_char(p_bulan, 'YYYYMM')::integer);
  insert into profit_reserve (pool, bulan, putaran, jenis, jumlah, tanggal, journal_id)
  select d.pool, d.bulan, d.putaran, d.jenis, d.jumlah, j.tanggal, j.id
  from reserves_due() d join journal j on j.xid = pg_current_xact_id()::text::bigint and j.tanggal = v_pusat.accounting_date and j.kode_cabang = v_pusat.kode_cabang
    and j.operasi = 'CADANGAN_BAGI_HASIL'
  where (d.pool, d.bulan) = (p_pool, p_bulan)
    and (select array_agg(l.kode_gl || ' ' || l.jumlah order by l.jumlah desc) from journal_line l where (l.journal_id, l.tanggal) = (j.id, j.tanggal))
      = array[d.debet || ' ' || d.jumlah, d.kredit || ' ' || -d.jumlah];
  get diagnostics v_n = row_count;
  select * into r from reserves_due() d where (d.pool, d.bulan) = (p_pool, p_bulan) limit 1;
  if found then raise exception 'the % of % is not what was posted', r.jenis, p_bulan; end if;
  select left(x.jenis, 3) as cadangan into r from profit_reserve x where x.pool = p_pool and x.dibatalkan is null and x.jenis <> 'HIBAH'
  group by 1 having sum(case when x.jenis like '%BENTUK' then x.jumlah else -x.jumlah end) < 0 limit 1;
  if found then raise exception 'the reserve % of % gives more than it holds', r.cadangan, p_pool; end if;
  return v_n;
end $$;
