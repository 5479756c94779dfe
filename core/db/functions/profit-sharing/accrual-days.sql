-- The end of day accrues (docs/adr/0057-accruals-as-spans-of-days.md; domain: profit sharing, daily accrual): it reads the accounts for which something
-- has happened since the day before, writes what changed, and sums the day.

-- The indicative income of 1,000 rupiah in the month of a day, for each product, in millionths of a rupiah: the HI-1000 last set for its pool.
create or replace function accrual_rates(p_hari date) returns table (kode_produk text, hi bigint) language sql stable as $$
  select p.kode_produk, hi1000_on(m.pool, date_trunc('month', p_hari)::date) from product p left join pool_member m using (kode_produk)
$$;

-- A part of a balance, rounded half up.
create or replace function part_of(p_saldo bigint, p_atas bigint, p_bawah bigint) returns bigint language sql immutable parallel safe as $$
  select case when p_saldo < 4000000000000000000 / greatest(p_atas, 1) then (2 * p_saldo * p_atas + p_bawah) / (2 * p_bawah)
    else div(2 * p_saldo::numeric * p_atas + p_bawah, 2 * p_bawah::numeric)::bigint end
$$;

-- Returns what a balance earns on a day, rounded half up, in minor units: balance / 1000 x HI-1000 x nisbah / days of the month, of the part of it that its
-- product's weight counts. `p_faktor` / `p_bawah` is all of it but balance and nisbah (accrual_rate). What these have in common with the nisbah is left
-- out, so that most accounts are reckoned without numerics.
create or replace function accrual_of(p_saldo bigint, p_nisbah integer, p_faktor bigint, p_bawah bigint) returns bigint language sql immutable parallel safe as $$
  select part_of(p_saldo, p_faktor * (p_nisbah / gcd(p_nisbah, p_bawah)), p_bawah / gcd(p_nisbah, p_bawah))
$$;

create or replace function month_end(p_hari date) returns date language sql immutable as $$
  select (date_trunc('month', p_hari::timestamp) + interval '1 month' - interval '1 day')::date
$$;

-- The next day of a branch that is to be accrued, from a day on where it never was.
create or replace function accrual_due(p_cabang text, p_dari date) returns date language sql stable as $$
  select coalesce((select b.sampai + 1 from accrual_branch b where b.kode_cabang = p_cabang), p_dari)
$$;

-- Only the end of day accrues: of a branch in CUT_OFF, the day that is next, none beyond the day before the next business day or the month's end.
create or replace function prove_accrual_day(p_cabang text, p_hari date) returns void language plpgsql as $$
declare
  b branch;
begin
  perform pg_advisory_xact_lock_shared(7310, p_cabang::integer);
  select * into b from branch where kode_cabang = p_cabang;
  if b.status is distinct from 'CUT_OFF' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', p_cabang)); end if;
  if p_hari <> accrual_due(p_cabang, p_hari) or p_hari >= next_business_day(b.accounting_date) or p_hari > month_end(b.accounting_date) then
    perform refuse('DAY_CHANGED', jsonb_build_object('cabang', p_cabang));
  end if;
end $$;

-- Accounts that are scanned from a day on although nothing was posted to them. Called by triggers on all that an accrual is reckoned from.
create or replace function touch_accruals(p_rekening text[], p_hari date[]) returns void language sql as $$
  insert into accrual_touch (nomor_rekening, hari) select distinct x.rekening, coalesce(x.hari, '-infinity') from unnest(p_rekening, p_hari) as x(rekening, hari)
  where x.rekening is not null
  on conflict (nomor_rekening, hari) do update set xid = excluded.xid
$$;

create or replace function accruals_of_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform touch_accruals(array_agg(n.nomor_rekening), array_agg(n.tanggal_buka)) from baru n;
  return null;
end $$;
create or replace trigger account_opened_accrual after insert on account referencing new table as baru for each statement execute function accruals_of_opened();

create or replace function accruals_of_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform touch_accruals(array[new.nomor_rekening], array[null::date]);
  return null;
end $$;
create or replace trigger account_changed_accrual after update of kode_cabang, kode_produk, kode_valuta, tanggal_buka on account for each row
  when ((old.kode_cabang, old.kode_produk, old.kode_valuta, old.tanggal_buka) is distinct from (new.kode_cabang, new.kode_produk, new.kode_valuta, new.tanggal_buka))
  execute function accruals_of_account();
create or replace trigger account_state_accrual after update of status, saldo_minimum on account_state for each row
  when ((old.status = 'TUTUP', old.saldo_minimum) is distinct from (new.status = 'TUTUP', new.saldo_minimum)) execute function accruals_of_account();

create or replace function accruals_of_contract() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform touch_accruals(array[old.nomor_rekening, new.nomor_rekening], array[old.berlaku_sejak, new.berlaku_sejak]);
  return null;
end $$;
create or replace trigger account_contract_accrual after update or delete on account_contract for each row execute function accruals_of_contract();

create or replace function accruals_of_agreed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform touch_accruals(array_agg(n.nomor_rekening), array_agg(n.berlaku_sejak)) from baru n;
  return null;
end $$;
create or replace trigger account_agreed_accrual after insert on account_contract referencing new table as baru for each statement execute function accruals_of_agreed();

create or replace function accruals_of_float() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform touch_accruals(array[old.nomor_rekening, new.nomor_rekening], array[null, null]::date[]);
  return null;
end $$;
-- Those that wait are checked at each end of day; this notes that one no longer does, or until another day.
create or replace trigger account_float_accrual after delete or update of nomor_rekening, journal_id, jumlah, tanggal_efektif on account_float for each row execute function accruals_of_float();

-- A deposit that does not roll is scanned on the day its term ends, and once more where it will roll after all (domain: deposits, maturity).
create or replace function accruals_of_term() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.perpanjangan = 'NON_ARO' then
    perform touch_accruals(array[new.nomor_rekening], array[new.jatuh_tempo]);
  elsif tg_op = 'UPDATE' and old.perpanjangan = 'NON_ARO' then
    perform touch_accruals(array[new.nomor_rekening], array[null::date]);
  end if;
  return null;
end $$;
create or replace trigger deposit_term_accrual after insert or update of jatuh_tempo, perpanjangan on deposit for each row
  when (new.jatuh_tempo is not null) execute function accruals_of_term();

-- Begins to accrue a day, once: its rates are fixed, and so are the accounts to scan. Everything is where the branch has never accrued, or where days below
-- the minimum begin or cease to count.
create or replace function begin_accrual_day(p_cabang text, p_hari date) returns accrual_watermark language plpgsql as $$
declare
  v_look accrual_watermark;
  v_dilihat bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  v_bawah bigint := 100000000000000000 * extract(day from month_end(p_hari))::bigint;
  v_semua boolean;
begin
  perform prove_accrual_day(p_cabang, p_hari);
  select * into v_look from accrual_watermark l where l.kode_cabang = p_cabang for update;
  if v_look.hari = p_hari then
    if v_look.xid is null then return v_look; end if;
    update accrual_watermark l set jumlah = null, xid = null where l.kode_cabang = p_cabang returning * into v_look;
    return v_look;
  end if;
  v_semua := v_look.horizon is null or exists (
    select from averaging_on(p_hari) w join accrual_rate r using (kode_produk)
    where r.kode_cabang = p_cabang and p_hari - 1 between r.dari and r.sampai and r.di_bawah_minimum <> w.hitung_di_bawah_minimum);
  with kini as (
    select w.kode_produk, w.bobot, w.hitung_di_bawah_minimum, r.hi, gcd(r.hi * w.bobot, v_bawah) as sama from averaging_on(p_hari) w join accrual_rates(p_hari) r using (kode_produk)
  ), beda as materialized (
    select k.*, l.dari as lama from kini k left join accrual_rate l on l.kode_cabang = p_cabang and l.kode_produk = k.kode_produk and p_hari between l.dari and l.sampai
    where (k.hi, k.bobot, k.hitung_di_bawah_minimum) is distinct from (l.hi, l.bobot, l.di_bawah_minimum)
  ), lama as (
    update accrual_rate l set sampai = p_hari - 1 from beda d where (l.kode_cabang, l.kode_produk, l.dari) = (p_cabang, d.kode_produk, d.lama) and d.lama < p_hari
  )
  insert into accrual_rate (kode_cabang, kode_produk, dari, sampai, hi, bobot, di_bawah_minimum, faktor, bawah)
  select p_cabang, d.kode_produk, p_hari, month_end(p_hari), d.hi, d.bobot, d.hitung_di_bawah_minimum, d.hi * d.bobot / d.sama, v_bawah / d.sama from beda d
  on conflict (kode_cabang, kode_produk, dari) do update set hi = excluded.hi, bobot = excluded.bobot, di_bawah_minimum = excluded.di_bawah_minimum,
    faktor = excluded.faktor, bawah = excluded.bawah;
  insert into accrual_watermark as l (kode_cabang, hari, dilihat, semua) values (p_cabang, p_hari, v_dilihat, v_semua)
  on conflict (kode_cabang) do update set hari = excluded.hari, dilihat = excluded.dilihat, semua = excluded.semua, jumlah = null, xid = null
  returning * into v_look;
  return v_look;
end $$;

-- Brings what a branch's accounts between two numbers earn to a day that is to be accrued. It looks at those to which lines came since the day before was
-- scanned and at those that were touched; who earns as before is left alone, the others' days end the day before and new ones begin. A balance stands
-- as the books know it at this end of day; what is back-valued to a day that was accrued is for the month's true-up. Product and share of an account are those of
-- the day before, but where it was touched. A deposit that stays past the end of its term counts for nothing (deposit_past_end). Asked again it changes
-- nothing, or what has changed since. Returns how many accounts it scanned.
create or replace function accrue_accounts(p_cabang text, p_hari date, p_dari text, p_sampai text) returns integer
language plpgsql security definer set search_path = public, pg_temp set work_mem = '64MB' set jit = off set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
declare
  v_look accrual_watermark := begin_accrual_day(p_cabang, p_hari);
  -- Every line that says more than what stands is of a transaction from here on.
  v_horizon bigint := coalesce(v_look.horizon, 0);
  v_pertama boolean := v_look.horizon is null;
  v_n integer;
begin
  with aturan as materialized (
    select r.kode_produk, r.di_bawah_minimum from accrual_rate r where r.kode_cabang = p_cabang and p_hari between r.dari and r.sampai
  ), baris as materialized (
    select l.rekening, -coalesce(sum(l.jumlah) filter (where l.tanggal > p_hari and coalesce(l.tanggal_valuta, l.tanggal) > p_hari), 0) as nanti
    from journal_line l where l.xid >= v_horizon and l.rekening between p_dari and p_sampai group by 1
  ), sentuh as materialized (
    select t.nomor_rekening from accrual_touch t where t.hari <= p_hari and t.nomor_rekening between p_dari and p_sampai and not v_pertama
    union
    select a.nomor_rekening from account a where a.kode_cabang = p_cabang and a.nomor_rekening between p_dari and p_sampai and v_pertama
  ), lihat as materialized (
    select b.rekening as nomor_rekening from baris b where not v_look.semua
    union
    select f.nomor_rekening from account_float f where f.tanggal_efektif >= p_hari and f.nomor_rekening between p_dari and p_sampai
    union
    select n.nomor_rekening from accrual_now n where n.kode_cabang = p_cabang and n.nomor_rekening between p_dari and p_sampai and v_look.semua
    except select t.nomor_rekening from sentuh t
  ), ubah as (
    select x.rekening, sum(x.jumlah) as jumlah from (
      select b.rekening, b.nanti as jumlah from baris b where b.nanti <> 0 union all select f.rekening, f.jumlah from float_changes(p_dari, p_sampai, p_hari) f) x group by 1
  ), rekening as (
    select n.nomor_rekening, n.kode_produk, n.nisbah, true as hidup, n.dari as lama, n.saldo as saldo_lama, n.nisbah as nisbah_lama, n.kode_produk as produk_lama
    from lihat x join accrual_now n using (nomor_rekening) where n.kode_cabang = p_cabang
    union all
    -- Accounts that were not accrued here the day before; what another branch has accrued, or a closing took, is not accrued again.
    select a.nomor_rekening, a.kode_produk, k.nisbah_nasabah,
      s.status <> 'TUTUP' and a.kode_valuta = 'IDR' and a.tanggal_buka <= p_hari and k.nisbah_nasabah is not null
        and (n.dari is not null or not exists (select from accrual_span r where r.nomor_rekening = a.nomor_rekening and r.sampai >= p_hari)),
      n.dari, n.saldo, n.nisbah, n.kode_produk
    from sentuh t join account a using (nomor_rekening) join account_state s using (nomor_rekening) left join accrual_now n using (nomor_rekening)
    left join lateral account_contract_on(a.nomor_rekening, p_hari) k on true where a.kode_cabang = p_cabang
  ), hitung as materialized (
    select r.*, case when e.nomor_rekening is null and (w.di_bawah_minimum or x.saldo >= s.saldo_minimum) then greatest(x.saldo, 0) else 0 end as saldo
    from rekening r join account_state s using (nomor_rekening) join aturan w using (kode_produk) left join ubah u on u.rekening = r.nomor_rekening
    left join deposit_past_end e on e.nomor_rekening = r.nomor_rekening and e.sejak <= p_hari
    cross join lateral (select s.saldo_buku - coalesce(u.jumlah, 0)::bigint as saldo) x
  ), beda as materialized (
    select h.* from hitung h where not h.hidup and h.lama is not null
      or h.hidup and (h.lama is null or (h.saldo, h.nisbah, h.kode_produk) is distinct from (h.saldo_lama, h.nisbah_lama, h.produk_lama))
  ), selesai as (
    insert into accrual_span (nomor_rekening, dari, sampai, kode_cabang, kode_produk, saldo, nisbah)
    select d.nomor_rekening, d.lama, p_hari - 1, p_cabang, d.produk_lama, d.saldo_lama, d.nisbah_lama from beda d where d.lama < p_hari
  ), ganti as (
    update accrual_now n set dari = p_hari, saldo = d.saldo, nisbah = d.nisbah, kode_produk = d.kode_produk from beda d
    where n.nomor_rekening = d.nomor_rekening and d.hidup and d.lama is not null
  ), buang as (
    delete from accrual_now n using beda d where n.nomor_rekening = d.nomor_rekening and not d.hidup
  ), baru as (
    insert into accrual_now (nomor_rekening, dari, kode_cabang, kode_produk, saldo, nisbah)
    select d.nomor_rekening, p_hari, p_cabang, d.kode_produk, d.saldo, d.nisbah from beda d where d.hidup and d.lama is null
  )
  select count(*) into v_n from hitung;
  return v_n;
end $$;

-- Returns what a branch's accounts earned on a day, by product: what they did the day before, without those that ended then and with those that begin; all of them
-- from anew where the rate begins with the day. Kept for the transaction that posts it.
create or replace function sum_accrual_day(p_cabang text, p_hari date) returns table (kode_produk text, rekening integer, saldo bigint, jumlah bigint)
language plpgsql security definer set search_path = public, pg_temp set work_mem = '64MB' set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  v_jumlah jsonb;
begin
  perform begin_accrual_day(p_cabang, p_hari);
  with tarif as materialized (
    select r.kode_produk, r.faktor, r.bawah, r.dari from accrual_rate r where r.kode_cabang = p_cabang and p_hari between r.dari and r.sampai
  ), hitung as (
    select d.kode_produk, d.rekening, d.saldo, d.jumlah from accrual_day d join tarif t using (kode_produk)
    where d.kode_cabang = p_cabang and d.tanggal = p_hari - 1 and t.dari < p_hari
    union all
    select n.kode_produk, count(*), sum(n.saldo), sum(accrual_of(n.saldo, n.nisbah, t.faktor, t.bawah)) from accrual_now n join tarif t using (kode_produk)
    where n.kode_cabang = p_cabang and n.dari = p_hari and t.dari < p_hari group by 1
    union all
    select r.kode_produk, -count(*), -sum(r.saldo), -sum(accrual_of(r.saldo, r.nisbah, t.faktor, t.bawah)) from accrual_span r join tarif t using (kode_produk)
    where r.kode_cabang = p_cabang and r.sampai = p_hari - 1 and t.dari < p_hari group by 1
    union all
    select x.kode_produk, x.rekening, x.saldo, x.jumlah from (
      select n.kode_produk, count(*) as rekening, sum(n.saldo) as saldo, sum(accrual_of(n.saldo, n.nisbah, t.faktor, t.bawah)) as jumlah from accrual_now n join tarif t using (kode_produk)
      where n.kode_cabang = p_cabang and t.dari = p_hari group by 1) x
    where exists (select from tarif t where t.dari = p_hari)
  ), produk as (
    select h.kode_produk, sum(h.rekening) as rekening, sum(h.saldo) as saldo, sum(h.jumlah) as jumlah from hitung h group by 1 having sum(h.rekening) > 0
  )
  select coalesce(jsonb_agg(jsonb_build_object('kode_produk', p.kode_produk, 'rekening', p.rekening, 'saldo', p.saldo::text, 'jumlah', p.jumlah::text)), '[]')
  into v_jumlah from produk p;
  update accrual_watermark l set jumlah = v_jumlah, xid = pg_current_xact_id()::text::bigint where l.kode_cabang = p_cabang;
  return query select x.kode_produk, x.rekening, x.saldo, x.jumlah
    from jsonb_to_recordset(v_jumlah) as x(kode_produk text, rekening integer, saldo bigint, jumlah bigint) order by 1;
end $$;

-- Ends a day of a branch: what its accounts earned was summed and posted by this very transaction, a journal for each product in their order.
create or replace function end_accrual_day(p_cabang text, p_hari date) returns integer language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_buku date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_look accrual_watermark;
  v_n integer;
begin
  perform prove_accrual_day(p_cabang, p_hari);
  select * into v_look from accrual_watermark l where l.kode_cabang = p_cabang and l.hari = p_hari and l.xid = v_xid for update;
  if not found then raise exception 'the accrual of branch % on % was not summed', p_cabang, p_hari; end if;
  with jurnal as (
    select j.id, row_number() over (order by j.id) as urut from journal j
    where j.kode_cabang = p_cabang and j.tanggal = v_buku and j.xid = v_xid and j.operasi = 'AKRUAL'
  ), baris as (
    select t.*, case when t.jumlah > 0 then row_number() over (partition by t.jumlah > 0 order by t.kode_produk) end as urut
    from jsonb_to_recordset(v_look.jumlah) as t(kode_produk text, rekening integer, saldo bigint, jumlah bigint)
  )
  insert into accrual_day (kode_cabang, tanggal, kode_produk, rekening, saldo, jumlah, tanggal_buku, journal_id)
  select p_cabang, p_hari, b.kode_produk, b.rekening, b.saldo, b.jumlah, v_buku, j.id from baris b left join jurnal j using (urut);
  get diagnostics v_n = row_count;
  if exists (
    select from (select d.journal_id, d.kode_produk, d.jumlah from accrual_day d where d.kode_cabang = p_cabang and d.tanggal = p_hari and d.jumlah > 0) d
    full join (
      select j.id, array_agg(l.kode_gl || ' ' || l.jumlah order by l.jumlah desc) as baris from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
      where j.kode_cabang = p_cabang and j.tanggal = v_buku and j.xid = v_xid and j.operasi = 'AKRUAL' group by 1) j on j.id = d.journal_id
    where j.baris is distinct from array['601' || right(accrual_gl(d.kode_produk), 3) || ' ' || d.jumlah, accrual_gl(d.kode_produk) || ' ' || -d.jumlah]) then
    raise exception 'the accrual of branch % on % is not what was posted', p_cabang, p_hari;
  end if;
  insert into accrual_branch (kode_cabang, sejak, sampai) values (p_cabang, p_hari, p_hari)
  on conflict (kode_cabang) do update set sampai = excluded.sampai;
  -- Later lines, and those that count from a later day on, are scanned again.
  update accrual_watermark l set jumlah = null, xid = null, horizon = least(l.dilihat, (
    select min(x.xid) from journal_line x where x.xid >= coalesce(v_look.horizon, 0) and x.tanggal > p_hari and coalesce(x.tanggal_valuta, x.tanggal) > p_hari))
  where l.kode_cabang = p_cabang;
  delete from accrual_touch t using account a where a.nomor_rekening = t.nomor_rekening and a.kode_cabang = p_cabang and t.hari <= p_hari and t.xid < v_look.dilihat;
  return v_n;
end $$;
