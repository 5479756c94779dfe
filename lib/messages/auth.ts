import { texts } from './known.ts';

/** The texts cover sign-in, sign-out and the errors between the bank's sign-in service and us. */
export const auth = texts({
  'auth.bahasa': 'Bahasa',
  'auth.bahasa.id': 'Indonesia',
  'auth.bahasa.en': 'English',
  'auth.bankDanWaktu': 'Bank dan waktu',
  'auth.tercatat':
    'Hanya untuk pegawai yang berwenang. Setiap masuk, transaksi, dan data yang dibuka tercatat atas nama Anda.',
  'auth.masuk': 'Masuk',
  'auth.masukJudul': 'Masuk ke Amanah',
  'auth.masukPenjelasan':
    'Gunakan akun pegawai Anda. Kata sandi hanya diminta oleh layanan masuk bank di {alamat}, tidak di halaman ini.',
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
  'auth.gagal.Signin': 'Proses masuk tidak dapat dimulai. Coba lagi.',
  'auth.gagal.OAuthCreateAccount': 'Akun Anda tidak dapat disiapkan. Hubungi administrator.',
  'auth.gagal.EmailCreateAccount': 'Masuk lewat email tidak tersedia di Amanah.',
  'auth.gagal.EmailSignin': 'Masuk lewat email tidak tersedia di Amanah.',
  'auth.gagal.CredentialsSignin': 'User ID atau kata sandi salah.',
  'auth.gagal.NO_SECRET': 'Kunci rahasia sesi belum diatur di server. Hubungi administrator.',
  'auth.gagal.CALLBACK_CREDENTIALS_HANDLER_ERROR':
    'Masuk dengan kata sandi langsung tidak tersedia. Gunakan layanan masuk bank.',
  'auth.gagal.CALLBACK_CREDENTIALS_JWT_ERROR':
    'Sesi untuk cara masuk ini belum diatur dengan benar. Hubungi administrator.',
  'auth.gagal.EMAIL_REQUIRES_ADAPTER_ERROR': 'Masuk lewat email tidak tersedia di Amanah. Gunakan layanan masuk bank.',
  'auth.gagal.MISSING_ADAPTER_METHODS_ERROR': 'Penyimpanan sesi belum lengkap di server. Hubungi administrator.',
  'auth.gagal.INVALID_CALLBACK_URL_ERROR': 'Alamat tujuan setelah masuk tidak sah. Mulai lagi dari halaman masuk.',
  'auth.gagal.MISSING_NEXTAUTH_API_ROUTE_ERROR': 'Layanan sesi tidak terpasang di server. Hubungi administrator.',
  'auth.gagal.OAuthCallbackError': 'Layanan masuk menolak atau membatalkan proses masuk. Coba masuk sekali lagi.',
  'auth.gagal.AccountNotLinkedError': 'Akun ini sudah terhubung dengan cara masuk yang lain.',
  'auth.gagal.Default': 'Terjadi kesalahan saat masuk. Coba lagi.',
});
