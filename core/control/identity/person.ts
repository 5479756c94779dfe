import type { Db } from '#core/db/client.ts';

/** A user's data for the identity provider. */
export interface Person {
  readonly id_user: string;
  readonly nama_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly aktif: boolean;
  readonly role_id: readonly string[];
  /** Every role of the bank: the provider takes those the user does not hold away. */
  readonly knownRoles: readonly string[];
}

/** Reads a user's present data from the tables; null when the user is gone. */
export async function loadPerson(db: Db, idUser: string): Promise<Person | null> {
  const [row] = await db<Person[]>`
    select u.id_user, u.nama_user, u.email, u.kode_cabang, u.aktif,
      array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut) as role_id,
      array(select o.role_id from role o order by o.role_id) as "knownRoles"
    from app_user u where u.id_user = ${idUser}`;
  return row ?? null;
}
