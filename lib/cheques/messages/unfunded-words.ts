import { texts } from '#lib/messages/known.ts';

/** An unfunded sheet was settled in one of these ways, as forms and differences show it. */
export const unfundedWords = texts({
  'caraSelesai.SETOR_DANA': 'Dana disetor, warkat dibayar',
  'caraSelesai.BAYAR_TUNAI': 'Dibayar tunai kepada pemegang',
  'caraSelesai.BAYAR_TRANSFER': 'Dibayar transfer kepada pemegang',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Warkat dikembalikan pemegang',
});
