-- A month's shares are paid in two steps (core/profit-sharing/README.md; domain: profit sharing): what the branch owes is brought to the final rate, then each account
-- gets its share. What is written here was posted by the very transaction that writes it.

-- The days between two for which a contract says one share.
create or replace function nisbah_spans(p_rekening text, p_dari date, p_sampai date) returns table (dari date, sampai date, nisbah integer) language sql stable as $$
  select h.mulai, coalesce(lead(h.mulai) over (order by h.mulai) - 1, p_sampai), k.nisbah_nasabah
  from (select p_dari as mulai union select c.berlaku_sejak from account_contract c where c.nomor_rekening = p_rekening and c.berlaku_sejak > p_dari and c.berlaku_sejak <= p_sampai) h
  cross join lateral account_contract_on(p_rekening, h.mulai) k
$$;

-- The daily balances of these days, each times the owner's share by the contract of that day (domain: profit sharing). `p_jumlah` is their sum, `p_nisbah` the
-- share of the last day: few contracts change within a month, and only those are gone through span by span.
create or replace function balance_by_nisbah(p_rekening text, p_dari date, p_sampai date, p_jumlah bigint, p_nisbah integer) returns numeric language sql stable as $$
  select case when exists (select from account_contract c where c.nomor_rekening = p_rekening and c.berlaku_sejak > p_dari and c.berlaku_sejak <= p_sampai) then
      (select coalesce(sum(r.jumlah_saldo::numeric * s.nisbah), 0) from nisbah_spans(p_rekening, p_dari, p_sampai) s
       cross join lateral average_balances(null, null, p_rekening, s.dari, s.sampai) r)
    else p_jumlah::numeric * p_nisbah end
$$;

-- The share of an account for a month before it is rounded, in minor units: balance x nisbah / 1000 x HI-1000, of the part that its weight counts.
create or replace function share_before_rounding(p_saldo_nisbah numeric, p_bobot integer, p_hi bigint, p_hari integer) returns numeric language sql immutable as $$
  select p_saldo_nisbah::numeric(60, 24) * p_bobot * p_hi / (p_hari * 1e17)
$$;

-- Returns what each account of a branch is owed for a month by the final rate, to the sen, and what had been accrued for it. The sens are dealt out along the numbers
-- of each product, so that they add up to what the product is owed. Of what is due on days of its own only the days count that were not paid yet.
create or replace function true_up_plan(p_cabang text, p_bulan date)
returns table (nomor_rekening text, kode_produk text, hi1000 bigint, akru bigint, bagian bigint) language sql stable security definer set search_path = public, pg_temp as $$
  with hak as (
    select p.nomor_rekening, p.kode_produk, h.final, share_before_rounding(case when p.dibayar then p.saldo_nisbah
        else balance_by_nisbah(p.nomor_rekening, u.dari, u.sampai, u.jumlah, p.nisbah) end, p.bobot, h.final, h.hari) as persis,
      case when p.dibayar then accrual_open(p.nomor_rekening) - accrued_between(p.nomor_rekening, month_end(p_bulan) + 1, 'infinity')
        else accrued_between(p.nomor_rekening, u.dari, month_end(p_bulan)) end as akru
    from profit_share p join hi1000 h on h.pool = p.pool and h.bulan = p.bulan and h.putaran = p.putaran and h.status = 'DITETAPKAN'
    join account_state s using (nomor_rekening)
    left join lateral unpaid_days(p.nomor_rekening, p_bulan) u on not p.dibayar
    where (p.dibayar or s.status <> 'TUTUP') and p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.nisbah is not null
  )
  select x.nomor_rekening, x.kode_produk, x.final, x.akru, (round(x.sampai) - round(x.sampai - x.persis))::bigint
  from (select k.*, sum(k.persis) over (partition by k.kode_produk order by k.nomor_rekening) as sampai from hak k) x
$$;

-- Records what the true-up of a branch has posted, a journal for each product (601001 or 601002 against 202001 or 202002).
create or replace function record_true_up(p_cabang text, p_bulan date) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_n integer;
begin
  perform pg_advisory_xact_lock(7332, p_cabang::integer);
  -- What was owed to a deposit that was paid out after its month had been undone went with it: the month anew has nothing for it.
  update profit_share p set nisbah = null, saldo_nisbah = null from account_state s
  where s.nomor_rekening = p.nomor_rekening and s.status = 'TUTUP' and p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA'
    and p.nisbah is not null and not p.dibayar;
  update profit_share p set hi1000 = t.hi1000, akru = t.akru, bagian = t.bagian
  from true_up_plan(p_cabang, p_bulan) t where p.nomor_rekening = t.nomor_rekening and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA';
  get diagnostics v_n = row_count;
  insert into profit_branch (bulan, putaran, kode_cabang, kode_gl, akru, bagian, selisih_akru, tanggal)
  select p_bulan, min(p.putaran), p_cabang, accrual_gl(p.kode_produk), sum(p.akru), sum(p.bagian), sum(p.bagian - p.akru), v_tanggal
  from profit_share p where p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.bagian is not null group by accrual_gl(p.kode_produk);
  perform record_sharing_run(p_cabang, p_bulan);
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select p.nomor_rekening, 'TRUE_UP', p.bagian - p.akru, v_tanggal, p_cabang, p.kode_produk from profit_share p
  where p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.bagian <> p.akru;
  perform prove_accrual_moves();
  return v_n;
end $$;

-- Works out the shares of a branch's accounts between two numbers by the rules of its day, and where each goes: to its target of the day (share_targets), else
-- to what waits on 201007 (domain: deposits, destination).
create or replace function plan_shares(p_cabang text, p_bulan date, p_dari text, p_sampai text)
returns setof profit_share language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
begin
  return query
    with hak as materialized (
      select p.nomor_rekening, share_before_rounding(p.saldo_nisbah, p.bobot, p.hi1000, extract(day from month_end(p_bulan))::integer) as persis
      from profit_share p where p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.dibayar and p.bagian is not null
        and p.nomor_rekening between p_dari and p_sampai
    ), neto as materialized (
      select n.* from net_shares(array(select k.nomor_rekening from hak k order by 1), array(select k.persis from hak k order by k.nomor_rekening), v_tanggal) n
    ), tujuan as (
      select t.* from share_targets(array(select k.nomor_rekening from hak k), v_tanggal) t
    )
    update profit_share p set bruto = n.bruto, pajak = n.pajak, zakat = n.zakat, neto = n.neto, dana = n.dana, sebab_pajak = n.sebab_pajak, tujuan = coalesce(t.tujuan, ''), tanggal = v_tanggal
    from neto n left join tujuan t using (nomor_rekening)
    where p.nomor_rekening = n.nomor_rekening and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA'
    returning p.*;
end $$;

-- Records the shares that were planned and posted by this very transaction: a journal for each account, Dr 202001 / Cr destination, 205001, 206001, and what
-- rounding left between 202001 and 209001.
create or replace function record_shares(p_cabang text, p_bulan date, p_dari text, p_sampai text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_n integer;
  v_salah text;
begin
  with baris as materialized (
    select j.rekening, j.id, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('TAX_ON_SHARES')), 0) as pajak, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('ZAKAT_OWED')), 0) as zakat,
      sum(l.jumlah) filter (where l.kode_gl = gl('OWED_TO_SAVERS') and l.kode_cabang = p_cabang) as bruto, -sum(l.jumlah) filter (where l.rekening is not null or l.kode_gl = gl('SHARES_NOT_COLLECTED')) as neto,
      coalesce(min(l.rekening), '') as tujuan
    from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
    where j.xid = v_xid and j.tanggal = v_tanggal and j.operasi = 'BAGI_HASIL' and j.rekening is not null group by 1, 2
  ), bayar as (
    update profit_share p set status = 'DIBAGIKAN', journal_id = b.id
    from profit_share q left join baris b on b.rekening = q.nomor_rekening
    where (p.nomor_rekening, p.bulan, p.jenis, p.putaran) = (q.nomor_rekening, q.bulan, q.jenis, q.putaran) and p.bulan = p_bulan and p.kode_cabang = p_cabang
      and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.bruto is not null and p.nomor_rekening between p_dari and p_sampai
      and (p.bruto = 0 and b.id is null or (b.bruto, b.pajak, b.zakat, coalesce(b.neto, 0), b.tujuan) = (p.bruto, p.pajak, p.zakat, p.neto, case when p.neto = 0 then '' else p.tujuan end))
    returning p.nomor_rekening, p.kode_produk, p.bagian, p.bruto
  ), pindah as (
    insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
    select y.nomor_rekening, 'BAYAR', -y.bagian, v_tanggal, p_cabang, y.kode_produk from bayar y where y.bagian <> 0
  ), jumlah as (
    update profit_branch c set dibagikan = coalesce(c.dibagikan, 0) + x.bruto, pembulatan = coalesce(c.pembulatan, 0) + x.sisa
    from (select coalesce(sum(y.bruto), 0) as bruto, coalesce(sum(y.bagian - y.bruto), 0) as sisa from bayar y) x
    where c.bulan = p_bulan and c.kode_cabang = p_cabang and c.kode_gl = gl('OWED_TO_SAVERS') and c.putaran = (select max(z.putaran) from profit_branch z where z.bulan = p_bulan and z.kode_cabang = p_cabang)
  )
  select count(*) into v_n from bayar;
  -- Nothing that was planned is left behind, and nothing was posted that was not planned.
  select p.nomor_rekening into v_salah from profit_share p
  where p.bulan = p_bulan and p.kode_cabang = p_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.bruto is not null and p.nomor_rekening between p_dari and p_sampai limit 1;
  if v_salah is null then
    select j.rekening into v_salah from journal j where j.xid = v_xid and j.tanggal = v_tanggal and j.operasi = 'BAGI_HASIL' and j.rekening is not null
      and not exists (select from profit_share p where p.nomor_rekening = j.rekening and p.bulan = p_bulan and p.journal_id = j.id) limit 1;
  end if;
  if v_salah is not null then raise exception 'the share of % is not what was posted', v_salah; end if;
  perform record_sharing_run(p_cabang, p_bulan);
  perform prove_accrual_moves();
  return v_n;
end $$;

-- The days of a month for which something that is due on days of its own was not paid yet: from when until when, and the sum of its balances. A deposit has
-- its shares for the days before `bagi_hasil_sampai`, and none past the end of a term that does not roll.
create or replace function unpaid_days(p_rekening text, p_bulan date, out dari date, out sampai date, out jumlah bigint) language sql stable as $$
  select m.mulai, m.akhir, coalesce((select r.jumlah_saldo from average_balances(null, null, p_rekening, m.mulai, m.akhir) r where m.mulai <= m.akhir), 0)
  from (select greatest(p_bulan, (select d.bagi_hasil_sampai from deposit d where d.nomor_rekening = p_rekening)) as mulai,
    least(month_end(p_bulan), (select e.sejak - 1 from deposit_past_end e where e.nomor_rekening = p_rekening)) as akhir) m
$$;

-- Returns what a month still owes before it is done: accounts whose share was not posted, by branch.
create or replace function shares_missing(p_bulan date) returns table (kode_cabang text, jumlah integer) language sql stable security definer set search_path = public, pg_temp as $$
  select p.kode_cabang, count(*)::integer from profit_share p
  where p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.dibayar group by 1 order by 1
$$;

-- Ends a month's distribution: every share is posted, and what was kept or given beside them, no branch has anything left to post in the month, and it takes
-- no value date any more (domain: back-dating).
create or replace function end_sharing(p_bulan date) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  h hi1000;
begin
  perform pg_advisory_xact_lock(7331, to_char(p_bulan, 'YYYYMM')::integer);
  if exists (select from shares_missing(p_bulan)) or exists (select from month_still_posted(p_bulan)) or exists (select from reserves_due() d where d.bulan = p_bulan)
    or not exists (select from hi1000 x where x.bulan = p_bulan and x.status = 'DITETAPKAN') then return false; end if;
  for h in select * from hi1000 x where x.bulan = p_bulan and x.status = 'DITETAPKAN' loop
    update hi1000 x set status = 'DIBAGIKAN', versi = x.versi + 1 where (x.pool, x.bulan) = (h.pool, h.bulan);
    perform append_record_version('hi1000', jsonb_build_object('pool', h.pool, 'bulan', h.bulan), 'AKHIR', 'SISTEM', null, null, (head_office()).kode_cabang);
  end loop;
  insert into gl_period (bulan, status) values (p_bulan, 'DIBAGIKAN') on conflict (bulan) do update set status = 'DIBAGIKAN' where gl_period.status = 'BUKA';
  return true;
end $$;

-- The balances of an account day by day in the month of a share, as they were when it was reckoned: what came later on the same days, the share itself among
-- it, is left out.
create or replace function share_steps(p_rekening text, p_bulan date) returns table (dari date, sampai date, saldo bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with batas as (
    select p.seq from profit_share p where p.nomor_rekening = p_rekening and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' order by p.putaran desc limit 1
  ), nanti as (
    select coalesce(l.tanggal_valuta, l.tanggal) as hari, -sum(l.jumlah) as jumlah from journal_line l
    where l.rekening = p_rekening and l.seq > (select b.seq from batas b) and coalesce(l.tanggal_valuta, l.tanggal) <= month_end(p_bulan) group by 1
  ), saldo as materialized (
    select s.dari, s.saldo - coalesce((select sum(n.jumlah) from nanti n where n.hari <= s.dari), 0)::bigint as saldo
    from balance_steps(null, null, p_rekening, p_bulan, month_end(p_bulan)) s
  ), ubah as (
    select x.dari, x.saldo from (select s.dari, s.saldo, lag(s.saldo) over (order by s.dari) as sebelum from saldo s) x where x.saldo is distinct from x.sebelum
  )
  select u.dari, coalesce(lead(u.dari) over (order by u.dari) - 1, month_end(p_bulan)), u.saldo from ubah u
$$;
