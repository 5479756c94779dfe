import { texts } from './known.ts';

/** How an unfunded sheet was settled: told on forms and in differences. */
export const unfundedWords = texts({
  'caraSelesai.SETOR_DANA': 'Dana disetor, warkat dibayar',
  'caraSelesai.BAYAR_TUNAI': 'Dibayar tunai kepada pemegang',
  'caraSelesai.BAYAR_TRANSFER': 'Dibayar transfer kepada pemegang',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Warkat dikembalikan pemegang',
});
