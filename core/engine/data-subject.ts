import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Subject } from './operation.ts';

/** What an operation that moves no money is called in lists: its reason, no amount, no account. */
export const dataSubject = (keterangan: string): Subject => ({
  nominal: 0n,
  kode_valuta: BOOK_CURRENCY,
  rekening: null,
  lawan: null,
  keterangan,
  id_kas: null,
});
