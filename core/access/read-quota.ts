import { callScope } from '#core/db/call-scope.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Context } from './context.ts';

/**
 * Each of these has a bound per user and hour, by the bank's parameter batas_<kind>: details of customers, rows of lists, questions whether somebody
 * is a customer, values unmasked, the same reason for unmasking, exports; per account, what refusals reveal of another branch's balance; rows that
 * screens write to the trail; files sent and read, copies of statements checked, and print requests signed.
 */
export type ReadKind =
  | 'RINCIAN_NASABAH'
  | 'DAFTAR_NASABAH'
  | 'TANYA_NASABAH'
  | 'BUKA_SAMARAN'
  | 'ALASAN_SAMARAN'
  | 'EKSPOR'
  | 'TANYA_SALDO'
  | 'CATATAN_LAYAR'
  | 'UNGGAH_BERKAS'
  | 'LIHAT_BERKAS'
  | 'LIHAT_SPESIMEN'
  | 'PERIKSA_SALINAN'
  | 'TANDA_TANGAN_CETAK';

/** Kinds that count customers one by one, so that their names are not counted once more where the answer leaves. */
const COUNTS_CUSTOMERS: ReadonlySet<ReadKind> = new Set<ReadKind>(['RINCIAN_NASABAH', 'DAFTAR_NASABAH']);

async function within(context: Context, kind: ReadKind, object: string, amount: number): Promise<boolean> {
  const { db, caller, correlation } = context;
  const [row] = await db<{ cukup: boolean }[]>`
    select count_sensitive_read(${caller.idUser}, ${caller.kodeCabang}, ${kind}, ${object}, ${amount}, ${correlation}::uuid) as cukup`;
  return row?.cukup ?? false;
}

/** Counts `amount` of this kind before it is shown. It counts also where it is refused. LOOKED_ENOUGH. */
export async function spendReadQuota(
  context: Context,
  kind: ReadKind,
  { object = '', amount = 1 } = {},
): Promise<void> {
  if (amount > 0 && !(await within(context, kind, object, amount))) fail('LOOKED_ENOUGH');
  const progress = callScope()?.progress;
  if (progress && COUNTS_CUSTOMERS.has(kind)) progress.looked = (progress.looked ?? 0) + amount;
}

/** Refuses when the caller has used up the bound of this kind. Counts nothing. LOOKED_ENOUGH. */
export async function requireReadQuota(context: Context, kind: ReadKind, object: string): Promise<void> {
  if (!(await within(context, kind, object, 0))) fail('LOOKED_ENOUGH');
}

/** Counts a row that a screen wants in the trail: nobody fills it by a script. TOO_MANY. */
export async function recordOnce(context: Context): Promise<void> {
  if (!(await within(context, 'CATATAN_LAYAR', '', 1))) fail('TOO_MANY');
}
