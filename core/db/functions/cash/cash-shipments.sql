-- Cash between vaults, to and from Bank Indonesia and ATMs (domain: teller and vault). Amounts are minor units.

-- Sealed bags that nobody has counted yet: sent, or refused and on their way back.
create or replace function is_shipped(p_status text) returns boolean language sql immutable as $$
  select p_status in ('DIKIRIM', 'DIKEMBALIKAN')
$$;

-- What a branch has on the road at this moment.
create or replace function cash_shipped(p_cabang text) returns bigint language sql stable as $$
  select coalesce(sum(s.nominal), 0)::bigint from cash_shipment s where s.kode_cabang_asal = p_cabang and is_shipped(s.status)
$$;

-- What was loaded into an ATM and has not been taken out again. Customers only make it less, so nobody takes out more.
create or replace function atm_loaded(p_cabang text, p_atm text) returns bigint language sql stable as $$
  select coalesce(sum(case
    when s.arah = 'KE_ATM' and s.status = 'DITERIMA' then s.nominal_terima
    when s.arah = 'DARI_ATM' and s.status = 'KEMBALI' then s.nominal_terima - s.nominal
    when s.arah = 'DARI_ATM' then -s.nominal else 0 end), 0)::bigint
  from cash_shipment s where s.kode_cabang_asal = p_cabang and s.kode_atm = p_atm
$$;

-- A branch asks another one for cash: { asal, nominal, kode_valuta, pecahan, keterangan }.
create or replace function effect_cash_request(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  if e ->> 'asal' = k.cabang or not exists (select from cash_box b where b.kode_cabang = e ->> 'asal' and b.jenis = 'KHASANAH' and b.kode_valuta = e ->> 'kode_valuta') then
    perform refuse('SHIPMENT_PLACE');
  end if;
  insert into cash_request (nomor, kode_cabang, kode_cabang_asal, nominal, kode_valuta, pecahan, keterangan, tanggal, user_input, saksi, id_flow)
  values ('MK' || lpad(nextval('cash_request_serial')::text, 10, '0'), k.cabang, e ->> 'asal', (e ->> 'nominal')::bigint, e ->> 'kode_valuta', e -> 'pecahan', e ->> 'keterangan',
    k.tanggal, k.pengguna, witness_of('MINTA_KAS', k.pengguna), item_of('MINTA_KAS', k.pengguna));
end $$;

-- A request that waits no longer: { nomor, alasan }. The branch that asked cancels it, the branch that was asked declines it; of this and the bags that answer it one is first.
create or replace function effect_cash_request_end(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  r cash_request;
begin
  select * into r from cash_request x where x.nomor = e ->> 'nomor' and k.cabang in (x.kode_cabang, x.kode_cabang_asal) for update;
  if r.nomor is null then perform refuse('NOT_FOUND'); end if;
  if r.status <> 'DIMINTA' then perform refuse('CASH_REQUEST_STATE', jsonb_build_object('nomor', r.nomor, 'status', r.status)); end if;
  update cash_request x set status = case k.cabang when r.kode_cabang then 'DIBATALKAN' else 'DITOLAK' end, tanggal_akhir = k.tanggal, user_akhir = k.pengguna, alasan = e ->> 'alasan',
    id_flow_akhir = item_of('TUTUP_PERMINTAAN_KAS', k.pengguna)
  where x.nomor = r.nomor;
end $$;

-- Sealed bags leave: { arah, tujuan, kode_atm, permintaan, nominal, kode_valuta, pecahan, segel, pembawa, pengawal, keterangan }. Bags of one branch leave one after another, so that
-- two of them never pass its insurance together, nor an ATM twice.
create or replace function effect_cash_shipment_send(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_batas bigint := (parameter_on('batas_kirim_kas', k.tanggal)::numeric * 100)::bigint;
  v_nominal bigint := (e ->> 'nominal')::bigint;
begin
  perform pg_advisory_xact_lock(7329, k.cabang::integer);
  if cash_shipped(k.cabang) + v_nominal > v_batas then perform refuse('SHIPMENT_INSURANCE'); end if;
  if e ->> 'arah' = 'DARI_ATM' and v_nominal > atm_loaded(k.cabang, e ->> 'kode_atm') then
    perform refuse('ATM_EMPTY', jsonb_build_object('atm', e ->> 'kode_atm'));
  end if;
  if e ->> 'arah' in ('KE_BI', 'DARI_BI') and not exists (select from branch b where b.kode_cabang = k.cabang and b.jenis = 'HO') then perform refuse('FORBIDDEN'); end if;
  if denominations_value(e -> 'pecahan') <> v_nominal or (
    select coalesce(sum(l.jumlah), 0) from journal_line l where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = gl('CASH_IN_TRANSIT') and l.kode_cabang = k.cabang) <> v_nominal then
    raise exception 'journal % does not send what its bags hold', k.journal_id;
  end if;
  if e ->> 'permintaan' <> '' then
    update cash_request r set status = 'DIKIRIM'
    where r.nomor = e ->> 'permintaan' and r.kode_cabang_asal = k.cabang and r.kode_cabang = e ->> 'tujuan' and r.status = 'DIMINTA' and r.nominal >= v_nominal;
    if not found then
      perform refuse('CASH_REQUEST_STATE', jsonb_build_object('nomor', e ->> 'permintaan', 'status', (select r.status from cash_request r where r.nomor = e ->> 'permintaan')));
    end if;
  end if;
  insert into cash_shipment (nomor, arah, kode_cabang_asal, kode_cabang_tujuan, kode_atm, nomor_permintaan, nominal, kode_valuta, pecahan, segel, pembawa, pengawal, keterangan,
    tanggal_kirim, journal_kirim, user_kirim, saksi_kirim)
  values ('KK' || lpad(nextval('cash_shipment_serial')::text, 10, '0'), e ->> 'arah', k.cabang, e ->> 'tujuan', e ->> 'kode_atm', nullif(e ->> 'permintaan', ''), v_nominal,
    e ->> 'kode_valuta', e -> 'pecahan', e ->> 'segel', e ->> 'pembawa', e ->> 'pengawal', e ->> 'keterangan', k.tanggal, k.journal_id, k.pengguna, witness_of('KIRIM_KAS', k.pengguna));
end $$;

-- Bags that nobody takes in, or that turned back on the road: { nomor, alasan }. They go back to where they came from, which counts them.
create or replace function effect_cash_shipment_refuse(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  s cash_shipment;
begin
  select * into s from cash_shipment x where x.nomor = e ->> 'nomor' and k.cabang in (x.kode_cabang_asal, x.kode_cabang_tujuan) for update;
  if s.nomor is null then perform refuse('NOT_FOUND'); end if;
  if s.status <> 'DIKIRIM' then perform refuse('SHIPMENT_STATE', jsonb_build_object('nomor', s.nomor, 'status', s.status)); end if;
  update cash_shipment x set status = 'DIKEMBALIKAN', user_tolak = k.pengguna, saksi_tolak = witness_of('TOLAK_KIRIMAN_KAS', k.pengguna), alasan_tolak = e ->> 'alasan',
    id_flow_tolak = item_of('TOLAK_KIRIMAN_KAS', k.pengguna) where x.nomor = s.nomor;
end $$;

-- Two persons have counted the bags: { nomor, pecahan, segel_utuh, keterangan }. What comes back to its sender leaves the request it answered waiting again.
create or replace function effect_cash_shipment_receive(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  s cash_shipment;
  v_ke text;
begin
  select * into s from cash_shipment x where x.nomor = e ->> 'nomor' and k.cabang in (x.kode_cabang_asal, x.kode_cabang_tujuan) for update;
  if s.nomor is null then perform refuse('NOT_FOUND'); end if;
  v_ke := case when s.status = 'DIKIRIM' and s.kode_cabang_tujuan = k.cabang then 'DITERIMA' when s.status = 'DIKEMBALIKAN' and s.kode_cabang_asal = k.cabang then 'KEMBALI' end;
  if v_ke is null then perform refuse('SHIPMENT_STATE', jsonb_build_object('nomor', s.nomor, 'status', s.status)); end if;
  if (select coalesce(sum(l.jumlah), 0) from journal_line l where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = gl('CASH_IN_TRANSIT') and l.kode_cabang = s.kode_cabang_asal) <> -s.nominal then
    raise exception 'journal % does not take % off the road', k.journal_id, s.nomor;
  end if;
  update cash_shipment x set status = v_ke, tanggal_terima = k.tanggal, journal_terima = k.journal_id, user_terima = k.pengguna, saksi_terima = witness_of('TERIMA_KIRIMAN_KAS', k.pengguna),
    pecahan_terima = e -> 'pecahan', nominal_terima = denominations_value(e -> 'pecahan'), segel_utuh = (e ->> 'segel_utuh')::boolean, keterangan_terima = e ->> 'keterangan'
  where x.nomor = s.nomor;
  perform record_cash_difference('TERIMA_KIRIMAN_KAS', k);
  if v_ke = 'KEMBALI' then update cash_request r set status = 'DIMINTA' where r.nomor = s.nomor_permintaan; end if;
end $$;

-- Whoever works with the cash of either branch hears that bags have moved on.
create or replace function cash_of_shipment_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('kas', new.kode_cabang_asal);
  if new.kode_cabang_tujuan <> new.kode_cabang_asal then perform pg_notify('kas', new.kode_cabang_tujuan); end if;
  return null;
end $$;

create or replace trigger shipment_moved after insert or update of status on cash_shipment for each row execute function cash_of_shipment_moved();
