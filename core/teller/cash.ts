import type { z } from 'zod';
import type { OpContext, Subject } from '#core/engine/operation.ts';
import { tillFor } from '#core/engine/targets.ts';
import { toMinor } from '#lib/money.ts';
import type { cashData } from '#lib/schemas/teller.ts';

export type CashData = z.output<typeof cashData>;
export const theAccount = (data: CashData): string => data.nomor_rekening;

/** What journal, slip and inbox call a cash transaction by. */
export const cashSubject = (context: OpContext<CashData, null>): Subject => ({
  nominal: toMinor(context.data.nominal),
  kode_valuta: context.data.kode_valuta,
  rekening: context.data.nomor_rekening,
  lawan: null,
  keterangan: context.data.keterangan,
  id_kas: tillFor(context)?.id_kas ?? null,
});
