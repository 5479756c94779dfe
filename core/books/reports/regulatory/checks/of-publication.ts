import { type Check, daysStillRun } from './check.ts';

const onNoLine: Check = {
  kode: 'GL_TANPA_BARIS',
  berat: 'WAJIB',
  jenis: 'GL',
  find: (db, { akhir }) => db`
    select p.kode_gl as id, g.nama_gl as nama, '' as kolom, p.saldo as nominal
    from publication_places(${akhir}::date) p join gl_account g using (kode_gl) where p.letak = 0`,
};

const onSeveralLines: Check = {
  kode: 'GL_BARIS_GANDA',
  berat: 'WAJIB',
  jenis: 'GL',
  find: (db, { akhir }) => db`
    select p.kode_gl as id, g.nama_gl as nama, '' as kolom, p.saldo as nominal
    from publication_places(${akhir}::date) p join gl_account g using (kode_gl) where p.letak > 1`,
};

/** The lines of the balance sheet must balance: assets equal their sources. */
const doesNotBalance: Check = {
  kode: 'NERACA_SELISIH',
  berat: 'WAJIB',
  jenis: 'HARI',
  find: (db, { akhir }) => db`
    select ${akhir}::text as id, '' as nama, '' as kolom, x.selisih as nominal
    from (select coalesce(sum(b.saldo), 0)::bigint as selisih from publication_balances(${akhir}::date) b
          join publication_lines(${akhir}::date) l on l.laporan = 'PUBLIKASI_NERACA' and l.jenis = 'BARIS'
            and exists (select from unnest(l.dari, l.sampai) as g(a, z) where b.kode_gl between g.a and g.z)) x
    where x.selisih <> 0`,
};

/** These checks run before the monthly publication. */
export const publicationChecks: readonly Check[] = [onNoLine, onSeveralLines, doesNotBalance, daysStillRun];
