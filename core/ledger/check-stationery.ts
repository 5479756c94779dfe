import type { BookCheck, Offence } from './book-check.ts';

/** Blank stationery that counts missed. */
export const stationeryChecks: readonly BookCheck[] = [
  {
    name: '27 missing stationery left the stock and came back by two persons each time',
    offences: (sql) => sql<Offence[]>`
      select format('difference %s: out by %s and %s, back by %s and %s', d.nomor, d.user_hilang, d.saksi_hilang, d.user_kembali, d.saksi_kembali) as rincian
      from stationery_difference d where d.user_hilang = d.saksi_hilang or d.user_kembali = d.saksi_kembali`,
  },
  {
    name: '32 a blank is out of the stock as missing while its difference says so, and no other is',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: missing in the stock %s, by its difference %s', jenis, nomor, h.nomor is not null, d.nomor_awal is not null) as rincian
      from (
        select jenis, nomor_awal as nomor from warkat_book where status = 'HILANG'
        union all select 'BUKU', nomor_seri from passbook where status = 'HILANG' and nomor_rekening is null
        union all select 'BILYET', nomor_bilyet from bilyet where status = 'HILANG' and nomor_rekening is null
        union all select 'KARTU', nomor_seri from card_stock where hilang) h
      full join (select jenis, nomor_awal, nomor_awal as nomor from stationery_difference where status = 'HILANG') d using (jenis, nomor)
      where h.nomor is null or d.nomor_awal is null`,
  },
];
