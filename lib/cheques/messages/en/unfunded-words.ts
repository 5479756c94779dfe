/** An unfunded sheet was settled in one of these ways. */
export const unfundedWords = {
  'caraSelesai.SETOR_DANA': 'Funds deposited, instrument paid',
  'caraSelesai.BAYAR_TUNAI': 'Paid to the holder in cash',
  'caraSelesai.BAYAR_TRANSFER': 'Paid to the holder by transfer',
  'caraSelesai.WARKAT_DIKEMBALIKAN': 'Instrument returned by its holder',
};
