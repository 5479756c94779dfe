import type { CheckCount } from '#core/books/reports/generator.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';

/** The month of an extract. */
export interface Month {
  readonly awal: string;
  readonly akhir: string;
}

/**
 * One check before an extract is made: a SELECT of the gaps, as columns `id` (the screen links to it), `nama`, `kolom` (names of fields,
 * joined by commas) and `nominal` (minor units).
 */
export interface Check {
  /** The words of the check are `reg.periksa.<kode>`. */
  readonly kode: string;
  /** WAJIB: the extract is wrong without it. INFO: the person who hands it in should know. */
  readonly berat: 'WAJIB' | 'INFO';
  /** The kind of record an `id` names; for NASABAH the field `nama` of the record itself tells P from B. */
  readonly jenis:
    | 'GL'
    | 'CABANG'
    | 'NASABAH'
    | 'WIC'
    | 'LAPORAN_TUNAI'
    | 'JURNAL'
    | 'PILIHAN'
    | 'VALUTA'
    | 'KOLOM'
    | 'HARI';
  readonly find: (db: Db, month: Month) => Fragment;
}

/** Selects all findings of the checks, as rows of one list. */
export function findings(db: Db, checks: readonly Check[], month: Month): Fragment {
  const parts = checks.map(
    ({ kode, berat, jenis, find }) => db`
      select ${kode}::text as periksa, ${berat}::text as berat, ${jenis}::text as jenis, t.id::text as id, t.nama::text as nama, t.kolom::text as kolom,
             t.nominal::bigint as nominal from (${find(db, month)}) t`,
  );
  return parts.reduce<Fragment>((all, part, index) => (index === 0 ? part : db`${all} union all ${part}`), db``);
}

/** Counts the findings of each check, zero included. */
export async function countFindings(db: Db, checks: readonly Check[], month: Month): Promise<CheckCount[]> {
  const found = await db<{ periksa: string; jumlah: number }[]>`
    select f.periksa, count(*)::integer as jumlah from (${findings(db, checks, month)}) f group by 1`;
  const names = [...new Map(checks.map(({ kode, berat }) => [kode, berat]))];
  return names.map(([kode, berat]) => ({
    periksa: kode,
    berat,
    jumlah: found.find((row) => row.periksa === kode)?.jumlah ?? 0,
  }));
}

/** Finds the bank's codes in use for which nobody has set the authority's code. */
export const withoutCode = (list: string, codes: (db: Db, month: Month) => Fragment): Check => ({
  kode: 'SANDI_KOSONG',
  berat: 'WAJIB',
  jenis: 'PILIHAN',
  find: (db, month) => db`
    select ${list} || '/' || k.kode as id, k.kode as nama, '' as kolom, 0 as nominal from (select distinct x.kode from (${codes(db, month)}) x where x.kode <> '') k
    where not exists (select from reference_codes_on(${list}, ${month.akhir}::date) p where p.kode = k.kode and p.nilai <> '')`,
});

/** Finds branches that have not closed all of the month's days: figures may still move. */
export const daysStillRun: Check = {
  kode: 'HARI_BERJALAN',
  berat: 'WAJIB',
  jenis: 'CABANG',
  find: (db, { akhir }) => db`
    select b.kode_cabang as id, b.nama_cabang as nama, '' as kolom, 0 as nominal from branch b
    where b.accounting_date <= ${akhir}::date and b.status <> 'TUTUP' or b.tanggal_penutupan is null and next_business_day(b.accounting_date) <= ${akhir}::date`,
};
