/** A branch’s day and its changes show these words for what is missing before it can close. */
export const closeCheckWords = {
  'belumTutup.KAS_TELLER': 'till not closed',
  'belumTutup.SERAH_TERIMA': 'cash in transit',
  'belumTutup.KAS_MENUNGGU': 'waiting item whose cash has changed hands',
  'belumTutup.KHASANAH': 'vault not counted',
  'belumTutup.PERANTARA': 'intermediate account not zero',
  'belumTutup.NERACA': 'trial balance does not balance',
  'belumTutup.WARKAT_MASUK': 'inward instruments not decided',
  'belumTutup.STOK_CETAK': 'blank books or certificates not agreed',
  'belumTutup.AKUN_DITUTUP': 'an account that is about to close is not at zero',
};
