import { texts } from './known.ts';

/** The command palette and the list of shortcuts use these texts. */
export const palette = texts({
  'palet.judul': 'Pencarian',
  'palet.petunjuk': 'Kode 1401, nama, nomor rekening, atau: setor 001120000454 2,5jt',
  'palet.hasil': 'Hasil pencarian',
  'palet.perintah': 'Perintah',
  'palet.terakhir': 'Layar terakhir',
  'palet.layar': 'Layar',
  'palet.rekening': 'Rekening',
  'palet.nasabah': 'Nasabah',
  'palet.kosong': 'Tidak ada yang cocok dengan “{teks}”.',
  'palet.mencari': 'Mencari…',
  'palet.gagal': 'Pencarian rekening gagal. Layar dan perintah tetap dapat dipakai.',
  'palet.jumlah': '{jumlah} pilihan',
  'palet.buka': 'buka',
  'palet.pindah': 'pindah',
  'palet.setor': 'Setor {nominal} ke {rekening}',
  'palet.tarik': 'Tarik {nominal} dari {rekening}',
  'palet.pindahbuku': 'Pindahkan {nominal} dari {rekening} ke {tujuan}',
  'palet.tanpaNominal': 'tanpa nominal',
  'palet.rekeningSalah': '{nomor} bukan nomor rekening yang benar',
  'palet.nominalSalah': '{teks} bukan jumlah yang benar',
  'palet.kurang': 'Lanjutkan dengan nomor rekening dan nominal',
  'palet.lihatRekening': 'Lihat rekening nasabah {nomor}',

  'bantuan.judul': 'Bantuan dan pintasan',
  'bantuan.panduan': 'Panduan',
  'bantuan.panduanPeran': 'Buku panduan {peran}',
  'bantuan.tur': 'Tur halaman Beranda',
  'pintasan.layar': 'Layar ini',
  'pintasan.umum': 'Di mana saja',
});
