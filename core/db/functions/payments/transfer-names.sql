-- Whom a transfer names who is no customer of ours, held against the lists of names (core/payments/README.md). The normal form of a name is the
-- application's, as with whoever comes to a counter.

-- Somebody at another bank, or whom another bank names, in the shape in which a record is held against lists: nobody says whether it is a person or a firm.
create or replace function counterparty(p_nama text, p_normal text) returns jsonb language sql immutable as $$
  select jsonb_build_object('nama_nasabah', p_nama, 'jenis', '', 'nama_normal', p_normal)
$$;

-- Returns the key that compliance knows such a person by: the bank, '' where it is ours, and the account.
create or replace function counterparty_key(p_bank text, p_rekening text) returns text language sql immutable as $$
  select 'LAWAN:' || coalesce(p_bank, '') || '/' || coalesce(p_rekening, '')
$$;

-- Keeps for compliance whom of a record a list may have, once, however often it is asked.
create or replace function record_counterparty_hits(p_objek text, p_isi jsonb, p_cabang text) returns void language sql volatile as $$
  insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
  select p_objek, p_cabang, 'LAWAN', l.nama, l.pihak, l.sidik, l.id_entri, l.nilai, l.alasan, 'TRANSFER' from names_like(p_isi) l
  on conflict do nothing
$$;

-- Does a list stop who is to be paid at another bank? The hit is recorded although nothing is posted.
create or replace function screen_counterparty(p_bank text, p_rekening text, p_nama text, p_normal text, p_cabang text) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not is_stopped(counterparty_key(p_bank, p_rekening), counterparty(p_nama, p_normal)) then return false; end if;
  perform record_counterparty_hits(counterparty_key(p_bank, p_rekening), counterparty(p_nama, p_normal), p_cabang);
  return true;
end $$;

-- Whom what came in names: its sender, and its beneficiary unless they hold the account, for customers are held against the lists by their own records.
-- p: { bank, pengirim, penerima }, both { nama, rekening, normal }.
create or replace function counterparties_in(p jsonb) returns table (objek text, isi jsonb) language sql stable as $$
  select counterparty_key(p ->> 'bank', p #>> '{pengirim,rekening}'), counterparty(p #>> '{pengirim,nama}', p #>> '{pengirim,normal}')
  union all
  select counterparty_key('', p #>> '{penerima,rekening}'), counterparty(p #>> '{penerima,nama}', p #>> '{penerima,normal}')
  where not exists (select from account a where a.nomor_rekening = p #>> '{penerima,rekening}' and is_called(a, p #>> '{penerima,nama}'))
$$;

-- Does a list stop what came in: its sender, its beneficiary, or the holder of the account as long as compliance has not cleared the hit?
create or replace function incoming_stopped(p jsonb) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from counterparties_in(p) o where is_stopped(o.objek, o.isi))
    or exists (select from account a join name_hit h on h.objek = 'NASABAH:' || a.nomor_nasabah join name_entry e using (id_entri)
      where a.nomor_rekening = p #>> '{penerima,rekening}' and is_called(a, p #>> '{penerima,nama}')
        and h.siapa in ('SENDIRI', 'ALIAS') and h.status in ('BARU', 'TERBUKTI') and e.jenis <> 'DHN')
$$;

-- Whom one that is kept names.
create or replace function names_of_incoming(i incoming_transfer) returns jsonb language sql immutable as $$
  select jsonb_build_object('bank', i.kode_bank, 'pengirim', jsonb_build_object('nama', i.nama_pengirim, 'rekening', i.rekening_pengirim, 'normal', i.pengirim_normal),
    'penerima', jsonb_build_object('nama', i.nama_tujuan, 'rekening', i.rekening_tujuan, 'normal', i.tujuan_normal))
$$;

-- The same of an entry that is being taken; { pengirim, penerima } are the normal forms.
create or replace function names_of_entry(e settlement_entry, p_normal jsonb) returns jsonb language plpgsql immutable as $$
begin
  if p_normal ->> 'pengirim' is null or p_normal ->> 'penerima' is null then raise exception 'entry % is not held against the lists', e.id; end if;
  return jsonb_build_object('bank', e.isi ->> 'bank',
    'pengirim', jsonb_build_object('nama', e.isi #>> '{pengirim,nama}', 'rekening', coalesce(e.isi #>> '{pengirim,rekening}', ''), 'normal', p_normal ->> 'pengirim'),
    'penerima', jsonb_build_object('nama', e.isi #>> '{penerima,nama}', 'rekening', coalesce(e.isi #>> '{penerima,rekening}', ''), 'normal', p_normal ->> 'penerima'));
end $$;

-- The names in what came in that bear letters or signs of no Latin name. They can be held against no list as they were meant, so compliance is asked about each.
create or replace function odd_names_in(p jsonb) returns table (objek text, nama text, sidik text) language sql immutable as $$
  select x.objek, x.nama, party_print(x.nama, null, null, null)
  from (values (counterparty_key(p ->> 'bank', p #>> '{pengirim,rekening}'), p #>> '{pengirim,nama}'), (counterparty_key('', p #>> '{penerima,rekening}'), p #>> '{penerima,nama}')) x(objek, nama)
  where is_name_odd(x.nama)
$$;

-- Returns what compliance has answered about those names: '' they may pass, TERBUKTI one of them may not, BARU one of them is not answered.
create or replace function letters_answer(p jsonb) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select case when bool_or(coalesce(h.status, 'BARU') = 'BARU') then 'BARU' when bool_or(h.status = 'TERBUKTI') then 'TERBUKTI' else '' end
  from odd_names_in(p) o left join name_hit h on h.objek = o.objek and h.sidik = o.sidik and h.id_entri is null
$$;

-- Keeps for compliance whom of what came in a list may have, and the names that nobody can compare.
create or replace function record_incoming_hits(p jsonb, p_cabang text) returns void language sql volatile as $$
  select record_counterparty_hits(o.objek, o.isi, p_cabang) from counterparties_in(p) o;
  insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
  select o.objek, p_cabang, 'LAWAN', o.nama, jsonb_build_object('nama', o.nama, 'tanggal_lahir', null, 'nomor_identitas', null, 'nomor_npwp', null), o.sidik, null, 0, array['AKSARA'], 'TRANSFER'
  from odd_names_in(p) o
  on conflict do nothing
$$;

-- Does compliance keep one that is held from being credited or paid, for a list or for letters that nobody can compare? What it is asked about is kept for it.
create or replace function screen_incoming(p_nomor text) returns boolean language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  i incoming_transfer;
begin
  select * into i from incoming_transfer x where x.nomor = p_nomor;
  if not found or not incoming_stopped(names_of_incoming(i)) and letters_answer(names_of_incoming(i)) = '' then return false; end if;
  perform record_incoming_hits(names_of_incoming(i), i.kode_cabang);
  return true;
end $$;

-- One that is held is credited or paid past no hit and no name that nobody can compare, the lists being those of this very moment, and not while it goes back to its bank: { nomor }.
create or replace function effect_incoming_free(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  i incoming_transfer;
begin
  perform pg_advisory_xact_lock_shared(7315);
  select * into strict i from incoming_transfer x where x.nomor = e ->> 'nomor' for update;
  if incoming_stopped(names_of_incoming(i)) or letters_answer(names_of_incoming(i)) <> '' then perform refuse('COMPLIANCE_HOLD'); end if;
  if i.menunggu_retur then perform refuse('TRANSFER_GOES_BACK', jsonb_build_object('nomor', i.nomor)); end if;
end $$;

-- Those that waited for compliance and are answered: no list stops them any more, and their letters may pass or go back. Where their branch and head office are at work on
-- the same day. What is on its way back because of its letters, or was refused there, waits for nobody.
create or replace function cleared_incoming() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select i.nomor from incoming_transfer i join branch b on b.kode_cabang = i.kode_cabang and b.status = 'BUKA'
    join branch h on h.jenis = 'HO' and h.status = 'BUKA' and h.accounting_date = b.accounting_date
  cross join lateral letters_answer(names_of_incoming(i)) l(jawaban)
  where i.status = 'TERTAHAN' and i.sebab in ('KEPATUHAN', 'AKSARA') and not incoming_stopped(names_of_incoming(i)) and l.jawaban <> 'BARU'
    and (i.sebab = 'KEPATUHAN' or not i.menunggu_retur and (l.jawaban = '' or i.sebab_retur = '')) order by i.nomor limit 2000
$$;

-- One of them under lock, as what an entry sends: where it is held, that branch's day, and its account with why that does not take it, AKSARA where compliance lets its letters
-- not pass. Nothing where it is stopped again or was dealt with.
create or replace function claim_cleared_transfer(p_nomor text) returns table (
  rail text, nominal bigint, kode_cabang text, tanggal date, nomor_rekening text, cabang_rekening text, kode_gl text, sebab text, bank text, pengirim text, berita text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  i incoming_transfer;
  v_jawaban text;
begin
  perform pg_advisory_xact_lock_shared(7315);
  select * into i from incoming_transfer x where x.nomor = p_nomor and x.status = 'TERTAHAN' and x.sebab in ('KEPATUHAN', 'AKSARA') for update;
  if not found or incoming_stopped(names_of_incoming(i)) then return; end if;
  v_jawaban := letters_answer(names_of_incoming(i));
  if v_jawaban = 'BARU' or i.sebab = 'AKSARA' and (i.menunggu_retur or v_jawaban <> '' and i.sebab_retur <> '') then return; end if;
  perform from account_state s where s.nomor_rekening = i.rekening_tujuan for no key update;
  return query
    select i.rail, i.nominal, b.kode_cabang, b.accounting_date, a.nomor_rekening, a.kode_cabang, a.kode_gl,
      case when v_jawaban = 'TERBUKTI' then 'AKSARA' else incoming_hindrance(i.rekening_tujuan, i.nama_tujuan, i.tujuan_normal) end, i.kode_bank, i.nama_pengirim, i.keterangan
    from branch b left join account a on a.nomor_rekening = i.rekening_tujuan where b.kode_cabang = i.kode_cabang;
end $$;

-- Records what became of it in this transaction: credited by the run's only journal, or held for the reason that its account gives, and returned where no account ever takes it.
create or replace function record_cleared_transfer(p_run uuid, p_nomor text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  i incoming_transfer;
  v_jurnal bigint;
begin
  select * into strict r from claim_cleared_transfer(p_nomor);
  if r.sebab <> '' then
    update incoming_transfer x set sebab = r.sebab where x.nomor = p_nomor returning * into i;
    perform queue_return(i);
    return;
  end if;
  select j.id into v_jurnal from journals_of_chunk(p_run, 1, r.tanggal) j;
  if not exists (select from journal_line l join journal_line d using (journal_id, tanggal) where l.journal_id = v_jurnal and l.tanggal = r.tanggal
    and l.rekening = r.nomor_rekening and l.jumlah = -r.nominal and d.kode_gl = gl('INCOMING_TRANSFERS') and d.kode_cabang = r.kode_cabang and d.jumlah = r.nominal) then
    raise exception 'transfer % is not posted on its account', p_nomor;
  end if;
  -- It may have been kept back on its way to its bank.
  update settlement_item s set status = 'DIBATALKAN', berakhir_pada = clock_timestamp() where s.area = 'TRANSFER' and s.rujukan = p_nomor and s.status = 'DITAHAN';
  update incoming_transfer x set status = 'DISALURKAN', menunggu_retur = false, nomor_rekening = r.nomor_rekening, tanggal_akhir = r.tanggal, journal_akhir = v_jurnal, user_akhir = 'SISTEM'
  where x.nomor = p_nomor;
end $$;

-- Returns what was found of the sender of a transfer since it was approved and is not answered, or was confirmed at any time.
create or replace function sender_found(t transfer) returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select h.status from (
    select 'NASABAH:' || a.nomor_nasabah as objek from account a where a.nomor_rekening = t.nomor_rekening
    union all
    select case when c.pihak like 'W%' then 'WIC:' else 'NASABAH:' end || c.pihak from cash_entry c
    where t.nomor_rekening is null and c.tanggal = t.tanggal and c.journal_id = t.journal_id) p
  join name_hit h using (objek) join name_entry e using (id_entri) join settlement_item i on i.end_to_end = t.nomor
  where e.jenis <> 'DHN' and h.siapa in ('SENDIRI', 'ALIAS') and (h.status = 'TERBUKTI' or h.status = 'BARU' and h.ditemukan_pada > i.dibuat_pada)
$$;

-- Returns what stops a transfer of ours before it leaves: TERBUKTI where compliance has confirmed it, BARU where it has not answered, '' where nothing does. Its beneficiary is
-- held against the lists of this moment; its sender, the holder of the account or who paid in cash, by hits found since, or confirmed.
create or replace function transfer_stopped(t transfer) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(max(x.status), '') from (
    select coalesce(h.status, 'BARU') as status from names_like(counterparty(t.nama_tujuan, t.tujuan_normal)) l
    left join name_hit h on h.objek = counterparty_key(t.kode_bank, t.rekening_tujuan) and h.sidik = l.sidik and h.id_entri = l.id_entri
    where l.jenis <> 'DHN' and coalesce(h.status, 'BARU') in ('BARU', 'TERBUKTI')
    union all
    select s from sender_found(t) s) x
$$;

-- Keeps back what a list stops of the items that are about to get a place in a batch, and returns which: a transfer of ours stays where its money is, what was to go back to its
-- bank stays on 201002, both for compliance (core/payments/README.md). The items are under lock, and so are the lists. Marks are asked first, for most
-- names are nobody's on a list.
create or replace function screen_leaving(p_item text[]) returns text[] language plpgsql set enable_seqscan = off as $$
declare
  t transfer;
  i incoming_transfer;
  v_tahan text[] := '{}';
begin
  for t in select x.* from transfer x where x.nomor = any (p_item) and (
      exists (select from name_key k where k.macam = 'NAMA' and name_marks(k.nilai) && name_marks(x.tujuan_normal)) or exists (select from sender_found(x)))
    order by x.nomor loop
    continue when transfer_stopped(t) = '';
    perform record_counterparty_hits(counterparty_key(t.kode_bank, t.rekening_tujuan), counterparty(t.nama_tujuan, t.tujuan_normal), t.kode_cabang);
    perform move_transfer(t.nomor, 'DITAHAN', null, null, 'KEPATUHAN');
    perform write_audit('sistem', t.kode_cabang, 'TAHAN_TRANSFER', '00', 'TRANSFER:' || t.nomor, null, jsonb_build_object('rail', t.rail));
    v_tahan := v_tahan || t.nomor;
  end loop;
  for i in select x.* from incoming_transfer x where return_item(x) = any (p_item) and x.nomor = any (array(select split_part(u, '-', 1) from unnest(p_item) u)) order by x.nomor loop
    continue when not incoming_stopped(names_of_incoming(i));
    perform record_incoming_hits(names_of_incoming(i), i.kode_cabang);
    update incoming_transfer x set sebab = 'KEPATUHAN' where x.nomor = i.nomor and x.status = 'TERTAHAN';
    perform write_audit('sistem', i.kode_cabang, 'TAHAN_TRANSFER', '00', 'TRANSFER:' || i.nomor, null, jsonb_build_object('rail', i.rail, 'sebab', i.sebab));
    v_tahan := v_tahan || return_item(i);
  end loop;
  update settlement_item s set status = 'DITAHAN' where s.end_to_end = any (v_tahan);
  return v_tahan;
end $$;

-- Those that compliance has answered: '' nothing stops it any more; TERBUKTI it is confirmed, and its branch and head office are at work on the same day.
create or replace function answered_transfers() returns table (nomor text, jawaban text) language sql stable security definer set search_path = public, pg_temp as $$
  select t.nomor, s.jawaban from transfer t cross join lateral transfer_stopped(t) s(jawaban)
  join branch b using (kode_cabang) join branch h on h.jenis = 'HO'
  where t.status = 'DITAHAN' and (s.jawaban = '' or s.jawaban = 'TERBUKTI' and b.status = 'BUKA' and h.status = 'BUKA' and h.accounting_date = b.accounting_date)
  order by t.nomor limit 2000
$$;

-- Takes one of them under lock as it was answered: what nothing stops waits for the next batch again, what is confirmed has lost its place and is to be given back in this
-- transaction. False where it was dealt with meanwhile or is answered otherwise.
create or replace function claim_answered_transfer(p_nomor text, p_jawaban text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t transfer;
begin
  perform pg_advisory_xact_lock_shared(7315);
  perform from settlement_item i where i.end_to_end = p_nomor for update;
  select * into t from transfer x where x.nomor = p_nomor and x.status = 'DITAHAN' for update;
  if not found or transfer_stopped(t) is distinct from p_jawaban then return false; end if;
  if p_jawaban = 'TERBUKTI' then
    perform withdraw_settlement(p_nomor);
    return true;
  end if;
  update settlement_item i set status = 'ANTRE' where i.end_to_end = p_nomor and i.status = 'DITAHAN';
  perform move_transfer(p_nomor, 'DIOTORISASI', null, null, '');
  perform write_audit('sistem', t.kode_cabang, 'LEPAS_TRANSFER', '00', 'TRANSFER:' || p_nomor, null, jsonb_build_object('rail', t.rail));
  return true;
end $$;
