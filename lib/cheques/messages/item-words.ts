import { texts } from '#lib/messages/known.ts';

/** Words of unfunded instruments that the changes of any item show, so they load without the texts of their screens. */
export const chequeItemWords = texts({
  'caraSelesai.SETOR_DANA': 'Dana disetor, warkat dibayar',
  'caraSelesai.BAYAR_TUNAI': 'Dibayar tunai kepada pemegang',
  'caraSelesai.BAYAR_TRANSFER': 'Dibayar transfer kepada pemegang',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Warkat dikembalikan pemegang',
});
