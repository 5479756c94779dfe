/** What keeps a branch’s day from closing, as what is missing: told on its day and in changes. */
export const closeCheckWords = {
  'belumTutup.KAS_TELLER': 'till not closed',
  'belumTutup.SERAH_TERIMA': 'cash in transit',
  'belumTutup.KAS_MENUNGGU': 'waiting item whose cash has changed hands',
  'belumTutup.KHASANAH': 'vault not counted',
  'belumTutup.PERANTARA': 'intermediate account not zero',
  'belumTutup.NERACA': 'trial balance does not balance',
  'belumTutup.WARKAT_MASUK': 'presented sheets not decided',
  'belumTutup.STOK_CETAK': 'blank books or certificates not agreed',
  'belumTutup.AKUN_DITUTUP': 'an account that is about to close is not at zero',
};
