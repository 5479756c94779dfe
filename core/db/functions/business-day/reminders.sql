-- Reminders of what keeps a branch from ending its day. Who can act on it is asked of the same table of definitions as when that user acts, so nobody is
-- reminded of what the own menus do not open.

-- Can a user make the next step of a handover? The receiver counts what was sent, each side counts once what was counted differently, and the sender takes in
-- again what went back.
create or replace function may_act_on_handover(p_user text, p_id uuid) returns boolean language sql stable as $$
  select exists (
    select from handover h cross join (values ('PENGIRIM'), ('PENERIMA')) x(pihak)
    where h.id_serah_terima = p_id and holds_box(p_user, case x.pihak when 'PENGIRIM' then h.asal else h.tujuan end)
      and case h.status
        when 'DIKIRIM' then x.pihak = 'PENERIMA' and p_user <> h.user_pengirim and (may_make(p_user, 'TERIMA_KAS') or may_make(p_user, 'BUKA_KAS'))
        when 'SELISIH' then may_make(p_user, 'HITUNG_SERAH_TERIMA') and (x.pihak = 'PENGIRIM' or p_user <> h.user_pengirim)
          and not exists (select from handover_count c where c.id_serah_terima = h.id_serah_terima
            and (c.pihak = x.pihak and c.hitungan = 2 or c.pihak <> x.pihak and c.petugas = p_user))
        when 'DIKEMBALIKAN' then x.pihak = 'PENGIRIM' and may_make(p_user, 'AMBIL_KEMBALI_KAS')
          and not exists (select from handover_count c where c.id_serah_terima = h.id_serah_terima and c.pihak = 'PENERIMA' and c.petugas = p_user)
        else false end)
$$;

-- Can a user act on an item? Its maker on a returned one; on a waiting one a user with the right to approve its kind, own or lent. Level and limit are for the
-- core to measure.
create or replace function may_act_on_item(p_user text, p_id uuid) returns boolean language sql stable as $$
  select exists (
    select from flow_instance f where f.id_flow = p_id and case f.flow_state
      when 'RETURNED' then f.user_input = p_user and may_make(p_user, f.flow_code)
      else f.user_input <> p_user and p_user <> all (f.pemeriksa) and not reads_only(p_user, f.flow_code) and exists (
        select from operation_check c join role_menu m on m.menu_id = c.hak join menu n using (menu_id) join user_role r using (role_id)
        where c.flow_code = f.flow_code and n.aktif and (r.id_user = p_user or exists (
          select from delegation d join branch b using (kode_cabang) where d.dari = r.id_user and d.ke = p_user and d.dicabut_pada is null
            and b.accounting_date between d.mulai and d.sampai))) end)
$$;

-- The users of a branch who can act on what blocks its day, one row for each user and blocker; none while its day is closed or in its end of day.
create or replace function day_actors(p_cabang text) returns table (kode text, id text, nama text, id_user text, nama_user text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.kode, d.id, d.nama, u.id_user, u.nama_user
  from branch b cross join lateral day_blockers(b.kode_cabang) d join app_user u on u.kode_cabang = b.kode_cabang and u.aktif
  where b.kode_cabang = p_cabang and b.status <> 'TUTUP' and not is_end_of_day(b.kode_cabang) and case d.kode
    when 'KAS_TELLER' then may_make(u.id_user, 'TUTUP_KAS') and exists (select from cash_box k where k.id_kas = d.id::integer and k.id_user = u.id_user)
    when 'SERAH_TERIMA' then may_act_on_handover(u.id_user, d.id::uuid)
    when 'KAS_MENUNGGU' then may_act_on_item(u.id_user, d.id::uuid)
    when 'KHASANAH' then may_make(u.id_user, 'HITUNG_KHASANAH')
    when 'WARKAT_MASUK' then may_make(u.id_user, 'PENARIKAN_KLIRING')
    else false end
$$;

-- A reminder rests so long before the same thing is brought up again.
create or replace function reminder_rest() returns interval language sql immutable as $$ select interval '10 minutes' $$;

-- Sends one reminder to each of those named who can act on it, and to nobody else. The lock makes two that are sent at the same moment one.
create or replace function effect_remind(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_pada timestamptz;
  v_jam text;
  v_user text;
  v_id bigint;
  v_kepada text[];
begin
  if not exists (select from app_user u where u.id_user = k.pengguna and u.kode_cabang = k.cabang) and not is_of_head_office(k.pengguna) then
    perform refuse('FORBIDDEN');
  end if;
  perform pg_advisory_xact_lock(7317, hashtext(concat_ws('/', k.cabang, e ->> 'sebab', e ->> 'id')));
  v_kepada := array(select a.id_user from day_actors(k.cabang) a
    where a.kode = e ->> 'sebab' and a.id = e ->> 'id' and a.id_user <> k.pengguna and e -> 'kepada' ? a.id_user order by 1);
  if v_kepada = '{}' then perform refuse('REMINDER_OVER'); end if;
  select max(r.waktu) into v_pada from reminder r where r.kode_cabang = k.cabang and r.sebab = e ->> 'sebab' and r.objek = e ->> 'id';
  if v_pada + reminder_rest() > clock_timestamp() then
    v_jam := to_char(v_pada at time zone 'Asia/Jakarta', 'HH24:MI');
    perform refuse('REMINDER_RESTS', jsonb_build_object('jam', v_jam));
  end if;
  foreach v_user in array v_kepada loop
    insert into reminder (kode_cabang, sebab, objek, kepada, dari) values (k.cabang, e ->> 'sebab', e ->> 'id', v_user, k.pengguna)
    on conflict (kode_cabang, sebab, objek, kepada) do update set dari = excluded.dari, waktu = excluded.waktu, disisihkan_pada = null;
    insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
    values (gen_random_uuid(), 'PENGINGAT', e ->> 'sebab', 'PENGINGAT', k.cabang, v_user) returning id into v_id;
    perform pg_notify('inbox', v_id::text);
  end loop;
end $$;

-- When each thing of a branch was last brought up, and for how many seconds it still rests.
create or replace function reminders_sent(p_cabang text) returns table (sebab text, objek text, waktu timestamptz, sisa integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.sebab, r.objek, max(r.waktu), greatest(0, ceil(extract(epoch from max(r.waktu) + reminder_rest() - clock_timestamp())))::integer
  from reminder r where r.kode_cabang = p_cabang group by r.sebab, r.objek
$$;

-- A user's reminders, as long as the user can still act on what they are about, with the name and first role of the sender; the latest first.
create or replace function reminders_of(p_user text) returns table (sebab text, objek text, nama text, nama_user text, role_id text, waktu timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.sebab, r.objek, a.nama, u.nama_user,
    coalesce((select o.role_id from user_role o where o.id_user = u.id_user order by o.urut, o.role_id limit 1), ''), r.waktu
  from reminder r join app_user u on u.id_user = r.dari cross join lateral day_actors(r.kode_cabang) a
  where r.kepada = p_user and r.disisihkan_pada is null and a.kode = r.sebab and a.id = r.objek and a.id_user = p_user
  order by r.waktu desc
$$;

-- A reader puts a reminder aside; a later one about the same thing appears again.
create or replace function set_reminder_aside(p_kunci uuid, p_sidik bytea, p_user text, p_cabang text, p_sebab text, p_objek text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not claim_key(p_kunci, p_user, p_sidik) then return; end if;
  update reminder set disisihkan_pada = clock_timestamp() where kepada = p_user and sebab = p_sebab and objek = p_objek and disisihkan_pada is null;
  if found then
    perform write_audit(p_user, p_cabang, 'SISIHKAN_PENGINGAT', '00', '', p_korelasi, jsonb_build_object('sebab', p_sebab, 'id', p_objek));
  end if;
end $$;

create or replace function reminders_end_with_day() returns trigger language plpgsql as $$
begin
  delete from reminder where kode_cabang = new.kode_cabang;
  return null;
end $$;

create or replace trigger branch_day_reminders after update of status on branch for each row
  when (new.status = 'TUTUP' and old.status <> 'TUTUP') execute function reminders_end_with_day();
