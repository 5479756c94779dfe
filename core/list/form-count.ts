import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { MenuId } from '#lib/access/access.ts';
import { branchScope } from './list-filters.ts';
import type { Fragment } from './list-query.ts';

/** So many unissued pieces a person has in a branch; '' is the branch's stock. */
interface FormCount {
  kode_cabang: string;
  pemegang: string;
  nama_pemegang: string;
  jumlah: number;
  nomor_awal: string;
  nomor_akhir: string;
}

interface Counted {
  /** Selects kode_cabang, pemegang and nomor of the unissued pieces that the caller may see. */
  readonly forms: Fragment;
  /** Holders of one of these menus issue the pieces: they are listed even with none. */
  readonly menus: readonly MenuId[];
}

/** Counts unissued pieces by branch and by holder, of one branch or of all that the caller sees. */
export async function countForms(
  db: Db,
  caller: Caller,
  kode_cabang: string,
  { forms, menus }: Counted,
): Promise<FormCount[]> {
  const rows = await db<FormCount[]>`
    select c.kode_cabang, c.pemegang, coalesce(u.nama_user, '') as nama_pemegang, sum(c.jumlah)::integer as jumlah,
      coalesce(min(c.nomor_awal), '') as nomor_awal, coalesce(max(c.nomor_akhir), '') as nomor_akhir
    from (
      select f.kode_cabang, coalesce(f.pemegang, '') as pemegang, count(*) as jumlah, min(f.nomor) as nomor_awal, max(f.nomor) as nomor_akhir
      from (${forms}) f group by 1, 2
      union all
      select u.kode_cabang, u.id_user, 0, null, null from app_user u
      where u.aktif and ${branchScope(db, caller, 'u.kode_cabang', kode_cabang)} and exists (
        select from user_role r join role_menu m using (role_id) where r.id_user = u.id_user and m.menu_id = any (${menus}::text[]))) c
    left join app_user u on u.id_user = c.pemegang group by 1, 2, 3 order by 1, 2`;
  return rows.map((row) => ({ ...row }));
}
