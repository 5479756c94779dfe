-- Rows of a payroll that go to accounts of other banks (core/payments/README.md).

-- The other bank as messages call it, by its code of three digits, its BIC or its participant code; null where the list of banks has no such one that day.
create or replace function bank_message_name(p_kode text, p_hari date) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select case when p_kode ~ '^\d{3}$' then c.nilai else p_kode end from reference_codes_on('BANK', p_hari) c
  where case when p_kode ~ '^\d' then c.kode = left(p_kode, 3) else left(c.nilai, 8) = left(p_kode, 8) end order by c.kode limit 1
$$;

-- Which of these a list of names stops, by their places from 1; what stops them is kept for compliance. Marks are asked first, for most names are nobody's on a list.
create or replace function screen_counterparties(p_bank text[], p_rekening text[], p_nama text[], p_normal text[], p_cabang text) returns setof integer
language sql volatile security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select x.n::integer from unnest(p_bank, p_rekening, p_nama, p_normal) with ordinality x(bank, rekening, nama, normal, n)
  where case when may_hold_names(x.nama) or exists (select from name_key k where k.macam = 'NAMA' and name_marks(k.nilai) && name_marks(x.normal))
    then screen_counterparty(x.bank, x.rekening, x.nama, x.normal, p_cabang) else false end
$$;

-- Why a rail does not take a salary on a day; '' where it does.
create or replace function salary_out_hindrance(r payroll_row, p_hari date) returns text language sql stable as $$
  select case when bank_message_name(r.kode_bank, p_hari) is null then 'BANK_UNKNOWN'
    when r.rail in ('SKN', 'BI_FAST') and r.nominal > parameter_on(lower(r.rail) || '_batas', p_hari)::numeric * 100 then 'TRANSFER_MAXIMUM'
    when r.rail = 'RTGS' and (r.nominal < m.minimum or r.nominal = m.minimum and parameter_on('rtgs_minimum_termasuk', p_hari) <> 'T') then 'TRANSFER_MINIMUM'
    else '' end
  from (select parameter_on('rtgs_minimum', p_hari)::numeric * 100 as minimum) m
$$;

-- The next rows of a payroll whose rail is open, under lock: what its rail or a list of names does not take is noted as failed, the others are to be posted and sent by the
-- caller in this transaction.
create or replace function claim_payroll_out(p_id uuid, p_banyak integer) returns table (
  bagian integer, tanggal date, cabang_gaji text, kantor_pusat text, urut integer, nominal bigint, biaya bigint, kode_gl text, keterangan text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  p payroll;
  v_hari date;
  v_urut integer[];
  v_stop integer[];
begin
  perform set_config('idle_in_transaction_session_timeout', '60s', true);
  select * into p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN' for update;
  if not found then return; end if;
  if payroll_print(p_id) is distinct from p.sidik then perform refuse('PAYROLL_CHANGED'); end if;
  select b.tanggal into v_hari from payroll_branches(p) b where b.kode_cabang = p.kode_cabang;
  if not found then return; end if;
  v_urut := array(
    select r.urut from payroll_row r where r.id_gaji = p_id and r.status = 'MENUNGGU' and r.kode_bank is not null and transfer_window_open(r.rail, v_hari)
    order by r.urut limit p_banyak);
  -- The lists are those of this very moment.
  perform pg_advisory_xact_lock_shared(7315);
  select array_agg(v_urut[h.n]) into v_stop from (
    select screen_counterparties(array_agg(coalesce(bank_message_name(r.kode_bank, v_hari), '') order by r.urut), array_agg(r.rekening_tujuan order by r.urut), array_agg(r.nama order by r.urut),
      array_agg(r.nama_normal order by r.urut), p.kode_cabang) as n
    from payroll_row r where r.id_gaji = p_id and r.urut = any (v_urut)) h;
  with gagal as (
    update payroll_row r set status = 'GAGAL', sebab = case when r.urut = any (v_stop) then 'COMPLIANCE_HOLD' else salary_out_hindrance(r, v_hari) end
    where r.id_gaji = p_id and r.urut = any (v_urut) and (coalesce(r.urut = any (v_stop), false) or salary_out_hindrance(r, v_hari) <> '') returning r.nominal)
  update payroll x set bagian = x.bagian + 1, tertahan = '', gagal = x.gagal + g.n, nominal_gagal = x.nominal_gagal + g.jumlah
  from (select count(*)::integer as n, coalesce(sum(nominal), 0)::bigint as jumlah from gagal) g where x.id_gaji = p_id;
  return query
    select p.bagian + 1, v_hari, p.kode_cabang, (select h.kode_cabang from branch h where h.jenis = 'HO'), r.urut, r.nominal, r.biaya, transfer_gl(r.rail),
      concat_ws(' ', 'Gaji', p.periode, nullif(r.keterangan, ''))
    from payroll_row r where r.id_gaji = p_id and r.urut = any (v_urut) and r.status = 'MENUNGGU' order by r.urut;
end $$;

-- Keeps what a part has posted as transfers of the employer's account, each with its journal in the order of its rows, and queues them for their rails.
create or replace function record_payroll_out(p_id uuid, p_bagian integer, p_urut integer[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p payroll;
  a account;
  c bulk_chunk;
  r record;
  v_nomor text;
  v_n integer := 0;
begin
  select * into strict p from payroll x where x.id_gaji = p_id and x.status = 'BERJALAN' for update;
  select * into strict a from account x where x.nomor_rekening = p.nomor_rekening;
  select * into strict c from bulk_chunk x where x.run = p_id and x.bagian = p_bagian and x.operasi = 'GAJI_BANK_LAIN';
  for r in
    select g.*, bank_message_name(g.kode_bank, c.tanggal) as bank, j.id as jurnal
    from unnest(p_urut) with ordinality u(urut, n) join payroll_row g on g.id_gaji = p_id and g.urut = u.urut and g.status = 'MENUNGGU' and g.kode_bank is not null
    join journals_of_chunk(p_id, p_bagian, c.tanggal) j on j.n = u.n
    order by u.n
  loop
    if not exists (select from journal_line d join journal_line k using (journal_id, tanggal) where d.journal_id = r.jurnal and d.tanggal = c.tanggal
      and d.kode_gl = gl('SALARIES_UNDER_WAY') and d.kode_cabang = p.kode_cabang and d.jumlah = r.nominal + r.biaya
      and k.kode_gl = transfer_gl(r.rail) and k.kode_cabang = p.kode_cabang and k.jumlah = -r.nominal) then
      raise exception 'row % of payroll % is not posted', r.urut, p_id;
    end if;
    v_nomor := insert_transfer(jsonb_build_object('rail', r.rail, 'nomor_rekening', p.nomor_rekening, 'nama_pengirim', a.nama_rekening, 'nominal', r.nominal, 'biaya', r.biaya,
      'kode_bank', r.bank, 'rekening_tujuan', r.rekening_tujuan, 'nama_tujuan', r.nama, 'tujuan_normal', r.nama_normal, 'penduduk_tujuan', 'T', 'wni_tujuan', 'T',
      'penduduk_pengirim', 'T', 'wni_pengirim', 'T', 'kode_tujuan', 'SALA', 'beban', 'DEBT', 'keterangan', concat_ws(' ', 'Gaji', p.periode, nullif(r.keterangan, ''))),
      p.kode_cabang, c.tanggal, r.jurnal, p.user_input);
    update payroll_row g set status = 'DIBAYAR', tanggal = c.tanggal, journal_id = r.jurnal, nomor_transfer = v_nomor where g.id_gaji = p_id and g.urut = r.urut;
    v_n := v_n + 1;
  end loop;
  if v_n <> cardinality(p_urut) then raise exception 'part % of payroll % is not posted as its rows say', p_bagian, p_id; end if;
  update payroll x set dibayar = x.dibayar + v_n, nominal_dibayar = x.nominal_dibayar + (
    select sum(g.nominal) from payroll_row g where g.id_gaji = p_id and g.urut = any (p_urut)) where x.id_gaji = p_id;
end $$;
