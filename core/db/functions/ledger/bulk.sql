-- The second door into the books: a prepared set of journals of an automatic run, posted in chunks with the proofs of
-- commit_operation in the form of sets, each chunk whole or not at all, at most once for (run, chunk). A run moves no cash, lifts
-- no guard and speaks in nobody's name: its actor is no user. It also posts while its branches are cut off; during the end of day of a branch only ends of
-- day post into it (accepts_eod_postings).

-- Refuses the first account, by number, that the set would move and may not; in the order in which the first door proves one.
create or replace function refuse_bulk_account(p_rekening text, p_jumlah bigint, p_debet boolean, p_kredit boolean, p_tempat boolean) returns void language plpgsql as $$
declare
  s account_state;
begin
  perform refuse_account(p_rekening, p_jumlah, 'bulk')
  where not p_tempat or not exists (select from account_state a where a.nomor_rekening = p_rekening and a.saldo_buku - p_jumlah + a.plafon >= 0);
  select * into s from account_state a where a.nomor_rekening = p_rekening;
  if p_kredit then perform prove_account(p_rekening, s.status, s.blokir, false, '{}'); end if;
  if p_debet then perform prove_account(p_rekening, s.status, s.blokir, true, '{}'); end if;
  perform refuse('INSUFFICIENT', jsonb_build_object('rekening', p_rekening));
end $$;

create or replace function commit_bulk(
  p_run uuid, p_bagian integer, p_sidik bytea, -- the fingerprint of the whole chunk
  p_pelaku text, p_operasi text, p_tanggal date, p_tanggal_valuta date, p_valuta text, p_keterangan text,
  p_cabang text[], p_nominal bigint[], p_rekening text[], -- of each journal
  p_leg_jurnal integer[],   -- place of its journal among these
  p_leg_cabang text[], p_leg_gl text[], p_leg_jenis text[], p_leg_sub text[], p_leg_lawan text[], p_leg_valuta text[],
  p_leg_jumlah bigint[], p_leg_idr bigint[], p_leg_tanggal_valuta date[], p_leg_kode text[], p_leg_keterangan text[]
) returns bulk_chunk language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v bulk_chunk;
  v_n integer := cardinality(p_leg_jumlah);
  v_jurnal integer := cardinality(p_cabang);
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_id bigint[];
  v_salah integer;
  v_hari date;
  v_batal boolean := is_sharing_undone(p_operasi);
  -- A fee by contract takes what is there: also of an inactive account, and below its minimum, never below zero (domain: products, fees).
  v_biaya boolean := p_operasi in ('BIAYA', 'BIAYA_BULANAN');
  v_malam text;
  c text;
  r record;
begin
  insert into bulk_chunk (run, bagian, operasi, sidik, tanggal) values (p_run, p_bagian, p_operasi, p_sidik, p_tanggal) on conflict do nothing;
  if not found then
    select * into v from bulk_chunk b where b.run = p_run and b.bagian = p_bagian;
    if v.sidik <> p_sidik or v.operasi <> p_operasi then perform refuse('KEY_REUSED'); end if;
    return v;
  end if;
  if exists (select from app_user u where u.id_user = p_pelaku) then perform refuse('GRANT_INVALID'); end if;
  if not exists (select from operation_definition d where d.operasi = p_operasi and d.bank) then perform refuse('OPERATION_UNKNOWN', jsonb_build_object('operasi', p_operasi)); end if;
  perform prove_ledger(p_operasi, p_leg_gl, p_leg_jumlah, p_leg_idr, null);

  -- Each journal balances by itself: per branch and currency, in amount and in worth, inter-branch legs in pairs.
  select x.jurnal into v_salah from (
    select l.jurnal, sum(l.jumlah) as jumlah, sum(coalesce(l.idr, l.jumlah)) as idr
    from unnest(p_leg_jurnal, p_leg_cabang, p_leg_valuta, p_leg_jumlah, p_leg_idr) as l(jurnal, cabang, valuta, jumlah, idr)
    group by l.jurnal, l.cabang, coalesce(l.valuta, p_valuta)) x where x.jumlah <> 0 or x.idr <> 0 order by 1 limit 1;
  if v_salah is null then
    select x.jurnal into v_salah from (
      select l.jurnal, count(*) as n from unnest(p_leg_jurnal) as l(jurnal) group by 1) x
    right join generate_series(1, v_jurnal) g on g = x.jurnal where coalesce(x.n, 0) < 2 limit 1;
  end if;
  if v_salah is null and p_leg_lawan is not null then
    select l.jurnal into v_salah
    from unnest(p_leg_jurnal, p_leg_cabang, p_leg_lawan, p_leg_valuta, p_leg_jumlah, p_leg_idr) as l(jurnal, cabang, lawan, valuta, jumlah, idr)
    where l.lawan is not null group by l.jurnal, least(l.cabang, l.lawan), greatest(l.cabang, l.lawan), coalesce(l.valuta, p_valuta)
    having sum(l.jumlah) <> 0 or sum(coalesce(l.idr, l.jumlah)) <> 0 or bool_or(l.cabang = l.lawan)
      or not bool_or(l.cabang < l.lawan) or not bool_or(l.cabang > l.lawan) limit 1;
  end if;
  if v_salah is not null then raise exception 'journal % of % does not balance', v_salah, p_operasi; end if;

  for c in select distinct x from unnest(p_leg_cabang || p_cabang) x order by 1 loop
    perform pg_advisory_xact_lock_shared(7310, c::integer);
    select b.status, b.accounting_date, b.status = 'CUT_OFF' and is_end_of_day(c) as malam into r from branch b where b.kode_cabang = c;
    if r.status is null or r.status not in ('BUKA', 'CUT_OFF') then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', c)); end if;
    if r.accounting_date <> p_tanggal then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', c)); end if;
    if r.malam then
      v_malam := coalesce(v_malam, eod_at_work(), '');
      -- What other branches' ends of day settle with each other over head office's inter-branch account is theirs to the last.
      if v_malam = '' or v_malam <> c and eod_is_locked(c)
        and (c = any (p_cabang) or exists (select from unnest(p_leg_cabang, p_leg_lawan) l(cabang, lawan) where l.cabang = c and l.lawan is null)) then
        perform refuse('DAY_CLOSED', jsonb_build_object('cabang', c));
      end if;
    end if;
  end loop;
  -- A year that the branch has closed takes no more income or expense, from whichever end of day.
  if exists (select from year_end y where y.tahun = extract(year from p_tanggal)) then perform prove_year_open(p_tanggal, p_leg_cabang, p_leg_gl); end if;
  for v_hari in select distinct coalesce(h, p_tanggal_valuta, p_tanggal) from unnest(coalesce(p_leg_tanggal_valuta, array[null::date])) h loop
    perform prove_value_date(p_tanggal, v_hari, null, false);
  end loop;

  if v_biaya and exists (select from unnest(p_leg_jenis, p_leg_gl, p_leg_jumlah) as l(jenis, gl, jumlah)
    where l.jenis is distinct from 'REKENING' and l.gl <> gl('ACCOUNT_FEES') or (l.jenis is null) = (l.jumlah > 0)) then
    raise exception '% takes of accounts for 502003 and does nothing else', p_operasi;
  end if;
  v_id := array(select nextval('trail_id_seq') from generate_series(1, v_jurnal));

  -- Every account once, locked in the order of the numbers, and kept where every leg on it says.
  with leg as materialized (
    select l.jurnal, l.cabang, l.gl, l.jenis, l.sub, l.lawan, coalesce(l.valuta, p_valuta) as valuta, l.jumlah, l.idr,
           coalesce(l.hari, p_tanggal_valuta) as hari, l.kode, l.keterangan, l.n,
           row_number() over (partition by l.jurnal order by l.n) as urut, case when l.jenis = 'REKENING' then l.sub end as rekening
    from unnest(p_leg_jurnal, p_leg_cabang, p_leg_gl, p_leg_jenis, p_leg_sub, p_leg_lawan, p_leg_valuta, p_leg_jumlah, p_leg_idr, p_leg_tanggal_valuta, p_leg_kode, p_leg_keterangan)
      with ordinality as l(jurnal, cabang, gl, jenis, sub, lawan, valuta, jumlah, idr, hari, kode, keterangan, n)
  ), gerak as materialized (
    select l.rekening, sum(l.jumlah)::bigint as jumlah, count(*)::integer as n, bool_or(l.jumlah > 0) as debet, bool_or(l.jumlah <= 0) as kredit,
           bool_and(k.kode_cabang = l.cabang and k.kode_gl = l.gl and k.kode_valuta = l.valuta) is true as tempat
    from leg l left join account k on k.nomor_rekening = l.rekening where l.rekening is not null group by 1
  ), kunci as materialized (
    select a.nomor_rekening from account_state a where a.nomor_rekening in (select rekening from gerak) order by a.nomor_rekening for no key update
  ), akun as (
    update account_state a set saldo_buku = a.saldo_buku - g.jumlah, seq = a.seq + g.n
    from kunci k join gerak g on g.rekening = k.nomor_rekening
    where a.nomor_rekening = k.nomor_rekening and g.tempat and a.saldo_buku - g.jumlah + case when v_biaya then 0 else a.plafon end >= 0
      and a.status <> 'TUTUP' and not (g.debet and not v_batal and (a.status <> 'AKTIF' and not (v_biaya and a.status = 'TIDAK_AKTIF') or a.blokir in ('D', 'T'))) and not (g.kredit and a.blokir in ('K', 'T'))
      and (not g.debet or a.saldo_buku - g.jumlah - a.dana_belum_efektif - a.saldo_ditahan - a.debet_menunggu
        - case when v_batal or v_biaya then 0 else a.saldo_minimum end + case when v_biaya then 0 else a.plafon end >= 0)
    returning a.nomor_rekening, a.saldo_buku, a.seq
  ), baris as (
    insert into journal_line (journal_id, tanggal, xid, jumlah, jumlah_idr, saldo, seq, tanggal_valuta, urut, kode_cabang, kode_gl, kode_valuta, rekening, sub, lawan, kode, keterangan)
    select v_id[l.jurnal], p_tanggal, v_xid, l.jumlah, l.idr, l.saldo_buku + coalesce(sum(l.jumlah) over kemudian, 0), l.seq - (count(*) over kemudian)::integer,
           nullif(l.hari, p_tanggal), l.urut, l.cabang, l.gl, l.valuta, l.rekening, case when l.rekening is null then l.sub end, l.lawan, l.kode, l.keterangan
    -- Joined before anything is left out, behind a fence: the planner takes the conditions below for rare, and would compare every line with every account.
    from (select l.*, a.saldo_buku, a.seq from leg l left join akun a on a.nomor_rekening = l.rekening offset 0) l join gl_account g on g.kode_gl = l.gl
    where line_fits(g.kontrol, l.gl, l.jenis, l.sub, l.lawan, l.valuta, l.jumlah, l.idr) and l.jenis is distinct from 'KAS'
      and (not g.hanya_pusat or (select b.jenis from branch b where b.kode_cabang = l.cabang) = 'HO')
      and (g.ditutup_sejak <= p_tanggal or g.dibuka_sejak > p_tanggal) is not true
      and (l.jenis is distinct from 'SELISIH_TELLER' or exists (select from app_user u where u.id_user = l.sub))
      and (l.rekening is null or l.seq is not null)
    window kemudian as (partition by l.rekening order by l.jurnal, l.jumlah > 0, l.n rows between 1 following and unbounded following)
    returning journal_id
  )
  select (select count(*) from baris)::integer as baris,
    (select array[g.rekening, g.jumlah::text, g.debet::text, g.kredit::text, g.tempat::text] from gerak g
     where not exists (select from akun a where a.nomor_rekening = g.rekening) order by g.rekening limit 1) as salah into r;
  if r.salah is not null then perform refuse_bulk_account(r.salah[1], r.salah[2]::bigint, r.salah[3]::boolean, r.salah[4]::boolean, r.salah[5]::boolean); end if;
  if r.baris <> v_n then
    perform refuse_shut_accounts(p_leg_gl, p_tanggal);
    raise exception 'chunk % of % breaks the chart', p_bagian, p_operasi;
  end if;

  insert into journal (id, tanggal, xid, tanggal_valuta, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, rekening, keterangan, korelasi, bukti, nasabah)
  select v_id[j.n], p_tanggal, v_xid, nullif(p_tanggal_valuta, p_tanggal), j.cabang, p_operasi, p_pelaku, clock_timestamp(), j.nominal, p_valuta, j.rekening,
         nullif(p_keterangan, ''), p_run, jsonb_build_object('bagian', p_bagian), false
  from unnest(p_cabang, p_nominal, p_rekening) with ordinality as j(cabang, nominal, rekening, n);
  update bulk_chunk b set jurnal = v_jurnal, baris = v_n, journal_awal = v_id[1], journal_akhir = v_id[v_jurnal]
  where b.run = p_run and b.bagian = p_bagian returning * into v;
  return v;
end $$;

-- Returns the journals that this very transaction posted as one part of a run, numbered in their order: what a run records of its rows is proved by the journal of
-- the row's place.
create or replace function journals_of_chunk(p_run uuid, p_bagian integer, p_tanggal date) returns table (n bigint, id bigint, operasi text) language sql stable as $$
  select row_number() over (order by j.id), j.id, j.operasi from bulk_chunk c join journal j on j.id between c.journal_awal and c.journal_akhir
  where c.run = p_run and c.bagian = p_bagian and j.tanggal = p_tanggal and j.korelasi = p_run and j.xid = pg_current_xact_id()::text::bigint
$$;
