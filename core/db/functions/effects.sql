-- An effect is a guarded change of another row in the transaction of an operation. Its name picks its function,
-- effect_<name>(effect, context): what has no such function is refused, so the list is closed by what these files define.
create or replace function apply_effects(p_efek jsonb, p_fase text, k effect_context) returns void language plpgsql as $$
declare
  e jsonb;
  v_fungsi regprocedure;
begin
  for e in select value from jsonb_array_elements(p_efek) where value ->> 'fase' = p_fase loop
    v_fungsi := case when e ->> 'efek' ~ '^[a-z_]+$' then to_regprocedure(format('effect_%s(jsonb, effect_context)', e ->> 'efek')) end;
    if v_fungsi is null then raise exception 'unknown effect %', e; end if;
    execute format('select %s($1, $2)', v_fungsi::oid::regproc) using e, k;
  end loop;
end $$;

-- Marks a journal as undone by this one, once; together they leave every account of the books as it was, on every value date. A
-- reversal belongs to its own day, a correction to a later one; either is made where the journal was, by two persons.
create or replace function effect_reverse(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_id bigint := (e ->> 'journal_id')::bigint;
  v_tanggal date := (e ->> 'tanggal')::date;
begin
  if not exists (select from journal j where j.id = v_id and j.tanggal = v_tanggal and j.kode_cabang = k.cabang) then perform refuse('NOT_FOUND'); end if;
  if not exists (select from journal j where j.id = k.journal_id and j.tanggal = k.tanggal and (j.id_flow is not null or j.bukti ? 'token')) then
    perform refuse('GRANT_INVALID');
  end if;
  if not coalesce((e ->> 'koreksi')::boolean, false) and v_tanggal <> k.tanggal then
    perform refuse('NOT_REVERSIBLE', jsonb_build_object('referensi', e ->> 'referensi', 'sebab', 'HARI_TUTUP'));
  end if;
  insert into journal_reversal (journal_id, tanggal, reversal_id, tanggal_reversal, koreksi)
  values (v_id, v_tanggal, k.journal_id, k.tanggal, coalesce((e ->> 'koreksi')::boolean, false)) on conflict do nothing;
  if not found then perform refuse('ALREADY_REVERSED', jsonb_build_object('referensi', e ->> 'referensi')); end if;
  if exists (
    select from journal_line l where (l.journal_id, l.tanggal) in ((v_id, v_tanggal), (k.journal_id, k.tanggal))
    group by l.kode_cabang, l.kode_gl, l.kode_valuta, l.rekening, l.sub, l.lawan, coalesce(l.tanggal_valuta, l.tanggal)
    having sum(l.jumlah) <> 0 or sum(coalesce(l.jumlah_idr, l.jumlah)) <> 0) then
    raise exception 'journal % does not undo %', k.journal_id, v_id;
  end if;
end $$;

-- Issues a one-time override grant; posting uses it up.
create or replace function effect_grant(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai, wewenang, tingkat, kelompok, kode_valuta, nominal)
  values ((e ->> 'token')::uuid, e ->> 'operasi', decode(e ->> 'sidik', 'hex'), e ->> 'pembuat', e ->> 'kode_cabang',
          array(select jsonb_array_elements_text(e -> 'alasan')), e ->> 'supervisor', now() + make_interval(secs => (e ->> 'detik')::integer),
          e ->> 'wewenang', e ->> 'tingkat', e ->> 'kelompok', e ->> 'kode_valuta', (e ->> 'nominal')::bigint);
end $$;
