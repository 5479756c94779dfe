-- Partitions by month of all that grows with every posting. They are made ahead, at migration and by a background job, never by a
-- posting or the opening of a day; and dropped by the rule a bank sets in `retention`.

-- What is partitioned, and by which kind of key: an accounting date, an instant, or a time-ordered identifier.
create or replace function partitioned_tables() returns table (tabel text, kunci text) language sql immutable as $$
  values ('journal', 'tanggal'), ('journal_line', 'tanggal'), ('journal_search_block', 'tanggal'), ('cash_movement', 'tanggal'), ('cash_entry', 'tanggal'), ('accrual_span', 'tanggal'), ('audit_log', 'waktu'), ('audit_chain', 'waktu'),
         ('flow_step', 'waktu'), ('inbox_event', 'waktu'), ('idempotency', 'kunci')
$$;

-- Where a month begins in such a key. Instants are counted in the bank's zone; an identifier of version 7 begins with milliseconds.
create or replace function month_bound(p_kunci text, p_bulan date) returns text language sql immutable as $$
  select case p_kunci
    when 'tanggal' then p_bulan::text
    when 'waktu' then p_bulan::text || ' 00:00:00+07'
    else regexp_replace(lpad(to_hex((extract(epoch from (p_bulan::timestamp at time zone 'Asia/Jakarta')) * 1000)::bigint), 12, '0'),
                        '^(.{8})(.{4})$', '\1-\2-0000-0000-000000000000')
  end
$$;

-- Makes one month of one table; false where it is there. The table is filled before it is attached, which locks out nobody who
-- reads or writes the others: identifiers of that month that came too early wait in the default partition.
create or replace function ensure_partition(p_tabel text, p_kunci text, p_bulan date) returns boolean language plpgsql as $$
declare
  v_nama text := format('%s_%s', p_tabel, to_char(p_bulan, 'YYYYMM'));
  v_dari text := month_bound(p_kunci, p_bulan);
  v_sampai text := month_bound(p_kunci, (p_bulan + interval '1 month')::date);
begin
  if to_regclass(v_nama) is not null then return false; end if;
  perform pg_advisory_xact_lock(7300);
  if to_regclass(v_nama) is not null then return false; end if;
  execute format('create table %I (like %I including defaults including constraints including indexes including storage)', v_nama, p_tabel);
  if p_kunci = 'kunci' then
    execute format('with dini as (delete from %I where kunci >= %L and kunci < %L returning *) insert into %I select * from dini',
                   p_tabel || '_lain', v_dari, v_sampai, v_nama);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', p_tabel, v_nama, v_dari, v_sampai);
  return true;
end $$;

-- Makes the partitions of so many months from the month of a date on, of all tables; returns how many were missing.
create or replace function ensure_partitions(p_dari date, p_bulan integer) returns integer language sql as $$
  select count(*) filter (where ensure_partition(t.tabel, t.kunci, (date_trunc('month', p_dari) + make_interval(months => m))::date))::integer
  from generate_series(0, p_bulan - 1) m cross join partitioned_tables() t
$$;

-- From the oldest branch day that is posted on to three months ahead of the calendar.
create or replace function make_partitions_ahead() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_dari date := date_trunc('month', least(oldest_branch_day(), current_date));
begin
  return ensure_partitions(v_dari, (extract(year from age(date_trunc('month', current_date), v_dari)) * 12
    + extract(month from age(date_trunc('month', current_date), v_dari)))::integer + 4);
end $$;

-- Drops the months that `retention` lets go; returns how many partitions went.
create or replace function prune_partitions() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_nama text;
  v_n integer := 0;
begin
  perform pg_advisory_xact_lock(7300);
  for v_nama in
    select c.relname from retention r join partitioned_tables() t using (tabel)
    join pg_inherits i on i.inhparent = r.tabel::regclass join pg_class c on c.oid = i.inhrelid
    where r.bulan is not null and c.relname ~ '_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM') < date_trunc('month', current_date) - make_interval(months => r.bulan)
    order by 1
  loop
    execute format('drop table %I', v_nama);
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

-- Summarises what the indexes by blocks (BRIN) have not yet; returns how many spans of blocks. The database does it by itself when the next span begins, so that of every
-- month the last one never is, and each reading of what is not rolled up yet reads the end of each month.
create or replace function summarise_months() returns integer language sql security definer set search_path = public, pg_temp as $$
  select coalesce(sum(brin_summarize_new_values(c.oid)), 0)::integer from pg_class c join pg_am a on a.oid = c.relam
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and a.amname = 'brin'
$$;
