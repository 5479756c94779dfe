-- The till of a user in the books' currency, beside the change of the user's record: a new one, a free one, an idle one of somebody else in the branch, or none.
create or replace function assign_till(e jsonb) returns void language plpgsql as $$
declare
  v_id text := e ->> 'id_user';
  v_kode text := e ->> 'kode_kas';
  v_batas bigint := (e ->> 'batas')::bigint;
  u app_user;
  k cash_box;
begin
  perform lock_users();
  select * into u from app_user where id_user = v_id;
  perform from cash_box c where c.id_user = v_id or (c.kode_cabang = u.kode_cabang and c.kode_kas = v_kode) order by c.id_kas for update;
  for k in select * from cash_box c where c.id_user = v_id and c.kode_kas <> v_kode and c.kode_valuta = book_currency() order by c.id_kas loop
    if not till_is_idle(k) then perform not_allowed('KAS_SENDIRI_DIPAKAI'); end if;
    update cash_box set id_user = null where id_kas = k.id_kas;
  end loop;
  if v_kode = '' then return; end if;
  select * into k from cash_box c where c.kode_cabang = u.kode_cabang and c.kode_kas = v_kode;
  if not found then
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas) values ('TELLER', v_kode, u.kode_cabang, book_currency(), v_id, v_batas);
    return;
  end if;
  if k.jenis <> 'TELLER' then perform not_allowed('BUKAN_KAS_TELLER'); end if;
  if k.id_user = v_id and k.batas = v_batas then return; end if;
  if not till_is_idle(k) then perform not_allowed('KAS_ITU_DIPAKAI'); end if;
  if k.id_user <> v_id then update app_user set versi = versi + 1 where id_user = k.id_user; end if;
  update cash_box set id_user = v_id, batas = v_batas where id_kas = k.id_kas;
end $$;
