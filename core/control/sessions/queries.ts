import type { Caller, Context, Query } from '#core/access/context.ts';
import { loadSession, settingsOf } from '#core/access/sessions.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { runList } from '#core/list/list-query.ts';
import type { MenuKind } from '#lib/control/codes.ts';
import { fromMinor } from '#lib/money.ts';
import type { AccessRow, MenuNode, PopupMenuQuery, PopupMenuRow, PopupMenuRows } from '#types/proto/control/access.ts';

interface MenuRow {
  menu_id: string;
  parent: string;
  title: string;
  route: string;
  icon: string;
  trans_code: string;
  jenis: MenuKind;
}

/** Returns the caller's identity in the core's tables, the state of the session and the settings of the screens. */
const profilOf =
  (idleMinutes: number): Query<'access.profil'> =>
  async ({ db, caller, session }) => {
    const [held, setelan] = await Promise.all([loadSession(db, session), settingsOf(db, caller.idUser)]);
    return {
      id_user: caller.idUser,
      nama_user: caller.namaUser,
      role_id: [...caller.roles],
      kode_cabang: caller.kodeCabang,
      nama_cabang: caller.namaCabang,
      menu_id: [...caller.menus],
      kantor_pusat: caller.headOffice ? 'T' : 'F',
      limit: caller.limits.map((limit) => ({
        kelompok: limit.kelompok,
        kode_valuta: limit.kode_valuta,
        entri: fromMinor(limit.entri, limit.kode_valuta),
        setuju: fromMinor(limit.setuju, limit.kode_valuta),
      })),
      id_kas: caller.idKas === null ? '' : String(caller.idKas),
      terkunci: held?.locked ? 'T' : 'F',
      sesi_sampai: held ? new Date(held.endsAt).toISOString() : '',
      kunci_menit: idleMinutes,
      setelan,
    };
  };

interface SessionRow {
  id: bigint;
  mulai: string;
  terakhir: string;
  alamat: string;
  peramban: string;
  terkunci: boolean;
  sesi_ini: boolean;
}

/** Lists the caller's own open sessions, the latest first. */
const sesi: Query<'access.sesi'> = async ({ db, caller, session }, input) => {
  const page = await runList<SessionRow>(
    db,
    {
      columns: db`s.id, s.mulai, s.terakhir, s.alamat, s.peramban, s.dikunci_pada is not null as terkunci, s.sid = ${session} as sesi_ini`,
      from: db`app_session s`,
      where: [db`s.id_user = ${caller.idUser}`, db`s.berakhir_pada is null`, db`s.batas > now()`],
      sortable: {
        mulai: { sql: 's.mulai', type: 'timestamptz' },
        terakhir: { sql: 's.terakhir', type: 'timestamptz' },
      },
      key: [{ sql: 's.id', type: 'bigint' }],
      defaultSort: '-mulai',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    id_sesi: row.id.toString(),
    mulai: isoTime(row.mulai),
    terakhir: isoTime(row.terakhir),
    alamat: row.alamat,
    peramban: row.peramban,
    terkunci: row.terkunci ? 'T' : 'F',
    sesi_ini: row.sesi_ini ? 'T' : 'F',
  }));
  return { data, resp_cursor: page.cursor };
};

const heldMenus = (db: Db, caller: Caller) => db<MenuRow[]>`
  select menu_id, parent, title, route, icon, trans_code, jenis from menu where menu_id = any (${[...caller.menus]}::text[]) order by urut, menu_id`;

/** Lists the menus these roles open, filtered by the list; in menu order, all on one page. */
const rowsOf =
  (
    belongs: (menu: MenuRow) => boolean,
  ): ((context: { db: Db; caller: Caller }) => Promise<{ data: AccessRow[]; resp_cursor: string }>) =>
  async ({ db, caller }) => ({
    data: (await heldMenus(db, caller)).filter(belongs).map(({ menu_id, title, route }) => ({ menu_id, title, route })),
    resp_cursor: '',
  });

/** Lists screens the caller may open. */
const menu: Query<'access.menu'> = rowsOf((row) => row.route !== '');

/** Lists the row actions: actions of their own, and screens that carry a transaction code. */
const popup: Query<'access.popup'> = rowsOf((row) => row.jenis === 'POPUP' || row.trans_code !== '');

/** Lists the items the caller may approve, and the masked fields the caller may see. */
const auth: Query<'access.auth'> = rowsOf((row) => row.jenis === 'OTORISASI');

/** Lists all menus of the caller; screens show row actions by it. */
const allowedMenu: Query<'access.allowedMenu'> = rowsOf(() => true);

const node = (row: MenuRow, children: MenuNode[]): MenuNode => ({
  menu_id: row.menu_id,
  title: row.title,
  judul: '',
  icon: row.icon,
  route: row.route,
  trans_code: row.trans_code,
  haschild: children.length > 0 ? 'T' : 'F',
  children,
});

/** Authority lent to the caller may open the inbox too, where none of the caller's own roles does. */
const lentTo = (caller: Caller): string[] => caller.delegations.flatMap(({ menus }) => menus);

type SidebarRow = MenuRow & { boleh: boolean };

/** Returns the open entries below `parent`, groups only with an entry in them; a loop of groups is left out. */
function branch(rows: readonly SidebarRow[], parent: string): MenuNode[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap((row) => {
      const children = branch(rows, row.menu_id);
      return children.length > 0 || (row.boleh && row.route !== '') ? [node(row, children)] : [];
    });
}

/** Returns the menu tree of the asked roles, as far as the caller holds them; without roles, of all the caller's. Empty groups are left out. */
export const sidebarMenu: Query<'access.sidebarMenu'> = async ({ db, caller }, input) => {
  const roles = input.role_id.length === 0 ? caller.roles : caller.roles.filter((role) => input.role_id.includes(role));
  const rows = await db<SidebarRow[]>`
    select m.menu_id, m.parent, m.title, m.route, m.icon, m.trans_code, m.jenis,
           m.menu_id = any (${lentTo(caller)}::text[])
           or exists (select from role_menu r where r.menu_id = m.menu_id and r.role_id = any (${[...roles]}::text[])) as boleh
    from menu m where m.jenis = 'MENU' and m.aktif order by m.urut, m.menu_id`;
  return { menus: branch(rows, '') };
};

/** Lists the row actions of the screen at this route that the asked roles open, as far as the caller holds them. */
export const popupMenu = async ({ db, caller }: Context, { url, role_id }: PopupMenuQuery): Promise<PopupMenuRows> => {
  const roles = role_id.length === 0 ? caller.roles : caller.roles.filter((role) => role_id.includes(role));
  const data = await db<PopupMenuRow[]>`
    select p.menu_id, p.title, p.icon from menu p join menu s on s.menu_id = p.parent
    where p.jenis = 'POPUP' and p.aktif and s.route = ${url} and s.route <> ''
      and exists (select from role_menu r where r.menu_id = p.menu_id and r.role_id = any (${[...roles]}::text[]))
      and exists (select from role_menu r where r.menu_id = s.menu_id and r.role_id = any (${[...roles]}::text[]))
    order by p.urut, p.menu_id`;
  return { data: [...data], resp_cursor: '' };
};

/** Makes the reads of access; the server's configuration sets where a sign-out ends and when a screen locks itself. */
export function makeAccessQueries(config: { readonly loginHost: string; readonly idleMinutes: number }) {
  const logout: Query<'access.logout'> = async () => ({ login_host: config.loginHost });
  return { profil: profilOf(config.idleMinutes), menu, popup, auth, allowedMenu, sidebarMenu, popupMenu, sesi, logout };
}
