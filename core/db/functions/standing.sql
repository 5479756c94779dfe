-- Standing orders and automatic transfers (docs/adr/0060-what-moves-by-itself.md; domain: standing instructions and ATS). Orders are records of two
-- persons; evenings post what is due through the second door and note it here, proved against what this very transaction posted.

create or replace function number_standing(p_cabang text, p_baris jsonb) returns text language sql as $$
  select (p_baris ->> 'golongan') || lpad(nextval('standing_order_serial')::text, 8, '0')
$$;

-- Does an order pay from an account or to it, or may one come to again?
create or replace function has_live_order(p_rekening text) returns boolean language sql stable as $$
  select exists (select from standing_order o where o.status in ('AKTIF', 'DITANGGUHKAN')
    and (o.rekening_sumber = p_rekening or o.rekening_tujuan = p_rekening and share_owner(o.rekening_sumber, p_rekening)))
$$;

-- Have two accounts an owner in common?
create or replace function share_owner(p_satu text, p_dua text) returns boolean language sql stable as $$
  select exists (select from account_party p join account_party q using (nomor_nasabah)
    where p.nomor_rekening = p_satu and q.nomor_rekening = p_dua and p.peran = 'PEMILIK' and q.peran = 'PEMILIK' and p.sampai is null and q.sampai is null)
$$;

-- The business day before a day.
create or replace function business_day_before(p_tanggal date) returns date language sql stable as $$
  select max(g::date) from generate_series(p_tanggal - 60, p_tanggal - 1, interval '1 day') g where is_business_day(g::date)
$$;

-- What an order that keeps an account hangs on, from the account that pays: does following who covers whom lead back to the account kept?
create or replace function standing_loops(p_sumber text, p_tujuan text) returns boolean language sql stable as $$
  with recursive jalan(rekening) as (
    select p_sumber
    union
    select o.rekening_sumber from jalan j join standing_order o on o.rekening_tujuan = j.rekening
    where o.jenis = 'RENTANG' and o.status in ('AKTIF', 'DITANGGUHKAN')
  ) select exists (select from jalan j where j.rekening = p_tujuan)
$$;

-- An account that an order is to move: there, neither closed nor closing.
create or replace function standing_account(p_rekening text) returns account language plpgsql as $$
declare
  a account;
  s account_state;
begin
  select * into s from account_state where nomor_rekening = p_rekening for update;
  select * into a from account where nomor_rekening = p_rekening;
  if not found then perform refuse('ACCOUNT_NOT_FOUND', jsonb_build_object('rekening', p_rekening)); end if;
  if s.status = 'TUTUP' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', p_rekening)); end if;
  if s.status = 'PENUTUPAN' then perform refuse('ACCOUNT_CLOSING', jsonb_build_object('rekening', p_rekening)); end if;
  return a;
end $$;

-- An order is laid on accounts that may pay and be paid, and begins on no day that is over. Who pays whom, and which kind it is, stays; what is
-- over is over. Orders that keep accounts are decided one after another, so that no two together close a loop.
create or replace function before_standing(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  o standing_order;
  a account;
  t account;
  v_hari date;
  v_lain text;
begin
  select * into o from standing_order where nomor_perintah = b ->> 'nomor_perintah' for update;
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a standing order is ended, not removed'; end if;
  if o.nomor_perintah is not null then
    if o.status not in ('AKTIF', 'DITANGGUHKAN') then
      perform refuse('STANDING_STATE', jsonb_build_object('perintah', o.nomor_perintah, 'status', o.status));
    end if;
    if (coalesce(b ->> 'golongan', o.golongan), coalesce(b ->> 'jenis', o.jenis), coalesce(b ->> 'rekening_sumber', o.rekening_sumber),
        coalesce(b ->> 'rekening_tujuan', o.rekening_tujuan)) <> (o.golongan, o.jenis, o.rekening_sumber, o.rekening_tujuan) then
      raise exception 'an order keeps its kind and its accounts';
    end if;
    v_hari := day_of_account(o.rekening_sumber);
    if b ? 'mulai' and (b ->> 'mulai')::date <> o.mulai and (b ->> 'mulai')::date < v_hari then
      perform refuse('STANDING_START', jsonb_build_object('tanggal', v_hari));
    end if;
    if coalesce(b ->> 'status', o.status) = 'AKTIF' and o.status = 'DITANGGUHKAN' then
      perform standing_account(n) from (select unnest(array[o.rekening_sumber, o.rekening_tujuan]) n order by 1) x;
    end if;
    return null;
  end if;
  if b ->> 'status' <> 'AKTIF' then raise exception 'an order begins at work'; end if;
  if b ->> 'jenis' = 'RENTANG' then perform pg_advisory_xact_lock(7333, 0); end if;
  perform standing_account(n) from (select unnest(array[b ->> 'rekening_sumber', b ->> 'rekening_tujuan']) n order by 1) x;
  select * into a from account where nomor_rekening = b ->> 'rekening_sumber';
  select * into t from account where nomor_rekening = b ->> 'rekening_tujuan';
  if a.kode_valuta <> t.kode_valuta then
    perform refuse('CURRENCY_MISMATCH', jsonb_build_object('rekening', t.nomor_rekening, 'valuta', a.kode_valuta));
  end if;
  perform prove_not_stopped(a.nomor_rekening);
  v_hari := day_of_account(a.nomor_rekening);
  if (b ->> 'mulai')::date < v_hari then perform refuse('STANDING_START', jsonb_build_object('tanggal', v_hari)); end if;
  v_lain := (select n from unnest(case b ->> 'jenis' when 'RENTANG' then array[a.nomor_rekening, t.nomor_rekening] else array[a.nomor_rekening] end) n
    where not may_give_by_itself(n, v_hari) limit 1);
  if v_lain is not null then perform refuse('STANDING_SOURCE', jsonb_build_object('rekening', v_lain)); end if;
  if (select p.jenis = 'DEPOSITO' from product p where p.kode_produk = t.kode_produk) then
    perform refuse('STANDING_TARGET', jsonb_build_object('rekening', t.nomor_rekening));
  end if;
  if b ->> 'jenis' = 'RENTANG' then
    select x.nomor_perintah into v_lain from standing_order x
    where x.rekening_tujuan = t.nomor_rekening and x.jenis = 'RENTANG' and x.status in ('AKTIF', 'DITANGGUHKAN');
    if found then perform refuse('STANDING_KEPT', jsonb_build_object('rekening', t.nomor_rekening, 'perintah', v_lain)); end if;
    if standing_loops(a.nomor_rekening, t.nomor_rekening) then perform refuse('STANDING_LOOP', jsonb_build_object('rekening', t.nomor_rekening)); end if;
  end if;
  return null;
end $$;

-- May an account be debited by an order? Not where its contract lets nothing be withdrawn freely, nor a deposit (domain: products).
create or replace function may_give_by_itself(p_rekening text, p_tanggal date) returns boolean language sql stable as $$
  select p.jenis in ('TABUNGAN', 'GIRO') and k.tarik_bebas
  from account a join product p using (kode_produk) cross join lateral account_contract_on(a.nomor_rekening, p_tanggal) k where a.nomor_rekening = p_rekening
$$;

-- A new order has its place to go on from. One whose dates or state changed leaves out what lies before its branch's day, and counts its
-- failures anew.
create or replace function after_standing(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language sql as $$
  insert into standing_state as s (nomor_perintah)
  values (e #>> '{baris,nomor_perintah}')
  on conflict (nomor_perintah) do update set
    jatuh_berikut = null,
    gagal_beruntun = case when p_lama ->> 'status' <> p_baru ->> 'status' then 0 else s.gagal_beruntun end,
    jatuh_terakhir = case
      when (p_lama -> 'periode', p_lama -> 'setiap', p_lama -> 'hari', p_lama -> 'mulai', p_lama -> 'hari_libur', p_lama -> 'status')
        is distinct from (p_baru -> 'periode', p_baru -> 'setiap', p_baru -> 'hari', p_baru -> 'mulai', p_baru -> 'hari_libur', p_baru -> 'status')
      then greatest(s.jatuh_terakhir, business_day_before(day_of_account(p_baru ->> 'rekening_sumber'))) else s.jatuh_terakhir end;
  select drop_standing_retries(e #>> '{baris,nomor_perintah}') where p_baru ->> 'status' <> 'AKTIF'
$$;

-- What an evening of a branch runs, under lock and in the order of the numbers: what is due or tried again and paid from its own accounts; and of an
-- account of another branch that is at the same day all its due orders, where one of them pays into this branch (docs/adr/0060-what-moves-by-itself.md).
-- Whoever changes an order waits meanwhile.
create or replace function due_standing(p_cabang text, p_tanggal date, p_berikut date) returns text[] language sql stable as $$
  with jatuh as (
    select o.nomor_perintah, o.rekening_sumber, a.kode_cabang as dari, t.kode_cabang as ke
    from standing_order o join standing_state s using (nomor_perintah) join account a on a.nomor_rekening = o.rekening_sumber
      join account t on t.nomor_rekening = o.rekening_tujuan
    where o.status = 'AKTIF' and (s.jatuh_berikut < p_berikut or s.jatuh_berikut is null and o.mulai < p_berikut
      or exists (select from standing_due d where d.nomor_perintah = o.nomor_perintah and d.status = 'DICOBA_LAGI' and d.coba_lagi <= p_tanggal))
  )
  select coalesce(array_agg(j.nomor_perintah order by j.nomor_perintah), '{}') from jatuh j
  where j.dari = p_cabang
    or exists (select from jatuh x join branch b on b.kode_cabang = x.dari where x.rekening_sumber = j.rekening_sumber and x.ke = p_cabang
      and takes_evening(b, p_tanggal))
$$;

create or replace function take_standing(p_cabang text, p_tanggal date, p_berikut date) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_nomor text[] := due_standing(p_cabang, p_tanggal, p_berikut);
  c text;
begin
  -- The days first, as every posting takes them.
  for c in select distinct a.kode_cabang from standing_order o join account a on a.nomor_rekening in (o.rekening_sumber, o.rekening_tujuan)
      where o.nomor_perintah = any (v_nomor) order by 1 loop
    perform pg_advisory_xact_lock_shared(7310, c::integer);
  end loop;
  perform from standing_order o where o.nomor_perintah = any (v_nomor) order by o.nomor_perintah for no key update;
  -- What was changed before the lock was ours is looked at anew.
  v_nomor := array(select n from unnest(due_standing(p_cabang, p_tanggal, p_berikut)) n where n = any (v_nomor));
  perform from account_state s where s.nomor_rekening in (
    select unnest(array[o.rekening_sumber, o.rekening_tujuan]) from standing_order o where o.nomor_perintah = any (v_nomor)) order by s.nomor_rekening for no key update;
  return v_nomor;
end $$;

-- Does the journal move so much from the one account to the other?
create or replace function standing_moved(p_journal bigint, p_tanggal date, p_dari text, p_ke text, p_nominal bigint) returns boolean language sql stable as $$
  select exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening = p_dari and l.jumlah = p_nominal)
    and exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening = p_ke and l.jumlah = -p_nominal)
$$;

-- An order that stopped is not tried again; the part that it moved of a due date until then stays moved.
create or replace function drop_standing_retries(p_nomor text) returns void language sql as $$
  update standing_due set status = case when nominal > 0 then 'SEBAGIAN' else 'GAGAL' end, coba_lagi = null where nomor_perintah = p_nomor and status = 'DICOBA_LAGI'
$$;

-- An order whose course is run, or that failed too often, changes its state by itself: a version without persons.
create or replace function turn_standing(p_nomor text, p_status text, p_sebab text, p_cabang text) returns void language plpgsql as $$
begin
  update standing_order set status = p_status, sebab_status = p_sebab, versi = versi + 1 where nomor_perintah = p_nomor;
  perform drop_standing_retries(p_nomor);
  perform keep_version('standing', jsonb_build_object('nomor_perintah', p_nomor), 'AKHIR', 'SISTEM', null, null, p_cabang);
end $$;

-- Notes what the evening made of its orders: each attempt at a due date (p_hasil), and how far each order is (p_maju). An attempt says what it moved
-- and charged, what the due date asks in all, and what becomes of it. What is said to be moved is proved by a journal that this very transaction posted
-- for this run; a due date that is settled stays so, its attempts are counted one by one, and it is whole only with the sum of what they moved.
create or replace function note_standing(p_run uuid, p_cabang text, p_tanggal date, p_hasil jsonb, p_maju jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  o standing_order;
  d standing_due;
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_journal bigint;
  v_nominal bigint;
  v_terakhir integer;
begin
  if not exists (select from branch b where b.kode_cabang = p_cabang and takes_evening(b, p_tanggal)) then
    perform refuse('DAY_CLOSED', jsonb_build_object('cabang', p_cabang));
  end if;
  for r in select * from jsonb_to_recordset(p_hasil) as x(nomor text, jatuh_tempo date, percobaan integer, hasil text, diminta bigint, nominal bigint, biaya bigint,
      sebab text, dari text, ke text, urut integer) loop
    select * into o from standing_order where nomor_perintah = r.nomor for no key update;
    if o.status is distinct from 'AKTIF' or r.jatuh_tempo < o.mulai or r.jatuh_tempo >= next_business_day(p_tanggal) then
      raise exception 'order % is not due on %', r.nomor, r.jatuh_tempo;
    end if;
    v_journal := null;
    if r.urut is not null then
      select j.id into v_journal from (
        select x.id, row_number() over (order by x.id) as n from journal x join bulk_chunk b on b.run = p_run and b.bagian = 1
        where x.tanggal = p_tanggal and x.id between b.journal_awal and b.journal_akhir and x.xid = v_xid and x.korelasi = p_run and x.operasi = 'PERINTAH_TETAP') j
      where j.n = r.urut;
    end if;
    if r.nominal > 0 and (v_journal is null or not standing_moved(v_journal, p_tanggal, r.dari, r.ke, r.nominal)
        or array[r.dari, r.ke] not in (array[o.rekening_sumber, o.rekening_tujuan], case o.jenis when 'RENTANG' then array[o.rekening_tujuan, o.rekening_sumber] else array[o.rekening_sumber, o.rekening_tujuan] end)) then
      raise exception 'nothing was posted for order %', r.nomor;
    end if;
    select * into d from standing_due x where (x.nomor_perintah, x.jatuh_tempo) = (r.nomor, r.jatuh_tempo) for update;
    if d.status is not null and d.status <> 'DICOBA_LAGI' or r.percobaan <> coalesce(d.percobaan, 0) + 1 then
      raise exception 'due date % of order % is settled', r.jatuh_tempo, r.nomor;
    end if;
    v_nominal := coalesce(d.nominal, 0) + r.nominal;
    insert into standing_due as x (nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, tanggal_jurnal)
    values (r.nomor, r.jatuh_tempo, r.hasil, r.percobaan, p_tanggal, case r.hasil when 'DICOBA_LAGI' then business_days_after(p_tanggal, o.jeda_ulang) end,
      r.diminta, v_nominal, coalesce(d.biaya, 0) + r.biaya, r.sebab, coalesce(v_journal, d.journal_id), case when v_journal is null then d.tanggal_jurnal else p_tanggal end)
    on conflict (nomor_perintah, jatuh_tempo) do update set status = excluded.status, percobaan = excluded.percobaan, tanggal = excluded.tanggal,
      coba_lagi = excluded.coba_lagi, diminta = excluded.diminta, nominal = excluded.nominal, biaya = excluded.biaya, sebab = excluded.sebab,
      journal_id = excluded.journal_id, tanggal_jurnal = excluded.tanggal_jurnal;
    insert into standing_attempt (nomor_perintah, jatuh_tempo, percobaan, tanggal, hasil, diminta, nominal, biaya, sebab, journal_id, run)
    values (r.nomor, r.jatuh_tempo, r.percobaan, p_tanggal, case when r.hasil = 'BERHASIL' then 'BERHASIL' when r.nominal > 0 then 'SEBAGIAN'
        when r.hasil = 'DICOBA_LAGI' then 'DICOBA_LAGI' else 'GAGAL' end,
      r.diminta - v_nominal + r.nominal, r.nominal, r.biaya, r.sebab, v_journal, p_run);
    update standing_state s set gagal_beruntun = case when r.hasil = 'GAGAL' then s.gagal_beruntun + 1 when r.hasil = 'DICOBA_LAGI' then s.gagal_beruntun else 0 end
    where s.nomor_perintah = r.nomor returning s.gagal_beruntun into v_terakhir;
    if v_terakhir >= 3 then perform turn_standing(r.nomor, 'DITANGGUHKAN', 'GAGAL', p_cabang); end if;
  end loop;
  for r in select * from jsonb_to_recordset(p_maju) as x(nomor text, terakhir date, berikut date, kali integer) loop
    update standing_state s set jatuh_terakhir = coalesce(r.terakhir, s.jatuh_terakhir), jatuh_berikut = r.berikut, kali_lewat = r.kali
    where s.nomor_perintah = r.nomor and r.kali >= s.kali_lewat and coalesce(r.terakhir >= s.jatuh_terakhir, true);
    if not found then raise exception 'order % goes back', r.nomor; end if;
    if r.berikut is null and not exists (select from standing_due x where x.nomor_perintah = r.nomor and x.status = 'DICOBA_LAGI') then
      perform turn_standing(r.nomor, 'SELESAI', '', p_cabang) from standing_order x where x.nomor_perintah = r.nomor and x.status = 'AKTIF';
    end if;
  end loop;
end $$;

-- A period that failed is made good by two persons: { nomor_perintah, jatuh_tempo, nominal }. The journal of this operation is its success.
create or replace function effect_standing_retry(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  o standing_order;
  d standing_due;
begin
  select * into o from standing_order where nomor_perintah = e ->> 'nomor_perintah' for no key update;
  select * into d from standing_due x where x.nomor_perintah = o.nomor_perintah and x.jatuh_tempo = (e ->> 'jatuh_tempo')::date for update;
  if d.status is distinct from 'GAGAL' then perform refuse('STANDING_DUE', jsonb_build_object('perintah', e ->> 'nomor_perintah')); end if;
  if d.diminta <> (e ->> 'nominal')::bigint or not standing_moved(k.journal_id, k.tanggal, o.rekening_sumber, o.rekening_tujuan, d.diminta) then
    raise exception 'order % was not paid by this journal', o.nomor_perintah;
  end if;
  update standing_due x set status = 'BERHASIL', percobaan = d.percobaan + 1, tanggal = k.tanggal, nominal = d.diminta, sebab = '', journal_id = k.journal_id, tanggal_jurnal = k.tanggal
  where x.nomor_perintah = d.nomor_perintah and x.jatuh_tempo = d.jatuh_tempo;
  insert into standing_attempt (nomor_perintah, jatuh_tempo, percobaan, tanggal, hasil, diminta, nominal, journal_id)
  values (d.nomor_perintah, d.jatuh_tempo, d.percobaan + 1, k.tanggal, 'BERHASIL', d.diminta, d.diminta, k.journal_id);
end $$;
