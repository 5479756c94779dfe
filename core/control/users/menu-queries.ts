import type { Context } from '#core/access/context.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import type { MenuQuery, MenuRow, MenuRows } from '#types/proto/control/management.ts';
import { isBuiltIn } from './menus.ts';

type Row = Omit<MenuRow, 'aktif' | 'bawaan' | 'id_flow'> & { aktif: boolean; id_flow: string | null };

/** Lists every entry of the menu tree, also those not in use, with the number of roles that hold it and the change that waits. */
export async function menu({ db }: Context, input: MenuQuery): Promise<MenuRows> {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`m.menu_id, m.parent, m.title, m.icon, m.route, m.trans_code, m.urut, m.jenis, m.aktif, m.versi,
        (select count(*)::integer from role_menu r where r.menu_id = m.menu_id) as jumlah_peran,
        (select f.id_flow from flow_instance f where f.objek = 'MENU:' || m.menu_id and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow`,
      from: db`menu m`,
      where: [
        ...(keyword
          ? [
              db`(${contains(db, 'm.menu_id', keyword)} or ${contains(db, 'm.title', keyword)} or m.trans_code = ${keyword})`,
            ]
          : []),
        ...(input.jenis ? [db`m.jenis = ${input.jenis}`] : []),
        ...(input.parent ? [db`m.parent = ${input.parent}`] : []),
        ...(input.aktif ? [db`m.aktif = ${input.aktif === 'T'}`] : []),
      ],
      sortable: {
        urut: { sql: 'm.urut', type: 'bigint' },
        menu_id: { sql: 'm.menu_id', type: 'text' },
        trans_code: { sql: 'm.trans_code', type: 'text' },
      },
      key: [{ sql: 'm.menu_id', type: 'text' }],
      defaultSort: 'urut',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    menu_id: row.menu_id,
    parent: row.parent,
    title: row.title,
    icon: row.icon,
    route: row.route,
    trans_code: row.trans_code,
    urut: row.urut,
    jenis: row.jenis,
    aktif: row.aktif ? 'T' : 'F',
    bawaan: isBuiltIn(row.menu_id) ? 'T' : 'F',
    jumlah_peran: row.jumlah_peran,
    versi: row.versi,
    id_flow: row.id_flow ?? '',
  }));
  return { data, resp_cursor: page.cursor };
}
