import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';
import { addDays } from '#lib/dates.ts';

/** Administrators do these: people, roles and menus come, change and go; an officer delegates a right for a time. */

interface Person {
  readonly id_user: string;
  readonly versi: number;
}

/** Returns the first of the trainees whom the simulation has taken in, still there. */
const trainee = async ({ app }: World): Promise<Person | undefined> => {
  const [row] = await app<Person[]>`
    select id_user, versi from app_user where id_user like 'magang-%' and aktif order by 1 limit 1`;
  return row && { ...row };
};

/** A trainee begins, gets a till, moves on, and leaves. */
export const manageUsers: Move = {
  name: 'pengguna',
  weight: 2,
  makes: ['BUAT_PENGGUNA', 'UBAH_PENGGUNA', 'UBAH_LOKET', 'HAPUS_PENGGUNA'],
  run: async (world, { branch }) => {
    const admin = world.office.admins?.[0];
    if (!admin) return false;
    const found = await trainee(world);
    const alasan = 'Surat keputusan bagian personalia';
    const [counted] = await world.app<{ n: number }[]>`
      select count(*)::integer as n from app_user where id_user like 'magang-%'`;
    const serial = (counted?.n ?? 0) + 1;
    const about = (id_user: string) => ({
      id_user,
      nama_user: 'Pegawai Magang',
      email: `${id_user}@bank.test`,
      kode_cabang: branch,
      role_id: ['TELLER'],
    });
    if (!found) {
      await does(world, admin, 'BUAT_PENGGUNA', about(`magang-${serial}`));
      return true;
    }
    const { id_user, versi } = found;
    const [row] = await world.app<{ kode_cabang: string; loket: boolean }[]>`
      select kode_cabang, exists (select from cash_box k where k.id_user = u.id_user) as loket from app_user u where id_user = ${id_user}`;
    if (row?.loket === false)
      await does(world, admin, 'UBAH_LOKET', {
        id_user,
        loket: 'L9',
        kode_kas: `TLRM${serial}`,
        batas: '50000000.00',
        versi,
        alasan,
      });
    else if (versi < 3)
      await does(world, admin, 'UBAH_PENGGUNA', {
        ...about(id_user),
        kode_cabang: row?.kode_cabang ?? branch,
        nama_user: `Pegawai Magang ${versi}`,
        aktif: 'T',
        versi,
        alasan,
      });
    else await does(world, admin, 'HAPUS_PENGGUNA', { id_user, versi, alasan });
    return true;
  },
};

/** A role is made, then dropped again. */
export const manageRoles: Move = {
  name: 'peran',
  weight: 1,
  makes: ['SIMPAN_PERAN'],
  run: async (world) => {
    const admin = world.office.admins?.[0];
    if (!admin) return false;
    const [role] = await world.app<{ versi: number }[]>`select versi from role where role_id = 'MAGANG'`;
    await does(world, admin, 'SIMPAN_PERAN', {
      ...(role ? { aksi: 'HAPUS', versi: role.versi } : { aksi: 'BUAT' }),
      role_id: 'MAGANG',
      nama: 'Magang',
      menu_id: role ? [] : ['permintaan-saldo'],
      alasan: 'Penataan peran magang',
    });
    return true;
  },
};

/** A heading of the menu. */
export const manageMenus: Move = {
  name: 'menu aplikasi',
  weight: 1,
  makes: ['SIMPAN_MENU'],
  run: async (world) => {
    const admin = world.office.admins?.[0];
    if (!admin) return false;
    const [menu] = await world.app<{ versi: number }[]>`select versi from menu where menu_id = 'magang'`;
    await does(world, admin, 'SIMPAN_MENU', {
      ...(menu ? { aksi: 'UBAH', versi: menu.versi } : { aksi: 'BUAT' }),
      menu_id: 'magang',
      title: `Magang ${(menu?.versi ?? 0) + 1}`,
      urut: 900,
      aktif: 'T',
      alasan: 'Penataan menu',
    });
    return true;
  },
};

/** The head teller is away for a day and delegates the right to approve to the back office. */
export const delegate: Move = {
  name: 'delegasi',
  weight: 1,
  makes: ['DELEGASI'],
  run: async (world, { headTeller, storekeeper }) => {
    if (storekeeper === null) return false;
    const day = addDays(world.date, 1);
    const [known] = await world.app`
      select from delegation where dari = ${headTeller} and sampai >= ${day}`;
    if (known) return false;
    await does(world, headTeller, 'DELEGASI', { ke: storekeeper, mulai: day, sampai: day, alasan: 'Cuti tahunan' });
    return true;
  },
};
