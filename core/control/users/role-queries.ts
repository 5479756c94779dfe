import type { Context } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { contains } from '#core/list/list-filters.ts';
import { type Fragment, type ListDefinition, runList } from '#core/list/list-query.ts';
import { conflictsOf } from '#lib/access/duty.ts';
import { roles } from '#lib/access/role-names.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type {
  BatasWewenang,
  HakPeran,
  PemegangPeran,
  PerubahanPeran,
  RoleDetailQuery,
  RoleDetailReply,
  RoleListQuery,
  RoleListRows,
  RoleQuery,
  RoleRow,
  RoleRows,
} from '#types/proto/control/management.ts';

interface Row {
  role_id: string;
  nama: string;
  keterangan: string;
  tingkat: string;
  kantor_pusat: boolean;
  versi: number;
  jumlah_pengguna: number;
  menu_id: string[];
  hak_id: string[];
  id_flow: string | null;
}

const sortable = {
  role_id: { sql: 'r.role_id', type: 'text' },
  nama: { sql: 'r.nama', type: 'text' },
  tingkat: { sql: 'r.tingkat', type: 'text' },
} as const;

const rolesOf = (db: Db, where: readonly Fragment[]): ListDefinition => ({
  columns: db`r.role_id, r.nama, r.keterangan, r.tingkat, r.kantor_pusat, r.versi,
    (select count(*)::integer from user_role u where u.role_id = r.role_id) as jumlah_pengguna,
    array(select m.menu_id from role_menu m join menu n using (menu_id) where m.role_id = r.role_id and n.jenis <> 'OTORISASI') as menu_id,
    array(select m.menu_id from role_menu m join menu n using (menu_id) where m.role_id = r.role_id and n.jenis = 'OTORISASI') as hak_id,
    (select f.id_flow from flow_instance f where f.objek = 'ROLE:' || r.role_id and f.flow_state = 'WAITING' and f.jenis = 'DATA') as id_flow`,
  from: db`role r`,
  where,
  sortable,
  key: [sortable.role_id],
  defaultSort: 'nama',
});

const conflictsIn = (row: Row) => conflictsOf([...row.menu_id, ...row.hak_id]);

const toRow = (row: Row): RoleRow => ({
  role_id: row.role_id,
  nama: row.nama,
  keterangan: row.keterangan,
  tingkat: row.tingkat,
  kantor_pusat: row.kantor_pusat ? 'T' : 'F',
  jumlah_pengguna: row.jumlah_pengguna,
  jumlah_menu: row.menu_id.length,
  jumlah_hak: row.hak_id.length,
  jumlah_benturan: conflictsIn(row).length,
  bawaan: roles.some((role) => role === row.role_id) ? 'T' : 'F',
  versi: row.versi,
  id_flow: row.id_flow ?? '',
});

/** Lists the roles of the bank, with the number of holders and of conflicts of duty within each. */
export async function role({ db }: Context, input: RoleQuery): Promise<RoleRows> {
  const keyword = input.paging?.keyword ?? '';
  const { menu_id, tingkat } = input;
  const page = await runList<Row>(
    db,
    rolesOf(db, [
      ...(keyword ? [db`(${contains(db, 'r.role_id', keyword)} or ${contains(db, 'r.nama', keyword)})`] : []),
      ...(menu_id ? [db`exists (select from role_menu m where m.role_id = r.role_id and m.menu_id = ${menu_id})`] : []),
      ...(tingkat ? [db`r.tingkat = ${tingkat === '-' ? '' : tingkat}`] : []),
    ]),
    input.paging,
  );
  return { data: page.rows.map(toRow), resp_cursor: page.cursor };
}

/** Lists ids and names, for a select. */
export async function roleList({ db }: Context, input: RoleListQuery): Promise<RoleListRows> {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<{ role_id: string; nama: string }>(
    db,
    {
      columns: db`r.role_id, r.nama`,
      from: db`role r`,
      where: keyword ? [db`(${contains(db, 'r.role_id', keyword)} or ${contains(db, 'r.nama', keyword)})`] : [],
      sortable,
      key: [sortable.role_id],
      defaultSort: 'nama',
    },
    input.paging,
  );
  return { data: page.rows.map(({ role_id, nama }) => ({ role_id, nama })), resp_cursor: page.cursor };
}

interface Provenance {
  diberikan_pada: string | null;
  diberikan_oleh: string | null;
  disetujui_oleh: string | null;
}

/** Maps when and by whom something was given and allowed; empty for data the bank was installed with. */
export const provenance = ({ diberikan_pada, diberikan_oleh, disetujui_oleh }: Provenance) => ({
  diberikan_pada: isoTime(diberikan_pada),
  diberikan_oleh: diberikan_oleh ?? '',
  disetujui_oleh: disetujui_oleh ?? '',
});

type TreeRow = Provenance &
  Omit<HakPeran, 'dipegang' | 'aktif' | keyof Provenance> & { dipegang: boolean; aktif: boolean };

/** Lists every screen, row action and right of the product, and marks those the role holds. */
async function treeOf(db: Db, roleId: string): Promise<HakPeran[]> {
  const rows = await db<TreeRow[]>`
    select n.menu_id, n.parent, n.title, n.icon, n.route, n.jenis, n.aktif, m.menu_id is not null as dipegang,
           m.diberikan_pada, m.diberikan_oleh, m.disetujui_oleh
    from menu n left join role_menu m on m.menu_id = n.menu_id and m.role_id = ${roleId}
    order by n.urut, n.menu_id`;
  return rows.map((row) => ({
    ...row,
    ...provenance(row),
    aktif: row.aktif ? 'T' : 'F',
    dipegang: row.dipegang ? 'T' : 'F',
  }));
}

async function limitsOf(db: Db, roleId: string): Promise<BatasWewenang[]> {
  const rows = await db<{ kelompok: string; kode_valuta: string; entri: bigint; setuju: bigint }[]>`
    select kelompok, kode_valuta, entri, setuju from role_limit where role_id = ${roleId} order by kelompok desc, kode_valuta`;
  return rows.map(({ entri, setuju, ...row }) => ({
    ...row,
    entri: fromMinor(entri, row.kode_valuta),
    setuju: fromMinor(setuju, row.kode_valuta),
  }));
}

async function holdersOf(db: Db, roleId: string): Promise<PemegangPeran[]> {
  const rows = await db<(Provenance & { id_user: string; nama_user: string; kode_cabang: string; aktif: boolean })[]>`
    select u.id_user, u.nama_user, u.kode_cabang, u.aktif, r.diberikan_pada, r.diberikan_oleh, r.disetujui_oleh
    from user_role r join app_user u using (id_user) where r.role_id = ${roleId} order by u.nama_user, u.id_user`;
  return rows.map((row) => ({ ...row, ...provenance(row), aktif: row.aktif ? 'T' : 'F' }));
}

/** The reply holds this many of the last changes of one record. */
const MAX_LISTED = 20;

async function historyOf(db: Db, roleId: string): Promise<PerubahanPeran[]> {
  const rows = await db<
    (Omit<PerubahanPeran, 'waktu' | 'user_otorisasi'> & { diubah_pada: string; pemeriksa: string[] })[]
  >`
    select id_flow, diubah_pada, user_input, pemeriksa, flow_state, perubahan from flow_instance
    where objek = ${`ROLE:${roleId}`} order by diubah_pada desc, id_flow limit ${MAX_LISTED}`;
  return rows.map(({ diubah_pada, pemeriksa, ...row }) => ({
    ...row,
    waktu: isoTime(diubah_pada),
    user_otorisasi: pemeriksa.at(-1) ?? '',
  }));
}

/** Returns one role whole: its menus and since when, its limits, its users, its conflicts, its last changes. */
export async function roleDetail({ db }: Context, { role_id }: RoleDetailQuery): Promise<RoleDetailReply> {
  const [row] = await db<Row[]>`
    select ${rolesOf(db, []).columns} from role r where r.role_id = ${role_id}`;
  if (role_id !== '' && !row) fail('NOT_FOUND');
  const [hak, limit, pemegang, riwayat] = await Promise.all([
    treeOf(db, role_id),
    limitsOf(db, role_id),
    holdersOf(db, role_id),
    historyOf(db, role_id),
  ]);
  return {
    role: row && toRow(row),
    hak,
    limit,
    pemegang,
    alasan: (row ? conflictsIn(row) : []).map(({ kode, params, menu_id }) => ({
      kode,
      pesan: '',
      rincian: params,
      menu_id: [...menu_id],
    })),
    riwayat,
  };
}
