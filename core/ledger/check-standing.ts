import type { BookCheck } from './book-check.ts';

type Offence = { rincian: string };

/** Standing orders and automatic transfers: each due date paid once by its own journal, and no loop (invariant 31). */
export const standingChecks: readonly BookCheck[] = [
  {
    name: '31 a due date of an order is paid at most once, by a journal that moved what it says',
    offences: (sql) => sql<Offence[]>`
      select format('%s due %s: %s', d.nomor_perintah, d.jatuh_tempo, d.status) as rincian
      from standing_due d join standing_order o using (nomor_perintah)
      where d.status in ('BERHASIL', 'SEBAGIAN') and not exists (
        select from journal_line l join journal_line k on (k.journal_id, k.tanggal) = (l.journal_id, l.tanggal)
        where l.journal_id = d.journal_id and l.tanggal = d.tanggal and l.jumlah = d.nominal and k.jumlah = -d.nominal
          and (l.rekening = o.rekening_sumber and k.rekening = o.rekening_tujuan
            or o.jenis = 'RENTANG' and l.rekening = o.rekening_tujuan and k.rekening = o.rekening_sumber))
      union all
      select format('%s due %s succeeded %s times', nomor_perintah, jatuh_tempo, count(*)) from standing_attempt
      where hasil in ('BERHASIL', 'SEBAGIAN') group by nomor_perintah, jatuh_tempo having count(*) > 1
      union all
      select format('journal %s pays %s due dates', journal_id, count(*)) from standing_due
      where status in ('BERHASIL', 'SEBAGIAN') group by journal_id, tanggal having count(*) > 1`,
  },
  {
    name: '31 no account comes to cover itself through automatic transfers',
    offences: (sql) => sql<Offence[]>`
      select format('%s covers %s in a loop', o.rekening_sumber, o.rekening_tujuan) as rincian from standing_order o
      where o.jenis = 'RENTANG' and o.status in ('AKTIF', 'DITANGGUHKAN') and standing_loops(o.rekening_sumber, o.rekening_tujuan)`,
  },
];
