import { type Query, visibleBranch } from '#core/access/context.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { AnggaranRow } from '#types/proto/books/finance.ts';

interface BudgetRow {
  tahun: number;
  kode_cabang: string;
  nama_cabang: string;
  nama_berkas: string;
  sidik: string;
  versi: number;
  jumlah_akun: number;
  laba: bigint;
  id_flow: string;
}

/** Lists the stored budgets, the latest year first: of the caller's branch, at head office of all of them or of one. */
export const anggaran: Query<'finance.anggaran'> = async ({ db, caller }, input) => {
  const asked = input.branch_code || (caller.headOffice ? '' : caller.kodeCabang);
  if (asked !== '' && visibleBranch(caller, asked) === null) return { data: [], resp_cursor: '' };
  const page = await runList<BudgetRow>(
    db,
    {
      columns: db`b.tahun, b.kode_cabang, c.nama_cabang, b.nama_berkas, b.sidik, b.versi, s.jumlah_akun, s.laba,
        coalesce((select f.id_flow::text from flow_instance f where f.objek = 'ANGGARAN:' || b.tahun || '/' || b.kode_cabang
                  and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`,
      from: db`gl_budget b join branch c using (kode_cabang) cross join lateral (
        select count(distinct l.kode_gl)::integer as jumlah_akun,
               coalesce(sum(case g.tipe when 'I' then l.jumlah when 'X' then -l.jumlah end), 0)::bigint as laba
        from gl_budget_line l join gl_account g using (kode_gl) where l.tahun = b.tahun and l.kode_cabang = b.kode_cabang) s`,
      where: [
        ...(asked ? [db`b.kode_cabang = ${asked}`] : []),
        ...(input.tahun ? [db`b.tahun = ${input.tahun}::integer`] : []),
      ],
      sortable: {
        tahun: { sql: 'b.tahun', type: 'bigint' },
        kode_cabang: { sql: 'b.kode_cabang', type: 'text' },
      },
      key: [
        { sql: '-b.tahun', type: 'bigint' },
        { sql: 'b.kode_cabang', type: 'text' },
      ],
      defaultSort: '-tahun',
    },
    input.paging,
  );
  const data = page.rows.map(
    (row): AnggaranRow => ({
      tahun: String(row.tahun),
      kode_cabang: row.kode_cabang,
      nama_cabang: row.nama_cabang,
      nama_berkas: row.nama_berkas,
      sidik: row.sidik,
      versi: row.versi,
      jumlah_akun: row.jumlah_akun,
      laba: fromMinor(row.laba, BOOK_CURRENCY),
      id_flow: row.id_flow,
    }),
  );
  return { data, resp_cursor: page.cursor };
};
