-- What each customer and walk-in brings and takes in cash by business day, over all branches, in and out apart (domain: CIF, cash reports).
-- A posting adds to its party's row of the day under that row's lock, an undoing takes out again; what reaches an amount that compliance must look
-- at is weighed in the same transaction.

-- A parameter that is an amount, in minor units.
create or replace function amount_parameter(p_nama text, p_tanggal date) returns bigint language sql stable as $$
  select (p.nilai::numeric * 100)::bigint from parameter p where p.nama = p_nama and p.berlaku_sejak <= p_tanggal order by p.berlaku_sejak desc limit 1
$$;

-- The cash a posting moved over a till, in the books' currency. Where notes go one way and rupiah the other, the rupiah are what it is worth.
create or replace function cash_of(p_journal bigint, p_tanggal date, out masuk bigint, out keluar bigint, out nilai bigint) language sql stable as $$
  select coalesce(sum(x.masuk), 0)::bigint, coalesce(sum(x.keluar), 0)::bigint,
    coalesce(sum(greatest(x.masuk, x.keluar)) filter (where x.buku), max(greatest(x.masuk, x.keluar)), 0)::bigint
  from (
    select worth_in_books(m.masuk, b.kode_valuta, m.tanggal) as masuk, worth_in_books(m.keluar, b.kode_valuta, m.tanggal) as keluar, b.kode_valuta = book_currency() as buku
    from cash_movement m join cash_box b using (id_kas) where m.journal_id = p_journal and m.tanggal = p_tanggal and b.jenis = 'TELLER') x
$$;

-- Adds what one posting moved to its party's day.
create or replace function count_cash(p_journal bigint, p_tanggal date, p_cabang text, p_pihak text, p_peran text, p_masuk bigint, p_keluar bigint, p_nilai bigint)
returns void language plpgsql as $$
declare
  d cash_day;
begin
  insert into cash_entry (journal_id, tanggal, kode_cabang, pihak, peran, masuk, keluar, nilai)
  values (p_journal, p_tanggal, p_cabang, p_pihak, p_peran, p_masuk, p_keluar, p_nilai);
  insert into cash_day as t (pihak, tanggal, masuk, keluar, nilai) values (p_pihak, p_tanggal, p_masuk, p_keluar, p_nilai)
  on conflict (pihak, tanggal) do update set masuk = t.masuk + excluded.masuk, keluar = t.keluar + excluded.keluar, nilai = t.nilai + excluded.nilai
  returning * into d;
  if greatest(d.masuk, d.keluar) >= least(amount_parameter('pola_tunai_minimum', p_tanggal), amount_parameter('batas_ltkt', p_tanggal)) then
    perform weigh_cash(d);
  end if;
end $$;

-- What the holder of an account brought or took: the till's legs of the posting.
create or replace function count_holder_cash(
  p_journal bigint, p_tanggal date, p_cabang text, p_rekening text, p_leg_jenis text[], p_leg_jumlah bigint[], p_leg_idr bigint[]
) returns void language plpgsql as $$
declare
  v_masuk bigint;
  v_keluar bigint;
  v_nasabah text := (select a.nomor_nasabah from account a where a.nomor_rekening = p_rekening);
begin
  select coalesce(sum(x.idr) filter (where x.idr > 0), 0), coalesce(-sum(x.idr) filter (where x.idr < 0), 0) into v_masuk, v_keluar
  from (select coalesce(l.idr, l.jumlah) as idr from unnest(p_leg_jenis, p_leg_jumlah, p_leg_idr) as l(jenis, jumlah, idr) where l.jenis = 'KAS') x;
  perform count_cash(p_journal, p_tanggal, p_cabang, v_nasabah, 'PEMILIK', v_masuk, v_keluar, greatest(v_masuk, v_keluar));
end $$;

-- Was somebody counted whose cash the posting moved? Asked from the amount on from which nobody moves cash unknown; `p_keluar`: of cash that leaves
-- the till only.
create or replace function prove_counted(p_journal bigint, p_tanggal date, p_keluar boolean) returns void language plpgsql as $$
declare
  v_batas bigint := amount_parameter('batas_identitas_tukar', p_tanggal);
begin
  if exists (select from cash_entry x where x.tanggal = p_tanggal and x.journal_id = p_journal) then return; end if;
  if (select c.nilai from cash_of(p_journal, p_tanggal) c where not p_keluar or c.keluar > c.masuk) >= v_batas then
    perform refuse('PARTY_NEEDED', jsonb_build_object('batas', to_char(v_batas / 100, 'FM999,999,999,999,999')));
  end if;
end $$;

-- Takes out again what a journal added: it was reversed, or corrected on a later day.
create or replace function uncount_cash(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  x cash_entry;
  d cash_day;
begin
  for x in select * from cash_entry y where y.tanggal = p_tanggal and y.journal_id = p_journal order by y.pihak loop
    update cash_day t set masuk = t.masuk - x.masuk, keluar = t.keluar - x.keluar, nilai = t.nilai - x.nilai
    where t.pihak = x.pihak and t.tanggal = x.tanggal returning * into d;
    if greatest(d.masuk + x.masuk, d.keluar + x.keluar) >= least(amount_parameter('pola_tunai_minimum', p_tanggal), amount_parameter('batas_ltkt', p_tanggal)) then
      perform weigh_cash(d);
    end if;
  end loop;
end $$;

-- The days up to this one that count as parts of a pattern: each from the least amount on and none that is reported by itself, enough of
-- them, and together what a single day would be reported for. No row: no pattern.
create or replace function cash_pattern(p_pihak text, p_arah text, p_sampai date, p_dari date) returns table (dari date, sampai date, jumlah bigint) language sql stable as $$
  select min(x.tanggal), max(x.tanggal), sum(x.jumlah)::bigint
  from (select d.tanggal, case p_arah when 'MASUK' then d.masuk else d.keluar end as jumlah from cash_day d where d.pihak = p_pihak and d.tanggal between p_dari and p_sampai) x
  where x.jumlah >= amount_parameter('pola_tunai_minimum', p_sampai) and x.jumlah < amount_parameter('batas_ltkt', p_sampai)
  having count(*) >= parameter_on('pola_tunai_kali', p_sampai)::integer and sum(x.jumlah) >= amount_parameter('batas_ltkt', p_sampai)
$$;

-- Brings the reports that a day bears on to what it holds now. What was decided stays as it was decided.
create or replace function weigh_cash(d cash_day) returns void language plpgsql as $$
declare
  v_arah text;
  v_jumlah bigint;
  r cash_report;
  v_pola record;
  v_jendela integer := parameter_on('pola_tunai_hari', d.tanggal)::integer - 1;
begin
  -- Two days of one party may be posted at once, where branches stand on different days.
  perform pg_advisory_xact_lock(7314, hashtext(d.pihak));
  foreach v_arah in array array['MASUK', 'KELUAR'] loop
    v_jumlah := case v_arah when 'MASUK' then d.masuk else d.keluar end;
    if v_jumlah >= amount_parameter('batas_ltkt', d.tanggal) then
      insert into cash_report as t (jenis, pihak, arah, dari, sampai, jumlah, tenggat)
      values ('LTKT', d.pihak, v_arah, d.tanggal, d.tanggal, v_jumlah, business_days_after(d.tanggal, parameter_on('tenggat_ltkt_hari', d.tanggal)::integer))
      on conflict (pihak, arah, sampai) where jenis = 'LTKT' do update set jumlah = excluded.jumlah, status = 'BARU' where t.status in ('BARU', 'GUGUR');
    else
      update cash_report set status = 'GUGUR', jumlah = v_jumlah where jenis = 'LTKT' and pihak = d.pihak and arah = v_arah and sampai = d.tanggal and status = 'BARU';
    end if;
    -- A known pattern is evaluated over its own days and may grow to this one; a new one ends on this day.
    for r in select * from cash_report t where t.jenis = 'POLA' and t.pihak = d.pihak and t.arah = v_arah and t.status = 'BARU'
        and d.tanggal between t.dari and t.sampai + v_jendela for update loop
      select * into v_pola from cash_pattern(d.pihak, v_arah, greatest(r.sampai, d.tanggal), r.dari);
      if v_pola.jumlah is null then
        update cash_report set status = 'GUGUR' where id_laporan = r.id_laporan;
      else
        update cash_report set sampai = v_pola.sampai, jumlah = v_pola.jumlah where id_laporan = r.id_laporan;
      end if;
    end loop;
    if not exists (select from cash_report t where t.jenis = 'POLA' and t.pihak = d.pihak and t.arah = v_arah and t.status <> 'GUGUR' and d.tanggal between t.dari and t.sampai) then
      insert into cash_report (jenis, pihak, arah, dari, sampai, jumlah, tenggat)
      select 'POLA', d.pihak, v_arah, p.dari, p.sampai, p.jumlah, business_days_after(p.sampai, parameter_on('tenggat_pola_hari', d.tanggal)::integer)
      from cash_pattern(d.pihak, v_arah, d.tanggal, d.tanggal - v_jendela) p where p.sampai = d.tanggal;
    end if;
  end loop;
end $$;

-- A report is decided when its days are over everywhere, and once: what was reported stays reported, under another number where that one was wrong; what was let go may
-- still be reported.
create or replace function before_cash_report(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  r cash_report;
begin
  select * into r from cash_report where id_laporan = (e #>> '{baris,id_laporan}')::bigint for update;
  if not found or e ->> 'aksi' <> 'UBAH' then perform refuse('NOT_FOUND'); end if;
  if r.status = 'GUGUR' or r.status <> 'BARU' and e #>> '{baris,status}' <> 'DILAPORKAN' or r.status = 'DILAPORKAN' and r.nomor_laporan = e #>> '{baris,nomor_laporan}' then
    perform refuse('REPORT_DECIDED', jsonb_build_object('nomor', r.id_laporan));
  end if;
  if r.jenis <> 'CURIGA' and exists (select from branch b where b.accounting_date <= r.sampai and b.status <> 'TUTUP' or b.jenis = 'HO' and b.accounting_date < r.sampai) then
    perform refuse('REPORT_DAY_RUNS', jsonb_build_object('tanggal', r.sampai));
  end if;
  -- What both decided on is what it comes to now: a correction may have come between.
  if r.jumlah <> (e #>> '{rincian,jumlah}')::bigint then perform refuse('DATA_CHANGED', jsonb_build_object('objek', r.id_laporan)); end if;
  return null;
end $$;

-- Somebody of the bank finds something suspicious: compliance has it from now on, and the days it may take begin.
create or replace function effect_suspicion(e jsonb, k effect_context) returns void language sql as $$
  insert into cash_report (jenis, pihak, nama, arah, dari, sampai, jumlah, tenggat, uraian, nomor_referensi, pelapor)
  values ('CURIGA', e ->> 'pihak', e ->> 'nama', '', k.tanggal, k.tanggal, (e ->> 'jumlah')::bigint,
    business_days_after(k.tanggal, parameter_on('tenggat_pola_hari', k.tanggal)::integer), e ->> 'uraian', e ->> 'nomor_referensi', k.pelaku)
$$;
