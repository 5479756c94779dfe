import type { CheckedCode } from './operations/operations.ts';

/**
 * Customer service files these requests of customers, and their sentence says all that they change. Several of one kind may be decided at once. A
 * change of a customer, a specimen, a user or a term is decided by itself: its checker has to look at more than one line.
 */
const serviceRequests: ReadonlySet<string> = new Set<CheckedCode>([
  'TAHAN_DANA',
  'LEPAS_DANA',
  'UBAH_TAHANAN',
  'BEBAS_BIAYA',
  'CABUT_BEBAS_BIAYA',
  'MINTA_KARTU',
  'UBAH_KARTU',
  'UBAH_LIMIT_KARTU',
  'STATUS_PERINTAH',
  'UBAH_DEPOSITO',
  'BATAL_TUTUP_REKENING',
]);

/** Returns true when one decision may cover several items of this sort: transactions, and requests of customer service. */
export const isDecidedTogether = (jenis: string, flowCode: string): boolean =>
  jenis === 'FLOW' || (jenis === 'DATA' && serviceRequests.has(flowCode));
