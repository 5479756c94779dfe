-- A branch's day as one file (core/books/README.md).

-- Asks for the bundle of a branch's day: { kode_cabang, tanggal, slip, kertas, nomor }. Of a day that is over there is one, whoever asks and however often; of a day that is not, whoever asks
-- while one is being made gets that one. One that could not be made is made anew. It belongs to those of the branch who may print a day and see account numbers. Who may ask the core has proved; NOT_FOUND for a day the branch never had.
create or replace function request_day_bundle(p_user text, p_isi jsonb) returns table (id uuid, sudah_ada boolean) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cabang text := p_isi ->> 'kode_cabang';
  v_hari date := (p_isi ->> 'tanggal')::date;
  v_slip boolean := p_isi ->> 'slip' = 'T';
  v_kertas text := p_isi ->> 'kertas';
  v_sementara boolean;
  v_tanya jsonb;
  v_id uuid;
  r report_job;
begin
  perform pg_advisory_xact_lock(7335, hashtext(v_cabang || v_hari));
  select d.ditutup_pada is null into v_sementara from branch_day d where d.kode_cabang = v_cabang and d.tanggal = v_hari;
  if not found then perform refuse('NOT_FOUND'); end if;
  select b.id into v_id from day_bundle b join report_job j using (id)
  where b.kode_cabang = v_cabang and b.tanggal = v_hari and b.slip = v_slip and b.kertas = v_kertas and b.sementara = v_sementara
    and (j.status in ('ANTRE', 'BERJALAN') or j.status = 'SIAP' and not v_sementara)
  order by j.dibuat_pada desc limit 1;
  if v_id is not null then return query select v_id, true; return; end if;
  delete from day_bundle b where b.kode_cabang = v_cabang and b.tanggal = v_hari and b.slip = v_slip and b.kertas = v_kertas and not b.sementara and not v_sementara;
  v_tanya := jsonb_build_object('kode_cabang', v_cabang, 'tanggal', v_hari, 'slip', p_isi ->> 'slip');
  r := request_report(null, jsonb_build_object('jenis', 'BUNDEL', 'kode', case when v_sementara then 'HARI_SEMENTARA' else 'HARI' end, 'tanya', v_tanya, 'bentuk', 'PDF', 'kertas', v_kertas,
    'sidik', encode(sha256(convert_to(v_tanya::text || v_kertas || v_sementara::text, 'UTF8')), 'hex'), 'kode_cabang', v_cabang, 'nomor', p_isi ->> 'nomor',
    'untuk_peran', (select coalesce(jsonb_agg(m.role_id order by m.role_id), '[]') from role_menu m where m.menu_id = 'cetak-hari'
      and exists (select from role_menu s where s.role_id = m.role_id and s.menu_id = 'lihat-rekening'))));
  insert into day_bundle (id, kode_cabang, tanggal, slip, kertas, sementara, diminta_oleh) values (r.id, v_cabang, v_hari, v_slip, v_kertas, v_sementara, p_user);
  return query select r.id, false;
end $$;
