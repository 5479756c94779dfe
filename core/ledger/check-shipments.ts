import type { BookCheck, Offence } from './book-check.ts';

/** Sealed bags between vaults, Bank Indonesia and ATMs, and differences that counts have found. */
export const shipmentChecks: readonly BookCheck[] = [
  {
    name: '13 sealed bags hold their amount, and their journals put it on the road and took it off',
    offences: (sql) => sql<Offence[]>`
      select format('shipment %s of %s: pieces %s, sent %s, taken off %s', s.nomor, s.nominal, denominations_value(s.pecahan), kirim.jumlah, terima.jumlah) as rincian
      from cash_shipment s
      cross join lateral (select coalesce(sum(l.jumlah), 0) as jumlah from journal_line l
        where l.journal_id = s.journal_kirim and l.tanggal = s.tanggal_kirim and l.kode_gl = gl('CASH_IN_TRANSIT') and l.kode_cabang = s.kode_cabang_asal) kirim
      cross join lateral (select coalesce(-sum(l.jumlah), 0) as jumlah from journal_line l
        where l.journal_id = s.journal_terima and l.tanggal = s.tanggal_terima and l.kode_gl = gl('CASH_IN_TRANSIT') and l.kode_cabang = s.kode_cabang_asal) terima
      where denominations_value(s.pecahan) <> s.nominal or kirim.jumlah <> s.nominal or terima.jumlah <> case when is_shipped(s.status) then 0 else s.nominal end`,
  },
  {
    name: '13 counted bags book their whole difference where they were counted, with a word about it',
    offences: (sql) => sql<Offence[]>`
      select format('shipment %s: counted %s of %s, booked %s', s.nomor, s.nominal_terima, s.nominal, d.jumlah) as rincian
      from cash_shipment s
      cross join lateral (select coalesce(sum(l.jumlah), 0) as jumlah from journal_line l join gl_account g using (kode_gl)
        where l.journal_id = s.journal_terima and l.tanggal = s.tanggal_terima and g.kontrol = 'SELISIH_TELLER'
          and l.kode_cabang = case s.status when 'KEMBALI' then s.kode_cabang_asal else s.kode_cabang_tujuan end) d
      where s.journal_terima is not null and (s.nominal - s.nominal_terima <> d.jumlah or denominations_value(s.pecahan_terima) <> s.nominal_terima
        or (d.jumlah <> 0 or not s.segel_utuh) and s.keterangan_terima = '')`,
  },
  {
    name: '27 two persons sent each bag, two refused it, two counted it',
    offences: (sql) => sql<Offence[]>`
      select format('shipment %s: sent by %s and %s, counted by %s and %s', s.nomor, s.user_kirim, s.saksi_kirim, s.user_terima, s.saksi_terima) as rincian
      from cash_shipment s
      where s.user_kirim = s.saksi_kirim or s.user_terima is not distinct from s.saksi_terima and s.journal_terima is not null
        or s.user_tolak is not null and s.user_tolak is not distinct from s.saksi_tolak
        or (s.status in ('DIKEMBALIKAN', 'KEMBALI')) <> (s.user_tolak is not null)`,
  },
  {
    name: '27 a request that was answered has its bags, any other has none on the road',
    offences: (sql) => sql<Offence[]>`
      select format('request %s is %s with %s shipments that were not turned back', r.nomor, r.status, k.n) as rincian
      from cash_request r
      cross join lateral (select count(*) as n from cash_shipment s where s.nomor_permintaan = r.nomor and s.status <> 'KEMBALI') k
      where k.n <> (r.status = 'DIKIRIM')::integer`,
  },
  {
    name: '4b open differences of counts equal 112003 and 201005 of their branches, by who answers for them',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s %s %s: ledger %s, open %s', kode_cabang, kode_gl, id_user, kode_valuta, coalesce(l.jumlah, 0), coalesce(d.jumlah, 0)) as rincian
      from (select kode_cabang, kode_gl, sub as id_user, kode_valuta, sum(jumlah) as jumlah from journal_line where kode_gl in (gl('TILL_SHORTAGE'), gl('TILL_OVERAGE')) group by 1, 2, 3, 4) l
      full join (
        select kode_cabang, kode_gl, id_user, kode_valuta, sum(case kode_gl when gl('TILL_SHORTAGE') then nominal else -nominal end) as jumlah
        from cash_difference where cara is null group by 1, 2, 3, 4) d using (kode_cabang, kode_gl, id_user, kode_valuta)
      where coalesce(l.jumlah, 0) <> coalesce(d.jumlah, 0)`,
  },
  {
    name: '27 a difference ended by two persons, of whom whoever answers for it agreed to none',
    offences: (sql) => sql<Offence[]>`
      select format('difference %s of %s: ended by %s and %s', d.nomor, d.id_user, d.user_akhir, d.saksi_akhir) as rincian
      from cash_difference d where d.cara is not null
        and (d.user_akhir = d.saksi_akhir or d.saksi_akhir = d.id_user or d.user_akhir = d.id_user and d.cara not in ('GANTI_TUNAI', 'GANTI_REKENING', 'KOREKSI'))`,
  },
];
