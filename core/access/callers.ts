import type { Db } from '#core/db/client.ts';
import { besideLadder } from '#lib/access/role-names.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { remember } from './memory.ts';

interface Delegation {
  readonly dari: string;
  /** Rungs of the approval ladder; administration cannot be lent. */
  readonly levels: readonly string[];
  /** Menus that the borrower's own roles do not open already. */
  readonly menus: readonly string[];
  readonly limits: CallerProfile['limits'];
}

/** A user and the user's rights, as the bank's own tables say. */
export interface CallerProfile {
  readonly idUser: string;
  readonly namaUser: string;
  readonly kodeCabang: string;
  readonly namaCabang: string;
  readonly roles: readonly string[];
  /** Levels of the user's roles: rungs of the approval ladder, ADMIN. */
  readonly levels: readonly string[];
  /** Screens and rights. */
  readonly menus: ReadonlySet<string>;
  readonly limits: readonly { kelompok: LimitGroup; kode_valuta: string; entri: bigint; setuju: bigint }[];
  readonly headOffice: boolean;
  /** Authority to approve that others have lent the user today; it counts by `acting`, never for what its lender has made. */
  readonly delegations: readonly Delegation[];
  readonly idKas: number | null;
  readonly nomorNasabah: string | null;
  /** The customers of the user's family, the user and merged records included; none where the user is no customer. */
  readonly keluarga: readonly string[];
  /**
   * Users who have lately handed this user a password, and those whom this user has handed one: no second persons to this user in a change of access.
   */
  readonly passwordTies: readonly string[];
}

/** A change of role must work within seconds, so a caller is remembered no longer than this. */
const FRESH_MS = 2_000;
const callers = remember(FRESH_MS, read);

/** The caller of this user name, at most two seconds old; null when there is no such active user. */
export const loadCaller = (db: Db, idUser: string): Promise<CallerProfile | null> => callers.read(db, idUser);

/** The user's roles or their menus have changed: the next call reads anew. Without a name, for everybody. */
export const forgetCaller = (db: Db, idUser?: string): void => callers.forget(db, idUser);

interface Row {
  nama_user: string;
  kode_cabang: string;
  nama_cabang: string;
  nomor_nasabah: string | null;
  keluarga: string[];
  id_kas: number | null;
  roles: string[];
  levels: string[];
  kantor_pusat: boolean;
  menus: string[];
  delegations: LentRow[];
  ties: string[];
  limits: { kelompok: LimitGroup; kode_valuta: string; entri: string; setuju: string }[];
}

interface LentRow {
  dari: string;
  levels: string[];
  menus: string[];
  limits: Row['limits'];
}

const toLimits = (limits: Row['limits']): CallerProfile['limits'] =>
  limits.map((limit) => ({ ...limit, entri: BigInt(limit.entri), setuju: BigInt(limit.setuju) }));

/** Rungs and limits of the user in this column; the user's own caps narrow what the roles give. */
const levelsOf = (db: Db, user: string) => db`
  array(select distinct o.tingkat from user_role r join role o using (role_id) where r.id_user = ${db.unsafe(user)} and o.tingkat <> '')`;
const limitsOf = (db: Db, user: string) => db`
  coalesce((select jsonb_agg(jsonb_build_object('kelompok', l.kelompok, 'kode_valuta', c.kode_valuta,
              'entri', (least(l.entri, p.entri) / case when l.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end)::text, 'setuju', (least(l.setuju, p.setuju) / case when l.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end)::text))
            from user_role r join role_limit l using (role_id)
            join currency c on c.kode_valuta = l.kode_valuta or c.pembagi_batas is not null and l.kode_valuta = ${BOOK_CURRENCY}
            left join user_limit p on p.id_user = r.id_user and p.kelompok = l.kelompok and p.kode_valuta = l.kode_valuta
            where r.id_user = ${db.unsafe(user)}), '[]')`;

async function read(db: Db, idUser: string): Promise<CallerProfile | null> {
  const [row] = await db<Row[]>`
    select u.nama_user, u.kode_cabang, b.nama_cabang, u.nomor_nasabah, family_of(u.nomor_nasabah) as keluarga,
           (select k.id_kas from cash_box k where k.id_user = u.id_user order by k.kode_valuta <> ${BOOK_CURRENCY}, k.id_kas limit 1) as id_kas,
           array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut, r.role_id) as roles,
           ${levelsOf(db, 'u.id_user')} as levels,
           exists (select from user_role r join role o using (role_id) where r.id_user = u.id_user and o.kantor_pusat) as kantor_pusat,
           array(select distinct m.menu_id from user_role r join role_menu m using (role_id) join menu n using (menu_id)
                 where r.id_user = u.id_user and n.aktif) as menus,
           ${limitsOf(db, 'u.id_user')} as limits, password_ties(u.id_user) as ties,
           coalesce((select jsonb_agg(jsonb_build_object('dari', d.dari, 'levels', ${levelsOf(db, 'd.dari')}, 'limits', ${limitsOf(db, 'd.dari')},
                       'menus', array(select distinct m.menu_id from user_role r join role_menu m using (role_id) join menu n using (menu_id)
                                      where r.id_user = d.dari and n.aktif and (m.menu_id like 'oto-%' or m.menu_id in ('menunggu', 'riwayat')))))
                     from delegation d join app_user l on l.id_user = d.dari and l.aktif
                     where d.ke = u.id_user and d.dicabut_pada is null and d.kode_cabang = u.kode_cabang and l.kode_cabang = d.kode_cabang
                       and b.accounting_date between d.mulai and d.sampai
                       -- Who has been given a till since then hands out cash, and releases no handing out.
                       and not exists (select from cash_box k where k.id_user = u.id_user)), '[]') as delegations
    from app_user u join branch b using (kode_cabang) where u.id_user = ${idUser} and u.aktif and not is_branch_closed(b)`;
  if (!row) return null;
  const delegations = row.delegations.map((lent) => ({
    ...lent,
    levels: lent.levels.filter((level) => !besideLadder.some((beside) => beside === level)),
    menus: lent.menus.filter((id) => !row.menus.includes(id)),
    limits: toLimits(lent.limits),
  }));
  return {
    idUser,
    namaUser: row.nama_user,
    kodeCabang: row.kode_cabang,
    namaCabang: row.nama_cabang,
    roles: row.roles,
    levels: row.levels,
    menus: new Set([...row.menus, ...delegations.flatMap((lent) => lent.menus)]),
    limits: toLimits(row.limits),
    delegations,
    headOffice: row.kantor_pusat,
    idKas: row.id_kas,
    nomorNasabah: row.nomor_nasabah,
    keluarga: row.keluarga,
    passwordTies: row.ties,
  };
}
