import type { Db } from '#core/db/client.ts';

export interface GlFacts {
  readonly nama_gl: string;
  readonly posisi: 'D' | 'K';
  readonly kontrol: string | null;
}
export interface ProductFacts {
  readonly nama_produk: string;
  readonly akad: string;
  readonly kode_gl: string;
}
/** What changes by administration, not by transactions: kept in memory and read again every few seconds. */
export interface Reference {
  readonly gl: ReadonlyMap<string, GlFacts>;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly branches: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly denominations: ReadonlySet<string>;
  /** Roles by approving limit: (group, currency) → role → limit in minor units. */
  readonly approval: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
  readonly levels: readonly { flow_code: string; dari_nominal: bigint; persetujuan: number }[];
}

const FRESH_MS = 3_000;
/** While it is read again the old one serves, but never one of before a quiet hour. */
const STALE_MS = 6_000;
const cache = new WeakMap<Db, { at: number; value: Promise<Reference> }>();

/** The reference data of this database, at most six seconds old, of which the first three cost nothing. */
export function reference(db: Db): Promise<Reference> {
  const held = cache.get(db);
  const age = held ? Date.now() - held.at : STALE_MS;
  if (held && age < FRESH_MS) return held.value;
  const value = read(db);
  cache.set(db, { at: Date.now(), value });
  value.catch(() => cache.delete(db));
  return held && age < STALE_MS ? held.value : value;
}

async function read(db: Db): Promise<Reference> {
  const [gl, products, branches, users, denominations, limits, levels] = await Promise.all([
    db<(GlFacts & { kode_gl: string })[]>`select kode_gl, nama_gl, posisi, kontrol from gl_account`,
    db<(ProductFacts & { kode_produk: string })[]>`select kode_produk, nama_produk, akad, kode_gl from product`,
    db<{ kode_cabang: string; nama_cabang: string }[]>`select kode_cabang, nama_cabang from branch`,
    db<{ id_user: string; nama_user: string }[]>`select id_user, nama_user from app_user`,
    db<
      { kunci: string }[]
    >`select kode_valuta || ':' || nominal as kunci from denomination where berlaku_sd is null or berlaku_sd >= (select max(accounting_date) from branch)`,
    db<
      { role_id: string; kelompok: string; kode_valuta: string; setuju: bigint }[]
    >`select role_id, kelompok, kode_valuta, setuju from role_limit`,
    db<
      { flow_code: string; dari_nominal: bigint; persetujuan: number }[]
    >`select flow_code, dari_nominal, persetujuan from flow_level order by dari_nominal desc`,
  ]);
  const approval = new Map<string, Map<string, bigint>>();
  for (const row of limits) {
    const key = `${row.kelompok}:${row.kode_valuta}`;
    approval.set(key, (approval.get(key) ?? new Map()).set(row.role_id, row.setuju));
  }
  return {
    gl: new Map(gl.map((row) => [row.kode_gl, row])),
    products: new Map(products.map((row) => [row.kode_produk, row])),
    branches: new Map(branches.map((row) => [row.kode_cabang, row.nama_cabang])),
    users: new Map(users.map((row) => [row.id_user, row.nama_user])),
    denominations: new Set(denominations.map((row) => row.kunci)),
    approval,
    levels,
  };
}
