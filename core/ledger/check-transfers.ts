import type { BookCheck, Offence } from './book-check.ts';

/** Transfers to and from other banks against the ledger (core/payments/README.md; domain: invariants, 15 and 18). */
export const transferChecks: readonly BookCheck[] = [
  {
    name: '15 what transfers say is under way stands on the pass-through accounts of their branches',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: the ledger has %s, transfers %s', kode_cabang, kode_gl, coalesce(l.jumlah, 0), coalesce(t.jumlah, 0)) as rincian
      from (select kode_cabang, kode_gl, sum(jumlah) as jumlah from journal_line where kode_gl in (gl('SKN_UNDER_WAY'), gl('RTGS_UNDER_WAY'), gl('BI_FAST_UNDER_WAY'), gl('CASH_FOR_TRANSFERS')) group by 1, 2) l
      full join (
        select kode_cabang, kode_gl, sum(-nominal) as jumlah from (
          select x.kode_cabang, case when x.status in ('DIOTORISASI', 'DITAHAN') and x.nomor_rekening is null then gl('CASH_FOR_TRANSFERS') else transfer_gl(x.rail) end as kode_gl, x.nominal
          from transfer x where x.status in ('DIOTORISASI', 'DITAHAN', 'DIKIRIM')
          union all
          select i.kode_cabang, transfer_gl(i.rail), i.nominal from incoming_transfer i where i.status = 'RETUR') w group by 1, 2) t using (kode_cabang, kode_gl)
      where coalesce(l.jumlah, 0) <> coalesce(t.jumlah, 0)`,
  },
  {
    name: '15 what came in and is held, and what came back to nobody’s account, stands on 201002',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the ledger has %s, transfers %s', kode_cabang, coalesce(l.jumlah, 0), coalesce(t.jumlah, 0)) as rincian
      from (select kode_cabang, sum(jumlah) as jumlah from journal_line where kode_gl = gl('INCOMING_TRANSFERS') group by 1) l
      full join (
        select kode_cabang, sum(jumlah) as jumlah from (
          select i.kode_cabang, -i.nominal as jumlah from incoming_transfer i where i.status = 'TERTAHAN'
          union all
          select x.kode_cabang, p.nominal from transfer_paid_back p join transfer x using (nomor)
          union all
          select x.kode_cabang, y.jumlah from transfer x
          join journal_line y on y.journal_id = x.journal_akhir and y.tanggal = x.tanggal_akhir and y.kode_gl = gl('INCOMING_TRANSFERS') and y.kode_cabang = x.kode_cabang
          union all
          select x.kode_cabang, y.jumlah from transfer_fee_back f join transfer x using (nomor)
          join journal_line y on y.journal_id = f.journal_id and y.tanggal = f.tanggal and y.kode_gl = gl('INCOMING_TRANSFERS') and y.kode_cabang = x.kode_cabang) z
        group by 1) t using (kode_cabang)
      where coalesce(l.jumlah, 0) <> coalesce(t.jumlah, 0)`,
  },
  {
    name: '15 each transfer that came in is booked once and kept once',
    offences: (sql) => sql<Offence[]>`
      select format('entry %s: %s kept', e.id, count(i.nomor)) as rincian
      from settlement_entry e left join incoming_transfer i on i.entry = e.id
      where e.jenis = 'MASUK' and e.status = 'DIAMBIL' group by e.id having count(i.nomor) <> 1
      union all
      select format('transfer %s: its journal is not of its amount', i.nomor) from incoming_transfer i
      left join journal j on j.id = i.journal_id and j.tanggal = i.tanggal
      where j.id is null or j.nominal <> i.nominal or j.operasi <> 'TRANSFER_MASUK'
      union all
      select format('transfer %s: it was not paid in cash', i.nomor) from incoming_transfer i
      where i.status = 'DIBAYAR' and not exists (
        select from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        where j.id = i.journal_akhir and j.tanggal = i.tanggal_akhir and j.operasi = 'BAYAR_TRANSFER' and l.kode_gl = gl('INCOMING_TRANSFERS') and l.kode_cabang = i.kode_cabang
          and l.jumlah = i.nominal and not exists (select from journal_reversal r where r.journal_id = j.id and r.tanggal = j.tanggal))
      union all
      select format('transfer %s: it was not paid back', p.nomor) from transfer_paid_back p where not exists (
        select from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        where j.id = p.journal_id and j.tanggal = p.tanggal and j.operasi in ('BAYAR_TRANSFER', 'SALURKAN_TRANSFER') and l.kode_gl = gl('INCOMING_TRANSFERS') and l.jumlah = p.nominal
          and not exists (select from journal_reversal r where r.journal_id = j.id and r.tanggal = j.tanggal))`,
  },
  {
    name: '15 each thing that a message says is booked, returned, waiting or refused',
    offences: (sql) => sql<Offence[]>`
      select format('message %s: %s things of %s, %s lost of %s', m.id, m.hilang, m.banyak, m.hilang_jumlah, m.jumlah) as rincian
      from settlement_message_end m where m.hilang <> 0 or m.hilang_jumlah <> 0`,
  },
  {
    name: '15 a fee is given back once, to a transfer that came back, and is what that was charged',
    offences: (sql) => sql<Offence[]>`
      select format('transfer %s: the fee of %s given back', f.nomor, f.nominal) as rincian from transfer_fee_back f join transfer t using (nomor)
      where t.status <> 'DIRETUR' or f.nominal <> t.biaya
        or not exists (select from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
          where j.id = f.journal_id and j.tanggal = f.tanggal and j.operasi = 'KEMBALIKAN_BIAYA_TRANSFER' and l.kode_gl = gl('TRANSFER_FEES') and l.kode_cabang = t.kode_cabang
            and l.jumlah = f.nominal)
        or not exists (select from journal_line l where l.journal_id = t.journal_id and l.tanggal = t.tanggal and l.kode_gl = gl('TRANSFER_FEES') and l.jumlah = -f.nominal)`,
  },
  {
    name: '15 each bill of the central bank is posted once, as it says',
    offences: (sql) => sql<Offence[]>`
      select format('bill %s of %s: %s', b.nomor, to_char(b.bulan, 'YYYY-MM'), b.nominal) as rincian from central_bank_bill b
      where not exists (
        select from journal j join journal_line d on d.journal_id = j.id and d.tanggal = j.tanggal join journal_line k on k.journal_id = j.id and k.tanggal = j.tanggal
        where j.id = b.journal_id and j.tanggal = b.tanggal and j.operasi = 'TAGIHAN_BANK_SENTRAL' and d.kode_gl = gl('PAYMENT_SYSTEM_COSTS') and d.jumlah = b.nominal and k.kode_gl = gl('BANK_INDONESIA')
          and k.jumlah = -b.nominal and not exists (select from journal_reversal r where r.journal_id = j.id and r.tanggal = j.tanggal))`,
  },
  {
    name: '15 what compliance holds has kept its place in the queue, and nothing else is held there',
    offences: (sql) => sql<Offence[]>`
      select format('transfer %s is %s, its item %s', i.end_to_end, coalesce(t.status, m.sebab, 'gone'), i.status) as rincian
      from settlement_item i left join transfer t on t.nomor = i.end_to_end left join incoming_transfer m on return_item(m) = i.end_to_end
      where i.area = 'TRANSFER' and (i.status = 'DITAHAN') <> coalesce(t.status = 'DITAHAN', m.status = 'TERTAHAN' and m.sebab = 'KEPATUHAN', false)`,
  },
  {
    name: '15 each transfer that waits to go back to its bank has one place in the queue',
    offences: (sql) => sql<Offence[]>`
      select format('transfer %s: %s returns, %s waiting', i.nomor, i.retur_ke, count(s.end_to_end)) as rincian
      from incoming_transfer i left join settlement_item s on s.area = 'TRANSFER' and s.rujukan = i.nomor and s.status in ('ANTRE', 'DITAHAN')
      group by i.nomor having count(s.end_to_end) <> case when i.menunggu_retur then 1 else 0 end`,
  },
  {
    name: '18 no transfer beyond the limits of its rail on the day it was taken',
    offences: (sql) => sql<Offence[]>`
      select format('transfer %s by %s: %s', t.nomor, t.rail, t.nominal) as rincian from transfer t
      cross join lateral (select
        case when t.rail in ('SKN', 'BI_FAST') then parameter_on(lower(t.rail) || '_batas', t.tanggal)::numeric * 100 end as batas,
        case when t.rail = 'SKN' and t.nomor_rekening is null then parameter_on('skn_tunai_batas', t.tanggal)::numeric * 100 end as tunai,
        case when t.rail = 'RTGS' then parameter_on('rtgs_minimum', t.tanggal)::numeric * 100 end as minimum,
        parameter_on('rtgs_minimum_termasuk', t.tanggal) = 'T' as termasuk) p
      where t.nominal > p.batas or t.nominal > p.tunai or t.nominal < p.minimum or t.nominal = p.minimum and not p.termasuk`,
  },
];
