-- p_jenis names what happened where it is more than a move of the item: the end of day that ended it.
create or replace function notify_inbox(f flow_instance, p_jenis text) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
  values (f.id_flow, p_jenis, f.flow_code, f.flow_state, f.kode_cabang, f.user_input) returning id into v_id;
  perform pg_notify('inbox', v_id::text);
end $$;

-- Every move of an item records its step and notifies the inbox.
create or replace function record_flow_step(f flow_instance, p_pelaku text, p_dari text, p_aksi text, p_catatan text, p_jenis text default null) returns void language plpgsql as $$
begin
  insert into flow_step (id_flow, urut, id_user, dari, ke, aksi, catatan)
  select f.id_flow, 1 + count(*), p_pelaku, p_dari, f.flow_state, p_aksi, p_catatan from flow_step where id_flow = f.id_flow;
  perform notify_inbox(f, coalesce(p_jenis, f.jenis));
end $$;

-- Files an item, or files it again with the changes its maker made.
create or replace function effect_flow_put(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  f flow_instance;
  v_dari text := '';
begin
  f := jsonb_populate_record(null::flow_instance, '{"objek": "", "perubahan": [], "kas_sudah_berpindah": false}'::jsonb || (e -> 'baris'));
  f.journal_id := k.journal_id;
  f.versi := 0;
  f.pemeriksa := '{}';
  f.wewenang := '{}';
  f.kelompok := coalesce(f.kelompok, '');
  f.dibuat_pada := now();
  f.diubah_pada := now();
  -- In the own name, and only an operation that the user may make: it will be posted in that name.
  if f.user_input <> k.pengguna then raise exception 'item % is filed in the name of another', f.id_flow; end if;
  if not may_make(f.user_input, f.flow_code) then perform refuse('FORBIDDEN'); end if;
  select flow_state into v_dari from flow_instance where id_flow = f.id_flow and user_input = k.pelaku for update;
  if v_dari is distinct from nullif(e ->> 'dari', '') then
    perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(v_dari, '')));
  end if;
  insert into flow_instance select (f).* on conflict (id_flow) do update set
    flow_state = excluded.flow_state, flow_data = excluded.flow_data, sidik = excluded.sidik, nominal = excluded.nominal,
    rekening = excluded.rekening, nomor_nasabah = excluded.nomor_nasabah, nama_nasabah = excluded.nama_nasabah,
    keterangan = excluded.keterangan, alasan = excluded.alasan, tingkat = excluded.tingkat, pemeriksa = '{}', wewenang = '{}',
    kelompok = excluded.kelompok, persetujuan_perlu = excluded.persetujuan_perlu, reservasi = excluded.reservasi, tanggal = excluded.tanggal,
    kas_sudah_berpindah = excluded.kas_sudah_berpindah, objek = excluded.objek, perubahan = excluded.perubahan, catatan_kolom = null,
    journal_id = excluded.journal_id, versi = flow_instance.versi + 1, diubah_pada = now()
  returning * into f;
  perform record_flow_step(f, k.pelaku, coalesce(v_dari, ''), e ->> 'aksi', coalesce(e ->> 'catatan', ''));
end $$;

-- Moves an item one state on, from the state, version and content that were seen.
create or replace function effect_flow_move(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  f flow_instance;
  v_dari text;
  -- A draft its maker posts at once is closed with the journal, which is nobody's approval and therefore belongs to no item.
  v_journal bigint := case when e ->> 'aksi' = 'POST' then null else k.journal_id end;
begin
  select * into f from flow_instance where id_flow = (e ->> 'id_flow')::uuid for update;
  if f.flow_state is distinct from e ->> 'dari' then
    perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(f.flow_state, '')));
  end if;
  if (f.versi, f.sidik) is distinct from ((e ->> 'versi')::integer, decode(e ->> 'sidik', 'hex')) then perform refuse('FLOW_CHANGED'); end if;
  v_dari := f.flow_state;
  update flow_instance set
    flow_state = e ->> 'ke', versi = versi + 1, diubah_pada = now(), journal_id = coalesce(v_journal, journal_id),
    pemeriksa = case when e ? 'pemeriksa' then pemeriksa || (e ->> 'pemeriksa') else pemeriksa end,
    wewenang = case when e ? 'pemeriksa' then wewenang || coalesce(e ->> 'wewenang', e ->> 'pemeriksa') else wewenang end,
    reservasi = case when (e ->> 'lepas')::boolean then '[]'::jsonb else reservasi end,
    token_override = coalesce((e ->> 'token')::uuid, token_override),
    catatan_kolom = case when e ? 'catatan_kolom' then e -> 'catatan_kolom' else catatan_kolom end
  where id_flow = f.id_flow returning * into f;
  if f.flow_state = 'APPROVED' then perform prove_approvers(f); end if;
  perform record_flow_step(f, k.pelaku, v_dari, e ->> 'aksi', coalesce(e ->> 'catatan', ''));
end $$;

-- Puts an item before its checkers again: for reasons that nobody was shown, or because an approval it had no longer stands.
create or replace function effect_flow_resubmit(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  f flow_instance;
begin
  update flow_instance set alasan = e -> 'alasan', tingkat = e ->> 'tingkat', pemeriksa = '{}', wewenang = '{}', versi = versi + 1, diubah_pada = now()
  where id_flow = (e ->> 'id_flow')::uuid and flow_state = 'WAITING' and versi = (e ->> 'versi')::integer returning * into f;
  if not found then perform refuse('FLOW_CHANGED'); end if;
  perform record_flow_step(f, k.pelaku, 'WAITING', 'AGAIN', '');
end $$;

-- An item before its checker does not change: its content changes only while it is its maker's (a draft, or
-- returned), never its maker or branch, and what is decided stays decided, whoever calls the posting function.
create or replace function item_guard() returns trigger language plpgsql as $$
begin
  if new.user_input <> old.user_input or new.kode_cabang <> old.kode_cabang or new.flow_code <> old.flow_code
    or old.flow_state not in ('DRAFT', 'RETURNED') and (new.sidik, new.flow_data) is distinct from (old.sidik, old.flow_data)
      -- A draft's form goes after a while (prune_rows).
      and not (old.flow_state in ('CANCELLED', 'EXPIRED') and (new.sidik, new.flow_data) = (old.sidik, '{}'))
    or old.flow_state in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') and new.flow_state <> old.flow_state then
    raise exception 'item % stands as it was filed', old.id_flow;
  end if;
  return new;
end $$;

create or replace trigger flow_item_unchanged before update on flow_instance for each row execute function item_guard();

create or replace function place_in_queue() returns trigger language plpgsql as $$
begin
  new.antrian := (extract(epoch from new.dibuat_pada) * 1000000)::bigint * (case new.jenis when 'OVERRIDE' then -1 else 1 end);
  return new;
end $$;

create or replace trigger flow_item_queue before insert on flow_instance for each row execute function place_in_queue();

-- Is the item about what an authority has asked for, or about lifting or changing that? Whoever might warn the customer does not hear of it.
create or replace function item_is_official(f flow_instance) returns boolean language sql stable as $$
  select case f.flow_code
    when 'BLOKIR_REKENING' then f.flow_data ->> 'tingkat' = 'BERWENANG'
    when 'TAHAN_DANA' then f.flow_data ->> 'tingkat' = 'BERWENANG'
    when 'BUKA_BLOKIR' then exists (select from jsonb_array_elements(f.flow_data -> 'blokir') r join account_blocking x on x.id_blokir = (r ->> 'id_blokir')::uuid where x.tingkat = 'BERWENANG')
    when 'LEPAS_DANA' then exists (select from jsonb_array_elements(f.flow_data -> 'dana') r join account_hold x on x.id_blokir = (r ->> 'id_blokir')::uuid where x.tingkat = 'BERWENANG')
    when 'UBAH_TAHANAN' then exists (select from account_hold x where x.id_blokir = (f.flow_data ->> 'id_blokir')::uuid and x.tingkat = 'BERWENANG')
    else false end
$$;
