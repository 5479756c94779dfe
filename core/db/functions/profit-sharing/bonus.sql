-- Bonus wadiah (core/profit-sharing/README.md; domain: profit sharing, bonus): given afterwards, never promised. The board decides a rate for 1,000 rupiah of average
-- balance; each branch's end of day gives it once.

-- Returns what a product's accounts stood at on average in a month, of the bank or of a branch: for the board to decide by.
create or replace function bonus_basis(p_produk text, p_bulan date, out rekening integer, out jumlah_saldo numeric, out hari integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer, coalesce(sum(r.jumlah_saldo), 0), extract(day from month_end(p_bulan))::integer
  from average_balances(null, array[p_produk], null, p_bulan, month_end(p_bulan)) r join account a using (nomor_rekening) join account_state s using (nomor_rekening)
  where a.kode_valuta = 'IDR' and s.status <> 'TUTUP' and r.jumlah_saldo > 0
$$;

-- Says why the bonus of a month cannot be decided now. Nothing hinders it once the month is over, nor while its end of day waits for the rate of the month. What is
-- decided then is given by that end of day, before the year is closed: an expense of its own year (domain: EOM). Without a product, for any of them.
create or replace function bonus_hindrance(p_produk text, p_bulan date) returns table (kode text, sebut text) language sql stable security definer set search_path = public, pg_temp as $$
  select x.kode, x.sebut from (
    select 1 as urut, 'BONUS_TOO_EARLY' as kode, b.kode_cabang as sebut from branch b
    where case when b.jenis = 'HO' then date_trunc('month', next_business_day(b.accounting_date)) <= p_bulan else not month_is_over(b, p_bulan) end
    union all
    select 2, 'BONUS_MONTH_ENDING', '' from hi1000 h where h.bulan = p_bulan and h.status <> 'DIBATALKAN'
    union all
    -- A branch without members of a pool waits for no rate.
    select 2, 'BONUS_MONTH_ENDING', e.kode_cabang from eod_run e join eod_step s using (run)
    where s.kode = 'BONUS' and s.status <> 'MENUNGGU' and month_end(p_bulan) between e.dari and e.berikut - 1
      and exists (select from account a join account_state t using (nomor_rekening) where a.kode_cabang = e.kode_cabang and a.kode_produk = p_produk and t.status <> 'TUTUP')) x
  where p_bulan >= date_trunc('month', (head_office()).accounting_date) order by x.urut, x.sebut limit 1
$$;

-- A bonus is decided once for a product and month, for funds that earn no share, and not before the month's end: nothing is promised.
create or replace function before_bonus(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_bulan date := (b ->> 'bulan')::date;
  h record;
begin
  -- The rate of the month is not set meanwhile, so that no branch goes on to its bonus.
  perform pg_advisory_xact_lock(7331, to_char(v_bulan, 'YYYYMM')::integer);
  perform pg_advisory_xact_lock(7333, to_char(v_bulan, 'YYYYMM')::integer);
  if e ->> 'aksi' <> 'BUAT' or b ->> 'status' <> 'DITETAPKAN' then perform refuse('BONUS_SET', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM'))); end if;
  if not exists (select from product p where p.kode_produk = b ->> 'kode_produk' and p.akad ilike 'wadiah%' and p.kode_valuta = 'IDR') then perform refuse('BONUS_NOT_WADIAH'); end if;
  select * into h from bonus_hindrance(b ->> 'kode_produk', v_bulan);
  if h.kode = 'BONUS_TOO_EARLY' then perform refuse('BONUS_TOO_EARLY', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM'), 'cabang', h.sebut));
  elsif h.kode is not null then perform refuse('BONUS_MONTH_ENDING', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
  end if;
  return null;
end $$;

-- Bonuses that a branch has still to give.
create or replace function bonuses_due(p_cabang text) returns table (kode_produk text, bulan date) language sql stable security definer set search_path = public, pg_temp as $$
  select b.kode_produk, b.bulan from wadiah_bonus b where b.status = 'DITETAPKAN'
    and not exists (select from wadiah_bonus_branch c where (c.kode_produk, c.bulan, c.kode_cabang) = (b.kode_produk, b.bulan, p_cabang)) order by b.bulan, b.kode_produk
$$;

-- Works out what a branch's accounts of a product get by the rules of its day, and where each goes: to the account, or where that takes no credit to what waits on 201007.
create or replace function plan_bonus(p_cabang text, p_produk text, p_bulan date) returns setof profit_share language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_hari integer := extract(day from month_end(p_bulan));
begin
  perform pg_advisory_xact_lock(7333, to_char(p_bulan, 'YYYYMM')::integer);
  if not exists (select from bonuses_due(p_cabang) d where d.kode_produk = p_produk and d.bulan = p_bulan) then return; end if;
  return query
    with hak as materialized (
      select a.nomor_rekening, a.kode_gl, s.seq, s.status, s.blokir, r.jumlah_saldo, b.tarif, r.jumlah_saldo::numeric(60, 24) * b.tarif / (v_hari * 1e9) as persis
      from average_balances(p_cabang, array[p_produk], null, p_bulan, month_end(p_bulan)) r join account a using (nomor_rekening) join account_state s using (nomor_rekening)
      join wadiah_bonus b on b.kode_produk = p_produk and b.bulan = p_bulan
      where a.kode_valuta = 'IDR' and s.status not in ('TUTUP', 'PENUTUPAN') and r.jumlah_saldo > 0
    ), neto as materialized (
      select n.* from net_shares(array(select k.nomor_rekening from hak k order by 1), array(select k.persis from hak k order by k.nomor_rekening), v_tanggal) n
    )
    insert into profit_share as p (nomor_rekening, bulan, jenis, status, kode_cabang, kode_produk, kode_gl, seq, jumlah_saldo, bobot, dibayar, hi1000, bruto, pajak, zakat, neto, dana,
      sebab_pajak, tujuan, tanggal)
    select k.nomor_rekening, p_bulan, 'BONUS', 'RATA_RATA', p_cabang, p_produk, k.kode_gl, k.seq, k.jumlah_saldo, 10000, true, k.tarif, n.bruto, n.pajak, n.zakat, n.neto, n.dana,
      n.sebab_pajak, case when k.blokir in ('K', 'T') then '' else k.nomor_rekening end, v_tanggal
    from hak k join neto n using (nomor_rekening) where n.bruto > 0
    returning p.*;
end $$;

-- Records what was planned as given: posted by this very transaction, Dr 602001 / Cr account, 205001, 206001.
create or replace function record_bonus(p_cabang text, p_produk text, p_bulan date) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_n integer;
  v_salah text;
begin
  with baris as materialized (
    select j.rekening, j.id, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('TAX_ON_SHARES')), 0) as pajak, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('ZAKAT_OWED')), 0) as zakat,
      sum(l.jumlah) filter (where l.kode_gl = gl('WADIAH_BONUS')) as bruto, -coalesce(sum(l.jumlah) filter (where l.rekening = j.rekening or l.kode_gl = gl('SHARES_NOT_COLLECTED')), 0) as neto
    from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
    where j.xid = v_xid and j.tanggal = v_tanggal and j.operasi = 'BONUS' and j.kode_cabang = p_cabang group by 1, 2
  )
  update profit_share p set status = 'DIBAGIKAN', journal_id = b.id from baris b
  where p.nomor_rekening = b.rekening and p.bulan = p_bulan and p.jenis = 'BONUS' and p.kode_produk = p_produk and p.status = 'RATA_RATA'
    and (b.bruto, b.pajak, b.zakat, b.neto) = (p.bruto, p.pajak, p.zakat, p.neto);
  get diagnostics v_n = row_count;
  select p.nomor_rekening into v_salah from profit_share p
  where p.bulan = p_bulan and p.jenis = 'BONUS' and p.kode_cabang = p_cabang and p.kode_produk = p_produk and p.status = 'RATA_RATA' limit 1;
  if v_salah is null then
    select j.rekening into v_salah from journal j where j.xid = v_xid and j.tanggal = v_tanggal and j.operasi = 'BONUS' and j.kode_cabang = p_cabang
      and not exists (select from profit_share p where p.journal_id = j.id and p.bulan = p_bulan and p.jenis = 'BONUS' and p.kode_produk = p_produk) limit 1;
  end if;
  if v_salah is not null then raise exception 'the bonus of % is not what was posted', v_salah; end if;
  insert into wadiah_bonus_branch (kode_produk, bulan, kode_cabang, rekening, bruto, pajak, zakat, tanggal)
  select p_produk, p_bulan, p_cabang, count(*), coalesce(sum(p.bruto), 0), coalesce(sum(p.pajak), 0), coalesce(sum(p.zakat), 0), v_tanggal
  from profit_share p where p.bulan = p_bulan and p.jenis = 'BONUS' and p.kode_cabang = p_cabang and p.kode_produk = p_produk;
  if not exists (select from branch b where not is_branch_closed(b) and not exists (
    select from wadiah_bonus_branch c where (c.kode_produk, c.bulan, c.kode_cabang) = (p_produk, p_bulan, b.kode_cabang))) then
    update wadiah_bonus b set status = 'DIBAGIKAN', versi = b.versi + 1 where (b.kode_produk, b.bulan) = (p_produk, p_bulan);
    perform append_record_version('wadiah_bonus', jsonb_build_object('kode_produk', p_produk, 'bulan', p_bulan), 'AKHIR', 'SISTEM', null, null, (head_office()).kode_cabang);
  end if;
  return v_n;
end $$;
