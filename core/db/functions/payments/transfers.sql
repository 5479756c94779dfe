-- Transfers to other banks (core/payments/README.md; domain: transfers).

-- Returns the name of a bank on a day, by what it calls itself in messages or in clearing: a BIC may name one of its offices behind eight signs; of seven digits
-- the first three are the bank's clearing code. '' where there is none.
create or replace function bank_name(p_kode text, p_tanggal date) returns text language sql stable as $$
  select coalesce((select c.uraian from reference_codes_on('BANK', p_tanggal) c
    where case when p_kode ~ '^\d' then c.kode = left(p_kode, 3) else left(c.nilai, 8) = left(p_kode, 8) end order by c.kode limit 1), '')
$$;

-- Was a rail open to customers at a moment? By the bank's clock, which is the database's, and the window of that day.
create or replace function transfer_window_open_at(p_rail text, p_tanggal date, p_pada timestamptz) returns boolean language sql stable as $$
  select extract(hour from t.jam) * 100 + extract(minute from t.jam) >= parameter_on(lower(p_rail) || '_buka_jam', p_tanggal)::integer
    and extract(hour from t.jam) * 100 + extract(minute from t.jam) < parameter_on(lower(p_rail) || '_batas_jam', p_tanggal)::integer
  from (select p_pada at time zone 'Asia/Jakarta' as jam) t
$$;

-- Is it open at this moment?
create or replace function transfer_window_open(p_rail text, p_tanggal date) returns boolean language sql volatile as $$
  select transfer_window_open_at(p_rail, p_tanggal, clock_timestamp())
$$;

-- When the transfer that is being posted was taken: as its item was last filed, where one is approved in this very transaction, else now (domain: transfers, branch cut-offs).
create or replace function transfer_accepted_at(p_rail text, k effect_context) returns timestamptz language sql volatile as $$
  select coalesce((
    select max(s.waktu) from flow_instance f join flow_step s using (id_flow)
    where f.user_input = k.pengguna and f.flow_state = 'APPROVED' and f.jenis = 'FLOW' and f.xmin = pg_current_xact_id()::xid and f.tanggal = k.tanggal
      and f.flow_code in (p_rail || '_TUNAI', p_rail || '_NON_TUNAI', 'PERINTAH_TETAP') and s.aksi = 'SUBMIT'), clock_timestamp())
$$;

-- Seconds until the cut-off of the rail by which a waiting item sends; null for one that sends nothing, or by a rail that does not close.
create or replace function item_cut_off(f flow_instance) returns integer language sql volatile as $$
  select transfer_window_left(r.rail, f.tanggal) from unnest(array['SKN', 'RTGS', 'BI_FAST']) r(rail)
  where f.flow_state = 'WAITING' and f.jenis = 'FLOW' and f.flow_code in (r.rail || '_TUNAI', r.rail || '_NON_TUNAI')
    and parameter_on(lower(r.rail) || '_batas_jam', f.tanggal)::integer < 2400
$$;

-- Seconds until it takes nothing more on that day; 0 from then on.
create or replace function transfer_window_left(p_rail text, p_tanggal date) returns integer language sql volatile as $$
  select greatest(ceil(extract(epoch from make_interval(hours => b.batas / 100, mins => b.batas % 100) - (clock_timestamp() at time zone 'Asia/Jakarta')::time)), 0)::integer
  from (select parameter_on(lower(p_rail) || '_batas_jam', p_tanggal)::integer as batas) b
$$;

-- Returns what a rail asks of a branch's day: { rail, tanggal, batas, tunai_batas, minimum, termasuk, biaya, buka, tutup, terbuka, sisa }, the last in seconds until it takes nothing more. Amounts are minor units as
-- text; what a rail does not bound is null.
create or replace function transfer_terms(p_cabang text, p_rail text) returns jsonb language sql volatile as $$
  select jsonb_build_object('rail', p_rail, 'tanggal', b.accounting_date,
    'batas', case when p_rail in ('SKN', 'BI_FAST') then (parameter_on(lower(p_rail) || '_batas', b.accounting_date)::numeric * 100)::bigint::text end,
    'tunai_batas', case p_rail when 'SKN' then (parameter_on('skn_tunai_batas', b.accounting_date)::numeric * 100)::bigint::text end,
    'minimum', case p_rail when 'RTGS' then (parameter_on('rtgs_minimum', b.accounting_date)::numeric * 100)::bigint::text end,
    'termasuk', p_rail = 'RTGS' and parameter_on('rtgs_minimum_termasuk', b.accounting_date) = 'T',
    'biaya', (parameter_on(lower(p_rail) || '_biaya', b.accounting_date)::numeric * 100)::bigint::text,
    'buka', parameter_on(lower(p_rail) || '_buka_jam', b.accounting_date)::integer, 'tutup', parameter_on(lower(p_rail) || '_batas_jam', b.accounting_date)::integer,
    'terbuka', transfer_window_open(p_rail, b.accounting_date),
    'sisa', case when transfer_window_open(p_rail, b.accounting_date) then transfer_window_left(p_rail, b.accounting_date) else 0 end)
  from branch b where b.kode_cabang = p_cabang
$$;

-- The account that a rail's transfers stand on while they are under way.
create or replace function transfer_gl(p_rail text) returns text language sql immutable as $$
  select case p_rail when 'SKN' then gl('SKN_UNDER_WAY') when 'RTGS' then gl('RTGS_UNDER_WAY') when 'BI_FAST' then gl('BI_FAST_UNDER_WAY') end
$$;

-- Keeps a transfer that a journal has just paid for, queues it for the next batch of its rail, and returns its number.
create or replace function insert_transfer(e jsonb, p_cabang text, p_tanggal date, p_journal bigint, p_user text) returns text language plpgsql as $$
declare
  v_nomor text := 'TF' || lpad(nextval('transfer_serial')::text, 10, '0');
begin
  insert into transfer (nomor, rail, kode_cabang, tanggal, journal_id, nomor_rekening, nama_pengirim, nominal, biaya, kode_bank, rekening_tujuan, nama_tujuan,
    tujuan_normal, penduduk_tujuan, wni_tujuan, penduduk_pengirim, wni_pengirim, kode_tujuan, beban, keterangan, user_input)
  values (v_nomor, e ->> 'rail', p_cabang, p_tanggal, p_journal, nullif(e ->> 'nomor_rekening', ''), e ->> 'nama_pengirim', (e ->> 'nominal')::bigint,
    (e ->> 'biaya')::bigint, e ->> 'kode_bank', e ->> 'rekening_tujuan', e ->> 'nama_tujuan', e ->> 'tujuan_normal', e ->> 'penduduk_tujuan' = 'T', e ->> 'wni_tujuan' = 'T',
    e ->> 'penduduk_pengirim' = 'T', e ->> 'wni_pengirim' = 'T', e ->> 'kode_tujuan', e ->> 'beban', e ->> 'keterangan', p_user);
  perform queue_settlement(v_nomor, e ->> 'rail', 'pacs.008', (e ->> 'nominal')::bigint, 'TRANSFER', v_nomor, jsonb_strip_nulls(jsonb_build_object(
    'pengirim', jsonb_strip_nulls(jsonb_build_object('nama', e ->> 'nama_pengirim', 'rekening', nullif(e ->> 'nomor_rekening', ''))),
    'penerima', jsonb_build_object('nama', e ->> 'nama_tujuan', 'rekening', e ->> 'rekening_tujuan', 'bank', e ->> 'kode_bank'),
    'berita', nullif(e ->> 'keterangan', ''), 'tujuan', nullif(e ->> 'kode_tujuan', ''), 'beban', e ->> 'beban')));
  return v_nomor;
end $$;

-- A transfer is authorised: kept and queued with the posting that debits it.
create or replace function effect_transfer(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  if not transfer_window_open_at(e ->> 'rail', k.tanggal, transfer_accepted_at(e ->> 'rail', k)) then
    perform refuse('TRANSFER_CLOSED', jsonb_build_object('rail', replace(e ->> 'rail', '_', '-'), 'dari', e ->> 'dari', 'sampai', e ->> 'sampai'));
  end if;
  -- The lists are those of this very moment.
  perform pg_advisory_xact_lock_shared(7315);
  if is_stopped(counterparty_key(e ->> 'kode_bank', e ->> 'rekening_tujuan'), counterparty(e ->> 'nama_tujuan', e ->> 'tujuan_normal')) then perform refuse('COMPLIANCE_HOLD'); end if;
  perform insert_transfer(e, k.cabang, k.tanggal, k.journal_id, k.pengguna);
end $$;

-- Undoing the journal of a transfer takes it back from the queue; what has left, or was ended, stays. What compliance holds is compliance's to answer.
create or replace function cancel_transfer_of(p_journal bigint, p_tanggal date, k effect_context) returns void language plpgsql as $$
declare
  t transfer;
  v_status text;
begin
  select * into t from transfer x where x.journal_id = p_journal and x.tanggal = p_tanggal;
  if t.nomor is null then return; end if;
  -- The item first, as a batch that is being made locks it: one of both wins.
  select i.status into v_status from settlement_item i where i.end_to_end = t.nomor for update;
  if v_status = 'DITAHAN' then perform refuse('COMPLIANCE_HOLD'); end if;
  perform withdraw_settlement(t.nomor);
  perform move_transfer(t.nomor, 'DIBATALKAN', k.tanggal, k.journal_id, '');
end $$;

-- Moves a transfer on along allowed_move.
create or replace function move_transfer(p_nomor text, p_ke text, p_tanggal date, p_journal bigint, p_sebab text) returns void language plpgsql as $$
declare
  t transfer;
begin
  select * into strict t from transfer x where x.nomor = p_nomor for update;
  if not exists (select from allowed_move m where m.tabel = 'transfer' and m.dari = t.status and m.ke = p_ke) then
    perform refuse('TRANSFER_STATE', jsonb_build_object('status', t.status));
  end if;
  update transfer x set status = p_ke, sebab = p_sebab,
    tanggal_kirim = case when p_ke = 'DIKIRIM' then p_tanggal else x.tanggal_kirim end,
    tanggal_settle = case when p_ke = 'SELESAI' then p_tanggal else x.tanggal_settle end,
    journal_settle = case when p_ke = 'SELESAI' then p_journal else x.journal_settle end,
    tanggal_akhir = case when p_ke in ('DIRETUR', 'DIBATALKAN') then p_tanggal end,
    journal_akhir = case when p_ke in ('DIRETUR', 'DIBATALKAN') then p_journal end
  where x.nomor = p_nomor;
end $$;

-- Transfers as they stand, with where their money would go back to: '' where the account takes it, else why it does not.
create or replace function transfers_now(p_nomor text[]) returns table (
  nomor text, rail text, status text, kode_cabang text, tanggal date, nominal bigint, biaya bigint, nomor_rekening text, nama text, cabang_rekening text, kode_gl text, sebab text
) language sql stable as $$
  select t.nomor, t.rail, t.status, t.kode_cabang, b.accounting_date, t.nominal, t.biaya, t.nomor_rekening, t.nama_pengirim, a.kode_cabang, a.kode_gl,
    case when t.nomor_rekening is null then 'TUNAI' when s.status in ('TUTUP', 'PENUTUPAN') then 'ACCOUNT_CLOSED' when s.status = 'DORMAN' then 'ACCOUNT_DORMANT'
      when s.blokir in ('K', 'T') then 'ACCOUNT_BLOCKED' else '' end
  from transfer t join branch b using (kode_cabang) left join account a using (nomor_rekening) left join account_state s using (nomor_rekening)
  where t.nomor = any (p_nomor) order by t.nomor
$$;

-- The same, under lock: transfers first, then their accounts in the order of the numbers.
create or replace function claim_transfers(p_nomor text[]) returns table (
  nomor text, rail text, status text, kode_cabang text, tanggal date, nominal bigint, biaya bigint, nomor_rekening text, nama text, cabang_rekening text, kode_gl text, sebab text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform from transfer t where t.nomor = any (p_nomor) order by t.nomor for update;
  perform from account_state s where s.nomor_rekening in (select t.nomor_rekening from transfer t where t.nomor = any (p_nomor)) order by s.nomor_rekening for no key update;
  return query select * from transfers_now(p_nomor);
end $$;

-- The same of what leaves, transfers alone under lock: no account moves with it, and a reversal, which holds its account already, waits for the item that the batch has.
create or replace function claim_leaving_transfers(p_nomor text[]) returns table (
  nomor text, rail text, status text, kode_cabang text, tanggal date, nominal bigint, biaya bigint, nomor_rekening text, nama text, cabang_rekening text, kode_gl text, sebab text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform from transfer t where t.nomor = any (p_nomor) order by t.nomor for update;
  return query select * from transfers_now(p_nomor);
end $$;

-- The transfers of a branch that were authorised and have not left, those that compliance has not answered with them.
create or replace function unsent_transfers(p_cabang text) returns text[] language sql stable as $$
  select coalesce(array_agg(t.nomor order by t.nomor), '{}') from transfer t where t.kode_cabang = p_cabang and t.status in ('DIOTORISASI', 'DITAHAN')
$$;

-- BATALKAN_TRANSFER: takes them back from the queue; one that a batch has taken meanwhile stays as it is.
create or replace function withdraw_transfers(p_run uuid) returns text[] language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'BATALKAN_TRANSFER');
  v_nomor text[];
begin
  v_nomor := array(
    select i.end_to_end from settlement_item i where i.end_to_end = any (unsent_transfers(e.kode_cabang)) and i.status in ('ANTRE', 'DITAHAN') order by i.end_to_end for update);
  perform withdraw_settlement(n) from unnest(v_nomor) n;
  return v_nomor;
end $$;

-- Records what was posted of transfers in this transaction: each with its journal of the run, in order, which must move its amount where the new state says.
-- A transfer that leaves from an account has no journal.
create or replace function record_transfers(p_run uuid, p_bagian integer, p_nomor text[], p_ke text, p_tanggal date, p_sebab text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  v_n integer := 0;
begin
  for r in
    select t.*, u.n, j.id as jurnal from unnest(p_nomor) with ordinality u(nomor, n) join transfer t using (nomor)
    left join journals_of_chunk(p_run, p_bagian, p_tanggal) j on j.n = u.n
    order by u.n
  loop
    if not (p_ke = 'DIKIRIM' and r.nomor_rekening is not null) and not exists (
      select from journal_line l where l.journal_id = r.jurnal and l.tanggal = p_tanggal and case p_ke
        when 'DIKIRIM' then l.kode_gl = gl('CASH_FOR_TRANSFERS') and l.jumlah = r.nominal
        when 'SELESAI' then l.kode_gl = transfer_gl(r.rail) and l.jumlah = r.nominal
        when 'DIRETUR' then (l.rekening = r.nomor_rekening or l.kode_gl = gl('INCOMING_TRANSFERS')) and l.jumlah = -r.nominal
        when 'DIBATALKAN' then (l.rekening = r.nomor_rekening or l.kode_gl = gl('INCOMING_TRANSFERS')) and l.jumlah = -(r.nominal + r.biaya) end) then
      raise exception 'transfer % is not posted as %', r.nomor, p_ke;
    end if;
    perform move_transfer(r.nomor, p_ke, p_tanggal, r.jurnal, p_sebab);
    v_n := v_n + 1;
  end loop;
  if v_n <> cardinality(p_nomor) then raise exception '% of % transfers are there', v_n, cardinality(p_nomor); end if;
end $$;

-- The fee of a transfer that came back by the bank's fault goes back to who bore it: { nomor, nominal, alasan }. Once, and what its own journal took, whoever asks at the same instant.
create or replace function effect_transfer_fee_back(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  t transfer;
begin
  select * into strict t from transfer x where x.nomor = e ->> 'nomor' for update;
  if t.status <> 'DIRETUR' then perform refuse('TRANSFER_STATE', jsonb_build_object('status', t.status)); end if;
  if (e ->> 'nominal')::bigint is distinct from (
    select -sum(l.jumlah) from journal_line l where l.journal_id = t.journal_id and l.tanggal = t.tanggal and l.kode_gl = gl('TRANSFER_FEES') and l.kode_cabang = t.kode_cabang) then
    perform refuse('TRANSFER_FEE_WAIVED', jsonb_build_object('nomor', t.nomor));
  end if;
  insert into transfer_fee_back (nomor, nominal, alasan, tanggal, journal_id, user_input)
  values (t.nomor, (e ->> 'nominal')::bigint, e ->> 'alasan', k.tanggal, k.journal_id, k.pengguna) on conflict (nomor) do nothing;
  if not found then perform refuse('TRANSFER_FEE_GIVEN_BACK', jsonb_build_object('nomor', t.nomor)); end if;
end $$;
