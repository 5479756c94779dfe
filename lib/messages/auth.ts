/** Sign-in, sign-out and what can go wrong between the bank's sign-in service and us. */
export const auth = {
  'auth.subjudul': 'Sistem pendanaan bank syariah',
  'auth.masuk': 'Masuk',
  'auth.masukJudul': 'Masuk ke Amanah',
  'auth.masukPenjelasan': 'Gunakan akun pegawai Anda. Anda akan diarahkan ke layanan masuk bank.',
  'auth.menuju': 'Menuju layanan masuk ...',
  'auth.masukLagi': 'Masuk lagi',
  'auth.keluarJudul': 'Anda sudah keluar',
  'auth.keluarPenjelasan':
    'Sesi Anda sudah diakhiri, juga di layanan masuk bank. Tutup jendela ini bila komputer dipakai bersama.',
  'auth.galatJudul': 'Tidak dapat masuk',
  'auth.gagal.SessionRequired': 'Silakan masuk dahulu untuk membuka halaman itu.',
  'auth.gagal.AccessDenied': 'Akun Anda tidak terdaftar atau tidak aktif di Amanah. Hubungi administrator.',
  'auth.gagal.OAuthSignin': 'Layanan masuk tidak dapat dihubungi. Coba lagi sebentar lagi.',
  'auth.gagal.OAuthCallback': 'Proses masuk tidak selesai. Coba masuk sekali lagi.',
  'auth.gagal.Callback': 'Proses masuk tidak selesai. Coba masuk sekali lagi.',
  'auth.gagal.OAuthAccountNotLinked': 'Akun ini sudah terhubung dengan cara masuk yang lain.',
  'auth.gagal.Configuration': 'Layanan masuk belum diatur dengan benar. Hubungi administrator.',
  'auth.gagal.Verification': 'Tautan masuk sudah tidak berlaku.',
  'auth.gagal.Default': 'Terjadi kesalahan saat masuk. Coba lagi.',
} as const;
