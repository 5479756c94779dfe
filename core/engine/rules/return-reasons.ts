import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { available, type LoadedAccount } from '#core/engine/load-context.ts';
import { type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import type { ReturnReason } from '#lib/cheques/clearing.ts';
import type { Cover } from './automatic-cover.ts';

/** The reasons of a form that the bank's list has. */
export interface Reasons {
  readonly reasons: readonly ReturnReason[];
}

/** Returns those of these reasons that the central bank's list has on the day of the caller's branch. */
export const reasonsOf = (db: Db, codes: readonly string[], { kodeCabang }: Caller): Promise<ReturnReason[]> =>
  db<ReturnReason[]>`
    select c.kode, c.nilai = 'K' as kosong from branch b cross join lateral reference_codes_on('ALASAN_TOLAKAN', b.accounting_date) c
    where b.kode_cabang = ${kodeCabang} and c.kode = any (${[...codes]}::text[])`;

/** Each reason is one of the list. */
export const knownReasons: Rule<{ readonly alasan_tolakan: readonly string[] }, Reasons> = {
  name: 'knownReasons',
  check: ({ data, extra: { reasons } }) => {
    const unknown = data.alasan_tolakan.find((code) => !reasons.some(({ kode }) => kode === code));
    return unknown ? reject('CLEARING_REASON', { kode: unknown }, 'alasan_tolakan') : null;
  },
};

/** The details about a sheet, beside its account, that make a reason true. Amounts in minor units. */
export interface Returned {
  readonly nominal: bigint;
  /** Set aside by a payment of this very sheet that waits. */
  readonly disisihkan: bigint;
  /** The automatic transfer that would cover it. */
  readonly cover: Cover | null;
  /** The fund that a closed account keeps for its sheets; null where it keeps nothing. */
  readonly khusus: bigint | null;
  /** The owner who is on the national blacklist; null where none is. */
  readonly listed: string | null;
}

const FIELD = 'alasan_tolakan';

/** The refusal of "balance" or "closed" where the books contradict it; null where it is true. */
function funded(account: LoadedAccount, codes: readonly string[], sheet: Returned, closed: boolean): Outcome | null {
  const { nomor_rekening: rekening } = account;
  if (codes.includes('02') && !closed) return reject('WARKAT_NOT_CLOSED', { rekening }, FIELD);
  if (!codes.includes('01') && !codes.includes('02')) return null;
  if ((sheet.khusus ?? 0n) >= sheet.nominal) return reject('WARKAT_FUNDED', { rekening }, FIELD);
  if (!codes.includes('01')) return null;
  if (closed) return reject('WARKAT_CLOSED', { rekening }, FIELD);
  const room = available(account) + sheet.disisihkan;
  if (room >= sheet.nominal) return reject('WARKAT_FUNDED', { rekening }, FIELD);
  return sheet.cover !== null && room + sheet.cover.nominal >= sheet.nominal
    ? reject('WARKAT_COVERED', { rekening, perintah: sheet.cover.nomor_perintah }, FIELD)
    : null;
}

/** The refusal of "frozen" where the books contradict it; null where it is true. A sheet without funds goes back as unfunded, so that it counts for its drawer. */
function frozen(account: LoadedAccount, sheet: Returned, closed: boolean): Outcome | null {
  const { nomor_rekening: rekening } = account;
  if (sheet.listed === null) return reject('WARKAT_NOT_LISTED', { rekening }, FIELD);
  if (closed)
    return reject((sheet.khusus ?? 0n) >= sheet.nominal ? 'WARKAT_FUNDED' : 'WARKAT_CLOSED', { rekening }, FIELD);
  return available(account) + sheet.disisihkan + (sheet.cover?.nominal ?? 0n) >= sheet.nominal
    ? null
    : reject('WARKAT_UNFUNDED', { rekening }, FIELD);
}

/**
 * The reasons that list a drawer are what the books say, never what somebody thinks of the drawer: "balance" (01) only where an open account lacks the funds, "closed" (02) only where
 * it is and keeps too little for the sheet, "frozen" (15) only where the drawer of a covered sheet is on the national blacklist (domain: clearing, reason codes). No account is one that
 * nobody has.
 */
export function trueReasons(
  codes: readonly string[],
  account: LoadedAccount | undefined,
  sheet: Returned,
): Outcome | null {
  if (!account) return null;
  const closed = account.status === 'TUTUP' || account.status === 'PENUTUPAN';
  return funded(account, codes, sheet, closed) ?? (codes.includes('15') ? frozen(account, sheet, closed) : null);
}
