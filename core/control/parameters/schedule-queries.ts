import type { Query } from '#core/access/context.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { JadwalKliringRow } from '#types/proto/control/parameter.ts';
import { bankDay, begun, since, termsStatus, waiting } from './term-parts.ts';

/** Lists the cut-offs of clearing in each region, and its branches: in force, later and before. */
export const jadwalKliring: Query<'parameter.jadwalKliring'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const region = { sql: 't.wilayah', type: 'text' } as const;
  const page = await runList<Omit<JadwalKliringRow, 'kunci_urut'>>(
    db,
    {
      columns: db`
        t.wilayah, t.nama, t.berlaku_sejak, k.keadaan, t.versi, h.hari_bank, array_to_string(clearing_branches(t.wilayah, t.berlaku_sejak), ', ') as cabang,
        (select jsonb_agg(jsonb_build_object('penyerahan', to_char(c.penyerahan, 'HH24:MI'), 'pengembalian', to_char(c.pengembalian, 'HH24:MI'),
          'hari_efektif', c.hari_efektif::text) order by c.siklus)
         from clearing_cycle c where c.wilayah = t.wilayah and c.berlaku_sejak = t.berlaku_sejak) as siklus,
        ${waiting(db, db`'JADWAL_KLIRING:' || t.wilayah`)}`,
      from: db`clearing_schedule t ${bankDay(db)} ${termsStatus(db, db`select from clearing_schedule n where n.wilayah = t.wilayah`)}`,
      where: [
        ...(input.wilayah ? [db`t.wilayah = ${input.wilayah}`] : []),
        ...(keyword ? [db`(${contains(db, 't.nama', keyword)} or t.wilayah = upper(${keyword}))`] : []),
        ...begun(db, input),
      ],
      sortable: { wilayah: region, berlaku_sejak: since },
      key: [region, since],
      defaultSort: 'wilayah',
    },
    input.paging,
  );
  const data = page.rows.map(
    ({ wilayah, nama, berlaku_sejak, keadaan, siklus, cabang, versi, id_flow, hari_bank }) => ({
      wilayah,
      nama,
      berlaku_sejak,
      keadaan,
      siklus,
      cabang,
      versi,
      id_flow,
      hari_bank,
    }),
  );
  return { data, resp_cursor: page.cursor };
};
