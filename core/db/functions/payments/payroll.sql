-- Salaries from a spreadsheet: one approval moves the whole from the employer's account to 201008, a job pays row after row from there
-- (core/payments/README.md).

-- The print of a payroll's rows, as core/payments/payroll/rows.ts takes it of a file before anybody has approved it.
create or replace function payroll_print(p_id uuid) returns text language sql stable as $$
  select encode(sha256(convert_to(string_agg(concat_ws(E'\t', coalesce(r.nomor_rekening, r.rekening_tujuan), r.nama, r.nominal, r.keterangan, r.kode_bank) || E'\n', '' order by r.urut), 'UTF8')), 'hex')
  from payroll_row r where r.id_gaji = p_id
$$;

-- An approved payroll stays what it was: only its outcome is written, once, and none of its rows goes.
create or replace function payroll_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a payroll stays'; end if;
  perform refuse('PAYROLL_CHANGED');
  return null;
end $$;
create or replace trigger payroll_delete_guard before delete on payroll for each row execute function payroll_guard();
create or replace trigger payroll_row_delete_guard before delete on payroll_row for each row execute function payroll_guard();
create or replace trigger payroll_guard before update on payroll for each row when (old.status = 'SELESAI' or
  (new.id_gaji, new.kode_cabang, new.nomor_rekening, new.periode, new.keterangan, new.baris, new.nominal, new.biaya, new.sidik, new.tanggal, new.journal_id, new.user_input, new.user_setuju)
  is distinct from (old.id_gaji, old.kode_cabang, old.nomor_rekening, old.periode, old.keterangan, old.baris, old.nominal, old.biaya, old.sidik, old.tanggal, old.journal_id, old.user_input, old.user_setuju)
) execute function payroll_guard();
create or replace trigger payroll_row_guard before update on payroll_row for each row when (old.status <> 'MENUNGGU' or
  (new.id_gaji, new.urut, new.nomor_rekening, new.nama, new.nominal, new.keterangan, new.kode_bank, new.rekening_tujuan, new.nama_normal, new.rail, new.biaya)
  is distinct from (old.id_gaji, old.urut, old.nomor_rekening, old.nama, old.nominal, old.keterangan, old.kode_bank, old.rekening_tujuan, old.nama_normal, old.rail, old.biaya)
) execute function payroll_guard();

create or replace function queue_payroll(p_id uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  select graphile_worker.add_job('payroll', json_build_object('id_gaji', p.id_gaji::text), job_key => 'payroll:' || p.id_gaji, max_attempts => 32767)
  from payroll p where p.id_gaji = p_id and p.status = 'BERJALAN'
$$;

-- Gives a job to each payroll that goes on without one, or waits for a branch.
create or replace function requeue_payrolls() returns integer language sql security definer set search_path = public, pg_temp as $$
  select count(queue_payroll(p.id_gaji))::integer from payroll p
  where p.status = 'BERJALAN' and not exists (select from graphile_worker._private_jobs q where q.key = 'payroll:' || p.id_gaji)
$$;

-- Keeps an approved file with its rows and queues its payment: { nomor_rekening, kode_cabang, periode, keterangan, sidik, baris: [{ nomor_rekening, nama, nominal, keterangan,
-- kode_bank, nama_normal, rail, biaya }] }; of an account of this bank the last four say nothing.
create or replace function effect_payroll(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_id uuid;
  v_pemberi text := (select a.nomor_nasabah from account a where a.nomor_rekening = e ->> 'nomor_rekening');
begin
  -- One payment of an employer's month at a time: the two persons see first what was approved since they saw it.
  perform pg_advisory_xact_lock(hashtextextended(concat('payroll:', v_pemberi, e ->> 'periode'), 0));
  if (select count(*) from payroll p join account a using (nomor_rekening) where a.nomor_nasabah = v_pemberi and p.periode = e ->> 'periode') <> (e ->> 'sudah')::bigint then
    perform refuse('PAYROLL_CHANGED');
  end if;
  insert into payroll (kode_cabang, nomor_rekening, periode, keterangan, baris, nominal, biaya, sidik, tanggal, journal_id, user_input, user_setuju)
  select e ->> 'kode_cabang', e ->> 'nomor_rekening', e ->> 'periode', e ->> 'keterangan', count(*), sum(r.nominal), sum(r.biaya), e ->> 'sidik', k.tanggal, k.journal_id, k.pengguna,
    -- Who released it at the counter is not who called.
    coalesce((select j.user_otorisasi from journal j where j.id = k.journal_id and j.tanggal = k.tanggal), k.pelaku)
  from jsonb_to_recordset(e -> 'baris') as r(nominal bigint, biaya bigint)
  on conflict (nomor_rekening, periode, sidik) do nothing returning id_gaji into v_id;
  if v_id is null then perform refuse('PAYROLL_TWICE', jsonb_build_object('periode', e ->> 'periode')); end if;
  insert into payroll_row (id_gaji, urut, nomor_rekening, nama, nominal, keterangan, kode_bank, rekening_tujuan, nama_normal, rail, biaya)
  select v_id, r.n, case when x.bank is null then r.isi ->> 'nomor_rekening' end, r.isi ->> 'nama', (r.isi ->> 'nominal')::bigint, r.isi ->> 'keterangan',
    x.bank, case when x.bank is not null then r.isi ->> 'nomor_rekening' end, case when x.bank is not null then r.isi ->> 'nama_normal' end,
    case when x.bank is not null then r.isi ->> 'rail' end, (r.isi ->> 'biaya')::bigint
  from jsonb_array_elements(e -> 'baris') with ordinality r(isi, n) cross join lateral (select nullif(r.isi ->> 'kode_bank', '') as bank) x;
  -- What each rail costs is the bank's on that day, whoever counted it.
  if payroll_print(v_id) <> e ->> 'sidik' or exists (
    select from payroll_row r where r.id_gaji = v_id and r.kode_bank is not null and r.biaya <> (parameter_on(lower(r.rail) || '_biaya', k.tanggal)::numeric * 100)::bigint)
    or not exists (
    select from payroll p join journal_line l on l.journal_id = p.journal_id and l.tanggal = p.tanggal
    where p.id_gaji = v_id and l.kode_gl = gl('SALARIES_UNDER_WAY') and l.kode_cabang = p.kode_cabang and l.jumlah = -(p.nominal + p.biaya)) then
    perform refuse('PAYROLL_CHANGED');
  end if;
  perform queue_payroll(v_id);
end $$;

-- Why an account does not take a salary; '' where it does.
create or replace function salary_hindrance(s account_state) returns text language sql immutable as $$
  select case when s.status in ('TUTUP', 'PENUTUPAN') then 'ACCOUNT_CLOSED' when s.status = 'DORMAN' then 'ACCOUNT_DORMANT'
    when s.blokir in ('K', 'T') then 'ACCOUNT_BLOCKED' else '' end
$$;

-- The branches that can post on the employer's day: none where its own or head office's is not open.
create or replace function payroll_branches(p payroll) returns table (kode_cabang text, tanggal date) language sql stable as $$
  select b.kode_cabang, b.accounting_date from branch b join branch o on o.kode_cabang = p.kode_cabang and o.status = 'BUKA'
    join branch h on h.jenis = 'HO' and h.status = 'BUKA' and h.accounting_date = o.accounting_date
  where b.status = 'BUKA' and b.accounting_date = o.accounting_date
$$;

-- Which rows can be paid now: those of this bank whose branch can post (SENDIRI) before those of other banks whose rail is open (BANK_LAIN); '' where none can, and where rows
-- wait the payroll says why.
create or replace function payroll_payable(p_id uuid) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p payroll;
begin
  select * into p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN';
  if exists (select from payroll_row r join account a using (nomor_rekening) join payroll_branches(p) b on b.kode_cabang = a.kode_cabang
    where r.id_gaji = p_id and r.status = 'MENUNGGU') then return 'SENDIRI'; end if;
  if exists (select from payroll_branches(p) b join payroll_row r on r.id_gaji = p_id and r.status = 'MENUNGGU' and transfer_window_open(r.rail, b.tanggal)
    where b.kode_cabang = p.kode_cabang) then return 'BANK_LAIN'; end if;
  -- What waits for a rail alone waits for its hours.
  perform postpone_payroll(p_id, case when bool_and(r.kode_bank is not null) and exists (select from payroll_branches(p) b where b.kode_cabang = p.kode_cabang)
      then 'PAYROLL_HOURS' else 'DAY_CLOSED' end)
  from payroll_row r where r.id_gaji = p_id and r.status = 'MENUNGGU' having count(*) > 0;
  return '';
end $$;

-- The next rows of a payroll, its own row and their accounts under lock: what an account does not take is noted as failed, the others are to be posted by the caller
-- in this transaction. Rows of a branch that is not at work wait.
create or replace function claim_payroll(p_id uuid, p_banyak integer) returns table (
  bagian integer, tanggal date, cabang_gaji text, kantor_pusat text, urut integer, nomor_rekening text, nominal bigint, keterangan text, kode_cabang text, kode_gl text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  p payroll;
  v_urut integer[];
begin
  perform set_config('idle_in_transaction_session_timeout', '60s', true);
  select * into p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN' for update;
  if not found then return; end if;
  if payroll_print(p_id) is distinct from p.sidik then perform refuse('PAYROLL_CHANGED'); end if;
  v_urut := array(
    select r.urut from payroll_row r join account a using (nomor_rekening) join payroll_branches(p) b on b.kode_cabang = a.kode_cabang
    where r.id_gaji = p_id and r.status = 'MENUNGGU' order by r.urut limit p_banyak);
  perform from account_state s where s.nomor_rekening in (select r.nomor_rekening from payroll_row r where r.id_gaji = p_id and r.urut = any (v_urut))
    order by s.nomor_rekening for no key update;
  with gagal as (
    update payroll_row r set status = 'GAGAL', sebab = salary_hindrance(s) from account_state s
    where r.id_gaji = p_id and r.urut = any (v_urut) and s.nomor_rekening = r.nomor_rekening and salary_hindrance(s) <> '' returning r.nominal)
  update payroll x set bagian = x.bagian + 1, tertahan = '', gagal = x.gagal + g.n, nominal_gagal = x.nominal_gagal + g.jumlah
  from (select count(*)::integer as n, coalesce(sum(nominal), 0)::bigint as jumlah from gagal) g where x.id_gaji = p_id;
  return query
    select p.bagian + 1, b.accounting_date, p.kode_cabang, (select h.kode_cabang from branch h where h.jenis = 'HO'), r.urut, r.nomor_rekening, r.nominal,
      concat_ws(' ', 'Gaji', p.periode, nullif(r.keterangan, '')), a.kode_cabang, a.kode_gl
    from payroll_row r join account a using (nomor_rekening) join branch b on b.kode_cabang = p.kode_cabang
    where r.id_gaji = p_id and r.urut = any (v_urut) and r.status = 'MENUNGGU' order by r.urut;
end $$;

-- Records what a part has posted, a journal each in the order of its rows.
create or replace function record_payroll(p_id uuid, p_bagian integer, p_urut integer[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n integer;
  v_tanggal date;
  v_jurnal bigint[];
begin
  -- By their keys, so that no plan compares every row with every journal.
  select c.tanggal, array(select x.id from journal x where x.tanggal = c.tanggal and x.id between c.journal_awal and c.journal_akhir and x.korelasi = p_id order by x.id)
  into v_tanggal, v_jurnal from bulk_chunk c where c.run = p_id and c.bagian = p_bagian and c.operasi = 'GAJI';
  update payroll_row r set status = 'DIBAYAR', tanggal = j.tanggal, journal_id = j.id
  from unnest(p_urut, v_jurnal) as u(urut, id) join journal j on j.id = u.id and j.tanggal = v_tanggal and j.xid = pg_current_xact_id()::text::bigint
  where r.id_gaji = p_id and r.urut = u.urut and r.status = 'MENUNGGU' and j.rekening = r.nomor_rekening and j.nominal = r.nominal;
  get diagnostics v_n = row_count;
  if v_n <> cardinality(p_urut) then raise exception 'part % of payroll % is not posted as its rows say', p_bagian, p_id; end if;
  update payroll p set dibayar = p.dibayar + v_n, nominal_dibayar = p.nominal_dibayar + (
    select sum(r.nominal) from payroll_row r where r.id_gaji = p_id and r.urut = any (p_urut)) where p.id_gaji = p_id;
end $$;

-- Returns what failed, with what its transfers would have cost.
create or replace function payroll_back(p_id uuid) returns bigint language sql stable as $$
  select coalesce(sum(r.nominal + r.biaya), 0)::bigint from payroll_row r where r.id_gaji = p_id and r.status = 'GAGAL'
$$;

-- Returns what of a payroll with no row left goes back to the employer, its row under lock; nothing while rows wait or the employer's branch is not at work.
create or replace function claim_payroll_rest(p_id uuid) returns table (
  bagian integer, tanggal date, kode_cabang text, kantor_pusat text, nomor_rekening text, kode_gl text, cabang_rekening text, nominal bigint, periode text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  p payroll;
begin
  select * into p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN' for update;
  if not found or p.dibayar + p.gagal <> p.baris then return; end if;
  return query
    select p.bagian + 1, b.tanggal, p.kode_cabang, (select h.kode_cabang from branch h where h.jenis = 'HO'), p.nomor_rekening, a.kode_gl, a.kode_cabang,
      payroll_back(p_id), p.periode
    from payroll_branches(p) b join account a on a.nomor_rekening = p.nomor_rekening and a.kode_cabang = b.kode_cabang;
end $$;

-- Ends a payroll whose rows are all paid or failed; what failed is back on the employer's account by the run's journal of this part.
create or replace function end_payroll(p_id uuid, p_bagian integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p payroll;
  v_jurnal bigint;
  v_tanggal date;
begin
  select * into p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN' for update;
  if not found or p.dibayar + p.gagal <> p.baris then raise exception 'payroll % is not through', p_id; end if;
  select j.id, j.tanggal into v_jurnal, v_tanggal from bulk_chunk c join journal j on j.tanggal = c.tanggal and j.id between c.journal_awal and c.journal_akhir and j.korelasi = p_id
    where c.run = p_id and c.bagian = p_bagian and c.operasi = 'GAJI_KEMBALI' and j.nominal = payroll_back(p_id) and j.rekening = p.nomor_rekening;
  if payroll_back(p_id) > 0 and v_jurnal is null then raise exception 'what payroll % could not pay is not back', p_id; end if;
  update payroll set status = 'SELESAI', tertahan = '', selesai_pada = clock_timestamp(), journal_kembali = v_jurnal, tanggal_kembali = v_tanggal where id_gaji = p_id;
end $$;

-- Records why the next part of a payroll waits, a code of lib/errors.
create or replace function postpone_payroll(p_id uuid, p_sebab text) returns void language sql security definer set search_path = public, pg_temp as $$
  update payroll set tertahan = p_sebab where id_gaji = p_id and status = 'BERJALAN' and tertahan <> p_sebab
$$;
