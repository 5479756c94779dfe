import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { TillHint } from '#lib/errors/causes.ts';
import { fractionDigits, fromMinor } from '#lib/money.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { KemungkinanPenyebab } from '#types/proto/cash/vault.ts';

/** Transactions over which a customer's cash passes, and those of the counter that move none. */
const WITH_CASH = codesWhere(({ cash }) => cash === 'CUSTOMER');
const WITHOUT_CASH = codesWhere(({ cash, duty }) => cash === null && duty === 'COUNTER');

/** A list longer than this helps nobody to find the cause. */
const MAX_SUSPECTS = 8;
/** The search reads at most this: the latest of those whose amount fits. */
const MAX_ENTRIES = 100;

/** A transaction of the till's time: cash in, cash out, or neither where it moved no cash. Amounts in minor units. */
export interface Entry {
  readonly id: bigint;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly operasi: string;
  readonly dibuat_pada: string;
  readonly rekening: string | null;
  readonly nominal: bigint;
  readonly arah: 'MASUK' | 'KELUAR' | 'TANPA_KAS';
}

/** A transaction that would explain the difference, and how. */
export interface Suspect {
  readonly kode: TillHint;
  readonly entry: Entry;
  /** For two that are alike, the earlier. */
  readonly pair?: Entry;
  /** The probable amount, where digits changed places. */
  readonly meant?: bigint;
}

const absolute = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** Two neighbouring digits that changed places differ by nine, times a power of ten, times how far the two lie apart: which power, how far. */
export function swapOf(size: bigint, digits: number): { readonly power: bigint; readonly apart: bigint } | null {
  if (size === 0n || size % 9n !== 0n) return null;
  let apart = size / 9n;
  let power = 1n;
  for (; apart % 10n === 0n; apart /= 10n) power *= 10n;
  return apart < 10n && power >= 10n ** BigInt(digits) ? { power, apart } : null;
}

/** Swaps the digit at this power of ten with the one above it; returns the amount itself where it would begin with a zero. */
function swapped(minor: bigint, power: bigint): bigint {
  const low = (minor / power) % 10n;
  const high = (minor / (power * 10n)) % 10n;
  const meant = minor + (low - high) * 9n * power;
  return meant.toString().length === minor.toString().length ? meant : minor;
}

/** Returns the difference of the count from the books if all of this entry's cash had stayed where it was. */
const withoutCash = ({ arah, nominal }: Entry): bigint => (arah === 'MASUK' ? -nominal : nominal);

/** Of each pair of one account, amount and direction, the later with the earlier one. */
function duplicates(entries: readonly Entry[]): Map<Entry, Entry> {
  const first = new Map<string, Entry>();
  const found = new Map<Entry, Entry>();
  for (const entry of [...entries].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (entry.arah === 'TANPA_KAS' || entry.rekening === null) continue;
    const key = `${entry.arah} ${entry.rekening} ${entry.nominal}`;
    const earlier = first.get(key);
    if (earlier) found.set(entry, earlier);
    else first.set(key, entry);
  }
  return found;
}

function suspicion(entry: Entry, difference: bigint, digits: number, pairs: Map<Entry, Entry>): Suspect | null {
  const size = absolute(difference);
  if (entry.arah === 'TANPA_KAS') return entry.nominal === size ? { kode: 'NON_TUNAI_TERNYATA_TUNAI', entry } : null;
  const unmoved = withoutCash(entry);
  if (unmoved === difference) {
    const pair = pairs.get(entry);
    if (pair) return { kode: 'DIBUKUKAN_DUA_KALI', entry, pair };
    return [...pairs.values()].includes(entry) ? null : { kode: 'TUNAI_TERNYATA_NON_TUNAI', entry };
  }
  if (unmoved === -difference) return { kode: 'UANG_DUA_KALI', entry };
  if (2n * unmoved === difference) return { kode: 'SALAH_SISI', entry };
  const swap = swapOf(size, digits);
  if (swap === null) return null;
  const meant = swapped(entry.nominal, swap.power);
  const off = entry.arah === 'MASUK' ? meant - entry.nominal : entry.nominal - meant;
  return off === difference ? { kode: 'ANGKA_TERTUKAR', entry, meant } : null;
}

const ORDER: readonly TillHint[] = [
  'DIBUKUKAN_DUA_KALI',
  'SALAH_SISI',
  'ANGKA_TERTUKAR',
  'NON_TUNAI_TERNYATA_TUNAI',
  'TUNAI_TERNYATA_NON_TUNAI',
  'UANG_DUA_KALI',
];

/**
 * Finds transactions that would explain a till's difference (count minus books, minor units), the likeliest cause first: the same one booked twice, a
 * deposit keyed as a withdrawal or the other way, two neighbouring digits in each other's place, cash keyed where a transfer was made or the other
 * way. Each must explain all of it, by amount and by side. `digits` are the currency's decimals.
 */
export function suspects(entries: readonly Entry[], difference: bigint, digits: number): Suspect[] {
  if (difference === 0n) return [];
  const pairs = duplicates(entries);
  return entries
    .flatMap((entry) => suspicion(entry, difference, digits, pairs) ?? [])
    .sort((a, b) => ORDER.indexOf(a.kode) - ORDER.indexOf(b.kode) || (a.entry.id > b.entry.id ? -1 : 1))
    .slice(0, MAX_SUSPECTS);
}

/** The searched time of a till: its movements after `after` up to `until`, on one accounting date. */
export interface TillSpan {
  readonly id_kas: number;
  readonly kode_valuta: string;
  readonly petugas: string;
  readonly tanggal: string;
  readonly after: bigint;
  readonly until: bigint;
  /** The moments of its opening and closing, as the database writes them: transactions without cash have no place among the movements. */
  readonly opened: string | null;
  readonly closed: string | null;
}

/** The time of a till that is open: what came since it was last closed on this day. Null for one nobody holds. */
export async function openSpan(db: Db, idKas: number): Promise<TillSpan | null> {
  const [span] = await db<TillSpan[]>`
    select k.id_kas, k.kode_valuta, k.id_user as petugas, k.tanggal, k.seq as until, k.dibuka_pada as opened, null as closed,
           coalesce((select max(c.seq) from till_count c where c.id_kas = k.id_kas and c.tanggal = k.tanggal and c.tutup), 0)::bigint as after
    from cash_box k where k.id_kas = ${idKas} and k.id_user is not null and k.tanggal is not null`;
  return span ?? null;
}

/** Loads entries that were not reversed since and whose amount could explain a difference of this size. */
const loadEntries = (db: Db, till: TillSpan, size: bigint): Promise<Entry[]> => {
  const half = size % 2n === 0n ? size / 2n : size;
  const swap = swapOf(size, fractionDigits(till.kode_valuta));
  const amount = db`greatest(m.masuk, m.keluar)`;
  const fits = swap
    ? db`abs(${amount} / ${swap.power * 10n}::bigint % 10 - ${amount} / ${swap.power}::bigint % 10) = ${swap.apart}::bigint`
    : db`false`;
  const notReversed = db`not exists (select from journal_reversal r where j.id in (r.journal_id, r.reversal_id))`;
  return db<Entry[]>`
    select j.id, j.kode_cabang, j.tanggal, j.operasi, j.dibuat_pada, j.rekening, ${amount} as nominal,
           case when m.masuk > 0 then 'MASUK' else 'KELUAR' end as arah
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = ${till.id_kas} and m.tanggal = ${till.tanggal}::date and m.seq > ${till.after} and m.seq <= ${till.until}
      and (m.masuk = 0) <> (m.keluar = 0) and j.operasi = any (${WITH_CASH}::text[]) and ${notReversed}
      and (${amount} in (${size}, ${half}) or ${fits})
    union all
    select j.id, j.kode_cabang, j.tanggal, j.operasi, j.dibuat_pada, j.rekening, j.nominal, 'TANPA_KAS'
    from journal j
    where j.tanggal = ${till.tanggal}::date and j.id_user = ${till.petugas} and j.kode_valuta = ${till.kode_valuta}
      and j.operasi = any (${WITHOUT_CASH}::text[]) and j.nominal = ${size} and ${notReversed}
      and j.kode_cabang = (select k.kode_cabang from cash_box k where k.id_kas = ${till.id_kas})
      and j.dibuat_pada >= coalesce(${till.opened}::timestamptz, '-infinity')
      and j.dibuat_pada <= coalesce(${till.closed}::timestamptz, 'infinity')
    order by 1 desc limit ${MAX_ENTRIES}`;
};

/** A single note of the smaller ones is missed too often to say anything. */
async function isOneNote(db: Db, kodeValuta: string, size: bigint): Promise<boolean> {
  const [note] = await db`
    select from denomination where kode_valuta = ${kodeValuta} and nominal = ${size}
      and nominal * 10 >= (select max(nominal) from denomination where kode_valuta = ${kodeValuta})`;
  return note !== undefined;
}

const referenceOf = ({ kode_cabang, tanggal, id }: Entry): string => makeReference(kode_cabang, tanggal, id);

/** Finds possible causes of a till's difference, for a reader who may see that difference. Amount in minor units, with its sign. */
export async function huntDifference(db: Db, till: TillSpan, difference: bigint): Promise<KemungkinanPenyebab[]> {
  if (difference === 0n) return [];
  const size = absolute(difference);
  const amount = (minor: bigint): string => fromMinor(minor, till.kode_valuta);
  const [entries, note] = await Promise.all([loadEntries(db, till, size), isOneNote(db, till.kode_valuta, size)]);
  const found = suspects(entries, difference, fractionDigits(till.kode_valuta)).map(
    ({ kode, entry, pair, meant }): KemungkinanPenyebab => ({
      kode,
      pesan: '',
      nomor_referensi: referenceOf(entry),
      nominal: amount(entry.nominal),
      flowCode: entry.operasi,
      waktu: isoTime(entry.dibuat_pada),
      mestinya: meant === undefined ? '' : amount(meant),
      nomor_referensi_kembar: pair ? referenceOf(pair) : '',
    }),
  );
  const emptyHint = { pesan: '', nomor_referensi: '', nominal: '', flowCode: '', waktu: '', mestinya: '' };
  return note ? [...found, { kode: 'SATU_LEMBAR', ...emptyHint, nomor_referensi_kembar: '' }] : found;
}
