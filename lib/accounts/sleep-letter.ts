import { letterWords } from './letter.ts';

/** The letter tells a customer that an account is about to become dormant; like all paper it is Indonesian. */
export const sleepLetter = {
  ...letterWords,
  judul: 'Pemberitahuan Keaktifan Rekening',
  isi: 'Rekening {produk} Anda dengan nomor {nomor} tercatat tanpa transaksi atas permintaan Anda sejak {aktivitas}. Apabila tetap demikian, rekening tersebut menjadi {status} mulai {tanggal}.',
  akibatTidakAktif:
    'Pada rekening tidak aktif, penarikan di loket memerlukan pemeriksaan identitas dan persetujuan pejabat. Setoran tetap dapat diterima dan bagi hasil tetap diberikan sesuai akad.',
  akibatDorman:
    'Pada rekening dorman, penarikan tidak dapat dilayani sebelum rekening diaktifkan kembali di cabang pengelola dengan menunjukkan identitas asli. Bagi hasil tetap diberikan sesuai akad.',
  jalan:
    'Agar rekening tetap aktif, cukup lakukan satu setoran, penarikan, atau pemindahbukuan. Bila rekening tidak diperlukan lagi, penutupannya dapat dimohonkan di cabang kami.',
} as const;
