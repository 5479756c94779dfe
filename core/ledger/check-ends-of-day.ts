import type { BookCheck, Offence } from './book-check.ts';

/** The check computes so many ends of day of each branch again: all of them would read the whole ledger once for every end of day. */
const RUNS = 10;

/** Ends of day of branches. */
export const endOfDayChecks: readonly BookCheck[] = [
  {
    name: '33 the steps of each end of day are done in order and once, part by part',
    offences: (sql) => sql<Offence[]>`
      select format('%s on %s: %s begins before %s is done', e.kode_cabang, e.tanggal, s.kode, v.kode) as rincian
      from eod_run e join eod_step s using (run) join eod_step v on v.run = s.run and v.urut = s.urut - 1
      where s.mulai is not null and (v.status <> 'SELESAI' or s.mulai < v.selesai)
      union all
      select format('%s on %s: %s is done with %s of %s parts and %s rows, says %s', e.kode_cabang, e.tanggal, s.kode, c.selesai, s.bagian, c.baris, s.baris)
      from eod_run e join eod_step s using (run)
      cross join lateral (select count(*) filter (where c.status = 'SELESAI') as selesai, coalesce(sum(c.baris), 0) as baris
        from eod_chunk c where c.run = s.run and c.urut = s.urut) c
      where s.status = 'SELESAI' and (c.selesai, c.baris) <> (s.bagian, s.baris)
      union all
      select format('%s on %s: is over, %s is not', e.kode_cabang, e.tanggal, s.kode)
      from eod_run e join eod_step s using (run) where e.status = 'SELESAI' and s.status <> 'SELESAI'
      union all
      select format('%s on %s: a finding still stops what is over', e.kode_cabang, e.tanggal)
      from eod_run e join eod_finding f using (run) where e.status = 'SELESAI' and f.menghalangi`,
  },
  {
    name: '33 each end of day that is over closed its day, and no calendar day belongs to two ends of day of a branch',
    offences: (sql) => sql<Offence[]>`
      select format('%s on %s: over, its day is open', e.kode_cabang, e.tanggal) as rincian
      from eod_run e join branch_day d using (kode_cabang, tanggal) where e.status = 'SELESAI' and d.ditutup_pada is null
      union all
      select format('%s: ends of day of %s and %s cover the same days', a.kode_cabang, a.tanggal, b.tanggal)
      from eod_run a join eod_run b on b.kode_cabang = a.kode_cabang and b.tanggal > a.tanggal and b.dari < a.berikut`,
  },
  {
    name: '33 the trial balance of the last ends of day is the one that each has stored',
    offences: (sql) => sql<Offence[]>`
      select format('%s on %s: the end of day has stored another trial balance', e.kode_cabang, e.tanggal) as rincian
      from (select *, row_number() over (partition by kode_cabang order by tanggal desc) as n from eod_run where status = 'SELESAI' and neraca is not null) e
      cross join lateral trial_balance_print(e.kode_cabang, e.tanggal) p
      where e.n <= ${RUNS} and (p.sidik, p.baris) is distinct from (e.neraca, e.neraca_baris)`,
  },
];
