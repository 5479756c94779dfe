import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type AccountFacts, available } from '#core/engine/facts.ts';
import { type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import type { ReturnReason } from '#lib/clearing.ts';

/** The reasons of a form that the bank's list has. */
export interface Reasons {
  readonly reasons: readonly ReturnReason[];
}

/** Those of these reasons that the central bank's list has on the day of the caller's branch. */
export const reasonsOf = (db: Db, codes: readonly string[], { kodeCabang }: Caller): Promise<ReturnReason[]> =>
  db<ReturnReason[]>`
    select c.kode, c.nilai = 'K' as kosong from branch b cross join lateral choices_on('ALASAN_TOLAKAN', b.accounting_date) c
    where b.kode_cabang = ${kodeCabang} and c.kode = any (${[...codes]}::text[])`;

/** Each reason is one of the list. */
export const knownReasons: Rule<{ readonly alasan_tolakan: readonly string[] }, Reasons> = {
  name: 'knownReasons',
  check: ({ data, extra: { reasons } }) => {
    const unknown = data.alasan_tolakan.find((code) => !reasons.some(({ kode }) => kode === code));
    return unknown ? reject('CLEARING_REASON', { kode: unknown }, 'alasan_tolakan') : null;
  },
};

/**
 * The reasons that list a drawer are what the books say, never what somebody thinks of her: "balance" only where her account lacks the funds,
 * "closed" only where it is and keeps too little for the sheet (domain: clearing, reason codes 1 and 2). `nominal`, `lagi` which counts
 * for this very sheet beside what is available, and `khusus` that a closed account keeps for its sheets, in minor units; no account is one that nobody has.
 */
export function trueReasons(
  codes: readonly string[],
  account: AccountFacts | undefined,
  nominal: bigint,
  lagi = 0n,
  khusus: bigint | null = null,
): Outcome | null {
  if (!account) return null;
  const { status, nomor_rekening: rekening } = account;
  if (codes.includes('02') && status !== 'TUTUP' && status !== 'PENUTUPAN')
    return reject('WARKAT_NOT_CLOSED', { rekening }, 'alasan_tolakan');
  if ((codes.includes('01') || codes.includes('02')) && (khusus ?? 0n) >= nominal)
    return reject('WARKAT_FUNDED', { rekening }, 'alasan_tolakan');
  return codes.includes('01') && available(account) + lagi >= nominal
    ? reject('WARKAT_FUNDED', { rekening }, 'alasan_tolakan')
    : null;
}
