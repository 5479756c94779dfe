-- Standing orders and automatic transfers (core/accounts/README.md; domain: standing instructions and ATS). Orders are records of two
-- persons; the end of day posts what is due in bulk and records it here, proved against what this very transaction posted.

create or replace function number_standing_order(p_cabang text, p_baris jsonb) returns text language sql as $$
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

-- From the account that pays back along orders that move by a balance: does that lead to the account that would be paid? In such a ring the same money goes round
-- each end of day, and each round costs its fees.
create or replace function standing_orders_loop(p_sumber text, p_tujuan text) returns boolean language sql stable as $$
  with recursive jalan(rekening) as (
    select p_sumber
    union
    select o.rekening_sumber from jalan j join standing_order o on o.rekening_tujuan = j.rekening
    where o.jenis <> 'TETAP' and o.status in ('AKTIF', 'DITANGGUHKAN')
  ) select exists (select from jalan j where j.rekening = p_tujuan)
$$;

-- An account that an order is to move: there, neither closed nor closing.
create or replace function standing_order_account(p_rekening text) returns account language plpgsql as $$
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

-- An order is placed on accounts that may pay and be paid, and begins on no day that is over. Who pays whom, and which kind it is, stays; what is
-- over is over. Orders that keep accounts are decided one after another, so that no two together close a loop.
create or replace function before_standing_order(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
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
        coalesce(b ->> 'rekening_tujuan', o.rekening_tujuan), coalesce(b ->> 'jalur', o.jalur), coalesce(b ->> 'kode_bank', o.kode_bank),
        coalesce(b ->> 'rekening_luar', o.rekening_luar), coalesce(b ->> 'nama_luar', o.nama_luar))
      is distinct from (o.golongan, o.jenis, o.rekening_sumber, o.rekening_tujuan, o.jalur, o.kode_bank, o.rekening_luar, o.nama_luar) then
      raise exception 'an order keeps its kind and its accounts';
    end if;
    v_hari := day_of_account(o.rekening_sumber);
    if b ? 'mulai' and (b ->> 'mulai')::date <> o.mulai and (b ->> 'mulai')::date < v_hari then
      perform refuse('STANDING_START', jsonb_build_object('tanggal', v_hari));
    end if;
    if coalesce(b ->> 'status', o.status) = 'AKTIF' and o.status = 'DITANGGUHKAN' then
      perform standing_order_account(n) from (select unnest(array_remove(array[o.rekening_sumber, o.rekening_tujuan], null)) n order by 1) x;
    end if;
    return null;
  end if;
  if b ->> 'status' <> 'AKTIF' then raise exception 'an order begins at work'; end if;
  if b ->> 'jenis' <> 'TETAP' then perform pg_advisory_xact_lock(7333, 0); end if;
  perform standing_order_account(n) from (select unnest(array_remove(array[b ->> 'rekening_sumber', b ->> 'rekening_tujuan'], null)) n order by 1) x;
  select * into a from account where nomor_rekening = b ->> 'rekening_sumber';
  select * into t from account where nomor_rekening = b ->> 'rekening_tujuan';
  if a.kode_valuta <> t.kode_valuta then
    perform refuse('CURRENCY_MISMATCH', jsonb_build_object('rekening', t.nomor_rekening, 'valuta', a.kode_valuta));
  end if;
  perform prove_not_stopped(a.nomor_rekening);
  v_hari := day_of_account(a.nomor_rekening);
  if (b ->> 'mulai')::date < v_hari then perform refuse('STANDING_START', jsonb_build_object('tanggal', v_hari)); end if;
  v_lain := (select n from unnest(case b ->> 'jenis' when 'RENTANG' then array[a.nomor_rekening, t.nomor_rekening] else array[a.nomor_rekening] end) n
    where not allows_standing_order(n, v_hari) limit 1);
  if v_lain is not null then perform refuse('STANDING_SOURCE', jsonb_build_object('rekening', v_lain)); end if;
  if b ->> 'jalur' <> 'INTERNAL' then
    -- The lists are those of this very moment.
    perform pg_advisory_xact_lock_shared(7315);
    if bank_message_name(b ->> 'kode_bank', v_hari) is null then perform refuse('BANK_UNKNOWN', jsonb_build_object('sandi', b ->> 'kode_bank')); end if;
    if is_stopped(counterparty_key(b ->> 'kode_bank', b ->> 'rekening_luar'), counterparty(b ->> 'nama_luar', b ->> 'luar_normal')) then perform refuse('COMPLIANCE_HOLD'); end if;
    return null;
  end if;
  if (select p.jenis = 'DEPOSITO' from product p where p.kode_produk = t.kode_produk) then
    perform refuse('STANDING_TARGET', jsonb_build_object('rekening', t.nomor_rekening));
  end if;
  if b ->> 'jenis' = 'RENTANG' then
    select x.nomor_perintah into v_lain from standing_order x
    where x.rekening_tujuan = t.nomor_rekening and x.jenis = 'RENTANG' and x.status in ('AKTIF', 'DITANGGUHKAN');
    if found then perform refuse('STANDING_KEPT', jsonb_build_object('rekening', t.nomor_rekening, 'perintah', v_lain)); end if;
  end if;
  if b ->> 'jenis' <> 'TETAP' and standing_orders_loop(a.nomor_rekening, t.nomor_rekening) then
    perform refuse('STANDING_LOOP', jsonb_build_object('rekening', t.nomor_rekening));
  end if;
  return null;
end $$;

-- May an account be debited by an order? Not where its contract lets nothing be withdrawn freely, nor a deposit (domain: products).
create or replace function allows_standing_order(p_rekening text, p_tanggal date) returns boolean language sql stable as $$
  select p.jenis in ('TABUNGAN', 'GIRO') and k.tarik_bebas
  from account a join product p using (kode_produk) cross join lateral account_contract_on(a.nomor_rekening, p_tanggal) k where a.nomor_rekening = p_rekening
$$;

-- A new order has its place to go on from. One whose dates or state changed leaves out what lies before its branch's day, and counts its
-- failures anew.
create or replace function after_standing_order(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language sql as $$
  insert into standing_order_state as s (nomor_perintah)
  values (e #>> '{baris,nomor_perintah}')
  on conflict (nomor_perintah) do update set
    jatuh_berikut = null,
    gagal_beruntun = case when p_lama ->> 'status' <> p_baru ->> 'status' then 0 else s.gagal_beruntun end,
    jatuh_terakhir = case
      when (p_lama -> 'periode', p_lama -> 'setiap', p_lama -> 'hari', p_lama -> 'mulai', p_lama -> 'hari_libur', p_lama -> 'status')
        is distinct from (p_baru -> 'periode', p_baru -> 'setiap', p_baru -> 'hari', p_baru -> 'mulai', p_baru -> 'hari_libur', p_baru -> 'status')
      then greatest(s.jatuh_terakhir, business_day_before(day_of_account(p_baru ->> 'rekening_sumber'))) else s.jatuh_terakhir end;
  select drop_standing_order_retries(e #>> '{baris,nomor_perintah}') where p_baru ->> 'status' <> 'AKTIF'
$$;

-- Has an order a due date that may come up by a day, a new one or one that is tried again?
create or replace function falls_due(o standing_order, s standing_order_state, p_tanggal date, p_berikut date) returns boolean language sql stable as $$
  select o.status = 'AKTIF' and (s.jatuh_berikut < p_berikut or s.jatuh_berikut is null and o.mulai < p_berikut
    or exists (select from standing_order_due d where d.nomor_perintah = o.nomor_perintah and d.status = 'DICOBA_LAGI' and d.coba_lagi <= p_tanggal))
$$;

-- Due dates that the end of a day finds paid by a transfer which it has just cancelled, for it never left the bank.
create or replace function unsent_standing_orders(p_cabang text, p_tanggal date)
returns table (nomor_perintah text, jatuh_tempo date, percobaan integer, nominal bigint, biaya bigint, biaya_transfer bigint) language sql stable as $$
  select d.nomor_perintah, d.jatuh_tempo, d.percobaan, d.nominal, p.biaya, t.biaya
  from transfer t join standing_order_due d on (d.journal_id, d.tanggal_jurnal) = (t.journal_id, t.tanggal)
    join standing_order_attempt p using (nomor_perintah, jatuh_tempo, percobaan) join journal j on (j.id, j.tanggal) = (t.journal_akhir, t.tanggal_akhir)
  where t.kode_cabang = p_cabang and t.tanggal = p_tanggal and t.status = 'DIBATALKAN' and t.sebab = '' and j.operasi = 'BATALKAN_TRANSFER'
    and d.status = 'BERHASIL' and d.tanggal = p_tanggal
  order by d.nomor_perintah, d.jatuh_tempo
$$;

-- Returns the orders that an end of day of a branch runs, under lock and in the order of the numbers: what is due or tried again and paid from its own accounts, with what was
-- paid by day and never left; and of an account of another branch that is at the same day all its due orders, where one of them pays into this branch
-- (core/accounts/README.md). Whoever changes an order waits meanwhile.
create or replace function due_standing_orders(p_cabang text, p_tanggal date, p_berikut date) returns text[] language sql stable as $$
  with jatuh as (
    select o.nomor_perintah, o.rekening_sumber, a.kode_cabang as dari, t.kode_cabang as ke
    from standing_order o join standing_order_state s using (nomor_perintah) join account a on a.nomor_rekening = o.rekening_sumber
      left join account t on t.nomor_rekening = o.rekening_tujuan
    where falls_due(o, s, p_tanggal, p_berikut)
  )
  select coalesce(array_agg(x.nomor order by x.nomor), '{}') from (
    select j.nomor_perintah as nomor from jatuh j
    where j.dari = p_cabang
      or exists (select from jatuh x join branch b on b.kode_cabang = x.dari where x.rekening_sumber = j.rekening_sumber and x.ke = p_cabang
        and accepts_eod_postings(b, p_tanggal))
    union select u.nomor_perintah from unsent_standing_orders(p_cabang, p_tanggal) u) x
$$;

-- Returns what a branch at work pays to other banks now: what is due and whose rail is open.
create or replace function due_outward_orders(p_cabang text, p_tanggal date, p_berikut date) returns text[] language sql volatile as $$
  select coalesce(array_agg(o.nomor_perintah order by o.nomor_perintah), '{}')
  from standing_order o join standing_order_state s using (nomor_perintah) join account a on a.nomor_rekening = o.rekening_sumber
    join branch b on b.kode_cabang = a.kode_cabang
  where o.jalur <> 'INTERNAL' and a.kode_cabang = p_cabang and b.status = 'BUKA' and b.accounting_date = p_tanggal
    and falls_due(o, s, p_tanggal, p_berikut) and transfer_window_open(o.jalur, p_tanggal)
$$;

-- The branches that have such orders, each as its day is.
create or replace function branches_paying_out() returns table (kode_cabang text, kantor_pusat text, tanggal date, berikut date)
language sql volatile security definer set search_path = public, pg_temp as $$
  select b.kode_cabang, h.kode_cabang, b.accounting_date, next_business_day(b.accounting_date) from branch b join branch h on h.jenis = 'HO'
  where b.status = 'BUKA' and due_outward_orders(b.kode_cabang, b.accounting_date, next_business_day(b.accounting_date)) <> '{}' order by 1
$$;

-- Why an order cannot be paid to another bank on a day; '' where it can. Marks are asked first, for most names are nobody's on a list.
create or replace function outward_hindrance(o standing_order, p_tanggal date) returns text
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select case when o.jalur = 'INTERNAL' then '' when bank_message_name(o.kode_bank, p_tanggal) is null then 'BANK_TUJUAN'
    when exists (select from name_key k where k.macam = 'NAMA' and name_marks(k.nilai) && name_marks(o.luar_normal))
      and is_stopped(counterparty_key(o.kode_bank, o.rekening_luar), counterparty(o.nama_luar, o.luar_normal)) then 'TUJUAN_KEPATUHAN' else '' end
$$;

-- Locks what is run: the days first, as every posting takes them, then the orders, then their accounts.
create or replace function lock_standing_orders(p_nomor text[]) returns void language plpgsql as $$
declare
  c text;
begin
  for c in select distinct a.kode_cabang from standing_order o join account a on a.nomor_rekening in (o.rekening_sumber, o.rekening_tujuan)
      where o.nomor_perintah = any (p_nomor) order by 1 loop
    perform pg_advisory_xact_lock_shared(7310, c::integer);
  end loop;
  perform from standing_order o where o.nomor_perintah = any (p_nomor) order by o.nomor_perintah for no key update;
  perform from account_state s where s.nomor_rekening in (
    select unnest(array[o.rekening_sumber, o.rekening_tujuan]) from standing_order o where o.nomor_perintah = any (p_nomor)) order by s.nomor_rekening for no key update;
end $$;

-- Reads anew what was changed before the lock was ours.
create or replace function claim_standing_orders(p_cabang text, p_tanggal date, p_berikut date) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_nomor text[] := due_standing_orders(p_cabang, p_tanggal, p_berikut);
begin
  perform lock_standing_orders(v_nomor);
  return array(select n from unnest(due_standing_orders(p_cabang, p_tanggal, p_berikut)) n where n = any (v_nomor));
end $$;

-- The same of what is paid to other banks by day. The lists of names are those of this very moment.
create or replace function claim_outward_orders(p_cabang text, p_tanggal date, p_berikut date) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_nomor text[] := due_outward_orders(p_cabang, p_tanggal, p_berikut);
begin
  perform lock_standing_orders(v_nomor);
  perform pg_advisory_xact_lock_shared(7315);
  return array(select n from unnest(due_outward_orders(p_cabang, p_tanggal, p_berikut)) n where n = any (v_nomor));
end $$;

-- Does the journal move so much from the one account to the other?
create or replace function standing_order_moved(p_journal bigint, p_tanggal date, p_dari text, p_ke text, p_nominal bigint) returns boolean language sql stable as $$
  select exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening = p_dari and l.jumlah = p_nominal)
    and exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening = p_ke and l.jumlah = -p_nominal)
$$;

-- Does the journal pay so much of an order: from the one account to the other by its direction, or to the pass-through account of its rail?
create or replace function standing_order_paid(o standing_order, p_journal bigint, p_tanggal date, p_dari text, p_ke text, p_nominal bigint) returns boolean language sql stable as $$
  select case when o.jalur = 'INTERNAL' then standing_order_moved(p_journal, p_tanggal, p_dari, p_ke, p_nominal)
      and array[p_dari, p_ke] in (array[o.rekening_sumber, o.rekening_tujuan], case o.jenis when 'RENTANG' then array[o.rekening_tujuan, o.rekening_sumber] else array[o.rekening_sumber, o.rekening_tujuan] end)
    else p_dari = o.rekening_sumber
      and exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening = o.rekening_sumber and l.jumlah = p_nominal)
      and exists (select from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.kode_gl = transfer_gl(o.jalur) and l.jumlah = -p_nominal) end
$$;

-- A payment of an order to another bank goes on as a transfer of its account.
create or replace function send_standing_order(o standing_order, p_cabang text, p_tanggal date, p_journal bigint, p_nominal bigint, p_biaya bigint) returns text language sql as $$
  select insert_transfer(jsonb_build_object('rail', o.jalur, 'nomor_rekening', o.rekening_sumber, 'nama_pengirim', a.nama_rekening, 'nominal', p_nominal, 'biaya', p_biaya,
    'kode_bank', o.kode_bank, 'rekening_tujuan', o.rekening_luar, 'nama_tujuan', o.nama_luar, 'tujuan_normal', o.luar_normal,
    'penduduk_tujuan', case when o.penduduk_tujuan then 'T' else 'F' end, 'wni_tujuan', case when o.wni_tujuan then 'T' else 'F' end,
    'penduduk_pengirim', case when o.penduduk_pengirim then 'T' else 'F' end, 'wni_pengirim', case when o.wni_pengirim then 'T' else 'F' end,
    'kode_tujuan', o.kode_tujuan, 'beban', o.beban, 'keterangan', concat_ws(' · ', nullif(o.berita, ''), o.nomor_perintah)), p_cabang, p_tanggal, p_journal, 'SISTEM')
  from account a where a.nomor_rekening = o.rekening_sumber
$$;

-- An order that stopped is not tried again; the part that it moved of a due date until then stays moved.
create or replace function drop_standing_order_retries(p_nomor text) returns void language sql as $$
  update standing_order_due set status = case when nominal > 0 then 'SEBAGIAN' else 'GAGAL' end, coba_lagi = null where nomor_perintah = p_nomor and status = 'DICOBA_LAGI'
$$;

-- An order whose course is run, or that failed too often, changes its state by itself: a version without persons.
create or replace function set_standing_order_status(p_nomor text, p_status text, p_sebab text, p_cabang text) returns void language plpgsql as $$
begin
  update standing_order set status = p_status, sebab_status = p_sebab, versi = versi + 1 where nomor_perintah = p_nomor;
  perform drop_standing_order_retries(p_nomor);
  perform append_record_version('standing', jsonb_build_object('nomor_perintah', p_nomor), 'AKHIR', 'SISTEM', null, null, p_cabang);
end $$;

-- Records what the end of day made of its orders: each attempt at a due date (p_hasil), and how far each order is (p_maju). An attempt says what it moved
-- and charged, what the due date asks in all, and what becomes of it. What is said to be moved is proved by a journal that this very transaction posted
-- for this run; a due date that is settled stays so, its attempts are counted one by one, and it is whole only with the sum of what they moved.
create or replace function record_standing_orders(p_run uuid, p_cabang text, p_tanggal date, p_hasil jsonb, p_maju jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  o standing_order;
  d standing_order_due;
  v_journal bigint;
  v_nominal bigint;
  v_terakhir integer;
begin
  if not exists (select from branch b where b.kode_cabang = p_cabang and accepts_eod_postings(b, p_tanggal)) then
    perform refuse('DAY_CLOSED', jsonb_build_object('cabang', p_cabang));
  end if;
  for r in select * from jsonb_to_recordset(p_hasil) as x(nomor text, jatuh_tempo date, percobaan integer, hasil text, diminta bigint, nominal bigint, biaya bigint,
      sebab text, dari text, ke text, urut integer, biaya_transfer bigint) loop
    select * into o from standing_order where nomor_perintah = r.nomor for no key update;
    if o.status is distinct from 'AKTIF' or r.jatuh_tempo < o.mulai or r.jatuh_tempo >= next_business_day(p_tanggal) then
      raise exception 'order % is not due on %', r.nomor, r.jatuh_tempo;
    end if;
    v_journal := null;
    if r.urut is not null then
      select j.id into v_journal from journals_of_chunk(p_run, 1, p_tanggal) j where j.n = r.urut and j.operasi = 'PERINTAH_TETAP';
    end if;
    if r.nominal > 0 and (v_journal is null or not standing_order_paid(o, v_journal, p_tanggal, r.dari, r.ke, r.nominal)) then
      raise exception 'nothing was posted for order %', r.nomor;
    end if;
    select * into d from standing_order_due x where (x.nomor_perintah, x.jatuh_tempo) = (r.nomor, r.jatuh_tempo) for update;
    if d.status is not null and d.status <> 'DICOBA_LAGI' or r.percobaan <> coalesce(d.percobaan, 0) + 1 then
      raise exception 'due date % of order % is settled', r.jatuh_tempo, r.nomor;
    end if;
    v_nominal := coalesce(d.nominal, 0) + r.nominal;
    insert into standing_order_due as x (nomor_perintah, jatuh_tempo, status, percobaan, tanggal, coba_lagi, diminta, nominal, biaya, sebab, journal_id, tanggal_jurnal)
    values (r.nomor, r.jatuh_tempo, r.hasil, r.percobaan, p_tanggal, case r.hasil when 'DICOBA_LAGI' then business_days_after(p_tanggal, o.jeda_ulang) end,
      r.diminta, v_nominal, coalesce(d.biaya, 0) + r.biaya, r.sebab, coalesce(v_journal, d.journal_id), case when v_journal is null then d.tanggal_jurnal else p_tanggal end)
    on conflict (nomor_perintah, jatuh_tempo) do update set status = excluded.status, percobaan = excluded.percobaan, tanggal = excluded.tanggal,
      coba_lagi = excluded.coba_lagi, diminta = excluded.diminta, nominal = excluded.nominal, biaya = excluded.biaya, sebab = excluded.sebab,
      journal_id = excluded.journal_id, tanggal_jurnal = excluded.tanggal_jurnal;
    insert into standing_order_attempt (nomor_perintah, jatuh_tempo, percobaan, tanggal, hasil, diminta, nominal, biaya, sebab, journal_id, run)
    values (r.nomor, r.jatuh_tempo, r.percobaan, p_tanggal, case when r.hasil = 'BERHASIL' then 'BERHASIL' when r.nominal > 0 then 'SEBAGIAN'
        when r.hasil = 'DICOBA_LAGI' then 'DICOBA_LAGI' else 'GAGAL' end,
      r.diminta - v_nominal + r.nominal, r.nominal, r.biaya, r.sebab, v_journal, p_run);
    if o.jalur <> 'INTERNAL' and r.nominal > 0 then
      perform send_standing_order(o, p_cabang, p_tanggal, v_journal, r.nominal, r.biaya_transfer);
    end if;
    -- Compliance hears of whom a list stops, although nothing is posted.
    if r.sebab = 'TUJUAN_KEPATUHAN' then perform screen_counterparty(o.kode_bank, o.rekening_luar, o.nama_luar, o.luar_normal, p_cabang); end if;
    update standing_order_state s set gagal_beruntun = case when r.hasil = 'GAGAL' then s.gagal_beruntun + 1 when r.hasil = 'DICOBA_LAGI' then s.gagal_beruntun else 0 end
    where s.nomor_perintah = r.nomor returning s.gagal_beruntun into v_terakhir;
    if v_terakhir >= 3 then perform set_standing_order_status(r.nomor, 'DITANGGUHKAN', 'GAGAL', p_cabang); end if;
  end loop;
  for r in select * from jsonb_to_recordset(p_maju) as x(nomor text, terakhir date, berikut date, kali integer, selesai boolean) loop
    update standing_order_state s set jatuh_terakhir = coalesce(r.terakhir, s.jatuh_terakhir), jatuh_berikut = r.berikut, kali_lewat = r.kali
    where s.nomor_perintah = r.nomor and r.kali >= s.kali_lewat and coalesce(r.terakhir >= s.jatuh_terakhir, true);
    if not found then raise exception 'order % goes back', r.nomor; end if;
    if r.selesai and not exists (select from standing_order_due x where x.nomor_perintah = r.nomor and x.status = 'DICOBA_LAGI') then
      perform set_standing_order_status(r.nomor, 'SELESAI', '', p_cabang) from standing_order x where x.nomor_perintah = r.nomor and x.status = 'AKTIF';
    end if;
  end loop;
end $$;

-- Records that due dates of a branch were paid by day and cancelled before they left (unsent_standing_orders): nothing was moved, so each is tried again as long as
-- its order allows, and what went back of its fees is not counted. `urut` is the place of the journal of this run that gave the order's own fee back.
create or replace function record_unsent_standing_orders(p_run uuid, p_cabang text, p_tanggal date, p_baris jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  o standing_order;
  v_lagi boolean;
  v_biaya bigint;
begin
  for r in select u.*, x.urut from jsonb_to_recordset(p_baris) as x(nomor text, jatuh_tempo date, urut integer)
      join unsent_standing_orders(p_cabang, p_tanggal) u on (u.nomor_perintah, u.jatuh_tempo) = (x.nomor, x.jatuh_tempo) loop
    select * into strict o from standing_order where nomor_perintah = r.nomor_perintah for no key update;
    v_biaya := case when r.urut is null then r.biaya_transfer else r.biaya end;
    if r.urut is not null and not exists (
        select from journal_line l join journals_of_chunk(p_run, 1, p_tanggal) j on j.id = l.journal_id
        where j.n = r.urut and l.tanggal = p_tanggal and l.rekening = o.rekening_sumber and l.jumlah = r.biaya_transfer - r.biaya) then
      raise exception 'the fee of order % was not given back', r.nomor_perintah;
    end if;
    v_lagi := o.status = 'AKTIF' and r.percobaan <= o.coba_ulang;
    update standing_order_due d set status = case when v_lagi then 'DICOBA_LAGI' else 'GAGAL' end, coba_lagi = case when v_lagi then business_days_after(p_tanggal, o.jeda_ulang) end,
      nominal = 0, biaya = d.biaya - v_biaya, sebab = 'JALUR_BATAL', journal_id = null, tanggal_jurnal = null
    where (d.nomor_perintah, d.jatuh_tempo) = (r.nomor_perintah, r.jatuh_tempo);
    update standing_order_attempt a set hasil = case when v_lagi then 'DICOBA_LAGI' else 'GAGAL' end, nominal = 0, biaya = a.biaya - v_biaya, sebab = 'JALUR_BATAL', journal_id = null
    where (a.nomor_perintah, a.jatuh_tempo, a.percobaan) = (r.nomor_perintah, r.jatuh_tempo, r.percobaan);
  end loop;
end $$;

-- A period that failed is made good by two persons: { nomor_perintah, jatuh_tempo, nominal }. The journal of this operation is its success.
create or replace function effect_standing_order_retry(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  o standing_order;
  d standing_order_due;
begin
  select * into o from standing_order where nomor_perintah = e ->> 'nomor_perintah' for no key update;
  select * into d from standing_order_due x where x.nomor_perintah = o.nomor_perintah and x.jatuh_tempo = (e ->> 'jatuh_tempo')::date for update;
  if d.status is distinct from 'GAGAL' then perform refuse('STANDING_DUE', jsonb_build_object('perintah', e ->> 'nomor_perintah')); end if;
  if d.diminta <> (e ->> 'nominal')::bigint or not standing_order_paid(o, k.journal_id, k.tanggal, o.rekening_sumber, o.rekening_tujuan, d.diminta) then
    raise exception 'order % was not paid by this journal', o.nomor_perintah;
  end if;
  update standing_order_due x set status = 'BERHASIL', percobaan = d.percobaan + 1, tanggal = k.tanggal, nominal = d.diminta, sebab = '', journal_id = k.journal_id, tanggal_jurnal = k.tanggal
  where x.nomor_perintah = d.nomor_perintah and x.jatuh_tempo = d.jatuh_tempo;
  insert into standing_order_attempt (nomor_perintah, jatuh_tempo, percobaan, tanggal, hasil, diminta, nominal, journal_id)
  values (d.nomor_perintah, d.jatuh_tempo, d.percobaan + 1, k.tanggal, 'BERHASIL', d.diminta, d.diminta, k.journal_id);
end $$;
