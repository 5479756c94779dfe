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
  'tur.pembukaan':
    'Pembukaan rekening cabang Anda per tahap: draf, yang menunggu otorisasi, yang dibuka hari ini, dan yang menunggu setoran awal.',
  'tur.kliring': 'Kliring hari ini: penyerahan, penarikan dan tolakan, masing-masing dengan sisa waktunya.',
  'tur.kecocokan': 'Nama nasabah yang mirip dengan daftar dan belum Anda putuskan.',
  'tur.pengguna': 'Pengguna yang menunggu bantuan Anda, misalnya sandi sekali pakai.',
  'tur.neraca': 'Neraca saldo per golongan, sampai transaksi yang baru saja dibukukan.',
  'tur.menunggu':
    'Yang menunggu keputusan Anda, permintaan loket dahulu. Buka salah satunya untuk menyetujui atau mengembalikan.',
  'tur.draf': 'Pengajuan Anda sendiri: draf, yang masih menunggu, dan yang dikembalikan untuk diperbaiki.',
  'tur.cabang': 'Hari cabang Anda: apakah buka, dan tanggal akuntansi yang dipakai untuk membukukan.',
  'tur.bantuan': 'Di sini pengaturan, keluar dan bantuan: buku panduan peran Anda, pintasan, dan tur ini sekali lagi.',
});
