import type { BookCheck, Offence } from './book-check.ts';

/** Fees that ends of day take by contract. */
export const feeChecks: readonly BookCheck[] = [
  {
    name: '10 each fee of an end of day is noted as it was posted, once a month, and nothing else goes below a minimum by it',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s of %s: noted %s, posted %s', f.nomor_rekening, f.kode, f.bulan, f.diambil, coalesce(l.jumlah, 0)) as rincian
      from account_fee f left join lateral (
        select sum(l.jumlah) as jumlah from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
        where (j.id, j.tanggal) = (f.journal_id, f.tanggal) and j.operasi = f.kode and l.rekening = f.nomor_rekening) l on true
      where f.diambil <> coalesce(l.jumlah, 0)
      union all
      select format('journal %s of %s is the fee of nobody', j.id, j.tanggal) from journal j
      where j.operasi in ('BIAYA', 'BIAYA_BULANAN') and not exists (
        select from account_fee f where (f.journal_id, f.tanggal, f.kode, f.nomor_rekening) = (j.id, j.tanggal, j.operasi, j.rekening))`,
  },
  {
    name: '10 what of a fee was given up, a waiver of that day and kind gave up',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s of %s: %s given up without a waiver', f.nomor_rekening, f.kode, f.bulan, f.dibebaskan) as rincian
      from account_fee f where f.dibebaskan > 0 and not exists (
        select from fee_waiver w where w.nomor_rekening = f.nomor_rekening and w.kode = f.kode and f.tanggal between w.mulai and w.sampai
          and f.diminta = (f.diminta + f.dibebaskan) * (10000 - w.persen) / 1000000 * 100)`,
  },
];
