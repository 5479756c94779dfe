import type { Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';

interface BoardRow {
  kode_cabang: string;
  nama_cabang: string;
  accounting_date: string;
  status: string;
  tertinggal: boolean;
  penghalang: number;
  nama_user: string | null;
  waktu: string | null;
}

/** The days of all branches the caller may see: state, how many things stand in the way, and whose move the last one was. */
export const dayBoard: Query<'branch.papanHari'> = async ({ db, caller }, input) => {
  const page = await runList<BoardRow>(
    db,
    {
      columns: db`
        b.kode_cabang, b.nama_cabang, b.accounting_date, b.status, s.nama_user, s.waktu,
        b.status <> 'TUTUP' and b.accounting_date < p.accounting_date as tertinggal,
        case when b.status = 'TUTUP' then 0 else (select count(*) from day_blockers(b.kode_cabang)) end::integer as penghalang`,
      from: db`
        branch b join branch p on p.jenis = 'HO'
        left join lateral (
          select u.nama_user, d.waktu from branch_day_step d join app_user u on u.id_user = d.id_user
          where d.kode_cabang = b.kode_cabang and d.tanggal = b.accounting_date order by d.urut desc limit 1) s on true`,
      where: [branchScope(db, caller, 'b.kode_cabang', '')],
      sortable: { kode_cabang: { sql: 'b.kode_cabang', type: 'text' } },
      key: [{ sql: 'b.kode_cabang', type: 'text' }],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    accounting_date: row.accounting_date,
    status_akses_desc: row.status,
    tertinggal: row.tertinggal ? 'T' : 'F',
    penghalang: row.penghalang,
    nama_user: row.nama_user ?? '',
    waktu: row.waktu === null ? '' : isoTime(row.waktu),
  }));
  return { data, resp_cursor: page.cursor };
};
