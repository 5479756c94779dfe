import type { BookCheck, Offence } from './book-check.ts';

/** Deposits against the ledger, and their shares (domain: invariants, 20 and 21). */
export const depositChecks: readonly BookCheck[] = [
  {
    name: '20 a deposit is active if and only if its certificate is live and its account stands at its nominal',
    offences: (sql) => sql<Offence[]>`
      select format('deposit %s is %s, its account stands at %s of %s, certificate %s', d.nomor_rekening, d.status, s.saldo_buku, d.nominal, coalesce(b.nomor_bilyet, 'none')) as rincian
      from deposit d join account_state s using (nomor_rekening) left join bilyet b on b.nomor_rekening = d.nomor_rekening and b.status = 'BERLAKU'
      where case when d.status = 'AKTIF' then s.saldo_buku <> d.nominal or b.nomor_bilyet is null else s.saldo_buku <> 0 end
      union all
      select format('certificate %s is %s, deposit %s is %s', b.nomor_bilyet, b.status, b.nomor_rekening, coalesce(d.status, 'none'))
      from bilyet b left join deposit d using (nomor_rekening)
      where b.status = 'BERLAKU' and d.status is distinct from 'AKTIF'
        or b.status = 'BELUM_KEMBALI' and (d.status is null or d.status not in ('JATUH_TEMPO', 'DICAIRKAN'))
      union all
      select format('deposit %s is %s and its certificate is neither out nor handed in nor lost', d.nomor_rekening, d.status) from deposit d
      where d.status = 'JATUH_TEMPO' and not exists (select from bilyet b where b.nomor_rekening = d.nomor_rekening and b.status = 'BELUM_KEMBALI')
        or d.status in ('DICAIRKAN', 'DICAIRKAN_DINI') and not exists (
          select from bilyet b where b.nomor_rekening = d.nomor_rekening and b.status in ('BELUM_KEMBALI', 'DITERIMA_KEMBALI', 'HILANG'))
      union all
      select format('certificate %s is %s, and nothing shows who handed it in', b.nomor_bilyet, b.status) from bilyet b
      where b.status = 'DITERIMA_KEMBALI' and not exists (select from bilyet_act t
        where t.nomor_bilyet = b.nomor_bilyet and t.operasi in ('PENCAIRAN_DEPOSITO', 'TERIMA_KEMBALI_BILYET'))
      union all
      select format('account %s is kept on %s, its tenor is %s', a.nomor_rekening, a.kode_gl, d.tenor) from deposit d join account a using (nomor_rekening)
      where a.kode_gl <> '3020' || lpad(d.tenor::text, 2, '0')
      union all
      select format('account %s is of deposits and has none', a.nomor_rekening) from account a join product p using (kode_produk)
      where p.jenis = 'DEPOSITO' and not exists (select from deposit d where d.nomor_rekening = a.nomor_rekening)`,
  },
  {
    name: '20 a deposit matures by the anchor day of its first term, and its terms follow one another',
    offences: (sql) => sql<Offence[]>`
      select format('deposit %s term %s runs %s to %s', t.nomor_rekening, t.urut, t.mulai, t.jatuh_tempo) as rincian
      from deposit_term t join deposit d using (nomor_rekening)
      where t.mulai <> d.tanggal_valuta + make_interval(months => (t.urut - 1) * d.tenor) or t.jatuh_tempo <> d.tanggal_valuta + make_interval(months => t.urut * d.tenor)
      union all
      select format('deposit %s says term %s to %s', d.nomor_rekening, d.urut, d.jatuh_tempo) from deposit d
      where d.urut > 0 and not exists (select from deposit_term t where (t.nomor_rekening, t.urut, t.mulai, t.jatuh_tempo) = (d.nomor_rekening, d.urut, d.mulai, d.jatuh_tempo))`,
  },
  {
    name: '20 no share is given outside of a term, nor twice for a day',
    offences: (sql) => sql<Offence[]>`
      select format('deposit %s has a share from %s to %s', h.nomor_rekening, h.dari, h.sampai) as rincian
      from deposit_share h left join deposit_term t on (t.nomor_rekening, t.urut) = (h.nomor_rekening, h.urut)
      where t.urut is null or h.dari < t.mulai or h.sampai > t.jatuh_tempo
        or exists (select from deposit_share o where o.nomor_rekening = h.nomor_rekening and o.dari < h.dari and o.sampai > h.dari)
      union all
      select format('deposit %s has shares until %s and says %s', d.nomor_rekening, coalesce(max(h.sampai), d.tanggal_valuta), d.bagi_hasil_sampai)
      from deposit d left join deposit_share h using (nomor_rekening) where d.urut > 0
      group by d.nomor_rekening having coalesce(max(h.sampai), d.tanggal_valuta) <> d.bagi_hasil_sampai`,
  },
  {
    name: '4 what waits of deposits is what their shares, their fetchings and the ledger say',
    offences: (sql) => sql<Offence[]>`
      select format('deposit %s says %s waits, shares less fetchings are %s', d.nomor_rekening, d.belum_diambil, x.jumlah) as rincian
      from deposit d cross join lateral (
        select coalesce((select sum(h.bersih) from deposit_share h where h.nomor_rekening = d.nomor_rekening and h.tujuan = gl('SHARES_NOT_COLLECTED')), 0)
          - coalesce((select sum(f.jumlah) from deposit_fetch f where f.nomor_rekening = d.nomor_rekening), 0) as jumlah) x
      where d.belum_diambil <> x.jumlah
      union all
      select format('deposit %s fetching %s, journal %s says %s', f.nomor_rekening, f.jumlah, f.journal_id, coalesce(l.jumlah, 0))
      from deposit_fetch f left join lateral (
        select sum(x.jumlah) as jumlah from journal_line x where x.journal_id = f.journal_id and x.tanggal = f.tanggal and x.kode_gl = gl('SHARES_NOT_COLLECTED') and x.kode_cabang = f.kode_cabang) l on true
      where f.jumlah <> coalesce(l.jumlah, 0)
      union all
      select format('branch %s: %s waits of deposits on %s, the ledger has %s', w.kode_cabang, w.jumlah, w.kode_gl, coalesce(g.saldo, 0))
      from (select a.kode_cabang, x.kode_gl, sum(x.jumlah) as jumlah from deposit d join account a using (nomor_rekening)
        cross join lateral (values (gl('MATURED_DEPOSITS'), case when d.status = 'JATUH_TEMPO' then d.nominal else 0 end), (gl('SHARES_NOT_COLLECTED'), d.belum_diambil)) x(kode_gl, jumlah)
        group by 1, 2) w
      left join (select kode_cabang, kode_gl, sum(kredit - debet) as saldo from gl_total group by 1, 2) g using (kode_cabang, kode_gl)
      where case w.kode_gl when gl('MATURED_DEPOSITS') then w.jumlah <> coalesce(g.saldo, 0) else w.jumlah > coalesce(g.saldo, 0) end`,
  },
  {
    name: '21 a share is net, tax and zakat in whole rupiah, and its journal says so',
    offences: (sql) => sql<Offence[]>`
      select format('deposit %s share of %s: %s is not %s + %s + %s', h.nomor_rekening, h.dari, h.bagi_hasil, h.bersih, h.pajak, h.zakat) as rincian
      from deposit_share h where h.bagi_hasil <> h.bersih + h.pajak + h.zakat or h.bagi_hasil % 100 <> 0 or h.pajak % 100 <> 0 or h.zakat % 100 <> 0
      union all
      select format('deposit %s share of %s is %s, journal %s says %s', h.nomor_rekening, h.dari, h.bagi_hasil, h.journal_id, coalesce(l.jumlah, 0))
      from deposit_share h left join lateral (
        select sum(x.jumlah) as jumlah from journal_line x where x.journal_id = h.journal_id and x.tanggal = h.tanggal and x.kode_gl = gl('OWED_TO_DEPOSITORS')) l on true
      where h.bagi_hasil <> coalesce(l.jumlah, 0)`,
  },
];
