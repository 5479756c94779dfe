import type { BookCheck, Offence } from './book-check.ts';

/** The bank's own cheques and bilyet giro against the ledger (domain: invariants, 17). */
export const warkatChecks: readonly BookCheck[] = [
  {
    name: '17 a sheet that was paid came out of an activated book of the account that was debited with its amount, or that kept it for its sheets, and still is',
    offences: (sql) => sql<Offence[]>`
      select format('sheet %s %s paid out of book %s', s.jenis, s.nomor_warkat, b.nomor_awal) as rincian
      from warkat_leaf s join warkat_book b using (id_bukuwarkat)
      where s.status = 'DIBAYAR' and (b.status <> 'AKTIF' or exists (
        select from journal_reversal r where r.journal_id = s.journal_id and r.tanggal = s.tanggal_status) or not exists (
        select from journal_line l where l.journal_id = s.journal_id and l.tanggal = s.tanggal_status and l.rekening = b.nomor_rekening and l.jumlah = s.nominal)
        and not exists (select from special_fund_move m where m.journal_id = s.journal_id and m.tanggal = s.tanggal_status and m.nomor_rekening = b.nomor_rekening
          and m.jumlah = -s.nominal))`,
  },
  {
    name: '17 each sheet is where its book is, and a book has as many as it says',
    offences: (sql) => sql<Offence[]>`
      select format('book %s %s is %s with %s of %s sheets in order', b.jenis, b.nomor_awal, b.status, count(s.nomor_warkat), b.lembar) as rincian
      from warkat_book b left join warkat_leaf s on s.id_bukuwarkat = b.id_bukuwarkat and s.jenis = b.jenis
        and s.nomor_warkat between b.nomor_awal and b.nomor_akhir and case b.status
          when 'STOK_PUSAT' then s.status = 'STOK_PUSAT' when 'DIKIRIM' then s.status = 'STOK_PUSAT' when 'STOK_CABANG' then s.status = 'STOK_CABANG'
          when 'RUSAK' then s.status = 'RUSAK' when 'HILANG' then s.status = 'HILANG' and s.asal like 'STOK%' when 'DITERBITKAN' then s.status in ('DITERBITKAN', 'HILANG', 'DITERIMA_KEMBALI')
          else s.status not in ('STOK_PUSAT', 'STOK_CABANG', 'RUSAK', 'DITERBITKAN') end
      group by b.id_bukuwarkat having count(s.nomor_warkat) <> b.lembar`,
  },
  {
    name: '17 each blank sheet stands in the off-balance books of whoever has it with one rupiah',
    offences: (sql) => sql<Offence[]>`
      select format('branch %s has blank sheets of %s, 901002 says %s', kode_cabang, coalesce(b.jumlah, 0), coalesce(g.saldo, 0)) as rincian
      from (select kode_cabang, sum(lembar) * 100 as jumlah from warkat_book where status in ('STOK_PUSAT', 'DIKIRIM', 'STOK_CABANG') group by kode_cabang) b
      full join (select kode_cabang, sum(debet - kredit) as saldo from gl_total where kode_gl = gl('UNISSUED_CHEQUES') group by kode_cabang) g using (kode_cabang)
      where coalesce(b.jumlah, 0) <> coalesce(g.saldo, 0)`,
  },
  {
    name: '19 a sheet counts as unfunded where its first refusal for its funds says so, and no other does',
    offences: (sql) => sql<Offence[]>`
      select format('sheet %s %s counts by refusal %s, its first for its funds is %s', coalesce(u.jenis, r.jenis), coalesce(u.nomor_warkat, r.nomor_warkat), u.id_tolakan, r.id_tolakan)
        as rincian
      from warkat_unfunded u full join (
        select distinct on (jenis, nomor_warkat) jenis, nomor_warkat, id_tolakan, nominal, tanggal from warkat_refusal where kosong order by jenis, nomor_warkat, id_tolakan) r
        on (r.jenis, r.nomor_warkat) = (u.jenis, u.nomor_warkat)
      where (u.id_tolakan, u.nominal, u.tanggal_tolak) is distinct from (r.id_tolakan, r.nominal, r.tanggal)`,
  },
  {
    name: '19 a drawer is listed for as many sheets as her listing says, and for enough of them',
    offences: (sql) => sql<Offence[]>`
      select format('listing %s of %s sheets has %s', l.nomor_dhib, l.lembar, count(u.nomor_warkat)) as rincian
      from warkat_listing l left join warkat_unfunded u using (nomor_dhib)
      group by l.nomor_dhib having count(u.nomor_warkat) <> l.lembar or sum(u.nominal) is distinct from l.nominal
        or l.lembar < parameter_on('dhn_lembar', l.terbit)::integer and max(u.nominal) < (parameter_on('dhn_batas_nominal', l.terbit)::numeric * 100)::bigint`,
  },
];
