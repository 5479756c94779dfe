import type { BookCheck, Offence } from './book-check.ts';

/** Profit shares against the ledger and against what they were shared from (domain: invariants, 21, 22, 24). */
export const shareChecks: readonly BookCheck[] = [
  {
    name: '21 a profit share is gross less tax and zakat in whole rupiah, and its journal says the same',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: gross %s, tax %s, zakat %s, net %s, journal %s says %s, %s, %s', p.nomor_rekening, p.bulan, p.bruto, p.pajak, p.zakat, p.neto,
        p.journal_id, j.bruto, j.pajak, j.zakat) as rincian
      from profit_share p left join lateral (
        select coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('OWED_TO_SAVERS')), 0) as bruto, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('TAX_ON_SHARES')), 0) as pajak,
          -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('ZAKAT_OWED')), 0) as zakat
        from journal_line l where l.journal_id = p.journal_id and l.tanggal = p.tanggal) j on true
      where p.status <> 'RATA_RATA' and p.jenis = 'BAGI_HASIL' and p.bruto is not null and (p.bruto <> p.pajak + p.zakat + p.neto or (j.bruto, j.pajak, j.zakat) is distinct from (p.bruto::numeric, p.pajak::numeric, p.zakat::numeric))
      union all
      select format('journal %s of %s shares what nobody was to have', j.id, j.rekening) from journal j
      where j.operasi = 'BAGI_HASIL' and j.rekening is not null and not exists (select from profit_share p where p.nomor_rekening = j.rekening and p.journal_id = j.id and p.tanggal = j.tanggal)`,
  },
  {
    name: '21 a run that was undone has left nothing: each of its journals has its exact mirror, and none is undone beside it',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s and its mirror %s at %s on %s: %s', u.journal_id, u.journal_batal, l.kode_cabang, l.kode_gl, sum(l.jumlah)) as rincian
      from sharing_undone u join journal_line l on (l.journal_id, l.tanggal) in ((u.journal_id, u.tanggal), (u.journal_batal, u.tanggal_batal))
      group by u.journal_id, u.journal_batal, l.kode_cabang, l.kode_gl, l.rekening, l.lawan having sum(l.jumlah) <> 0
      union all
      select format('journal %s undoes no share', j.id) from journal j where j.operasi = 'BATAL_BAGI_HASIL' and not exists (select from sharing_undone u where u.journal_batal = j.id)
      union all
      select format('%s: %s of run %s stands', r.bulan, p.nomor_rekening, r.putaran) from sharing_reversal r join profit_share p on p.bulan = r.bulan and p.putaran = r.putaran and p.jenis = 'BAGI_HASIL'
      where p.status <> 'DIBATALKAN' or p.journal_id is not null and p.journal_batal is null`,
  },
  {
    name: '21 a bonus is gross less tax and zakat in whole rupiah, its journal says the same, and no journal gives another one',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: gross %s, tax %s, zakat %s, journal %s says %s, %s, %s', p.nomor_rekening, p.bulan, p.bruto, p.pajak, p.zakat, p.journal_id, j.bruto, j.pajak, j.zakat) as rincian
      from profit_share p left join lateral (
        select coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('WADIAH_BONUS')), 0) as bruto, -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('TAX_ON_SHARES')), 0) as pajak,
          -coalesce(sum(l.jumlah) filter (where l.kode_gl = gl('ZAKAT_OWED')), 0) as zakat
        from journal_line l where l.journal_id = p.journal_id and l.tanggal = p.tanggal) j on true
      where p.jenis = 'BONUS' and (p.bruto <> p.pajak + p.zakat + p.neto or (j.bruto, j.pajak, j.zakat) is distinct from (p.bruto::numeric, p.pajak::numeric, p.zakat::numeric))
      union all
      select format('journal %s of %s gives a bonus that nobody was to have', j.id, j.rekening) from journal j
      where j.operasi = 'BONUS' and not exists (select from profit_share p where p.nomor_rekening = j.rekening and p.jenis = 'BONUS' and p.journal_id = j.id and p.tanggal = j.tanggal)`,
  },
  {
    name: '21 what waited of a share was credited once, in full and by a journal of its own, and what waits still lies on 201007',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: net %s waited, journal %s gives %s to %s', p.nomor_rekening, p.bulan, p.neto, p.susulan_journal, l.masuk, l.ke) as rincian
      from profit_share p left join lateral (
        select sum(x.jumlah) filter (where x.kode_gl = gl('SHARES_NOT_COLLECTED') and x.kode_cabang = p.kode_cabang) as keluar, -sum(x.jumlah) filter (where x.rekening is not null) as masuk,
          min(x.rekening) as ke from journal_line x where x.journal_id = p.susulan_journal and x.tanggal = p.susulan_tanggal) l on true
      where p.susulan_journal is not null and (l.keluar, l.masuk, l.ke) is distinct from (p.neto::numeric, p.neto::numeric, p.susulan_ke)
      union all
      select format('journal %s of %s credits %s shares that waited', j.id, j.rekening, n.n) from journal j
      cross join lateral (select count(*) as n from profit_share p where p.susulan_journal = j.id and p.susulan_tanggal = j.tanggal and p.nomor_rekening = j.rekening) n
      where j.operasi = 'BAGI_HASIL_SUSULAN' and n.n <> 1
      union all
      select format('branch %s: %s waits of shares, the ledger has %s on 201007', w.kode_cabang, w.jumlah, coalesce(g.saldo, 0))
      from (select x.kode_cabang, sum(x.jumlah) as jumlah from (
          select p.kode_cabang, p.neto as jumlah from profit_share p where p.status = 'DIBAGIKAN' and p.tujuan = '' and p.neto > 0 and p.susulan_journal is null
          union all
          select a.kode_cabang, d.belum_diambil from deposit d join account a using (nomor_rekening)) x group by 1) w
      left join (select t.kode_cabang, sum(t.kredit - t.debet) as saldo from gl_total t where t.kode_gl = gl('SHARES_NOT_COLLECTED') group by 1) g using (kode_cabang)
      where w.jumlah > coalesce(g.saldo, 0)`,
  },
  {
    name: '22 shares of a product add up to its part of the pool and what went to 209001, half a rupiah an account at most',
    offences: (sql) => sql<Offence[]>`
      select format('branch %s %s product %s: parts %s of %s', p.kode_cabang, p.bulan, p.kode_produk, sum(p.bagian), round(sum(x.persis))) as rincian
      from profit_share p cross join lateral (
        select p.saldo_nisbah::numeric(60, 24) * p.bobot * p.hi1000 / (extract(day from p.bulan + interval '1 month' - interval '1 day')::integer * 1e17) as persis) x
      where p.bagian is not null and p.dibayar group by p.kode_cabang, p.bulan, p.putaran, p.kode_produk having sum(p.bagian) <> round(sum(x.persis))
      union all
      select format('branch %s %s: shared %s, rounding %s, owed %s', c.kode_cabang, c.bulan, c.dibagikan, c.pembulatan, c.bagian)
      from profit_branch c cross join lateral (select count(*) as n from profit_share p where p.bulan = c.bulan and p.putaran = c.putaran and p.kode_cabang = c.kode_cabang and p.status <> 'RATA_RATA') s
      where c.kode_gl = gl('OWED_TO_SAVERS') and c.dibagikan is not null
        and not exists (select from profit_share p where p.bulan = c.bulan and p.putaran = c.putaran and p.kode_cabang = c.kode_cabang and p.dibayar and p.status = 'RATA_RATA')
        and (c.dibagikan + c.pembulatan <> c.bagian or abs(c.pembulatan) > 50 * s.n)`,
  },
  {
    name: '22 a reserve holds what the runs set aside less what they released, and each adjustment of a run that was shared has its journal',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the runs say %s, the ledger %s', c.kode_gl, r.jumlah, b.jumlah) as rincian
      from (values ('PER', gl('EQUALISATION_RESERVE')), ('IRR', gl('INVESTMENT_RISK_RESERVE'))) c(cadangan, kode_gl)
      cross join lateral (select coalesce(sum(case when x.jenis like '%BENTUK' then x.jumlah else -x.jumlah end), 0) as jumlah from profit_reserve x
        where x.dibatalkan is null and x.jenis like c.cadangan || '%') r
      cross join lateral (select coalesce(sum(t.kredit - t.debet), 0) as jumlah from gl_total t where t.kode_gl = c.kode_gl) b
      where r.jumlah <> b.jumlah or r.jumlah < 0
      union all
      select format('%s %s %s: journal %s says %s', x.pool, x.bulan, x.jenis, x.journal_id, l.isi) from profit_reserve x
      cross join lateral (select string_agg(y.kode_gl || ' ' || y.jumlah, ', ' order by y.jumlah desc) as isi from journal_line y
        where y.journal_id = x.journal_id and y.tanggal = x.tanggal) l
      where l.isi is distinct from case x.jenis when 'PER_BENTUK' then format('601003 %s, 303001 %s', x.jumlah, -x.jumlah) when 'PER_LEPAS' then format('303001 %s, 601003 %s', x.jumlah, -x.jumlah)
        when 'IRR_BENTUK' then format('601003 %s, 303002 %s', x.jumlah, -x.jumlah) when 'IRR_LEPAS' then format('303002 %s, 601003 %s', x.jumlah, -x.jumlah)
        else format('602002 %s, 601003 %s', x.jumlah, -x.jumlah) end
      union all
      select format('%s %s %s of %s has no journal, or another one', h.pool, h.bulan, x.jenis, x.jumlah) from hi1000 h join hi1000_adjustment x on (x.pool, x.bulan) = (h.pool, h.bulan)
      where h.status = 'DIBAGIKAN' and not exists (select from profit_reserve r
        where (r.pool, r.bulan, r.putaran, r.jenis, r.jumlah) = (h.pool, h.bulan, h.putaran, x.jenis, x.jumlah) and r.dibatalkan is null)
      union all
      select format('journal %s keeps or gives what no rate says', j.id) from journal j
      where j.operasi = 'CADANGAN_BAGI_HASIL' and not exists (select from profit_reserve x where x.journal_id = j.id and x.tanggal = j.tanggal)`,
  },
  {
    name: '24 tax is taken of a share where all funds of its customer are above the limit and no letter exempts it, and nowhere else',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: funds %s, %s, tax %s of %s', p.nomor_rekening, p.bulan, p.dana, p.sebab_pajak, p.pajak, p.bruto) as rincian
      from profit_share p
      cross join lateral (select (select x.nilai::numeric from parameter x where x.nama = 'pajak_bagi_hasil_persen' and x.berlaku_sejak <= p.tanggal order by x.berlaku_sejak desc limit 1) as persen,
        (select x.nilai::numeric * 100 from parameter x where x.nama = 'pajak_bagi_hasil_batas' and x.berlaku_sejak <= p.tanggal order by x.berlaku_sejak desc limit 1) as batas) r
      where p.status <> 'RATA_RATA' and (p.pajak <> case when p.sebab_pajak = 'KENA' then round(p.bruto * r.persen / 10000) * 100 else 0 end
        or p.sebab_pajak = 'KENA' and p.dana <= r.batas or p.sebab_pajak = 'BATAS' and p.dana > r.batas)`,
  },
  {
    name: '24 what is paid of taxes and zakat is what its journal takes from what each branch owes',
    offences: (sql) => sql<Offence[]>`
      select format('receipt %s: branch %s paid %s of %s', r.nomor_bukti, r.kode_cabang, r.nominal, r.kode_gl) as rincian from levy_remittance r
      where not exists (
        select from journal j join journal_line d on d.journal_id = j.id and d.tanggal = j.tanggal
        where j.id = r.journal_id and j.tanggal = r.tanggal and j.operasi = 'SETOR_PUNGUTAN' and d.kode_cabang = r.kode_cabang and d.kode_gl = r.kode_gl and d.jumlah = r.nominal
          and not exists (select from journal_reversal v where v.journal_id = j.id and v.tanggal = j.tanggal))
      union all
      select format('journal %s of %s paid %s of branch %s, which no receipt says', j.id, j.tanggal, d.jumlah, d.kode_cabang)
      from journal j join journal_line d on d.journal_id = j.id and d.tanggal = j.tanggal
      where j.operasi = 'SETOR_PUNGUTAN' and owed_to_others(d.kode_gl)
        and not exists (select from levy_remittance r where r.journal_id = j.id and r.kode_cabang = d.kode_cabang)
        and not exists (select from journal_reversal v where v.journal_id = j.id and v.tanggal = j.tanggal)`,
  },
];
