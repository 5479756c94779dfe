/** What lies at the top of an auditor's pack. It is Indonesian, as all of the bank's paper. */
export const packPaper = {
  kepala: 'PAKET AUDITOR {nomor}\r\n{bank}\r\nDibuat untuk {siapa}, menurut buku per {per}',
  isi: 'Cabang: {cabang}\r\nPeriode: {periode}\r\nJurnal dalam periode: {populasi}\r\nJurnal dalam paket: {sampel}',
  ACAK: 'Cara memilih: {jumlah} jurnal ditarik acak dengan benih "{benih}". Jurnal diurutkan menurut SHA-256 dari teks benih:nomor_jurnal, lalu yang pertama diambil. Siapa pun yang tahu benihnya menemukan urutan yang sama.',
  DI_ATAS: 'Cara memilih: semua jurnal mulai dari {nominal} rupiah.',
  PENGGUNA:
    'Cara memilih: semua jurnal yang dibuat atau disetujui {pengguna}, beserta data yang diubahnya dan jejaknya dalam periode.',
  berkas:
    'jurnal.csv: satu baris per jurnal\r\nbaris.csv: baris debet dan kreditnya\r\nvoucher.pdf: voucher debet dan kredit setiap jurnal, dengan terbilang\r\npersetujuan.csv: siapa mengajukan dan siapa memutuskan\r\nberkas.csv dan folder dokumen: dokumen yang menyertainya\r\nmanifest.json: daftar semua berkas dengan sidik SHA-256',
  bukti:
    'Folder bukti memuat isi setiap jurnal, langkah persetujuan, versi data, dan baris jejak persis seperti yang masuk ke rantai bank, beserta mata rantainya: hash = SHA-256(hash sebelumnya + SHA-256(isi)). Isi yang tidak boleh Anda lihat ditulis tersamar; sidiknya tetap membuktikan mata rantainya.',
  periksa:
    'Memeriksa: npm run verify-pack -- paket.zip\r\nDi bank: menu Dokumen, Periksa laporan, dengan nomor {nomor} dan berkas ini.',
  voucher: 'Voucher paket auditor',
} as const;
