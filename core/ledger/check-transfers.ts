import type { BookCheck } from './book-check.ts';

type Offence = { rincian: string };

/** Transfers to and from other banks against the ledger (domain: invariants, 15; docs/adr/0069 and 0081). */
export const transferChecks: readonly BookCheck[] = [
  {
    name: '15 what transfers say is under way stands on the pass-through accounts of their branches',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: the ledger has %s, transfers %s', kode_cabang, kode_gl, coalesce(l.jumlah, 0), coalesce(t.jumlah, 0)) as rincian
      from (select kode_cabang, kode_gl, sum(jumlah) as jumlah from journal_line where kode_gl in ('109002', '109003', '109004', '201003') group by 1, 2) l
      full join (
        select kode_cabang, kode_gl, sum(-nominal) as jumlah from (
          select x.kode_cabang, case when x.status = 'AUTHORISED' and x.nomor_rekening is null then '201003' else transfer_gl(x.rail) end as kode_gl, x.nominal
          from transfer x where x.status in ('AUTHORISED', 'SENT')
          union all
          select i.kode_cabang, transfer_gl(i.rail), i.nominal from incoming_transfer i where i.status = 'RETUR') w group by 1, 2) t using (kode_cabang, kode_gl)
      where coalesce(l.jumlah, 0) <> coalesce(t.jumlah, 0)`,
  },
  {
    name: '15 what came in and is held, and what came back to nobody’s account, stands on 201002',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the ledger has %s, transfers %s', kode_cabang, coalesce(l.jumlah, 0), coalesce(t.jumlah, 0)) as rincian
      from (select kode_cabang, sum(jumlah) as jumlah from journal_line where kode_gl = '201002' group by 1) l
      full join (
        select kode_cabang, sum(jumlah) as jumlah from (
          select i.kode_cabang, -i.nominal as jumlah from incoming_transfer i where i.status = 'TERTAHAN'
          union all
          select x.kode_cabang, y.jumlah from transfer x
          join journal_line y on y.journal_id = x.journal_akhir and y.tanggal = x.tanggal_akhir and y.kode_gl = '201002' and y.kode_cabang = x.kode_cabang) z
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
      where j.id is null or j.nominal <> i.nominal or j.operasi <> 'TRANSFER_MASUK'`,
  },
];
