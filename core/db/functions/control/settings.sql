-- Stores the preferences of a user; the same request again changes nothing.
create or replace function save_setting(p_kunci uuid, p_sidik bytea, p_user text, p_cabang text, p_setelan jsonb, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_lama jsonb;
begin
  if not claim_key(p_kunci, p_user, p_sidik) then return; end if;
  select to_jsonb(s) - 'id_user' - 'diubah_pada' into v_lama from user_setting s where s.id_user = p_user for update;
  -- A tour that is over stays so: a change of other settings does not name it.
  insert into user_setting (id_user, bahasa, tema, kerapatan, printer, kertas, tur)
  values (p_user, p_setelan ->> 'bahasa', p_setelan ->> 'tema', p_setelan ->> 'kerapatan', p_setelan ->> 'printer', p_setelan ->> 'kertas',
    p_setelan ->> 'tur')
  on conflict (id_user) do update set (bahasa, tema, kerapatan, printer, kertas, tur, diubah_pada)
    = (excluded.bahasa, excluded.tema, excluded.kerapatan, excluded.printer, excluded.kertas,
       coalesce(nullif(excluded.tur, ''), user_setting.tur), now());
  perform write_audit(p_user, p_cabang, 'SETELAN', '00', 'USER:' || p_user, p_korelasi,
    jsonb_build_object('sebelum', v_lama, 'sesudah', p_setelan));
end $$;
