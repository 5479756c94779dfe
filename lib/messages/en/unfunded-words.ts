/** How an unfunded sheet was settled. */
export const unfundedWords = {
  'caraSelesai.SETOR_DANA': 'Funds deposited, sheet paid',
  'caraSelesai.BAYAR_TUNAI': 'Paid to the holder in cash',
  'caraSelesai.BAYAR_TRANSFER': 'Paid to the holder by transfer',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Sheet given back by its holder',
};
