import type { ofClearing as id } from '#lib/cheques/messages/validation-of-clearing.ts';

export const ofClearing = {
  'v.jam': 'A time is written like 14:30, 24:00 at the latest',
  'v.hariEfektif': 'Cleared funds take 1 to 30 business days',
  'v.sebelumPenyerahan': 'Returns do not end before presentment',
  'v.daftarCabang': 'Branch codes of three digits with commas between them',
  'v.sandiBank': 'Malformed bank code',
  'v.nomorWarkat': 'An instrument’s number has 4 to 16 letters and digits',
  'v.warkat': 'Fill in the instruments, as many as are taken at once',
  'v.warkatKembar': 'The same instrument is entered twice',
  'v.tanggalEfektif': 'The effective date is not before the date of the instrument',
  'v.jumlahWarkat': 'The instruments do not add up to the amount of the slip',
  'v.nomorLembar': 'A leaf’s number is two letters and six digits, as AA000001',
  'v.rentangLembar': 'The last number has the same letters, is not before the first, and makes 100 leaves at most',
} satisfies Record<keyof typeof id, string>;
