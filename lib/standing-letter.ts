import { letterWords } from './letter.ts';
import type { DueCause } from './standing.ts';

/** The letter by which a customer is told that her order failed; like all paper it is Indonesian. */
export const standingLetter = {
  ...letterWords,
  judul: 'Pemberitahuan Perintah Tetap yang Gagal',
  isi: 'Perintah {nomor}{berita} dari rekening {sumber} ke rekening {tujuan} atas nama {penerima}, sebesar Rp{nominal} yang jatuh tempo {jatuh}, tidak dapat dijalankan sampai percobaan terakhir pada {tanggal} karena {sebab}.',
  berita: ' ({berita})',
  biaya: 'Sesuai ketentuan, rekening Anda dibebani biaya kegagalan sebesar Rp{biaya}.',
  ditangguhkan:
    'Karena tiga jatuh tempo berturut-turut gagal, perintah ini ditangguhkan. Perintah tidak dijalankan lagi sampai Anda meminta dilanjutkan di cabang kami.',
  jalan:
    'Jatuh tempo yang gagal dapat dijalankan kembali atas permintaan Anda di cabang kami. Pastikan saldo mencukupi menjelang jatuh tempo berikutnya.',
} as const;

/**
 * Why an order failed, as its customer may be told it: how the account of another stands, and that an authority has shut one, is said to
 * nobody.
 */
export function toldCause(cause: string): string {
  const known: Partial<Record<DueCause, string>> = {
    SALDO_KURANG: 'saldo yang tersedia tidak mencukupi',
    SUMBER_TIDUR: 'rekening sumber tidak aktif atau dorman',
  };
  return known[cause as DueCause] ?? 'transaksi atas rekening sumber atau tujuan tidak dapat dilakukan';
}
