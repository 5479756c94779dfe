import type { ReportQuery } from '#core/books/reports/report-query.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { Asked } from '#lib/books/reports/definition.ts';

/** The daily list covers maturities this many days ahead. */
const DAYS_AHEAD = 30;

/** Selects the terms that ran in a branch when a day ended: begun, not paid out by then, the latest of each deposit. */
const running = (db: Db, { kode_cabang, tanggal }: Asked): Fragment => db`
  select distinct on (a.nomor_rekening) a.nomor_rekening, a.nama_rekening, d.tenor, t.mulai, t.jatuh_tempo, t.perpanjangan, a.kode_valuta, t.nominal
  from account a join deposit d using (nomor_rekening) join deposit_term t using (nomor_rekening)
  where a.kode_cabang = ${kode_cabang} and a.kode_produk = any (array(select kode_produk from product where jenis = 'DEPOSITO'))
    and t.mulai <= ${tanggal}::date and coalesce(d.selesai, 'infinity') > ${tanggal}::date
  order by a.nomor_rekening, t.urut desc`;

/** Lists deposits of a branch that fall due on a day or within the next thirty, and earlier ones that are not paid out; the next first. */
export const depositsDue: ReportQuery = (db, asked) => db`
  select x.jatuh_tempo, x.nomor_rekening, x.nama_rekening, x.tenor, x.perpanjangan, x.mulai, x.kode_valuta, x.nominal
  from (${running(db, asked)}) x where x.jatuh_tempo <= ${asked.tanggal}::date + ${DAYS_AHEAD}::integer
  order by x.jatuh_tempo, x.nomor_rekening`;

/** Sums the deposits that fall due by month, counts them, and sums those that roll over by themselves (domain: reports, maturity ladder). */
export const maturityLadder: ReportQuery = (db, asked) => db`
  select to_char(x.jatuh_tempo, 'YYYY-MM') as bulan, x.kode_valuta, count(*)::integer as banyak, sum(x.nominal)::bigint as nominal,
    coalesce(sum(x.nominal) filter (where x.perpanjangan <> 'NON_ARO'), 0)::bigint as nominal_aro
  from (${running(db, asked)}) x group by 1, 2 order by 1, 2`;
