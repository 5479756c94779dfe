-- The only door through which anything changes. The rules are readable TypeScript over one read; what must hold whatever the
-- application believed is proved again here, under row locks, in one round trip: the branch day, the balance of the legs, the
-- state and available balance of each account, the stock of each cash box, the state of each item, the single use of a grant.
-- Lock order: idempotency key, branch day (shared), workflow item, handover, accounts by number, cash boxes by id.

-- A refusal by proof: the message is a code of lib/errors.ts, the detail its parameters.
create function refuse(p_kode text, p_rincian jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'AM001', message = p_kode, detail = p_rincian::text;
end $$;

-- Adds pieces to a stock; a denomination below zero is refused by name.
create function add_stock(p_stok jsonb, p_delta jsonb, p_kas text) returns jsonb language plpgsql immutable as $$
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

create function notify_inbox(f flow_instance) returns void language plpgsql as $$
declare
  v_id bigint;
begin
  insert into inbox_event (id_flow, jenis, flow_code, flow_state, kode_cabang, user_input)
  values (f.id_flow, f.jenis, f.flow_code, f.flow_state, f.kode_cabang, f.user_input) returning id into v_id;
  perform pg_notify('inbox', v_id::text);
end $$;

create function flow_effect(e jsonb, p_pelaku text, p_journal bigint) returns void language plpgsql as $$
declare
  f flow_instance;
  v_dari text := '';
begin
  if e ->> 'efek' = 'flow_put' then
    f := jsonb_populate_record(null::flow_instance, e -> 'baris');
    f.journal_id := p_journal;
    f.versi := 0;
    f.pemeriksa := '{}';
    f.dibuat_pada := now();
    f.diubah_pada := now();
    select flow_state into v_dari from flow_instance where id_flow = f.id_flow and user_input = p_pelaku for update;
    if v_dari is distinct from nullif(e ->> 'dari', '') then
      perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(v_dari, '')));
    end if;
    insert into flow_instance select (f).* on conflict (id_flow) do update set
      flow_state = excluded.flow_state, flow_data = excluded.flow_data, sidik = excluded.sidik, nominal = excluded.nominal,
      rekening = excluded.rekening, nomor_nasabah = excluded.nomor_nasabah, nama_nasabah = excluded.nama_nasabah,
      keterangan = excluded.keterangan, alasan = excluded.alasan, tingkat = excluded.tingkat, pemeriksa = '{}',
      persetujuan_perlu = excluded.persetujuan_perlu, reservasi = excluded.reservasi, tanggal = excluded.tanggal,
      journal_id = excluded.journal_id, versi = flow_instance.versi + 1, diubah_pada = now()
    returning * into f;
  else
    select * into f from flow_instance where id_flow = (e ->> 'id_flow')::uuid for update;
    if f.flow_state is distinct from e ->> 'dari' or f.versi <> (e ->> 'versi')::integer then
      perform refuse('FLOW_STATE', jsonb_build_object('status', coalesce(f.flow_state, '')));
    end if;
    v_dari := f.flow_state;
    update flow_instance set
      flow_state = e ->> 'ke', versi = versi + 1, diubah_pada = now(), journal_id = coalesce(p_journal, journal_id),
      pemeriksa = case when e ? 'pemeriksa' then pemeriksa || (e ->> 'pemeriksa') else pemeriksa end,
      reservasi = case when (e ->> 'lepas')::boolean then '[]'::jsonb else reservasi end,
      token_override = coalesce((e ->> 'token')::uuid, token_override)
    where id_flow = f.id_flow returning * into f;
  end if;
  insert into flow_step (id_flow, urut, id_user, dari, ke, aksi, catatan)
  select f.id_flow, 1 + count(*), p_pelaku, coalesce(v_dari, ''), f.flow_state, e ->> 'aksi', coalesce(e ->> 'catatan', '')
  from flow_step where id_flow = f.id_flow;
  perform notify_inbox(f);
end $$;

create function handover_effect(e jsonb, p_user text, p_cabang text, p_journal bigint) returns void language plpgsql as $$
declare
  v_status text;
begin
  if e ->> 'efek' = 'handover_send' then
    insert into handover (id_serah_terima, arah, kode_cabang, asal, tujuan, nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, keterangan)
    values ((e ->> 'id')::uuid, e ->> 'arah', p_cabang, (e ->> 'asal')::integer, (e ->> 'tujuan')::integer, (e ->> 'nominal')::bigint,
            e ->> 'kode_valuta', e -> 'pecahan', p_journal, p_user, e ->> 'keterangan');
    return;
  end if;
  select status into v_status from handover where id_serah_terima = (e ->> 'id')::uuid and kode_cabang = p_cabang for update;
  if v_status is null then perform refuse('NOT_FOUND'); end if;
  if v_status <> 'DIKIRIM' then perform refuse('HANDOVER_STATE', jsonb_build_object('status', v_status)); end if;
  update handover set
    status = case e ->> 'efek' when 'handover_receive' then 'DITERIMA' else 'DIBATALKAN' end,
    journal_terima = p_journal, user_penerima = p_user, diterima_pada = now()
  where id_serah_terima = (e ->> 'id')::uuid;
end $$;

-- The branch day: closing and opening take the day's lock alone, so no posting of that branch is in flight meanwhile.
create function day_effect(e jsonb, p_user text) returns void language plpgsql as $$
declare
  v_cabang text := e ->> 'kode_cabang';
  b branch;
  f flow_instance;
begin
  perform pg_advisory_xact_lock(7310, v_cabang::integer);
  select * into b from branch where kode_cabang = v_cabang for update;
  if b.accounting_date <> (e ->> 'dari')::date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', v_cabang)); end if;
  if e ->> 'efek' = 'day_close' then
    if b.status <> 'BUKA' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'TUTUP')); end if;
    if exists (select from cash_box where kode_cabang = v_cabang and jenis = 'TELLER' and (status = 'BUKA' or saldo <> 0))
      or exists (select from handover where kode_cabang = v_cabang and status = 'DIKIRIM')
      or exists (select from flow_instance where kode_cabang = v_cabang and flow_state = 'WAITING') then
      perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', v_cabang, 'sebab', 'masih ada kas teller atau transaksi menunggu'));
    end if;
    for f in update flow_instance set flow_state = 'EXPIRED', versi = versi + 1, diubah_pada = now()
             where kode_cabang = v_cabang and flow_state in ('DRAFT', 'RETURNED') returning * loop
      insert into flow_step (id_flow, urut, id_user, dari, ke, aksi) select f.id_flow, 1 + count(*), p_user, '', 'EXPIRED', 'EXPIRE' from flow_step where id_flow = f.id_flow;
      perform notify_inbox(f);
    end loop;
    update branch set status = 'TUTUP' where kode_cabang = v_cabang;
    update branch_day set ditutup_oleh = p_user, ditutup_pada = now() where kode_cabang = v_cabang and tanggal = b.accounting_date;
  else
    if b.status <> 'TUTUP' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'BUKA')); end if;
    perform ensure_journal_partition((e ->> 'ke')::date);
    update branch set status = 'BUKA', accounting_date = (e ->> 'ke')::date where kode_cabang = v_cabang;
    insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values (v_cabang, (e ->> 'ke')::date, p_user);
  end if;
end $$;

create function apply_effects(p_efek jsonb, p_fase text, p_pelaku text, p_user text, p_cabang text, p_tanggal date, p_journal bigint) returns void
language plpgsql as $$
declare
  e jsonb;
begin
  for e in select value from jsonb_array_elements(p_efek) where value ->> 'fase' = p_fase loop
    case
      when e ->> 'efek' in ('flow_put', 'flow_move') then perform flow_effect(e, p_pelaku, p_journal);
      when e ->> 'efek' like 'handover_%' then perform handover_effect(e, p_user, p_cabang, p_journal);
      when e ->> 'efek' like 'day_%' then perform day_effect(e, p_user);
      when e ->> 'efek' = 'box_open' then
        update cash_box set status = 'BUKA', tanggal = p_tanggal, nomor_urut = 0, dibuka_pada = now(), ditutup_pada = null
        where id_kas = (e ->> 'id_kas')::integer and status = 'TUTUP' and id_user = p_user;
        if not found then perform refuse('TILL_OPEN'); end if;
      when e ->> 'efek' = 'box_close' then
        update cash_box set status = 'TUTUP', stok = '{}', ditutup_pada = now()
        where id_kas = (e ->> 'id_kas')::integer and status = 'BUKA' and id_user = p_user and saldo = 0;
        if not found then perform refuse('TILL_CLOSED'); end if;
        if exists (select from handover where tujuan = (e ->> 'id_kas')::integer and status = 'DIKIRIM') then perform refuse('HANDOVER_PENDING'); end if;
      when e ->> 'efek' = 'reverse' then
        insert into journal_reversal (journal_id, reversal_id) values ((e ->> 'journal_id')::bigint, p_journal) on conflict do nothing;
        if not found then perform refuse('ALREADY_REVERSED', jsonb_build_object('referensi', e ->> 'referensi')); end if;
      when e ->> 'efek' = 'grant' then
        insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai)
        values ((e ->> 'token')::uuid, e ->> 'operasi', decode(e ->> 'sidik', 'hex'), e ->> 'pembuat', e ->> 'kode_cabang',
                array(select jsonb_array_elements_text(e -> 'alasan')), e ->> 'supervisor', now() + make_interval(secs => (e ->> 'detik')::integer));
      else raise exception 'unknown effect %', e;
    end case;
  end loop;
end $$;

-- The state of an account that is not plainly active: closed takes nothing, blocked and inactive what an override lifted.
create function prove_account(p_rekening text, p_status text, p_blokir text, p_debet boolean, p_lewat text[]) returns void language plpgsql as $$
begin
  if p_status = 'TUTUP' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', p_rekening)); end if;
  if (p_blokir = 'T' or p_blokir = case when p_debet then 'D' else 'K' end) and not 'BLOKIR' = any (p_lewat) then
    perform refuse('ACCOUNT_BLOCKED', jsonb_build_object('rekening', p_rekening));
  end if;
  if p_debet and (p_status = 'DORMAN' or p_status = 'TIDAK_AKTIF' and not 'TIDAK_AKTIF' = any (p_lewat)) then
    perform refuse('ACCOUNT_DORMANT', jsonb_build_object('rekening', p_rekening));
  end if;
end $$;

-- Moves the cash of a journal: box by box in the order of their ids, stock and movement together. Answers number and balance of p_kas.
create function move_cash(
  p_journal bigint, p_tanggal date, p_user text, p_valuta text, p_leg_cabang text[], p_leg_kas integer[], p_leg_jumlah bigint[],
  p_pecahan jsonb, p_kas integer, out nomor_urut integer, out saldo_kas bigint
) language plpgsql as $$
declare
  r record;
  k cash_box;
begin
  for r in select l.kas, coalesce(sum(l.jumlah) filter (where l.jumlah > 0), 0) as masuk, coalesce(-sum(l.jumlah) filter (where l.jumlah < 0), 0) as keluar
           from unnest(p_leg_kas, p_leg_jumlah) as l(kas, jumlah) where l.kas is not null group by l.kas order by l.kas loop
    select * into k from cash_box where id_kas = r.kas for update;
    if k.id_kas is null or not k.kode_cabang = any (p_leg_cabang) or k.kode_valuta <> p_valuta then perform refuse('NOT_FOUND'); end if;
    if k.jenis = 'TELLER' and (k.status <> 'BUKA' or k.id_user <> p_user or k.tanggal <> p_tanggal) then perform refuse('TILL_CLOSED'); end if;
    if k.saldo + r.masuk - r.keluar < 0 then perform refuse('CASH_SHORT', jsonb_build_object('pecahan', '', 'kas', k.kode_kas)); end if;
    update cash_box b set saldo = b.saldo + r.masuk - r.keluar, nomor_urut = b.nomor_urut + 1,
      stok = add_stock(b.stok, coalesce(p_pecahan -> r.kas::text, '{}'), b.kode_kas)
    where b.id_kas = r.kas returning * into k;
    if r.kas = p_kas then nomor_urut := k.nomor_urut; saldo_kas := k.saldo; end if;
    insert into cash_movement (journal_id, id_kas, tanggal, masuk, keluar, saldo, pecahan)
    values (p_journal, r.kas, p_tanggal, r.masuk, r.keluar, k.saldo, coalesce(p_pecahan -> r.kas::text, '{}'));
  end loop;
end $$;

create type committed as (
  journal_id bigint,
  dibuat_pada timestamptz,
  nomor_urut integer,
  saldo text[],             -- running balance per leg, empty where the leg has no account
  saldo_tersedia bigint,    -- of p_rekening, after
  saldo_kas bigint          -- of p_kas, after
);

-- This is the hot path. A statement inside costs more than ten steps of the language over small arrays, so what can be decided
-- without a table is decided by loops, and each table is touched once.
create function commit_operation(
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
  p_efek jsonb, p_otorisasi text, p_token uuid, p_flow uuid, p_kas integer, p_rincian jsonb, p_jawaban jsonb
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

  if p_token is not null then
    update override_grant g set dipakai_pada = now()
    where token = p_token and dipakai_pada is null and berlaku_sampai > now() and operasi = p_operasi and sidik = p_sidik
      and pembuat = p_user and kode_cabang = p_cabang and supervisor <> p_user and supervisor = p_otorisasi and p_lewat <@ g.alasan;
    if not found then perform refuse('GRANT_INVALID'); end if;
  end if;

  if p_efek is not null then perform apply_effects(p_efek, 'sebelum', p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id); end if;

  -- A guard is lifted by a grant or by the approval of exactly this item, never by the word of the caller.
  if v_n > 0 and p_lewat <> '{}' and p_token is null and p_flow is null then perform refuse('GRANT_INVALID'); end if;
  if v_n > 0 and p_flow is not null and not exists (
    select from flow_instance f where f.id_flow = p_flow and f.jenis = 'FLOW' and f.flow_state = 'APPROVED' and f.flow_code = p_operasi
      and f.user_input = p_user and f.kode_cabang = p_cabang and f.nominal = p_nominal and p_pelaku = p_otorisasi and p_pelaku = any (f.pemeriksa)) then
    perform refuse('GRANT_INVALID');
  end if;

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

  if p_efek is not null then perform apply_effects(p_efek, 'sesudah', p_pelaku, p_user, p_cabang, p_tanggal, v.journal_id); end if;

  v.saldo := array_replace(v_saldo::text[], null, '');
  insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
  values (p_pelaku, p_cabang, p_operasi, '00', coalesce(p_cabang || to_char(p_tanggal, 'YYMMDD') || lpad(v.journal_id::text, 9, '0'), p_rekening, ''), p_korelasi, p_rincian);
  return v;
end $$;
