import type { BookCheck, Offence } from './book-check.ts';

/** Standing orders and automatic transfers: each due date paid once by its own journal, and no loop (invariant 31). */
export const stateChecks: readonly BookCheck[] = [
  {
    name: '31 a due date of an order is paid at most once, each part by a journal that moved what it says',
    offences: (sql) => sql<Offence[]>`
      select format('%s due %s, attempt %s: %s', d.nomor_perintah, d.jatuh_tempo, d.percobaan, d.hasil) as rincian
      from standing_order_attempt d join standing_order o using (nomor_perintah)
      where (d.nominal > 0 or d.hasil = 'SEBAGIAN') and not exists (
        select from journal_line l join journal_line k on (k.journal_id, k.tanggal) = (l.journal_id, l.tanggal)
        where l.journal_id = d.journal_id and l.tanggal = d.tanggal and l.jumlah = d.nominal and k.jumlah = -d.nominal
          and (l.rekening = o.rekening_sumber and (k.rekening = o.rekening_tujuan
              or k.kode_gl = transfer_gl(o.jalur) and exists (select from transfer t where (t.journal_id, t.tanggal) = (l.journal_id, l.tanggal)
                and (t.nominal, t.kode_bank, t.rekening_tujuan) = (d.nominal, o.kode_bank, o.rekening_luar)))
            or o.jenis = 'RENTANG' and l.rekening = o.rekening_tujuan and k.rekening = o.rekening_sumber))
      union all
      select format('%s due %s moved %s, its attempts %s', d.nomor_perintah, d.jatuh_tempo, d.nominal, coalesce(sum(p.nominal), 0))
      from standing_order_due d left join standing_order_attempt p using (nomor_perintah, jatuh_tempo)
      group by d.nomor_perintah, d.jatuh_tempo having d.nominal <> coalesce(sum(p.nominal), 0)
      union all
      select format('%s due %s succeeded %s times', nomor_perintah, jatuh_tempo, count(*)) from standing_order_attempt
      where hasil = 'BERHASIL' group by nomor_perintah, jatuh_tempo having count(*) > 1
      union all
      select format('journal %s pays %s attempts', journal_id, count(*)) from standing_order_attempt
      where nominal > 0 group by journal_id, tanggal having count(*) > 1`,
  },
  {
    name: '31 no account comes to cover itself through automatic transfers',
    offences: (sql) => sql<Offence[]>`
      select format('%s covers %s in a loop', o.rekening_sumber, o.rekening_tujuan) as rincian from standing_order o
      where o.jenis = 'RENTANG' and o.status in ('AKTIF', 'DITANGGUHKAN') and standing_orders_loop(o.rekening_sumber, o.rekening_tujuan)`,
  },
];
