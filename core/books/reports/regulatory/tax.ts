import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { PeriodQuery } from './table-query.ts';

/** The customer's tax number, else the number of the identity card, which is one since 2024; '' where the customer has neither. */
export const taxNumber = (db: Db): Fragment => db`
  coalesce(nullif(c.nomor_npwp, ''), case when c.jenis_identitas = 'KTP' then c.nomor_identitas end, '')`;

/** Sums the shares of a period by customer and month; a merged customer counts for the surviving customer. */
export const sharesByMonth = (db: Db, dari: string, sampai: string): Fragment => db`
  select coalesce(n.gabung_ke, n.nomor_nasabah) as nomor_nasabah, to_char(h.tanggal, 'YYYY-MM') as bulan, sum(h.bruto)::bigint as bruto, sum(h.pajak)::bigint as pajak,
         sum(h.zakat)::bigint as zakat, coalesce(sum(h.bruto) filter (where h.pajak <> 0), 0)::bigint as dasar,
         coalesce(sum(h.bruto) filter (where h.pajak = 0 and a.skb_sampai >= h.tanggal), 0)::bigint as dibebaskan
  from shares_booked(${dari}::date, ${sampai}::date) h join account a using (nomor_rekening) join customer n using (nomor_nasabah)
  group by 1, 2`;

/** Lists the income tax withheld from shares of each customer in each month, with the shares that bore none and why (domain: profit sharing, tax). */
export const taxWithheld: PeriodQuery = (db, { tanggal_awal, tanggal_akhir }) => db`
  select s.bulan, s.nomor_nasabah, c.nama_nasabah, ${taxNumber(db)} as nomor_npwp, s.bruto, s.dasar, s.pajak,
         case when s.dasar <> 0 then 'KENA' when s.dibebaskan <> 0 then 'BEBAS' else 'BATAS' end as sebab_pajak, 'IDR' as kode_valuta
  from (${sharesByMonth(db, tanggal_awal, tanggal_akhir)}) s join customer c using (nomor_nasabah)
  where s.bruto <> 0 or s.pajak <> 0
  order by s.bulan, s.nomor_nasabah`;

/** Sums the zakat given for each customer in a period out of profit shares (domain: profit sharing, zakat). */
export const zakatGiven: PeriodQuery = (db, { tanggal_awal, tanggal_akhir }) => db`
  select s.nomor_nasabah, c.nama_nasabah, ${taxNumber(db)} as nomor_npwp, sum(s.bruto)::bigint as bruto, sum(s.pajak)::bigint as pajak, sum(s.zakat)::bigint as zakat,
         'IDR' as kode_valuta
  from (${sharesByMonth(db, tanggal_awal, tanggal_akhir)}) s join customer c using (nomor_nasabah)
  group by 1, 2, 3 having sum(s.zakat) <> 0
  order by 1`;
