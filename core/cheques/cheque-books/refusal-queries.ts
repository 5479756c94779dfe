import type { Query } from '#core/access/context.ts';
import { countCopy } from '#core/access/printed-copy.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { columnsOf, type RefusalRow, refusalToWire, stateOf, tablesOf } from './refusals.ts';

/** Lists instruments of our own that were not paid, the latest first: by branch, account, number or result. */
export const tolakan: Query<'warkat.tolakan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<RefusalRow>(
    db,
    {
      columns: columnsOf(db),
      from: tablesOf(db),
      where: [
        branchScope(db, caller, 'a.kode_cabang', input.kode_cabang),
        ...(input.keadaan ? [db`${stateOf(db)} = ${input.keadaan}`] : []),
        ...(input.nomor_rekening ? [onAccount(db, caller, db`r.nomor_rekening = ${input.nomor_rekening}`)] : []),
        ...(keyword
          ? [
              db`(${keyword} in (r.nomor_warkat, r.nomor_skp, u.nomor_peringatan, u.nomor_dhib) or ${onAccount(db, caller, db`r.nomor_rekening = ${keyword}`)})`,
            ]
          : []),
      ],
      sortable: { tanggal: { sql: 'r.tanggal', type: 'date' } },
      key: [{ sql: 'r.id_tolakan', type: 'bigint' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => refusalToWire(row, caller)), resp_cursor: page.cursor };
};

interface Letter extends RefusalRow {
  readonly nama_cabang: string;
  readonly kota: string;
  readonly nama_nasabah: string;
  readonly alamat: string;
  readonly npwp: string;
  readonly kata: string[];
  readonly peringatan_ke: number | null;
  readonly batas_nominal: bigint;
  readonly lembar: number;
  readonly bulan: number;
}

/**
 * Returns the letter about a refused instrument: to its presenter (SKP), or to its drawer where it counts. Each print is counted, and every paper
 * after the first is marked. NOT_FOUND, also for an instrument of another branch and for a warning that was never given.
 */
export const surat: Query<'warkat.surat'> = async (context, { id_tolakan, surat: which, cetak }) => {
  const { db, caller } = context;
  const [row] = await db<Letter[]>`
    select ${columnsOf(db)}, b.nama_cabang, b.kota, n.nama_nasabah, concat_ws(', ', nullif(n.alamat, ''), nullif(n.kota, '')) as alamat, coalesce(n.nomor_npwp, '') as npwp,
      array(select c.uraian from reference_codes_on('ALASAN_TOLAKAN', r.tanggal) c where c.kode = any (string_to_array(r.alasan, ',')) order by c.kode <> r.alasan_utama, c.kode) as kata,
      u.peringatan_ke, (parameter_on('dhn_batas_nominal', r.tanggal)::numeric * 100)::bigint as batas_nominal,
      parameter_on('dhn_lembar', r.tanggal)::integer as lembar, parameter_on('dhn_bulan', r.tanggal)::integer as bulan
    from ${tablesOf(db)} join customer n on n.nomor_nasabah = a.nomor_nasabah
    where r.id_tolakan = ${id_tolakan}::bigint and ${branchScope(db, caller, 'a.kode_cabang', '')}`;
  const nomor = which === 'SKP' ? row?.nomor_skp : row?.nomor_peringatan;
  if (!row || !nomor) return fail('NOT_FOUND');
  const [before] = await db<
    { kali: number }[]
  >`select count(*)::integer as kali from printed_copy where nomor = ${nomor}`;
  const copies =
    cetak === 'T' ? (await countCopy(context, 'CETAK_SURAT_TOLAKAN', nomor, 'KERTAS')) - 1 : (before?.kali ?? 0);
  return {
    nomor,
    tolakan: refusalToWire(row, caller),
    nama_cabang: row.nama_cabang,
    kota: row.kota,
    nama_nasabah: row.nama_nasabah,
    alamat: row.alamat,
    npwp: row.npwp,
    alasan: row.kata,
    peringatan_ke: row.peringatan_ke ?? 0,
    cetak: copies,
    batas_nominal: fromMinor(row.batas_nominal),
    lembar: row.lembar,
    bulan: row.bulan,
  };
};
