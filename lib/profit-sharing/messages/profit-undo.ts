import { texts } from '#lib/messages/known.ts';

export const profitUndo = texts({
  'pembatalan.judul': 'Batalkan bagi hasil sebulan',
  'pembatalan.pilih': 'Pilih dahulu bulan yang dibatalkan',
  'pembatalan.daftar': 'Lihat bulan yang sudah dibagikan',
  'pembatalan.bulan': 'Bulan yang dibatalkan',
  'pembatalan.alasan': 'Alasan pembatalan',
  'pembatalan.alasanPetunjuk': 'Dibaca oleh orang kedua dan disimpan bersama pembagian bulan itu',
  'pembatalan.akibat': 'Seluruh bagi hasil bulan ini ditarik kembali sekaligus',
  'pembatalan.akibatRinci':
    'Setiap jurnal mendapat jurnal lawannya pada hari ini, pajak dan zakat ikut kembali, dan tidak ada yang dibatalkan sebagian. Setelah itu HI-1000 ditetapkan lagi oleh dua orang, dan bagi hasil dibagikan ulang pada akhir hari berikutnya.',
  'pembatalan.halanganJudul': 'Bagi hasil bulan ini belum dapat dibatalkan',
  'pembatalan.halanganRinci':
    'Selesaikan dahulu yang di bawah ini. Dana yang sudah ditarik nasabah tidak dijadikan utangnya: saldo tidak pernah dibuat kurang dari nol.',
  'pembatalan.tentang': 'Tentang',
  'pembatalan.sebab': 'Sebab',
  'pembatalan.diminta': 'Harus kembali',
  'pembatalan.ada': 'Tersedia',
  'pembatalan.perCabang': 'Yang ditarik kembali per cabang',
  'pembatalan.dariRekening': 'Dari rekening nasabah',
  'pembatalan.batalkan': 'Batalkan bagi hasil bulan ini',
  'pembatalan.tetapkanLagi': 'Tetapkan lagi HI-1000 bulan ini',
  'pembatalan.halangan.SHARING_NOT_DONE': 'Bulan ini belum selesai dibagikan',
  'pembatalan.halangan.SHARING_FOLLOWED': 'Bulan itu sudah dibagikan sesudahnya; batalkan bulan itu lebih dahulu',
  'pembatalan.halangan.PERIOD_CLOSED': 'Bulan ini sudah ditutup bersama tahun bukunya',
  'pembatalan.halangan.DAY_CLOSED': 'Cabang harus buka pada hari yang sama dengan kantor pusat',
  'pembatalan.halangan.SHARES_PAID_ON': 'Sudah disetor atau diambil sebagian',
  'pembatalan.halangan.ACCOUNT_CLOSED': 'Rekening sudah ditutup',
  'pembatalan.halangan.ACCOUNT_MOVED': 'Rekening sudah pindah cabang',
  'pembatalan.halangan.INSUFFICIENT': 'Dana sudah ditarik atau ditahan',
});
