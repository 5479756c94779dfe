-- Recurring entries (core/books/README.md). They are records of two persons; the end of day posts what is due in bulk
-- and records it here, proved against the legs that were approved.

create or replace function number_periodic_entry(p_cabang text, p_baris jsonb) returns text language sql as $$
  select 'EB' || lpad(nextval('periodic_entry_serial')::text, 8, '0')
$$;

-- An entry begins on no day that is over, and stays with its branch and its owner; what is over is over.
create or replace function before_periodic_entry(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  p periodic_entry;
  c branch;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'an entry that comes back is ended, not removed'; end if;
  select x.* into c from app_user u join branch x using (kode_cabang) where u.id_user = p_user;
  select * into p from periodic_entry where nomor_berkala = b ->> 'nomor_berkala' for update;
  if p.nomor_berkala is null then
    if (b ->> 'kode_cabang', b ->> 'pemilik', b ->> 'status') is distinct from (c.kode_cabang, p_user, 'AKTIF') then
      raise exception 'an entry that comes back begins at work, with whoever makes it';
    end if;
  else
    if p.kode_cabang <> c.kode_cabang then perform refuse('PERIODIC_BRANCH', jsonb_build_object('cabang', p.kode_cabang)); end if;
    if p.status not in ('AKTIF', 'DITANGGUHKAN') then
      perform refuse('PERIODIC_STATE', jsonb_build_object('berkala', p.nomor_berkala, 'status', p.status));
    end if;
    if (coalesce(b ->> 'kode_cabang', p.kode_cabang), coalesce(b ->> 'pemilik', p.pemilik)) <> (p.kode_cabang, p.pemilik) then
      raise exception 'an entry that comes back keeps its branch and its owner';
    end if;
  end if;
  if b ? 'mulai' and (b ->> 'mulai')::date is distinct from p.mulai and (b ->> 'mulai')::date < c.accounting_date then
    perform refuse('PERIODIC_START', jsonb_build_object('tanggal', c.accounting_date));
  end if;
  if (e #>> '{rincian,lewati}') is not null and not exists (
      select from periodic_entry_due d where d.nomor_berkala = p.nomor_berkala and d.jatuh_tempo = (e #>> '{rincian,lewati}')::date and d.status in ('MENUNGGU', 'GAGAL')) then
    perform refuse('PERIODIC_DUE', jsonb_build_object('berkala', p.nomor_berkala));
  end if;
  return null;
end $$;

-- A new one has its place to go on from; one whose dates or state changed leaves out what lies before its branch's day. What waits of one that is
-- ended, or is left out by name, waits no more. Whose legs are new, or are to be posted again, and debit a customer of another branch has a person of head
-- office behind it, as an entry of today has (prove_elsewhere): ends of day post it without anybody.
create or replace function after_periodic_entry(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_nomor text := e #>> '{baris,nomor_berkala}';
  v_hari date := (select b.accounting_date from branch b where b.kode_cabang = p_baru ->> 'kode_cabang');
  v_setuju boolean := e ? 'bagian' or p_baru ->> 'status' = 'AKTIF' and p_lama ->> 'status' is distinct from 'AKTIF';
  v_cabang jsonb := coalesce((
    select jsonb_object_agg(a.nomor_rekening, a.kode_cabang) from periodic_entry_leg l join account a on a.nomor_rekening = l.nomor
    where l.nomor_berkala = v_nomor and l.jenis = 'REKENING' and l.sisi = 'D'), '{}');
begin
  if v_setuju and not (is_of_head_office(p_user) or coalesce(is_of_head_office(p_kedua), false))
    and exists (select from jsonb_each_text(v_cabang) c where c.value <> p_baru ->> 'kode_cabang') then
    perform refuse('APPROVER_HEAD_OFFICE');
  end if;
  insert into periodic_entry_state as s (nomor_berkala, cabang_debet) values (v_nomor, v_cabang)
  on conflict (nomor_berkala) do update set
    cabang_debet = case when v_setuju then v_cabang else s.cabang_debet end,
    jatuh_berikut = null,
    jatuh_terakhir = case
      when (p_lama -> 'periode', p_lama -> 'setiap', p_lama -> 'hari', p_lama -> 'mulai', p_lama -> 'hari_libur', p_lama -> 'status')
        is distinct from (p_baru -> 'periode', p_baru -> 'setiap', p_baru -> 'hari', p_baru -> 'mulai', p_baru -> 'hari_libur', p_baru -> 'status')
      then greatest(s.jatuh_terakhir, business_day_before(v_hari)) else s.jatuh_terakhir end;
  update periodic_entry_due d set status = 'DILEWATI', tanggal = v_hari
  where d.nomor_berkala = v_nomor and d.status in ('MENUNGGU', 'GAGAL')
    and (p_baru ->> 'status' = 'DIAKHIRI' or d.jatuh_tempo = (e #>> '{rincian,lewati}')::date);
end $$;

-- The branches in whose books an entry stands.
create or replace function periodic_branches(p_nomor text) returns text[] language sql stable as $$
  select array(
    select p.kode_cabang from periodic_entry p where p.nomor_berkala = p_nomor
    union select l.kode_cabang from periodic_entry_leg l where l.nomor_berkala = p_nomor and l.jenis = 'GL' and l.kode_cabang <> ''
    union select a.kode_cabang from periodic_entry_leg l join account a on a.nomor_rekening = l.nomor where l.nomor_berkala = p_nomor and l.jenis = 'REKENING'
    order by 1)
$$;

-- Returns the entries that an end of day of a branch comes to: what is due of its own; and of another branch's what stands in its books too, while all of them are at this day and
-- open. Once they are closed it could not be posted any more.
create or replace function due_periodic_entries(p_cabang text, p_tanggal date, p_berikut date) returns text[] language sql stable as $$
  with jatuh as (
    select p.nomor_berkala, p.kode_cabang from periodic_entry p join periodic_entry_state s using (nomor_berkala)
    where p.status = 'AKTIF' and (s.jatuh_berikut < p_berikut or s.jatuh_berikut is null and p.mulai < p_berikut)
  )
  select coalesce(array_agg(j.nomor_berkala order by j.nomor_berkala), '{}') from jatuh j
  where j.kode_cabang = p_cabang
    or p_cabang = any (periodic_branches(j.nomor_berkala)) and not exists (
      select from branch b where b.kode_cabang = any (periodic_branches(j.nomor_berkala))
        and not accepts_eod_postings(b, p_tanggal))
$$;

-- Holds an entry with the days of its branches and its accounts; false where another end of day has dealt with it meanwhile. Whoever changes it waits.
create or replace function claim_periodic_entry(p_nomor text, p_cabang text, p_tanggal date, p_berikut date) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c text;
begin
  foreach c in array periodic_branches(p_nomor) loop perform pg_advisory_xact_lock_shared(7310, c::integer); end loop;
  perform from periodic_entry p where p.nomor_berkala = p_nomor for no key update;
  perform from account_state s where s.nomor_rekening in (select l.nomor from periodic_entry_leg l where l.nomor_berkala = p_nomor and l.jenis = 'REKENING')
    order by s.nomor_rekening for no key update;
  return p_nomor = any (due_periodic_entries(p_cabang, p_tanggal, p_berikut));
end $$;

-- Does a journal hold the legs that were approved, each once, and beside them nothing but what lies between branches?
create or replace function periodic_posted(p_journal bigint, p_tanggal date, p_nomor text) returns boolean language sql stable as $$
  with dibukukan as (
    select case when l.rekening is null then l.kode_gl end as gl, l.rekening, case when l.rekening is null then l.kode_cabang end as cabang, l.jumlah
    from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.lawan is null
  ), disetujui as (
    select case l.jenis when 'GL' then l.nomor end, case l.jenis when 'REKENING' then l.nomor end,
      case l.jenis when 'GL' then coalesce(nullif(l.kode_cabang, ''), p.kode_cabang) end, case l.sisi when 'D' then l.nominal else -l.nominal end
    from periodic_entry_leg l join periodic_entry p using (nomor_berkala) where l.nomor_berkala = p_nomor
  )
  select not exists ((table dibukukan except all table disetujui) union all (table disetujui except all table dibukukan))
$$;

-- Records what an end of day made of one entry: each due date (p_hasil) and how far it is. What is said to be posted is proved: by a journal of this very
-- transaction and run, with the approved legs, on accounts that are entered by hand. A due date is dealt with once. Of one
-- that waits for a person its owner is notified.
create or replace function record_periodic_entry(p_run uuid, p_cabang text, p_tanggal date, p_nomor text, p_versi integer, p_hasil jsonb, p_terakhir date, p_berikut date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  p periodic_entry;
  v_journal bigint;
  v_kabar bigint;
begin
  if not exists (select from branch b where b.kode_cabang = p_cabang and accepts_eod_postings(b, p_tanggal)) then
    perform refuse('DAY_CLOSED', jsonb_build_object('cabang', p_cabang));
  end if;
  select * into p from periodic_entry where nomor_berkala = p_nomor for no key update;
  if (p.status, p.versi) is distinct from ('AKTIF', p_versi) then raise exception 'entry % is another one by now', p_nomor; end if;
  for r in select * from jsonb_to_recordset(p_hasil) as x(jatuh_tempo date, status text, sebab text, rincian jsonb, bagian integer) loop
    if r.jatuh_tempo < p.mulai or r.jatuh_tempo >= next_business_day(p_tanggal) or r.status not in ('DIBUKUKAN', 'MENUNGGU', 'GAGAL') then
      raise exception 'entry % is not due on %', p_nomor, r.jatuh_tempo;
    end if;
    v_journal := null;
    if r.status = 'DIBUKUKAN' then
      select j.id into v_journal from bulk_chunk b join journal j on j.id = b.journal_awal and j.tanggal = p_tanggal
      where b.run = p_run and b.bagian = r.bagian and b.jurnal = 1 and j.xid = pg_current_xact_id()::text::bigint and j.korelasi = p_run and j.operasi = 'ENTRI_BERKALA';
      if v_journal is null or not periodic_posted(v_journal, p_tanggal, p_nomor) then raise exception 'what was posted for entry % is not what was approved', p_nomor; end if;
      perform prove_by_hand(v_journal, p_tanggal);
    elsif (r.status = 'MENUNGGU') is distinct from exists (select from periodic_entry_leg l where l.nomor_berkala = p_nomor and l.nominal is null) then
      raise exception 'entry % waits for amounts where one is open', p_nomor;
    end if;
    insert into periodic_entry_due (nomor_berkala, jatuh_tempo, status, versi, tanggal, sebab, rincian, journal_id)
    values (p_nomor, r.jatuh_tempo, r.status, p_versi, p_tanggal, r.sebab, r.rincian, v_journal);
    if r.status <> 'DIBUKUKAN' then
      insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
      values (p_run, 'BERKALA', 'ENTRI_BERKALA', r.status, p.kode_cabang, p.pemilik) returning id into v_kabar;
      perform pg_notify('inbox', v_kabar::text);
    end if;
  end loop;
  update periodic_entry_state s set jatuh_terakhir = coalesce(p_terakhir, s.jatuh_terakhir), jatuh_berikut = p_berikut
  where s.nomor_berkala = p_nomor and coalesce(p_terakhir >= s.jatuh_terakhir, true);
  if not found then raise exception 'entry % goes back', p_nomor; end if;
  -- Its course is run: a version without persons.
  if p_berikut is null then
    update periodic_entry set status = 'SELESAI', sebab_status = '', versi = versi + 1 where nomor_berkala = p_nomor;
    perform append_record_version('periodic_entry', jsonb_build_object('nomor_berkala', p_nomor), 'AKHIR', 'SISTEM', null, null, p.kode_cabang);
  end if;
end $$;

-- An entry that two persons made settles a due date that waits: { nomor_berkala, jatuh_tempo }. The one journal does, once.
create or replace function effect_periodic_fill(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d periodic_entry_due;
begin
  select x.* into d from periodic_entry_due x join periodic_entry p using (nomor_berkala)
  where x.nomor_berkala = e ->> 'nomor_berkala' and x.jatuh_tempo = (e ->> 'jatuh_tempo')::date and p.kode_cabang = k.cabang for update of x;
  if d.status is null or d.status not in ('MENUNGGU', 'GAGAL') then perform refuse('PERIODIC_DUE', jsonb_build_object('berkala', e ->> 'nomor_berkala')); end if;
  update periodic_entry_due x set status = 'DIBUKUKAN', tanggal = k.tanggal, sebab = '', rincian = '{}', journal_id = k.journal_id
  where (x.nomor_berkala, x.jatuh_tempo) = (d.nomor_berkala, d.jatuh_tempo);
end $$;
