import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Subject } from './operation.ts';

/** Lists show an operation that moves no money by its reason, no amount, and the account where it has one. */
export const dataSubject = (keterangan: string, rekening: string | null = null): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening,
  lawan: null,
  keterangan,
  id_kas: null,
});
