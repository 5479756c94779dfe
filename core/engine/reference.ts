import { forAll } from '#core/db/call-scope.ts';
import type { Db } from '#core/db/client.ts';
import { BOOK_CURRENCY, rupiahMinor } from '#lib/money.ts';
import { type AmountParameter, isParameter, type ParameterName, parameterDef } from '#lib/parameters.ts';
import type { DailyKind } from './daily.ts';

interface ReferenceGl {
  readonly nama_gl: string;
  readonly posisi: 'D' | 'K';
  readonly kontrol: string | null;
}
interface ReferenceProduct {
  readonly nama_produk: string;
  readonly akad: string;
  readonly kode_gl: string;
}
/** Administration changes these, not transactions: they are kept in memory and read again every few seconds. */
export interface Reference {
  readonly gl: ReadonlyMap<string, ReferenceGl>;
  readonly products: ReadonlyMap<string, ReferenceProduct>;
  readonly branches: ReadonlyMap<string, string>;
  /** Codes of those that are closed for good. */
  readonly closedBranches: ReadonlySet<string>;
  /** Code of head office. */
  readonly headOffice: string;
  readonly users: ReadonlyMap<string, string>;
  readonly denominations: ReadonlySet<string>;
  readonly holidays: ReadonlySet<string>;
  /** Months, YYYY-MM, that take no value date any more. */
  readonly closedMonths: ReadonlySet<string>;
  /** Roles by approving limit: (group, currency) → role → limit in minor units. */
  readonly approval: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
  /** An amount as limits in the books' currency measure it: whole rupiah for a whole unit, no rate of any day. Minor units. */
  inLimits(minor: bigint, currency: string): bigint;
  readonly levels: readonly { flow_code: string; dari_nominal: bigint; persetujuan: number }[];
  /** The value of a bank parameter in force; throws where the bank has none. */
  parameter(nama: ParameterName): string;
  /** Returns a `parameter` that is an amount: sen, read once with the rest. */
  amount(nama: AmountParameter): bigint;
  /**
   * Returns what this user may move of a kind in a day alone: the user's own limit, else the highest of the user's roles, else everybody's; minor
   * units.
   */
  dailyLimit(idUser: string, roles: readonly string[], kind: DailyKind, currency: string): bigint;
  /** Returns what an account may pay out over the counter in a day without a second person, in minor units. */
  accountDay(currency: string): bigint;
}

const FRESH_MS = 3_000;
/** While it is read again the old one serves, but never one of before a quiet hour. */
const STALE_MS = 6_000;
const cache = new WeakMap<Db, { at: number; value: Promise<Reference> }>();

/** The reference data of this database, at most six seconds old, of which the first three cost nothing. */
export function reference(db: Db): Promise<Reference> {
  const held = cache.get(db);
  const age = held ? performance.now() - held.at : STALE_MS;
  if (held && age < FRESH_MS) return held.value;
  const value = forAll(() => read(db));
  cache.set(db, { at: performance.now(), value });
  value.catch(() => cache.delete(db));
  return held && age < STALE_MS ? held.value : value;
}

/** One after another, over one connection: all at once they would take those of postings, every few seconds. */
async function read(db: Db): Promise<Reference> {
  const gl = await db<(ReferenceGl & { kode_gl: string })[]>`select kode_gl, nama_gl, posisi, kontrol from gl_account`;
  const products = await db<
    (ReferenceProduct & { kode_produk: string })[]
  >`select kode_produk, nama_produk, akad, kode_gl from product`;
  const branches = await db<
    { kode_cabang: string; nama_cabang: string; jenis: string; ditutup: boolean }[]
  >`select kode_cabang, nama_cabang, jenis, tanggal_penutupan is not null as ditutup from branch`;
  const users = await db<{ id_user: string; nama_user: string }[]>`select id_user, nama_user from app_user`;
  const denominations = await db<
    { kunci: string }[]
  >`select kode_valuta || ':' || nominal || case when jenis = 'L' and exists (
          select from denomination n where n.kode_valuta = d.kode_valuta and n.nominal = d.nominal and n.jenis = 'K') then 'L' else '' end as kunci
        from denomination d where berlaku_sd is null or berlaku_sd >= (select max(accounting_date) from branch)`;
  const limits = await db<
    { role_id: string; kelompok: string; kode_valuta: string; setuju: bigint; pembagi: bigint }[]
  >`
      select l.role_id, l.kelompok, c.kode_valuta, l.setuju / case when l.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end as setuju,
        case when l.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end as pembagi from role_limit l
      join currency c on c.kode_valuta = l.kode_valuta or c.pembagi_batas is not null and l.kode_valuta = ${BOOK_CURRENCY}`;
  const levels = await db<
    { flow_code: string; dari_nominal: bigint; persetujuan: number }[]
  >`select flow_code, dari_nominal, persetujuan from flow_level order by dari_nominal desc`;
  const settings = await db<{ nama: string; nilai: string }[]>`
      select distinct on (nama) nama, nilai from parameter where berlaku_sejak <= (select max(accounting_date) from branch) order by nama, berlaku_sejak desc`;
  const daily = await db<{ kunci: string; batas: bigint }[]>`
      select distinct on (lingkup, pemegang, kelompok, kode_valuta) concat_ws(':', lingkup, pemegang, kelompok, kode_valuta) as kunci, batas
      from daily_limit where berlaku_sejak <= (select max(accounting_date) from branch)
      order by lingkup, pemegang, kelompok, kode_valuta, berlaku_sejak desc`;
  const holidays = await db<{ tanggal: string }[]>`select tanggal from holiday`;
  const months = await db<
    { bulan: string }[]
  >`select to_char(bulan, 'YYYY-MM') as bulan from gl_period where status <> 'BUKA'`;
  const approval = new Map<string, Map<string, bigint>>();
  const divisors = new Map(limits.map(({ kode_valuta, pembagi }) => [kode_valuta, pembagi]));
  for (const row of limits) {
    const key = `${row.kelompok}:${row.kode_valuta}`;
    approval.set(key, (approval.get(key) ?? new Map()).set(row.role_id, row.setuju));
  }
  const named = new Map(settings.map((row) => [row.nama, row.nilai]));
  const amounts = new Map(
    settings.flatMap(({ nama, nilai }) =>
      isParameter(nama) && parameterDef(nama).kind === 'AMOUNT' ? [[nama, rupiahMinor(nilai)]] : [],
    ),
  );
  const perDay = new Map(daily.map((row) => [row.kunci, row.batas]));
  return {
    gl: new Map(gl.map((row) => [row.kode_gl, row])),
    products: new Map(products.map((row) => [row.kode_produk, row])),
    branches: new Map(branches.map((row) => [row.kode_cabang, row.nama_cabang])),
    closedBranches: new Set(branches.filter((row) => row.ditutup).map((row) => row.kode_cabang)),
    headOffice: branches.find((row) => row.jenis === 'HO')?.kode_cabang ?? '',
    users: new Map(users.map((row) => [row.id_user, row.nama_user])),
    denominations: new Set(denominations.map((row) => row.kunci)),
    holidays: new Set(holidays.map((row) => row.tanggal)),
    closedMonths: new Set(months.map((row) => row.bulan)),
    approval,
    inLimits: (minor, currency) => minor * (divisors.get(currency) ?? 1n),
    levels,
    parameter: (nama) => named.get(nama) ?? missing(`parameter ${nama}`),
    amount: (nama) => amounts.get(nama) ?? missing(`parameter ${nama}`),
    dailyLimit: (idUser, roles, kind, currency) =>
      perDay.get(`PENGGUNA:${idUser}:${kind}:${currency}`) ??
      highest(roles.map((role) => perDay.get(`PERAN:${role}:${kind}:${currency}`))) ??
      perDay.get(`PERAN::${kind}:${currency}`) ??
      0n,
    accountDay: (currency) => perDay.get(`REKENING::LOKET_KELUAR:${currency}`) ?? 0n,
  };
}

const highest = (limits: readonly (bigint | undefined)[]): bigint | undefined =>
  limits.reduce((max, limit) => (max === undefined || (limit !== undefined && limit > max) ? limit : max), undefined);

function missing(what: string): never {
  throw new Error(`the bank has no ${what}`);
}
