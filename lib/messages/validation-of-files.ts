/** What is wrong with a file that somebody sends. */
export const ofFiles = {
  'v.berkasNama': {
    id: 'Nama berkas tidak boleh kosong, lebih dari 120 karakter, atau berisi / \\ : dan karakter yang tidak terlihat',
    en: 'A file name cannot be empty, longer than 120 characters, or hold / \\ : or invisible characters',
  },
  'v.berkasJenis': {
    id: 'Isi berkas bukan JPG, PNG, WebP, TIFF, atau PDF',
    en: 'What is in the file is no JPG, PNG, WebP, TIFF or PDF',
  },
  'v.berkasBukanGambar': { id: 'Kirim gambar, bukan dokumen', en: 'Send a picture, not a document' },
  'v.berkasKosong': { id: 'Berkas kosong', en: 'The file is empty' },
  'v.berkasBesar': { id: 'Berkas lebih dari 25 MB', en: 'The file is larger than 25 MB' },
  'v.berkasSatu': { id: 'Kirim satu berkas saja', en: 'Send one file only' },
  'v.berkasRusak': { id: 'Berkas rusak atau tidak lengkap', en: 'The file is damaged or incomplete' },
  'v.berkasHalaman': {
    id: 'Pindaian lebih dari 100 halaman; simpan sebagai PDF, lalu pilih lagi',
    en: 'The scan has more than 100 pages; save it as PDF and choose it again',
  },
  'v.berkasSatuHalaman': {
    id: 'Berkas ini berisi beberapa halaman; kirim satu halaman',
    en: 'This file has several pages; send one page',
  },
  'v.berkasPiksel': {
    id: 'Gambar terlalu besar: paling banyak 50 juta piksel',
    en: 'The picture is too large: at most 50 million pixels',
  },
  'v.berkasAktif': {
    id: 'PDF ini berisi skrip, lampiran, formulir aktif, atau tindakan otomatis: cetak ulang ke PDF biasa',
    en: 'This PDF holds scripts, attachments, an active form or actions: print it to a plain PDF',
  },
  'v.berkasTerkunci': {
    id: 'PDF ini terenkripsi atau tidak dapat diperiksa: cetak ulang ke PDF biasa',
    en: 'This PDF is encrypted or cannot be looked through: print it to a plain PDF',
  },
  'v.berkasMengembang': {
    id: 'Isi PDF ini mengembang terlalu besar saat dibuka',
    en: 'What is in this PDF expands too far when it is opened',
  },
  'v.berkasVirus': {
    id: 'Pemindai virus menolak berkas ini; hubungi bagian TI',
    en: 'The virus scanner refused this file; call the IT department',
  },
} as const;
