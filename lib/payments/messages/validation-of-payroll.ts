import { texts } from '#lib/messages/known.ts';

/** These texts say what is wrong with a file of salaries. */
export const ofPayroll = texts({
  'v.berkasGaji': 'Pilih berkas gaji, paling banyak 1,500,000 huruf',
  'v.bankGaji': 'Bank ditulis dengan sandi tiga angka, BIC atau tujuh angka sandi peserta',
  'v.bulanGaji': 'Bulan gaji ditulis TTTT-BB',
});
