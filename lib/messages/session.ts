import { texts } from './known.ts';

/** These texts cover the locked screen, the end of a session and the list of a user's own sessions. */
export const session = texts({
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

  'hak.judul': 'Layar ini tidak terbuka untuk Anda',
  'hak.penjelasan':
    'Peran Anda tidak, atau tidak lagi, membuka layar ini. Isian yang belum dikirim tersimpan sebagai draf.',
  'hak.hanyaMembaca': 'Anda hanya membaca: layar ini mengubah sesuatu, jadi tidak dapat Anda isi.',
  'hak.beranda': 'Ke beranda',
  'desk.peringatan': 'Peringatan: {siapa} {apa}',
  'desk.peringatan.TANYA_SALDO': 'berulang kali mencari tahu saldo rekening cabang lain',
  'desk.peringatan.TANYA_NASABAH': 'berulang kali menanyakan siapa nasabah, melebihi batas satu jam',
  'desk.peringatan.UNGGAH_BERKAS': 'mengirim berkas melebihi batas satu jam',
  'desk.peringatan.LIHAT_SPESIMEN': 'melihat contoh tanda tangan melebihi batas satu jam',
  'desk.peringatan.LIHAT_BERKAS': 'melihat berkas melebihi batas satu jam',
  'desk.peringatan.TANDA_TANGAN_CETAK': 'meminta cetak melebihi batas satu jam',
  'desk.peringatan.RINCIAN_NASABAH': 'membuka data nasabah melebihi batas satu jam',
  'desk.peringatan.DAFTAR_NASABAH': 'menelusuri daftar nasabah melebihi batas satu jam',
  'desk.peringatan.BUKA_SAMARAN': 'menampilkan data lengkap melebihi batas satu jam',
  'desk.peringatan.ALASAN_SAMARAN': 'menampilkan data lengkap berulang kali dengan alasan yang sama',
  'desk.peringatan.MASUK_PERTAMA_ADMIN': 'masuk sebagai administrator dengan kata sandi yang baru diserahkan',
  'desk.peringatan.CATATAN_LAYAR': 'mengisi jejak audit melebihi batas satu jam',
  'desk.peringatan.EKSPOR': 'mengekspor melebihi batas satu jam',
  'flow.diakhiriPemberitahuan': 'Penutupan hari mengakhiri pengajuan Anda. Lihat di pengajuan Anda.',
});
