import { sharesByMonth, taxNumber } from '#core/books/reports/regulatory/tax.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { gl } from '#lib/books/gl.ts';
import { type Check, daysStillRun, type Month } from './check.ts';

const TAX = gl('TAX_ON_SHARES');
const ZAKAT = gl('ZAKAT_OWED');
type Withheld = 'pajak' | 'zakat';

const sharesOf = (db: Db, { awal, akhir }: Month): Fragment => sharesByMonth(db, awal, akhir);

/** Finds lines of the account without a customer's account: `credit` ones were withheld, others were paid on or corrected. */
const ofNobody = (kode: string, berat: Check['berat'], gl: string, credit: boolean): Check => ({
  kode,
  berat,
  jenis: 'JURNAL',
  find: (db, { awal, akhir }) => db`
    select reference_number(j.kode_cabang, j.tanggal, j.id) as id, min(coalesce(l.keterangan, j.keterangan, j.operasi)) as nama, '' as kolom, sum(-l.jumlah)::bigint as nominal
    from branch b join journal_line l on l.kode_cabang = b.kode_cabang and l.kode_gl = ${gl} and l.tanggal between ${awal}::date and ${akhir}::date
    join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
    where j.rekening is null group by j.kode_cabang, j.tanggal, j.id having (sum(l.jumlah) < 0) = ${credit}`,
});

/** Compares the sum of the customers' rows and of the lines without a customer with the movements in the ledger's daily totals. */
const ledgerDiffers = (gl: string, withheld: Withheld): Check => ({
  kode: 'BUKU_BESAR_SELISIH',
  berat: 'WAJIB',
  jenis: 'GL',
  find: (db, { awal, akhir }) => db`
    select ${gl} as id, g.nama_gl as nama, '' as kolom, x.buku - x.nasabah - x.lain as nominal
    from gl_account g cross join lateral (
      select (select coalesce(sum(t.kredit - t.debet), 0)::bigint from gl_total t where t.kode_gl = ${gl} and t.tanggal between ${awal}::date and ${akhir}::date) as buku,
             (select coalesce(sum(s.${db(withheld)}), 0)::bigint from (${sharesOf(db, { awal, akhir })}) s) as nasabah,
             (select coalesce(sum(-l.jumlah), 0)::bigint from journal_line l join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
              where l.kode_gl = ${gl} and l.tanggal between ${awal}::date and ${akhir}::date and j.rekening is null) as lain) x
    where g.kode_gl = ${gl} and x.buku <> x.nasabah + x.lain`,
});

const withoutTaxNumber = (withheld: Withheld): Check => ({
  kode: 'TANPA_NPWP',
  berat: withheld === 'pajak' ? 'WAJIB' : 'INFO',
  jenis: 'NASABAH',
  find: (db, month) => db`
    select s.nomor_nasabah as id, c.nama_nasabah as nama, 'nomor_npwp' as kolom, sum(s.${db(withheld)})::bigint as nominal
    from (${sharesOf(db, month)}) s join customer c using (nomor_nasabah)
    where s.${db(withheld)} <> 0 and ${taxNumber(db)} = '' group by 1, 2`,
});

/** The bank withheld no tax from the customer's share, because a letter exempts the customer. */
const exempted: Check = {
  kode: 'BEBAS_PAJAK',
  berat: 'INFO',
  jenis: 'NASABAH',
  find: (db, month) => db`
    select s.nomor_nasabah as id, c.nama_nasabah as nama, '' as kolom, sum(s.dibebaskan)::bigint as nominal
    from (${sharesOf(db, month)}) s join customer c using (nomor_nasabah) where s.dibebaskan <> 0 group by 1, 2`,
};

/** These checks run before the return of the tax on shares. */
export const taxChecks: readonly Check[] = [
  withoutTaxNumber('pajak'),
  ledgerDiffers(TAX, 'pajak'),
  ofNobody('BARIS_TANPA_NASABAH', 'WAJIB', TAX, true),
  ofNobody('DISETOR', 'INFO', TAX, false),
  exempted,
  daysStillRun,
];

/** These checks run before certificates of zakat are written. */
export const zakatChecks: readonly Check[] = [
  withoutTaxNumber('zakat'),
  ledgerDiffers(ZAKAT, 'zakat'),
  ofNobody('BARIS_TANPA_NASABAH', 'INFO', ZAKAT, true),
  ofNobody('DISETOR', 'INFO', ZAKAT, false),
  daysStillRun,
];
