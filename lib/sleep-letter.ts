/** The letter by which a customer is told that her account is about to fall asleep; like all paper it is Indonesian. */
export const sleepLetter = {
  judul: 'Pemberitahuan Keaktifan Rekening',
  kepada: 'Kepada Yth.',
  salam: 'Assalamu’alaikum warahmatullahi wabarakatuh,',
  isi: 'Rekening {produk} Anda dengan nomor {nomor} tercatat tanpa transaksi atas permintaan Anda sejak {aktivitas}. Apabila tetap demikian, rekening tersebut menjadi {status} mulai {tanggal}.',
  akibatTidakAktif:
    'Pada rekening tidak aktif, penarikan di loket memerlukan pemeriksaan identitas dan persetujuan pejabat. Setoran tetap dapat diterima dan bagi hasil tetap diberikan sesuai akad.',
  akibatDorman:
    'Pada rekening dorman, penarikan tidak dapat dilayani sebelum rekening diaktifkan kembali di cabang pengelola dengan menunjukkan identitas asli. Bagi hasil tetap diberikan sesuai akad.',
  jalan:
    'Agar rekening tetap aktif, cukup lakukan satu setoran, penarikan, atau pemindahbukuan. Bila rekening tidak diperlukan lagi, penutupannya dapat dimohonkan di cabang kami.',
  penutup: 'Terima kasih atas kepercayaan Anda. Wassalamu’alaikum warahmatullahi wabarakatuh.',
  hormat: 'Hormat kami',
} as const;
