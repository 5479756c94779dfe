-- The end of day takes fees by the contracts of accounts (core/accounts/README.md; domain: products, EOD 9 and EOM).

-- Returns what is due of the accounts of a branch between two numbers, and what of it can be taken: from what is in the ledger, good, not held and not set aside, the
-- minimum included, never from an agreed overdraft. What this transaction has taken already counts as still there, so that the same is found after it. Nothing of
-- who is dormant, of what an authority has blocked and of an empty account. Below its minimum an account is charged where it would be so without the bank's own
-- fees since it last was not, and not in the month that it was opened in. What is given up for an account is not asked of it: of what is left whole rupiah.
create or replace function fees_due(p_kode text, p_cabang text, p_tanggal date, p_bulan date, p_dari text, p_sampai text)
returns table (nomor_rekening text, nama_rekening text, kode_gl text, diminta bigint, diambil bigint, sebab text, terposting bigint, journal_id bigint, dibebaskan bigint)
language sql stable as $$
  with aturan as (
    select p_bulan as bulan, least(p_tanggal, month_end(p_bulan)) as hari, coalesce(parameter_on('biaya_sebagian', p_tanggal), 'T') = 'T' as sebagian
  ), posting as materialized (
    select l.rekening, l.journal_id, l.jumlah from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
    where j.xid = pg_current_xact_id()::text::bigint and j.tanggal = p_tanggal and j.operasi = p_kode and l.rekening is not null
  ), calon as (
    select a.nomor_rekening, a.nama_rekening, a.kode_gl, s.blokir, s.saldo_minimum, r.bulan, r.hari, r.sebagian, coalesce(p.jumlah, 0) as terposting, p.journal_id,
      s.saldo_buku + coalesce(p.jumlah, 0) as saldo,
      greatest(0, s.saldo_buku + coalesce(p.jumlah, 0) - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu) / 100 * 100 as tersedia
    from account a join account_state s using (nomor_rekening) cross join aturan r left join posting p on p.rekening = a.nomor_rekening
    where a.kode_cabang = p_cabang and a.nomor_rekening between p_dari and p_sampai and a.kode_valuta = book_currency()
      and s.status in ('AKTIF', 'TIDAK_AKTIF') and s.blokir_resmi = '' and s.saldo_buku + coalesce(p.jumlah, 0) > 0
      and (p_kode = 'BIAYA_BULANAN' or s.saldo_buku + coalesce(p.jumlah, 0) < s.saldo_minimum and a.tanggal_buka < r.bulan)
      and not exists (select from account_fee f where (f.nomor_rekening, f.kode, f.bulan) = (a.nomor_rekening, p_kode, r.bulan))
  ), kena as (
    select c.*, f.penuh, case when w.persen is null then f.penuh else f.penuh * (10000 - w.persen) / 1000000 * 100 end as diminta
    from calon c cross join lateral account_contract_on(c.nomor_rekening, c.hari) k
    cross join lateral (select case p_kode when 'BIAYA_BULANAN' then k.biaya_bulanan else k.biaya_di_bawah_minimum end as penuh) f
    left join fee_waiver w on w.nomor_rekening = c.nomor_rekening and w.kode = p_kode and not w.dicabut and c.hari between w.mulai and w.sampai
    where p_kode = 'BIAYA_BULANAN' or c.saldo + coalesce((
      select sum(f.diambil) from account_fee f where f.nomor_rekening = c.nomor_rekening and f.tanggal > (
        select max(d.tanggal_valuta) from account_day d where d.nomor_rekening = c.nomor_rekening and d.saldo >= c.saldo_minimum)), 0) < c.saldo_minimum
  )
  select x.nomor_rekening, x.nama_rekening, x.kode_gl, x.diminta, x.diambil,
    case when x.diambil = x.diminta then '' when x.blokir in ('D', 'T') then 'ACCOUNT_BLOCKED' else 'FEE_SHORT' end, x.terposting, x.journal_id, x.penuh - x.diminta
  from (select k.*, case when k.blokir in ('D', 'T') then 0 when k.tersedia >= k.diminta then k.diminta when k.sebagian then k.tersedia else 0 end as diambil
        from kena k where k.penuh > 0) x
  order by x.nomor_rekening
$$;

-- The month that a fee of an end of day is of: the monthly fee is that of the month which ends with it, later than on its own last day too.
create or replace function fee_month(e eod_run, p_kode text) returns date language sql immutable as $$
  select date_trunc('month', case p_kode when 'BIAYA_BULANAN' then e.dari else e.tanggal end)::date
$$;

-- BIAYA and BIAYA_BULANAN: holds the accounts of a part in the order of their numbers and returns what is due of them.
create or replace function claim_fees(p_run uuid, p_kode text, p_dari text, p_sampai text)
returns table (nomor_rekening text, nama_rekening text, kode_gl text, diminta bigint, diambil bigint, sebab text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  e eod_run := assert_eod_step(p_run, p_kode);
begin
  perform s.nomor_rekening from account_state s join account a using (nomor_rekening)
  where a.kode_cabang = e.kode_cabang and s.nomor_rekening between p_dari and p_sampai and s.status in ('AKTIF', 'TIDAK_AKTIF')
    and (p_kode = 'BIAYA_BULANAN' or s.saldo_buku < s.saldo_minimum) order by s.nomor_rekening for no key update of s;
  return query select d.nomor_rekening, d.nama_rekening, d.kode_gl, d.diminta, d.diambil, d.sebab from fees_due(p_kode, e.kode_cabang, e.tanggal, fee_month(e, p_kode), p_dari, p_sampai) d;
end $$;

-- Records what was taken: what is due of the part, each as this very transaction has posted it and nothing else; returns how many.
create or replace function record_fees(p_run uuid, p_kode text, p_dari text, p_sampai text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eod_run := assert_eod_step(p_run, p_kode);
  v_n integer;
  v_salah text;
begin
  select d.nomor_rekening into v_salah from fees_due(p_kode, e.kode_cabang, e.tanggal, fee_month(e, p_kode), p_dari, p_sampai) d where d.terposting <> d.diambil limit 1;
  if v_salah is not null then raise exception 'the fee of % is not what was posted', v_salah; end if;
  insert into account_fee (nomor_rekening, kode, bulan, tanggal, kode_cabang, diminta, dibebaskan, diambil, sebab, journal_id)
  select d.nomor_rekening, p_kode, fee_month(e, p_kode), e.tanggal, e.kode_cabang, d.diminta, d.dibebaskan, d.diambil, d.sebab, d.journal_id
  from fees_due(p_kode, e.kode_cabang, e.tanggal, fee_month(e, p_kode), p_dari, p_sampai) d;
  get diagnostics v_n = row_count;
  select j.rekening into v_salah from journal j
  where j.xid = pg_current_xact_id()::text::bigint and j.tanggal = e.tanggal and j.operasi = p_kode and not exists (
    select from account_fee f where f.nomor_rekening = j.rekening and f.kode = p_kode and f.journal_id = j.id) limit 1;
  if found then raise exception 'a fee of % was posted that is not due', v_salah; end if;
  return v_n;
end $$;

-- A fee is given up for an account that is there, of the books' currency and neither closed nor closing, from no day that is over, and of one kind by one
-- waiver a day. It is ended, and nothing else of it changes.
create or replace function before_fee_waiver(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  s account_state;
  w fee_waiver;
  v_valuta text;
  v_hari date;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a waiver is ended, not removed'; end if;
  select * into s from account_state where nomor_rekening = b ->> 'nomor_rekening' for no key update;
  if not found then perform refuse('ACCOUNT_NOT_FOUND', jsonb_build_object('rekening', b ->> 'nomor_rekening')); end if;
  v_hari := day_of_account(s.nomor_rekening);
  select * into w from fee_waiver where id_pembebasan = (b ->> 'id_pembebasan')::uuid for update;
  if e ->> 'aksi' = 'UBAH' then
    if b - 'id_pembebasan' - 'nomor_rekening' <> '{"dicabut": true}' or w.nomor_rekening is distinct from s.nomor_rekening then
      raise exception 'a waiver is ended, not made another';
    end if;
    if w.dicabut or w.sampai < v_hari then perform refuse('WAIVER_ENDED'); end if;
    return null;
  end if;
  select a.kode_valuta into v_valuta from account a where a.nomor_rekening = s.nomor_rekening;
  if v_valuta <> book_currency() then perform refuse('WAIVER_CURRENCY', jsonb_build_object('rekening', s.nomor_rekening, 'valuta', v_valuta)); end if;
  if s.status = 'TUTUP' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', s.nomor_rekening)); end if;
  if s.status = 'PENUTUPAN' then perform refuse('ACCOUNT_CLOSING', jsonb_build_object('rekening', s.nomor_rekening)); end if;
  if (b ->> 'mulai')::date < v_hari then perform refuse('WAIVER_START', jsonb_build_object('tanggal', v_hari)); end if;
  if exists (select from fee_waiver x where x.nomor_rekening = s.nomor_rekening and x.kode = b ->> 'kode' and not x.dicabut
      and x.mulai <= (b ->> 'sampai')::date and x.sampai >= (b ->> 'mulai')::date) then
    perform refuse('WAIVER_TWICE', jsonb_build_object('rekening', s.nomor_rekening));
  end if;
  return null;
end $$;
