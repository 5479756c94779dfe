import { texts } from './known.ts';

/** Customers who may be in the books already: beside a form, and in the lists over the whole bank. */
export const radar = texts({
  'radar.judul': 'Mungkin sudah menjadi nasabah',
  'radar.sama': 'Sama dengan nasabah yang ada: data baru akan ditolak. Ubah data yang ada, atau gabungkan.',
  'radar.mirip': 'Mirip nasabah yang ada: isi alasan pada tab terakhir; kepala cabang yang menyetujui.',
  'radar.lemah': 'Sebagian data sama dengan nasabah yang ada: periksa sebelum meneruskan.',
  'radar.isian': 'Isian ini',
  'radar.kemiripan': 'Kemiripan',
  'radar.yangSama': 'Yang sama',
  'radar.gagal': 'Nasabah yang mirip tidak dapat dicari sekarang; data tetap diperiksa saat dikirim.',
  'radar.bandingkan': 'Isian ini di samping nasabah yang mirip',
  'radar.lainnya': 'Masih ada {jumlah} nasabah mirip lainnya',
  'radar.pertama': 'Nasabah',
  'radar.kedua': 'Mirip dengan',
  'radar.alasan.IDENTITAS': 'Nomor identitas',
  'radar.alasan.NPWP': 'NPWP',
  'radar.alasan.NIB': 'NIB',
  'radar.alasan.AKTA': 'Nomor dan tanggal akta',
  'radar.alasan.NAMA': 'Nama',
  'radar.alasan.TANGGAL_LAHIR': 'Tanggal lahir',
  'radar.alasan.IBU': 'Nama ibu kandung',
  'radar.alasan.KOTA': 'Kota',
  'radar.alasan.TELEPON': 'Telepon',
  'radar.alasan.ALAMAT': 'Alamat',
});
