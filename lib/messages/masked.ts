import { texts } from './known.ts';

/** A masked value explains itself with these texts, and a user asks for the whole value. */
export const masked = texts({
  'samaran.judul': 'Menampilkan data lengkap',
  'samaran.buka': 'Tampilkan data lengkap',
  'samaran.penjelasan': 'Nilai ini disamarkan. Alasan Anda, nama Anda, dan waktunya dicatat dalam jejak audit.',
  'samaran.alasan': 'Alasan',
  'samaran.alasanPendek': 'Isi alasan paling sedikit {jumlah} karakter',
});
