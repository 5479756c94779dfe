-- The bank sets HI-1000 of a month (core/profit-sharing/README.md; domain: profit sharing): the averages are locked, the rate is computed from them
-- and from the ledger, and two persons of head office set it as it was computed.

-- Which run of the month is under way, or comes next.
create or replace function sharing_round(p_pool text, p_bulan date) returns integer language sql stable as $$
  select coalesce((select h.putaran + (h.status = 'DIBATALKAN')::integer from hi1000 h where h.pool = p_pool and h.bulan = p_bulan), 1)
$$;

-- Is the month over for the branch: cut off or closed on its last business day, or a later day? For one that is closed for good every month is.
create or replace function month_is_over(b branch, p_bulan date) returns boolean language sql stable as $$
  select date_trunc('month', b.accounting_date) > p_bulan or is_branch_closed(b)
    or date_trunc('month', b.accounting_date) = p_bulan and b.status in ('CUT_OFF', 'TUTUP') and date_trunc('month', next_business_day(b.accounting_date)) > p_bulan
$$;

-- The month that the bank's next month end ends, as its first day: that of head office's day, or an earlier one whose last business day was not worked as
-- such, until the end of day that covers it is over.
create or replace function month_in_hand() returns date language sql stable as $$
  select date_trunc('month', least((select min(e.dari) from eod_run e where e.status <> 'SELESAI'),
    coalesce((select e.dari from eod_run e where (e.kode_cabang, e.tanggal) = (b.kode_cabang, b.accounting_date)),
      least(b.accounting_date, (select max(e.berikut) from eod_run e where e.kode_cabang = b.kode_cabang)))))::date
  from branch b where b.jenis = 'HO'
$$;

-- Locks what the accounts of a branch stood at in a month that is over, each with its last movement: what moved since is taken in again, until the rate
-- of its pool is set. Answers how many were new or had moved.
create or replace function lock_averages(p_cabang text, p_bulan date) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_akhir date := month_end(p_bulan);
  v_tutup integer;
  v_n integer;
begin
  -- The rate is not set meanwhile.
  perform pg_advisory_xact_lock_shared(7331, to_char(p_bulan, 'YYYYMM')::integer);
  if not exists (select from branch b where b.kode_cabang = p_cabang and month_is_over(b, p_bulan)) then
    perform refuse('MONTH_NOT_OVER', jsonb_build_object('cabang', p_cabang));
  end if;
  insert into profit_share as p (nomor_rekening, bulan, jenis, putaran, status, pool, kode_cabang, kode_produk, kode_gl, seq, jumlah_saldo, bobot, nisbah, dibayar, saldo_nisbah)
  select a.nomor_rekening, p_bulan, 'BAGI_HASIL', sharing_round(m.pool, p_bulan), 'RATA_RATA', m.pool, a.kode_cabang, a.kode_produk, a.kode_gl, s.seq, r.jumlah_saldo, w.bobot,
    case when s.status <> 'TUTUP' then k.nisbah_nasabah end, s.status <> 'TUTUP' and k.nisbah_nasabah is not null and d.jenis <> 'DEPOSITO',
    case when s.status <> 'TUTUP' then balance_by_nisbah(a.nomor_rekening, p_bulan, v_akhir, r.jumlah_saldo, k.nisbah_nasabah) end
  from average_balances(p_cabang, array(select x.kode_produk from pool_member x), null, p_bulan, v_akhir) r
  join account a using (nomor_rekening) join account_state s using (nomor_rekening) join pool_member m on m.kode_produk = a.kode_produk
  join product d on d.kode_produk = a.kode_produk join averaging_on(v_akhir) w on w.kode_produk = a.kode_produk
  cross join lateral account_contract_on(a.nomor_rekening, v_akhir) k
  where a.kode_valuta = 'IDR' and (s.status <> 'TUTUP' or r.jumlah_saldo > 0)
    and not exists (select from hi1000 h where h.pool = m.pool and h.bulan = p_bulan and h.status <> 'DIBATALKAN')
  on conflict (nomor_rekening, bulan, jenis, putaran) do update set kode_cabang = excluded.kode_cabang, kode_gl = excluded.kode_gl, seq = excluded.seq,
    jumlah_saldo = excluded.jumlah_saldo, bobot = excluded.bobot, nisbah = excluded.nisbah, dibayar = excluded.dibayar, saldo_nisbah = excluded.saldo_nisbah
  where p.status = 'RATA_RATA'
    and (p.kode_cabang, p.seq, p.jumlah_saldo, p.bobot, p.nisbah, p.dibayar, p.saldo_nisbah)
      is distinct from (excluded.kode_cabang, excluded.seq, excluded.jumlah_saldo, excluded.bobot, excluded.nisbah, excluded.dibayar, excluded.saldo_nisbah);
  get diagnostics v_n = row_count;
  -- Accounts that a branch had closed before it was itself closed in the month count in its average all the same: the branch that took over locks them.
  select sum(lock_averages(b.kode_cabang, p_bulan)) into v_tutup from branch b
  where b.cabang_penerus = p_cabang and b.status = 'TUTUP' and b.tanggal_penutupan between p_bulan and v_akhir;
  return v_n + coalesce(v_tutup, 0);
end $$;

-- Locks the averages of a branch anew where accounts have moved since, or have none yet, and their rate is not set.
create or replace function refresh_averages(p_cabang text, p_bulan date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_averages(p_cabang, p_bulan) where exists (
    select from account a join account_state s using (nomor_rekening) join pool_member m on m.kode_produk = a.kode_produk
    left join profit_share p on p.nomor_rekening = a.nomor_rekening and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA'
    where a.kode_cabang = p_cabang and a.kode_valuta = 'IDR' and a.tanggal_buka <= month_end(p_bulan)
      and (p.seq <> s.seq or p.seq is null and s.status <> 'TUTUP')
      and not exists (select from hi1000 h where h.pool = m.pool and h.bulan = p_bulan and h.status <> 'DIBATALKAN'));
end $$;

-- Branches whose averages of a month are missing or older than their accounts, and of how many accounts.
create or replace function averages_missing(p_pool text, p_bulan date) returns table (kode_cabang text, jumlah integer) language sql stable as $$
  select a.kode_cabang, count(*)::integer
  from pool_member m join account a on a.kode_produk = m.kode_produk join account_state s using (nomor_rekening)
  left join profit_share p on p.nomor_rekening = a.nomor_rekening and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA'
  where m.pool = p_pool and a.kode_valuta = 'IDR' and a.tanggal_buka <= month_end(p_bulan)
    -- A month that takes no value date stays as it was locked.
    and (p.seq <> s.seq and not exists (select from gl_period g where g.bulan = p_bulan and g.status <> 'BUKA') or p.seq is null and s.status <> 'TUTUP') group by 1 order by 1
$$;

-- The rate of a pool by its income of a month: the members' part of it, what that is for 1,000 rupiah, and the same after adjustments. `p_dpk` is the
-- sum of daily balances times their weight, `p_bagian` that times the owners' shares (both in hundredths of a per cent), `p_aset` the sum of daily
-- assets; `p_laba` changes the income, `p_nasabah` what the customers get (domain: profit sharing).
create or replace function hi1000_of(p_pendapatan bigint, p_dpk numeric, p_aset numeric, p_bagian numeric, p_hari integer, p_laba bigint, p_nasabah bigint,
  out pendapatan_dpk bigint, out dasar bigint, out final bigint) language sql immutable as $$
  select d.nilai, tariff.dasar, greatest(0, round(greatest(0, tariff.laba) + case when p_bagian > 0 then p_nasabah::numeric * p_hari * 1e17::numeric(50, 12) / p_bagian else 0 end))::bigint
  from (select round(greatest(p_pendapatan, 0)::numeric(40, 12) * least(1, case when p_aset > 0 then p_dpk::numeric(50, 12) / (p_aset * 10000) else 1 end))::bigint as nilai,
      greatest(p_pendapatan + p_laba, 0)::numeric(40, 12) * least(1, case when p_aset > 0 then p_dpk::numeric(50, 12) / (p_aset * 10000) else 1 end) as disesuaikan) d
  cross join lateral (select round(d.nilai::numeric(50, 12) * p_hari * 1e13 / p_dpk)::bigint as dasar, d.disesuaikan * p_hari * 1e13 / p_dpk as laba) tariff
$$;

-- All that the rate of a month is computed from and what it comes to with these adjustments, as it is kept: { jenis, jumlah } each.
create or replace function hi1000_document(p_pool text, p_bulan date, p_penyesuaian jsonb) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  with hari as (select extract(day from month_end(p_bulan))::integer as hari),
  pendapatan as materialized (
    -- What the year's end carried over was earned all the same.
    select g.kode_gl, (coalesce(sum(t.kredit_idr - t.debet_idr), 0) + coalesce((
      select sum(l.jumlah) from year_end y join journal_line l on (l.journal_id, l.tanggal) = (y.journal_id, y.tanggal)
      where y.tanggal between p_bulan and month_end(p_bulan) and l.kode_gl = g.kode_gl), 0))::bigint as jumlah from pool_gl g
    left join gl_total t on t.kode_gl = g.kode_gl and t.tanggal between p_bulan and month_end(p_bulan)
    where g.pool = p_pool and g.guna = 'PENDAPATAN' group by 1
  ), aset as (
    select greatest(coalesce(sum((t.debet_idr - t.kredit_idr) * (month_end(p_bulan) - greatest(t.tanggal, p_bulan) + 1)), 0), 0) as jumlah
    from pool_gl g join gl_total t on t.kode_gl = g.kode_gl and t.tanggal <= month_end(p_bulan) where g.pool = p_pool and g.guna = 'ASET'
  ), produk as materialized (
    select p.kode_produk, p.kode_gl, count(*)::integer as rekening, sum(p.jumlah_saldo)::numeric as jumlah_saldo, sum(p.jumlah_saldo::numeric * p.bobot) as jumlah_dpk,
      sum(coalesce(p.saldo_nisbah, 0) * p.bobot) as jumlah_bagian
    from profit_share p where p.bulan = p_bulan and p.pool = p_pool and p.jenis = 'BAGI_HASIL' and p.putaran = sharing_round(p_pool, p_bulan) group by 1, 2
  ), ubah as (
    select coalesce(sum(case x.jenis when 'PER_BENTUK' then -x.jumlah when 'PER_LEPAS' then x.jumlah end), 0)::bigint as laba,
      coalesce(sum(case x.jenis when 'IRR_BENTUK' then -x.jumlah when 'IRR_LEPAS' then x.jumlah when 'HIBAH' then x.jumlah end), 0)::bigint as nasabah
    from jsonb_to_recordset(p_penyesuaian) as x(jenis text, jumlah bigint)
  ), jumlah as (
    select (select coalesce(sum(i.jumlah), 0)::bigint from pendapatan i) as pendapatan, coalesce(sum(p.jumlah_dpk), 0) as dpk, coalesce(sum(p.jumlah_bagian), 0) as bagian from produk p
  )
  select jsonb_build_object('hari', h.hari, 'putaran', sharing_round(p_pool, p_bulan), 'indikatif', hi1000_on(p_pool, (p_bulan - interval '1 day')::date)::text,
    'pendapatan', j.pendapatan::text, 'jumlah_dpk', j.dpk::text, 'jumlah_bagian', j.bagian::text, 'jumlah_aset', s.jumlah::text,
    'pendapatan_dpk', case when j.dpk > 0 then n.pendapatan_dpk::text end, 'dasar', case when j.dpk > 0 then n.dasar::text end, 'final', case when j.dpk > 0 then n.final::text end,
    'hi1000_income', (select coalesce(jsonb_agg(jsonb_build_object('kode_gl', i.kode_gl, 'jumlah', i.jumlah::text) order by i.kode_gl), '[]') from pendapatan i),
    'hi1000_product', (select coalesce(jsonb_agg(jsonb_build_object('kode_produk', p.kode_produk, 'kode_gl', p.kode_gl, 'rekening', p.rekening,
      'jumlah_saldo', p.jumlah_saldo::text, 'jumlah_dpk', p.jumlah_dpk::text, 'jumlah_bagian', p.jumlah_bagian::text) order by p.kode_produk, p.kode_gl), '[]') from produk p))
  from hari h cross join aset s cross join ubah u cross join jumlah j
  cross join lateral hi1000_of(j.pendapatan, nullif(j.dpk, 0), s.jumlah, j.bagian, h.hari, u.laba, u.nasabah) n
$$;

-- Returns what keeps the rate of a month from being set: a code and what it is about, one row each.
create or replace function hi1000_obstacles(p_pool text, p_bulan date) returns table (kode text, sebut text, nominal bigint) language sql stable security definer set search_path = public, pg_temp as $$
  select 'HI1000_SET', to_char(h.bulan, 'YYYY-MM'), null::bigint from hi1000 h where h.pool = p_pool and h.bulan = p_bulan and h.status <> 'DIBATALKAN'
  union all
  select 'PERIOD_CLOSED', to_char(g.bulan, 'YYYY-MM'), null from gl_period g
  where g.bulan = p_bulan and g.status <> 'BUKA' and not exists (select from hi1000 h where h.pool = p_pool and h.bulan = p_bulan and h.status = 'DIBATALKAN')
  union all
  -- What was undone is shared again before the next month.
  select 'SHARING_UNDONE', to_char(h.bulan, 'YYYY-MM'), null from hi1000 h where h.pool = p_pool and h.bulan < p_bulan and h.status = 'DIBATALKAN'
  union all
  select 'MONTH_LATE', to_char(m, 'YYYY-MM'), null from month_in_hand() m where m < p_bulan
  union all
  select 'MONTH_NOT_OVER', b.kode_cabang, null from branch b where b.jenis <> 'HO' and not month_is_over(b, p_bulan)
  union all
  select 'AVERAGES_MISSING', m.kode_cabang, m.jumlah::bigint from averages_missing(p_pool, p_bulan) m
  union all
  -- The members' balances are the ledger's, each control account by itself.
  select 'POOL_UNBALANCED', x.kode_gl, (x.buku - x.rekening)::bigint from (
    select k.kode_gl, sum(k.saldo_buku) as rekening, (select coalesce(sum(t.kredit - t.debet), 0) from gl_total t where t.kode_gl = k.kode_gl) as buku
    from (select a.kode_gl, s.saldo_buku from account a join account_state s using (nomor_rekening)
          where a.kode_gl in (select y.kode_gl from account y join pool_member m using (kode_produk) where m.pool = p_pool)) k group by 1) x
  where x.rekening <> x.buku
  union all
  select 'POOL_EMPTY', p_pool, null where not exists (
    select from profit_share p where p.bulan = p_bulan and p.pool = p_pool and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.jumlah_saldo > 0)
$$;

-- The rate is what the database computes now from what is locked and in the ledger; another one than both persons saw is refused.
create or replace function before_hi1000(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_pool text := b ->> 'pool';
  v_bulan date := (b ->> 'bulan')::date;
  v_dok jsonb;
  r record;
begin
  perform pg_advisory_xact_lock(7331, to_char(v_bulan, 'YYYYMM')::integer);
  if e ->> 'aksi' = 'UBAH' and b ->> 'status' = 'DIBATALKAN' then
    perform undo_sharing(v_pool, v_bulan, b ->> 'keterangan', p_user, p_kedua);
    return null;
  end if;
  if e ->> 'aksi' = 'HAPUS' or b ->> 'status' <> 'DITETAPKAN' then perform refuse('HI1000_SET', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM'))); end if;
  select * into r from hi1000_obstacles(v_pool, v_bulan) limit 1;
  if r.kode in ('HI1000_SET', 'PERIOD_CLOSED') then perform refuse('HI1000_SET', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
  elsif r.kode = 'SHARING_UNDONE' then perform refuse('SHARING_UNDONE', jsonb_build_object('bulan', r.sebut));
  elsif r.kode = 'MONTH_LATE' then perform refuse('MONTH_LATE', jsonb_build_object('bulan', r.sebut));
  elsif r.kode = 'MONTH_NOT_OVER' then perform refuse('MONTH_NOT_OVER', jsonb_build_object('cabang', r.sebut));
  elsif r.kode = 'AVERAGES_MISSING' then perform refuse('AVERAGES_MISSING', jsonb_build_object('cabang', r.sebut));
  elsif r.kode = 'POOL_UNBALANCED' then perform refuse('POOL_UNBALANCED', jsonb_build_object('kode_gl', r.sebut));
  elsif r.kode is not null then perform refuse('POOL_EMPTY', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
  end if;
  select * into r from reserve_obstacles(v_pool, v_bulan, coalesce(e #> '{bagian,hi1000_adjustment}', '[]')) limit 1;
  if r.kode = 'RESERVE_SHORT' then perform refuse('RESERVE_SHORT', jsonb_build_object('cadangan', r.sebut, 'ada', to_char(r.nominal / 100.0, 'FM999G999G999G999G990D00')));
  elsif r.kode is not null then perform refuse('RESERVE_BEYOND', jsonb_build_object('cadangan', r.sebut, 'ada', to_char(r.nominal / 100.0, 'FM999G999G999G999G990D00')));
  end if;
  v_dok := hi1000_document(v_pool, v_bulan, coalesce(e #> '{bagian,hi1000_adjustment}', '[]'));
  if exists (select from unnest(array['hari', 'putaran', 'indikatif', 'pendapatan', 'jumlah_dpk', 'jumlah_aset', 'pendapatan_dpk', 'dasar', 'final']) c where b ->> c is distinct from v_dok ->> c)
    or e #> '{bagian,hi1000_income}' is distinct from v_dok -> 'hi1000_income' or e #> '{bagian,hi1000_product}' is distinct from v_dok -> 'hi1000_product' then
    perform refuse('HI1000_CHANGED', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
  end if;
  return null;
end $$;
