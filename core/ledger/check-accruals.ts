import type { BookCheck, Offence } from './book-check.ts';

/** Proves what accounts have earned day by day: the days against the accounts' lives, their sums against the ledger. */
export const accrualChecks: readonly BookCheck[] = [
  {
    name: '23 what was accrued and not paid equals 202001 and 202002, by branch',
    offences: (sql) => sql<Offence[]>`
      with kept as (
        select x.kode_cabang, accrual_gl(x.kode_produk) as kode_gl, sum(x.jumlah) as jumlah from (
          select kode_cabang, kode_produk, sum(jumlah) as jumlah from accrual_by_day group by 1, 2
          union all select kode_cabang, kode_produk, sum(jumlah) from accrual_move group by 1, 2) x group by 1, 2
      ), ledger as (
        select kode_cabang, kode_gl, sum(kredit - debet) as jumlah from gl_total where kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS')) group by 1, 2
      )
      select format('%s %s: ledger %s, owed to accounts %s', kode_cabang, kode_gl, coalesce(l.jumlah, 0), coalesce(k.jumlah, 0)) as rincian
      from kept k full join ledger l using (kode_cabang, kode_gl) where coalesce(k.jumlah, 0) <> coalesce(l.jumlah, 0)`,
  },
  {
    name: '23 what was posted as accrued in a month equals the days of its accounts',
    offences: (sql) => sql<Offence[]>`
      with posted as (
        select kode_cabang, kode_produk, date_trunc('month', tanggal)::date as bulan, sum(jumlah) as jumlah from accrual_day group by 1, 2, 3
      ), days as (
        select kode_cabang, kode_produk, date_trunc('month', dari)::date as bulan, sum(jumlah) as jumlah from accrual_by_day group by 1, 2, 3
      )
      select format('%s %s %s: posted %s, days %s', kode_cabang, kode_produk, bulan, coalesce(p.jumlah, 0), coalesce(d.jumlah, 0)) as rincian
      from posted p full join days d using (kode_cabang, kode_produk, bulan) where coalesce(p.jumlah, 0) <> coalesce(d.jumlah, 0)`,
  },
  {
    name: '23 nothing is owed to a closed account',
    offences: (sql) => sql<Offence[]>`
      select format('%s: %s', s.nomor_rekening, accrual_open(s.nomor_rekening)) as rincian
      from account_state s where s.status = 'TUTUP' and accrual_open(s.nomor_rekening) <> 0`,
  },
  {
    // An account that was never accrued has no days to be counted; the third part finds who should have them.
    name: '34 the days accrued for an account are the calendar days that it was open, one after the other',
    offences: (sql) => sql<Offence[]>`
      with days as (
        select k.*, lag(k.sampai) over w as sebelumnya, row_number() over w as urut, lead(k.dari) over w is null as terakhir
        from accrual_periods k window w as (partition by k.nomor_rekening order by k.dari)
      )
      select format('%s: %s after %s', nomor_rekening, dari, sebelumnya) as rincian from days where urut > 1 and dari <> sebelumnya + 1 or sampai < dari
      union all
      select format('%s: from %s, opened %s, branch %s from %s', d.nomor_rekening, d.dari, a.tanggal_buka, d.kode_cabang, b.sejak)
      from days d join account a using (nomor_rekening) join accrual_branch b on b.kode_cabang = d.kode_cabang
      where d.urut = 1 and d.dari <> greatest(a.tanggal_buka, b.sejak)
      union all
      select format('%s %s: until %s, branch %s until %s', a.nomor_rekening, s.status, coalesce(d.sampai::text, 'never'), a.kode_cabang, b.sampai)
      from account a join account_state s using (nomor_rekening) join accrual_branch b on b.kode_cabang = a.kode_cabang
      left join days d on d.nomor_rekening = a.nomor_rekening and d.terakhir
      where case when s.status = 'TUTUP' then d.sampai >= (select max(t.tanggal) from account_status_step t where t.nomor_rekening = a.nomor_rekening and t.ke = 'TUTUP')
        else (d.sampai is null or d.sampai < b.sampai or d.sampai > b.sampai and d.kode_cabang = a.kode_cabang) and a.kode_valuta = 'IDR' and a.tanggal_buka <= b.sampai
          and exists (select from account_contract_on(a.nomor_rekening, b.sampai) k where k.nisbah_nasabah is not null) end`,
  },
  {
    // An end of day reads only what has changed: this check reads all accounts, but those that the next end of day reads anyway.
    name: '34 each account earns by its balance, share and product as they stand',
    offences: (sql) => sql<Offence[]>`
      with branches as materialized (
        select b.kode_cabang, b.sampai, coalesce(l.horizon, 0) as horizon from accrual_branch b left join accrual_watermark l on l.kode_cabang = b.kode_cabang and l.hari = b.sampai
      ), waiting as materialized (
        select distinct l.rekening as nomor_rekening from journal_line l where l.rekening is not null
          and l.xid >= (select min(horizon) from branches where horizon > 0)
        union select t.nomor_rekening from accrual_touch t join account a using (nomor_rekening) join branches b using (kode_cabang) where t.hari <= b.sampai + 1
      ), contracts as materialized (
        select distinct on (k.nomor_rekening) k.nomor_rekening, k.nisbah_nasabah, k.berlaku_sejak from account_contract k order by k.nomor_rekening, k.berlaku_sejak desc
      ), floats as materialized (
        select f.rekening, b.kode_cabang, sum(f.jumlah) as jumlah from branches b cross join lateral float_changes('', '~', b.sampai) f group by 1, 2
      )
      select format('%s: %s at %s of %s, not %s at %s of %s', n.nomor_rekening, n.saldo, n.nisbah, n.kode_produk, y.saldo, k.nisbah_nasabah, a.kode_produk) as rincian
      from accrual_now n join branches b using (kode_cabang) join account a using (nomor_rekening) join account_state s using (nomor_rekening)
      join accrual_rate r on (r.kode_cabang, r.kode_produk) = (n.kode_cabang, n.kode_produk) and b.sampai between r.dari and r.sampai
      left join contracts k on k.nomor_rekening = n.nomor_rekening and k.berlaku_sejak <= b.sampai
      left join floats f on f.rekening = n.nomor_rekening and f.kode_cabang = n.kode_cabang
      cross join lateral (select s.saldo_buku - coalesce(f.jumlah, 0) as saldo) x
      left join deposit_past_end e on e.nomor_rekening = n.nomor_rekening and e.sejak <= b.sampai
      cross join lateral (
        select case when e.nomor_rekening is null and (r.di_bawah_minimum or x.saldo >= s.saldo_minimum) then greatest(x.saldo, 0) else 0 end as saldo) y
      where n.dari <= b.sampai and b.horizon > 0 and not exists (select from waiting w where w.nomor_rekening = n.nomor_rekening)
        and (n.saldo <> y.saldo or k.nomor_rekening is not null and n.nisbah is distinct from k.nisbah_nasabah or n.kode_produk <> a.kode_produk)`,
  },
];
