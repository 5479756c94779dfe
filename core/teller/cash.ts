import type { z } from 'zod';
import type { OpContext, Subject } from '#core/engine/operation.ts';
import { toMinor } from '#lib/money.ts';
import type { cashData } from '#lib/schemas/teller.ts';

export type CashData = z.output<typeof cashData>;
export const theAccount = (data: CashData): string => data.nomor_rekening;

/** What journal, slip and inbox call a cash transaction by. */
export const cashSubject = ({ data, facts }: OpContext<CashData, null>): Subject => ({
  nominal: toMinor(data.nominal),
  kode_valuta: data.kode_valuta,
  rekening: data.nomor_rekening,
  lawan: null,
  keterangan: data.keterangan,
  id_kas: facts.till?.id_kas ?? null,
});
