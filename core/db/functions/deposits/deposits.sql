-- Time deposits (core/deposits/README.md; domain: deposits). The row says where a deposit is in its life; what its account stands at
-- follows, and is proved when the transaction ends.

-- The control account of each tenor.
create or replace function deposit_gl(p_tenor integer) returns text language sql immutable as $$
  select '3020' || lpad(p_tenor::text, 2, '0')
$$;

-- So many months after the first day, clipped to the month's end: 31 January, 28 February, 31 March.
create or replace function deposit_day(p_valuta date, p_bulan integer) returns date language sql immutable as $$
  select (p_valuta + make_interval(months => p_bulan))::date
$$;

-- The account of a deposit has its nominal as its balance while the deposit is active, and zero at any other time.
create or replace function deposit_balance_guard() returns trigger language plpgsql as $$
declare
  v_nomor text := new.nomor_rekening;
  v_saldo bigint;
  v_nominal bigint;
begin
  select s.saldo_buku, case when d.status = 'AKTIF' then d.nominal else 0 end into v_saldo, v_nominal
  from account_state s left join deposit d using (nomor_rekening) where s.nomor_rekening = v_nomor;
  if v_saldo is distinct from v_nominal then perform refuse('DEPOSIT_ACCOUNT', jsonb_build_object('rekening', v_nomor)); end if;
  return null;
end $$;
drop trigger if exists deposit_balance_guard on deposit;
create constraint trigger deposit_balance_guard after insert or update on deposit deferrable initially deferred for each row execute function deposit_balance_guard();
drop trigger if exists deposit_moves on account_state;
create constraint trigger deposit_moves after update of saldo_buku on account_state deferrable initially deferred for each row
  when (substr(new.nomor_rekening, 4, 2) = '14' and new.saldo_buku <> old.saldo_buku) execute function deposit_balance_guard();

-- Sets aside on its source what a deposit will take when it is funded.
create or replace function hold_deposit_source(p_rekening text, p_sumber text, p_nominal bigint, p_user text, p_kedua text) returns uuid language plpgsql as $$
declare
  s account_state;
  v_id uuid := gen_random_uuid();
  v_cabang text;
begin
  select * into s from account_state where nomor_rekening = p_sumber for update;
  if s.status is distinct from 'AKTIF' or s.blokir in ('D', 'T') then perform refuse('LINKED_ACCOUNT', jsonb_build_object('rekening', p_sumber)); end if;
  if p_nominal > s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.saldo_minimum - s.debet_menunggu + s.plafon then
    perform refuse('INSUFFICIENT', jsonb_build_object('rekening', p_sumber));
  end if;
  insert into account_hold (id_blokir, nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal, versi)
  values (v_id, p_sumber, 'LAINNYA', 'NASABAH', p_nominal, 'Setoran deposito ' || p_rekening, day_of_account(p_sumber), 1);
  select a.kode_cabang into v_cabang from account a where a.nomor_rekening = p_sumber;
  perform append_record_version('hold', jsonb_build_object('id_blokir', v_id), case when p_kedua is null then 'AKHIR' else 'BUAT' end, p_user, p_kedua, null, v_cabang);
  return v_id;
end $$;

-- Sets it free again, all that is left of it.
create or replace function free_deposit_source(p_id uuid, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  h account_hold;
  v_cabang text;
begin
  perform from account_state s join account_hold x using (nomor_rekening) where x.id_blokir = p_id for update of s;
  update account_hold set dilepas = jumlah, versi = versi + 1 where id_blokir = p_id and dilepas < jumlah returning * into h;
  if not found then return; end if;
  select a.kode_cabang into v_cabang from account a where a.nomor_rekening = h.nomor_rekening;
  perform append_record_version('hold', jsonb_build_object('id_blokir', p_id), 'AKHIR', p_user, p_kedua, null, v_cabang);
end $$;

-- Writes what is agreed of a deposit beside its account, when the account is written: { tenor, perpanjangan, nominal, sumber, rekening_sumber }. What breaking
-- it costs is what the bank's parameters say that day.
create or replace function begin_deposit(p_rekening text, r jsonb, p_user text, p_kedua text, p_flow uuid) returns void language plpgsql as $$
declare
  a account;
  v_hari date := day_of_account(p_rekening);
  v_nominal bigint := (r ->> 'nominal')::bigint;
  v_minimum bigint;
  v_tahan uuid;
begin
  select * into a from account where nomor_rekening = p_rekening;
  if a.kode_gl <> deposit_gl((r ->> 'tenor')::integer) then raise exception 'deposit % stands on %', p_rekening, a.kode_gl; end if;
  select k.setoran_awal into v_minimum from account_contract_on(p_rekening, v_hari) k;
  if v_nominal < v_minimum then perform refuse('DEPOSIT_MINIMUM', jsonb_build_object('minimum', to_char(v_minimum / 100, 'FM999G999G999G999'))); end if;
  if r ->> 'sumber' = 'REKENING' then v_tahan := hold_deposit_source(p_rekening, r ->> 'rekening_sumber', v_nominal, p_user, p_kedua); end if;
  insert into deposit (nomor_rekening, tenor, perpanjangan, nominal, sumber, rekening_sumber, id_blokir, aturan_dini, nominal_dini, tarik_kembali, tanggal_daftar)
  values (p_rekening, (r ->> 'tenor')::smallint, r ->> 'perpanjangan', v_nominal, r ->> 'sumber', nullif(r ->> 'rekening_sumber', ''), v_tahan,
    (array['BIAYA', 'DENDA', 'TANPA_BAGI_HASIL', 'HITUNG_ULANG'])[parameter_on('deposito_dini_aturan', v_hari)::integer],
    (parameter_on('deposito_dini_nominal', v_hari)::numeric * 100)::bigint, parameter_on('deposito_tarik_kembali', v_hari) = 'T', v_hari);
  perform append_record_version('deposit', jsonb_build_object('nomor_rekening', p_rekening), 'BUAT', p_user, p_kedua, p_flow, a.kode_cabang);
end $$;

-- A deposit under its account's lock, kept where the caller works and as the screen that asks saw it.
create or replace function seen_deposit(e jsonb, k effect_context) returns deposit language plpgsql as $$
declare
  d deposit;
  v_cabang text;
begin
  perform from account_state s where s.nomor_rekening = e ->> 'nomor_rekening' for update;
  select * into d from deposit x where x.nomor_rekening = e ->> 'nomor_rekening' for update;
  select a.kode_cabang into v_cabang from account a where a.nomor_rekening = d.nomor_rekening;
  if v_cabang is null then perform refuse('DEPOSIT_NOT_FOUND', jsonb_build_object('rekening', e ->> 'nomor_rekening')); end if;
  if v_cabang <> k.cabang then perform refuse('OTHER_BRANCH', jsonb_build_object('rekening', d.nomor_rekening, 'cabang', v_cabang)); end if;
  if d.versi <> (e ->> 'versi')::integer then perform refuse('DEPOSIT_CHANGED', jsonb_build_object('rekening', d.nomor_rekening)); end if;
  return d;
end $$;

-- The version of a deposit that an effect or the end of day has made.
create or replace function record_deposit_version(p_rekening text, p_user text, p_kedua text) returns void language sql as $$
  select append_record_version('deposit', jsonb_build_object('nomor_rekening', a.nomor_rekening), 'AKHIR', p_user, p_kedua, null, a.kode_cabang)
  from account a where a.nomor_rekening = p_rekening
$$;

-- Funds a registered deposit, and hands over its certificate: { nomor_rekening, versi, nomor_bilyet, tanggal_valuta }.
create or replace function effect_deposit_fund(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d deposit := seen_deposit(e, k);
  v_valuta date := (e ->> 'tanggal_valuta')::date;
  v_nisbah integer;
begin
  if d.status <> 'TERDAFTAR' then perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening)); end if;
  if v_valuta > k.tanggal then perform refuse('VALUE_DATE', jsonb_build_object('tanggal', v_valuta)); end if;
  perform free_deposit_source(d.id_blokir, k.pengguna, nullif(k.pelaku, k.pengguna)) where d.id_blokir is not null;
  select n.nisbah_nasabah into v_nisbah from account_contract_on(d.nomor_rekening, k.tanggal) n;
  update deposit set status = 'AKTIF', urut = 1, nisbah = v_nisbah, tanggal_valuta = v_valuta, mulai = v_valuta, jatuh_tempo = deposit_day(v_valuta, d.tenor),
    bagi_hasil_sampai = v_valuta, versi = versi + 1 where nomor_rekening = d.nomor_rekening;
  insert into deposit_term (nomor_rekening, urut, mulai, jatuh_tempo, nominal, nisbah, perpanjangan)
    values (d.nomor_rekening, 1, v_valuta, deposit_day(v_valuta, d.tenor), d.nominal, v_nisbah, d.perpanjangan);
  perform issue_bilyet(e ->> 'nomor_bilyet', d.nomor_rekening, null, k);
  perform record_bilyet_act('SETOR_DEPOSITO', e ->> 'nomor_bilyet', 1, nullif(k.pelaku, k.pengguna), jsonb_build_object('rekening', d.nomor_rekening), k);
  perform record_deposit_version(d.nomor_rekening, k.pengguna, nullif(k.pelaku, k.pengguna));
end $$;

-- A payment does not go around a deposit's account that is shut for it: its money in 201006 and 201007 stays while its account gives nothing.
create or replace function prove_deposit_free(p_rekening text) returns void language plpgsql as $$
begin
  if exists (select from account_state s where s.nomor_rekening = p_rekening and s.blokir = 'D' and s.kepatuhan) then
    perform refuse('COMPLIANCE_HOLD');
  end if;
  if exists (select from account_state s where s.nomor_rekening = p_rekening and s.blokir in ('D', 'T')) then
    perform refuse('ACCOUNT_BLOCKED', jsonb_build_object('rekening', p_rekening));
  end if;
end $$;

-- Pays a deposit out against its certificate: { nomor_rekening, versi, dini, nomor_bilyet, bilyet_hilang, cara_bayar, rekening_tujuan, amounts }. Held in
-- full or in part it stays where it is: it secures something (domain: deposits, lien).
create or replace function effect_deposit_pay(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d deposit := seen_deposit(e, k);
  v_dini boolean := (e ->> 'dini')::boolean;
begin
  if d.status not in ('AKTIF', 'JATUH_TEMPO') or v_dini <> (d.status = 'AKTIF' and k.tanggal < d.jatuh_tempo) then
    perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  if exists (select from account_hold h where h.nomor_rekening = d.nomor_rekening and h.dilepas < h.jumlah and coalesce(h.tanggal_akhir, k.tanggal) >= k.tanggal) then
    perform refuse('DEPOSIT_LIEN', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  if d.status = 'JATUH_TEMPO' then perform prove_deposit_free(d.nomor_rekening); end if;
  perform end_bilyet(e ->> 'nomor_bilyet', d.nomor_rekening, case when (e ->> 'bilyet_hilang')::boolean then 'HILANG' else 'DITERIMA_KEMBALI' end);
  perform record_bilyet_act('PENCAIRAN_DEPOSITO', e ->> 'nomor_bilyet', 1, nullif(k.pelaku, k.pengguna),
    jsonb_build_object('rekening', d.nomor_rekening, 'surat', e -> 'nomor_surat'), k);
  insert into deposit_payout (nomor_rekening, tanggal, journal_id, dini, cara_bayar, rekening_tujuan, nominal, biaya, denda, ditarik_kembali, dibayar)
  values (d.nomor_rekening, k.tanggal, k.journal_id, v_dini, e ->> 'cara_bayar', nullif(e ->> 'rekening_tujuan', ''), d.nominal, (e ->> 'biaya')::bigint,
    (e ->> 'denda')::bigint, (e ->> 'ditarik_kembali')::bigint, (e ->> 'dibayar')::bigint);
  update deposit_term set status = case when v_dini then 'DICAIRKAN_DINI' else 'DICAIRKAN' end where nomor_rekening = d.nomor_rekening and urut = d.urut;
  update deposit set status = case when v_dini then 'DICAIRKAN_DINI' else 'DICAIRKAN' end, selesai = k.tanggal, versi = versi + 1 where nomor_rekening = d.nomor_rekening;
  perform record_deposit_version(d.nomor_rekening, k.pengguna, nullif(k.pelaku, k.pengguna));
end $$;

-- Shares that the same posting has taken back are owed to the account again, until they are swept (docs/adr/0057-accruals-as-spans-of-days.md).
create or replace function effect_deposit_clawed_back(e jsonb, k effect_context) returns void language sql as $$
  select record_accruals('BAYAR', k.tanggal, array[e ->> 'nomor_rekening'], array[(e ->> 'ditarik_kembali')::bigint])
$$;

-- Gives out what waits of a deposit's shares in 201007, all of it or in cash as much as coins make, and keeps who fetched it: { nomor_rekening, versi, cara_bayar, rekening_tujuan,
-- nomor_identitas, jumlah }. What an authority or the bank has shut stays where it is.
create or replace function effect_deposit_fetch(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d deposit := seen_deposit(e, k);
  v_jumlah bigint := (e ->> 'jumlah')::bigint;
  v_sisa bigint := 0;
begin
  if e ->> 'cara_bayar' = 'TUNAI' then v_sisa := d.belum_diambil % (parameter_on('satuan_terkecil_tunai', k.tanggal)::numeric * 100)::bigint; end if;
  if v_jumlah <= 0 or v_jumlah <> d.belum_diambil - v_sisa then
    perform refuse('DEPOSIT_CHANGED', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  perform prove_deposit_free(d.nomor_rekening);
  insert into deposit_fetch (nomor_rekening, journal_id, tanggal, kode_cabang, cara_bayar, rekening_tujuan, nomor_identitas, jumlah)
  values (d.nomor_rekening, k.journal_id, k.tanggal, k.cabang, e ->> 'cara_bayar', nullif(e ->> 'rekening_tujuan', ''), e ->> 'nomor_identitas', v_jumlah);
  update deposit set belum_diambil = belum_diambil - v_jumlah, versi = versi + 1 where nomor_rekening = d.nomor_rekening;
  perform record_deposit_version(d.nomor_rekening, k.pengguna, nullif(k.pelaku, k.pengguna));
end $$;

-- The very journal of a fetching takes from 201007 of the branch what was noted of the deposit: { nomor_rekening, jumlah }.
create or replace function effect_deposit_fetched(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  if (e ->> 'jumlah')::bigint is distinct from (select sum(l.jumlah) from journal_line l
    where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = gl('SHARES_NOT_COLLECTED') and l.kode_cabang = k.cabang) then
    raise exception 'journal % does not give out what waits of deposit %', k.journal_id, e ->> 'nomor_rekening';
  end if;
end $$;

-- A deposit goes to another branch with its account: shares that wait in 201007 by the journal that takes its balance there, and its live certificate
-- is handed in there from now on. What is not running has money elsewhere, or none: it is paid out, or left, where it is.
create or replace function move_deposit(p_rekening text, p_dari text, p_ke text) returns void language plpgsql as $$
declare
  d deposit;
  v_pergi bigint;
  v_datang bigint;
begin
  select * into d from deposit x where x.nomor_rekening = p_rekening for update;
  if not found then return; end if;
  if d.status <> 'AKTIF' then perform refuse('DEPOSIT_STAYS', jsonb_build_object('rekening', p_rekening)); end if;
  update bilyet set kode_cabang = p_ke where nomor_rekening = p_rekening and status = 'BERLAKU';
  select m.pergi, m.datang into v_pergi, v_datang from moved_beside(p_rekening, day_of_account(p_rekening), p_dari, p_ke, '{201007}') m;
  if (v_pergi, v_datang) is distinct from (d.belum_diambil, d.belum_diambil) then raise exception 'deposit % leaves branch % without what waits of it', p_rekening, p_dari; end if;
end $$;

-- Keeps a share that this very transaction has booked, in the order of the periods and once each.
create or replace function record_deposit_share(e jsonb, p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  v_nomor text := e ->> 'nomor_rekening';
  v_cabang text;
begin
  select a.kode_cabang into v_cabang from account a where a.nomor_rekening = v_nomor;
  -- A share of nothing has no journal.
  if not (p_journal is null and (e ->> 'bagi_hasil')::bigint = 0)
    and not exists (select from journal j where j.id = p_journal and j.tanggal = p_tanggal and j.xid = pg_current_xact_id()::text::bigint) or exists (
    select from (values (gl('OWED_TO_DEPOSITORS'), (e ->> 'bagi_hasil')::bigint), (gl('TAX_ON_SHARES'), -(e ->> 'pajak')::bigint), (gl('ZAKAT_OWED'), -(e ->> 'zakat')::bigint)) x(gl, jumlah)
    where x.jumlah <> coalesce((select sum(l.jumlah) from journal_line l where l.journal_id = p_journal and l.tanggal = p_tanggal and l.kode_gl = x.gl and l.kode_cabang = v_cabang), 0)) then
    raise exception 'the share of % is not what journal % says', v_nomor, p_journal;
  end if;
  insert into deposit_share (nomor_rekening, dari, sampai, urut, nominal, nisbah, bagi_hasil, pajak, zakat, bersih, tujuan, tanggal, journal_id, rincian)
  select d.nomor_rekening, (e ->> 'dari')::date, (e ->> 'sampai')::date, d.urut, d.nominal, d.nisbah, (e ->> 'bagi_hasil')::bigint, (e ->> 'pajak')::bigint,
    (e ->> 'zakat')::bigint, (e ->> 'bersih')::bigint, e ->> 'tujuan', p_tanggal, p_journal, e -> 'rincian'
  from deposit d where d.nomor_rekening = v_nomor and d.bagi_hasil_sampai = (e ->> 'dari')::date and (e ->> 'sampai')::date <= d.jatuh_tempo;
  if not found then perform refuse('DEPOSIT_CHANGED', jsonb_build_object('rekening', v_nomor)); end if;
  update deposit set bagi_hasil_sampai = (e ->> 'sampai')::date where nomor_rekening = v_nomor;
end $$;

-- People change only what happens at the end of a deposit. All else moves by its own operations, and goes back with the reversal of their
-- journal on its own day.
create or replace function before_deposit(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  d deposit;
  v_hari date;
begin
  perform from account_state s where s.nomor_rekening = b ->> 'nomor_rekening' for update;
  select * into d from deposit x where x.nomor_rekening = b ->> 'nomor_rekening' for update;
  if exists (select from journal_reversal r where r.xmin = pg_current_xact_id()::xid and not r.koreksi) and e ->> 'aksi' = 'UBAH' then return null; end if;
  if e ->> 'aksi' <> 'UBAH' or (b - 'nomor_rekening' - 'perpanjangan') <> '{}' then raise exception 'a deposit is not changed this way'; end if;
  if d.status is distinct from 'AKTIF' then perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', b ->> 'nomor_rekening')); end if;
  v_hari := day_of_account(d.nomor_rekening);
  if 'ARO_PLUS' in (b ->> 'perpanjangan', d.perpanjangan) and exists (
    select from account_hold h where h.nomor_rekening = d.nomor_rekening and h.dilepas < h.jumlah and coalesce(h.tanggal_akhir, v_hari) >= v_hari) then
    perform refuse('DEPOSIT_LIEN', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  return null;
end $$;

-- A journal that was undone: the certificate is blank again or live again, terms and shares are as they were. The hold on the source comes back by
-- its own versions.
create or replace function after_deposit(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_nomor text := e #>> '{baris,nomor_rekening}';
  v_asal bigint;
  v_ditarik bigint;
  d deposit;
begin
  select r.journal_id into v_asal from journal_reversal r where r.xmin = pg_current_xact_id()::xid and not r.koreksi;
  if v_asal is null then return; end if;
  select * into d from deposit where nomor_rekening = v_nomor;
  delete from deposit_share where nomor_rekening = v_nomor and journal_id = v_asal;
  delete from deposit_fetch where nomor_rekening = v_nomor and journal_id = v_asal;
  with batal as (delete from deposit_payout where nomor_rekening = v_nomor and journal_id = v_asal returning *)
  select b.ditarik_kembali into v_ditarik from batal b;
  if v_ditarik > 0 then perform record_accruals('BAYAR', day_of_account(v_nomor), array[v_nomor], array[-v_ditarik]); end if;
  if d.status = 'TERDAFTAR' then
    delete from deposit_term where nomor_rekening = v_nomor;
    update bilyet set status = 'STOK', nomor_rekening = null, tanggal_terbit = null, urut = null, nominal = null, perpanjangan = null where nomor_rekening = v_nomor and status = 'BERLAKU';
  else
    update deposit_term set status = d.status where nomor_rekening = v_nomor and urut = d.urut;
    update bilyet b set status = case d.status when 'AKTIF' then 'BERLAKU' else 'BELUM_KEMBALI' end from bilyet_act t
    where t.journal_id = v_asal and t.nomor_bilyet = b.nomor_bilyet and b.nomor_rekening = v_nomor and b.status in ('DITERIMA_KEMBALI', 'HILANG');
  end if;
end $$;

-- Records what the end of day has done with deposits of a branch, in the order in which it was done, each proved by what stands and by the journals of this
-- very transaction: p_bagian of run p_run, whose journals are numbered from 1.
create or replace function record_deposits(p_cabang text, p_run uuid, p_bagian integer, p_catatan jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c branch;
  v_awal bigint;
  v_jurnal bigint;
  e jsonb;
  d deposit;
begin
  perform pg_advisory_xact_lock_shared(7310, p_cabang::integer);
  select * into c from branch where kode_cabang = p_cabang;
  if c.status is distinct from 'CUT_OFF' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', p_cabang)); end if;
  select b.journal_awal into v_awal from bulk_chunk b where b.run = p_run and b.bagian = p_bagian and b.xmin = pg_current_xact_id()::xid;
  for e in select value from jsonb_array_elements(p_catatan) loop
    perform from account_state s where s.nomor_rekening = e ->> 'nomor_rekening' for update;
    select x.* into d from deposit x join account a using (nomor_rekening) where x.nomor_rekening = e ->> 'nomor_rekening' and a.kode_cabang = p_cabang for update of x;
    if not found then perform refuse('DEPOSIT_NOT_FOUND', jsonb_build_object('rekening', e ->> 'nomor_rekening')); end if;
    v_jurnal := v_awal + (e ->> 'jurnal')::integer - 1;
    if e ? 'jurnal' and v_jurnal is null then raise exception 'the end of day of % has posted nothing of deposit %', p_cabang, d.nomor_rekening; end if;
    case e ->> 'jenis'
      when 'CANCEL' then perform deposit_cancel(e, d, v_jurnal, c.accounting_date);
      when 'SHARE' then perform deposit_share(e, d, v_jurnal, c.accounting_date);
      when 'ROLL' then perform deposit_roll(e, d, v_jurnal, c.accounting_date);
      when 'MATURE' then perform deposit_mature(e, d, v_jurnal, c.accounting_date);
      when 'SWEEP' then perform deposit_sweep(e, d, v_jurnal, c.accounting_date);
    end case;
    if e ->> 'jenis' <> 'SWEEP' then perform record_deposit_version(d.nomor_rekening, 'SISTEM', null); end if;
  end loop;
  perform prove_accrual_moves();
end $$;

-- Never funded by the close of its day: cancelled, and its source is free.
create or replace function deposit_cancel(e jsonb, d deposit, p_jurnal bigint, p_hari date) returns void language plpgsql as $$
begin
  if d.status <> 'TERDAFTAR' then perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening)); end if;
  perform free_deposit_source(d.id_blokir, 'SISTEM', null) where d.id_blokir is not null;
  update deposit set status = 'DIBATALKAN', selesai = p_hari, versi = versi + 1 where nomor_rekening = d.nomor_rekening;
end $$;

-- A share that is due, and what it adds to the principal where it rolls with it.
create or replace function deposit_share(e jsonb, d deposit, p_jurnal bigint, p_hari date) returns void language plpgsql as $$
begin
  if (e ->> 'sampai')::date > p_hari or d.status not in ('AKTIF', 'DICAIRKAN', 'JATUH_TEMPO') then
    perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  perform record_deposit_share(e, p_jurnal, p_hari);
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select a.nomor_rekening, 'BAYAR', -(e ->> 'bagi_hasil')::bigint, p_hari, a.kode_cabang, a.kode_produk from account a
  where a.nomor_rekening = d.nomor_rekening and (e ->> 'bagi_hasil')::bigint <> 0;
  update deposit set nominal = nominal + case when e ->> 'tujuan' = d.nomor_rekening then (e ->> 'bersih')::bigint else 0 end,
    belum_diambil = belum_diambil + case when e ->> 'tujuan' = gl('SHARES_NOT_COLLECTED') then (e ->> 'bersih')::bigint else 0 end, versi = versi + 1
  where nomor_rekening = d.nomor_rekening;
  update deposit_term t set nominal = x.nominal from deposit x where x.nomor_rekening = d.nomor_rekening and t.nomor_rekening = d.nomor_rekening and t.urut = d.urut;
end $$;

-- The next term, by the anchor day of the first one and the share of the terms in force on the day it begins (domain: products, roll-over).
create or replace function deposit_roll(e jsonb, d deposit, p_jurnal bigint, p_hari date) returns void language plpgsql as $$
declare
  v_nisbah integer;
  v_ini integer;
begin
  if d.status <> 'AKTIF' or d.perpanjangan = 'NON_ARO' or d.jatuh_tempo > p_hari or d.bagi_hasil_sampai <> d.jatuh_tempo then
    perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  select k.nisbah_nasabah into v_ini from account_contract_on(d.nomor_rekening, d.jatuh_tempo) k;
  select coalesce((select n.nisbah_nasabah from account a cross join lateral product_term_on(a.kode_produk, d.jatuh_tempo) t
    join product_nisbah n on (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, d.tenor) where a.nomor_rekening = d.nomor_rekening), v_ini)
    into v_nisbah;
  update deposit_term set status = 'DIPERPANJANG' where nomor_rekening = d.nomor_rekening and urut = d.urut;
  insert into deposit_term (nomor_rekening, urut, mulai, jatuh_tempo, nominal, nisbah, perpanjangan, nisbah_lama, tanggal_gulir)
  values (d.nomor_rekening, d.urut + 1, d.jatuh_tempo, deposit_day(d.tanggal_valuta, (d.urut + 1) * d.tenor), d.nominal, v_nisbah, d.perpanjangan,
    nullif(d.nisbah, v_nisbah), case when d.nisbah <> v_nisbah then p_hari end);
  update deposit set urut = d.urut + 1, mulai = d.jatuh_tempo, jatuh_tempo = deposit_day(d.tanggal_valuta, (d.urut + 1) * d.tenor), nisbah = v_nisbah,
    versi = versi + 1 where nomor_rekening = d.nomor_rekening;
  if v_nisbah <> v_ini then
    insert into account_contract select (jsonb_populate_record(k, jsonb_build_object('berlaku_sejak', d.jatuh_tempo, 'nisbah_nasabah', v_nisbah, 'nisbah_khusus', false))).*
    from account_contract_on(d.nomor_rekening, d.jatuh_tempo) k on conflict (nomor_rekening, berlaku_sejak) do nothing;
    update account set versi = versi + 1 where nomor_rekening = d.nomor_rekening;
    perform append_record_version('account', jsonb_build_object('nomor_rekening', a.nomor_rekening), 'AKHIR', 'SISTEM', null, null, a.kode_cabang)
    from account a where a.nomor_rekening = d.nomor_rekening;
  end if;
end $$;

-- A term that ends for good: its principal went to its destination, or waits in 201006. Its certificate is live no longer and still with the customer.
create or replace function deposit_mature(e jsonb, d deposit, p_jurnal bigint, p_hari date) returns void language plpgsql as $$
begin
  if d.status <> 'AKTIF' or d.perpanjangan <> 'NON_ARO' or d.jatuh_tempo > p_hari or d.bagi_hasil_sampai <> d.jatuh_tempo then
    perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  if not exists (select from journal_line l where l.journal_id = p_jurnal and l.tanggal = p_hari and l.xid = pg_current_xact_id()::text::bigint
    and l.jumlah = -d.nominal and coalesce(l.rekening, l.kode_gl) = e ->> 'tujuan') then
    raise exception 'journal % does not pay deposit % to %', p_jurnal, d.nomor_rekening, e ->> 'tujuan';
  end if;
  update bilyet set status = 'BELUM_KEMBALI' where nomor_rekening = d.nomor_rekening and status = 'BERLAKU';
  if e ->> 'tujuan' = gl('MATURED_DEPOSITS') then
    update deposit set status = 'JATUH_TEMPO', versi = versi + 1 where nomor_rekening = d.nomor_rekening;
    update deposit_term set status = 'JATUH_TEMPO' where nomor_rekening = d.nomor_rekening and urut = d.urut;
    return;
  end if;
  insert into deposit_payout (nomor_rekening, tanggal, journal_id, dini, cara_bayar, rekening_tujuan, nominal, dibayar)
  values (d.nomor_rekening, p_hari, p_jurnal, false, 'REKENING', e ->> 'tujuan', d.nominal, d.nominal);
  update deposit set status = 'DICAIRKAN', selesai = p_hari, versi = versi + 1 where nomor_rekening = d.nomor_rekening;
  update deposit_term set status = 'DICAIRKAN' where nomor_rekening = d.nomor_rekening and urut = d.urut;
end $$;

-- The account of a deposit that has ended is closed, and what its accruals were out by is the bank's again or its cost.
create or replace function deposit_sweep(e jsonb, d deposit, p_jurnal bigint, p_hari date) returns void language plpgsql as $$
declare
  v_cabang text := (select a.kode_cabang from account a where a.nomor_rekening = d.nomor_rekening);
begin
  if d.status not in ('DICAIRKAN', 'DICAIRKAN_DINI', 'DIBATALKAN') or d.status = 'DICAIRKAN' and d.bagi_hasil_sampai < d.jatuh_tempo then
    perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening));
  end if;
  perform end_accrual(d.nomor_rekening, v_cabang, 'TUTUP');
  update account_state set status = 'TUTUP' where nomor_rekening = d.nomor_rekening and saldo_buku = 0;
  if not found then perform refuse('DEPOSIT_ACCOUNT', jsonb_build_object('rekening', d.nomor_rekening)); end if;
end $$;
