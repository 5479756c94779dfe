import type { Db } from '#core/db/client.ts';
import { type Realm, type RealmUser, readRealm } from '#dev/realm.ts';

/** More tellers than the demo bank has, for the load of a drill; each signs in with the same password. */
export const TELLERS = 24;
export const TELLER_PASSWORD = 'amanah-uji';
const BRANCH = '001';
/** The most that a till may hold, in minor units. */
const TILL_LIMIT = '100000000000';

export const tellerName = (index: number): string => `uji${String(index).padStart(2, '0')}`;
const names = Array.from({ length: TELLERS }, (_, index) => tellerName(index + 1));

const asUser = (username: string, index: number): RealmUser => ({
  id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  username,
  enabled: true,
  email: undefined,
  name: `Teller Uji ${index + 1}`,
  givenName: 'Teller Uji',
  familyName: String(index + 1),
  kodeCabang: BRANCH,
  roles: ['TELLER'],
  requiredActions: [],
  password: TELLER_PASSWORD,
});

/** The realm of the demo bank and the tellers of a drill. */
export const realmWithTellers = (): Realm => {
  const realm = readRealm();
  return { ...realm, users: [...realm.users, ...names.map(asUser)] };
};

/** Writes these tellers and their tills, empty and closed, where they are not there yet. */
export async function insertTellers(owner: Db): Promise<void> {
  await owner`insert into app_user (id_user, nama_user, kode_cabang)
    select id, 'Teller Uji ' || ke, ${BRANCH} from unnest(${names}::text[]) with ordinality x(id, ke) on conflict do nothing`;
  await owner`insert into user_role (id_user, role_id) select id, 'TELLER' from unnest(${names}::text[]) id on conflict do nothing`;
  await owner`insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, id_user, batas)
    select 'TELLER', 'UJI' || lpad(ke::text, 2, '0'), ${BRANCH}, 'IDR', id, ${TILL_LIMIT}::bigint
    from unnest(${names}::text[]) with ordinality x(id, ke)
    where not exists (select from cash_box k where k.id_user = x.id)`;
}
