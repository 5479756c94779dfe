-- The vault as two officers found it, or a till or vault as its keeper counted it before somebody from outside the branch. The posting has booked a difference just before; where there is none the pieces alone may
-- differ, and the stock becomes what lies there. A vault that moved since the officers saw its book is counted anew.
create or replace function effect_vault_count(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v cash_box;
  v_operasi text := e ->> 'operasi';
  v_luar boolean := v_operasi = 'PERIKSA_KAS';
  v_saksi text;
  v_asal text;
  v_stok jsonb;
  v_jumlah bigint;
begin
  select * into v from cash_box where id_kas = (e ->> 'id_kas')::integer and kode_cabang = k.cabang for update;
  if not found or v.jenis <> 'KHASANAH' and not (v_luar and v.id_user = k.pengguna) then perform refuse('NOT_FOUND'); end if;
  if v.jenis = 'TELLER' and v.status <> 'BUKA' then perform refuse('TILL_CLOSED'); end if;
  select coalesce(jsonb_object_agg(x.kunci, x.lembar), '{}') into v_stok
  from jsonb_each(e -> 'pecahan') p cross join lateral (values (p.key, (p.value ->> 0)::bigint), (p.key || 'T', (p.value ->> 1)::bigint)) as x(kunci, lembar) where x.lembar <> 0;
  v_jumlah := denominations_value(v_stok);
  if v_jumlah is distinct from (e ->> 'dihitung')::bigint or v.saldo <> v_jumlah then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v.kode_kas));
  end if;
  if k.journal_id is null then
    if v.stok is distinct from e -> 'stok' then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v.kode_kas)); end if;
    update cash_box set stok = v_stok where id_kas = v.id_kas;
  end if;
  v_saksi := witness_of(v_operasi, k.pengguna);
  if v_luar then
    select u.kode_cabang into strict v_asal from app_user u where u.id_user = v_saksi;
    if v_asal = k.cabang then perform refuse('CHECK_OUTSIDE', jsonb_build_object('pemeriksa', v_saksi)); end if;
  end if;
  -- What waited for its approval was counted when it was filed.
  if exists (
    select from flow_instance f join flow_step s on s.id_flow = f.id_flow and s.aksi = 'SUBMIT'
    join cash_movement m on m.id_kas = v.id_kas and m.tanggal = k.tanggal and m.journal_id is distinct from k.journal_id
    join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where f.xmin = pg_current_xact_id()::xid and f.flow_code = v_operasi and f.user_input = k.pengguna and f.flow_state = 'APPROVED'
      and s.waktu = (select max(x.waktu) from flow_step x where x.id_flow = f.id_flow and x.aksi = 'SUBMIT') and j.dibuat_pada > s.waktu) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v.kode_kas));
  end if;
  insert into vault_count (id_kas, kode_cabang, tanggal, petugas, saksi, pecahan, dihitung, seharusnya, journal_id, nomor_urut, keterangan, cabang_saksi)
  values (v.id_kas, k.cabang, k.tanggal, k.pengguna, v_saksi, e -> 'pecahan', v_jumlah, (e ->> 'seharusnya')::bigint, k.journal_id,
    case v.jenis when 'TELLER' then v.seq else v.nomor_urut end, e ->> 'keterangan', v_asal);
  perform record_cash_difference(v_operasi, k);
end $$;
