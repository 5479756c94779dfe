import { texts } from './known.ts';

/** A value that is masked, and how one asks for it whole: wherever such a value stands. */
export const masked = texts({
  'samaran.judul': 'Menampilkan data lengkap',
  'samaran.buka': 'Tampilkan data lengkap',
  'samaran.penjelasan': 'Nilai ini disamarkan. Alasan Anda, nama Anda, dan waktunya dicatat dalam jejak audit.',
  'samaran.alasan': 'Alasan',
  'samaran.alasanPendek': 'Isi alasan paling sedikit {jumlah} karakter',
});
