-- Transfers that other banks send us (core/payments/README.md; domain: transfers).

-- Is that the name that another bank gave, in whatever order or spelling?
create or replace function same_name(a text, b text) returns boolean language sql immutable security definer set search_path = public, pg_temp as $$
  select name_alike(name_plain(a), name_plain(b)) > 0
$$;

-- Is one of two names in the normal form the other one in short? Its words in their order, some by their first letter alone and one of three letters or more in full;
-- or cut where a field of other banks ends, of which the shorter one has twenty-five characters at least.
create or replace function name_shortened(a text, b text) returns boolean language plpgsql immutable as $$
declare
  wa text[] := string_to_array(a, ' ');
  wb text[] := string_to_array(b, ' ');
  v_whole boolean := false;
begin
  if least(length(a), length(b)) >= 25 and (starts_with(a, b) or starts_with(b, a)) then return true; end if;
  if cardinality(wa) <> cardinality(wb) or cardinality(wa) < 2 then return false; end if;
  for i in 1 .. cardinality(wa) loop
    if wa[i] = wb[i] or name_folded(wa[i]) = name_folded(wb[i]) then v_whole := v_whole or length(wa[i]) >= 3;
    elsif least(length(wa[i]), length(wb[i])) > 1 or left(wa[i], 1) <> left(wb[i], 1) then return false; end if;
  end loop;
  return v_whole;
end $$;

-- The same of a name as another bank gave it and an account's in the normal form.
create or replace function same_in_short(p_nama text, p_normal text) returns boolean language sql immutable security definer set search_path = public, pg_temp as $$
  select name_shortened(name_plain(p_nama), p_normal)
$$;

-- Is there more than chance between two names in the normal form? A word of both is the same, or one of three letters or more nearly the same: somebody has left one out, or added one.
create or replace function name_near(a text, b text) returns boolean language sql immutable as $$
  select exists (
    select from unnest(string_to_array(name_folded(a), ' ')) x join unnest(string_to_array(name_folded(b), ' ')) y
      on x = y and length(x) >= 2 or length(x) >= 3 and letters_apart(x, y, letters_allowed(x, y)) <= letters_allowed(x, y))
$$;

-- Is an account called so? By its name as the bank writes it, with titles, or without them.
create or replace function is_called(a account, p_nama text) returns boolean language sql immutable as $$
  -- An account that is not there is called nothing.
  select case when a.nomor_rekening is null then false
    else same_name(p_nama, a.nama_normal) or same_name(p_nama, a.nama_rekening) or same_in_short(p_nama, a.nama_normal) end
$$;

-- Why an account does not take what is sent to this name; '' where it does. A name that is spelt otherwise, or stands there with a title, is the same one; `p_normal` is
-- the name in the normal form of the lists. A deposit is funded by its own operations, and an account whose pay-out two persons have agreed upon takes nothing that they
-- did not know of: to the sender it is closed.
create or replace function incoming_hindrance(p_rekening text, p_nama text, p_normal text) returns text language sql stable as $$
  select coalesce((
    select case when s.status in ('TUTUP', 'PENUTUPAN') then 'TUTUP' when exists (select from product p where p.kode_produk = a.kode_produk and p.jenis = 'DEPOSITO') then 'DEPOSITO' when a.kode_valuta <> 'IDR' then 'VALUTA' when s.status = 'DORMAN' then 'DORMAN'
      when s.blokir in ('K', 'T') then 'BLOKIR' when is_called(a, p_nama) or is_called(a, p_normal) then ''
      when name_near(p_normal, a.nama_normal) then 'NAMA_MIRIP' else 'NAMA' end
    from account a join account_state s using (nomor_rekening) where a.nomor_rekening = p_rekening), 'REKENING')
$$;

-- Returns what an entry sends us, its account under lock: in whose books it goes, that branch's day and whether it can be posted to, and where to. An account that is not
-- known is looked after by the branch that its number begins with, else by head office. Whom a list may have comes before all else; `p_normal` are the names in
-- the normal form of the lists: { pengirim, penerima }.
create or replace function claim_incoming_transfer(p_entry bigint, p_normal jsonb) returns table (
  rail text, nominal bigint, kode_cabang text, tanggal date, buka boolean, nomor_rekening text, kode_gl text, sebab text
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock_shared(7315);
  perform from account_state s where s.nomor_rekening = (select e.isi #>> '{penerima,rekening}' from settlement_entry e where e.id = p_entry) for no key update;
  return query
    select e.rail, e.jumlah, b.kode_cabang, b.accounting_date, accepts_messages(b) and accepts_messages(h) and h.accounting_date = b.accounting_date,
      a.nomor_rekening, a.kode_gl,
      case when incoming_stopped(names_of_entry(e, p_normal)) then 'KEPATUHAN'
        -- Letters that no Latin name has can be compared with no list and no account as they were meant: compliance is asked, once for each sender and name.
        when s.sebab in ('', 'NAMA', 'NAMA_MIRIP') and letters_answer(names_of_entry(e, p_normal)) <> '' then 'AKSARA'
        else s.sebab end
    from settlement_entry e join branch h on h.jenis = 'HO' left join account a on a.nomor_rekening = e.isi #>> '{penerima,rekening}'
    join branch b on b.kode_cabang = coalesce(serving_branch(coalesce(a.kode_cabang, left(e.isi #>> '{penerima,rekening}', 3))),
      h.kode_cabang)
    cross join lateral (select incoming_hindrance(e.isi #>> '{penerima,rekening}', e.isi #>> '{penerima,nama}', coalesce(p_normal ->> 'penerima', '')) as sebab) s
    where e.id = p_entry and e.jenis = 'MASUK' and e.status = 'DIAMBIL';
end $$;

-- Keeps what an entry has sent, with the run's only journal, which must credit it where it belongs.
create or replace function record_incoming_transfer(p_run uuid, p_entry bigint, p_normal jsonb) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e settlement_entry;
  r record;
  i incoming_transfer;
  v_nomor text := 'TM' || lpad(nextval('incoming_transfer_serial')::text, 10, '0');
  v_jurnal bigint;
begin
  select * into strict e from settlement_entry x where x.id = p_entry;
  select * into strict r from claim_incoming_transfer(p_entry, p_normal);
  select j.id into v_jurnal from journals_of_chunk(p_run, 1, r.tanggal) j;
  if not exists (
    select from journal_line l where l.journal_id = v_jurnal and l.tanggal = r.tanggal and l.kode_cabang = r.kode_cabang and l.jumlah = -r.nominal
      and case when r.sebab = '' then l.rekening = r.nomor_rekening else l.kode_gl = gl('INCOMING_TRANSFERS') end) then
    raise exception 'what entry % sends is not posted', p_entry;
  end if;
  insert into incoming_transfer (nomor, entry, rail, status, kode_cabang, tanggal, journal_id, id_transaksi, kode_bank, nama_pengirim, rekening_pengirim,
    rekening_tujuan, nama_tujuan, nominal, keterangan, sebab, nomor_rekening, pengirim_normal, tujuan_normal)
  values (v_nomor, p_entry, r.rail, case when r.sebab = '' then 'DIKREDIT' else 'TERTAHAN' end, r.kode_cabang, r.tanggal, v_jurnal, e.id_transaksi,
    e.isi ->> 'bank', e.isi #>> '{pengirim,nama}', coalesce(e.isi #>> '{pengirim,rekening}', ''), coalesce(e.isi #>> '{penerima,rekening}', ''),
    e.isi #>> '{penerima,nama}', r.nominal, coalesce(e.isi ->> 'berita', ''), r.sebab, case when r.sebab = '' then r.nomor_rekening end,
    p_normal ->> 'pengirim', p_normal ->> 'penerima')
  returning * into i;
  if r.sebab in ('KEPATUHAN', 'AKSARA') then perform record_incoming_hits(names_of_entry(e, p_normal), r.kode_cabang); end if;
  perform queue_return(i);
  return v_nomor;
end $$;

-- The number between the banks of the latest return of one that is held: its own, and for each further return another one.
create or replace function return_item(i incoming_transfer) returns text language sql immutable as $$
  select i.nomor || case when i.retur_ke > 1 then '-' || i.retur_ke else '' end
$$;

-- Puts one that is held in the queue of what goes back to its bank; the rail takes it with its next batch.
create or replace function send_back(i incoming_transfer) returns void language plpgsql as $$
declare
  e settlement_entry;
begin
  select * into strict e from settlement_entry x where x.id = i.entry;
  update incoming_transfer x set retur_ke = x.retur_ke + 1, menunggu_retur = true where x.nomor = i.nomor returning * into i;
  perform queue_settlement(return_item(i), i.rail, 'pacs.004', i.nominal, 'TRANSFER', i.nomor, jsonb_build_object('pengirim', e.isi -> 'penerima', 'penerima', e.isi -> 'pengirim',
    'asal', (select jsonb_build_object('pesan', m.id_pesan, 'end_to_end', e.isi ->> 'end_to_end', 'id_transaksi', e.id_transaksi, 'sebab', return_reason(i.sebab))
      from settlement_message m where m.id = e.message)));
end $$;

-- Money that no account of ours can ever take goes back in the next cycle; money that an account will take again once it is reactivated or unblocked waits for its holder, and money that
-- compliance is asked about for its answer. Money that a list kept back on its way waits for the next batch again.
create or replace function queue_return(i incoming_transfer) returns void language plpgsql as $$
begin
  if i.menunggu_retur then
    update settlement_item s set status = 'ANTRE' where s.end_to_end = return_item(i) and s.status = 'DITAHAN';
    return;
  end if;
  -- A name that is nearly the account's waits for a person, because its sender may have meant this account; letters that nobody can compare wait for compliance, and go back
  -- where it lets them not pass.
  if i.sebab in ('', 'DORMAN', 'BLOKIR', 'KEPATUHAN', 'NAMA_MIRIP') or i.sebab = 'AKSARA' and letters_answer(names_of_incoming(i)) <> 'TERBUKTI' then return; end if;
  perform send_back(i);
end $$;

-- Two persons of its branch send back one that is held: { nomor }. What compliance is asked about waits for its answer.
create or replace function effect_data_incoming_return(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  i incoming_transfer;
begin
  perform second_person_of(e, k.pengguna);
  select * into i from incoming_transfer x where x.nomor = e ->> 'nomor' and x.kode_cabang = k.cabang for update;
  if not found then perform refuse('TRANSFER_UNKNOWN', jsonb_build_object('nomor', e ->> 'nomor')); end if;
  if i.status <> 'TERTAHAN' then perform refuse('TRANSFER_STATE', jsonb_build_object('status', i.status)); end if;
  if i.menunggu_retur then perform refuse('TRANSFER_GOES_BACK', jsonb_build_object('nomor', i.nomor)); end if;
  if i.sebab = 'KEPATUHAN' or i.sebab = 'AKSARA' and letters_answer(names_of_incoming(i)) <> 'TERBUKTI' then perform refuse('COMPLIANCE_HOLD'); end if;
  perform send_back(i);
end $$;

-- The day on which one that is held goes back by itself: the days of the parameter after it came in. Null where it waits for a person or is on its way: its bank has refused it
-- once, or its name is nearly the account's.
create or replace function incoming_returns_on(i incoming_transfer, p_tanggal date) returns date language sql stable as $$
  select i.tanggal + parameter_on('transfer_masuk_retur_hari', p_tanggal)::integer
  where i.status = 'TERTAHAN' and not i.menunggu_retur and i.sebab in ('DORMAN', 'BLOKIR') and i.sebab_retur = ''
$$;

-- RETUR_TRANSFER_TERTAHAN: puts those whose day has come by the branch's next business day in the queue, which its end of day keeps from leaving; returns how many.
create or replace function return_held_transfers(p_run uuid) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, 'RETUR_TRANSFER_TERTAHAN');
  i incoming_transfer;
  v_n integer := 0;
begin
  for i in select x.* from incoming_transfer x where x.kode_cabang = e.kode_cabang and x.status = 'TERTAHAN' order by x.nomor for update loop
    continue when coalesce(incoming_returns_on(i, e.tanggal) > e.berikut, true);
    perform send_back(i);
    perform write_audit('sistem', i.kode_cabang, 'RETUR_TRANSFER_TERTAHAN', '00', 'TRANSFER:' || i.nomor, null, jsonb_build_object('rail', i.rail, 'sebab', i.sebab));
    v_n := v_n + 1;
  end loop;
  return v_n;
end $$;

-- The code for the other bank why its transfer comes back (ISO 20022, external return reasons).
create or replace function return_reason(p_sebab text) returns text language sql immutable as $$
  select case p_sebab when 'REKENING' then 'AC01' when 'TUTUP' then 'AC04' when 'VALUTA' then 'AC09' when 'NAMA' then 'BE01' when 'NAMA_MIRIP' then 'BE01' when 'AKSARA' then 'BE01' when 'DEPOSITO' then 'AG01'
    when 'BLOKIR' then 'AC06' when 'DORMAN' then 'AC06' end
$$;

-- Returns what is held or on its way back, under lock in the order of the numbers, with the day of the branch in whose books it is.
create or replace function claim_held_transfers(p_nomor text[]) returns table (
  nomor text, rail text, status text, kode_cabang text, tanggal date, nominal bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform from incoming_transfer i where i.nomor = any (p_nomor) order by i.nomor for update;
  return query select i.nomor, i.rail, i.status, i.kode_cabang, b.accounting_date, i.nominal
    from incoming_transfer i join branch b using (kode_cabang) where i.nomor = any (p_nomor) order by i.nomor;
end $$;

-- Records what a part of a run has posted of the way back of transfers, a journal each in their order: off 201002, off the rail's pass-through account, or back on 201002.
create or replace function record_returned_transfers(p_run uuid, p_bagian integer, p_nomor text[], p_ke text, p_tanggal date, p_sebab text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  v_n integer := 0;
begin
  for r in
    select i.*, u.n, j.id as jurnal from unnest(p_nomor) with ordinality u(nomor, n) join incoming_transfer i using (nomor)
    left join journals_of_chunk(p_run, p_bagian, p_tanggal) j on j.n = u.n
    order by u.n
  loop
    if not exists (select from journal_line l where l.journal_id = r.jurnal and l.tanggal = p_tanggal and l.kode_cabang = r.kode_cabang and case p_ke
        when 'RETUR' then l.kode_gl = gl('INCOMING_TRANSFERS') and l.jumlah = r.nominal
        when 'DIRETUR' then l.kode_gl = transfer_gl(r.rail) and l.jumlah = r.nominal
        when 'TERTAHAN' then l.kode_gl = gl('INCOMING_TRANSFERS') and l.jumlah = -r.nominal end) then
      raise exception 'transfer % is not posted as %', r.nomor, p_ke;
    end if;
    if not exists (select from allowed_move m where m.tabel = 'incoming_transfer' and m.dari = r.status and m.ke = p_ke) then
      perform refuse('TRANSFER_STATE', jsonb_build_object('status', r.status));
    end if;
    update incoming_transfer i set status = p_ke, sebab_retur = p_sebab, menunggu_retur = false,
      retur_lalu = case when p_ke = 'TERTAHAN' and i.tanggal_retur is not null
        then i.retur_lalu || jsonb_build_array(jsonb_build_object('dari', i.tanggal_retur, 'sampai', coalesce(i.tanggal_akhir, p_tanggal))) else i.retur_lalu end,
      tanggal_retur = case p_ke when 'RETUR' then p_tanggal when 'DIRETUR' then i.tanggal_retur end,
      journal_retur = case p_ke when 'RETUR' then r.jurnal when 'DIRETUR' then i.journal_retur end,
      tanggal_akhir = case p_ke when 'DIRETUR' then p_tanggal end, journal_akhir = case p_ke when 'DIRETUR' then r.jurnal end
    where i.nomor = r.nomor;
    v_n := v_n + 1;
  end loop;
  if v_n <> cardinality(p_nomor) then raise exception '% of % transfers are there', v_n, cardinality(p_nomor); end if;
end $$;

-- Holds again the money that a journal paid out in cash, once that journal is undone.
create or replace function hold_paid_transfer(p_journal bigint, p_tanggal date) returns void language sql as $$
  update incoming_transfer i set status = 'TERTAHAN', tanggal_akhir = null, journal_akhir = null, user_akhir = null
  where i.journal_akhir = p_journal and i.tanggal_akhir = p_tanggal and i.status = 'DIBAYAR';
  delete from transfer_paid_back b where b.journal_id = p_journal and b.tanggal = p_tanggal
$$;

-- Returns what stands on 201002 of a transfer of our own sender and nobody has had yet: its money that came back or never left, and a fee that was given back. Null where nothing does.
create or replace function transfer_owed(t transfer) returns bigint language sql stable as $$
  select case when t.status in ('DIRETUR', 'DIBATALKAN') then nullif(
    coalesce((
      select -sum(l.jumlah) from (
        select t.journal_akhir as id, t.tanggal_akhir as tanggal union all select f.journal_id, f.tanggal from transfer_fee_back f where f.nomor = t.nomor) j
      join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
      where l.kode_gl = gl('INCOMING_TRANSFERS') and l.kode_cabang = t.kode_cabang), 0)
    - coalesce((select sum(p.nominal) from transfer_paid_back p where p.nomor = t.nomor), 0), 0)::bigint end
$$;

-- Returns how it is paid: in cash where it was cash, or where its account is closed for good; else through that account once it takes credit again, for cash would pass by what shut it.
create or replace function transfer_owed_by(t transfer) returns text language sql stable as $$
  select case when t.nomor_rekening is null then 'TUNAI' when s.status = 'TUTUP' then 'TUTUP' else 'BLOKIR' end
  from (select 1) x left join account_state s on s.nomor_rekening = t.nomor_rekening
$$;

-- It has been fetched in cash or credited: { nomor, nominal }. Of two who pay it at once one does; an account only to its own owner.
create or replace function effect_transfer_pay_back(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  t transfer;
begin
  select * into t from transfer x where x.nomor = e ->> 'nomor' for update;
  if transfer_owed(t) is distinct from (e ->> 'nominal')::bigint then
    perform refuse('TRANSFER_STATE', jsonb_build_object('status', case when exists (select from transfer_paid_back p where p.nomor = t.nomor) then 'DIBAYAR' else t.status end));
  end if;
  insert into transfer_paid_back (nomor, nominal, tanggal, journal_id, user_bayar)
  values (t.nomor, (e ->> 'nominal')::bigint, k.tanggal, k.journal_id, k.pengguna);
end $$;
