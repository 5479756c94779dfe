import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with data read from a card. */
export const ofCards = texts({
  'v.nomorKartu': 'Nomor kartu harus 16 angka dengan angka periksa yang benar',
  'v.bulanTahun': 'Isi bulan dan tahun seperti pada kartu, misalnya 08/31',
});
