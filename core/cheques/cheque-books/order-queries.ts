import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { OrderState } from '#lib/cheques/warkat.ts';

interface Row {
  readonly nomor: string;
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly jenis: string;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly keterangan: string;
  readonly status: OrderState;
  readonly user_input: string;
  readonly buku: string | null;
  readonly tanggal_akhir: string | null;
  readonly alasan: string;
  readonly stok: number;
}

/**
 * Lists books ordered at the branches the caller may see, the latest first, with the branch's stock of the kind: head office decides by it what to
 * send.
 */
export const pesanan: Query<'warkat.pesanan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`o.*, a.nama_rekening, k.nomor_awal as buku,
        (select count(*)::integer from warkat_book s where s.kode_cabang = o.kode_cabang and s.jenis = o.jenis and s.status = 'STOK_CABANG') as stok`,
      from: db`warkat_order o join account a using (nomor_rekening) left join warkat_book k using (id_bukuwarkat)`,
      where: [
        branchScope(db, caller, 'o.kode_cabang', input.kode_cabang),
        ...(input.jenis ? [db`o.jenis = ${input.jenis}`] : []),
        ...(input.status_pesanan ? [db`o.status = ${input.status_pesanan}`] : []),
        ...(keyword ? [db`(o.nomor = ${keyword} or ${onAccount(db, caller, db`o.nomor_rekening = ${keyword}`)})`] : []),
      ],
      sortable: { tanggal: { sql: 'o.tanggal', type: 'date' } },
      key: [{ sql: 'o.nomor', type: 'text' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      nomor_pesanan: row.nomor,
      nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
      nama_rekening: row.nama_rekening,
      jenis: row.jenis,
      kode_cabang: row.kode_cabang,
      tanggal: row.tanggal,
      keterangan: row.keterangan,
      status_pesanan: row.status,
      user_input: row.user_input,
      buku: row.buku ?? '',
      tanggal_akhir: row.tanggal_akhir ?? '',
      alasan: row.alasan,
      stok: row.stok,
    })),
    resp_cursor: page.cursor,
  };
};
