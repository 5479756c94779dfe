import { contractCode, financingDay } from '#core/books/reports/regulatory/debtors.ts';
import { type Check, withoutCode } from './check.ts';
import { fieldsLacking } from './of-funds.ts';

/** No row of the core holds these columns of the format: the financing system has them. */
const ELSEWHERE = ['tanggal_akad', 'imbalan', 'sektor_ekonomi', 'agunan', 'tunggakan', 'restrukturisasi'];

const noReport: Check = {
  kode: 'PEMBIAYAAN_TIDAK_ADA',
  berat: 'WAJIB',
  jenis: 'HARI',
  find: (db, { akhir }) => db`
    select coalesce(${financingDay(db, akhir)}::text, '') as id, '' as nama, '' as kolom, 0 as nominal
    where ${financingDay(db, akhir)} is distinct from ${akhir}::date`,
};

const debtorsLacking: Check = {
  kode: 'DEBITUR_KURANG',
  berat: 'WAJIB',
  jenis: 'NASABAH',
  find: (db, { akhir }) => db`
    select k.id, k.nama, k.kolom, k.nominal from (
      select c.nomor_nasabah as id, c.nama_nasabah as nama, concat_ws(',', nullif(${fieldsLacking(db)}, ''),
               case when c.jenis = 'P' and coalesce(c.nama_ibu_kandung, '') = '' then 'nama_ibu_kandung' end,
               case when c.jenis = 'P' and coalesce(p.pekerjaan, '') = '' then 'pekerjaan' end,
               case when c.jenis = 'B' and coalesce(e.bidang_usaha, '') = '' then 'bidang_usaha' end) as kolom, f.sisa as nominal
      from (select coalesce(n.gabung_ke, n.nomor_nasabah) as nomor_nasabah, sum(x.sisa_pokok)::bigint as sisa from financing x join customer n using (nomor_nasabah)
            where x.tanggal_posisi = ${financingDay(db, akhir)} group by 1) f join customer c using (nomor_nasabah)
      left join customer_person p using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)) k
    where k.kolom <> ''`,
};

const reportedElsewhere: Check = {
  kode: 'KOLOM_LUAR',
  berat: 'INFO',
  jenis: 'KOLOM',
  find: (db) => db`select k as id, '' as nama, k as kolom, 0 as nominal from unnest(${ELSEWHERE}::text[]) k`,
};

/** These checks run before the extract of debtors is made. */
export const debtorChecks: readonly Check[] = [
  noReport,
  debtorsLacking,
  withoutCode(
    'SANDI_AKAD',
    (db, { akhir }) =>
      db`select ${contractCode(db)} as kode from financing f where f.tanggal_posisi = ${financingDay(db, akhir)}`,
  ),
  reportedElsewhere,
];
