-- The shares of a month are undone as a whole (core/profit-sharing/README.md; domain: profit sharing, a run again only after its full reversal): every journal
-- of the run has its exact mirror on the present day, in one transaction, or nothing has.

-- The journals of a month's standing run, in the order in which they were posted: the branches' shares, those that were credited late, and head office's reserves.
create or replace function sharing_journals(p_bulan date) returns table (id bigint, tanggal date) language sql stable as $$
  select j.id, j.tanggal from (
    select distinct c.kode_cabang, c.tanggal, unnest(c.korelasi) as korelasi from profit_branch c where c.bulan = p_bulan and c.dibatalkan is null) r
  join journal j on j.kode_cabang = r.kode_cabang and j.tanggal = r.tanggal and j.korelasi = r.korelasi
  union all
  select p.susulan_journal, p.susulan_tanggal from profit_share p where p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status = 'DIBAGIKAN' and p.susulan_journal is not null
  union all
  select x.journal_id, x.tanggal from profit_reserve x where x.bulan = p_bulan and x.dibatalkan is null
  order by 1
$$;

-- Returns what stands in the way of undoing a month's shares: a code, what it is about (a branch, an account), its name, and the amount that is asked back.
create or replace function sharing_undo_obstacles(p_bulan date) returns table (kode text, sebut text, nama text, nominal bigint, ada bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with pusat as (select b.accounting_date as tanggal from branch b where b.jenis = 'HO'),
  baris as materialized (
    select l.rekening, l.kode_cabang, l.kode_gl, -sum(l.jumlah) as jumlah from sharing_journals(p_bulan) j
    join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal) group by 1, 2, 3
  )
  select 'SHARING_NOT_DONE', to_char(p_bulan, 'YYYY-MM'), '', null::bigint, null::bigint
  where not exists (select from hi1000 h where h.bulan = p_bulan and h.status = 'DIBAGIKAN') or exists (select from hi1000 h where h.bulan = p_bulan and h.status = 'DITETAPKAN')
  union all
  -- A later month was reckoned from what stood in the accounts with these shares.
  select 'SHARING_FOLLOWED', to_char(min(h.bulan), 'YYYY-MM'), '', null, null from hi1000 h where h.bulan > p_bulan and h.status <> 'DIBATALKAN' having count(*) > 0
  union all
  select 'PERIOD_CLOSED', to_char(p_bulan, 'YYYY-MM'), '', null, null where exists (
    select from gl_period g where g.bulan = p_bulan and g.status = 'TUTUP' or g.akhir_tahun and g.bulan >= p_bulan)
  union all
  select 'DAY_CLOSED', b.kode_cabang, b.nama_cabang, null, null from branch b, pusat p
  where b.kode_cabang in (select x.kode_cabang from baris x) and (b.status <> 'BUKA' or b.accounting_date <> p.tanggal)
  union all
  -- What was withheld and has been paid on cannot be given back by the run.
  select 'SHARES_PAID_ON', x.kode_cabang, x.kode_gl, x.jumlah::bigint, t.ada from baris x
  cross join lateral (select coalesce(sum(t.kredit - t.debet), 0)::bigint as ada from gl_total t where t.kode_cabang = x.kode_cabang and t.kode_gl = x.kode_gl) t
  where x.kode_gl in (gl('TAX_ON_SHARES'), gl('ZAKAT_OWED'), gl('SHARES_NOT_COLLECTED'), gl('EQUALISATION_RESERVE'), gl('INVESTMENT_RISK_RESERVE')) and x.jumlah > 0 and t.ada < x.jumlah
  union all
  select case when s.status in ('TUTUP', 'PENUTUPAN') then 'ACCOUNT_CLOSED' when a.kode_cabang <> x.kode_cabang then 'ACCOUNT_MOVED' else 'INSUFFICIENT' end,
    x.rekening, a.nama_rekening, x.jumlah::bigint, r.ada
  from baris x join account a on a.nomor_rekening = x.rekening join account_state s using (nomor_rekening)
  cross join lateral (select s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu + s.plafon as ada) r
  where x.jumlah <> 0 and (s.status in ('TUTUP', 'PENUTUPAN') or a.kode_cabang <> x.kode_cabang or r.ada < x.jumlah)
  union all
  -- What a true-up gave or took at the branch that it has left.
  select 'ACCOUNT_MOVED', m.nomor_rekening, a.nama_rekening, abs(sum(m.jumlah))::bigint, null
  from accrual_move m join account a using (nomor_rekening) join account_state s using (nomor_rekening)
  where m.jenis = 'TRUE_UP' and a.kode_cabang <> m.kode_cabang and s.status <> 'TUTUP'
    and m.xid in (select k.xid from sharing_journals(p_bulan) j join journal k on (k.id, k.tanggal) = (j.id, j.tanggal))
    and not exists (select from baris x where x.rekening = m.nomor_rekening)
  group by m.nomor_rekening, a.nama_rekening having sum(m.jumlah) <> 0
$$;

-- Returns what undoing a month's shares takes back, by branch: whole rupiah as they were posted.
create or replace function sharing_undo_sums(p_bulan date)
returns table (kode_cabang text, nama_cabang text, rekening integer, bruto bigint, pajak bigint, zakat bigint, neto bigint, penyesuaian bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select b.kode_cabang, b.nama_cabang, s.n, s.bruto, s.pajak, s.zakat, s.neto, c.selisih
  from (select x.kode_cabang, sum(x.selisih_akru)::bigint as selisih from profit_branch x where x.bulan = p_bulan and x.dibatalkan is null group by 1) c
  join branch b using (kode_cabang) cross join lateral (
    select count(*)::integer as n, coalesce(sum(p.bruto), 0)::bigint as bruto, coalesce(sum(p.pajak), 0)::bigint as pajak, coalesce(sum(p.zakat), 0)::bigint as zakat,
      coalesce(sum(p.neto), 0)::bigint as neto
    from profit_share p where p.bulan = p_bulan and p.kode_cabang = b.kode_cabang and p.jenis = 'BAGI_HASIL' and p.status = 'DIBAGIKAN') s
  order by 1
$$;

-- Records by which run of the bulk posting function this very transaction has posted a part of a month's shares at a branch.
create or replace function record_sharing_run(p_cabang text, p_bulan date) returns void language sql security definer set search_path = public, pg_temp as $$
  update profit_branch c set korelasi = array(select unnest(c.korelasi) union select distinct j.korelasi from journal j
    where j.xid = pg_current_xact_id()::text::bigint and j.kode_cabang = p_cabang and j.tanggal = c.tanggal and j.operasi in ('TRUE_UP', 'BAGI_HASIL', 'PEMBULATAN'))
  where c.bulan = p_bulan and c.kode_cabang = p_cabang and c.dibatalkan is null
    and c.tanggal = (select b.accounting_date from branch b where b.kode_cabang = p_cabang)
$$;

-- Undoes the shares of a month whole: a mirror for each journal of the run, what is owed to each account as before it, and the same locked averages for the run
-- that comes next. The month takes no value date meanwhile, so what was locked stays what it was.
create or replace function undo_sharing(p_pool text, p_bulan date, p_alasan text, p_user text, p_kedua text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_tanggal date := (head_office()).accounting_date;
  v_akhir date := month_end(p_bulan);
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_run uuid := gen_random_uuid();
  v_putaran integer := (select max(h.putaran) from hi1000 h where h.bulan = p_bulan);
  v_jurnal integer := 0;
  r record;
  d bulk_chunk;
begin
  select * into r from sharing_undo_obstacles(p_bulan) limit 1;
  if r.kode = 'SHARING_NOT_DONE' then perform refuse('SHARING_NOT_DONE', jsonb_build_object('bulan', r.sebut));
  elsif r.kode = 'SHARING_FOLLOWED' then perform refuse('SHARING_FOLLOWED', jsonb_build_object('bulan', r.sebut));
  elsif r.kode = 'PERIOD_CLOSED' then perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', r.sebut));
  elsif r.kode = 'DAY_CLOSED' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', r.sebut));
  elsif r.kode = 'SHARES_PAID_ON' then perform refuse('SHARES_PAID_ON', jsonb_build_object('cabang', r.sebut, 'kode_gl', r.nama));
  elsif r.kode = 'ACCOUNT_CLOSED' then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', r.sebut));
  elsif r.kode = 'ACCOUNT_MOVED' then perform refuse('ACCOUNT_MOVED', jsonb_build_object('rekening', r.sebut));
  elsif r.kode is not null then perform refuse('INSUFFICIENT', jsonb_build_object('rekening', r.sebut));
  end if;
  insert into sharing_reversal (bulan, putaran, alasan, pembuat, penyetuju, tanggal, run) values (p_bulan, v_putaran, p_alasan, p_user, p_kedua, v_tanggal, v_run);
  for r in
    select u.bagian::integer as bagian, array_agg(u.id order by u.id) as asal, array_agg(u.tanggal order by u.id) as hari
    from (select j.id, j.tanggal, (row_number() over (order by j.id) - 1) / 2000 + 1 as bagian from sharing_journals(p_bulan) j) u group by 1 order by 1
  loop
    with jurnal as materialized (
      select x.n, j.* from unnest(r.asal, r.hari) with ordinality as x(id, tanggal, n) join journal j using (id, tanggal)
    ), baris as materialized (
      select k.n, l.* from jurnal k join journal_line l on (l.journal_id, l.tanggal) = (k.id, k.tanggal)
    ), kepala as (
      select array_agg(k.kode_cabang order by k.n) as cabang, array_agg(k.nominal order by k.n) as nominal, array_agg(k.rekening order by k.n) as rekening from jurnal k
    ), kaki as (
      select array_agg(b.n::integer order by b.n, b.urut) as jurnal, array_agg(b.kode_cabang order by b.n, b.urut) as cabang, array_agg(b.kode_gl order by b.n, b.urut) as gl,
        array_agg(case when b.rekening is not null then 'REKENING' end order by b.n, b.urut) as jenis, array_agg(b.rekening order by b.n, b.urut) as sub,
        array_agg(b.lawan order by b.n, b.urut) as lawan, array_agg(-b.jumlah order by b.n, b.urut) as jumlah, array_agg(null::text order by b.n) as kosong,
        array_agg(null::bigint order by b.n) as tanpa, array_agg(null::date order by b.n) as hari
      from baris b
    )
    select c.* into d from kepala h, kaki k, commit_bulk(v_run, r.bagian, decode(md5(r.asal::text), 'hex'), 'SISTEM', 'BATAL_BAGI_HASIL', v_tanggal, null, 'IDR',
      'Pembatalan bagi hasil ' || to_char(p_bulan, 'YYYY-MM'), h.cabang, h.nominal, h.rekening, k.jurnal, k.cabang, k.gl, k.jenis, k.sub, k.lawan, k.kosong,
      k.jumlah, k.tanpa, k.hari, k.kosong, k.kosong) c;
    v_jurnal := v_jurnal + d.jurnal;
    insert into sharing_undone (journal_id, tanggal, run, journal_batal, tanggal_batal)
    select x.id, x.tanggal, v_run, y.id, v_tanggal from unnest(r.asal, r.hari) with ordinality as x(id, tanggal, n)
    join journals_of_chunk(v_run, r.bagian, v_tanggal) y using (n);
  end loop;
  update sharing_reversal s set jurnal = v_jurnal where s.run = v_run;
  insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
  select m.nomor_rekening, m.jenis, -m.jumlah, v_tanggal, m.kode_cabang, m.kode_produk from accrual_move m
  where m.jenis in ('TRUE_UP', 'BAYAR') and m.xid in (select j.xid from sharing_undone u join journal j on (j.id, j.tanggal) = (u.journal_id, u.tanggal) where u.run = v_run);
  -- Nothing is owed to an account that was closed since: what its true-up had taken or given is the bank's cost again, or none, as at its closing.
  with tutup as (
    insert into accrual_move (nomor_rekening, jenis, jumlah, tanggal, kode_cabang, kode_produk)
    select m.nomor_rekening, 'TUTUP', -sum(m.jumlah), v_tanggal, m.kode_cabang, m.kode_produk from accrual_move m join account_state s using (nomor_rekening)
    where m.xid = v_xid and s.status = 'TUTUP' group by m.nomor_rekening, m.kode_cabang, m.kode_produk having sum(m.jumlah) <> 0
    returning kode_cabang, kode_produk, jumlah
  ), kaki as (
    select row_number() over (order by t.kode_cabang, accrual_gl(t.kode_produk))::integer as n, t.kode_cabang, accrual_gl(t.kode_produk) as kode_gl, -sum(t.jumlah)::bigint as jumlah
    from tutup t group by t.kode_cabang, accrual_gl(t.kode_produk) having sum(t.jumlah) <> 0
  ), semua as (
    select array_agg(k.kode_cabang order by k.n) as cabang, array_agg(abs(k.jumlah) order by k.n) as nominal, array_agg(null::text) as rekening,
      array(select unnest(array[k.n, k.n]) from kaki k order by k.n) as jurnal, array(select x from kaki k, unnest(array[k.kode_cabang, k.kode_cabang]) x order by k.n) as leg_cabang,
      array(select x from kaki k, unnest(array[k.kode_gl, overlay(k.kode_gl placing '601' from 1)]) with ordinality u(x, o) order by k.n, u.o) as leg_gl,
      array(select x from kaki k, unnest(array[k.jumlah, -k.jumlah]) with ordinality u(x, o) order by k.n, u.o) as leg_jumlah, array_fill(null::text, array[2 * count(*)::integer]) as kosong,
      array_fill(null::bigint, array[2 * count(*)::integer]) as tanpa, array_fill(null::date, array[2 * count(*)::integer]) as hari, count(*) as ada
    from kaki k
  )
  select c.* into d from semua s, commit_bulk(v_run, v_jurnal / 2000 + 2, decode(md5(s.leg_jumlah::text), 'hex'), 'SISTEM', 'TRUE_UP', v_tanggal, null, 'IDR',
    'Akrual rekening tertutup ' || to_char(p_bulan, 'YYYY-MM'), s.cabang, s.nominal, s.rekening, s.jurnal, s.leg_cabang, s.leg_gl, s.kosong, s.kosong, s.kosong, s.kosong,
    s.leg_jumlah, s.tanpa, s.hari, s.kosong, s.kosong) c where s.ada > 0;
  perform prove_accrual_moves();
  update profit_branch c set dibatalkan = v_tanggal where c.bulan = p_bulan and c.dibatalkan is null;
  update profit_reserve x set dibatalkan = v_tanggal where x.bulan = p_bulan and x.dibatalkan is null;
  update profit_share p set status = 'DIBATALKAN', journal_batal = u.journal_batal, tanggal_batal = v_tanggal
  from profit_share q left join sharing_undone u on u.run = v_run and u.journal_id = q.journal_id and u.tanggal = q.tanggal
  where (q.nomor_rekening, q.bulan, q.jenis, q.putaran) = (p.nomor_rekening, p.bulan, p.jenis, p.putaran)
    and p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.status <> 'DIBATALKAN';
  -- The balances stay as they were locked; shares, weights and who is still there are as they are now.
  insert into profit_share (nomor_rekening, bulan, jenis, putaran, status, pool, kode_cabang, kode_produk, kode_gl, seq, jumlah_saldo, bobot, nisbah, dibayar, saldo_nisbah)
  select p.nomor_rekening, p_bulan, 'BAGI_HASIL', v_putaran + 1, 'RATA_RATA', m.pool, a.kode_cabang, a.kode_produk, a.kode_gl, p.seq, p.jumlah_saldo, w.bobot,
    case when s.status <> 'TUTUP' then k.nisbah_nasabah end, s.status <> 'TUTUP' and k.nisbah_nasabah is not null and d2.jenis <> 'DEPOSITO',
    case when s.status <> 'TUTUP' then balance_by_nisbah(p.nomor_rekening, p_bulan, v_akhir, p.jumlah_saldo, k.nisbah_nasabah) end
  from profit_share p join account a using (nomor_rekening) join account_state s using (nomor_rekening) join pool_member m on m.kode_produk = a.kode_produk
  join product d2 on d2.kode_produk = a.kode_produk join averaging_on(v_akhir) w on w.kode_produk = a.kode_produk
  cross join lateral account_contract_on(p.nomor_rekening, v_akhir) k
  where p.bulan = p_bulan and p.jenis = 'BAGI_HASIL' and p.putaran = v_putaran;
  -- The mirrors leave nothing of the run on any account of the ledger.
  select l.kode_cabang, l.kode_gl into r from journal_line l
  where (l.journal_id, l.tanggal) in (
    select u.journal_id, u.tanggal from sharing_undone u where u.run = v_run union all select u.journal_batal, u.tanggal_batal from sharing_undone u where u.run = v_run)
  group by l.kode_cabang, l.kode_gl, l.rekening, l.lawan having sum(l.jumlah) <> 0 limit 1;
  if found then raise exception 'the shares of % are not undone at branch % on %', p_bulan, r.kode_cabang, r.kode_gl; end if;
  for r in select h.pool, h.bulan from hi1000 h where h.bulan = p_bulan and h.status = 'DIBAGIKAN' and h.pool <> p_pool loop
    update hi1000 h set status = 'DIBATALKAN', versi = h.versi + 1 where (h.pool, h.bulan) = (r.pool, r.bulan);
    perform append_record_version('hi1000', jsonb_build_object('pool', r.pool, 'bulan', r.bulan), 'AKHIR', 'SISTEM', null, null, (head_office()).kode_cabang);
  end loop;
end $$;

-- The run of a reversal may take back what it gave from accounts that are dormant, are blocked or have come down to their minimum: no person debits them.
create or replace function is_sharing_undone(p_operasi text) returns boolean language sql stable as $$
  select p_operasi = 'BATAL_BAGI_HASIL' and exists (select from sharing_reversal r where r.xid = pg_current_xact_id()::text::bigint)
$$;
