-- Cheques of other banks that customers deposit (core/cheques/README.md; domain: clearing).

-- Returns what clearing asks of a branch's day: { tanggal, batas_nominal, masa_unjuk, siklus, lewat, efektif, berikut }. Amounts are minor units as text.
create or replace function clearing_terms(p_cabang text) returns jsonb language sql volatile as $$
  select jsonb_build_object('tanggal', b.accounting_date, 'batas_nominal', (parameter_on('kliring_warkat_batas', b.accounting_date)::numeric * 100)::bigint::text,
    'masa_unjuk', parameter_on('kliring_masa_unjuk', b.accounting_date)::integer, 'siklus', c.siklus, 'lewat', c.lewat,
    'efektif', c.efektif, 'berikut', next_business_day(b.accounting_date))
  from branch b cross join lateral clearing_cycle_now(b.kode_cabang, b.accounting_date) c where b.kode_cabang = p_cabang
$$;

-- Returns what a line over 109001 and 201004 points at: the cheque, by what is printed on it.
create or replace function clearing_sub(w clearing_warkat) returns text language sql immutable as $$
  select w.kode_bank || '-' || w.jenis || '-' || w.nomor_warkat
$$;

-- Has an account cheques that are not at their end?
create or replace function has_clearing(p_rekening text) returns boolean language sql stable as $$
  select exists (select from clearing_warkat w where w.nomor_rekening = p_rekening and w.status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING'))
    or exists (select from inward_warkat i where i.nomor_rekening = p_rekening and i.status in ('DITERIMA', 'DITAHAN'))
$$;

-- Cheques are handed in: { nomor_rekening, kode_cabang, titipan, tanggal_kliring, tanggal_efektif, keterangan, warkat: [...] }. The account takes
-- credits and is not being closed; no cheque is with the bank already.
create or replace function effect_clearing_deposit(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  s account_state;
  v_titipan boolean := (e ->> 'titipan')::boolean;
  v_group text := 'KL' || lpad(nextval('clearing_slip_serial')::text, 8, '0');
  v_ada text;
begin
  select * into s from account_state a where a.nomor_rekening = e ->> 'nomor_rekening' for no key update;
  perform prove_account(s.nomor_rekening, s.status::text, s.blokir::text, false, '{}');
  if not v_titipan and clearing_is_late(k.cabang, k.tanggal) then perform refuse('CLEARING_LATE'); end if;
  if v_titipan and (e ->> 'tanggal_kliring')::date <= k.tanggal then perform refuse('CLEARING_DAY'); end if;
  insert into clearing_slip (id_group, nomor_rekening, kode_cabang, cabang_terima, titipan, tanggal, tanggal_kliring, journal_id, lembar, nominal, keterangan, user_input)
  select v_group, s.nomor_rekening, e ->> 'kode_cabang', k.cabang, v_titipan, k.tanggal, (e ->> 'tanggal_kliring')::date, k.journal_id, count(*),
    sum(w.nominal), e ->> 'keterangan', k.pengguna
  from jsonb_to_recordset(e -> 'warkat') as w(nominal bigint);
  -- In the order of what is printed on them, so that two slips with the same cheques wait for each other only one way.
  insert into clearing_warkat (id_group, urut, nomor_rekening, kode_cabang, kode_bank, jenis, nomor_warkat, tanggal_warkat, nama_penarik, nominal, status,
    tanggal_setor, tanggal_efektif, journal_setor)
  select v_group, w.urut, s.nomor_rekening, e ->> 'kode_cabang', w.kode_bank, w.jenis, w.nomor_warkat, w.tanggal_warkat, w.nama_penarik, w.nominal,
    case when v_titipan then 'TITIPAN' else 'DISETOR' end, case when not v_titipan then k.tanggal end,
    case when not v_titipan then (e ->> 'tanggal_efektif')::date end, case when not v_titipan then k.journal_id end
  from jsonb_to_recordset(e -> 'warkat') as w(urut smallint, kode_bank text, jenis text, nomor_warkat text, tanggal_warkat date, nama_penarik text, nominal bigint)
  order by w.kode_bank, w.jenis, w.nomor_warkat
  on conflict do nothing;
  select w.nomor_warkat into v_ada from jsonb_to_recordset(e -> 'warkat') as w(kode_bank text, jenis text, nomor_warkat text)
  where not exists (select from clearing_warkat x where x.id_group = v_group and (x.kode_bank, x.jenis, x.nomor_warkat) = (w.kode_bank, w.jenis, w.nomor_warkat))
  order by w.kode_bank, w.jenis, w.nomor_warkat limit 1;
  if v_ada is not null then perform refuse('CLEARING_KNOWN', jsonb_build_object('warkat', v_ada)); end if;
  perform queue_warkat(w.id_warkat) from clearing_warkat w where w.id_group = v_group and w.status = 'DISETOR' order by w.urut;
end $$;

-- Returns what an end of day makes effective: settled cheques that are good funds from that day on, locked, with the account each is for and why it cannot take it.
create or replace function due_clearing(p_cabang text, p_tanggal date) returns table (
  id_warkat bigint, sub text, nominal bigint, nomor_rekening text, nama_rekening text, cabang_rekening text, kode_gl text, sebab text
) language sql stable as $$
  select w.id_warkat, clearing_sub(w), w.nominal, w.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_gl,
    case when w.status = 'DISETOR' then 'CLEARING_UNSETTLED' when s.status in ('TUTUP', 'PENUTUPAN') then 'ACCOUNT_CLOSED' when s.blokir in ('K', 'T') then 'ACCOUNT_BLOCKED'
      when not accepts_eod_postings(b, p_tanggal) then 'DAY_CHANGED' else '' end
  from clearing_warkat w join account a using (nomor_rekening) join account_state s using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
  where w.kode_cabang = p_cabang and w.tanggal_efektif <= p_tanggal and w.status in ('DISETOR', 'SELESAI_KLIRING')
  order by w.id_warkat
$$;

-- The same, under lock: nobody returns a cheque while an end of day makes it effective, and its account stays as it was seen.
create or replace function claim_clearing(p_cabang text, p_tanggal date) returns table (
  id_warkat bigint, sub text, nominal bigint, nomor_rekening text, nama_rekening text, cabang_rekening text, kode_gl text, sebab text
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clearing_warkat w where w.kode_cabang = p_cabang and w.tanggal_efektif <= p_tanggal and w.status in ('DISETOR', 'SELESAI_KLIRING') order by w.id_warkat for update;
  perform from account_state s where s.nomor_rekening in (
    select w.nomor_rekening from clearing_warkat w where w.kode_cabang = p_cabang and w.tanggal_efektif <= p_tanggal and w.status in ('DISETOR', 'SELESAI_KLIRING'))
  order by s.nomor_rekening for no key update;
  return query select * from due_clearing(p_cabang, p_tanggal);
end $$;

-- Records what the end of day has made effective: the cheques in the order of the journals of its run, each of which must credit the cheque's account.
create or replace function record_clearing(p_run uuid, p_cabang text, p_tanggal date, p_warkat bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_n integer;
begin
  update clearing_warkat w set status = 'EFEKTIF', tanggal_akhir = p_tanggal, journal_akhir = j.id, user_akhir = 'SISTEM'
  from unnest(p_warkat) with ordinality u(id, n) join journals_of_chunk(p_run, 1, p_tanggal) j on j.n = u.n
  where w.id_warkat = u.id and w.status = 'SELESAI_KLIRING' and w.kode_cabang = p_cabang and w.tanggal_efektif <= p_tanggal
    and exists (select from journal_line l where l.journal_id = j.id and l.tanggal = p_tanggal and l.rekening = w.nomor_rekening and l.jumlah = -w.nominal)
    and exists (select from journal_line l where l.journal_id = j.id and l.tanggal = p_tanggal and l.kode_gl = gl('CHEQUES_NOT_EFFECTIVE') and l.sub = clearing_sub(w) and l.jumlah = w.nominal);
  get diagnostics v_n = row_count;
  if v_n <> cardinality(p_warkat) then raise exception 'an end of day made % of % sheets effective', v_n, cardinality(p_warkat); end if;
end $$;
