-- The background indexes in rounds what people search for, one core at a time (docs/adr/0104-search-indexes-are-built-in-the-background.md).

-- Records which acts the trail's next numbers have, `p_maks` of them at most, as far as all are over; returns whether there is more. Whoever writes to the trail
-- takes the id of the transaction first and then a number. So all with a number that was given out before this transaction had its id are older than it,
-- and once nothing older runs, everything up to that number is over.
create or replace function index_trail(p_maks integer) returns boolean language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  s trail_index_progress;
  v_muda boolean := pg_current_xact_id_if_assigned() is null;
  v_nomor bigint := (select last_value from trail_id_seq);
  v_sampai bigint;
begin
  if not pg_try_advisory_xact_lock(7304) then return false; end if;
  select * into s from trail_index_progress for update;
  if pg_snapshot_xmin(pg_current_snapshot())::text::bigint < s.tanda_xid then return false; end if;
  v_sampai := least(s.tanda, s.sampai + p_maks);
  if v_sampai > s.sampai then
    insert into trail_action_block (aksi, petak)
    select l.aksi, l.id / 512 from audit_log l where l.id > s.sampai and l.id <= v_sampai
    union select j.operasi, j.id / 512 from journal j where j.id > s.sampai and j.id <= v_sampai
    on conflict do nothing;
    update trail_index_progress set sampai = v_sampai;
  end if;
  if v_sampai = s.tanda and v_muda and v_nomor > s.tanda then
    update trail_index_progress set tanda = v_nomor, tanda_xid = pg_current_xact_id()::text::bigint;
  end if;
  return v_sampai < s.tanda;
end $$;

-- Bundles journals of branches, `p_maks` bundles at most; returns whether there is more. A day on which nothing is posted any more is bundled to its end,
-- another as far as there are 256 journals of the branch that are over, or so many lines of them that no more are read at a time.
create or replace function index_journals(p_maks integer) returns boolean language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  c_baris constant integer := 600;
  v_sampai bigint := (select t.sampai from trail_index_progress t);
  v_gl text[] := array(select g.kode_gl from gl_account g);
  v_n integer := 0;
  v_tanggal date;
  v_jurnal bigint[];
  v_penuh boolean;
  s journal_search_progress;
  b record;
begin
  if not pg_try_advisory_xact_lock(7305) then return false; end if;
  insert into journal_search_progress (kode_cabang, tanggal, journal_id)
  select c.kode_cabang, '0001-01-01', 0 from branch c where not exists (select from journal_search_progress x where x.kode_cabang = c.kode_cabang);
  for b in
    select c.kode_cabang, c.accounting_date as hari from branch c join journal_search_progress x using (kode_cabang)
    where x.terbuka is null or x.terbuka < c.accounting_date or exists (
      select from journal j where j.kode_cabang = c.kode_cabang and j.tanggal >= x.tanggal and (j.tanggal, j.id) > (x.tanggal, x.journal_id) and j.id <= v_sampai offset 255)
    order by c.kode_cabang
  loop
    loop
      if v_n >= p_maks then return true; end if;
      select * into s from journal_search_progress x where x.kode_cabang = b.kode_cabang;
      select x.tanggal, array_agg(x.journal_id order by x.journal_id), max(x.baris) >= c_baris into v_tanggal, v_jurnal, v_penuh from (
        select l.tanggal, l.journal_id, sum(count(*)) over () as baris
        from lines_on_gl(b.kode_cabang, v_gl, s.tanggal, b.hari, false, array[s.tanggal::text, s.journal_id::text, '0'], c_baris) l
        where l.tanggal < b.hari or l.journal_id <= v_sampai group by 1, 2 order by 1, 2 limit 256) x
      group by 1 order by 1 limit 1;
      exit when not found or v_tanggal = b.hari and cardinality(v_jurnal) < 256 and not v_penuh;
      perform ensure_partition('journal_search_block', 'tanggal', date_trunc('month', v_tanggal)::date);
      insert into journal_search_block (tanggal, kode_cabang, jurnal, ciri)
      values (v_tanggal, b.kode_cabang, v_jurnal, journal_marks(b.kode_cabang, v_tanggal, v_jurnal));
      update journal_search_progress x set tanggal = v_tanggal, journal_id = v_jurnal[cardinality(v_jurnal)] where x.kode_cabang = b.kode_cabang;
      v_n := v_n + 1;
    end loop;
    update journal_search_progress x set terbuka = b.hari where x.kode_cabang = b.kode_cabang;
  end loop;
  return false;
end $$;
