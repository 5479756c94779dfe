/** What is wrong with what is read from a card. */
export const ofCards = {
  'v.nomorKartu': {
    id: 'Nomor kartu harus 16 angka dengan angka periksa yang benar',
    en: 'Card number: 16 digits with a valid check digit',
  },
  'v.bulanTahun': {
    id: 'Isi bulan dan tahun seperti pada kartu, misalnya 08/31',
    en: 'Enter month and year as on the card, for example 08/31',
  },
} as const;
