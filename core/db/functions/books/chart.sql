-- Two persons maintain the chart of accounts (core/books/README.md) and the layouts of its accounts.

-- The day since which the layout holds that a statement of a day is drawn by: the last that has begun, before the first one the first.
create or replace function report_layout_on(p_laporan text, p_tanggal date) returns date language sql stable as $$
  select coalesce(max(l.berlaku_sejak) filter (where l.berlaku_sejak <= p_tanggal), min(l.berlaku_sejak)) from report_layout l where l.laporan = p_laporan
$$;

-- The lines of a statement of a day.
create or replace function report_lines_on(p_laporan text, p_tanggal date) returns setof report_line language sql stable as $$
  select r.* from report_line r where r.laporan = p_laporan and r.berlaku_sejak = report_layout_on(p_laporan, p_tanggal)
$$;

-- Which statement an account stands in; null: in none of them, off the balance sheet.
create or replace function statement_of(p_tipe text) returns text language sql immutable as $$
  select case when p_tipe in ('I', 'X') then 'LABA_RUGI' when p_tipe <> 'O' then 'NERACA' end
$$;

-- Whether accounts of a kind stand in a layout: what is published holds what its statement does, commitments what is off the books.
create or replace function is_in_layout(p_laporan text, p_tipe text) returns boolean language sql immutable as $$
  select case p_laporan when 'PUBLIKASI_KOMITMEN' then p_tipe = 'O' else coalesce(statement_of(p_tipe) = replace(p_laporan, 'PUBLIKASI_', ''), false) end
$$;

-- The accounts that the lines of a layout hold, each as often as it is held.
create or replace function layout_accounts(p_laporan text, p_sejak date) returns table (urut integer, jenis text, sisi text, kode_gl text) language sql stable as $$
  select r.urut, r.jenis, r.sisi, g.kode_gl from report_line r cross join unnest(r.dari, r.sampai) as x(dari, sampai)
  join gl_account g on g.kode_gl between x.dari and x.sampai
  where r.laporan = p_laporan and r.berlaku_sejak = p_sejak
$$;

-- Returns what is wrong with a layout that is kept: an account on two lines, on none, or of another statement; a total by its lines that does not hold what they
-- do; no total that holds what the lines of a side do, which is asked of the bank's own statements only. An account that is left out on purpose has its line. Null: nothing is.
create or replace function layout_fault(p_laporan text, p_sejak date) returns jsonb language sql stable as $$
  with isi as (select * from layout_accounts(p_laporan, p_sejak)),
  semua as (select g.kode_gl, is_in_layout(p_laporan, g.tipe) as milik from gl_account g),
  salah as (
    select 1 as ke, 'LAYOUT_TWICE' as kode, i.kode_gl as gl, max(i.urut) as pos from isi i where i.jenis in ('BARIS', 'LUAR') group by i.kode_gl having count(*) > 1
    union all
    select 2, 'LAYOUT_FOREIGN', i.kode_gl, min(i.urut) from isi i join semua s using (kode_gl) where not s.milik group by i.kode_gl
    union all
    select 3, 'LAYOUT_OUTSIDE', s.kode_gl, 0 from semua s
    where s.milik and not exists (select from isi i where i.kode_gl = s.kode_gl and i.jenis in ('BARIS', 'LUAR'))
    union all
    select 4, 'LAYOUT_SUM', t.gl, r.urut from report_line r cross join lateral (
      select coalesce(a.gl, b.gl) as gl
      from (select i.kode_gl as gl, count(*) as n from isi i where i.urut = r.urut group by 1) a
      full join (select i.kode_gl as gl, count(*) as n from isi i where i.urut = any (r.pos) group by 1) b on b.gl = a.gl
      where a.n is distinct from b.n or a.n > 1 order by 1 limit 1) t
    where r.laporan = p_laporan and r.berlaku_sejak = p_sejak and r.pos <> '{}'
    union all
    select 5, 'LAYOUT_TOTAL', s.sisi, 0 from (select distinct i.sisi from isi i where i.jenis = 'BARIS') s
    where not starts_with(p_laporan, 'PUBLIKASI_') and not exists (
      select from report_line r where r.laporan = p_laporan and r.berlaku_sejak = p_sejak and r.jenis = 'JUMLAH' and r.sisi = s.sisi and not exists (
        (select i.kode_gl from isi i where i.urut = r.urut except all select i.kode_gl from isi i where i.jenis = 'BARIS' and i.sisi = s.sisi)
        union all
        (select i.kode_gl from isi i where i.jenis = 'BARIS' and i.sisi = s.sisi except all select i.kode_gl from isi i where i.urut = r.urut))))
  select jsonb_build_object('kode', s.kode, 'gl', s.gl, 'pos', s.pos) from salah s order by s.ke, s.pos, s.gl limit 1
$$;

-- Returns what names an account, so that it is not closed: the product by itself, a product of the bank, a pool of profit shares, an entry that comes back. Null: nothing does.
create or replace function gl_named_by(p_gl text) returns text language sql stable as $$
  select case
    when (select g.otomatis or g.kontrol is not null or g.dikelola is not null from gl_account g where g.kode_gl = p_gl) then 'GL_SISTEM'
    when exists (select from product p where p.kode_gl = p_gl) then 'GL_PRODUK'
    when exists (select from pool_gl p where p.kode_gl = p_gl) then 'GL_POOL'
    when exists (select from periodic_entry_leg l join periodic_entry e using (nomor_berkala) where l.jenis = 'GL' and l.nomor = p_gl and e.status in ('AKTIF', 'DITANGGUHKAN')) then 'GL_BERKALA' end
$$;

-- Returns what an account stands at anywhere in the bank, in the first branch and currency where it is not zero.
create or replace function gl_balances_of(p_gl text) returns table (kode_cabang text, kode_valuta text, saldo bigint) language sql stable as $$
  select t.kode_cabang, t.kode_valuta, sum(t.debet - t.kredit)::bigint from gl_total t where t.kode_gl = p_gl
  group by t.kode_cabang, t.kode_valuta having sum(t.debet - t.kredit) <> 0 order by 1, 2 limit 1
$$;

-- Proves a change of the chart: an account begins on the bank's day or later and of a side and class that belong together; nothing of it changes afterwards
-- but its name and the day of its closing, which lies behind the bank's day, for an account that stands at zero and that nothing names.
create or replace function before_ledger_account(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_hari date := (select max(b.accounting_date) from branch b);
  b jsonb := e -> 'baris';
  v_gl text := b ->> 'kode_gl';
  a gl_account;
  r record;
begin
  if e ->> 'aksi' = 'BUAT' then
    if (b ->> 'dibuka_sejak')::date < v_hari then perform refuse('TERM_IN_FORCE', jsonb_build_object('sejak', b ->> 'dibuka_sejak')); end if;
    if b ->> 'ditutup_sejak' is not null or not gl_class_fits(v_gl, b ->> 'tipe') or not gl_side_fits(b ->> 'tipe', b ->> 'posisi') then
      raise exception 'account % is none that may be opened', v_gl;
    end if;
    return null;
  end if;
  select * into a from gl_account g where g.kode_gl = v_gl;
  if e ->> 'aksi' <> 'UBAH' or b ?| '{posisi,tipe,hanya_pusat,dibuka_sejak}' then raise exception 'account % stays what it was opened as', v_gl; end if;
  if b ? 'ditutup_sejak' and b ->> 'ditutup_sejak' is not null and (b ->> 'ditutup_sejak')::date is distinct from a.ditutup_sejak then
    if (b ->> 'ditutup_sejak')::date <= v_hari then perform refuse('GL_CLOSING_DAY', jsonb_build_object('tanggal', v_hari)); end if;
    if gl_named_by(v_gl) is not null then perform refuse('GL_NAMED', jsonb_build_object('gl', v_gl, 'sebab', gl_named_by(v_gl))); end if;
    select * into r from gl_balances_of(v_gl);
    if found then perform refuse('GL_BALANCE', jsonb_build_object('gl', v_gl, 'cabang', r.kode_cabang)); end if;
  end if;
  return null;
end $$;

-- A new account stands on one line of every layout that its statements are drawn by.
create or replace function after_ledger_account(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_laporan text := statement_of(p_baru ->> 'tipe');
  v_sejak date;
begin
  if e ->> 'aksi' <> 'BUAT' or v_laporan is null then return; end if;
  for v_sejak in
    select l.berlaku_sejak from report_layout l
    where l.laporan = v_laporan and l.berlaku_sejak >= report_layout_on(v_laporan, (p_baru ->> 'dibuka_sejak')::date)
  loop
    if layout_fault(v_laporan, v_sejak) is not null then
      perform refuse('GL_UNPLACED', jsonb_build_object('gl', p_baru ->> 'kode_gl', 'laporan', v_laporan));
    end if;
  end loop;
end $$;

-- The class that a code begins with, and the side that a kind of account is on; off-balance accounts are on either.
create or replace function gl_class_fits(p_gl text, p_tipe text) returns boolean language sql immutable as $$
  select left(p_gl, 1) = case p_tipe when 'A' then '1' when 'A-' then '1' when 'L' then '2' when 'S' then '3' when 'E' then '4' when 'I' then '5' when 'X' then '6' when 'O' then '9' end
$$;
create or replace function gl_side_fits(p_tipe text, p_posisi text) returns boolean language sql immutable as $$
  select p_tipe = 'O' or p_posisi = case when p_tipe in ('A', 'X') then 'D' else 'K' end
$$;

-- Refuses lines on an account before it begins and from its closing on; says nothing where all may stand.
create or replace function refuse_shut_accounts(p_gl text[], p_tanggal date) returns void language plpgsql as $$
declare
  a gl_account;
begin
  select * into a from gl_account g where g.kode_gl = any (p_gl) and (g.ditutup_sejak <= p_tanggal or g.dibuka_sejak > p_tanggal) order by g.kode_gl limit 1;
  if not found then return; end if;
  if a.dibuka_sejak > p_tanggal then perform refuse('GL_NOT_YET', jsonb_build_object('gl', a.kode_gl, 'sejak', a.dibuka_sejak)); end if;
  perform refuse('GL_CLOSED', jsonb_build_object('gl', a.kode_gl));
end $$;

-- A layout begins on the bank's day or later, and what is in force is not rewritten. What is published of a month is handed in after its end: a new layout of it may begin
-- since the first day of the month before.
create or replace function before_report_layout(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_hari date := (select max(b.accounting_date) from branch b);
begin
  if e ->> 'aksi' = 'BUAT' and starts_with(e #>> '{baris,laporan}', 'PUBLIKASI_')
     and (e #>> '{baris,berlaku_sejak}')::date >= date_trunc('month', v_hari) - interval '1 month' then return null; end if;
  return before_term(e, p_user, p_kedua);
end $$;

-- A layout that is kept holds every account of its statement once, and nothing else; its totals by lines are what those lines are.
create or replace function after_report_layout(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_salah jsonb;
  v_rincian jsonb;
begin
  if e ->> 'aksi' = 'HAPUS' then return; end if;
  if exists (select from report_line r where r.laporan = e #>> '{baris,laporan}' and r.berlaku_sejak = (e #>> '{baris,berlaku_sejak}')::date and r.urut = any (r.pos)) then
    perform refuse('LAYOUT_CIRCLE', jsonb_build_object('pos', ''));
  end if;
  v_salah := layout_fault(e #>> '{baris,laporan}', (e #>> '{baris,berlaku_sejak}')::date);
  if v_salah is null then return; end if;
  v_rincian := v_salah - 'kode';
  case v_salah ->> 'kode'
    when 'LAYOUT_TWICE' then perform refuse('LAYOUT_TWICE', v_rincian);
    when 'LAYOUT_FOREIGN' then perform refuse('LAYOUT_FOREIGN', v_rincian);
    when 'LAYOUT_OUTSIDE' then perform refuse('LAYOUT_OUTSIDE', v_rincian);
    when 'LAYOUT_SUM' then perform refuse('LAYOUT_SUM', v_rincian);
    else perform refuse('LAYOUT_TOTAL', v_rincian);
  end case;
end $$;
