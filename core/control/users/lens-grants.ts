import type { Db } from '#core/db/client.ts';
import { fromMinor } from '#lib/money.ts';
import type { DasarWewenang } from '#types/proto/control/management.ts';
import { provenance } from './role-queries.ts';

interface GrantRow {
  role_id: string;
  nama: string;
  menu_id: string;
  title: string;
  diberikan_pada: string | null;
  diberikan_oleh: string | null;
  disetujui_oleh: string | null;
}

const empty = { role_id: '', nama: '', menu_id: '', title: '', entri: '', setuju: '' } as const;

/** Lists the roles of a user, each with its time, giver and approver. */
export async function rolesGiven(db: Db, idUser: string): Promise<DasarWewenang[]> {
  const rows = await db<Omit<GrantRow, 'menu_id' | 'title'>[]>`
    select u.role_id, r.nama, u.diberikan_pada, u.diberikan_oleh, u.disetujui_oleh
    from user_role u join role r using (role_id) where u.id_user = ${idUser} order by u.urut, u.role_id`;
  return rows.map((row) => ({ ...empty, role_id: row.role_id, nama: row.nama, ...provenance(row) }));
}

/** Lists the roles through which a user holds these menus and rights. */
export async function menusGiven(db: Db, idUser: string, ids: readonly string[]): Promise<DasarWewenang[]> {
  const rows = await db<GrantRow[]>`
    select m.role_id, r.nama, m.menu_id, n.title, m.diberikan_pada, m.diberikan_oleh, m.disetujui_oleh
    from user_role u join role r using (role_id) join role_menu m using (role_id) join menu n using (menu_id)
    where u.id_user = ${idUser} and m.menu_id = any (${[...ids]}::text[]) order by n.urut, u.urut, m.role_id`;
  return rows.map((row) => ({
    ...empty,
    role_id: row.role_id,
    nama: row.nama,
    menu_id: row.menu_id,
    title: row.title,
    ...provenance(row),
  }));
}

/** Lists the limits of the user's roles, and below them the user's own cap (without a role) where there is one. */
export async function limitsGiven(
  db: Db,
  idUser: string,
  { kelompok, kode_valuta }: { readonly kelompok: string; readonly kode_valuta: string },
): Promise<DasarWewenang[]> {
  const rows = await db<(Omit<GrantRow, 'menu_id' | 'title'> & { entri: bigint; setuju: bigint })[]>`
    select l.role_id, r.nama, l.diberikan_pada, l.diberikan_oleh, l.disetujui_oleh, l.entri, l.setuju
    from user_role u join role r using (role_id) join role_limit l using (role_id)
    where u.id_user = ${idUser} and l.kelompok = ${kelompok} and l.kode_valuta = ${kode_valuta}
    union all
    select '', '', null, null, null, p.entri, p.setuju from user_limit p
    where p.id_user = ${idUser} and p.kelompok = ${kelompok} and p.kode_valuta = ${kode_valuta}
    order by 1 desc`;
  return rows.map((row) => ({
    ...empty,
    role_id: row.role_id,
    nama: row.nama,
    ...provenance(row),
    entri: fromMinor(row.entri, kode_valuta),
    setuju: fromMinor(row.setuju, kode_valuta),
  }));
}
