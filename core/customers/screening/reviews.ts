import type { Query } from '#core/access/context.ts';
import { branchScope, contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { TinjauanRow } from '#types/proto/customers/screening.ts';

/**
 * Lists customers whose rating is due for a review by the bank's day, the longest due first. The review itself is a change of the record that is
 * marked as reviewed, by two persons (domain: CIF, risk).
 */
export const tinjauan: Query<'screening.tinjauan'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim() ?? '';
  const page = await runList<TinjauanRow>(
    db,
    {
      columns: db`c.nomor_nasabah, c.jenis, c.nama_nasabah, c.kode_cabang, coalesce(c.resiko, '') as resiko, coalesce(c.nilai_resiko, 0) as nilai_resiko,
        c.tanggal_tinjau::text as tanggal_tinjau, h.hari - c.tanggal_tinjau as terlambat,
        coalesce((select f.id_flow::text from flow_instance f
          where f.objek = 'NASABAH:' || c.nomor_nasabah and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`,
      from: db`customer c cross join lateral (select max(b.accounting_date) as hari from branch b) h`,
      where: [
        db`c.status = 'AKTIF'`,
        db`c.tanggal_tinjau is not null`,
        db`c.tanggal_tinjau <= coalesce(nullif(${input.sampai}, '')::date, h.hari)`,
        ...(input.resiko ? [db`c.resiko = ${input.resiko}`] : []),
        ...(keyword ? [db`(c.nomor_nasabah = ${keyword} or ${contains(db, 'c.nama_nasabah', keyword)})`] : []),
        branchScope(db, caller, 'c.kode_cabang', input.kode_cabang),
      ],
      sortable: {
        tanggal_tinjau: { sql: 'c.tanggal_tinjau', type: 'date' },
        nomor_nasabah: { sql: 'c.nomor_nasabah', type: 'text' },
      },
      key: [{ sql: 'c.nomor_nasabah', type: 'text' }],
      defaultSort: 'tanggal_tinjau',
    },
    input.paging,
  );
  return { data: [...page.rows], resp_cursor: page.cursor };
};
