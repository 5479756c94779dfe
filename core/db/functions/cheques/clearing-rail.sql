-- Cheques of other banks on their way to those and back, by the settlement gateway (docs/adr/0071, 0072).

-- What a cheque is called on its way: handed in again it has another number.
create or replace function warkat_end_to_end(p_id bigint) returns text language sql immutable as $$
  select 'W' || lpad(p_id::text, 12, '0')
$$;

-- A lodged cheque waits for the next presentment.
create or replace function queue_warkat(p_id bigint) returns void language plpgsql as $$
declare
  w clearing_warkat;
begin
  select * into strict w from clearing_warkat x where x.id_warkat = p_id;
  perform queue_settlement(warkat_end_to_end(p_id), 'KLIRING', 'pacs.003', w.nominal, 'KLIRING', p_id::text, jsonb_build_object(
    'pengirim', jsonb_build_object('nama', w.nama_penarik, 'bank', w.kode_bank),
    'penerima', (select jsonb_build_object('nama', a.nama_rekening, 'rekening', a.nomor_rekening) from account a where a.nomor_rekening = w.nomor_rekening),
    'warkat', jsonb_build_object('jenis', w.jenis, 'nomor', w.nomor_warkat, 'tanggal', w.tanggal_warkat)));
  update settlement_item i set kode_cabang = w.kode_cabang, cabang_serah = (select s.cabang_terima from clearing_slip s where s.id_group = w.id_group) where i.end_to_end = warkat_end_to_end(p_id);
end $$;

-- { id_warkat }: lodged out of custody.
create or replace function effect_clearing_present(e jsonb, k effect_context) returns void language sql as $$
  select queue_warkat((e ->> 'id_warkat')::bigint)
$$;

-- { id_warkat, harus }: it shall not leave any more. What has left is refused where it must not have; else whoever goes on knows of it.
create or replace function effect_clearing_withdraw(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_status text;
begin
  select i.status into v_status from settlement_item i where i.end_to_end = warkat_end_to_end((e ->> 'id_warkat')::bigint) for update;
  if v_status = 'ANTRE' or v_status is not null and (e ->> 'harus')::boolean then
    perform withdraw_settlement(warkat_end_to_end((e ->> 'id_warkat')::bigint));
  end if;
end $$;

-- A cheque that the rail says something of, under lock, with what its journal needs; `biaya` is what a return costs its depositor, nothing
-- where the account has no room for it. Amounts are minor units.
create or replace function claim_presented_warkat(p_id bigint) returns table (
  status text, kode_cabang text, kode_bank text, jenis text, nomor_warkat text, nominal bigint, tanggal_efektif date, hari date, pusat text,
  nomor_rekening text, cabang_rekening text, kode_gl text, biaya bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w clearing_warkat;
  v_hari date;
  v_biaya bigint;
begin
  select * into strict w from clearing_warkat x where x.id_warkat = p_id for update;
  perform from account_state s where s.nomor_rekening = w.nomor_rekening for no key update;
  select b.accounting_date into strict v_hari from branch b where b.kode_cabang = w.kode_cabang;
  v_biaya := (parameter_on('kliring_biaya_tolakan', v_hari)::numeric * 100)::bigint;
  return query select w.status, w.kode_cabang, w.kode_bank, w.jenis, w.nomor_warkat, w.nominal, w.tanggal_efektif, v_hari,
    (select b.kode_cabang from branch b where b.jenis = 'HO'), a.nomor_rekening, a.kode_cabang, a.kode_gl,
    case when s.status = 'AKTIF' and s.blokir not in ('D', 'T') and s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu - s.saldo_minimum + s.plafon
      - case when w.status = 'EFEKTIF' then w.nominal else 0 end >= v_biaya then v_biaya else 0 end
  from account a join account_state s using (nomor_rekening) where a.nomor_rekening = w.nomor_rekening;
end $$;

-- The rail has settled its presentment: the run's only journal takes it off 109001.
create or replace function record_warkat_settled(p_run uuid, p_id bigint) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clearing_warkat w set status = 'SELESAI_KLIRING', tanggal_settle = j.tanggal, journal_settle = j.id
  from bulk_chunk c join journal j on j.id = c.journal_awal and j.tanggal = c.tanggal
  where c.run = p_run and c.bagian = 1 and c.operasi = 'KONFIRMASI_KLIRING' and j.xid = pg_current_xact_id()::text::bigint and w.id_warkat = p_id and w.status = 'DISETOR'
    and exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.kode_gl = gl('CLEARING_CLAIMS') and l.sub = clearing_sub(w) and l.jumlah = -w.nominal);
  if not found then raise exception 'sheet % was not settled by run %', p_id, p_run; end if;
end $$;

-- Its bank has returned it, or the rail has refused it: the run's only journal takes from the depositor the amount that was credited or expected.
create or replace function record_warkat_returned(p_run uuid, p_id bigint, p_alasan text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clearing_warkat w set status = 'DITOLAK', tanggal_akhir = j.tanggal, journal_akhir = j.id, user_akhir = 'SISTEM', alasan = p_alasan, alasan_utama = p_alasan
  from bulk_chunk c join journal j on j.id = c.journal_awal and j.tanggal = c.tanggal
  where c.run = p_run and c.bagian = 1 and c.operasi = 'TOLAKAN_SETORAN_KLIRING' and j.xid = pg_current_xact_id()::text::bigint
    and w.id_warkat = p_id and w.status in ('DISETOR', 'SELESAI_KLIRING', 'EFEKTIF')
    and exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.jumlah = w.nominal
      and case when w.status = 'EFEKTIF' then l.rekening = w.nomor_rekening else l.kode_gl = gl('CHEQUES_NOT_EFFECTIVE') and l.sub = clearing_sub(w) end);
  if not found then raise exception 'sheet % was not returned by run %', p_id, p_run; end if;
end $$;

-- Notifies the clearing desk that something on it has moved on: cheques of a branch, or what other banks said that fits nothing.
create or replace function clearing_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('kliring', coalesce(new.kode_cabang, ''));
  return null;
end $$;
create or replace function unmatched_moved() returns trigger language plpgsql as $$
begin
  perform pg_notify('kliring', '');
  return null;
end $$;

create or replace trigger clearing_warkat_moved after insert or update of status on clearing_warkat for each row execute function clearing_moved();
create or replace trigger inward_warkat_moved after insert or update of status on inward_warkat for each row execute function clearing_moved();
create or replace trigger clearing_item_moved after insert or update of status on settlement_item for each row when (new.area = 'KLIRING') execute function clearing_moved();
create or replace trigger settlement_entry_unmatched after update of status on settlement_entry for each row
  when (new.status in ('TANPA_PASANGAN', 'BERTENTANGAN') or old.status in ('TANPA_PASANGAN', 'BERTENTANGAN')) execute function unmatched_moved();
