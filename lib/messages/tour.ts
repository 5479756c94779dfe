import { texts } from './known.ts';

/** The tour shows the home at a person's first sign-in. */
export const tour = texts({
  'tur.judul': 'Mengenal Beranda',
  'tur.langkah': 'Langkah {ke} dari {jumlah}',
  'tur.lanjut': 'Berikutnya',
  'tur.selesai': 'Selesai',
  'tur.lewati': 'Lewati selamanya',
  'tur.menu':
    'Menu berisi layar yang boleh Anda buka sesuai peran Anda. Angka di sampingnya adalah pekerjaan yang menunggu.',
  'tur.menuTombol':
    'Tombol ini membuka menu yang berisi layar yang boleh Anda buka. Angka di menu adalah pekerjaan yang menunggu.',
  'tur.pencarian': 'Cari layar, rekening atau nasabah dari mana saja: ketik nama, nomor, atau kode empat angka.',
  'tur.kas': 'Kas Anda: isinya sekarang, batasnya, dan langkah berikutnya untuk membuka, menyerahkan atau menutup kas.',
  'tur.teller': 'Kas semua teller di cabang Anda: mana yang terbuka, berapa isinya, dan mana yang mendekati batas.',
  'tur.khasanah': 'Isi khasanah cabang dan serah terima kas yang menunggu hitungan Anda.',
  'tur.neraca': 'Neraca saldo per golongan, sampai transaksi yang baru saja dibukukan.',
  'tur.menunggu':
    'Yang menunggu keputusan Anda, permintaan loket dahulu. Buka salah satunya untuk menyetujui atau mengembalikan.',
  'tur.draf': 'Pengajuan Anda sendiri: draf, yang masih menunggu, dan yang dikembalikan untuk diperbaiki.',
  'tur.cabang': 'Hari cabang Anda: apakah buka, dan tanggal akuntansi yang dipakai untuk membukukan.',
  'tur.bantuan': 'Di sini pengaturan, keluar dan bantuan: buku panduan peran Anda, pintasan, dan tur ini sekali lagi.',
});
