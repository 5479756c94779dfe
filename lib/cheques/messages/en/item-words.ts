import type { chequeItemWords as id } from '#lib/cheques/messages/item-words.ts';

export const chequeItemWords = {
  'caraSelesai.SETOR_DANA': 'Funds deposited, instrument paid',
  'caraSelesai.BAYAR_TUNAI': 'Paid to the holder in cash',
  'caraSelesai.BAYAR_TRANSFER': 'Paid to the holder by transfer',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Instrument returned by its holder',
} as const satisfies Record<keyof typeof id, string>;
