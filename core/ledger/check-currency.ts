import { BOOK_CURRENCY } from '#lib/money.ts';
import type { BookCheck, Offence } from './book-check.ts';

/** Proves the amounts kept in other currencies than the books'. */
export const currencyChecks: readonly BookCheck[] = [
  {
    // Each line of the day after its revaluation may be half a sen off by itself.
    name: '35 foreign currency is worth its amount at the middle rate of each day that was revalued',
    offences: (sql) => sql<Offence[]>`
      with days as (
        select distinct l.kode_cabang, l.kode_valuta, l.tanggal from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        where j.operasi = 'REVALUASI' and l.kode_valuta <> ${BOOK_CURRENCY}
      ), kept as (
        select d.kode_cabang, d.kode_valuta, d.tanggal, l.kode_gl, sum(l.jumlah) as jumlah, sum(l.jumlah_idr) as idr, count(*) filter (where l.tanggal = d.tanggal) as baris
        from days d join journal_line l on l.kode_cabang = d.kode_cabang and l.kode_valuta = d.kode_valuta and l.tanggal <= d.tanggal
        where l.kode_gl not in (gl('INTER_BRANCH'), gl('CURRENCY_POSITION')) group by 1, 2, 3, 4
      )
      select format('%s %s %s on %s: kept at %s, amount %s at rate %s', k.kode_cabang, k.kode_gl, k.kode_valuta, k.tanggal, k.idr, k.jumlah, r.tengah) as rincian
      from kept k join currency c using (kode_valuta) left join exchange_rate r using (kode_valuta, tanggal)
      where r.tengah is null or abs(k.idr - k.jumlah * r.tengah / power(10::numeric, 2 + c.digit)) > k.baris`,
  },
  {
    name: '35 the positions of a branch are worth what their rupiah side says',
    offences: (sql) => sql<Offence[]>`
      select format('%s: positions %s, in rupiah %s', kode_cabang, coalesce(sum(debet_idr - kredit_idr) filter (where kode_gl = gl('CURRENCY_POSITION')), 0),
                    coalesce(sum(debet - kredit) filter (where kode_gl = gl('CURRENCY_POSITION_IN_RUPIAH')), 0)) as rincian
      from gl_total where kode_gl in (gl('CURRENCY_POSITION'), gl('CURRENCY_POSITION_IN_RUPIAH')) group by kode_cabang having sum(debet_idr - kredit_idr) <> 0`,
  },
];
