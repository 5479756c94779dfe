-- The state of an account is what its rows say: each change of a hold, a block or a float sums them up anew, under the account's lock.

-- Sides shut by rows together: two that shut one side each shut both.
create or replace function block_of(p_arah text[]) returns text language sql immutable as $$
  select case when 'T' = any (p_arah) or p_arah @> '{D,K}' then 'T' when 'D' = any (p_arah) then 'D' when 'K' = any (p_arah) then 'K' else '' end
$$;

-- The day that counts for holds and blocks of a branch: its own, and the one after as soon as its end of day sets free what ends with it.
create or replace function day_of_holds(p_cabang text) returns date language sql stable as $$
  select b.accounting_date + exists (select from eod_run e join eod_step s using (run)
    where e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date and s.kode = 'LEPAS_TAHAN' and s.mulai is not null)::integer
  from branch b where b.kode_cabang = p_cabang
$$;

-- A list that stops has somebody behind the account on a day, in that person's own record or in the record of a company that the person acts for or owns, and compliance has not
-- cleared it (domain: DTTOT). A relative or an heir of a holder has no say over the account.
create or replace function is_account_stopped(p_rekening text, p_hari date) returns boolean language sql stable as $$
  select exists (select from unnest(parties_of(p_rekening, p_hari)) n join name_hit h on h.objek = 'NASABAH:' || n join name_entry e using (id_entri)
    where h.status in ('BARU', 'TERBUKTI') and h.siapa in ('SENDIRI', 'ALIAS', 'PEMILIK_MANFAAT', 'PENGURUS', 'PENANDA_TANGAN', 'WALI') and e.jenis <> 'DHN')
$$;

-- Nothing new is agreed upon such an account.
create or replace function prove_not_stopped(p_rekening text) returns void language plpgsql as $$
begin
  if exists (select from account_state s where s.nomor_rekening = p_rekening and s.kepatuhan) then perform refuse('COMPLIANCE_HOLD'); end if;
end $$;

-- An authority's request that a second person has not decided holds from its filing, so that nothing leaves meanwhile (domain: blocks, holds, balances).
-- One side or an amount in minor units, from a day (null: the account's) to a day.
create or replace function official_waiting(p_rekening text) returns table (
  id_flow uuid, arah text, jumlah bigint, sebab text, alasan text, nomor_surat text, unit text, tanggal_awal date, tanggal_akhir date
) language sql stable as $$
  select f.id_flow, f.flow_data ->> 'arah',
    ((f.flow_data ->> 'jumlah')::numeric * power(10::numeric, (select c.digit from account a join currency c using (kode_valuta) where a.nomor_rekening = p_rekening)))::bigint,
    f.flow_data ->> 'sebab', f.flow_data ->> 'alasan', f.flow_data ->> 'nomor_surat', coalesce(f.flow_data ->> 'unit', ''),
    nullif(f.flow_data ->> 'tanggal_awal', '')::date, nullif(f.flow_data ->> 'tanggal_akhir', '')::date
  from flow_instance f
  where f.objek in ('BLOKIR:' || p_rekening, 'BLOKIR_DANA:' || p_rekening) and f.objek <> '' and f.flow_state in ('WAITING', 'RETURNED')
    and f.flow_code in ('BLOKIR_REKENING', 'TAHAN_DANA') and f.flow_data ->> 'tingkat' = 'BERWENANG'
$$;

-- Those in force on a day.
create or replace function official_waiting_on(p_rekening text, p_hari date) returns table (arah text, jumlah bigint) language sql stable as $$
  select w.arah, w.jumlah from official_waiting(p_rekening) w where coalesce(w.tanggal_awal, p_hari) <= p_hari and coalesce(w.tanggal_akhir, p_hari) >= p_hari
$$;

-- What is in force on the branch's day. Holds and blocks that have not begun, or whose last day has passed, do not count. An open hit of a list shuts debits
-- as an authority's block does: no override lifts it, and credits stay with the account.
create or replace function sum_up_account(p_rekening text) returns void language plpgsql as $$
declare
  v_hari date;
  v_kepatuhan boolean;
begin
  perform from account_state s where s.nomor_rekening = p_rekening for update;
  select day_of_holds(a.kode_cabang) into v_hari from account a where a.nomor_rekening = p_rekening;
  v_kepatuhan := is_account_stopped(p_rekening, v_hari);
  update account_state s set
    kepatuhan = v_kepatuhan,
    saldo_ditahan = coalesce((select sum(h.jumlah - h.dilepas) from account_hold h
      where h.nomor_rekening = p_rekening and h.tanggal_awal <= v_hari and coalesce(h.tanggal_akhir, v_hari) >= v_hari), 0)
      + coalesce((select sum(w.jumlah) from official_waiting_on(p_rekening, v_hari) w), 0),
    dana_belum_efektif = coalesce((select sum(f.jumlah) from account_float f where f.nomor_rekening = p_rekening and not f.efektif), 0),
    (blokir, blokir_resmi) = (select block_of(coalesce(array_agg(x.arah) filter (where x.arah is not null), '{}') || v.arah), block_of(coalesce(array_agg(x.arah) filter (where x.tingkat = 'BERWENANG'), '{}') || v.arah)
      from (select case when v_kepatuhan then '{D}'::text[] else '{}' end
        || array(select w.arah from official_waiting_on(p_rekening, v_hari) w where w.arah is not null) as arah) v left join account_blocking x on x.nomor_rekening = p_rekening and not x.dicabut and x.tanggal_awal <= v_hari and coalesce(x.tanggal_akhir, v_hari) >= v_hari
      group by v.arah)
  where s.nomor_rekening = p_rekening;
end $$;

create or replace function account_rows_changed() returns trigger language plpgsql as $$
begin
  perform sum_up_account(coalesce(new.nomor_rekening, old.nomor_rekening));
  return null;
end $$;
-- An item of an authority counts from its filing until it is decided.
create or replace function official_item_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sum_up_account(new.rekening);
  return null;
end $$;
create or replace trigger official_item_sum after insert or update of flow_state, flow_data on flow_instance for each row
  when (new.flow_code in ('BLOKIR_REKENING', 'TAHAN_DANA') and new.flow_data ->> 'tingkat' = 'BERWENANG' and new.flow_state <> 'DRAFT') execute function official_item_changed();

create or replace trigger account_hold_sum after insert or update or delete on account_hold for each row execute function account_rows_changed();
create or replace trigger account_blocking_sum after insert or update or delete on account_blocking for each row execute function account_rows_changed();
create or replace trigger account_float_sum after insert or update or delete on account_float for each row execute function account_rows_changed();

-- Begins and ends holds and blocks with a new day of a branch; returns how many accounts have such.
create or replace function roll_account_rows(p_cabang text, p_dari date, p_ke date) returns integer language plpgsql as $$
declare
  v_rekening text;
  v_n integer := 0;
begin
  for v_rekening in
    select r.nomor_rekening from (
      select h.nomor_rekening from account_hold h where h.dilepas < h.jumlah and (h.tanggal_awal > p_dari and h.tanggal_awal <= p_ke or h.tanggal_akhir >= p_dari and h.tanggal_akhir < p_ke)
      union select p.nomor_rekening from account_party p where p.sampai >= p_dari and p.sampai < p_ke
      union select x.nomor_rekening from account_blocking x where not x.dicabut and (x.tanggal_awal > p_dari and x.tanggal_awal <= p_ke or x.tanggal_akhir >= p_dari and x.tanggal_akhir < p_ke)
    ) r join account a using (nomor_rekening) where a.kode_cabang = p_cabang order by r.nomor_rekening
  loop
    perform sum_up_account(v_rekening);
    perform review_specimen_card(v_rekening);
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

create or replace function roll_holds_on_new_day() returns trigger language plpgsql as $$
begin
  perform roll_account_rows(new.kode_cabang, old.accounting_date, new.accounting_date);
  return null;
end $$;
create or replace trigger branch_day_holds after update of accounting_date on branch for each row
  when (new.accounting_date > old.accounting_date) execute function roll_holds_on_new_day();

-- The customers who stand behind an account on that day.
create or replace function parties_of(p_rekening text, p_tanggal date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct p.nomor_nasabah), '{}') from account_party p
  where p.nomor_rekening = p_rekening and p.mulai <= p_tanggal and coalesce(p.sampai, p_tanggal) >= p_tanggal
$$;

-- What is found of a customer, and what compliance decides about it, counts for all accounts that the customer stands behind, in the order of their numbers. An account
-- that nothing changes for is not locked: a list of the national blacklist stops none.
create or replace function sum_up_accounts_of(p_objek text[]) returns void language plpgsql as $$
declare
  v_rekening text;
begin
  for v_rekening in
    select distinct p.nomor_rekening from account_party p join account_state s using (nomor_rekening) join account a using (nomor_rekening)
    where p.nomor_nasabah in (select substr(o, 9) from unnest(p_objek) o where o like 'NASABAH:%') and p.sampai is null
      and s.kepatuhan <> is_account_stopped(p.nomor_rekening, day_of_holds(a.kode_cabang))
    order by p.nomor_rekening
  loop
    perform sum_up_account(v_rekening);
  end loop;
end $$;

create or replace function name_hits_found() returns trigger language plpgsql as $$
begin
  perform sum_up_accounts_of(array(select distinct n.objek from baru n));
  return null;
end $$;
create or replace trigger name_hit_found after insert on name_hit referencing new table as baru for each statement execute function name_hits_found();

create or replace function name_hits_decided() returns trigger language plpgsql as $$
begin
  perform sum_up_accounts_of(array(select n.objek from baru n union select l.objek from lama l));
  return null;
end $$;
create or replace trigger name_hit_decided after update on name_hit referencing old table as lama new table as baru for each statement execute function name_hits_decided();

-- Most accounts are opened for customers of whom nothing was ever found: for them no account is summed up.
create or replace function account_party_changed() returns trigger language plpgsql as $$
begin
  if exists (select from account_state s where s.nomor_rekening = coalesce(new.nomor_rekening, old.nomor_rekening) and s.kepatuhan)
    or exists (select from name_hit h where h.objek = 'NASABAH:' || new.nomor_nasabah) then
    perform sum_up_account(coalesce(new.nomor_rekening, old.nomor_rekening));
  end if;
  perform review_specimen_card(coalesce(new.nomor_rekening, old.nomor_rekening));
  return null;
end $$;
create or replace trigger account_party_sum after insert or update or delete on account_party for each row execute function account_party_changed();

-- Those who own it on that day.
create or replace function owners_of(p_rekening text, p_tanggal date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct p.nomor_nasabah), '{}') from account_party p
  where p.nomor_rekening = p_rekening and p.peran = 'PEMILIK' and p.mulai <= p_tanggal and coalesce(p.sampai, p_tanggal) >= p_tanggal
$$;

-- An account that goes to another branch goes to that branch's day.
create or replace function account_branch_changed() returns trigger language plpgsql as $$
begin
  perform sum_up_account(new.nomor_rekening);
  return null;
end $$;
create or replace trigger account_branch_sum after update of kode_cabang on account for each row
  when (new.kode_cabang <> old.kode_cabang) execute function account_branch_changed();

-- The day of the branch that keeps an account.
create or replace function day_of_account(p_rekening text) returns date language sql stable as $$
  select b.accounting_date from account a join branch b using (kode_cabang) where a.nomor_rekening = p_rekening
$$;

-- Guards: what a level asked for, only that level or a higher one takes away. Head office acts from PUSAT on; a row of an authority
-- wants head office and the authority's letter. Rows are ended, never removed, and what has ended stays so.
create or replace function is_of_head_office(p_user text) returns boolean language sql stable as $$
  select exists (select from user_role r join role o using (role_id) where r.id_user = p_user and o.kantor_pusat)
$$;

create or replace function assert_may_unblock(p_jenis text, e jsonb, p_tingkat text, p_kedua text) returns void language plpgsql as $$
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a % is ended, not removed', p_jenis; end if;
  if p_tingkat not in ('PUSAT', 'BERWENANG') then return; end if;
  if not is_of_head_office(p_kedua) or p_tingkat = 'BERWENANG' and coalesce(e #>> '{rincian,surat}', '') = '' then
    perform refuse('LIFT_LEVEL', jsonb_build_object('tingkat', p_tingkat));
  end if;
end $$;

-- Head office places its own blocks itself; an authority is obeyed where its letter arrives, and the letter is named. Nothing begins
-- before the day of the account's branch, and nothing is placed on a closed account.
create or replace function assert_may_block(b jsonb, p_kedua text) returns void language plpgsql as $$
declare
  s account_state;
begin
  select * into s from account_state where nomor_rekening = b ->> 'nomor_rekening' for update;
  if s.status = 'TUTUP' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', s.nomor_rekening)); end if;
  if b ->> 'tingkat' = 'PUSAT' and not is_of_head_office(p_kedua) or b ->> 'tingkat' = 'BERWENANG' and coalesce(b ->> 'nomor_surat', '') = '' then
    perform refuse('LIFT_LEVEL', jsonb_build_object('tingkat', b ->> 'tingkat'));
  end if;
  if (b ->> 'tanggal_awal')::date < day_of_account(s.nomor_rekening) then
    perform refuse('DAY_CHANGED', jsonb_build_object('cabang', (select a.kode_cabang from account a where a.nomor_rekening = s.nomor_rekening)));
  end if;
end $$;

-- Only an authority holds more than is there; then what comes in is caught (domain: blocks, holds, balances).
create or replace function before_hold(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  h account_hold;
  v_hari date;
begin
  select * into h from account_hold where id_blokir = (b ->> 'id_blokir')::uuid for update;
  if not found then
    perform assert_may_block(b, p_kedua);
    if b ->> 'tingkat' <> 'BERWENANG' and (b ->> 'jumlah')::bigint > (select s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.saldo_minimum - s.debet_menunggu + s.plafon
        from account_state s where s.nomor_rekening = b ->> 'nomor_rekening') then
      perform refuse('HOLD_BEYOND_BALANCE', jsonb_build_object('rekening', b ->> 'nomor_rekening'));
    end if;
    return null;
  end if;
  -- The reversal of a funding sets aside again what it had taken from the source of a deposit.
  if exists (select from deposit d where d.id_blokir = h.id_blokir)
    and exists (select from journal_reversal r where r.xmin = pg_current_xact_id()::xid and not r.koreksi) then
    return null;
  end if;
  v_hari := day_of_account(h.nomor_rekening);
  if b ->> 'nomor_rekening' <> h.nomor_rekening or b ? 'tingkat' or b ? 'jumlah' or b ? 'tanggal_awal' or (b ->> 'dilepas')::bigint < h.dilepas then
    raise exception 'a hold is released or ended, not made another';
  end if;
  perform assert_may_unblock('hold', e, h.tingkat, p_kedua);
  if h.dilepas = h.jumlah or h.tanggal_akhir < v_hari or (b ->> 'tanggal_akhir')::date < v_hari then perform refuse('BLOCK_ENDED'); end if;
  return null;
end $$;

-- The last day until which transactions may be put off from a day on: so many business days, the first one counted.
create or replace function postponement_end(p_awal date) returns date language sql stable as $$
  select max(d.hari) from (select g::date as hari from generate_series(p_awal, p_awal + 60, interval '1 day') g where is_business_day(g::date) order by 1 limit 5) d
$$;

create or replace function before_block(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  x account_blocking;
begin
  select * into x from account_blocking where id_blokir = (b ->> 'id_blokir')::uuid for update;
  if not found then
    perform assert_may_block(b, p_kedua);
    if b ->> 'sebab' = 'PENUNDAAN' then
      if b ->> 'tingkat' <> 'BERWENANG' or coalesce((b ->> 'tanggal_akhir')::date > postponement_end((b ->> 'tanggal_awal')::date), true) then
        perform refuse('POSTPONED_TOO_LONG', jsonb_build_object('tanggal', postponement_end((b ->> 'tanggal_awal')::date)));
      end if;
      if exists (select from account_blocking y where y.nomor_rekening = b ->> 'nomor_rekening' and y.sebab = 'PENUNDAAN' and y.nomor_surat = b ->> 'nomor_surat') then
        perform refuse('POSTPONED_TWICE', jsonb_build_object('surat', b ->> 'nomor_surat'));
      end if;
    end if;
    return null;
  end if;
  if b ->> 'nomor_rekening' <> x.nomor_rekening or b ? 'tingkat' or b ? 'arah' or b ? 'tanggal_awal' or b ? 'sebab' or not (b ->> 'dicabut')::boolean then
    raise exception 'a block is lifted or ended, not made another';
  end if;
  perform assert_may_unblock('block', e, x.tingkat, p_kedua);
  if x.dicabut or x.tanggal_akhir < day_of_account(x.nomor_rekening) then perform refuse('BLOCK_ENDED'); end if;
  return null;
end $$;

-- A dormant account is reactivated on the day of its own branch, from the status that was seen; it is dormant again when that is undone, unless
-- something moved on it since.
create or replace function before_reactivation(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  s account_state;
  v_tanggal date;
begin
  select * into s from account_state where nomor_rekening = b ->> 'nomor_rekening' for update;
  select c.accounting_date into v_tanggal from account a join branch c using (kode_cabang) join app_user u using (kode_cabang)
  where a.nomor_rekening = b ->> 'nomor_rekening' and u.id_user = p_user;
  if e ->> 'aksi' = 'BUAT' then
    if s.status not in ('TIDAK_AKTIF', 'DORMAN') then perform refuse('NOT_ASLEEP', jsonb_build_object('rekening', b ->> 'nomor_rekening')); end if;
    if (s.status, s.tanggal_aktivitas, v_tanggal) is distinct from (b ->> 'status_lama', (b ->> 'aktivitas_terakhir')::date, (b ->> 'tanggal')::date) then
      perform refuse('DATA_CHANGED', jsonb_build_object('objek', b ->> 'nomor_rekening'));
    end if;
  elsif e ->> 'aksi' <> 'HAPUS' then
    raise exception 'a reactivation is undone, not made another';
  elsif s.status <> 'AKTIF' or exists (
    select from record_version v join journal w on w.xid = v.xid
    join journal_line l on l.rekening = b ->> 'nomor_rekening' and l.tanggal >= w.tanggal and l.journal_id > w.id
    join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    where v.jenis = 'reactivation' and v.kunci = record_key(array['nomor_rekening', 'tanggal'], b) and v.versi = (e ->> 'versi')::integer
      and j.operasi not in ('REVERSAL', 'KOREKSI')) or exists (
    -- Nor once the customer has asked for the balance: that was an own activity.
    select from record_version v join balance_inquiry i on i.nomor_rekening = b ->> 'nomor_rekening' and i.dibuat_pada >= v.dicatat_pada
    where v.jenis = 'reactivation' and v.kunci = record_key(array['nomor_rekening', 'tanggal'], b) and v.versi = (e ->> 'versi')::integer) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', b ->> 'nomor_rekening'));
  end if;
  return null;
end $$;

create or replace function after_reactivation(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language sql as $$
  update account_state s set
    status = case e ->> 'aksi' when 'BUAT' then 'AKTIF' else p_lama ->> 'status_lama' end,
    tanggal_aktivitas = (case e ->> 'aksi' when 'BUAT' then p_baru ->> 'tanggal' else p_lama ->> 'aktivitas_terakhir' end)::date
  where s.nomor_rekening = e #>> '{baris,nomor_rekening}'
$$;
