import type { z } from 'zod';
import { type OpContext, type Rule, reject, type Subject } from '#core/engine/operation.ts';
import { tillFor } from '#core/engine/targets.ts';
import type { cashData } from '#lib/cash/schemas/teller.ts';

export type CashData = z.output<typeof cashData>;
type Cash = OpContext<CashData>;
export const theAccount = (data: CashData): string => data.nomor_rekening;

/** A company has no hands: its cash is given to a person who is named (domain: events, signature). */
export const presenterOfCompany: Rule<CashData> = {
  name: 'presenterOfCompany',
  check: ({ data, presenter, loaded }) => {
    const account = loaded.accounts.get(data.nomor_rekening);
    if (!account?.badan || presenter) return null;
    return reject('BEARER_NEEDED', { rekening: account.nomor_rekening }, 'nomor_identitas');
  },
};

/** Describes a cash transaction for journal, slip and inbox. */
export const cashSubject = (context: Cash): Subject => ({
  nominal: context.amounts.nominal,
  kode_valuta: context.data.kode_valuta,
  rekening: context.data.nomor_rekening,
  lawan: null,
  keterangan: context.data.keterangan,
  id_kas: tillFor(context)?.id_kas ?? null,
});
