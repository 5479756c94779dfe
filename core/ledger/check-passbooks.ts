import type { BookCheck, Offence } from './book-check.ts';

/** Passbooks against the ledger: paper says what the books say (domain: invariants, 32). */
export const passbookChecks: readonly BookCheck[] = [
  {
    name: '32 a passbook goes on at a line of its own, and its last movement only grows',
    offences: (sql) => sql<Offence[]>`
      select format('book %s goes on at page %s line %s', nomor_seri, halaman, baris) as rincian
      from passbook where baris not between 1 and baris_per_halaman or halaman not between 1 and jumlah_halaman or seq_cetak < seq_awal
      union all
      select format('book %s line %s: movement %s after %s', nomor_seri, urut, seq, sebelum)
      from (select nomor_seri, urut, seq, lag(seq) over (partition by nomor_seri order by urut) as sebelum from passbook_line) l where seq < sebelum
      union all
      select format('book %s has %s lines, its last is %s', p.nomor_seri, p.urut_cetak, coalesce(max(l.urut), 0))
      from passbook p left join passbook_line l using (nomor_seri) group by p.nomor_seri having p.urut_cetak <> coalesce(max(l.urut), 0)`,
  },
  {
    name: '32 what a passbook says is the running balance of its account at that movement',
    offences: (sql) => sql<Offence[]>`
      select format('book %s says %s at movement %s', p.nomor_seri, p.saldo_cetak, p.seq_cetak) as rincian
      from passbook p where p.nomor_rekening is not null and p.seq_cetak > 0
        and not exists (select from journal_line l where l.rekening = p.nomor_rekening and l.seq = p.seq_cetak and l.saldo = p.saldo_cetak)
      union all
      select format('book %s begins with %s and says %s', nomor_seri, saldo_awal, saldo_cetak) from passbook where seq_cetak = 0 and saldo_cetak <> 0
      union all
      select format('book %s line %s says %s at movement %s', l.nomor_seri, l.urut, l.saldo, l.seq)
      from passbook_line l join passbook p using (nomor_seri)
      where not exists (select from journal_line j where j.rekening = p.nomor_rekening and j.seq = l.seq and j.saldo = l.saldo)
      union all
      select format('book %s has printed %s, not %s', p.nomor_seri, l.seq, p.seq_cetak)
      from passbook p cross join lateral (select x.seq, x.saldo from passbook_line x where x.nomor_seri = p.nomor_seri order by x.urut desc limit 1) l
      where (l.seq, l.saldo) <> (p.seq_cetak, p.saldo_cetak)`,
  },
  {
    name: '32 each blank passbook and certificate stands in the off-balance books of its branch with one rupiah',
    offences: (sql) => sql<Offence[]>`
      select format('branch %s holds blanks of %s, 901003 says %s', kode_cabang, coalesce(b.jumlah, 0), coalesce(g.saldo, 0)) as rincian
      from (select x.kode_cabang, count(*) * 100 as jumlah from (
          select kode_cabang from passbook where status = 'STOK' union all select kode_cabang from bilyet where status in ('STOK', 'DI_TANGAN')) x group by x.kode_cabang) b
      full join (select kode_cabang, sum(debet - kredit) as saldo from gl_total where kode_gl = gl('UNISSUED_BOOKS') group by kode_cabang) g using (kode_cabang)
      where coalesce(b.jumlah, 0) <> coalesce(g.saldo, 0)`,
  },
];
