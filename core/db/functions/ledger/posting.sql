-- The only door through which anything changes. The rules are readable TypeScript over one read; what must hold whatever the
-- application believed is proved again here, under row locks, in one round trip: the branch day, the balance of the legs, the
-- state and available balance of each account, the stock of each cash box, the state of each item, the single use of a grant.
-- Lock order: idempotency key, branch day (shared), workflow item, handover, cash boxes by id, accounts by number.

-- The state of an account that is not plainly active: closed takes nothing, one being closed only what empties it, blocked and inactive
-- what an override lifted.
create or replace function prove_account(p_rekening text, p_status text, p_blokir text, p_debet boolean, p_lewat text[]) returns void language plpgsql as $$
begin
  if p_status in ('TUTUP', 'PENUTUPAN') then
    -- What a closing empties, and what its reversal fills again, which is proved with that reversal.
    if 'PENUTUPAN_DIBATALKAN' = any (p_lewat) or p_status = 'PENUTUPAN' and is_being_emptied(p_rekening) then return; end if;
    if p_status = 'PENUTUPAN' then perform refuse('ACCOUNT_CLOSING', jsonb_build_object('rekening', p_rekening)); end if;
    perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', p_rekening));
  end if;
  -- What went in by mistake comes out of a blocked or sleeping account too; the mirror is proved with the journal's reversal.
  if p_debet and 'ENTRI_DIBATALKAN' = any (p_lewat) then return; end if;
  if p_debet and p_blokir = 'D' and exists (select from account_state a where a.nomor_rekening = p_rekening and a.kepatuhan) then
    perform refuse('COMPLIANCE_HOLD');
  end if;
  if (p_blokir = 'T' or p_blokir = case when p_debet then 'D' else 'K' end)
    and (not 'BLOKIR' = any (p_lewat) or exists (select from account_state a where a.nomor_rekening = p_rekening
      and a.blokir_resmi in ('T', case when p_debet then 'D' else 'K' end))) then
    perform refuse('ACCOUNT_BLOCKED', jsonb_build_object('rekening', p_rekening));
  end if;
  if p_debet and (p_status = 'DORMAN' or p_status = 'TIDAK_AKTIF' and not 'TIDAK_AKTIF' = any (p_lewat)) then
    perform refuse('ACCOUNT_DORMANT', jsonb_build_object('rekening', p_rekening));
  end if;
end $$;

-- Legs over several branches or currencies: returns the branches in the order of their codes. Each balances by itself in every
-- currency and in its worth, and what one owes another over the inter-branch account the other claims of it.
create or replace function prove_balance(
  p_operasi text, p_valuta text, p_leg_cabang text[], p_leg_lawan text[], p_leg_valuta text[], p_leg_jumlah bigint[], p_leg_idr bigint[]
) returns text[] language plpgsql as $$
declare
  v_cabang text[];
  v_seimbang boolean;
begin
  select array_agg(distinct x.cabang order by x.cabang), bool_and(x.jumlah = 0 and x.idr = 0) into v_cabang, v_seimbang from (
    select l.cabang, coalesce(l.valuta, p_valuta), sum(l.jumlah) as jumlah, sum(coalesce(l.idr, l.jumlah)) as idr
    from unnest(p_leg_cabang, p_leg_valuta, p_leg_jumlah, p_leg_idr) as l(cabang, valuta, jumlah, idr) group by 1, 2) x;
  if v_seimbang is not true then raise exception 'journal of % does not balance', p_operasi; end if;
  if p_leg_lawan is not null and exists (
    select from unnest(p_leg_cabang, p_leg_lawan, p_leg_valuta, p_leg_jumlah, p_leg_idr) as l(cabang, lawan, valuta, jumlah, idr)
    where l.lawan is not null group by least(l.cabang, l.lawan), greatest(l.cabang, l.lawan), coalesce(l.valuta, p_valuta)
    having sum(l.jumlah) <> 0 or sum(coalesce(l.idr, l.jumlah)) <> 0 or bool_or(l.cabang = l.lawan)
      or not bool_or(l.cabang < l.lawan) or not bool_or(l.cabang > l.lawan)) then
    raise exception 'inter-branch legs of % do not pair up', p_operasi;
  end if;
  return v_cabang;
end $$;

-- Why an account was not moved: it is not there, or would go below what it may, or the leg names another place than it is kept in.
create or replace function refuse_account(p_rekening text, p_jumlah bigint, p_operasi text) returns void language plpgsql as $$
declare
  s account_state;
begin
  select * into s from account_state where nomor_rekening = p_rekening;
  if not found then perform refuse('ACCOUNT_NOT_FOUND', jsonb_build_object('rekening', p_rekening)); end if;
  if s.saldo_buku - p_jumlah + s.plafon < 0 then perform refuse('INSUFFICIENT', jsonb_build_object('rekening', p_rekening)); end if;
  raise exception 'journal of % moves account % where it is not kept', p_operasi, p_rekening;
end $$;

-- A guard is lifted by a grant or by the approval of exactly this item, measured as what is posted is, never by the word of the caller.
create or replace function prove_release(
  p_operasi text, p_pelaku text, p_user text, p_cabang text, p_valuta text, p_nominal bigint, p_kelompok text, p_otorisasi text, p_flow uuid, p_lewat text[]
) returns void language plpgsql as $$
begin
  if not exists (
    select from flow_instance f where f.id_flow = p_flow and f.jenis = 'FLOW' and f.flow_state = 'APPROVED' and f.flow_code = p_operasi
      and f.user_input = p_user and f.kode_cabang = p_cabang and f.nominal = p_nominal and f.kode_valuta = p_valuta
      and f.kelompok = p_kelompok and p_pelaku = p_otorisasi and p_pelaku = any (f.pemeriksa)
      -- Approved in this very transaction: an approval is used once.
      and f.xmin = pg_current_xact_id()::xid
      -- Approval lifts what its checkers were shown, and nothing that came later.
      and p_lewat <@ array(select a ->> 'kode' from jsonb_array_elements(f.alasan) a)) then
    perform refuse('GRANT_INVALID');
  end if;
end $$;

-- This is the hot path: few statements, each over all legs, each table touched once. The core sends its legs in the order in
-- which they stand in the journal; an array that would hold nothing but null is sent as null. The plans are kept: planning anew
-- costs more than what is planned. Each condition and each assignment that is met costs about a microsecond in every transaction, so
-- what only few postings have stands behind one question.
create or replace function commit_operation(
  p_kunci uuid, p_sidik bytea,
  p_pelaku text,            -- who calls: the checker of an approval
  p_user text,              -- whose transaction it is: the maker
  p_cabang text, p_operasi text, p_korelasi uuid,
  p_tanggal date,           -- the accounting date the rules saw; null: no branch day needed
  p_tanggal_valuta date,    -- null: p_tanggal
  p_nasabah boolean,        -- the customer's own act: counts as activity
  p_nominal bigint, p_valuta text, p_rekening text, p_keterangan text,
  p_leg_cabang text[], p_leg_gl text[],
  p_leg_jenis text[], p_leg_sub text[], -- sub-ledger and the id in it; an account's number where it is REKENING
  p_leg_lawan text[],
  p_leg_valuta text[],      -- null: p_valuta
  p_leg_jumlah bigint[], p_leg_idr bigint[], -- in its currency, and in the books' where that is another
  p_leg_tanggal_valuta date[], p_leg_kode text[], p_leg_keterangan text[],
  p_lewat text[],           -- reasons an override lifted
  p_pecahan jsonb,          -- { id_kas: { nominal: pieces, out negative } }
  p_res_rekening text[], p_res_jumlah bigint[], -- reservations: positive to add, negative to release
  p_efek jsonb, p_otorisasi text, p_token uuid, p_flow uuid, p_kas integer, p_rincian jsonb, p_jawaban jsonb,
  p_harian text             -- the daily total it counts against when nobody stands behind its maker
) returns committed language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v committed;
  v_n integer := coalesce(cardinality(p_leg_jumlah), 0);
  v_jurnal boolean := v_n > 0 or coalesce(jsonb_path_exists(p_pecahan, '$.*.*'), false); -- pieces may change hands without an amount
  v_cabang text[] := array[p_cabang];
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_baris integer;
  v_saldo bigint[] := array_fill(null::bigint, array[v_n]);
  v_seq integer[] := array_fill(null::integer, array[v_n]);
  v_urutan integer[];
  v_rekening text;
  v_jumlah bigint;
  v_status text;
  v_blokir text;
  v_minimum bigint;
  v_tersedia bigint;
  v_buku bigint;
  v_ke integer;
  i integer;
  v_sesi bigint;
  v_alamat text;
  v_hari date;
  v_bulan_tutup boolean := false;
  v_pindah text[];
  v_identitas text;
  v_polos boolean := p_token is null and p_efek is null and p_flow is null and p_tanggal_valuta is null and p_leg_tanggal_valuta is null
    and coalesce(p_lewat, '{}') = '{}';
  c text;
  r record;
begin
  v.dibuat_pada := clock_timestamp();
  if v_jurnal then v.journal_id := nextval('trail_id_seq'); end if;
  p_lewat := coalesce(p_lewat, '{}');

  -- A second caller with the same key waits here for the first one's commit, and is then refused by the primary key: the core
  -- answers it with what the first one left.
  insert into idempotency (kunci, id_user, sidik, journal_id, tanggal, jawaban) values (p_kunci, p_pelaku, p_sidik, v.journal_id, p_tanggal, p_jawaban);

  -- A person's own operation without a second person is the common case: only others are checked again, and users who only read.
  if p_pelaku <> p_user or p_otorisasi is not null or not exists (
    select from operation_definition d join app_user u on u.id_user = p_user and u.aktif
    where d.operasi = p_operasi and d.orang and not d.berdua and (d.menu is null or exists (
      select from user_role o join role_menu m using (role_id) join menu n using (menu_id) where o.id_user = p_user and m.menu_id = any (d.menu) and n.aktif))
      and not exists (select from user_role o join role_menu m using (role_id) where o.id_user = p_user and m.menu_id = 'hanya-baca')
      and (d.debet is null or not exists (select from unnest(p_leg_gl, p_leg_jumlah, p_leg_idr) as l(gl, jumlah, idr)
        where not fits_place(l.gl, case when l.jumlah > 0 or l.jumlah = 0 and l.idr > 0 then d.debet else d.kredit end)))) then
    perform prove_persons(p_operasi, p_pelaku, p_user, p_otorisasi, p_token, p_flow);
    perform prove_ledger(p_operasi, p_leg_gl, p_leg_jumlah, p_leg_idr, p_efek);
  end if;

  -- The branches in the order of their codes, each balanced by itself and open at the date the rules saw. The day's lock keeps
  -- closing and opening away until this transaction is over. Two legs that are each other's mirror need no sums.
  if v_n > 0 and not coalesce(v_n = 2 and p_leg_jumlah[1] = -p_leg_jumlah[2] and p_leg_cabang[1] = p_cabang and p_leg_cabang[2] = p_cabang
    and p_leg_valuta is null and p_leg_idr is null and p_leg_lawan is null, false) then
    v_cabang := prove_balance(p_operasi, p_valuta, p_leg_cabang, p_leg_lawan, p_leg_valuta, p_leg_jumlah, p_leg_idr);
    if p_cabang <> all (v_cabang) then v_cabang := array(select x from unnest(v_cabang || p_cabang) x order by x); end if;
  end if;
  if p_tanggal is not null then
    foreach c in array v_cabang loop
      perform pg_advisory_xact_lock_shared(7310, c::integer);
      select b.status, b.accounting_date, exists (select from gl_period p where p.bulan = date_trunc('month', p_tanggal)::date and p.status <> 'BUKA') as tutup
      into r from branch b where b.kode_cabang = c;
      if r.status is distinct from 'BUKA' or r.accounting_date <> p_tanggal then
        if r.status is distinct from 'BUKA' and not day_admits(case when is_end_of_day(c) then 'MALAM' else r.status end, p_operasi, p_flow, p_efek) then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', c)); end if;
        if r.accounting_date <> p_tanggal then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', c)); end if;
      end if;
    end loop;
    v_bulan_tutup := r.tutup;
  end if;

  if p_kas is not null or p_pecahan is not null then
    v_identitas := (select d.identitas from operation_definition d where d.operasi = p_operasi);
    -- The lists are asked of a holder too, before an account is locked.
    if v_identitas = 'HOLDER' then perform pg_advisory_xact_lock_shared(7315); end if;
  end if;

  -- A grant, effects, reasons that were lifted, value dates.
  if not v_polos then
    if p_token is not null then
      perform spend_grant(p_token, p_operasi, p_sidik, p_user, p_cabang, p_otorisasi, p_lewat, measured_by(p_operasi, p_efek, p_leg_jenis), p_valuta, p_nominal);
    end if;
    -- Whoever asks the lists does so before an account is locked: a list that is put in force holds its lock first and accounts after it.
    if p_efek @> '[{"efek": "cash_party"}]' or p_efek @> '[{"efek": "transfer"}]' then perform pg_advisory_xact_lock_shared(7315); end if;
    if p_efek is not null then perform apply_effects(p_efek, 'sebelum', (p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id)::effect_context); end if;
    if v_jurnal then
      if p_flow is not null then
        perform prove_release(p_operasi, p_pelaku, p_user, p_cabang, p_valuta, p_nominal, measured_by(p_operasi, p_efek, p_leg_jenis), p_otorisasi, p_flow, p_lewat);
      elsif p_token is null and cardinality(p_lewat) > 0 then
        perform refuse('GRANT_INVALID');
      end if;
      if p_lewat && '{ENTRI_DIBATALKAN,PENUTUPAN_DIBATALKAN}' and p_efek @> '[{"efek": "reverse"}]' is not true then perform refuse('GRANT_INVALID'); end if;
      if p_tanggal_valuta is not null or p_leg_tanggal_valuta is not null then
        v_bulan_tutup := false;
        for v_hari in select distinct coalesce(h, p_tanggal_valuta, p_tanggal) from unnest(coalesce(p_leg_tanggal_valuta, array[p_tanggal_valuta])) h loop
          perform prove_value_date(p_tanggal, v_hari, p_lewat, p_efek @> '[{"efek": "reverse", "koreksi": true}]' is true);
        end loop;
      end if;
    elsif p_flow is not null then
      perform witness_of(p_operasi, p_user);
    end if;
  end if;
  if v_bulan_tutup and v_jurnal then perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(p_tanggal, 'YYYY-MM'))); end if;
  if 'KAS' = any (p_leg_jenis) then
    select m.nomor_urut, m.saldo_kas into v.nomor_urut, v.saldo_kas
    from move_cash(v.journal_id, p_tanggal, p_user, v_cabang, p_leg_jenis, p_leg_sub, p_leg_valuta, p_valuta, p_leg_jumlah, p_pecahan, p_kas, p_lewat, p_efek) m;
  elsif v_n = 0 and v_jurnal then
    select m.nomor_urut, m.saldo_kas into v.nomor_urut, v.saldo_kas
    from exchange_denominations(v.journal_id, p_tanggal, p_user, p_cabang, p_valuta, p_nominal, p_pecahan, p_kas) m;
  end if;

  if p_operasi in ('PINDAH_CABANG', 'PINDAH_REKENING_CABANG') then v_pindah := accounts_move_to(p_efek); end if;

  -- Accounts in the order of their numbers, legs and reservations together, so that two operations never wait for each other in a
  -- ring; each where it is kept: in that branch, GL account and currency. Of one account what sets funds free comes first, credits
  -- before debits, and its lines are numbered in that order; within a side they keep the order of the journal, so that a statement shows
  -- the transaction and then its fee. A place above zero is a leg's, below zero a reservation's.
  if v_n = 2 and p_res_rekening is null and (p_leg_sub[1] = p_leg_sub[2]) is not true then
    v_urutan := case when p_leg_sub[1] > p_leg_sub[2] then array[2, 1] else array[1, 2] end;
  else
    v_urutan := array(select x.tempat from (
      select l.sub as rekening, 0 as reservasi, l.jumlah, l.urut::integer as tempat from unnest(p_leg_jenis, p_leg_sub, p_leg_jumlah) with ordinality as l(jenis, sub, jumlah, urut)
      where l.jenis = 'REKENING'
      union all select q.rekening, q.jumlah, 0, -q.urut::integer from unnest(p_res_rekening, p_res_jumlah) with ordinality as q(rekening, jumlah, urut)) x
      order by x.rekening, x.reservasi, x.jumlah > 0, x.tempat);
  end if;
  foreach i in array v_urutan loop
    continue when i > 0 and p_leg_jenis[i] is distinct from 'REKENING';
    if i > 0 then
      v_rekening := p_leg_sub[i]; v_jumlah := p_leg_jumlah[i];
      update account_state a set saldo_buku = a.saldo_buku - v_jumlah, seq = a.seq + 1,
        tanggal_aktivitas = case when p_nasabah then greatest(a.tanggal_aktivitas, p_tanggal) else a.tanggal_aktivitas end
      from account k
      where a.nomor_rekening = v_rekening and a.saldo_buku - v_jumlah + a.plafon >= 0
        and k.nomor_rekening = v_rekening and (k.kode_cabang = p_leg_cabang[i] or v_rekening || '/' || p_leg_cabang[i] = any (v_pindah)) and k.kode_gl = p_leg_gl[i] and k.kode_valuta = coalesce(p_leg_valuta[i], p_valuta)
      returning a.saldo_buku, a.seq, a.status, a.blokir, a.saldo_minimum,
        a.saldo_buku - a.dana_belum_efektif - a.saldo_ditahan - a.debet_menunggu - a.saldo_minimum + a.plafon into v_buku, v_ke, v_status, v_blokir, v_minimum, v_tersedia;
      if not found then
        -- It was short when it was asked, whatever has come in since.
        if v_jumlah > 0 and exists (select from account k where k.nomor_rekening = v_rekening and (k.kode_cabang = p_leg_cabang[i] or v_rekening || '/' || p_leg_cabang[i] = any (v_pindah))
          and k.kode_gl = p_leg_gl[i] and k.kode_valuta = coalesce(p_leg_valuta[i], p_valuta)) then perform refuse('INSUFFICIENT', jsonb_build_object('rekening', v_rekening)); end if;
        perform refuse_account(v_rekening, v_jumlah, p_operasi);
      end if;
      v_saldo[i] := v_buku; v_seq[i] := v_ke;
      -- Head office takes an account to another branch asleep or shut as it is; after_account proves that it may.
      if (v_status <> 'AKTIF' or v_blokir <> '') and p_operasi <> 'PINDAH_REKENING_CABANG' then
        perform prove_account(v_rekening, v_status, v_blokir, v_jumlah > 0, p_lewat);
        -- The holder's own debit, approved by somebody who saw that the account is dormant, reactivates it (domain: decisions, activity).
        if p_nasabah and v_status = 'TIDAK_AKTIF' and v_jumlah > 0 then
          update account_state set status = 'AKTIF' where nomor_rekening = v_rekening;
        end if;
      end if;
    else
      v_rekening := p_res_rekening[-i]; v_jumlah := p_res_jumlah[-i];
      update account_state a set debet_menunggu = a.debet_menunggu + v_jumlah where a.nomor_rekening = v_rekening
      returning a.saldo_minimum, a.saldo_buku - a.dana_belum_efektif - a.saldo_ditahan - a.debet_menunggu - a.saldo_minimum + a.plafon into v_minimum, v_tersedia;
      if not found then perform refuse_account(v_rekening, 0, p_operasi); end if;
    end if;
    if v_rekening = p_rekening then v.saldo_tersedia := v_tersedia; end if;
    -- What leaves a branch with the whole account stays the holder's as it is.
    if v_tersedia < 0 and v_jumlah > 0 and v_pindah is null and v_tersedia + (case when 'DI_BAWAH_MINIMUM' = any (p_lewat) then v_minimum else 0 end) < 0 then
      perform refuse('INSUFFICIENT', jsonb_build_object('rekening', v_rekening));
    end if;
  end loop;

  if v_jurnal then
    -- A line enters only on an account of the chart, into the sub-ledger that the chart wants and into no other.
    insert into journal_line (journal_id, tanggal, xid, jumlah, jumlah_idr, saldo, seq, tanggal_valuta, urut, kode_cabang, kode_gl, kode_valuta, rekening, sub, lawan, kode, keterangan)
    select v.journal_id, p_tanggal, v_xid, l.jumlah, l.idr, l.saldo, l.seq, nullif(coalesce(l.hari, p_tanggal_valuta), p_tanggal), l.urut, l.cabang, l.gl,
           coalesce(l.valuta, p_valuta), case when l.jenis = 'REKENING' then l.sub end, case when l.jenis <> 'REKENING' then l.sub end, l.lawan, l.kode, l.keterangan
    from unnest(p_leg_cabang, p_leg_gl, p_leg_jenis, p_leg_sub, p_leg_lawan, p_leg_valuta, p_leg_jumlah, p_leg_idr, p_leg_tanggal_valuta, p_leg_kode, p_leg_keterangan,
                v_saldo, v_seq) with ordinality as l(cabang, gl, jenis, sub, lawan, valuta, jumlah, idr, hari, kode, keterangan, saldo, seq, urut)
    cross join lateral (select a.kontrol, a.hanya_pusat, a.dibuka_sejak, a.ditutup_sejak from gl_account a where a.kode_gl = l.gl offset 0) g
    where line_fits(g.kontrol, l.gl, l.jenis, l.sub, l.lawan, coalesce(l.valuta, p_valuta), l.jumlah, l.idr)
      and (not g.hanya_pusat or (select b.jenis from branch b where b.kode_cabang = l.cabang) = 'HO')
      and (g.ditutup_sejak <= p_tanggal or g.dibuka_sejak > p_tanggal) is not true
      and (l.jenis is distinct from 'SELISIH_TELLER' or (select true from app_user u where u.id_user = l.sub));
    get diagnostics v_baris = row_count;
    if v_n = 1 or v_baris <> v_n then
      perform refuse_shut_accounts(p_leg_gl, p_tanggal);
      raise exception 'journal of % breaks the chart', p_operasi;
    end if;
    select w.id, nullif(current_setting('amanah.alamat', true), w.alamat) into v_sesi, v_alamat from app_session w where w.sid = current_setting('amanah.sesi', true);
    if not found then v_alamat := current_setting('amanah.alamat', true); end if;
    insert into journal (id, tanggal, xid, tanggal_valuta, kode_cabang, operasi, id_user, pelaku, dibuat_pada, nominal, kode_valuta, rekening, keterangan, saldo_tersedia,
      id_kas, nomor_urut, user_otorisasi, id_flow, korelasi, sesi, alamat, bukti, sidik_kunci, nasabah, harian, harian_nilai)
    values (v.journal_id, p_tanggal, v_xid, nullif(p_tanggal_valuta, p_tanggal), p_cabang, p_operasi, p_user, nullif(p_pelaku, p_user), v.dibuat_pada, p_nominal, p_valuta, p_rekening,
      nullif(p_keterangan, ''), v.saldo_tersedia, p_kas, v.nomor_urut, p_otorisasi, p_flow, p_korelasi, v_sesi, nullif(v_alamat, ''),
      -- What lifted a guard stands with the journal, whatever the caller says beside it.
      case when p_token is null and p_lewat = '{}' then p_rincian
        else coalesce(p_rincian, '{}') || jsonb_strip_nulls(jsonb_build_object('alasan', p_lewat, 'token', p_token)) end,
      key_print(p_kunci, p_pelaku, p_sidik, v.journal_id, p_tanggal, p_jawaban),
      -- The books recompute the accounts' last activity and the maker's use of the day from these.
      p_nasabah, case when p_otorisasi is null then p_harian end,
      case when p_harian is not null and p_otorisasi is null then nullif(worth_in_books(p_nominal, p_valuta, p_tanggal), p_nominal) end);
  end if;

  if coalesce(v_identitas not in ('NONE', 'BEARER'), p_nasabah) and p_rekening is not null and 'KAS' = any (p_leg_jenis) then
    perform count_holder_cash(v.journal_id, p_tanggal, p_cabang, p_rekening, p_leg_jenis, p_leg_jumlah, p_leg_idr);
    if v_identitas = 'HOLDER' and is_customer_stopped((select a.nomor_nasabah from account a where a.nomor_rekening = p_rekening)) then perform refuse('COMPLIANCE_HOLD'); end if;
  end if;

  if p_harian is not null and p_otorisasi is null then
    perform use_daily(p_user, p_tanggal, p_harian, p_valuta, p_nominal, case when p_harian <> 'TUNAI_MASUK' and p_rekening is not null then array[p_rekening] end);
  end if;

  if p_efek is not null then perform apply_effects(p_efek, 'sesudah', (p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id)::effect_context); end if;

  -- Somebody was counted whose cash it is, from the amount on from which nobody is served unknown.
  if v_identitas in ('PRESENTER', 'BEARER', 'HOLDER') and v_jurnal then perform prove_counted(v.journal_id, p_tanggal, v_identitas = 'BEARER'); end if;

  -- A journal is its own row of the trail.
  if not v_jurnal then
    insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian, sidik_kunci)
    values (p_pelaku, p_cabang, p_operasi, '00', coalesce(numbered_object(p_rekening), p_rekening, ''), p_korelasi, p_rincian,
      key_print(p_kunci, p_pelaku, p_sidik, null, p_tanggal, p_jawaban));
  end if;
  v.saldo := array_replace(v_saldo::text[], null, '');
  return v;
end $$;

-- The number is used up even when the form it was meant for is thrown away: numbers may have gaps, never twins.
create or replace function reserve_journal_id() returns bigint language sql security definer set search_path = public, pg_temp as $$
  select nextval('trail_id_seq')
$$;
