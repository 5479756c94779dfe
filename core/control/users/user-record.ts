import type { Db } from '#core/db/client.ts';
import type { BoxState } from '#lib/cash/cash-checks.ts';
import { fromMinor } from '#lib/money.ts';
import type { BatasWewenang } from '#types/proto/control/management.ts';

export interface OwnTill {
  readonly kode_kas: string;
  readonly kode_valuta: string;
  readonly status: BoxState;
  readonly saldo: bigint;
  readonly batas: bigint;
  /** True when it is closed and empty, and no cash is on its way to or from it. */
  readonly idle: boolean;
}

/** A user with the details that changes need. */
export interface UserRecord {
  readonly id_user: string;
  readonly nama_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly role_id: readonly string[];
  readonly nomor_nasabah: string;
  readonly limit: readonly BatasWewenang[];
  readonly aktif: boolean;
  readonly loket: string;
  readonly versi: number;
  readonly tills: readonly OwnTill[];
  /** The user's undecided items, drafts among them. */
  readonly open: number;
  /** The user has left traces, so may be switched off but not removed. */
  readonly history: boolean;
}

interface Limit {
  kelompok: string;
  kode_valuta: string;
  entri: string;
  setuju: string;
}
interface Till extends Omit<OwnTill, 'saldo' | 'batas'> {
  saldo: string;
  batas: string;
}
type Row = Omit<UserRecord, 'limit' | 'tills'> & { limit: Limit[]; tills: Till[] };

export const toLimit = ({ kelompok, kode_valuta, entri, setuju }: Limit): BatasWewenang => ({
  kelompok,
  kode_valuta,
  entri: fromMinor(BigInt(entri), kode_valuta),
  setuju: fromMinor(BigInt(setuju), kode_valuta),
});

/** Reads the user of this name, switched off or not; null when there is none. */
export async function loadUser(db: Db, idUser: string): Promise<UserRecord | null> {
  const [row] = await db<Row[]>`
    select u.id_user, u.nama_user, u.email, u.kode_cabang, coalesce(u.nomor_nasabah, '') as nomor_nasabah, u.aktif, u.loket, u.versi,
      array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut, r.role_id) as role_id,
      coalesce((select jsonb_agg(jsonb_build_object('kelompok', l.kelompok, 'kode_valuta', l.kode_valuta, 'entri', l.entri::text, 'setuju', l.setuju::text)
                                 order by l.kelompok desc, l.kode_valuta) from user_limit l where l.id_user = u.id_user), '[]') as limit,
      coalesce((select jsonb_agg(jsonb_build_object('kode_kas', k.kode_kas, 'kode_valuta', k.kode_valuta, 'status', k.status, 'saldo', k.saldo::text,
                                   'batas', k.batas::text, 'idle', till_is_idle(k)) order by k.id_kas)
                from cash_box k where k.id_user = u.id_user), '[]') as tills,
      (select count(*)::integer from flow_instance f where f.user_input = u.id_user and f.flow_state in ('DRAFT', 'WAITING', 'RETURNED')) as open,
      user_has_history(u.id_user) as history
    from app_user u where u.id_user = ${idUser}`;
  if (!row) return null;
  return {
    ...row,
    limit: row.limit.map(toLimit),
    tills: row.tills.map((till) => ({ ...till, saldo: BigInt(till.saldo), batas: BigInt(till.batas) })),
  };
}

/** Further details for a change of a user. */
export interface ChangeContext {
  readonly branch: boolean;
  readonly customer: boolean;
  /** Another user with this address. */
  readonly email: string | null;
  /** The number of other active administrators. */
  readonly otherAdmins: number;
  /** All roles, and those of administration. */
  readonly roles: readonly string[];
  readonly adminRoles: readonly string[];
  /** Screens and rights that the asked roles open together. */
  readonly held: readonly string[];
  /** Another user at the same counter in the asked branch. */
  readonly counter: string | null;
}

export interface AskedPerson {
  readonly id_user: string;
  readonly email: string;
  readonly kode_cabang: string;
  readonly nomor_nasabah: string;
  readonly role_id: readonly string[];
}

/** Reads the rows that the new details of a person refer to. */
export async function loadChangeContext(db: Db, asked: AskedPerson): Promise<ChangeContext> {
  const [row] = await db<ChangeContext[]>`
    select exists (select from branch b where b.kode_cabang = ${asked.kode_cabang} and b.tanggal_penutupan is null) as branch,
      (${asked.nomor_nasabah} = '' or exists (select from customer c where c.nomor_nasabah = ${asked.nomor_nasabah})) as customer,
      (select u.id_user from app_user u where lower(u.email) = lower(${asked.email}) and u.email <> '' and u.id_user <> ${asked.id_user}) as email,
      (select count(distinct u.id_user)::integer from app_user u join user_role r using (id_user) join role o using (role_id)
       where u.aktif and o.tingkat = 'ADMIN' and u.id_user <> ${asked.id_user}) as "otherAdmins",
      array(select role_id from role order by role_id) as roles,
      array(select role_id from role where tingkat = 'ADMIN' order by role_id) as "adminRoles",
      array(select distinct m.menu_id from role_menu m where m.role_id = any (${[...asked.role_id]}::text[]) order by 1) as held,
      (select o.id_user from app_user u join app_user o on o.loket = u.loket and o.id_user <> u.id_user and o.aktif
       where u.id_user = ${asked.id_user} and u.loket <> '' and o.kode_cabang = ${asked.kode_cabang}) as counter`;
  if (!row) throw new Error('the surroundings of a user answered nothing');
  return row;
}

/** The rules of a user's change read this context. */
export interface UserExtra {
  readonly user: UserRecord | null;
  readonly around: ChangeContext;
}
