import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Subject } from './operation.ts';

/** What an operation that moves no money is called in lists: its reason, no amount, and the account it is about where it is about one. */
export const dataSubject = (keterangan: string, rekening: string | null = null): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening,
  lawan: null,
  keterangan,
  id_kas: null,
});
