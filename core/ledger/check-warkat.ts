import type { BookCheck } from './book-check.ts';

type Offence = { rincian: string };

/** The bank's own cheques and bilyet giro against the ledger (domain: invariants, 17). */
export const warkatChecks: readonly BookCheck[] = [
  {
    name: '17 a sheet that was paid came out of an activated book of the account that was debited with its amount',
    offences: (sql) => sql<Offence[]>`
      select format('sheet %s %s paid out of book %s', s.jenis, s.nomor_warkat, b.nomor_awal) as rincian
      from warkat_sheet s join warkat_book b using (id_bukuwarkat)
      where s.status = 'PAID' and (b.status <> 'ACTIVE' or not exists (
        select from journal_line l where l.journal_id = s.journal_id and l.tanggal = s.tanggal_status and l.rekening = b.nomor_rekening and l.jumlah = s.nominal))`,
  },
  {
    name: '17 each sheet is where its book is, and a book has as many as it says',
    offences: (sql) => sql<Offence[]>`
      select format('book %s %s is %s with %s of %s sheets in order', b.jenis, b.nomor_awal, b.status, count(s.nomor_warkat), b.lembar) as rincian
      from warkat_book b left join warkat_sheet s on s.id_bukuwarkat = b.id_bukuwarkat and s.jenis = b.jenis
        and s.nomor_warkat between b.nomor_awal and b.nomor_akhir and case b.status
          when 'STOCK_HO' then s.status = 'STOCK_HO' when 'SENT' then s.status = 'STOCK_HO' when 'STOCK_BR' then s.status = 'STOCK_BR'
          when 'SPOILED' then s.status = 'SPOILED' when 'ISSUED' then s.status in ('ISSUED', 'LOST', 'RETURNED')
          else s.status not in ('STOCK_HO', 'STOCK_BR', 'SPOILED', 'ISSUED') end
      group by b.id_bukuwarkat having count(s.nomor_warkat) <> b.lembar`,
  },
  {
    name: '17 each blank sheet stands in the off-balance books of whoever has it with one rupiah',
    offences: (sql) => sql<Offence[]>`
      select format('branch %s has blank sheets of %s, 901002 says %s', kode_cabang, coalesce(b.jumlah, 0), coalesce(g.saldo, 0)) as rincian
      from (select kode_cabang, sum(lembar) * 100 as jumlah from warkat_book where status in ('STOCK_HO', 'SENT', 'STOCK_BR') group by kode_cabang) b
      full join (select kode_cabang, sum(debet - kredit) as saldo from gl_total where kode_gl = '901002' group by kode_cabang) g using (kode_cabang)
      where coalesce(b.jumlah, 0) <> coalesce(g.saldo, 0)`,
  },
];
