import { texts } from '#lib/messages/known.ts';

/** A user asks for an auditor's pack with these texts. */
export const packs = texts({
  'lap.AUDITOR': 'Paket auditor',
  'paket.minta': 'Minta paket auditor',
  'paket.kirim': 'Buat paket',
  'paket.tentang':
    'Jurnal terpilih beserta persetujuan, versi data, jejak audit, dan dokumennya dalam satu arsip. Daftar sidik digital di dalamnya membuktikan bahwa isinya tidak berubah, di mana pun diperiksa.',
  'paket.cabang': 'Cabang',
  'paket.seluruhBank': 'Seluruh bank',
  'paket.dari': 'Dari tanggal buku',
  'paket.sampai': 'Sampai tanggal buku',
  'paket.cara': 'Jurnal yang diambil',
  'paket.cara.ACAK': 'Acak, dengan benih',
  'paket.cara.DI_ATAS': 'Semua mulai dari suatu nominal',
  'paket.cara.PENGGUNA': 'Semua milik seorang pengguna',
  'paket.jumlah': 'Banyaknya jurnal',
  'paket.benih': 'Benih',
  'paket.benihPetunjuk': 'Kata atau angka apa saja. Dengan benih yang sama siapa pun menarik sampel yang sama.',
  'paket.nominal': 'Mulai dari nominal',
  'paket.pengguna': 'Pengguna',
  'paket.penggunaPetunjuk': 'Jurnal yang dibuat atau disetujuinya, juga data yang diubahnya dan jejaknya',
});
