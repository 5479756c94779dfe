import type { Query } from '#core/access/context.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { gl } from '#lib/books/gl.ts';
import { fromMinor } from '#lib/money.ts';

interface Row {
  nomor: string;
  kode_cabang: string;
  kode_gl: string;
  id_user: string;
  nama_user: string | null;
  nominal: bigint;
  kode_valuta: string;
  tanggal: string;
  umur: number;
  operasi: string;
  journal_id: bigint;
  cara: string | null;
  tanggal_akhir: string | null;
  journal_akhir: bigint | null;
  user_akhir: string | null;
  saksi_akhir: string | null;
  penerima: string;
  alasan: string;
  matang: boolean;
}

/** Differences by age, the oldest first, with what ended them. An ended one is as old as it became. */
export const selisihKas: Query<'vault.selisihKas'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`d.nomor, d.kode_cabang, d.kode_gl, d.id_user, u.nama_user, d.nominal, d.kode_valuta, d.tanggal,
        coalesce(d.tanggal_akhir, b.accounting_date) - d.tanggal as umur, d.operasi, d.journal_id, d.cara, d.tanggal_akhir, d.journal_akhir, d.user_akhir,
        d.saksi_akhir, d.penerima, d.alasan, d.cara is null and d.kode_gl = ${gl('TILL_OVERAGE')}
          and b.accounting_date - d.tanggal >= parameter_on('hari_selisih_lebih', b.accounting_date)::integer as matang`,
      from: db`cash_difference d join branch b using (kode_cabang) left join app_user u using (id_user)`,
      where: [
        branchScope(db, caller, 'd.kode_cabang', input.kode_cabang),
        ...(input.jenis
          ? [db`d.kode_gl = ${input.jenis === 'KURANG' ? gl('TILL_SHORTAGE') : gl('TILL_OVERAGE')}`]
          : []),
        ...(input.status ? [db`(d.cara is null) = ${input.status === 'TERBUKA'}`] : []),
      ],
      sortable: { tanggal: { sql: 'd.tanggal', type: 'date' }, nominal: { sql: 'd.nominal', type: 'bigint' } },
      key: [{ sql: 'd.nomor', type: 'text' }],
      defaultSort: 'tanggal',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    nomor_selisih: row.nomor,
    kode_cabang: row.kode_cabang,
    jenis: row.kode_gl === gl('TILL_SHORTAGE') ? 'KURANG' : 'LEBIH',
    id_user: row.id_user,
    nama_user: row.nama_user ?? '',
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    tanggal: row.tanggal,
    umur_hari: row.umur,
    flowCode: row.operasi,
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.journal_id),
    status: row.cara === null ? 'TERBUKA' : 'SELESAI',
    cara: row.cara ?? '',
    tanggal_akhir: row.tanggal_akhir ?? '',
    referensi_akhir:
      row.journal_akhir === null || row.tanggal_akhir === null
        ? ''
        : makeReference(row.kode_cabang, row.tanggal_akhir, row.journal_akhir),
    user_akhir: row.user_akhir ?? '',
    saksi_akhir: row.saksi_akhir ?? '',
    penerima: row.penerima,
    alasan: row.alasan,
    dapat_pendapatan: row.matang ? 'T' : 'F',
  }));
  return { data, resp_cursor: page.cursor };
};
