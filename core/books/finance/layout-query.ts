import type { Query } from '#core/access/context.ts';
import { runList } from '#core/list/list-query.ts';
import { type PlacedLine, writtenContent } from '#lib/books/report-layout.ts';
import type { SusunanRow } from '#types/proto/books/finance.ts';

interface LayoutRow {
  laporan: string;
  berlaku_sejak: string;
  keadaan: string;
  versi: number;
  id_flow: string;
  hari_bank: string;
  baris: readonly PlacedLine[];
}

/** Lists the layouts of the statements with their lines: in force, to come and past. */
export const susunan: Query<'finance.susunan'> = async ({ db }, input) => {
  const page = await runList<LayoutRow>(
    db,
    {
      columns: db`t.laporan, t.berlaku_sejak, t.versi, h.hari_bank,
        case when t.berlaku_sejak > h.hari_bank then 'AKAN_DATANG' when t.berlaku_sejak = report_layout_on(t.laporan, h.hari_bank) then 'BERLAKU' else 'BERAKHIR' end as keadaan,
        (select jsonb_agg(to_jsonb(r) order by r.urut) from report_line r where r.laporan = t.laporan and r.berlaku_sejak = t.berlaku_sejak) as baris,
        coalesce((select f.id_flow::text from flow_instance f where f.objek = 'SUSUNAN:' || t.laporan and f.flow_state = 'WAITING' and f.jenis = 'DATA'), '') as id_flow`,
      from: db`report_layout t cross join (select max(accounting_date) as hari_bank from branch) h`,
      where: input.laporan ? [db`t.laporan = ${input.laporan}`] : [],
      sortable: {
        berlaku_sejak: { sql: 't.berlaku_sejak', type: 'date' },
        laporan: { sql: 't.laporan', type: 'text' },
      },
      key: [
        { sql: 't.laporan', type: 'text' },
        { sql: 't.berlaku_sejak', type: 'date' },
      ],
      defaultSort: '-laporan',
    },
    input.paging,
  );
  const data = page.rows.map(
    (row): SusunanRow => ({
      laporan: row.laporan,
      berlaku_sejak: row.berlaku_sejak,
      keadaan: row.keadaan,
      versi: row.versi,
      id_flow: row.id_flow,
      hari_bank: row.hari_bank,
      baris: row.baris.map((line) => ({
        urut: String(line.urut),
        nama: line.nama,
        jenis: line.jenis,
        tingkat: String(line.tingkat),
        sisi: line.sisi,
        isi: writtenContent(line),
        sandi: line.sandi,
      })),
    }),
  );
  return { data, resp_cursor: page.cursor };
};
