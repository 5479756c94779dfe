-- The life of an account between its opening and its closing: the states it falls into by itself, and the branch that keeps it.

create or replace function account_status_changed() returns trigger language plpgsql as $$
begin
  insert into account_status_step (nomor_rekening, tanggal, dari, ke)
  select new.nomor_rekening, b.accounting_date, old.status, new.status from account a join branch b using (kode_cabang)
  where a.nomor_rekening = new.nomor_rekening;
  return null;
end $$;
create or replace trigger account_status_step after update of status on account_state for each row
  when (old.status is distinct from new.status) execute function account_status_changed();

-- The state of an account on a day, as far as it is known.
create or replace function account_status_on(p_rekening text, p_tanggal date) returns text language sql stable as $$
  select coalesce(
    (select t.ke from account_status_step t where t.nomor_rekening = p_rekening and t.tanggal <= p_tanggal order by t.tanggal desc, t.id desc limit 1),
    (select t.dari from account_status_step t where t.nomor_rekening = p_rekening order by t.tanggal, t.id limit 1),
    (select s.status from account_state s where s.nomor_rekening = p_rekening))
$$;

-- Finds which accounts of a branch, between two numbers, have been inactive too long on a day: inactive after more days without an act of the customer
-- than the bank says, dormant after more again (domain: activity states); returns how many. Nobody posts to the branch meanwhile; rows are taken
-- in the order in which postings take them.
create or replace function mark_accounts_dormant(p_cabang text, p_hari date, p_dari text, p_sampai text) returns integer language plpgsql as $$
declare
  -- Whose last act is before these days; few are, and only those are looked up.
  v_diam date := p_hari - parameter_on('hari_tidak_aktif', p_hari)::integer;
  v_lama date := p_hari - parameter_on('hari_dorman', p_hari)::integer;
  v_n integer;
begin
  with tidur as (
    select s.nomor_rekening, case when s.tanggal_aktivitas < v_lama then 'DORMAN' else 'TIDAK_AKTIF' end as menjadi
    from account_state s join account a using (nomor_rekening)
    -- Money in a deposit is not touched for as long as was agreed: that is no inactivity.
    where a.kode_cabang = p_cabang and a.kode_produk <> '14' and s.nomor_rekening between p_dari and p_sampai
      and s.tanggal_aktivitas < greatest(v_diam, v_lama)
      and (s.status = 'AKTIF' and s.tanggal_aktivitas < v_diam or s.status in ('AKTIF', 'TIDAK_AKTIF') and s.tanggal_aktivitas < v_lama)
    order by s.nomor_rekening for update of s
  )
  update account_state s set status = t.menjadi from tidur t where s.nomor_rekening = t.nomor_rekening;
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- The end of day before has done it for the day that follows; a branch that stayed closed for longer does it when it begins again.
create or replace function mark_dormant_on_new_day() returns trigger language plpgsql as $$
begin
  if not exists (select from eod_run e where e.kode_cabang = new.kode_cabang and e.berikut = new.accounting_date and e.status = 'SELESAI') then
    perform mark_accounts_dormant(new.kode_cabang, new.accounting_date, '', repeat('9', 20));
  end if;
  return null;
end $$;
create or replace trigger branch_day_status after update of accounting_date on branch for each row
  when (new.accounting_date > old.accounting_date) execute function mark_dormant_on_new_day();

-- Lists where the journal of a change of branch takes its accounts: 'number/branch' of each. Its legs stand in both branches, an account in one at a time.
create or replace function accounts_move_to(p_efek jsonb) returns text[] language sql immutable as $$
  select array(
    select (e #>> '{baris,nomor_rekening}') || '/' || (e #>> '{baris,kode_cabang}') from jsonb_array_elements(p_efek) e
    where e ->> 'efek' = 'data_record' and e ->> 'jenis' = 'account' and e ->> 'aksi' = 'UBAH' and e ->> 'fase' = 'sesudah' and e -> 'baris' ? 'kode_cabang'
    union all
    select (r ->> 'nomor_rekening') || '/' || (e ->> 'cabang_tujuan') from jsonb_array_elements(p_efek) e cross join lateral jsonb_array_elements(e -> 'rekening') r
    where e ->> 'efek' = 'data_branch_accounts')
$$;

-- Sums the lines beside an account's own, of these ledger accounts, that go from one branch to the other with it by this very transaction. Where accounts go together, such a line
-- says by its number which of them it belongs to.
create or replace function moved_beside(p_rekening text, p_tanggal date, p_dari text, p_ke text, p_gl text[], out pergi bigint, out datang bigint) language sql stable as $$
  select coalesce(sum(l.jumlah) filter (where l.kode_cabang = p_dari), 0), coalesce(-sum(l.jumlah) filter (where l.kode_cabang = p_ke), 0)
  from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
  where l.xid = pg_current_xact_id()::text::bigint and l.tanggal = p_tanggal and l.kode_cabang in (p_dari, p_ke) and l.kode_gl = any (p_gl)
    and (j.operasi = 'PINDAH_CABANG' and j.rekening = p_rekening or j.operasi = 'PINDAH_REKENING_CABANG' and l.keterangan = p_rekening)
$$;

-- An account goes to another branch with all that is on it, by this very transaction: what one branch no longer owes its holder the other does. Both
-- are at work on the same day, and nothing waits on it. A dormant or blocked account goes only where head office takes accounts of a branch together.
create or replace function prove_account_moved(p_rekening text, p_dari text, p_ke text, p_bersama boolean) returns void language plpgsql as $$
declare
  s account_state;
  c record;
  v_tanggal date;
  v_pergi bigint;
  v_datang bigint;
begin
  for c in select b.kode_cabang, b.status, b.accounting_date from branch b where b.kode_cabang in (p_dari, p_ke) order by 1 loop
    perform pg_advisory_xact_lock_shared(7310, c.kode_cabang::integer);
    if c.status <> 'BUKA' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', c.kode_cabang)); end if;
    if c.accounting_date <> coalesce(v_tanggal, c.accounting_date) then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', c.kode_cabang)); end if;
    v_tanggal := c.accounting_date;
  end loop;
  select * into s from account_state where nomor_rekening = p_rekening for update;
  if s.status not in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN') or not p_bersama and (s.status = 'DORMAN' or s.blokir_resmi <> '') then
    perform refuse('ACCOUNT_STAYS', jsonb_build_object('rekening', p_rekening));
  end if;
  if s.debet_menunggu <> 0 or exists (select from flow_instance f where f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE'
    and (f.rekening = p_rekening or f.objek = 'REKENING:' || p_rekening)) then
    perform refuse('ACCOUNT_PENDING', jsonb_build_object('rekening', p_rekening));
  end if;
  select coalesce(sum(l.jumlah) filter (where l.kode_cabang = p_dari), 0), coalesce(-sum(l.jumlah) filter (where l.kode_cabang = p_ke), 0) into v_pergi, v_datang
  from journal_line l where l.rekening = p_rekening and l.seq > s.seq - 2 and l.xid = pg_current_xact_id()::text::bigint;
  if (v_pergi, v_datang) is distinct from (s.saldo_buku, s.saldo_buku) then raise exception 'account % leaves branch % without what is on it', p_rekening, p_dari; end if;
end $$;

-- A program of the owner that names itself brings an account's last activity in with the account, as it brings first versions of rows (docs/adr/0187-every-row-has-a-version.md).
create or replace function record_activity_start() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into account_activity_start (nomor_rekening, tanggal) values (new.nomor_rekening, new.tanggal_aktivitas)
      on conflict (nomor_rekening) do update set tanggal = excluded.tanggal, dicatat_pada = clock_timestamp();
  else
    insert into account_activity_start (nomor_rekening, tanggal)
      select b.nomor_rekening, b.tanggal_aktivitas from baru b join account a using (nomor_rekening) where b.tanggal_aktivitas <> a.tanggal_buka;
  end if;
  return null;
end $$;
create or replace trigger activity_started after insert on account_state referencing new table as baru for each statement
  when (session_user <> 'amanah_app' and current_setting('amanah.asal', true) <> '') execute function record_activity_start();
create or replace trigger activity_set after update of tanggal_aktivitas on account_state for each row
  when (session_user <> 'amanah_app' and current_setting('amanah.asal', true) <> '' and old.tanggal_aktivitas is distinct from new.tanggal_aktivitas)
  execute function record_activity_start();
