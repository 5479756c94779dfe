-- Who comes to the counter: the customer who has this document, or else the walk-in, once for the whole bank.

-- The number of whoever is known by a document: a customer, of one that was merged the survivor, before a walk-in. Null: nobody is.
create or replace function party_of(p_jenis text, p_nomor text) returns text language sql stable as $$
  select coalesce(
    (select coalesce(c.gabung_ke, c.nomor_nasabah) from customer c where c.nomor_identitas = p_nomor and c.jenis_identitas = p_jenis
     order by c.status = 'GABUNG', c.nomor_nasabah limit 1),
    case when p_jenis = 'NPWP' then (select coalesce(c.gabung_ke, c.nomor_nasabah) from customer c where c.nomor_npwp = p_nomor and c.jenis = 'B'
     order by c.status = 'GABUNG', c.nomor_nasabah limit 1) end,
    (select w.nomor_wic from walk_in w where w.jenis_identitas = p_jenis and w.nomor_identitas = p_nomor))
$$;

-- What the rules look at before a cash transaction is posted: who this is, what the bank has of a walk-in, and the cash of that person on the day so far.
create or replace function party_context(p_jenis text, p_nomor text, p_tanggal date) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('pihak', coalesce(p.pihak, ''),
    'nama', coalesce(c.nama_nasabah, w.nama, ''), 'nama_normal', coalesce(c.nama_normal, w.nama_normal, ''),
    'kode_cabang', coalesce(c.kode_cabang, w.kode_cabang, ''),
    'wic', to_jsonb(w) - '{dibuat_pada,versi}'::text[], 'nilai', coalesce(d.nilai, 0)::text)
  from (select party_of(p_jenis, p_nomor) as pihak) p
  left join customer c on c.nomor_nasabah = p.pihak left join walk_in w on w.nomor_wic = p.pihak
  left join cash_day d on d.pihak = p.pihak and d.tanggal = p_tanggal
$$;

-- The fields of full identification that a walk-in lacks (domain: CIF, walk-in); an entity is asked for no sex and no citizenship.
create or replace function walk_in_lacks(w walk_in) returns text[] language sql stable as $$
  select array_remove(array[
    case when w.alamat = '' then 'alamat' end, case when w.tempat_lahir = '' then 'tempat_lahir' end, case when w.tanggal_lahir is null then 'tanggal_lahir' end,
    case when w.jenis = 'P' and w.jenis_kelamin = '' then 'jenis_kelamin' end, case when w.jenis = 'P' and w.kewarganegaraan = '' then 'kewarganegaraan' end,
    case when w.pekerjaan = '' then 'pekerjaan' end, case when w.sumber_dana = '' then 'sumber_dana' end, case when w.tujuan = '' then 'tujuan' end], null)
$$;

-- Registers a walk-in customer, or fills what the record does not hold yet. What it has already is never written over at a counter, and another name is
-- another person: one who shows this document under it is sent to whoever corrects records. Answers the record.
create or replace function register_walk_in(e jsonb, k effect_context) returns walk_in language plpgsql as $$
declare
  b walk_in := jsonb_populate_record(null::walk_in, e);
  w walk_in;
  v_baru walk_in;
begin
  select * into w from walk_in where jenis_identitas = b.jenis_identitas and nomor_identitas = b.nomor_identitas for update;
  if not found then
    insert into walk_in (nomor_wic, jenis, jenis_identitas, nomor_identitas, nama, nama_normal, alamat, tempat_lahir, tanggal_lahir, jenis_kelamin, kewarganegaraan,
      pekerjaan, sumber_dana, tujuan, kode_cabang, versi)
    values ('W' || lpad(nextval('walk_in_seq')::text, 9, '0'), case b.jenis_identitas when 'NPWP' then 'B' else 'P' end, b.jenis_identitas, b.nomor_identitas, b.nama,
      b.nama_normal, b.alamat, b.tempat_lahir, b.tanggal_lahir, b.jenis_kelamin, b.kewarganegaraan, b.pekerjaan, b.sumber_dana, b.tujuan, k.cabang, 1)
    returning * into w;
    perform append_record_version('walk_in', jsonb_build_object('nomor_wic', w.nomor_wic), 'LOKET', k.pengguna, null, null, k.cabang);
    return w;
  end if;
  if b.nama_normal <> '' and b.nama_normal <> w.nama_normal then perform refuse('WALK_IN_DIFFERS', jsonb_build_object('nama', w.nama)); end if;
  v_baru := w;
  v_baru.alamat := coalesce(nullif(w.alamat, ''), b.alamat);
  v_baru.tempat_lahir := coalesce(nullif(w.tempat_lahir, ''), b.tempat_lahir);
  v_baru.tanggal_lahir := coalesce(w.tanggal_lahir, b.tanggal_lahir);
  v_baru.jenis_kelamin := coalesce(nullif(w.jenis_kelamin, ''), b.jenis_kelamin);
  v_baru.kewarganegaraan := coalesce(nullif(w.kewarganegaraan, ''), b.kewarganegaraan);
  v_baru.pekerjaan := coalesce(nullif(w.pekerjaan, ''), b.pekerjaan);
  v_baru.sumber_dana := coalesce(nullif(w.sumber_dana, ''), b.sumber_dana);
  v_baru.tujuan := coalesce(nullif(w.tujuan, ''), b.tujuan);
  if v_baru is not distinct from w then return w; end if;
  -- One that stood before versions were kept has its first one from here on.
  if w.versi = 0 then
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, diketahui_sejak)
    values ('walk_in', w.nomor_wic, 0, 'AWAL', record_now('walk_in', jsonb_build_object('nomor_wic', w.nomor_wic)), '-infinity', '-infinity');
  end if;
  update walk_in t set alamat = v_baru.alamat, tempat_lahir = v_baru.tempat_lahir, tanggal_lahir = v_baru.tanggal_lahir, jenis_kelamin = v_baru.jenis_kelamin,
    kewarganegaraan = v_baru.kewarganegaraan, pekerjaan = v_baru.pekerjaan, sumber_dana = v_baru.sumber_dana, tujuan = v_baru.tujuan, versi = t.versi + 1
  where t.nomor_wic = w.nomor_wic returning * into v_baru;
  perform append_record_version('walk_in', jsonb_build_object('nomor_wic', w.nomor_wic), 'LOKET', k.pengguna, null, null, k.cabang);
  return v_baru;
end $$;

-- A walk-in in the shape in which somebody is held against lists of names.
create or replace function walk_in_named(w walk_in) returns jsonb language sql immutable as $$
  select jsonb_build_object('nama_nasabah', w.nama, 'jenis', case w.jenis_identitas when 'NPWP' then 'B' else 'P' end, 'nama_normal', w.nama_normal,
    'tanggal_lahir', w.tanggal_lahir, 'nomor_identitas', w.nomor_identitas, 'nomor_npwp', case w.jenis_identitas when 'NPWP' then w.nomor_identitas end)
$$;

-- What compliance knows somebody by who is no walk-in yet.
create or replace function walk_in_to_be(w walk_in) returns text language sql immutable as $$ select 'WIC:BARU/' || w.jenis_identitas || '/' || w.nomor_identitas $$;

-- Has compliance found that who is kept under this name (NASABAH: or WIC: and the number) is on a list that stops?
create or replace function is_proven_on_list(p_objek text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from name_hit h join name_entry e using (id_entri)
    where h.objek = p_objek and h.siapa in ('SENDIRI', 'ALIAS') and h.status = 'TERBUKTI' and e.jenis <> 'DHN')
$$;

-- May a customer be on a list that stops: found to be on it, or not decided about yet?
create or replace function is_customer_stopped(p_nasabah text) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from name_hit h join name_entry e using (id_entri)
    where h.objek = 'NASABAH:' || p_nasabah and h.siapa in ('SENDIRI', 'ALIAS') and h.status in ('BARU', 'TERBUKTI') and e.jenis <> 'DHN')
$$;

-- Whom a list stops at the counter (domain: CIF, screening): a customer or a walk-in who may be on it, until compliance has said
-- that it is another person. What stopped a walk-in is kept for compliance although nothing is posted, once, however often it is tried.
create or replace function screen_party(p_orang jsonb, p_cabang text) returns boolean language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  o walk_in := jsonb_populate_record(null::walk_in, p_orang);
  w walk_in;
  v_pihak text := party_of(o.jenis_identitas, o.nomor_identitas);
  v_objek text := walk_in_to_be(o);
begin
  select * into w from walk_in x where x.nomor_wic = v_pihak;
  if found then
    w.tanggal_lahir := coalesce(w.tanggal_lahir, o.tanggal_lahir);
    o := w;
    v_objek := 'WIC:' || w.nomor_wic;
    -- A person who was found to be on it stays so, whatever else is stated this time.
    if is_proven_on_list(v_objek) then return true; end if;
  elsif v_pihak is not null then
    return is_customer_stopped(v_pihak);
  end if;
  if not is_stopped(v_objek, walk_in_named(o)) then return false; end if;
  insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
  select v_objek, p_cabang, l.siapa, l.nama, l.pihak, l.sidik, l.id_entri, l.nilai, l.alasan, 'FORMULIR' from names_like(walk_in_named(o)) l
  on conflict do nothing;
  return true;
end $$;

-- Who stood at the counter: without an account the one whose cash it is (PELAKU), else whoever came in the holder's place (PEMBAWA). Two
-- counters that serve one person at once wait here for each other, so that the person is registered once, and so that the sum of the day is
-- right when it decides whether the whole identity is needed.
create or replace function effect_cash_party(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_jenis text := e #>> '{orang,jenis_identitas}';
  v_nomor text := e #>> '{orang,nomor_identitas}';
  v_pihak text;
  w walk_in;
  v_kurang text[];
  c record;
begin
  perform pg_advisory_xact_lock(7313, hashtext(v_jenis || ' ' || v_nomor));
  v_pihak := party_of(v_jenis, v_nomor);
  if v_pihak is null or v_pihak like 'W%' then
    w := register_walk_in(e -> 'orang', k);
    v_pihak := w.nomor_wic;
    update name_hit h set objek = 'WIC:' || v_pihak where h.objek = walk_in_to_be(w);
  end if;
  -- The lists are those of this very moment.
  perform pg_advisory_xact_lock_shared(7315);
  if w.nomor_wic is null and is_customer_stopped(v_pihak)
    or w.nomor_wic is not null and (is_proven_on_list('WIC:' || v_pihak) or is_stopped('WIC:' || v_pihak, walk_in_named(w))) then
    perform refuse('COMPLIANCE_HOLD');
  end if;
  -- The holder of the account was counted with the posting.
  if exists (select from cash_entry x where x.tanggal = k.tanggal and x.journal_id = k.journal_id and x.pihak = v_pihak) then return; end if;
  select * into c from cash_of(k.journal_id, k.tanggal);
  perform count_cash(k.journal_id, k.tanggal, k.cabang, v_pihak, e ->> 'peran', c.masuk, c.keluar, c.nilai);
  if w.nomor_wic is not null then
    v_kurang := walk_in_lacks(w);
    if cardinality(v_kurang) > 0 and (select d.nilai from cash_day d where d.pihak = v_pihak and d.tanggal = k.tanggal) >= amount_parameter('batas_identitas_penuh', k.tanggal) then
      perform refuse('IDENTITY_NEEDED', jsonb_build_object('nama', w.nama, 'kolom', array_to_string(v_kurang, ',')));
    end if;
  end if;
end $$;

-- A walk-in's data are put right by two persons of the branch that registered the customer, whatever a counter does at the same instant: under the
-- lock of the new document, of which nobody else is known, and never while a list of names may have the customer, so that nobody is
-- corrected out of its sight.
create or replace function before_walk_in(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b walk_in := jsonb_populate_record(null::walk_in, e -> 'baris');
  w walk_in;
  v_pihak text;
begin
  if e ->> 'aksi' <> 'UBAH' then perform refuse('NOT_FOUND'); end if;
  select * into w from walk_in x where x.nomor_wic = b.nomor_wic;
  if not found then perform refuse('NOT_FOUND'); end if;
  -- In the order in which a posting takes them.
  perform pg_advisory_xact_lock_shared(7315);
  perform pg_advisory_xact_lock(7313, hashtext(w.jenis_identitas || ' ' || b.nomor_identitas));
  v_pihak := party_of(w.jenis_identitas, b.nomor_identitas);
  if v_pihak <> w.nomor_wic then
    perform refuse('WALK_IN_DOCUMENT_TAKEN', jsonb_build_object('nama', coalesce((select c.nama_nasabah from customer c where c.nomor_nasabah = v_pihak),
      (select x.nama from walk_in x where x.nomor_wic = v_pihak))));
  end if;
  if is_proven_on_list('WIC:' || w.nomor_wic) or is_stopped('WIC:' || w.nomor_wic, walk_in_named(w)) then perform refuse('COMPLIANCE_HOLD'); end if;
  return null;
end $$;
