import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { DayQuery } from './table-query.ts';
import { taxNumber } from './tax.ts';

/** Returns the day of the last report of the financing system up to a day. */
export const financingDay = (db: Db, day: string): Fragment =>
  db`(select max(r.tanggal_posisi) from financing_report r where r.tanggal_posisi <= ${day}::date)`;

/** Spells a contract as the code list has it: the first word, in capital letters. */
export const contractCode = (db: Db): Fragment =>
  db`regexp_replace(upper(split_part(f.akad, ' ', 1)), '[^A-Z0-9_]', '', 'g')`;

/**
 * Lists debtors and their debts, a row for each contract of the last report of the financing system up to the day. It leaves out
 * what that report does not hold: the extract says which columns a bank must fill from there.
 */
export const debtors: DayQuery = (db, { tanggal }) => db`
  select f.nomor_kontrak, n.nomor_nasabah, c.jenis as jenis_debitur, c.nama_nasabah, coalesce(c.nomor_identitas, '') as nomor_identitas, ${taxNumber(db)} as nomor_npwp,
         coalesce(c.tanggal_lahir::text, e.tanggal_pendirian::text, '') as tanggal_lahir, coalesce(c.nama_ibu_kandung, '') as nama_ibu_kandung,
         coalesce(d.alamat, c.alamat) as alamat, coalesce(d.wilayah, '') as wilayah, coalesce(nullif(p.pekerjaan, ''), e.bidang_usaha, '') as pekerjaan,
         coalesce((select x.nilai from reference_codes_on('SANDI_AKAD', ${tanggal}::date) x where x.kode = ${contractCode(db)}), '') as sandi_akad, f.akad,
         'IDR' as kode_valuta, f.plafon, f.sisa_pokok, f.sisa_margin, f.kolektibilitas::text as kolektibilitas, f.jatuh_tempo, f.tanggal_posisi
  from financing f join customer n using (nomor_nasabah) join customer c on c.nomor_nasabah = coalesce(n.gabung_ke, n.nomor_nasabah)
  left join customer_person p on p.nomor_nasabah = c.nomor_nasabah left join customer_entity e on e.nomor_nasabah = c.nomor_nasabah
  left join customer_address d on d.nomor_nasabah = c.nomor_nasabah and d.jenis = 'IDENTITAS'
  where f.tanggal_posisi = ${financingDay(db, tanggal)}
  order by f.nomor_kontrak`;
