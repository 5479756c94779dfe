import type { BookCheck, Offence } from './book-check.ts';
import { journalsSince, totalsSince } from './check-since.ts';

/** Journals, general ledger, inter-branch accounts, reversals. Numbers are those of the bank's list of invariants. */
export const journalChecks: readonly BookCheck[] = [
  {
    name: '1 each journal balances per branch and currency, with at least two lines',
    since: journalsSince,
    offences: (sql) => sql<Offence[]>`
      select format('journal %s branch %s %s: %s, worth %s', journal_id, kode_cabang, kode_valuta, sum(jumlah), sum(coalesce(jumlah_idr, jumlah))) as rincian
      from journal_line group by journal_id, tanggal, kode_cabang, kode_valuta having sum(jumlah) <> 0 or sum(coalesce(jumlah_idr, jumlah)) <> 0
      union all
      select format('journal %s has %s lines', j.id, count(l.journal_id)) from journal j left join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
      -- An exchange of pieces moves no amount.
      where j.operasi <> 'TUKAR_UANG' group by j.id, j.tanggal having count(l.journal_id) < 2
      union all
      select format('exchange %s has lines, or no movement of pieces of the same worth', j.id) from journal j where j.operasi = 'TUKAR_UANG'
        and (exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal) or not exists (
          select from cash_movement m where m.journal_id = j.id and m.tanggal = j.tanggal and m.masuk = j.nominal and m.keluar = j.nominal and m.pecahan <> '{}'))
      union all
      select format('line of journal %s has no journal', l.journal_id) from journal_line l left join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
      where j.id is null`,
  },
  {
    name: '2 debits equal credits per branch and day',
    offences: (sql) => sql<Offence[]>`
      select format('branch %s on %s: %s', kode_cabang, tanggal, sum(debet - kredit)) as rincian
      from gl_total group by kode_cabang, kode_valuta, tanggal having sum(debet) <> sum(kredit)`,
  },
  {
    name: '2 rolled-up totals and tail equal the lines',
    since: totalsSince,
    offences: (sql) => sql<Offence[]>`
      with lines as (
        select tanggal, kode_cabang, kode_valuta, kode_gl, coalesce(lawan, '') as lawan,
               sum(greatest(jumlah, 0)) as debet, sum(greatest(-jumlah, 0)) as kredit
        from journal_line group by 1, 2, 3, 4, 5
      ), totals as (
        select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, sum(debet) as debet, sum(kredit) as kredit from gl_total group by 1, 2, 3, 4, 5
      )
      select format('%s %s %s: lines %s/%s, totals %s/%s', coalesce(l.tanggal, t.tanggal), coalesce(l.kode_cabang, t.kode_cabang),
                    coalesce(l.kode_gl, t.kode_gl), l.debet, l.kredit, t.debet, t.kredit) as rincian
      from lines l full join totals t using (tanggal, kode_cabang, kode_valuta, kode_gl, lawan)
      where l.debet is distinct from t.debet or l.kredit is distinct from t.kredit`,
  },
  {
    name: '2 totals in the books’ currency equal the lines, and each month begins where the one before ended',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with lines as (
        select tanggal, kode_cabang, kode_valuta, kode_gl, sum(greatest(coalesce(jumlah_idr, jumlah), 0)) as debet, sum(greatest(-coalesce(jumlah_idr, jumlah), 0)) as kredit
        from journal_line group by 1, 2, 3, 4
      ), totals as (
        select tanggal, kode_cabang, kode_valuta, kode_gl, sum(debet_idr) as debet, sum(kredit_idr) as kredit from gl_total group by 1, 2, 3, 4
      )
      select format('%s %s %s: lines %s/%s, totals %s/%s in IDR', tanggal, kode_cabang, kode_gl, l.debet, l.kredit, t.debet, t.kredit) as rincian
      from lines l full join totals t using (tanggal, kode_cabang, kode_valuta, kode_gl)
      where l.debet is distinct from t.debet or l.kredit is distinct from t.kredit
      union all
      select format('opening of %s %s %s: %s, movements before %s', o.bulan, o.kode_cabang, o.kode_gl, o.saldo, coalesce(m.saldo, 0))
      from gl_opening o left join lateral (
        select sum(t.debet - t.kredit) as saldo from gl_total t
        where t.kode_cabang = o.kode_cabang and t.kode_valuta = o.kode_valuta and t.kode_gl = o.kode_gl and t.lawan = o.lawan and t.tanggal < o.bulan) m on true
      where o.saldo <> coalesce(m.saldo, 0)`,
  },
  {
    name: '2 the balance at the end of a day is what was rolled up to it',
    offences: (sql) => sql<Offence[]>`
      with rolled_up as (
        select kode_cabang, kode_gl, tanggal, sum(sum(debet_idr - kredit_idr)) over (partition by kode_cabang, kode_gl order by tanggal) as saldo
        from (select kode_cabang, kode_gl, tanggal, debet_idr, kredit_idr from gl_daily
              union all select '', kode_gl, tanggal, debet_idr, kredit_idr from gl_daily) d
        group by kode_cabang, kode_gl, tanggal
      )
      select format('%s %s %s: balance %s, rolled up %s', tanggal, coalesce(nullif(kode_cabang, ''), 'bank'), kode_gl, s.saldo, f.saldo) as rincian
      from rolled_up f full join gl_day_balance s using (kode_cabang, kode_gl, tanggal) where f.saldo is distinct from s.saldo`,
  },
  {
    name: '3 inter-branch accounts sum to zero and each pair mirrors the other',
    offences: (sql) => sql<Offence[]>`
      with rak as (
        select kode_cabang as a, lawan as b, kode_valuta, sum(debet - kredit) as saldo from gl_total where kode_gl = gl('INTER_BRANCH') group by 1, 2, 3
      )
      select format('110001 %s to %s: %s, back: %s', x.a, x.b, x.saldo, coalesce(y.saldo, 0)) as rincian
      from rak x left join rak y on y.a = x.b and y.b = x.a and y.kode_valuta = x.kode_valuta where x.saldo + coalesce(y.saldo, 0) <> 0`,
  },
  {
    name: '5 control accounts carry their sub-ledger on every line, others on none',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s line %s on %s', l.journal_id, l.urut, l.kode_gl) as rincian
      from journal_line l left join gl_account g using (kode_gl)
      where g.kode_gl is null
         or (coalesce(g.kontrol, '') = 'REKENING') <> (l.rekening is not null) and (l.jumlah <> 0 or l.rekening is not null)
         or (coalesce(g.kontrol, 'REKENING') <> 'REKENING') <> (l.sub is not null) and (l.jumlah <> 0 or l.sub is not null)
         or (l.kode_gl = gl('INTER_BRANCH')) <> (l.lawan is not null)
         or g.hanya_pusat and not exists (select from branch b where b.kode_cabang = l.kode_cabang and b.jenis = 'HO')`,
  },
  {
    name: '5 each line stands on an account, a box or a person there is, of its branch and currency',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s line %s on %s %s', l.journal_id, l.urut, l.kode_gl, coalesce(l.rekening, l.sub)) as rincian
      from journal_line l join gl_account g using (kode_gl)
      where (l.jumlah <> 0 or l.rekening is not null or l.sub is not null) and (
        g.kontrol = 'REKENING' and not exists (
          select from account a where a.nomor_rekening = l.rekening and a.kode_gl = l.kode_gl and a.kode_valuta = l.kode_valuta)
        or g.kontrol = 'KAS' and not exists (select from cash_box k where k.id_kas::text = l.sub and k.kode_cabang = l.kode_cabang and k.kode_valuta = l.kode_valuta)
        or g.kontrol = 'SELISIH_TELLER' and not exists (select from app_user u where u.id_user = l.sub))`,
  },
  {
    name: '6 a reversal undoes its journal on every account',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s and reversal %s on %s: %s', r.journal_id, r.reversal_id, l.kode_gl, sum(l.jumlah)) as rincian
      from journal_reversal r join journal_line x on (x.journal_id, x.tanggal) in ((r.journal_id, r.tanggal), (r.reversal_id, r.tanggal_reversal))
      -- A difference that a correction goes against stands for the cash of the till that it was booked by.
      left join cash_difference d on d.cara = 'KOREKSI' and d.journal_akhir = r.reversal_id and x.journal_id = r.reversal_id and d.kode_gl = x.kode_gl and d.id_user = x.sub
      left join journal_line o on d.nomor is not null and o.journal_id = r.journal_id and o.tanggal = r.tanggal and o.kode_gl in (gl('TILL_CASH'), gl('FOREIGN_TILL_CASH'))
      cross join lateral (select x.journal_id, x.tanggal, x.kode_cabang, coalesce(o.kode_gl, x.kode_gl) as kode_gl, x.kode_valuta, x.rekening, coalesce(o.sub, x.sub) as sub, x.lawan,
        x.tanggal_valuta, x.jumlah) l
      group by r.journal_id, r.reversal_id, l.kode_cabang, l.kode_gl, l.kode_valuta, l.rekening, l.sub, l.lawan,
        -- A correction of what was valued in a month that takes no value date any more counts from its own day.
        case when r.koreksi and l.journal_id = r.journal_id and exists (select from gl_period p where p.bulan = date_trunc('month', coalesce(l.tanggal_valuta, l.tanggal)) and p.status <> 'BUKA')
          and not exists (select from journal_line m where (m.journal_id, m.tanggal) = (r.reversal_id, r.tanggal_reversal) and coalesce(m.tanggal_valuta, m.tanggal) = coalesce(l.tanggal_valuta, l.tanggal))
          then r.tanggal_reversal else coalesce(l.tanggal_valuta, l.tanggal) end having sum(l.jumlah) <> 0
      union all
      select format('reversal %s is reversed itself', a.reversal_id) from journal_reversal a join journal_reversal b on b.journal_id = a.reversal_id`,
  },
  {
    name: '7 no line beyond the accounting date of its branch, and none on a day that was never open',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s of %s is dated %s', l.journal_id, l.kode_cabang, l.tanggal) as rincian
      from (select distinct journal_id, kode_cabang, tanggal from journal_line) l join branch b using (kode_cabang)
      where l.tanggal > b.accounting_date
         or not exists (select from branch_day d where d.kode_cabang = l.kode_cabang and d.tanggal = l.tanggal)`,
  },
  {
    name: '7 no line on a ledger account before it was opened or after it was closed, and no balance on a closed one',
    offences: (sql) => sql<Offence[]>`
      select format('%s on %s of %s: %s', t.kode_gl, t.tanggal, t.kode_cabang, sum(t.debet + t.kredit)) as rincian
      from gl_account g join gl_total t using (kode_gl) where t.tanggal < g.dibuka_sejak or t.tanggal >= g.ditutup_sejak
      group by t.kode_gl, t.tanggal, t.kode_cabang having sum(t.debet + t.kredit) <> 0
      union all
      select format('%s closed since %s stands at %s in %s', g.kode_gl, g.ditutup_sejak, sum(t.debet - t.kredit), t.kode_cabang)
      from gl_account g join branch b on b.accounting_date >= g.ditutup_sejak join gl_total t on t.kode_gl = g.kode_gl and t.kode_cabang = b.kode_cabang
      group by g.kode_gl, g.ditutup_sejak, t.kode_cabang, t.kode_valuta having sum(t.debet - t.kredit) <> 0`,
  },
  {
    name: '8 no value date beyond the accounting date; a person’s goes back with a second one, and an earlier month takes corrections only',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select distinct format('journal %s of %s has value date %s', l.journal_id, l.tanggal, l.tanggal_valuta) as rincian
      from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
      where l.tanggal_valuta > l.tanggal
        or l.tanggal_valuta < date_trunc('month', l.tanggal)::date and not exists (select from journal_reversal r where r.reversal_id = j.id and r.koreksi)
        or l.tanggal_valuta < l.tanggal and not coalesce(j.bukti -> 'alasan' ?| '{VALUTA_MUNDUR,KOREKSI}', false)
          and not exists (select from bulk_chunk b where b.operasi = j.operasi and j.id between b.journal_awal and b.journal_akhir)`,
  },
  {
    name: '25 the year’s result is computed and never posted',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s line %s on 403002', journal_id, urut) as rincian from journal_line where kode_gl = gl('YEAR_RESULT')`,
  },
  {
    name: '25 after a branch has closed its year nothing of that year stands in income and expenses; its result is on 403001',
    offences: (sql) => sql<Offence[]>`
      select format('%s of %s: %s on %s', y.tahun, y.kode_cabang, sum(t.debet_idr - t.kredit_idr), t.kode_gl) as rincian
      -- A year that was closed late keeps its figures at its own end.
      from year_end y join gl_total t on t.kode_cabang = y.kode_cabang and t.tanggal <= make_date(y.tahun, 12, 31) and extract(year from y.tanggal) = y.tahun join gl_account g on g.kode_gl = t.kode_gl and g.tipe in ('I', 'X')
      group by y.tahun, y.kode_cabang, t.kode_gl having sum(t.debet_idr - t.kredit_idr) <> 0
      union all
      select format('%s of %s, closed late: %s on %s', y.tahun, y.kode_cabang, r.saldo, r.kode_gl)
      from year_end y cross join lateral (
        select t.kode_gl, t.saldo + coalesce((select sum(l.jumlah) from journal_line l where (l.journal_id, l.tanggal) = (y.journal_id, y.tanggal) and l.kode_gl = t.kode_gl), 0) as saldo
        from result_accounts(y.kode_cabang, make_date(y.tahun, 12, 31)) t) r
      where extract(year from y.tanggal) > y.tahun and r.saldo <> 0
      union all
      select format('%s of %s: %s carried over, 403001 has %s', y.tahun, y.kode_cabang, y.hasil, coalesce(l.jumlah, 0))
      from year_end y cross join lateral (
        select -sum(l.jumlah) filter (where l.kode_gl = gl('RETAINED_EARNINGS')) as jumlah from journal_line l where (l.journal_id, l.tanggal) = (y.journal_id, y.tanggal)) l
      where y.hasil <> coalesce(l.jumlah, 0)
      union all
      select format('%s of %s: the end of day of %s is over, the year is not closed', extract(year from e.tanggal), e.kode_cabang, e.tanggal)
      from eod_run e where e.status = 'SELESAI' and extract(year from e.berikut) > extract(year from e.tanggal)
        and not exists (select from year_end y where y.kode_cabang = e.kode_cabang and y.tahun = extract(year from e.tanggal))`,
  },
  {
    name: '26 assets equal liabilities, syirkah funds and equity; off-balance accounts balance by themselves',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: %s', t.kode_cabang, case when g.tipe = 'O' then 'off-balance' else 'balance sheet' end, sum(t.debet - t.kredit)) as rincian
      from gl_total t join gl_account g using (kode_gl) group by t.kode_cabang, t.kode_valuta, g.tipe = 'O'
      having sum(t.debet - t.kredit) <> 0`,
  },
];
