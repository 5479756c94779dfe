import { letterWords } from './letter.ts';

/** The bank writes to a customer about an order that failed or moved a part, and a deposit that rolled over with another share. */
export const letterKinds = ['PERINTAH_GAGAL', 'PERINTAH_SEBAGIAN', 'DEPOSITO_NISBAH'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** One print takes at most this many letters: as many as a person can check on paper. */
export const MOST_LETTERS = 100;

const dayNumber = (isoDay: string): string => isoDay.replaceAll('-', '');

/** Returns the number of the letter about a due date of an order, as the database derives it. */
export const orderLetterNumber = (order: string, due: string): string => `SNO${order}-${dayNumber(due)}`;

/** A letter may give these causes why no money, or less, was moved: none tells of another's account or of an authority's block. */
export const letterCauses: Readonly<Record<string, string>> = {
  SALDO_KURANG: 'saldo yang tersedia tidak mencukupi',
  SUMBER_TIDUR: 'rekening sumber tidak aktif atau dorman',
  LAIN: 'transaksi atas rekening sumber atau tujuan tidak dapat dilakukan',
};

const orders = {
  berita: ' ({berita})',
  tujuan: 'rekening {tujuan} atas nama {penerima}',
  tujuanLuar: 'rekening di bank lain',
} as const;

/** The bank owes customers these letters; like all paper they are Indonesian. */
export const customerLetters = {
  ...letterWords,
  salinan: 'SALINAN',
  ...orders,
  ditangguhkan:
    'Karena tiga jatuh tempo berturut-turut gagal, perintah ini ditangguhkan. Perintah tidak dijalankan lagi sampai Anda meminta dilanjutkan di cabang kami.',
  PERINTAH_GAGAL: {
    judul: 'Pemberitahuan Instruksi Tetap yang Gagal',
    isi: 'Perintah {perintah}{berita} dari rekening {rekening} ke {tujuan}, sebesar {diminta} yang jatuh tempo {jatuh}, tidak dapat dijalankan sampai percobaan terakhir pada {tanggal} karena {sebab}.',
    biaya: 'Sesuai ketentuan, rekening Anda dibebani biaya kegagalan sebesar {biaya}.',
    jalan:
      'Jatuh tempo yang gagal dapat dijalankan kembali atas permintaan Anda di cabang kami. Pastikan saldo mencukupi menjelang jatuh tempo berikutnya.',
  },
  PERINTAH_SEBAGIAN: {
    judul: 'Pemberitahuan Instruksi Tetap yang Dijalankan Sebagian',
    isi: 'Perintah {perintah}{berita} dari rekening {rekening} ke {tujuan}, sebesar {diminta} yang jatuh tempo {jatuh}, sampai {tanggal} baru dijalankan sebesar {nominal} karena {sebab}. Sisanya sebesar {sisa} tidak dipindahkan.',
    biaya: 'Sesuai ketentuan, rekening Anda dibebani biaya pemindahan sebesar {biaya}.',
    jalan:
      'Sisanya dapat Anda pindahkan sendiri atau melalui cabang kami. Pastikan saldo mencukupi menjelang jatuh tempo berikutnya.',
  },
  DEPOSITO_NISBAH: {
    judul: 'Pemberitahuan Nisbah Perpanjangan Deposito',
    isi: 'Deposito Anda nomor {rekening} sebesar {diminta} telah diperpanjang otomatis untuk jangka waktu {tenor} bulan, mulai {mulai} sampai jatuh tempo {jatuh}. Nisbah bagi hasil untuk Anda berubah dari {nisbah_lama}% menjadi {nisbah}% sejak {mulai}.',
    biaya: '',
    jalan:
      'Bila Anda tidak menghendaki perpanjangan dengan nisbah tersebut, hubungi cabang kami untuk mengubah instruksi perpanjangan atau mencairkan deposito sesuai ketentuan akad.',
  },
} as const;
