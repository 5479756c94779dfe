import { readFile } from 'node:fs/promises';
import type { Bank } from './counter.ts';

const REALM = new URL('../../../dev/realm/amanah-realm.json', import.meta.url);

interface RealmUser {
  readonly username: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly attributes?: { readonly kode_cabang?: readonly string[] };
  readonly realmRoles?: readonly string[];
}

/** The branches, open on `date` for the first time. */
export async function seedBranches({ owner }: Bank, date: string): Promise<void> {
  const branches = [
    { kode_cabang: '000', nama_cabang: 'Kantor Pusat Jakarta', kota: 'Jakarta', jenis: 'HO' },
    { kode_cabang: '001', nama_cabang: 'Jakarta', kota: 'Jakarta', jenis: 'CABANG' },
    { kode_cabang: '002', nama_cabang: 'Bandung', kota: 'Bandung', jenis: 'CABANG' },
  ].map((branch) => ({ ...branch, status: 'BUKA', accounting_date: date }));
  await owner`insert into branch ${owner(branches)}`;
  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, accounting_date, 'finance1' from branch`;
  await owner`select make_partitions_ahead()`;
}

/** The users and roles of the realm file, which is the only list of them. */
export async function seedUsers({ owner }: Bank): Promise<void> {
  const realm = JSON.parse(await readFile(REALM, 'utf8')) as { users: RealmUser[] };
  const staff = realm.users.flatMap((user) => {
    const kode_cabang = user.attributes?.kode_cabang?.[0];
    return kode_cabang === undefined ? [] : [{ ...user, kode_cabang }];
  });
  await owner`insert into app_user ${owner(
    staff.map((user) => ({
      id_user: user.username,
      nama_user: [user.firstName, user.lastName].filter(Boolean).join(' '),
      kode_cabang: user.kode_cabang,
      email: user.email ?? '',
    })),
  )}`;
  const roles = staff.flatMap((user) =>
    (user.realmRoles ?? []).map((role_id, urut) => ({ id_user: user.username, role_id, urut })),
  );
  await owner`insert into user_role ${owner(roles)}`;
}

/** A vault per branch and the tills of the tellers, all empty and closed. Till maximum in minor units: 100,000,000 rupiah. */
export async function seedCashBoxes({ owner }: Bank): Promise<void> {
  await owner`
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, status, batas)
    select 'KHASANAH', 'KHS', kode_cabang, 'IDR', 'BUKA', 1000000000000 from branch order by kode_cabang`;
  await owner`
    insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas)
    values ('TELLER', 'TLR01', '001', 'IDR', 'teller1', 10000000000),
           ('TELLER', 'TLR02', '001', 'IDR', 'teller2', 10000000000),
           ('TELLER', 'TLR01', '002', 'IDR', 'teller3', 10000000000)`;
}
