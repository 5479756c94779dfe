import type { Query } from '#core/access/context.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { HariLiburRow } from '#types/proto/control/parameter.ts';
import { waiting } from './term-parts.ts';

/** Lists holidays of a year, or of all: the latest first. */
export const hariLibur: Query<'parameter.hariLibur'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<HariLiburRow & { kunci_urut?: unknown }>(
    db,
    {
      columns: db`h.tanggal, extract(isodow from h.tanggal)::integer as hari, h.nama, h.dasar, h.tahun::text as tahun,
        case when h.tanggal > (select max(b.accounting_date) from branch b) then 'AKAN_DATANG' else 'BERAKHIR' end as keadaan`,
      from: db`holiday h`,
      where: [
        ...(input.tahun ? [db`h.tahun = ${input.tahun}::integer`] : []),
        ...(keyword ? [db`(${contains(db, 'h.nama', keyword)} or ${contains(db, 'h.dasar', keyword)})`] : []),
      ],
      sortable: { tanggal: { sql: 'h.tanggal', type: 'date' } },
      key: [{ sql: 'h.tanggal', type: 'date' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  return { data: page.rows.map(({ kunci_urut: _, ...row }) => row), resp_cursor: page.cursor };
};

interface Row {
  tahun: string;
  versi: number | null;
  hari_bank: string;
  id_flow: string;
  libur: { tanggal: string; nama: string; dasar: string }[];
}

/** Returns a year's calendar with its version and the change that waits; for '' the first year that has none yet. */
export const kalender: Query<'parameter.kalender'> = async ({ db }, { tahun }) => {
  const [row] = await db<Row[]>`
    select t.tahun::text as tahun, y.versi, (select max(b.accounting_date) from branch b) as hari_bank,
      ${waiting(db, db`'KALENDER:' || t.tahun`)},
      coalesce((select jsonb_agg(jsonb_build_object('tanggal', h.tanggal, 'nama', h.nama, 'dasar', h.dasar) order by h.tanggal) from holiday h where h.tahun = t.tahun), '[]') as libur
    from (select coalesce(nullif(${tahun}, '')::integer, (select max(c.tahun) + 1 from calendar_year c),
      (select extract(year from max(b.accounting_date))::integer from branch b)) as tahun) t left join calendar_year y using (tahun)`;
  if (!row) throw new Error('the bank has no calendar');
  const { versi, ...rest } = row;
  return { ...rest, aksi: versi === null ? 'BUAT' : 'UBAH', versi: versi ?? 0 };
};
