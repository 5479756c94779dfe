-- The only door through which anything changes. The rules are readable TypeScript over one read; what must hold whatever the
-- application believed is proved again here, under row locks, in one round trip: the branch day, the balance of the legs, the
-- state and available balance of each account, the stock of each cash box, the state of each item, the single use of a grant.
-- Lock order: idempotency key, branch day (shared), workflow item, handover, accounts by number, cash boxes by id.

-- The state of an account that is not plainly active: closed takes nothing, blocked and inactive what an override lifted.
create or replace function prove_account(p_rekening text, p_status text, p_blokir text, p_debet boolean, p_lewat text[]) returns void language plpgsql as $$
begin
  if p_status = 'TUTUP' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', p_rekening)); end if;
  -- What went in by mistake comes out of a blocked or sleeping account too; the mirror is proved with the journal's reversal.
  if p_debet and 'ENTRI_DIBATALKAN' = any (p_lewat) then return; end if;
  if (p_blokir = 'T' or p_blokir = case when p_debet then 'D' else 'K' end)
    and (not 'BLOKIR' = any (p_lewat) or exists (select from account_state a where a.nomor_rekening = p_rekening
      and a.blokir_resmi in ('T', case when p_debet then 'D' else 'K' end))) then
    perform refuse('ACCOUNT_BLOCKED', jsonb_build_object('rekening', p_rekening));
  end if;
  if p_debet and (p_status = 'DORMAN' or p_status = 'TIDAK_AKTIF' and not 'TIDAK_AKTIF' = any (p_lewat)) then
    perform refuse('ACCOUNT_DORMANT', jsonb_build_object('rekening', p_rekening));
  end if;
end $$;

-- This is the hot path. A statement inside costs more than ten steps of the language over small arrays, so what can be decided
-- without a table is decided by loops, and each table is touched once.
create or replace function commit_operation(
  p_kunci uuid, p_sidik bytea,
  p_pelaku text,            -- who calls: the checker of an approval
  p_user text,              -- whose transaction it is: the maker
  p_cabang text, p_operasi text, p_korelasi uuid,
  p_tanggal date,           -- the accounting date the rules saw; null: no branch day needed
  p_nominal bigint, p_valuta text, p_rekening text, p_keterangan text,
  p_leg_cabang text[], p_leg_gl text[], p_leg_rekening text[], p_leg_kas integer[], p_leg_lawan text[], p_leg_jumlah bigint[],
  p_lewat text[],           -- reasons an override lifted
  p_pecahan jsonb,          -- { id_kas: { nominal: pieces, out negative } }
  p_res_rekening text[], p_res_jumlah bigint[], -- reservations: positive to add, negative to release
  p_efek jsonb, p_otorisasi text, p_token uuid, p_flow uuid, p_kas integer, p_rincian jsonb, p_jawaban jsonb,
  p_harian text             -- the daily total it counts against when nobody stands behind its maker
) returns committed language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v committed;
  r record;
  v_n integer := coalesce(cardinality(p_leg_gl), 0);
  v_baris integer;
  v_cabang text[] := array[p_cabang];
  c text;
  v_jumlah bigint;
  v_rekening text[] := coalesce(p_leg_rekening || p_res_rekening, '{}');
  v_kini text := '';
  v_berikut text;
  v_urut integer;
  v_reservasi bigint;
  v_seq integer[];
  v_saldo bigint[];
  s record;
begin
  if v_n > 0 then v.journal_id := nextval('journal_id_seq'); end if;
  v.dibuat_pada := clock_timestamp();
  p_lewat := coalesce(p_lewat, '{}');
  if cardinality(v_rekening) <> v_n + coalesce(cardinality(p_res_jumlah), 0) or cardinality(p_leg_jumlah) <> v_n or cardinality(p_leg_kas) <> v_n then
    raise exception 'the legs of % are not told in full', p_operasi;
  end if;

  -- A second caller with the same key waits here for the first one's commit, and is then refused by the primary key: the core
  -- answers it with what the first one left.
  insert into idempotency (kunci, id_user, sidik, journal_id, jawaban) values (p_kunci, p_pelaku, p_sidik, v.journal_id, p_jawaban);

  -- The branches in the order of their codes, each balanced by itself and open at the date the rules saw.
  for i in 1 .. v_n loop
    if p_leg_cabang[i] <> all (v_cabang) then v_cabang := v_cabang || p_leg_cabang[i]; end if;
  end loop;
  if cardinality(v_cabang) > 1 then v_cabang := array(select x from unnest(v_cabang) x order by x); end if;
  foreach c in array v_cabang loop
    v_jumlah := 0;
    for i in 1 .. v_n loop
      if p_leg_cabang[i] = c then v_jumlah := v_jumlah + p_leg_jumlah[i]; end if;
    end loop;
    if v_jumlah is distinct from 0 then raise exception 'journal of % does not balance', p_operasi; end if;
    if p_tanggal is not null then
      perform pg_advisory_xact_lock_shared(7310, c::integer);
      select b.status, b.accounting_date into r from branch b where b.kode_cabang = c;
      if r.status is distinct from 'BUKA' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', c)); end if;
      if r.accounting_date <> p_tanggal then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', c)); end if;
    end if;
  end loop;

  if p_token is not null then perform spend_grant(p_token, p_operasi, p_sidik, p_user, p_cabang, p_otorisasi, p_lewat); end if;

  if p_efek is not null then perform apply_effects(p_efek, 'sebelum', (p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id)::effect_context); end if;

  -- A guard is lifted by a grant or by the approval of exactly this item, never by the word of the caller.
  if v_n > 0 and p_lewat <> '{}' and p_token is null and p_flow is null then perform refuse('GRANT_INVALID'); end if;
  if v_n > 0 and p_flow is not null and not exists (
    select from flow_instance f where f.id_flow = p_flow and f.jenis = 'FLOW' and f.flow_state = 'APPROVED' and f.flow_code = p_operasi
      and f.user_input = p_user and f.kode_cabang = p_cabang and f.nominal = p_nominal and p_pelaku = p_otorisasi and p_pelaku = any (f.pemeriksa)
      -- Approval lifts what its checkers were shown, and nothing that came later.
      and p_lewat <@ array(select a ->> 'kode' from jsonb_array_elements(f.alasan) a)) then
    perform refuse('GRANT_INVALID');
  end if;

  if 'ENTRI_DIBATALKAN' = any (p_lewat) and p_efek @> '[{"efek": "reverse"}]' is not true then perform refuse('GRANT_INVALID'); end if;

  -- Accounts in number order: legs and reservations together, so that two operations never wait for each other in a ring.
  v_saldo := array_fill(null::bigint, array[v_n]);
  v_seq := array_fill(null::integer, array[v_n]);
  loop
    v_berikut := null;
    for i in 1 .. cardinality(v_rekening) loop
      if v_rekening[i] > v_kini and (v_berikut is null or v_rekening[i] < v_berikut) then v_berikut := v_rekening[i]; end if;
    end loop;
    exit when v_berikut is null;
    v_kini := v_berikut; v_jumlah := 0; v_reservasi := 0; v_urut := null;
    for i in 1 .. cardinality(v_rekening) loop
      if v_rekening[i] = v_kini then
        if i > v_n then
          v_reservasi := v_reservasi + p_res_jumlah[i - v_n];
        elsif v_urut is not null then
          raise exception 'journal of % moves account % twice', p_operasi, v_kini;
        else
          v_urut := i; v_jumlah := p_leg_jumlah[i];
        end if;
      end if;
    end loop;
    update account_state a set
      saldo_buku = a.saldo_buku - v_jumlah, debet_menunggu = a.debet_menunggu + v_reservasi, seq = a.seq + (v_urut is not null)::integer,
      tanggal_aktivitas = case when v_urut is null or p_tanggal is null then a.tanggal_aktivitas else p_tanggal end
    where a.nomor_rekening = v_kini and a.saldo_buku - v_jumlah + a.plafon >= 0
    returning a.saldo_buku, a.seq, a.status, a.blokir, a.saldo_minimum,
      a.saldo_buku - a.dana_belum_efektif - a.saldo_ditahan - a.debet_menunggu - a.saldo_minimum + a.plafon as tersedia into s;
    if not found then
      if exists (select from account_state a where a.nomor_rekening = v_kini) then perform refuse('INSUFFICIENT', jsonb_build_object('rekening', v_kini)); end if;
      perform refuse('ACCOUNT_NOT_FOUND', jsonb_build_object('rekening', v_kini));
    end if;
    if v_urut is not null then v_saldo[v_urut] := s.saldo_buku; v_seq[v_urut] := s.seq; end if;
    if v_kini = p_rekening then v.saldo_tersedia := s.tersedia; end if;
    if v_jumlah <> 0 and (s.status <> 'AKTIF' or s.blokir <> '') then
      perform prove_account(v_kini, s.status, s.blokir, v_jumlah > 0, p_lewat);
    end if;
    if (v_jumlah > 0 or v_reservasi > 0) and s.tersedia < 0
      and s.tersedia + (case when 'DI_BAWAH_MINIMUM' = any (p_lewat) then s.saldo_minimum else 0 end) < 0 then
      perform refuse('INSUFFICIENT', jsonb_build_object('rekening', v_kini));
    end if;
  end loop;

  if v_n > 0 then
    if array_remove(p_leg_kas, null) <> '{}' then
      select m.nomor_urut, m.saldo_kas into v.nomor_urut, v.saldo_kas
      from move_cash(v.journal_id, p_tanggal, p_user, p_valuta, p_leg_cabang, p_leg_kas, p_leg_jumlah, p_pecahan, p_kas) m;
    end if;
    insert into journal (id, tanggal, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, rekening, keterangan, saldo_tersedia, id_kas, nomor_urut, user_otorisasi, id_flow, korelasi)
    values (v.journal_id, p_tanggal, p_cabang, p_operasi, p_user, v.dibuat_pada, p_nominal, p_valuta, p_rekening, nullif(p_keterangan, ''), v.saldo_tersedia, p_kas, v.nomor_urut, p_otorisasi, p_flow, p_korelasi);
    -- A line enters only on an account of the chart, with the sub-ledger that the chart wants and with no other.
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, id_kas, urut, kode_cabang, kode_gl, kode_valuta, rekening, lawan)
    select v.journal_id, p_tanggal, pg_current_xact_id()::text::bigint, l.jumlah, l.saldo, l.seq, l.kas, l.urut, l.cabang, l.gl, p_valuta, l.rekening, l.lawan
    from unnest(p_leg_cabang, p_leg_gl, p_leg_rekening, p_leg_kas, p_leg_lawan, p_leg_jumlah, v_saldo, v_seq) with ordinality as l(cabang, gl, rekening, kas, lawan, jumlah, saldo, seq, urut)
    cross join lateral (select coalesce(a.kontrol, '') as kontrol from gl_account a where a.kode_gl = l.gl offset 0) g
    where l.jumlah <> 0 and (g.kontrol = 'REKENING') = (l.rekening is not null) and (g.kontrol = 'KAS') = (l.kas is not null);
    get diagnostics v_baris = row_count;
    if v_n < 2 or v_baris <> v_n then raise exception 'journal of % breaks the chart', p_operasi; end if;
  end if;

  if p_harian is not null and p_otorisasi is null then
    perform use_daily(p_user, p_tanggal, p_harian, p_valuta, p_nominal, case when p_harian <> 'TUNAI_MASUK' then array[p_rekening] end);
  end if;

  if p_efek is not null then perform apply_effects(p_efek, 'sesudah', (p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id)::effect_context); end if;

  v.saldo := array_replace(v_saldo::text[], null, '');
  insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
  values (p_pelaku, p_cabang, p_operasi, '00', coalesce(p_cabang || to_char(p_tanggal, 'YYMMDD') || lpad(v.journal_id::text, 9, '0'), p_rekening, ''), p_korelasi, p_rincian);
  return v;
end $$;

-- The number is used up even when the form it was meant for is thrown away: numbers may have gaps, never twins.
create or replace function reserve_journal_id() returns bigint language sql security definer set search_path = public, pg_temp as $$
  select nextval('journal_id_seq')
$$;
