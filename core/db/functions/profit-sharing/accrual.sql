-- Accounts are owed what they earned day by day (docs/adr/0057-accruals-as-spans-of-days.md; domain: profit sharing, daily accrual).

-- The ledger accounts of what is shared with the holders of a product: of deposits their own (domain: daily accrual).
create or replace function accrual_gl(p_produk text) returns text language sql stable as $$
  select case when p.jenis = 'DEPOSITO' then gl('OWED_TO_DEPOSITORS') else gl('OWED_TO_SAVERS') end from product p where p.kode_produk = p_produk
$$;

-- Deposits that do not roll and are still there, pledged or blocked, past the end of their term, and since when they earn nothing (domain: deposits).
create or replace view deposit_past_end as
  select d.nomor_rekening, d.jatuh_tempo as sejak from deposit d where d.status = 'AKTIF' and d.perpanjangan = 'NON_ARO';

-- Days on which accounts stood the same, those that are over and those that go on.
create or replace view accrual_periods as
  select r.nomor_rekening, r.kode_produk, r.kode_cabang, r.dari, r.sampai, r.saldo, r.nisbah from accrual_span r
  union all
  select n.nomor_rekening, n.kode_produk, n.kode_cabang, n.dari, b.sampai, n.saldo, n.nisbah from accrual_now n join accrual_branch b using (kode_cabang) where n.dari <= b.sampai;

-- The earnings of accounts by days, and the journals' side of them: their days as far as their branch's ends of day go, each month and rate by itself.
create or replace view accrual_by_day as
  select x.nomor_rekening, x.kode_produk, x.kode_cabang, x.dari, x.sampai, x.saldo, x.nisbah, x.hi, x.sehari, x.sehari * (x.sampai - x.dari + 1) as jumlah
  from (
    select s.nomor_rekening, s.kode_produk, s.kode_cabang, greatest(s.dari, r.dari) as dari, least(s.sampai, r.sampai) as sampai, s.saldo, s.nisbah, r.hi,
      accrual_of(s.saldo, s.nisbah, r.faktor, r.bawah) as sehari
    from accrual_periods s join accrual_rate r on (r.kode_cabang, r.kode_produk) = (s.kode_cabang, s.kode_produk) and r.dari <= s.sampai and r.sampai >= s.dari) x;

-- Returns what an account's days from one until another came to, in minor units.
create or replace function accrued_between(p_rekening text, p_dari date, p_sampai date) returns bigint language sql stable as $$
  select coalesce(sum(k.sehari * (least(k.sampai, p_sampai) - greatest(k.dari, p_dari) + 1)), 0)::bigint from accrual_by_day k
  where k.nomor_rekening = p_rekening and k.dari <= p_sampai and k.sampai >= p_dari
$$;

-- Returns what is owed to an account out of 202001 or 202002: what its days came to and what has changed it since.
create or replace function accrual_open(p_rekening text) returns bigint language sql stable as $$
  select (coalesce((select sum(k.jumlah) from accrual_by_day k where k.nomor_rekening = p_rekening), 0)
    + coalesce((select sum(m.jumlah) from accrual_move m where m.nomor_rekening = p_rekening), 0))::bigint
$$;

-- The same of all accounts of a branch, where there is anything.
create or replace function accruals_open(p_cabang text) returns table (nomor_rekening text, kode_produk text, jumlah bigint) language sql stable as $$
  select x.nomor_rekening, min(x.kode_produk), sum(x.jumlah)::bigint from (
    select k.nomor_rekening, k.kode_produk, k.jumlah from accrual_by_day k where k.kode_cabang = p_cabang
    union all select m.nomor_rekening, m.kode_produk, m.jumlah from accrual_move m where m.kode_cabang = p_cabang) x
  group by 1 having sum(x.jumlah) <> 0
$$;

-- Proves that each move of what is owed is in 202001 and 202002 of this very transaction, branch by branch: called by whatever has written accrual_move
-- after its lines were posted. The end of day's own accruals are proved by end_accrual_day.
create or replace function prove_accrual_moves() returns void language plpgsql as $$
declare
  v_xid bigint := pg_current_xact_id()::text::bigint;
  r record;
begin
  select coalesce(m.kode_cabang, l.kode_cabang) as cabang, m.jumlah as catatan, l.jumlah as baris into r from (
    select x.kode_cabang, accrual_gl(x.kode_produk) as kode_gl, sum(x.jumlah) as jumlah from accrual_move x where x.xid = v_xid group by 1, 2) m
  full join (
    select x.kode_cabang, x.kode_gl, -sum(x.jumlah) as jumlah from journal_line x join journal j on (j.id, j.tanggal) = (x.journal_id, x.tanggal)
    where x.xid = v_xid and x.kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS')) and j.operasi <> 'AKRUAL' group by 1, 2) l using (kode_cabang, kode_gl)
  where coalesce(m.jumlah, 0) <> coalesce(l.jumlah, 0) limit 1;
  if found then raise exception 'what is owed at branch % moves by %, its ledger by %', r.cabang, coalesce(r.catatan, 0), coalesce(r.baris, 0); end if;
end $$;

-- An account leaves a branch's accrual: its days end with what was accrued, and what is still owed goes with it. Answers how much that was.
create or replace function end_accrual(p_rekening text, p_cabang text, p_jenis text) returns bigint language plpgsql as $$
declare
  v bigint := accrual_open(p_rekening);
begin
  with pergi as (
    delete from accrual_now n using accrual_branch b
    where n.nomor_rekening = p_rekening and n.kode_cabang = p_cabang and b.kode_cabang = p_cabang and n.dari <= b.sampai returning n.*, b.sampai
  )
  insert into accrual_span (nomor_rekening, dari, sampai, kode_cabang, kode_produk, saldo, nisbah)
  select g.nomor_rekening, g.dari, g.sampai, g.kode_cabang, g.kode_produk, g.saldo, g.nisbah from pergi g;
  if v <> 0 then
    insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
    select p_rekening, p_jenis, -v, b.accounting_date, p_cabang, a.kode_produk from account a, branch b where a.nomor_rekening = p_rekening and b.kode_cabang = p_cabang;
  end if;
  return v;
end $$;

-- Records what a posting of this transaction moved of what is owed to accounts, for each of them: a final rate that adds (or takes) what was accrued,
-- a share that was paid (negative). Called once its lines stand; they must be in 202001 and 202002 of the same branches.
create or replace function record_accruals(p_jenis text, p_tanggal date, p_rekening text[], p_jumlah bigint[]) returns integer language plpgsql as $$
declare
  v_n integer;
begin
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select a.nomor_rekening, p_jenis, x.jumlah, p_tanggal, a.kode_cabang, a.kode_produk
  from unnest(p_rekening, p_jumlah) as x(rekening, jumlah) join account a on a.nomor_rekening = x.rekening where x.jumlah <> 0;
  get diagnostics v_n = row_count;
  perform prove_accrual_moves();
  return v_n;
end $$;

-- Did a journal take this much out of what is owed by a branch?
create or replace function prove_owed(p_jurnal bigint, p_tanggal date, p_cabang text, p_jumlah bigint) returns void language plpgsql as $$
declare
  v bigint := (select coalesce(sum(l.jumlah), 0) from journal_line l
    where l.journal_id = p_jurnal and l.tanggal = p_tanggal and l.kode_cabang = p_cabang and l.kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS')));
begin
  if v <> p_jumlah then raise exception 'journal % takes % of what is owed at branch %, not %', p_jurnal, v, p_cabang, p_jumlah; end if;
end $$;

-- A closing of an account has taken all that was accrued for it (domain: invariants, 23).
create or replace function close_accrual(p_rekening text, k effect_context) returns void language plpgsql as $$
declare
  v_cabang text := (select a.kode_cabang from account a where a.nomor_rekening = p_rekening);
begin
  perform prove_owed(k.journal_id, k.tanggal, v_cabang, end_accrual(p_rekening, v_cabang, 'TUTUP'));
end $$;

-- A closing that is taken back on its own day: what it took is owed again, and the account's last days go on.
create or replace function reopen_accrual(p_rekening text) returns void language plpgsql as $$
begin
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select m.nomor_rekening, 'TUTUP', -sum(m.jumlah), m.tanggal, m.kode_cabang, m.kode_produk from accrual_move m join branch b on b.kode_cabang = m.kode_cabang
  where m.nomor_rekening = p_rekening and m.jenis = 'TUTUP' and m.tanggal = b.accounting_date group by 1, 4, 5, 6 having sum(m.jumlah) <> 0;
  -- Of an account that has only just come to its branch the last days are another one's, and have ended.
  with lagi as (
    delete from accrual_span r using accrual_branch b join account a using (kode_cabang)
    where a.nomor_rekening = p_rekening and r.nomor_rekening = p_rekening and b.kode_cabang = r.kode_cabang and r.sampai = b.sampai
      and not exists (select from accrual_now n where n.nomor_rekening = r.nomor_rekening)
      and not exists (select from accrual_span n where n.nomor_rekening = r.nomor_rekening and n.dari > r.dari) returning r.*
  )
  insert into accrual_now (nomor_rekening, dari, kode_cabang, kode_produk, saldo, nisbah)
  select l.nomor_rekening, l.dari, l.kode_cabang, l.kode_produk, l.saldo, l.nisbah from lagi l;
end $$;

-- Has a branch accrued fewer days than another one?
create or replace function accrual_lags(p_cabang text, p_lain text) returns boolean language sql stable as $$
  select exists (select from accrual_branch l left join accrual_branch c on c.kode_cabang = p_cabang
                 where l.kode_cabang = p_lain and l.sampai > coalesce(c.sampai, '-infinity'))
$$;

-- The accrual of an account goes to its new branch with it, by the journal that takes its balance there (domain: chart of accounts,
-- inter-branch). A branch that has accrued less than the other gives none away: nobody would accrue the days between.
create or replace function move_accrual(p_rekening text, p_dari text, p_ke text) returns void language plpgsql as $$
declare
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_dari);
  v bigint;
  v_pergi bigint;
  v_datang bigint;
begin
  if accrual_lags(p_dari, p_ke) then
    perform refuse('ACCRUAL_BEHIND', jsonb_build_object('cabang', p_dari, 'tujuan', p_ke));
  end if;
  v := end_accrual(p_rekening, p_dari, 'PINDAH');
  if v = 0 then return; end if;
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select p_rekening, 'PINDAH', v, v_tanggal, p_ke, a.kode_produk from account a where a.nomor_rekening = p_rekening;
  select m.pergi, m.datang into v_pergi, v_datang from moved_beside(p_rekening, v_tanggal, p_dari, p_ke, '{202001,202002}') m;
  if (v_pergi, v_datang) is distinct from (v, v) then raise exception 'account % leaves branch % without what was accrued for it', p_rekening, p_dari; end if;
end $$;
