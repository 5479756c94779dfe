-- The bank's day and the days of its branches. Head office opens the bank's day by the calendar with two persons; branches follow
-- inside it, none runs ahead, and none that is at work is more than one business day behind when the next one opens. A move takes
-- the branch's day alone, so that no posting of that branch is in flight meanwhile.

create or replace function is_business_day(p_tanggal date) returns boolean language sql stable as $$
  select extract(isodow from p_tanggal) < 6 and not exists (select from holiday h where h.tanggal = p_tanggal)
$$;

create or replace function next_business_day(p_tanggal date) returns date language plpgsql stable as $$
begin
  loop
    p_tanggal := p_tanggal + 1;
    exit when is_business_day(p_tanggal);
  end loop;
  return p_tanggal;
end $$;

-- So many business days after a day.
create or replace function business_days_after(p_tanggal date, p_hari integer) returns date language plpgsql stable as $$
begin
  for i in 1 .. p_hari loop p_tanggal := next_business_day(p_tanggal); end loop;
  return p_tanggal;
end $$;

-- A year of which no holiday is known has no calendar: every day of it would pass for a business day.
create or replace function calendar_known(p_tanggal date) returns boolean language sql stable as $$
  select exists (select from holiday h where h.tanggal >= date_trunc('year', p_tanggal) and h.tanggal < date_trunc('year', p_tanggal) + interval '1 year')
$$;

-- Would a change of the calendar at a day make another one of an end of day that has begun? A holiday on the day that one took for the month's last business day, when
-- it took itself for none; and a business day among those that one has passed over. Its accruals, shares and fees are posted.
create or replace function day_is_counted_on(p_tanggal date, p_libur boolean) returns boolean language sql stable as $$
  select exists (select from eod_run e where case
    when p_libur then (e.berikut = p_tanggal or next_business_day(e.tanggal) = p_tanggal) and e.berikut <= p_tanggal and date_trunc('month', e.tanggal) = date_trunc('month', p_tanggal)
      and date_trunc('month', next_business_day(p_tanggal)) <> date_trunc('month', p_tanggal)
    else e.tanggal < p_tanggal and p_tanggal < e.berikut and extract(isodow from p_tanggal) < 6 end)
$$;

create or replace function holiday_comes_in_time() returns trigger language plpgsql as $$
begin
  -- A day that stays as it is was offered again with its year.
  if tg_op = 'INSERT' and exists (select from holiday h where h.tanggal = new.tanggal) then return new; end if;
  if day_is_counted_on(coalesce(new.tanggal, old.tanggal), tg_op = 'INSERT') then
    perform refuse('CALENDAR_BEGUN', jsonb_build_object('tanggal', coalesce(new.tanggal, old.tanggal)));
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger holiday_in_time before insert or delete on holiday for each row execute function holiday_comes_in_time();

-- What still moves while no customer is served: cash between till and vault before the counters open and after they close, and the
-- decision about money that has already changed hands. A card is stopped at any hour of the day. Blank paper is counted as cash is, and handed back to the safe; a presented cheque is
-- decided until the day closes: its close asks for both.
create or replace function still_moves(p_status text, p_operasi text, p_flow uuid) returns boolean language sql stable as $$
  select case p_status
    when 'BUKA' then true
    when 'PERSIAPAN' then p_operasi in ('BLOKIR_KARTU', 'PENARIKAN_KHASANAH', 'BUKA_KAS', 'BUKA_KAS_ULANG', 'TERIMA_KAS', 'HITUNG_SERAH_TERIMA', 'AMBIL_KEMBALI_KAS', 'HITUNG_KHASANAH', 'PERIKSA_KAS', 'HITUNG_PERSEDIAAN', 'TUTUP_KAS_BERHALANGAN',
      'MINTA_KAS', 'TUTUP_PERMINTAAN_KAS', 'KIRIM_KAS', 'TOLAK_KIRIMAN_KAS', 'TERIMA_KIRIMAN_KAS', 'LAPOR_KECURIGAAN')
    when 'CUT_OFF' then p_operasi in ('SETORAN_KHASANAH', 'TUTUP_KAS', 'BUKA_KAS_ULANG', 'TERIMA_KAS', 'HITUNG_SERAH_TERIMA', 'AMBIL_KEMBALI_KAS', 'HITUNG_KHASANAH', 'PERIKSA_KAS', 'HITUNG_PERSEDIAAN', 'TUTUP_KAS_BERHALANGAN',
      'MINTA_KAS', 'TUTUP_PERMINTAAN_KAS', 'KIRIM_KAS', 'TOLAK_KIRIMAN_KAS', 'TERIMA_KIRIMAN_KAS', 'LAPOR_KECURIGAAN', 'PENUTUPAN_CABANG',
      'BLOKIR_KARTU', 'SERAH_STOK_BUKU', 'SERAH_STOK_BILYET', 'PENARIKAN_KLIRING', 'TOLAKAN_PENARIKAN_KLIRING', 'TAHAN_PENARIKAN_KLIRING', 'FLOW_REJECT', 'FLOW_CANCEL')
      or exists (select from flow_instance f where f.id_flow = p_flow and f.flow_code = p_operasi and f.kas_sudah_berpindah)
    else false end
$$;

-- What is put before a second person is judged as what it asks for: an item that could not be posted any more is not filed either.
create or replace function day_admits(p_status text, p_operasi text, p_flow uuid, p_efek jsonb) returns boolean language sql stable as $$
  select case when p_operasi in ('FLOW_SUBMIT', 'MINTA_OVERRIDE') then coalesce((
      select bool_and(still_moves(p_status, e #>> '{baris,flow_code}', (e #>> '{baris,id_flow}')::uuid))
      from jsonb_array_elements(p_efek) e where e ->> 'efek' = 'flow_put'), false)
    else still_moves(p_status, p_operasi, p_flow) end
$$;

-- What stands in the way of closing a branch, one row each: which check, the record it is about, and how it is called.
create or replace function day_blockers(p_cabang text) returns table (kode text, id text, nama text, orang text, nominal bigint) language sql stable as $$
  select 'KAS_TELLER', k.id_kas::text, k.kode_kas, coalesce(u.nama_user, ''), k.saldo
  from cash_box k left join app_user u using (id_user)
  where k.kode_cabang = p_cabang and k.jenis = 'TELLER' and (k.status = 'BUKA' or k.saldo <> 0)
  union all
  select 'SERAH_TERIMA', h.id_serah_terima::text, k.kode_kas, u.nama_user, h.nominal
  from handover h join cash_box k on k.id_kas = h.asal join app_user u on u.id_user = h.user_pengirim
  where h.kode_cabang = p_cabang and is_on_its_way(h.status)
  union all
  select 'KAS_MENUNGGU', f.id_flow::text, f.flow_code, u.nama_user, f.nominal
  from flow_instance f join app_user u on u.id_user = f.user_input
  where f.kode_cabang = p_cabang and f.flow_state in ('WAITING', 'RETURNED') and f.jenis = 'FLOW' and f.kas_sudah_berpindah
  union all
  select 'KHASANAH', k.id_kas::text, k.kode_kas, '', k.saldo
  from cash_box k join branch b using (kode_cabang)
  where k.kode_cabang = p_cabang and k.jenis = 'KHASANAH'
    and (k.saldo <> 0 or exists (select from cash_movement m where m.id_kas = k.id_kas and m.tanggal = b.accounting_date))
    and not exists (select from vault_count c where c.id_kas = k.id_kas and c.tanggal = b.accounting_date and c.nomor_urut = k.nomor_urut)
  union all
  -- The end of day itself cancels authorised cash that has not left.
  select 'PERANTARA', x.kode_gl, concat_ws(' ', x.kode_gl, n.nama_gl), '', sum(x.jumlah)::bigint from (
    select t.kode_gl, t.debet - t.kredit as jumlah from gl_total t join gl_account g using (kode_gl) join branch b using (kode_cabang)
    where t.kode_cabang = p_cabang and t.tanggal <= b.accounting_date and g.tipe = 'P' and t.kode_gl <> gl('INTER_BRANCH')
    union all
    select transfer_gl(t.rail), t.nominal from transfer t where t.kode_cabang = p_cabang and t.status in ('DIOTORISASI', 'DITAHAN') and t.nomor_rekening is not null) x
  left join gl_account n using (kode_gl) group by x.kode_gl, n.nama_gl having sum(x.jumlah) <> 0
  union all
  -- One that is held as suspect waits until the end of its day.
  select 'WARKAT_MASUK', i.id_penarikan::text, i.jenis || ' ' || i.nomor_warkat, '', i.nominal from inward_warkat i join branch b using (kode_cabang)
  where i.kode_cabang = p_cabang and (i.status = 'DITERIMA' or i.status = 'DITAHAN' and i.ditahan_sampai <= b.accounting_date)
  union all
  select 'NERACA', '', '', '', sum(t.debet - t.kredit)::bigint
  from gl_total t join branch b using (kode_cabang) where t.kode_cabang = p_cabang and t.tanggal <= b.accounting_date
  having sum(t.debet - t.kredit) <> 0
  union all
  -- An account that is closed before the branch's next day stands at zero when this one ends; what a year's end of day takes to 403001 is its own.
  select 'AKUN_DITUTUP', x.kode_gl, x.kode_gl || ' ' || x.nama_gl, '', x.saldo
  from branch b cross join lateral (
    select g.kode_gl, g.nama_gl, sum(t.debet_idr - t.kredit_idr)::bigint as saldo from gl_account g join gl_total t using (kode_gl)
    where g.ditutup_sejak is not null and g.ditutup_sejak <= next_business_day(b.accounting_date) and t.kode_cabang = b.kode_cabang
      and (g.tipe not in ('I', 'X') or extract(year from next_business_day(b.accounting_date)) = extract(year from b.accounting_date))
    group by g.kode_gl, g.nama_gl, t.kode_valuta having sum(t.debet - t.kredit) <> 0) x
  where b.kode_cabang = p_cabang
  union all
  -- Blank paper (domain: branch close, bilyet and warkat stock): what is in the hand of somebody who is no longer at work in the branch answers to
  -- nobody, and what there is must be what the off-balance books say.
  select 'STOK_CETAK', x.jenis, min(x.nomor) || case when count(*) > 1 then ' (' || count(*) || ')' else '' end, u.nama_user, 0
  from (select 'BUKU' as jenis, p.nomor_seri as nomor, p.pemegang from passbook p where p.kode_cabang = p_cabang and p.status = 'STOK' and p.pemegang is not null
    union all select 'BILYET', c.nomor_bilyet, c.pemegang from bilyet c where c.kode_cabang = p_cabang and c.status = 'DI_TANGAN') x
  join app_user u on u.id_user = x.pemegang
  where not u.aktif or u.kode_cabang <> p_cabang group by x.jenis, u.id_user, u.nama_user
  union all
  select 'STOK_CETAK', gl('UNISSUED_BOOKS'), gl('UNISSUED_BOOKS'), '', s.selisih
  from (select coalesce((select sum(t.debet - t.kredit) from gl_total t where t.kode_cabang = p_cabang and t.kode_gl = gl('UNISSUED_BOOKS')), 0)::bigint
      - 100 * ((select count(*) from passbook p where p.kode_cabang = p_cabang and p.status = 'STOK')
        + (select count(*) from bilyet c where c.kode_cabang = p_cabang and c.status in ('STOK', 'DI_TANGAN'))) as selisih) s
  where s.selisih <> 0
  union all
  select 'STOK_CETAK', gl('UNISSUED_CHEQUES'), gl('UNISSUED_CHEQUES'), '', s.selisih
  from (select coalesce((select sum(t.debet - t.kredit) from gl_total t where t.kode_cabang = p_cabang and t.kode_gl = gl('UNISSUED_CHEQUES')), 0)::bigint
      - 100 * coalesce((select sum(k.lembar) from warkat_book k where k.kode_cabang = p_cabang and k.status in ('STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG')), 0) as selisih) s
  where s.selisih <> 0
$$;

create or replace function head_office() returns branch language sql stable as $$ select b from branch b where b.jenis = 'HO' $$;

-- The branch as it is, its day locked; refuses when its date or its state is not what was seen.
create or replace function lock_branch_day(p_cabang text, p_tanggal date, p_status text) returns branch language plpgsql as $$
declare
  b branch;
begin
  perform pg_advisory_xact_lock(7310, p_cabang::integer);
  select * into b from branch where kode_cabang = p_cabang for update;
  if not found then perform refuse('NOT_FOUND'); end if;
  if b.accounting_date <> p_tanggal then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', p_cabang)); end if;
  if b.status <> p_status then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', p_cabang, 'status', b.status)); end if;
  return b;
end $$;

create or replace function record_day_step(p_cabang text, p_tanggal date, p_dari text, p_ke text, p_user text, p_kedua text, p_alasan text) returns void language sql as $$
  insert into branch_day_step (kode_cabang, tanggal, urut, dari, ke, id_user, disetujui_oleh, alasan)
  select p_cabang, p_tanggal, 1 + count(*), p_dari, p_ke, p_user, p_kedua, p_alasan from branch_day_step where kode_cabang = p_cabang and tanggal = p_tanggal
$$;

-- A till that was left open by a forced close goes on with what it holds, until its teller has proved it.
create or replace function begin_day(b branch, p_tanggal date, p_status text, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  update branch set status = p_status, accounting_date = p_tanggal where kode_cabang = b.kode_cabang;
  insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values (b.kode_cabang, p_tanggal, p_user);
  perform record_day_step(b.kode_cabang, p_tanggal, b.status, p_status, p_user, p_kedua, '');
  update cash_box set tanggal = p_tanggal where kode_cabang = b.kode_cabang and jenis = 'TELLER' and status = 'BUKA';
end $$;

-- A change of data does not belong to a branch day, but nobody waits for it for ever: it lapses after the days of a parameter. What an
-- authority asks for does not, since somebody has to decide it.
create or replace function data_lapses(f flow_instance) returns boolean language sql stable as $$
  select f.jenis = 'DATA' and not item_is_official(f)
    and f.tanggal <= b.accounting_date - parameter_on('data_daluwarsa_hari', b.accounting_date)::integer
  from branch b where b.kode_cabang = f.kode_cabang
$$;

-- The end of day ends by itself open items of the day whose cash has not moved, and changes of data that lapse. An item that holds cash keeps a branch
-- from closing (and is ended with the rest only when head office closes a branch that stayed behind).
create or replace function ends_with_day(f flow_instance) returns boolean language sql stable as $$
  select case f.jenis when 'DATA' then data_lapses(f)
    else not (f.jenis = 'FLOW' and f.kas_sudah_berpindah and f.flow_state in ('WAITING', 'RETURNED')) end
$$;

-- What becomes of it: what somebody was asked for is cancelled, what was still its maker's expires.
create or replace function state_after_day(p_dari text) returns text language sql immutable as $$
  select case p_dari when 'WAITING' then 'CANCELLED' else 'EXPIRED' end
$$;

-- The end of day ends what nobody decided, releases the funds it had reserved and notifies its makers; returns how many items those were. A change
-- of data that lapses is of this day from then on, so that lists say when it ended.
create or replace function end_items(p_cabang text, p_user text) returns integer language plpgsql as $$
declare
  f flow_instance;
  v_hari date := (select accounting_date from branch where kode_cabang = p_cabang);
  v_dari text;
  v_n integer := 0;
  r record;
begin
  for r in
    select x.rekening, sum(x.jumlah)::bigint as jumlah from flow_instance i cross join lateral jsonb_to_recordset(i.reservasi) as x(rekening text, jumlah bigint)
    where i.kode_cabang = p_cabang and i.flow_state = 'WAITING' and i.jenis <> 'DATA' group by 1 order by 1
  loop
    update account_state set debet_menunggu = debet_menunggu - r.jumlah where nomor_rekening = r.rekening;
  end loop;
  for f in select * from flow_instance x where kode_cabang = p_cabang and flow_state in ('DRAFT', 'RETURNED', 'WAITING') and (jenis <> 'DATA' or data_lapses(x)) order by id_flow for update loop
    v_dari := f.flow_state;
    update flow_instance set tanggal = case jenis when 'DATA' then v_hari else tanggal end, flow_state = state_after_day(v_dari), reservasi = '[]', versi = versi + 1, diubah_pada = now()
    where id_flow = f.id_flow returning * into f;
    perform record_flow_step(f, p_user, v_dari, 'EXPIRE', '', 'DIAKHIRI');
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

create or replace function close_day(b branch, p_user text, p_kedua text, p_alasan text) returns void language plpgsql as $$
begin
  update branch set status = 'TUTUP' where kode_cabang = b.kode_cabang;
  update branch_day set ditutup_oleh = p_user, ditutup_pada = now() where kode_cabang = b.kode_cabang and tanggal = b.accounting_date;
  perform record_day_step(b.kode_cabang, b.accounting_date, b.status, 'TUTUP', p_user, p_kedua, p_alasan);
end $$;

-- Branches at work whose end of day has not begun and that hold what ends over the books of head office: presented cheques that nobody has decided, transfers under
-- way. Once head office has closed its day they could neither return nor settle them.
create or replace function branches_that_owe() returns text language sql stable as $$
  select string_agg(b.kode_cabang, ', ' order by b.kode_cabang) from branch b
  where b.jenis <> 'HO' and b.status <> 'TUTUP' and not is_end_of_day(b.kode_cabang)
    and exists (select from day_blockers(b.kode_cabang) d where d.kode in ('WARKAT_MASUK', 'PERANTARA'))
$$;

-- One step of a branch's day by one person of it. Head office's day begins by effect_data_bank_day.
create or replace function effect_day_move(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_ke text := e ->> 'ke';
  v_berutang text;
  b branch;
  p branch := head_office();
begin
  -- Head office's day must not turn while a branch follows into it; locks are taken in the order of the branches' codes.
  if v_ke = 'PERSIAPAN' then
    perform pg_advisory_xact_lock_shared(7310, p.kode_cabang::integer);
    p := head_office();
  end if;
  b := lock_branch_day(e ->> 'kode_cabang', (e ->> 'tanggal')::date, e ->> 'status');
  if (b.status, v_ke) not in (('TUTUP', 'PERSIAPAN'), ('PERSIAPAN', 'BUKA'), ('PERSIAPAN', 'CUT_OFF'), ('BUKA', 'CUT_OFF'), ('CUT_OFF', 'TUTUP')) then
    perform refuse('DAY_ALREADY', jsonb_build_object('cabang', b.kode_cabang, 'status', b.status));
  end if;
  if v_ke = 'PERSIAPAN' then
    if b.tanggal_penutupan is not null then perform refuse('BRANCH_CLOSED', jsonb_build_object('cabang', b.kode_cabang)); end if;
    if b.jenis = 'HO' or p.status = 'TUTUP' or p.accounting_date <= b.accounting_date then
      perform refuse('DAY_BANK_CLOSED', jsonb_build_object('cabang', b.kode_cabang));
    end if;
    perform begin_day(b, p.accounting_date, v_ke, k.pengguna, null);
  elsif v_ke = 'TUTUP' then
    if exists (select from day_blockers(b.kode_cabang)) then
      perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', b.kode_cabang, 'sebab', 'BELUM_SELESAI'));
    end if;
    v_berutang := case b.jenis when 'HO' then branches_that_owe() end;
    if v_berutang is not null then perform refuse('DAY_BRANCH_OWES', jsonb_build_object('cabang', v_berutang)); end if;
    -- The last step of the end of day closes it.
    perform start_end_of_day(b, k.pengguna, null, '');
  else
    update branch set status = v_ke where kode_cabang = b.kode_cabang;
    perform record_day_step(b.kode_cabang, b.accounting_date, b.status, v_ke, k.pengguna, null, '');
  end if;
end $$;

-- Head office opens the bank's next day: by the calendar, with a second person, and only when every branch that is still at work
-- stands on the day that is over.
create or replace function effect_data_bank_day(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_kedua text := second_person_of(e, k.pengguna);
  v_ke date := (e ->> 'tanggal')::date;
  v_tertinggal text;
  p branch := head_office();
begin
  if k.cabang <> p.kode_cabang then perform refuse('FORBIDDEN'); end if;
  p := lock_branch_day(p.kode_cabang, (e ->> 'dari')::date, 'TUTUP');
  if not calendar_known(v_ke) then perform refuse('CALENDAR_MISSING', jsonb_build_object('tahun', to_char(v_ke, 'YYYY'), 'tanggal', v_ke)); end if;
  if v_ke <> next_business_day(p.accounting_date) then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', p.kode_cabang)); end if;
  -- Nothing could be posted on it.
  if exists (select from gl_period g where g.bulan = date_trunc('month', v_ke)::date and g.status <> 'BUKA') then
    perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(v_ke, 'YYYY-MM')));
  end if;
  select string_agg(b.kode_cabang, ', ' order by b.kode_cabang) into v_tertinggal
  from branch b where b.jenis <> 'HO' and b.status <> 'TUTUP' and b.accounting_date < p.accounting_date;
  if v_tertinggal is not null then perform refuse('DAY_BEHIND', jsonb_build_object('cabang', v_tertinggal)); end if;
  perform begin_day(p, v_ke, 'BUKA', k.pengguna, v_kedua);
end $$;

-- Head office closes the day of a branch with two persons and a reason, one that stayed behind or one on the bank's own day whose people cannot: its counters
-- stop and its end of day begins, and nothing of the branch holds it up. Its tills stay as they are, counted by nobody; the next day begins with proving them.
-- A branch that did not open on the bank's day goes through the end of it without being entered.
-- Has a step of the branch's end of day failed?
create or replace function eod_has_failed(b branch) returns boolean language sql stable as $$
  select exists (select from eod_run e where e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date and e.status = 'GAGAL')
$$;

create or replace function effect_data_force_close(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_kedua text := second_person_of(e, k.pengguna);
  b branch;
  p branch := head_office();
begin
  if k.cabang <> p.kode_cabang then perform refuse('FORBIDDEN'); end if;
  if e ->> 'kode_cabang' <> p.kode_cabang then
    -- Head office's day must not turn while a branch is taken into it.
    perform pg_advisory_xact_lock_shared(7310, p.kode_cabang::integer);
    p := head_office();
  end if;
  b := lock_branch_day(e ->> 'kode_cabang', (e ->> 'tanggal')::date, e ->> 'status');
  if b.jenis = 'HO' and not eod_has_failed(b) then
    perform refuse('EOD_NOT_FAILED', jsonb_build_object('cabang', b.kode_cabang));
  end if;
  -- Of a branch that is closed for good only its last end of day is still pressed on.
  if is_branch_closed(b) then perform refuse('BRANCH_CLOSED', jsonb_build_object('cabang', b.kode_cabang)); end if;
  if b.status = 'TUTUP' and (p.status = 'TUTUP' or b.accounting_date >= p.accounting_date) then
    perform refuse('DAY_NOT_BEHIND', jsonb_build_object('cabang', b.kode_cabang));
  end if;
  if b.status = 'TUTUP' then
    perform begin_day(b, p.accounting_date, 'CUT_OFF', k.pengguna, v_kedua);
    select * into b from branch x where x.kode_cabang = b.kode_cabang;
  elsif b.status <> 'CUT_OFF' then
    update branch set status = 'CUT_OFF' where kode_cabang = b.kode_cabang;
    perform record_day_step(b.kode_cabang, b.accounting_date, b.status, 'CUT_OFF', k.pengguna, v_kedua, e ->> 'alasan');
  end if;
  perform start_end_of_day(b, k.pengguna, v_kedua, e ->> 'alasan');
end $$;

create or replace function day_goes_forward() returns trigger language plpgsql as $$
begin
  if exists (select from branch_day d where d.kode_cabang = new.kode_cabang and d.tanggal >= new.tanggal) then
    raise exception 'branch % cannot go back to %', new.kode_cabang, new.tanggal;
  end if;
  return new;
end $$;

create or replace trigger branch_day_forward before insert on branch_day for each row execute function day_goes_forward();

create or replace function branch_day_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hari', new.kode_cabang);
  -- One that the new day ends was in force on the old one.
  perform pg_notify('akses', d.ke) from delegation d
  where old.accounting_date <> new.accounting_date and d.kode_cabang = new.kode_cabang and d.dicabut_pada is null
    and d.sampai >= old.accounting_date and d.mulai <= new.accounting_date;
  return null;
end $$;

create or replace trigger branch_day_access after update of accounting_date, status on branch for each row
  when (old.accounting_date is distinct from new.accounting_date or old.status is distinct from new.status) execute function branch_day_changed();
