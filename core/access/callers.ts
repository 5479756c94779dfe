import type { Db } from '#core/db/client.ts';

/** Who somebody is and what she may do, as the bank's own tables say. */
export interface CallerFacts {
  readonly idUser: string;
  readonly namaUser: string;
  readonly kodeCabang: string;
  readonly namaCabang: string;
  readonly roles: readonly string[];
  /** Where her roles stand: rungs of the approval ladder, ADMIN. */
  readonly levels: readonly string[];
  /** Screens and rights. */
  readonly menus: ReadonlySet<string>;
  readonly limits: readonly { kelompok: 'TUNAI' | 'NON_TUNAI'; kode_valuta: string; entri: bigint; setuju: bigint }[];
  readonly headOffice: boolean;
  readonly idKas: number | null;
  readonly nomorNasabah: string | null;
}

/** A change of role must work within seconds, so a caller is remembered no longer than this. */
const FRESH_MS = 2_000;
/** Names that somebody asks for are remembered too, so their number is bounded. */
const MAX_CACHED = 5_000;
const cache = new WeakMap<Db, Map<string, { at: number; value: Promise<CallerFacts | null> }>>();

/** The caller of this user name, at most two seconds old; null when there is no such active user. */
export function loadCaller(db: Db, idUser: string): Promise<CallerFacts | null> {
  const users = cache.get(db) ?? new Map<string, { at: number; value: Promise<CallerFacts | null> }>();
  cache.set(db, users);
  const held = users.get(idUser);
  if (held && Date.now() - held.at < FRESH_MS) return held.value;
  const value = read(db, idUser);
  if (users.size >= MAX_CACHED) users.clear();
  users.set(idUser, { at: Date.now(), value });
  value.catch(() => users.delete(idUser));
  return value;
}

interface Row {
  nama_user: string;
  kode_cabang: string;
  nama_cabang: string;
  nomor_nasabah: string | null;
  id_kas: number | null;
  roles: string[];
  levels: string[];
  kantor_pusat: boolean;
  menus: string[];
  limits: { kelompok: 'TUNAI' | 'NON_TUNAI'; kode_valuta: string; entri: string; setuju: string }[];
}

async function read(db: Db, idUser: string): Promise<CallerFacts | null> {
  const [row] = await db<Row[]>`
    select u.nama_user, u.kode_cabang, b.nama_cabang, u.nomor_nasabah,
           (select k.id_kas from cash_box k where k.id_user = u.id_user order by k.id_kas limit 1) as id_kas,
           array(select r.role_id from user_role r where r.id_user = u.id_user order by r.urut, r.role_id) as roles,
           array(select distinct o.tingkat from user_role r join role o using (role_id) where r.id_user = u.id_user and o.tingkat <> '') as levels,
           exists (select from user_role r join role o using (role_id) where r.id_user = u.id_user and o.kantor_pusat) as kantor_pusat,
           array(select distinct m.menu_id from user_role r join role_menu m using (role_id) join menu n using (menu_id)
                 where r.id_user = u.id_user and n.aktif) as menus,
           coalesce((select jsonb_agg(jsonb_build_object('kelompok', l.kelompok, 'kode_valuta', l.kode_valuta,
                       'entri', least(l.entri, p.entri)::text, 'setuju', least(l.setuju, p.setuju)::text))
                     from user_role r join role_limit l using (role_id)
                     left join user_limit p on p.id_user = r.id_user and p.kelompok = l.kelompok and p.kode_valuta = l.kode_valuta
                     where r.id_user = u.id_user), '[]') as limits
    from app_user u join branch b using (kode_cabang) where u.id_user = ${idUser} and u.aktif`;
  if (!row) return null;
  return {
    idUser,
    namaUser: row.nama_user,
    kodeCabang: row.kode_cabang,
    namaCabang: row.nama_cabang,
    roles: row.roles,
    levels: row.levels,
    menus: new Set(row.menus),
    limits: row.limits.map((limit) => ({ ...limit, entri: BigInt(limit.entri), setuju: BigInt(limit.setuju) })),
    headOffice: row.kantor_pusat,
    idKas: row.id_kas,
    nomorNasabah: row.nomor_nasabah,
  };
}
