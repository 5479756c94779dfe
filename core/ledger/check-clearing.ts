import type { BookCheck, Offence } from './book-check.ts';

/** Sheets of other banks against the ledger (domain: invariants, 16 and 18). */
export const clearingChecks: readonly BookCheck[] = [
  {
    name: '16 each sheet lodged and neither effective nor returned stands on 201004, and on 109001 until it is settled',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s %s: the ledger has %s, sheets %s', kode_cabang, kode_gl, sub, coalesce(l.jumlah, 0), coalesce(w.jumlah, 0)) as rincian
      from (select kode_cabang, kode_gl, sub, sum(jumlah) as jumlah from journal_line where kode_gl in (gl('CLEARING_CLAIMS'), gl('CHEQUES_NOT_EFFECTIVE')) group by 1, 2, 3) l
      full join (
        select w.kode_cabang, g.kode_gl, clearing_sub(w) as sub, sum(g.jumlah) as jumlah from clearing_warkat w
        cross join lateral (values (gl('CHEQUES_NOT_EFFECTIVE'), case when w.status in ('DISETOR', 'SELESAI_KLIRING') then -w.nominal else 0 end),
          (gl('CLEARING_CLAIMS'), case when w.status = 'DISETOR' then w.nominal else 0 end)) g(kode_gl, jumlah) group by 1, 2, 3) w using (kode_cabang, kode_gl, sub)
      where coalesce(l.jumlah, 0) <> coalesce(w.jumlah, 0)`,
  },
  {
    name: '16 each sheet presented to us and not decided stands on 109005 of its branch, one that is held on 109007',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s %s: the ledger has %s, sheets %s', kode_cabang, kode_gl, sub, coalesce(l.jumlah, 0), coalesce(i.jumlah, 0)) as rincian
      from (select kode_cabang, kode_gl, sub, sum(jumlah) as jumlah from journal_line where kode_gl in (gl('INWARD_CLEARING'), gl('CHEQUES_HELD')) group by 1, 2, 3) l
      full join (
        select s.kode_cabang, case s.status when 'DITERIMA' then gl('INWARD_CLEARING') else gl('CHEQUES_HELD') end as kode_gl, inward_sub(s) as sub, sum(s.nominal) as jumlah
        from inward_warkat s where s.status in ('DITERIMA', 'DITAHAN') group by 1, 2, 3) i using (kode_cabang, kode_gl, sub)
      where coalesce(l.jumlah, 0) <> coalesce(i.jumlah, 0)`,
  },
  {
    name: '17 each sheet of ours that was presented and paid is paid by that journal, out of the account it is drawn on',
    offences: (sql) => sql<Offence[]>`
      select format('sheet %s %s of %s is not what its journal paid', s.jenis, s.nomor_warkat, s.rekening_tertulis) as rincian from inward_warkat s
      where s.status = 'DIBAYAR' and not exists (
        select from warkat_leaf w where w.jenis = s.jenis and w.nomor_warkat = s.nomor_warkat and w.status = 'DIBAYAR' and w.journal_id = s.journal_akhir and w.nominal = s.nominal)`,
  },
  {
    name: '16 what closed accounts keep for their sheets stands on 203004 of their branch, and is what their journals left of it',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the ledger has %s, funds %s', kode_cabang, coalesce(l.jumlah, 0), coalesce(f.jumlah, 0)) as rincian
      from (select kode_cabang, -sum(jumlah) as jumlah from journal_line where kode_gl = gl('SPECIAL_FUNDS') group by 1) l
      full join (select a.kode_cabang, sum(f.saldo) as jumlah from special_fund f join account a using (nomor_rekening) group by 1) f using (kode_cabang)
      where coalesce(l.jumlah, 0) <> coalesce(f.jumlah, 0)
      union all
      select format('the fund of %s: %s, its journals left %s', f.nomor_rekening, f.saldo, coalesce(m.jumlah, 0)) from special_fund f
      left join (select nomor_rekening, sum(jumlah) as jumlah from special_fund_move group by 1) m using (nomor_rekening) where f.saldo <> coalesce(m.jumlah, 0)`,
  },
  {
    name: '16 sheets in custody stand on 901001 of the branch that keeps their accounts',
    offences: (sql) => sql<Offence[]>`
      select format('%s: the ledger has %s, custody %s', kode_cabang, coalesce(l.jumlah, 0), coalesce(w.jumlah, 0)) as rincian
      from (select kode_cabang, sum(jumlah) as jumlah from journal_line where kode_gl = gl('CHEQUES_IN_CUSTODY') group by 1) l
      full join (select kode_cabang, sum(nominal) as jumlah from clearing_warkat where status = 'TITIPAN' group by 1) w using (kode_cabang)
      where coalesce(l.jumlah, 0) <> coalesce(w.jumlah, 0)`,
  },
  {
    name: '18 no sheet above the clearing maximum of the day it was handed in',
    offences: (sql) => sql<Offence[]>`
      select format('sheet %s of %s: %s', w.nomor_warkat, w.kode_bank, w.nominal) as rincian from clearing_warkat w join clearing_slip s using (id_group)
      where w.nominal > parameter_on('kliring_warkat_batas', s.tanggal)::numeric * 100`,
  },
];
