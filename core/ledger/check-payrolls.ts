import type { BookCheck, Offence } from './book-check.ts';

/** Salaries by file against the ledger: each row paid once, out of what its employer gave. */
export const payrollChecks: readonly BookCheck[] = [
  {
    name: '16 what of approved payrolls is neither paid nor given back stands on 201008 of the employer’s branch',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the ledger has %s, payrolls %s', kode_cabang, coalesce(l.jumlah, 0), coalesce(g.jumlah, 0)) as rincian
      from (select kode_cabang, sum(jumlah) as jumlah from journal_line where kode_gl = gl('SALARIES_UNDER_WAY') group by 1) l
      full join (
        select p.kode_cabang, -sum(r.nominal + r.biaya) as jumlah from payroll p join payroll_row r using (id_gaji)
        where r.status = 'MENUNGGU' or r.status = 'GAGAL' and p.status = 'BERJALAN' group by 1) g using (kode_cabang)
      where coalesce(l.jumlah, 0) <> coalesce(g.jumlah, 0)`,
  },
  {
    name: '17 each salary is paid at most once, by a journal of its own that credits its account or sends its transfer',
    offences: (sql) => sql<Offence[]>`
      select format('payroll %s row %s: no journal of its amount', r.id_gaji, r.urut) as rincian from payroll_row r
      where r.status = 'DIBAYAR' and r.kode_bank is null and not exists (
        select from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        where j.id = r.journal_id and j.tanggal = r.tanggal and j.operasi = 'GAJI' and j.korelasi = r.id_gaji and l.rekening = r.nomor_rekening and l.jumlah = -r.nominal)
      union all
      select format('payroll %s row %s: no transfer of its amount', r.id_gaji, r.urut) from payroll_row r join payroll p using (id_gaji)
      where r.status = 'DIBAYAR' and r.kode_bank is not null and not exists (
        select from transfer t join journal j on j.id = t.journal_id and j.tanggal = t.tanggal join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        where t.nomor = r.nomor_transfer and t.journal_id = r.journal_id and j.operasi = 'GAJI_BANK_LAIN' and j.korelasi = r.id_gaji
          and (t.nomor_rekening, t.nominal, t.biaya, t.rail, t.rekening_tujuan) = (p.nomor_rekening, r.nominal, r.biaya, r.rail, r.rekening_tujuan)
          and l.kode_gl = gl('SALARIES_UNDER_WAY') and l.jumlah = r.nominal + r.biaya)
      union all
      select format('journal %s pays %s salaries', journal_id, count(*)) from payroll_row where journal_id is not null group by journal_id, tanggal having count(*) > 1
      union all
      select format('payroll %s: %s journals for %s paid rows', p.id_gaji, count(j.id), p.dibayar) from payroll p left join journal j on j.korelasi = p.id_gaji and j.operasi in ('GAJI', 'GAJI_BANK_LAIN')
      group by p.id_gaji having count(j.id) <> p.dibayar`,
  },
  {
    name: '17 a payroll is what was approved: its rows, their sum and print, and how far it is',
    offences: (sql) => sql<Offence[]>`
      select format('payroll %s is not what was approved', p.id_gaji) as rincian from payroll p cross join lateral (
        select count(*) as baris, sum(r.nominal) as nominal, sum(r.biaya) as biaya, count(*) filter (where r.status = 'DIBAYAR') as dibayar, count(*) filter (where r.status = 'GAGAL') as gagal,
          coalesce(sum(r.nominal) filter (where r.status = 'DIBAYAR'), 0) as nominal_dibayar, coalesce(sum(r.nominal) filter (where r.status = 'GAGAL'), 0) as nominal_gagal
        from payroll_row r where r.id_gaji = p.id_gaji) s
      where (p.baris, p.nominal, p.biaya, p.dibayar, p.gagal, p.nominal_dibayar, p.nominal_gagal)
          is distinct from (s.baris, s.nominal, s.biaya, s.dibayar, s.gagal, s.nominal_dibayar, s.nominal_gagal)
        or payroll_print(p.id_gaji) is distinct from p.sidik or p.status = 'SELESAI' and s.dibayar + s.gagal <> s.baris`,
  },
];
