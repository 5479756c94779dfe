import { z } from 'zod';
import { amount, bookCurrency, msg, reason, submission } from './common.ts';

/** A rounding difference goes to other income, or other expense makes it good. */
export const roundingDifferenceData = z.strictObject({
  arah: z.enum(['PENDAPATAN', 'BEBAN'], msg('v.kode')),
  nominal: amount,
  kode_valuta: bookCurrency,
  keterangan: reason,
});

export const roundingDifferenceInput = submission('SELISIH_PEMBULATAN', roundingDifferenceData);
