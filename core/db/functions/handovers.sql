-- Cash on its way between two boxes of a branch, sent by one person and received by another.
create or replace function effect_handover_send(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  insert into handover (id_serah_terima, arah, kode_cabang, tanggal, asal, tujuan, nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, keterangan)
  values ((e ->> 'id')::uuid, e ->> 'arah', k.cabang, k.tanggal, (e ->> 'asal')::integer, (e ->> 'tujuan')::integer, (e ->> 'nominal')::bigint,
          e ->> 'kode_valuta', e -> 'pecahan', k.journal_id, k.pengguna, e ->> 'keterangan');
end $$;

create or replace function end_handover(p_id uuid, p_status text, k effect_context) returns void language plpgsql as $$
declare
  v_status text;
begin
  select status into v_status from handover where id_serah_terima = p_id and kode_cabang = k.cabang for update;
  if v_status is null then perform refuse('NOT_FOUND'); end if;
  if v_status <> 'DIKIRIM' then perform refuse('HANDOVER_STATE', jsonb_build_object('status', v_status)); end if;
  update handover set status = p_status, journal_terima = k.journal_id, user_penerima = k.pengguna, diterima_pada = now()
  where id_serah_terima = p_id;
end $$;

create or replace function effect_handover_receive(e jsonb, k effect_context) returns void language sql as $$
  select end_handover((e ->> 'id')::uuid, 'DITERIMA', k)
$$;

create or replace function effect_handover_cancel(e jsonb, k effect_context) returns void language sql as $$
  select end_handover((e ->> 'id')::uuid, 'DIBATALKAN', k)
$$;
