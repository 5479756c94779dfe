import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { denominationRows } from '#core/cash/tills/denomination-rows.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** Lists each closing of a till on a day: the expected cash, the teller's count, the difference, the witness and the reason given (domain: proof). */
export const tellerProofs: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select k.kode_kas, t.petugas as id_user, coalesce(t.saksi, '') as saksi, t.dibuka_pada, t.dihitung_pada as ditutup_pada, k.kode_valuta, t.seharusnya, t.dihitung,
    t.dihitung - t.seharusnya as selisih, t.alasan,
    case when t.journal_id is null then '' else reference_number(t.kode_cabang, t.tanggal, t.journal_id) end as nomor_referensi
  from cash_box k join till_count t on t.id_kas = k.id_kas and t.tanggal = ${tanggal}::date and t.tutup
  where k.kode_cabang = ${kode_cabang} and t.kode_cabang = ${kode_cabang}
  order by k.kode_kas, t.id`;

/** Note or coin: the key of a denomination says it only where both have its value, else the table of denominations does. */
const kindOfDenomination = (db: Db): Fragment => db`
  case when n.kunci like '%L%' then 'L' else coalesce(
    (select min(d.jenis) from denomination d where d.kode_valuta = kotak.kode_valuta and d.nominal = n.nominal), 'K') end`;

/** Lists the vaults of a branch by denomination on a day: pieces at its beginning, in and out, the last count, and their worth at its end. */
export const vaultDenominations: ReportQuery = (db, { kode_cabang, tanggal }) => db`
  select kotak.kode_kas, kotak.kode_valuta, n.nominal, ${kindOfDenomination(db)} as jenis_uang, case when n.kunci like '%T' then 'T' else '' end as lusuh,
    n.awal, n.masuk, n.keluar, n.akhir, n.dihitung, n.nilai
  from cash_box kotak cross join lateral ${denominationRows(db, {
    id: db`kotak.id_kas`,
    kode_cabang,
    jenis: db`kotak.jenis`,
    hari: tanggal,
  })} n
  where kotak.kode_cabang = ${kode_cabang} and kotak.jenis = 'KHASANAH'
  order by kotak.kode_kas, n.nominal desc, n.kunci`;
