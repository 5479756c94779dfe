import { texts } from './known.ts';

/** These texts say what is wrong with a file that a user sends. */
export const ofFiles = texts({
  'v.berkasNama':
    'Nama berkas tidak boleh kosong, lebih dari 120 karakter, atau berisi / \\ : dan karakter yang tidak terlihat',
  'v.berkasJenis': 'Isi berkas bukan JPG, PNG, WebP, TIFF, atau PDF',
  'v.berkasBukanGambar': 'Kirim gambar, bukan dokumen',
  'v.berkasKosong': 'Berkas kosong',
  'v.berkasBesar': 'Berkas lebih dari 25 MB',
  'v.berkasSatu': 'Kirim satu berkas saja',
  'v.berkasRusak': 'Berkas rusak atau tidak lengkap',
  'v.berkasHalaman': 'Pindaian lebih dari 100 halaman; simpan sebagai PDF, lalu pilih lagi',
  'v.berkasSatuHalaman': 'Berkas ini berisi beberapa halaman; kirim satu halaman',
  'v.berkasPiksel': 'Gambar terlalu besar: paling banyak 50 juta piksel',
  'v.berkasAktif': 'PDF ini berisi skrip, lampiran, formulir aktif, atau tindakan otomatis: cetak ulang ke PDF biasa',
  'v.berkasTerkunci': 'PDF ini terenkripsi atau tidak dapat diperiksa: cetak ulang ke PDF biasa',
  'v.berkasMengembang': 'Isi PDF ini mengembang terlalu besar saat dibuka',
  'v.berkasVirus': 'Pemindai virus menolak berkas ini; hubungi bagian TI',
});
