import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { type Check, withoutCode } from './check.ts';
import { fieldsLacking } from './of-funds.ts';

/** A kind of cash report: of a day, or of a pattern of days. */
export type CashKind = 'LTKT' | 'POLA';

/** Selects the reports that still wait to be handed in, of any month, because each has its own due date. */
const open = (db: Db, kind: CashKind): Fragment =>
  db`(select r.* from cash_report r where r.status = 'BARU' and r.jenis = ${kind})`;
/** Selects the reports handed in: patterns of cash include those that people of the bank have found suspicious. */
const handedIn = (db: Db, kind: CashKind): Fragment =>
  kind === 'LTKT'
    ? open(db, kind)
    : db`(select r.* from cash_report r where r.status = 'BARU' and r.jenis in (${kind}, 'CURIGA'))`;

/** Joins the evidence of a report: cash of its party in its direction on its days, without reversed journals. */
const evidenceOf = (db: Db): Fragment => db`
  cash_entry x join journal j on (j.id, j.tanggal) = (x.journal_id, x.tanggal)
    and not exists (select from journal_reversal u where u.journal_id = x.journal_id) and not exists (select from journal_reversal u where u.reversal_id = x.journal_id)`;
/** Limits entries to those of report `r`. */
const entriesOf = (db: Db): Fragment => db`
  x.pihak = r.pihak and x.tanggal between r.dari and r.sampai and case r.arah when 'MASUK' then x.masuk else x.keluar end > 0`;

const late = (kind: CashKind): Check => ({
  kode: 'LAPORAN_LEWAT',
  berat: 'WAJIB',
  jenis: 'LAPORAN_TUNAI',
  find: (db) => db`
    select r.id_laporan as id, r.jenis as nama, r.tenggat::text as kolom, r.jumlah as nominal from ${handedIn(db, kind)} r
    where r.tenggat < (select max(b.accounting_date) from branch b)`,
});

const stillRuns = (kind: CashKind): Check => ({
  kode: 'LAPORAN_BERJALAN',
  berat: 'INFO',
  jenis: 'LAPORAN_TUNAI',
  find: (db) => db`
    select r.id_laporan as id, r.jenis as nama, r.sampai::text as kolom, r.jumlah as nominal from ${open(db, kind)} r
    where exists (select from branch b where b.accounting_date <= r.sampai and b.status <> 'TUTUP' or b.jenis = 'HO' and b.accounting_date < r.sampai)`,
});

const waiting = (kind: CashKind): Check => ({
  kode: 'LAPORAN_MENUNGGU',
  berat: 'INFO',
  jenis: 'LAPORAN_TUNAI',
  find: (db) =>
    db`select r.id_laporan as id, r.jenis as nama, r.tenggat::text as kolom, r.jumlah as nominal from ${handedIn(db, kind)} r`,
});

const customersLacking = (kind: CashKind): Check => ({
  kode: 'PIHAK_KURANG',
  berat: 'WAJIB',
  jenis: 'NASABAH',
  find: (db) => db`
    select k.id, k.nama, k.kolom, k.nominal from (
      select distinct on (c.nomor_nasabah) c.nomor_nasabah as id, c.nama_nasabah as nama, r.jumlah as nominal,
        concat_ws(',', nullif(${fieldsLacking(db)}, ''), case when c.jenis = 'P' and coalesce(p.pekerjaan, '') = '' then 'pekerjaan' end,
          case when c.jenis = 'B' and coalesce(e.bidang_usaha, '') = '' then 'bidang_usaha' end) as kolom
      from ${open(db, kind)} r join customer c on c.nomor_nasabah = r.pihak left join customer_person p using (nomor_nasabah) left join customer_entity e using (nomor_nasabah)
      order by c.nomor_nasabah, r.jumlah desc) k
    where k.kolom <> ''`,
});

const walkInsLacking = (kind: CashKind): Check => ({
  kode: 'PIHAK_KURANG',
  berat: 'WAJIB',
  jenis: 'WIC',
  find: (db) => db`
    select distinct w.nomor_wic as id, w.nama, array_to_string(walk_in_lacks(w), ',') as kolom, 0::bigint as nominal
    from ${open(db, kind)} r join walk_in w on w.nomor_wic = r.pihak where walk_in_lacks(w) <> '{}'`,
});

/** The journals behind a report add up to another sum than the report holds, because one was reversed or counted elsewhere since a merge. */
const sumDiffers = (kind: CashKind): Check => ({
  kode: 'BUKTI_SELISIH',
  berat: 'WAJIB',
  jenis: 'LAPORAN_TUNAI',
  find: (db) => db`
    select k.id, k.nama, '' as kolom, k.jumlah - k.bukti as nominal from (
      select r.id_laporan as id, r.jenis as nama, r.jumlah, (select coalesce(sum(case r.arah when 'MASUK' then x.masuk else x.keluar end), 0)::bigint
        from ${evidenceOf(db)} where ${entriesOf(db)}) as bukti
      from ${open(db, kind)} r) k
    where k.jumlah <> k.bukti`,
});

const documents = (db: Db, kind: CashKind): Fragment => db`
  select c.jenis_identitas as kode from ${open(db, kind)} r join customer c on c.nomor_nasabah = r.pihak where c.jenis_identitas is not null
  union select w.jenis_identitas from ${open(db, kind)} r join walk_in w on w.nomor_wic = r.pihak`;
const operations = (db: Db, kind: CashKind): Fragment =>
  db`select j.operasi as kode from ${open(db, kind)} r join ${evidenceOf(db)} on ${entriesOf(db)}`;

/** Returns the checks before cash reports of a kind are handed in. */
export const cashChecks = (kind: CashKind): readonly Check[] => [
  late(kind),
  stillRuns(kind),
  waiting(kind),
  customersLacking(kind),
  walkInsLacking(kind),
  sumDiffers(kind),
  withoutCode('SANDI_TRANSAKSI', (db) => operations(db, kind)),
  withoutCode('SANDI_IDENTITAS', (db) => documents(db, kind)),
  withoutCode('SANDI_PELAPOR', (db) => db`select 'PPATK' as kode`),
];
