import type { z } from 'zod';
import { type OpContext, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import type { Party } from '#core/engine/party.ts';
import { identityKnown, partyIsFree, partyIsWho } from '#core/engine/rules/party-rules.ts';
import { tillFor } from '#core/engine/targets.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { worthInBooks } from '#lib/rate.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';
import type { cashData } from '#lib/schemas/teller.ts';

export type CashData = z.output<typeof cashData>;
type Cash = OpContext<CashData, Party | null>;
export const theAccount = (data: CashData): string => data.nomor_rekening;

/** What cash of a form is worth in the books, in minor units. RATE_MISSING where its currency has no rate today. */
export function worthOfCash({
  facts,
  amounts,
  data: { kode_valuta },
}: OpContext<{ readonly nominal: Amount; readonly kode_valuta: string }>): bigint {
  if (kode_valuta === BOOK_CURRENCY) return amounts.nominal;
  const rate = facts.rates.get(kode_valuta) ?? fail('RATE_MISSING', { params: { valuta: kode_valuta } });
  return worthInBooks(amounts.nominal, kode_valuta, rate.tengah);
}

/** Who comes in the holder's place is known like anybody without an account. */
export const bearerRules = [partyIsWho, partyIsFree, identityKnown<CashData>(worthOfCash)];

/** A company has no hands: its cash is given to a person who is named (domain: maker/checker events, signature). */
export const bearerOfCompany: Rule<CashData, Party | null> = {
  name: 'bearerOfCompany',
  check: ({ data, extra, facts }) => {
    const account = facts.accounts.get(data.nomor_rekening);
    if (!account?.badan || extra !== null) return null;
    return reject('BEARER_NEEDED', { rekening: account.nomor_rekening }, 'nomor_identitas');
  },
};

/** What journal, slip and inbox call a cash transaction by. */
export const cashSubject = (context: Cash): Subject => ({
  nominal: context.amounts.nominal,
  kode_valuta: context.data.kode_valuta,
  rekening: context.data.nomor_rekening,
  lawan: null,
  keterangan: context.data.keterangan,
  id_kas: tillFor(context)?.id_kas ?? null,
});
