-- Guarded moves of rows in a posting (docs/adr/0025-derived-guards-typed-effects-table-of-moves.md). What may be moved stands in allowed_move, a row for each
-- literal of core/db/reference/moves.ts: table, column of the state, from where to where, columns it may set, what it is stamped with.

-- The values of columns that the posting itself fills.
create or replace function stamped(p_cap jsonb, k effect_context) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(c.key, case c.value
    when 'JURNAL' then to_jsonb(k.journal_id) when 'PENGGUNA' then to_jsonb(k.pengguna) when 'CABANG' then to_jsonb(k.cabang)
    when 'TANGGAL' then to_jsonb(k.tanggal) when 'SAAT' then to_jsonb(now()) end), '{}')
  from jsonb_each_text(p_cap) c
$$;

-- { tabel, dari, ke, kunci: { column: value }, kolom: { column: value } }. The row is locked and must be in the state that was seen;
-- one of another branch or person is not there.
create or replace function effect_move(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  m allowed_move;
  v_milik jsonb;
  v_isi jsonb := coalesce(e -> 'kolom', '{}');
  v_dari text;
begin
  select * into m from allowed_move a where a.tabel = e ->> 'tabel' and a.dari = e ->> 'dari' and a.ke = e ->> 'ke';
  if not found or not e -> 'kunci' ?& m.kunci or not array(select jsonb_object_keys(v_isi)) <@ m.kolom then
    raise exception 'no posting may move %', e;
  end if;
  v_milik := stamped(m.milik, k);
  v_isi := v_isi || stamped(m.cap, k) || jsonb_build_object(m.keadaan, m.ke);
  execute format('select t.%I::text from %I t where %s for update', m.keadaan, m.tabel,
    record_where(m.tabel, m.kunci || array(select jsonb_object_keys(v_milik)))) into v_dari using (e -> 'kunci') || v_milik;
  if v_dari is null then perform refuse('NOT_FOUND'); end if;
  if v_dari <> m.dari then perform refuse(m.tolak, jsonb_build_object('status', v_dari)); end if;
  execute format('update %I t set %s where %s', m.tabel,
    (select string_agg(format('%1$I = (jsonb_populate_record(null::%2$I, $2)).%1$I', c, m.tabel), ', ') from jsonb_object_keys(v_isi) c),
    record_where(m.tabel, m.kunci)) using e -> 'kunci', v_isi;
end $$;
