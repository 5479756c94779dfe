-- Refuses a journal by hand that debits what is owed to others outside the bank further than it stands there. One such entry of an account at a time.
create or replace function prove_owed(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  r record;
  v_terutang bigint;
begin
  for r in select l.kode_cabang, l.kode_gl, sum(coalesce(l.jumlah_idr, l.jumlah))::bigint as jumlah from journal_line l
    where l.journal_id = p_journal and l.tanggal = p_tanggal and owed_to_others(l.kode_gl) group by 1, 2 having sum(coalesce(l.jumlah_idr, l.jumlah)) > 0 order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended('levy:' || r.kode_gl, 0));
    v_terutang := owed_on(r.kode_cabang, r.kode_gl, 'infinity');
    if v_terutang < 0 then
      perform refuse('GL_OWED', jsonb_build_object('gl', r.kode_gl, 'cabang', r.kode_cabang,
        'terutang', to_char(greatest(v_terutang + r.jumlah, 0) / 100.0, 'FM999G999G999G999G990D00')));
    end if;
  end loop;
end $$;

-- What was entered by hand stands on no account that something else of the bank moves, nor on one that is closed: what the rules read before, proved of
-- the lines as they were written. Lines between branches are the posting function's own.
create or replace function prove_by_hand(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  r record;
begin
  select g.kode_gl, 'GL_' || coalesce(g.dikelola, g.kontrol) as sebab into r
  from journal_line l join gl_account g using (kode_gl)
  where l.journal_id = p_journal and l.tanggal = p_tanggal and l.rekening is null and l.lawan is null
    and (g.dikelola is not null or g.kontrol is not null or g.ditutup_sejak <= p_tanggal)
  order by l.urut limit 1;
  if not found then
    perform prove_owed(p_journal, p_tanggal);
    return;
  end if;
  if r.sebab is null then perform refuse('GL_CLOSED', jsonb_build_object('gl', r.kode_gl)); end if;
  perform refuse('GL_KEPT', jsonb_build_object('gl', r.kode_gl, 'sebab', r.sebab));
end $$;

-- Refuses an entry by hand that debits a customer of another branch unless one of its two persons is of head office: nobody else of the maker's branch knows who
-- signs for that account.
create or replace function prove_elsewhere(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  j journal;
begin
  select * into strict j from journal x where x.id = p_journal and x.tanggal = p_tanggal;
  if exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.rekening is not null and l.jumlah > 0 and l.kode_cabang <> j.kode_cabang)
    and not (is_of_head_office(j.id_user) or coalesce(is_of_head_office(j.user_otorisasi), false)) then
    perform refuse('APPROVER_HEAD_OFFICE');
  end if;
end $$;

-- Was a reason before the second person of a journal: in the item it came from, which its posting has proved, or in the grant that was used up for it in
-- this very transaction? What a caller says beside the journal is no answer.
create or replace function was_lifted(p_alasan text, j journal) returns boolean language sql stable as $$
  select exists (select from flow_instance f where f.id_flow = j.id_flow and f.alasan @> jsonb_build_array(jsonb_build_object('kode', p_alasan)))
    or exists (select from override_grant g where g.xmin = pg_current_xact_id()::xid and g.dipakai_pada = now()
      and g.operasi = j.operasi and g.pembuat = j.id_user and p_alasan = any (g.alasan))
$$;

-- Refuses an entry by hand that leaves a ledger account on its wrong side, further than it stood there, where nobody was shown that it would. One such entry of
-- an account at a time: of two at the same instant, each of which would pass by itself, the second goes before its checker again.
create or replace function prove_side(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  j journal;
  r record;
begin
  select * into strict j from journal x where x.id = p_journal and x.tanggal = p_tanggal;
  if was_lifted('GL_SISI_SALAH', j) then return; end if;
  for r in select l.kode_cabang, l.kode_gl, case g.posisi when 'K' then 1 else -1 end as sisi
    from journal_line l join gl_account g using (kode_gl)
    where l.journal_id = j.id and l.tanggal = j.tanggal and l.rekening is null and l.lawan is null
    group by 1, 2, 3 having sum(coalesce(l.jumlah_idr, l.jumlah)) * max(case g.posisi when 'K' then 1 else -1 end) > 0 order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended('side:' || r.kode_cabang || r.kode_gl, 0));
    if owed_on(r.kode_cabang, r.kode_gl, 'infinity') * r.sisi < 0 then perform refuse('REASONS_NEW'); end if;
  end loop;
end $$;

create or replace function effect_general_entry(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform prove_by_hand(k.journal_id, k.tanggal);
  perform prove_elsewhere(k.journal_id, k.tanggal);
  perform prove_side(k.journal_id, k.tanggal);
end $$;

-- The documents a journal by hand was approved with: { berkas }. They are part of it from now on, and the trail keeps the print of each under the journal's
-- number, so that the chain says which bytes stood behind it.
create or replace function effect_entry_files(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_berkas uuid[] := array(select jsonb_array_elements_text(e -> 'berkas')::uuid);
  j journal;
  v_nomor text;
begin
  select * into j from journal x where x.id = k.journal_id and x.tanggal = k.tanggal;
  v_nomor := reference_number(j.kode_cabang, j.tanggal, j.id);
  perform bind_files('JURNAL:' || v_nomor, v_berkas, k.pengguna);
  perform write_audit(k.pelaku, j.kode_cabang, 'LAMPIRAN_JURNAL', '00', v_nomor, j.korelasi, jsonb_build_object('berkas', (
    select jsonb_agg(jsonb_build_object('id_berkas', f.id_berkas, 'nama', f.nama, 'mime', f.mime, 'ukuran', f.ukuran, 'sha256', encode(f.sha256, 'hex')) order by f.id_berkas)
    from stored_file f where f.id_berkas = any (v_berkas))));
end $$;

-- Refuses a journal that takes more out of the bank's own account in another currency than stands there. One such journal of an account at a time: each is held
-- against what those before it have left (domain: chart of accounts).
create or replace function prove_currency_held(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  r record;
  v_sisa bigint;
begin
  for r in select l.kode_cabang, l.kode_gl, l.kode_valuta, sum(l.jumlah)::bigint as jumlah from journal_line l
    where l.journal_id = p_journal and l.tanggal = p_tanggal and l.kode_gl in (gl('BANK_INDONESIA_FOREIGN'), gl('OTHER_BANKS')) and l.kode_valuta <> 'IDR'
    group by 1, 2, 3 having sum(l.jumlah) < 0 order by 1, 2, 3 loop
    perform pg_advisory_xact_lock(hashtextextended('nostro:' || r.kode_gl || r.kode_valuta, 0));
    select sum(t.debet - t.kredit) into v_sisa from gl_total t
    where t.kode_cabang = r.kode_cabang and t.kode_gl = r.kode_gl and t.kode_valuta = r.kode_valuta;
    if v_sisa < 0 then
      perform refuse('NOSTRO_SHORT', jsonb_build_object('valuta', r.kode_valuta, 'ada', to_char(greatest(v_sisa - r.jumlah, 0) / 100.0, 'FM999G999G999G999G990D00')));
    end if;
  end loop;
end $$;

create or replace function effect_bank_deal(e jsonb, k effect_context) returns void language sql as $$
  select prove_currency_held(k.journal_id, k.tanggal)
$$;

-- Clears no more of a rounding difference than stands there. One such journal of a branch at a time: each is held against what those before it have left.
create or replace function effect_rounding_cleared(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  r record;
  v_saldo bigint;
begin
  for r in select l.kode_cabang, l.kode_gl, sum(l.jumlah)::bigint as jumlah from journal_line l
    where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = gl('ROUNDING') group by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended('rounding:' || r.kode_cabang, 0));
    v_saldo := owed_on(r.kode_cabang, r.kode_gl, 'infinity');
    if v_saldo * sign(r.jumlah) < 0 then
      perform refuse('ROUNDING_MORE', jsonb_build_object('ada', to_char(greatest((v_saldo + r.jumlah) * sign(r.jumlah), 0) / 100.0, 'FM999G999G999G999G990D00')));
    end if;
  end loop;
end $$;
