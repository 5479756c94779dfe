import { texts } from '#lib/messages/known.ts';

/** The texts cover the calendar of holidays, and what a change of it moves. */
export const calendarTexts = texts({
  'libur.judulForm': 'Kalender hari libur setahun',
  'libur.tahun': 'Tahun',
  'libur.tahunBerikut': 'Kalender tahun berikutnya',
  'libur.tanggal': 'Tanggal',
  'libur.hari': 'Hari',
  'libur.hari.1': 'Senin',
  'libur.hari.2': 'Selasa',
  'libur.hari.3': 'Rabu',
  'libur.hari.4': 'Kamis',
  'libur.hari.5': 'Jumat',
  'libur.hari.6': 'Sabtu',
  'libur.hari.7': 'Minggu',
  'libur.nama': 'Nama hari libur',
  'libur.dasar': 'Dasar',
  'libur.dasarPetunjuk': 'SKB, surat atau undang-undang yang menjadikannya libur',
  'libur.cari': 'Cari nama atau dasar',
  'libur.ubah': 'Ubah kalender',
  'libur.daftar': 'Hari libur',
  'libur.satu': 'Hari libur',
  'libur.bagian': 'Kalender',
  'libur.tempel': 'Tempel banyak sekaligus',
  'libur.tempelPetunjuk':
    'Satu hari per baris: tanggal; nama; dasar, dipisah titik koma atau tab. Tanggal seperti 2027-03-12 atau 12/03/2027; tanggal yang sudah ada diganti.',
});
