/** The locked screen, how a session ends and what somebody sees of her own sessions. */
export const session = {
  'kunci.judul': 'Layar terkunci',
  'kunci.penjelasan': 'Masukkan kata sandi Anda untuk melanjutkan. Isian yang belum dikirim tetap ada.',
  'kunci.sandi': 'Kata sandi',
  'kunci.buka': 'Buka kunci',
  'kunci.keluar': 'Keluar',
  'kunci.sebagai': 'Terkunci atas nama {nama}',
  'kunci.menu': 'Kunci layar',
  'kunci.segera': 'Layar akan terkunci karena tidak dipakai.',
  'kunci.sisa': '{detik} detik lagi',
  'kunci.lanjut': 'Tekan tombol apa saja atau gerakkan tetikus untuk melanjutkan.',

  'sesi.akanBerakhir': 'Sesi Anda berakhir pukul {jam}.',
  'sesi.simpan': 'Selesaikan pekerjaan Anda; isian yang belum dikirim disimpan sebagai draf di komputer ini.',
  'sesi.sebab.DIGANTI': 'Akun Anda masuk di tempat lain, sehingga sesi di sini diakhiri.',
  'sesi.sebab.DIAKHIRI': 'Sesi ini Anda akhiri dari tempat lain.',
  'sesi.sebab.WAKTU': 'Waktu sesi sudah habis.',
  'sesi.sebab.PENYEDIA': 'Sesi ini diakhiri oleh layanan masuk bank.',
  'sesi.sebab.NONAKTIF': 'Akun Anda dinonaktifkan. Hubungi administrator.',
  'sesi.sebab.IDENTITAS':
    'Akun di layanan masuk ini bukan akun yang dikenal bank dengan nama Anda. Hubungi administrator.',

  'sesi.judul': 'Sesi aktif',
  'sesi.penjelasan': 'Perangkat tempat Anda sedang masuk. Akhiri yang tidak Anda kenal, lalu ganti kata sandi.',
  'sesi.peramban': 'Peramban',
  'sesi.alamat': 'Alamat',
  'sesi.mulai': 'Masuk',
  'sesi.terakhir': 'Terakhir dipakai',
  'sesi.ini': 'Sesi ini',
  'sesi.terkunci': 'Terkunci',
  'sesi.akhiri': 'Akhiri',
  'sesi.akhiriLain': 'Akhiri semua yang lain',
  'sesi.yakinAkhiri': 'Akhiri sesi di {tempat}?',
  'sesi.yakinAkhiriLain': 'Akhiri semua sesi Anda selain yang ini?',
  'sesi.berakhir': '{jumlah} sesi diakhiri.',

  'hak.judul': 'Layar ini tidak terbuka untuk Anda',
  'hak.penjelasan':
    'Peran Anda tidak, atau tidak lagi, membuka layar ini. Isian yang belum dikirim tersimpan sebagai draf.',
  'hak.beranda': 'Ke beranda',
} as const;
