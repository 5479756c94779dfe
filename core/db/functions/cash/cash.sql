-- What one piece is worth. Its key is its nominal in minor units, with L for the coin where a note has the same nominal, and T for
-- one that is not fit to go out again.
create or replace function denomination_value(p_kunci text) returns bigint language sql immutable as $$ select rtrim(p_kunci, 'LT')::bigint $$;

create or replace function denominations_value(p_pecahan jsonb) returns bigint language sql immutable as $$
  select coalesce(sum(denomination_value(key) * value::bigint), 0)::bigint from jsonb_each_text(p_pecahan)
$$;

-- Adds pieces to a stock; a denomination below zero is refused by name.
create or replace function add_stock(p_stok jsonb, p_delta jsonb, p_kas text) returns jsonb language plpgsql immutable as $$
declare
  v_nominal text;
  v_lembar bigint;
  v_sisa bigint;
begin
  for v_nominal, v_lembar in select key, value::bigint from jsonb_each_text(p_delta) loop
    v_sisa := coalesce((p_stok ->> v_nominal)::bigint, 0) + v_lembar;
    if v_sisa < 0 then
      perform refuse('CASH_SHORT', jsonb_build_object('pecahan', v_nominal, 'kas', p_kas));
    elsif v_sisa = 0 then
      p_stok := p_stok - v_nominal;
    else
      p_stok := jsonb_set(p_stok, array[v_nominal], to_jsonb(v_sisa));
    end if;
  end loop;
  return p_stok;
end $$;

-- More than its maximum a till takes only with the head teller's word. What was judged when it was sent, or goes back to where it was,
-- is let in; a handover that would fill a till is proved when it is sent (effect_handover_send).
create or replace function prove_till_maximum(k cash_box, p_lewat text[], p_efek jsonb) returns void language plpgsql as $$
begin
  if 'KAS_MELEBIHI_BATAS' = any (p_lewat)
    or coalesce(jsonb_path_exists(p_efek, '$[*] ? (@.efek == "reverse" || @.efek == "handover_back" || @.efek == "move" && @.tabel == "handover")'), false) then
    return;
  end if;
  perform refuse('TILL_MAXIMUM', jsonb_build_object('kas', k.kode_kas));
end $$;

-- Refuses pieces that are none of the currency, or not worth what moves. A note that is no legal tender any more may still lie in a stock, and leave it.
create or replace function prove_denominations(p_valuta text, p_jumlah bigint, p_pecahan jsonb) returns void language plpgsql stable as $$
declare
  v_asing text := (select k from jsonb_object_keys(p_pecahan) k where not exists (
    select from denomination d where d.kode_valuta = p_valuta and d.nominal = denomination_value(k) and (rtrim(k, 'T') not like '%L' or d.jenis = 'L')) limit 1);
begin
  if v_asing is not null then perform refuse('CASH_UNKNOWN', jsonb_build_object('pecahan', v_asing)); end if;
  if denominations_value(p_pecahan) <> p_jumlah then
    perform refuse('CASH_COUNT', jsonb_build_object('jumlah', to_char(denominations_value(p_pecahan) / 100.0, 'FM999G999G999G999G990D00'), 'nominal', to_char(p_jumlah / 100.0, 'FM999G999G999G999G990D00')));
  end if;
end $$;

-- Moves the cash of a journal: box by box in the order of their ids, stock and movement together. Answers number and balance of p_kas.
create or replace function move_cash(
  p_journal bigint, p_tanggal date, p_user text, p_cabang text[], p_leg_jenis text[], p_leg_sub text[], p_leg_valuta text[], p_valuta text, p_leg_jumlah bigint[],
  p_pecahan jsonb, p_kas integer, p_lewat text[], p_efek jsonb, out nomor_urut integer, out saldo_kas bigint
) language plpgsql as $$
declare
  r record;
  k cash_box;
begin
  for r in select l.sub::integer as kas, coalesce(l.valuta, p_valuta) as valuta, coalesce(sum(l.jumlah) filter (where l.jumlah > 0), 0)::bigint as masuk,
                  coalesce(-sum(l.jumlah) filter (where l.jumlah < 0), 0)::bigint as keluar
           from unnest(p_leg_jenis, p_leg_sub, p_leg_valuta, p_leg_jumlah) as l(jenis, sub, valuta, jumlah) where l.jenis = 'KAS' group by 1, 2 order by 1, 2 loop
    select * into k from cash_box where id_kas = r.kas for update;
    if k.id_kas is null or not k.kode_cabang = any (p_cabang) or k.kode_valuta <> r.valuta then perform refuse('NOT_FOUND'); end if;
    -- Two persons empty the till of a teller who is gone (effect_box_close_absent proves it).
    if k.jenis = 'TELLER' and (k.status <> 'BUKA' or k.tanggal <> p_tanggal or k.id_user <> p_user
      and not coalesce(jsonb_path_exists(p_efek, '$[*] ? (@.efek == "box_close_absent" && @.id_kas == $kas)', jsonb_build_object('kas', r.kas)), false)) then
      perform refuse('TILL_CLOSED');
    end if;
    perform prove_denominations(r.valuta, r.masuk - r.keluar, coalesce(p_pecahan -> r.kas::text, '{}'));
    if k.saldo + r.masuk - r.keluar < 0 then perform refuse('CASH_SHORT', jsonb_build_object('pecahan', '', 'kas', k.kode_kas)); end if;
    if k.jenis = 'TELLER' and r.masuk > r.keluar and k.saldo + r.masuk - r.keluar + cash_on_its_way(k.kode_cabang, k.id_kas) > k.batas then
      perform prove_till_maximum(k, p_lewat, p_efek);
    end if;
    update cash_box b set saldo = b.saldo + r.masuk - r.keluar, nomor_urut = b.nomor_urut + 1, seq = b.seq + 1,
      stok = add_stock(b.stok, coalesce(p_pecahan -> r.kas::text, '{}'), b.kode_kas)
    where b.id_kas = r.kas returning * into k;
    if r.kas = p_kas then nomor_urut := k.nomor_urut; saldo_kas := k.saldo; end if;
    insert into cash_movement (journal_id, id_kas, seq, tanggal, masuk, keluar, saldo, pecahan)
    values (p_journal, r.kas, k.seq, p_tanggal, r.masuk, r.keluar, k.saldo, coalesce(p_pecahan -> r.kas::text, '{}'));
  end loop;
end $$;

-- Pieces for pieces of the same worth over one till: no amount moves, and what came and what went is kept all the same.
create or replace function exchange_denominations(
  p_journal bigint, p_tanggal date, p_user text, p_cabang text, p_valuta text, p_nominal bigint, p_pecahan jsonb, p_kas integer, out nomor_urut integer, out saldo_kas bigint
) language plpgsql as $$
declare
  k cash_box;
begin
  if p_pecahan - p_kas::text <> '{}' or denominations_value(p_pecahan -> p_kas::text) <> 0 or p_nominal <= 0 then raise exception 'pieces are exchanged for pieces of the same worth'; end if;
  perform prove_denominations(p_valuta, 0, p_pecahan -> p_kas::text);
  select * into k from cash_box where id_kas = p_kas for update;
  if k.id_kas is null or k.kode_cabang <> p_cabang or k.kode_valuta <> p_valuta then perform refuse('NOT_FOUND'); end if;
  if k.jenis <> 'TELLER' or k.status <> 'BUKA' or k.id_user <> p_user or k.tanggal <> p_tanggal then perform refuse('TILL_CLOSED'); end if;
  update cash_box b set nomor_urut = b.nomor_urut + 1, seq = b.seq + 1, stok = add_stock(b.stok, p_pecahan -> p_kas::text, b.kode_kas)
  where b.id_kas = p_kas returning * into k;
  nomor_urut := k.nomor_urut;
  saldo_kas := k.saldo;
  insert into cash_movement (journal_id, id_kas, seq, tanggal, masuk, keluar, saldo, pecahan)
  values (p_journal, p_kas, k.seq, p_tanggal, p_nominal, p_nominal, k.saldo, p_pecahan -> p_kas::text);
end $$;

-- Nobody works with this till, nothing lies in it and nothing is on its way to or from it.
create or replace function till_is_idle(k cash_box) returns boolean language sql stable as $$
  select k.status = 'TUTUP' and k.saldo = 0
    and not exists (select from handover h where h.kode_cabang = k.kode_cabang and is_on_its_way(h.status) and k.id_kas in (h.asal, h.tujuan))
$$;

-- A till opens once a day: what comes after its closing is an exception of its own, and the slips go on counting.
create or replace function effect_box_open(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_hari date;
begin
  select tanggal into v_hari from cash_box where id_kas = (e ->> 'id_kas')::integer and status = 'TUTUP' and id_user = k.pengguna for update;
  if not found then perform refuse('TILL_OPEN'); end if;
  if v_hari >= k.tanggal then perform refuse('TILL_WAS_OPEN'); end if;
  update cash_box set status = 'BUKA', tanggal = k.tanggal, nomor_urut = case when v_hari is null then nomor_urut else 0 end, dibuka_pada = now(), ditutup_pada = null
  where id_kas = (e ->> 'id_kas')::integer;
end $$;

-- Opened again on the day it was closed, by the teller and a second person: its numbers go on. After the cut-off only for cash that comes back.
create or replace function effect_box_reopen(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  if exists (select from branch b where b.kode_cabang = k.cabang and b.status = 'CUT_OFF')
    and not exists (select from handover h where h.kode_cabang = k.cabang and h.asal = (e ->> 'id_kas')::integer and h.status = 'DIKEMBALIKAN') then
    perform refuse('DAY_CLOSED', jsonb_build_object('cabang', k.cabang));
  end if;
  perform witness_of('BUKA_KAS_ULANG', k.pengguna);
  update cash_box set status = 'BUKA', dibuka_pada = now(), ditutup_pada = null
  where id_kas = (e ->> 'id_kas')::integer and status = 'TUTUP' and id_user = k.pengguna and tanggal = k.tanggal;
  if not found then perform refuse('TILL_NOT_CLOSED_TODAY'); end if;
end $$;

-- Closes a till by its count. What was counted and what it differs by are read from the journal's own lines.
create or replace function effect_box_close(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b cash_box;
  v_dihitung bigint;
  v_selisih bigint;
begin
  update cash_box set status = 'TUTUP', stok = '{}', ditutup_pada = now()
  where id_kas = (e ->> 'id_kas')::integer and status = 'BUKA' and id_user = k.pengguna and saldo = 0 returning * into b;
  if not found then perform refuse('TILL_CLOSED'); end if;
  if exists (select from flow_instance f where f.user_input = k.pengguna and f.flow_state in ('WAITING', 'RETURNED') and f.jenis = 'FLOW' and f.kas_sudah_berpindah
             and f.kode_valuta = b.kode_valuta) then
    perform refuse('CASH_WAITS');
  end if;
  if exists (select from handover h where h.kode_cabang = k.cabang and (h.tujuan = b.id_kas and is_on_its_way(h.status) or h.asal = b.id_kas and h.status = 'DIKEMBALIKAN')) then
    perform refuse('HANDOVER_PENDING');
  end if;
  v_dihitung := denominations_value(e -> 'pecahan');
  select coalesce(sum(l.jumlah), 0) into v_selisih
  from journal_line l join gl_account g using (kode_gl) where l.journal_id = k.journal_id and l.tanggal = k.tanggal and g.kontrol = 'SELISIH_TELLER';
  if v_dihitung <> coalesce((select h.nominal from handover h where h.journal_kirim = k.journal_id and h.asal = b.id_kas), 0) then
    raise exception 'till % is not closed by what it hands over', b.kode_kas;
  end if;
  insert into till_count (id_kas, kode_cabang, tanggal, petugas, saksi, tutup, pecahan, dihitung, seharusnya, journal_id, seq, nomor_urut, alasan, dibuka_pada)
  values (b.id_kas, k.cabang, k.tanggal, k.pengguna, case when v_selisih <> 0 then witness_of('TUTUP_KAS', k.pengguna) end, true, e -> 'pecahan', v_dihitung,
          v_dihitung + v_selisih, k.journal_id, b.seq, b.nomor_urut, e ->> 'alasan', b.dibuka_pada);
  perform record_cash_difference('TUTUP_KAS', k);
end $$;

-- A handover that nobody ends while the teller of this till is gone: on its way to the till, or counted differently than the teller sent it. What the vault can still
-- receive is not among them.
create or replace function stuck_at_till(h handover, p_kas integer) returns boolean language sql immutable as $$
  select h.tujuan = p_kas and h.status in ('DIKIRIM', 'SELISIH', 'DIKEMBALIKAN') or h.asal = p_kas and h.status in ('SELISIH', 'DIKEMBALIKAN')
$$;

-- Two persons of the branch close the till of a teller who is gone, by their own count. All that the teller alone could end, ends with it: handovers by this journal,
-- transactions that were returned to the teller. A count that waited while the till moved is taken anew.
create or replace function effect_box_close_absent(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b cash_box;
  f flow_instance;
  v_saksi text := witness_of('TUTUP_KAS_BERHALANGAN', k.pengguna);
  v_dihitung bigint := denominations_value(e -> 'pecahan');
  v_selisih bigint;
begin
  select * into b from cash_box where id_kas = (e ->> 'id_kas')::integer and kode_cabang = k.cabang and jenis = 'TELLER' for update;
  if not found then perform refuse('NOT_FOUND'); end if;
  if b.id_user in (k.pengguna, v_saksi) then perform refuse('TILL_OWN'); end if;
  if b.saldo <> 0 or exists (
    select from flow_instance i join flow_step s on s.id_flow = i.id_flow and s.aksi = 'SUBMIT'
    join cash_movement m on m.id_kas = b.id_kas and m.tanggal = k.tanggal and m.journal_id is distinct from k.journal_id
    join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where i.xmin = pg_current_xact_id()::xid and i.flow_code = 'TUTUP_KAS_BERHALANGAN' and i.user_input = k.pengguna and i.flow_state = 'APPROVED'
      and s.waktu = (select max(x.waktu) from flow_step x where x.id_flow = i.id_flow and x.aksi = 'SUBMIT') and j.dibuat_pada > s.waktu) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', b.kode_kas));
  end if;
  if exists (select from flow_instance i where i.user_input = b.id_user and i.flow_state = 'WAITING' and i.jenis = 'FLOW' and i.kas_sudah_berpindah and i.kode_valuta = b.kode_valuta) then
    perform refuse('TILL_ITEM_WAITS');
  end if;
  perform from handover h where h.kode_cabang = k.cabang and stuck_at_till(h, b.id_kas) order by h.id_serah_terima for update;
  if (select coalesce(jsonb_agg(h.id_serah_terima order by h.id_serah_terima), '[]') from handover h where h.kode_cabang = k.cabang and stuck_at_till(h, b.id_kas)) <> e -> 'serah_terima' then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', b.kode_kas));
  end if;
  update handover set status = 'KEMBALI', journal_terima = k.journal_id, user_penerima = k.pengguna, diterima_pada = now()
  where kode_cabang = k.cabang and id_serah_terima in (select x::uuid from jsonb_array_elements_text(e -> 'serah_terima') x);
  for f in select * from flow_instance i where i.user_input = b.id_user and i.flow_state = 'RETURNED' and i.jenis = 'FLOW' and i.kas_sudah_berpindah
    and i.kode_valuta = b.kode_valuta order by i.id_flow for update loop
    update flow_instance set flow_state = 'CANCELLED', reservasi = '[]', versi = versi + 1, diubah_pada = now() where id_flow = f.id_flow returning * into f;
    perform record_flow_step(f, k.pengguna, 'RETURNED', 'CANCEL', e ->> 'alasan');
  end loop;
  update cash_box set status = 'TUTUP', stok = '{}', ditutup_pada = now() where id_kas = b.id_kas and status = 'BUKA';
  select coalesce(sum(l.jumlah), 0) into v_selisih
  from journal_line l join gl_account g using (kode_gl) where l.journal_id = k.journal_id and l.tanggal = k.tanggal and g.kontrol = 'SELISIH_TELLER';
  insert into till_count (id_kas, kode_cabang, tanggal, petugas, saksi, tutup, pecahan, dihitung, seharusnya, journal_id, seq, nomor_urut, alasan, dibuka_pada)
  values (b.id_kas, k.cabang, k.tanggal, k.pengguna, v_saksi, true, e -> 'pecahan', v_dihitung, v_dihitung + v_selisih, k.journal_id, b.seq, b.nomor_urut, e ->> 'alasan', b.dibuka_pada);
  perform record_cash_difference('TUTUP_KAS_BERHALANGAN', k);
end $$;

-- Compares a blind count with the books and stores it; returns how many there were since the till was opened.
create or replace function record_till_count(p_user text, p_kas integer, p_pecahan jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  b cash_box;
begin
  select * into b from cash_box where id_kas = p_kas and id_user = p_user and status = 'BUKA';
  if not found then perform refuse('TILL_CLOSED'); end if;
  insert into till_count (id_kas, kode_cabang, tanggal, petugas, tutup, pecahan, dihitung, seharusnya, seq, nomor_urut, dibuka_pada)
  values (b.id_kas, b.kode_cabang, b.tanggal, p_user, false, p_pecahan, denominations_value(p_pecahan), b.saldo, b.seq, b.nomor_urut, b.dibuka_pada);
  return (select count(*) from till_count c where c.id_kas = b.id_kas and c.tanggal = b.tanggal and not c.tutup and c.dibuka_pada is not distinct from b.dibuka_pada);
end $$;
