-- Items go to other banks, and their answers come back (docs/adr/0071-settlement-gateway-behind-one-port.md). Modules queue their items within the posting that
-- decides them; a batch is made, sent and answered at most once, however often it leaves.

-- Puts an item where the next batch of its rail takes it from, within the caller's transaction. The same again changes nothing, but that what was held waits again.
create or replace function queue_settlement(
  p_end_to_end text, p_rail text, p_jenis text, p_jumlah bigint, p_area text, p_rujukan text, p_isi jsonb
) returns void language plpgsql as $$
declare
  i settlement_item;
begin
  insert into settlement_item (end_to_end, rail, jenis, jumlah, area, rujukan, isi)
  values (p_end_to_end, p_rail, p_jenis, p_jumlah, p_area, p_rujukan, p_isi) on conflict do nothing;
  if found then return; end if;
  select * into i from settlement_item s where s.end_to_end = p_end_to_end;
  if (i.rail, i.jenis, i.jumlah, i.area, i.rujukan, i.isi) is distinct from (p_rail, p_jenis, p_jumlah, p_area, p_rujukan, p_isi) then
    perform refuse('KEY_REUSED');
  end if;
  update settlement_item s set status = 'ANTRE' where s.end_to_end = p_end_to_end and s.status = 'DITAHAN';
end $$;

-- Takes back what has not left, held or not: of a cancelling and a batch that is being made the first one wins, the other finds it gone.
create or replace function withdraw_settlement(p_end_to_end text) returns void language plpgsql as $$
declare
  i settlement_item;
begin
  select * into i from settlement_item s where s.end_to_end = p_end_to_end for update;
  if i.end_to_end is null then perform refuse('NOT_FOUND'); end if;
  if i.status not in ('ANTRE', 'DITAHAN') then
    perform refuse('SETTLEMENT_SENT', jsonb_build_object('status', i.status, 'batch', coalesce((select b.nomor from settlement_batch b where b.id_batch = i.id_batch), '')));
  end if;
  update settlement_item s set status = 'DIBATALKAN', berakhir_pada = clock_timestamp() where s.end_to_end = p_end_to_end;
end $$;

-- Since when the present cycle of a rail runs, and its number within the day; a rail without cycles sends at once. When cheques are presented says the
-- schedule of the branch that took them in (clearing_cycle_began): until then a deposit can be taken back.
create or replace function settlement_cycle(p_rail text, p_sekarang timestamptz, p_tanggal date, out mulai timestamptz, out siklus integer)
language plpgsql stable as $$
declare
  v_menit integer := case p_rail when 'SKN' then parameter_on('skn_siklus_menit', p_tanggal)::integer else 0 end;
  v_awal timestamp := date_trunc('day', p_sekarang at time zone 'Asia/Jakarta');
begin
  if v_menit = 0 then
    mulai := 'infinity'; siklus := 1;
  else
    siklus := floor(extract(epoch from (p_sekarang at time zone 'Asia/Jakarta') - v_awal) / 60 / v_menit)::integer + 1;
    mulai := (v_awal + make_interval(mins => (siklus - 1) * v_menit)) at time zone 'Asia/Jakarta';
  end if;
end $$;

-- Makes the next batch of a rail and kind of message from what was queued before the present cycle began, oldest first, or answers
-- nothing. `p_semua` takes what waits for the present cycle too: the last one of a day. Whom a list of names stops at this very moment is kept back.
create or replace function form_settlement_batch(p_rail text, p_jenis text, p_sekarang timestamptz, p_semua boolean)
returns setof settlement_batch language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b settlement_batch;
  v_tanggal date;
  v_item text[];
  v_tahan text[] := '{}';
  v_sekarang timestamptz := coalesce(p_sekarang, clock_timestamp());
  c record;
begin
  -- One at a time: numbers follow one another, and a killed one leaves no gap.
  perform pg_advisory_xact_lock(7334);
  select x.accounting_date into strict v_tanggal from branch x where x.jenis = 'HO';
  select * into c from settlement_cycle(p_rail, v_sekarang, v_tanggal);
  -- Of a list that is put in force at the same instant one is first: it finds the batch made, or the batch is made by it.
  if p_rail <> 'KLIRING' then perform pg_advisory_xact_lock_shared(7315); end if;
  loop
    v_item := array(
      select i.end_to_end from settlement_item i
      -- A cheque that goes back has its own last moment, later than that of presentments.
      left join (
        select x.kode_cabang, clearing_cycle_began(x.kode_cabang, v_sekarang, v_tanggal) as mulai from branch x where p_rail = 'KLIRING' and p_jenis = 'pacs.003') k on k.kode_cabang = i.cabang_serah
      where i.rail = p_rail and i.jenis = p_jenis and i.status = 'ANTRE' and (p_semua or i.dibuat_pada < coalesce(k.mulai, c.mulai))
        -- What goes back from a branch whose day is over or ends waits for its next day, and what was paid in cash there too: both are posted when they
        -- leave. They keep no other branch's from leaving.
        and not (i.area = 'TRANSFER' and i.jenis = 'pacs.004' and exists (select from incoming_transfer t join branch o using (kode_cabang)
          where t.nomor = i.rujukan and not accepts_messages(o)))
        and not (i.area = 'TRANSFER' and i.jenis <> 'pacs.004' and exists (select from transfer t join branch o using (kode_cabang)
          where t.nomor = i.rujukan and t.nomor_rekening is null and not accepts_messages(o)))
      order by i.dibuat_pada, i.end_to_end limit 2000 for update of i skip locked);
    exit when p_rail = 'KLIRING' or cardinality(v_item) = 0;
    v_tahan := screen_leaving(v_item);
    v_item := array(select u.nomor from unnest(v_item) with ordinality u(nomor, n) where u.nomor <> all (v_tahan) order by u.n);
    -- All that were read may be held.
    exit when cardinality(v_tahan) = 0 or cardinality(v_item) > 0;
  end loop;
  if cardinality(v_item) = 0 then return; end if;
  select coalesce(max(x.urut), 0) + 1 into b.urut from settlement_batch x where x.rail = p_rail and x.tanggal = v_tanggal;
  insert into settlement_batch (nomor, rail, jenis, tanggal, siklus, urut, banyak, jumlah, disusun_pada)
  select format('%s-%s-%s', p_rail, to_char(v_tanggal, 'YYYYMMDD'), lpad(b.urut::text, 4, '0')), p_rail, p_jenis, v_tanggal, c.siklus, b.urut,
    count(*), sum(i.jumlah), clock_timestamp()
  from settlement_item i where i.end_to_end = any (v_item) returning * into b;
  update settlement_item i set status = 'DIKIRIM', id_batch = b.id_batch, urut = n.urut
  from unnest(v_item) with ordinality as n(end_to_end, urut) where i.end_to_end = n.end_to_end;
  return next b;
end $$;

-- Keeps the file of a batch before it leaves for the first time; the one that is kept counts.
create or replace function store_settlement_file(p_id uuid, p_isi text, p_tanda_tangan text)
returns settlement_batch language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b settlement_batch;
begin
  select * into strict b from settlement_batch x where x.id_batch = p_id for update;
  if b.isi is null then
    update settlement_batch x set isi = p_isi, sidik = sha256(convert_to(p_isi, 'UTF8')), tanda_tangan = p_tanda_tangan
    where x.id_batch = p_id returning * into b;
  end if;
  return b;
end $$;

-- The rail has it (`p_sebab` empty), or it could not be handed over and why; it is sent again under its number until then.
create or replace function record_settlement_sent(p_id uuid, p_sebab text) returns void language sql security definer set search_path = public, pg_temp as $$
  update settlement_batch b set
    status = case when p_sebab = '' then 'TERKIRIM' else b.status end,
    dikirim_pada = case when p_sebab = '' then clock_timestamp() end,
    gagal_kali = b.gagal_kali + (p_sebab <> '')::integer, gagal_sebab = left(p_sebab, 300)
  where b.id_batch = p_id and b.status = 'DISUSUN' and (b.isi is not null or p_sebab <> '')
$$;

-- Keeps a message that came in, once by its own id: true when it is new. Its bytes and signature were proved before. An id that stands
-- under other bytes already is refused and kept as such.
create or replace function store_settlement_message(
  p_id_pesan text, p_jenis text, p_rail text, p_isi text, p_sidik bytea, p_tanda_tangan text, p_entri jsonb
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m settlement_message;
  v_id bigint;
begin
  insert into settlement_message (id_pesan, jenis, rail, ukuran, sidik, isi, tanda_tangan, status)
  values (p_id_pesan, p_jenis, p_rail, octet_length(p_isi), p_sidik, p_isi, p_tanda_tangan, 'DITERIMA')
  on conflict (id_pesan) where status = 'DITERIMA' do nothing returning id into v_id;
  if v_id is null then
    select * into strict m from settlement_message x where x.id_pesan = p_id_pesan and x.status = 'DITERIMA';
    if m.sidik <> p_sidik then
      perform refuse_settlement_message(p_id_pesan, p_jenis, octet_length(p_isi), p_sidik, p_isi, p_tanda_tangan, 'ID_SAMA_ISI_BEDA');
    end if;
    return false;
  end if;
  -- A status of a whole batch is one of each item in it.
  insert into settlement_entry (message, urut, jenis, rail, end_to_end, id_transaksi, jumlah, sebab, isi)
  select v_id, row_number() over (order by e.urut, i.urut), e.jenis, coalesce(i.rail, e.rail), coalesce(i.end_to_end, e.end_to_end), e.id_transaksi,
    case when e.batch is null then e.jumlah else i.jumlah end, coalesce(e.sebab, ''), coalesce(e.isi, '{}')
  from jsonb_to_recordset(p_entri) as e(urut integer, jenis text, rail text, batch text, end_to_end text, id_transaksi text, jumlah bigint, sebab text, isi jsonb)
  left join settlement_batch b on b.nomor = e.batch
  left join settlement_item i on i.id_batch = b.id_batch;
  update settlement_message y set banyak = e.banyak, jumlah = e.jumlah
  from (select count(*) as banyak, coalesce(sum(x.jumlah), 0) as jumlah from settlement_entry x where x.message = v_id) e where y.id = v_id;
  return true;
end $$;

-- Keeps what came in and may not be believed, under the reason; the same again is not kept twice.
create or replace function refuse_settlement_message(
  p_id_pesan text, p_jenis text, p_ukuran bigint, p_sidik bytea, p_isi text, p_tanda_tangan text, p_sebab text
) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into settlement_message (id_pesan, jenis, ukuran, sidik, isi, tanda_tangan, status, sebab)
  values (p_id_pesan, p_jenis, p_ukuran, p_sidik, p_isi, p_tanda_tangan, 'DITOLAK', p_sebab) on conflict do nothing
$$;

create or replace function end_settlement_item(p_end_to_end text, p_status text, p_sebab text) returns void language plpgsql as $$
declare
  v_batch uuid;
begin
  update settlement_item i set status = p_status, sebab = p_sebab, berakhir_pada = clock_timestamp() where i.end_to_end = p_end_to_end returning i.id_batch into v_batch;
  -- Two last items answered at once by two cores: the batch's lock lets the second see the first.
  perform from settlement_batch b where b.id_batch = v_batch for update;
  update settlement_batch b set status = 'DIJAWAB', dijawab_pada = clock_timestamp(), dikirim_pada = coalesce(b.dikirim_pada, clock_timestamp())
  where b.id_batch = v_batch and b.status <> 'DIJAWAB' and not exists (select from settlement_item i where i.id_batch = v_batch and i.status = 'DIKIRIM');
end $$;

-- Is that the same payment? A number alone does not say so: amount, day, both accounts and every number that both of them have must be the same.
create or replace function same_payment(a settlement_entry, b settlement_entry) returns boolean language sql immutable as $$
  select a.jumlah is not distinct from b.jumlah
    and (a.isi ->> 'tanggal') is not distinct from (b.isi ->> 'tanggal')
    and (a.isi ->> 'end_to_end') is not distinct from (b.isi ->> 'end_to_end')
    and (a.isi ->> 'arah') is not distinct from (b.isi ->> 'arah')
    and (a.isi #>> '{pengirim,rekening}') is not distinct from (b.isi #>> '{pengirim,rekening}')
    and (a.isi #>> '{penerima,rekening}') is not distinct from (b.isi #>> '{penerima,rekening}')
    and (a.isi #>> '{warkat,nomor}') is not distinct from (b.isi #>> '{warkat,nomor}')
    and coalesce(lower(a.isi ->> 'uetr') = lower(b.isi ->> 'uetr'), true) and coalesce(a.isi ->> 'id_instruksi' = b.isi ->> 'id_instruksi', true)
$$;

-- Is that payment known under another number? ULANG: its UETR, which no two payments share, stands on the same payment. BERTENTANGAN: its UETR, or its bank's instruction
-- and end-to-end number, stand on one with other data, which only a person can answer. '': it is not known.
create or replace function known_otherwise(e settlement_entry) returns text language plpgsql stable as $$
declare
  v_uetr text := lower(e.isi ->> 'uetr');
begin
  if exists (select from settlement_entry x where lower(x.isi ->> 'uetr') = v_uetr and x.jenis = e.jenis and x.id <> e.id and x.rail is not distinct from e.rail
    and x.status in ('DIAMBIL', 'BERTENTANGAN') and same_payment(x, e)) then return 'ULANG'; end if;
  if exists (select from settlement_entry x where lower(x.isi ->> 'uetr') = v_uetr and x.jenis = e.jenis and x.id <> e.id and x.status = 'DIAMBIL')
    or exists (select from settlement_entry x where x.isi ->> 'id_instruksi' = e.isi ->> 'id_instruksi' and x.isi ->> 'end_to_end' = e.isi ->> 'end_to_end'
      and x.isi ->> 'bank' = e.isi ->> 'bank' and x.jenis = e.jenis and x.id <> e.id and x.status = 'DIAMBIL'
      and coalesce(lower(x.isi ->> 'uetr') = v_uetr, true)
      -- A sender who gives no end-to-end number writes the same word on each of its payments.
      and (upper(e.isi ->> 'end_to_end') not in ('', 'NOTPROVIDED') or same_payment(x, e))) then return 'BERTENTANGAN'; end if;
  return '';
end $$;

-- Processes one entry of a message, in the transaction in which its owner posts, and returns its notices to modules, in order: none
-- where it is a repetition, is about nothing of ours or contradicts an earlier one.
create or replace function process_settlement_entry(p_id bigint)
returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e settlement_entry;
  i settlement_item;
  v_status text := 'DIAMBIL';
  v_lain text;
begin
  select * into e from settlement_entry x where x.id = p_id and x.status = 'BARU' for update skip locked;
  if e.id is null then return; end if;
  if e.jenis in ('MASUK', 'TAGIHAN', 'MUTASI') then
    -- Two cores that take one payment under two numbers at once wait here for each other.
    perform pg_advisory_xact_lock(7341, k.kunci) from (select distinct hashtext(u.u) as kunci
      from unnest(array[lower(e.isi ->> 'uetr'), (e.isi ->> 'bank') || '/' || (e.isi ->> 'id_instruksi')]) u(u) where u.u is not null order by 1) k;
    -- The same number on another payment is a contradiction for two persons to answer, and never one that was received already.
    if exists (select from settlement_entry x where x.jenis = e.jenis and x.rail is not distinct from e.rail and x.id_transaksi = e.id_transaksi
      and x.status in ('DIAMBIL', 'BERTENTANGAN') and x.id <> e.id and same_payment(x, e)) then v_status := 'ULANG';
    elsif exists (select from settlement_entry x where x.jenis = e.jenis and x.rail is not distinct from e.rail and x.id_transaksi = e.id_transaksi
      and x.status = 'DIAMBIL' and x.id <> e.id) then v_status := 'BERTENTANGAN';
    else
      v_lain := known_otherwise(e);
      if v_lain = '' then return next e.jenis; else v_status := v_lain; end if;
    end if;
  else
    select * into i from settlement_item s where s.end_to_end = e.end_to_end for update;
    if i.end_to_end is null or i.status in ('ANTRE', 'DITAHAN', 'DIBATALKAN') then v_status := 'TANPA_PASANGAN';
    elsif e.jumlah <> i.jumlah then v_status := 'BERTENTANGAN';
    elsif e.jenis = i.status or (e.jenis = 'SELESAI' and i.status = 'DIKEMBALIKAN') then v_status := 'ULANG';
    elsif i.status = 'DIKIRIM' then
      -- What comes back had been settled, though the word of that is still on its way.
      if e.jenis = 'DIKEMBALIKAN' then return next 'SELESAI'; end if;
      return next e.jenis;
    elsif i.status = 'SELESAI' and e.jenis = 'DIKEMBALIKAN' then return next e.jenis;
    else v_status := 'BERTENTANGAN'; end if;
    if v_status = 'DIAMBIL' then perform end_settlement_item(i.end_to_end, e.jenis, e.sebab); end if;
  end if;
  update settlement_entry x set status = v_status, diambil_pada = clock_timestamp(), gagal_sebab = '', menunggu = '' where x.id = p_id;
end $$;

-- Records what kept an entry from being taken, after that was rolled back; it is tried again.
create or replace function record_settlement_failure(p_id bigint, p_sebab text) returns void language sql security definer set search_path = public, pg_temp as $$
  update settlement_entry e set gagal_kali = e.gagal_kali + 1, gagal_sebab = left(p_sebab, 300), menunggu = '', dicoba_pada = clock_timestamp() where e.id = p_id and e.status = 'BARU'
$$;

-- Records what an entry waits for, which is no failure: the day of its branch, and that branch. It is tried again and nobody closes it by hand.
create or replace function record_settlement_waiting(p_id bigint, p_sebab text, p_cabang text) returns void language sql security definer set search_path = public, pg_temp as $$
  update settlement_entry e set gagal_sebab = p_sebab, menunggu = p_cabang, dicoba_pada = clock_timestamp() where e.id = p_id and e.status = 'BARU'
$$;

-- Two persons of head office say of what hangs what the other side has not said in a message: { daftar, kunci, hasil, sebab, bukti }. Of an item that was
-- sent its answer, kept as a message of theirs and taken by the next round like any other, so that whoever queued it hears it once; of an entry that
-- nobody can take or that fits nothing, that it was dealt with otherwise.
create or replace function effect_data_settlement_answer(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_kedua text := second_person_of(e, k.pengguna);
  v_isi text := jsonb_pretty(e - 'token' || jsonb_build_object('pembuat', k.pengguna, 'pemeriksa', v_kedua));
  v_pesan bigint;
  i settlement_item;
begin
  if k.cabang <> (head_office()).kode_cabang then perform refuse('FORBIDDEN'); end if;
  if e ->> 'daftar' = 'ITEM' then
    select * into i from settlement_item x where x.end_to_end = e ->> 'kunci' for update;
    if i.status is distinct from 'DIKIRIM' then perform refuse('SETTLEMENT_ANSWERED', jsonb_build_object('nomor', e ->> 'kunci')); end if;
    if e ->> 'hasil' not in ('SELESAI', 'DITOLAK', 'DIKEMBALIKAN') then raise exception 'an item is not answered by %', e ->> 'hasil'; end if;
    insert into settlement_message (id_pesan, jenis, rail, ukuran, sidik, isi, tanda_tangan, status, banyak, jumlah)
    values ('TANGAN-' || gen_random_uuid(), 'tangan', i.rail, octet_length(v_isi), sha256(convert_to(v_isi, 'UTF8')), v_isi, k.pengguna || ', ' || v_kedua, 'DITERIMA', 1, i.jumlah)
    returning id into v_pesan;
    insert into settlement_entry (message, urut, jenis, rail, end_to_end, jumlah, sebab, isi, bukti)
    values (v_pesan, 1, e ->> 'hasil', i.rail, i.end_to_end, i.jumlah, e ->> 'sebab', '{}', '');
    return;
  end if;
  update settlement_entry x set status = 'DITUTUP', bukti = e ->> 'bukti', diambil_pada = coalesce(x.diambil_pada, clock_timestamp())
  where x.id = (e ->> 'kunci')::bigint and (e ->> 'daftar' = 'ENTRI' and x.status = 'BARU' and x.gagal_kali > 0
    or e ->> 'daftar' = 'GANJIL' and x.status in ('TANPA_PASANGAN', 'BERTENTANGAN'));
  if not found then perform refuse('SETTLEMENT_ANSWERED', jsonb_build_object('nomor', e ->> 'kunci')); end if;
end $$;
