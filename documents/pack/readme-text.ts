/** An auditor's pack has these texts at its top. They are Indonesian, as all of the bank's paper. */
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
    'Folder bukti memuat isi setiap jurnal, langkah persetujuan, versi data, dan baris jejak seperti yang masuk ke rantai bank, beserta mata rantainya. Setiap teks diringkas dengan garamnya sendiri: teks yang tidak boleh Anda lihat diganti sidiknya, dan semua yang lain tetap terbukti. bukti/paket.json adalah mata rantai yang mengikat daftar berkas ini.',
  periksa:
    'Memeriksa: node verify-pack.mjs paket.zip (cukup Node, tanpa paket lain), atau menurut CARA-PERIKSA.txt tanpa program apa pun.\r\nDi bank: menu Dokumen, Periksa laporan, dengan nomor {nomor} dan berkas ini.',
  caraJudul: 'CARA MEMERIKSA PAKET {nomor}',
  caraNode:
    '1. Dengan Node 18 atau lebih baru\r\n   node verify-pack.mjs paket.zip\r\n   Hasil 0: utuh. 1: ada yang diubah, disebut namanya. 2: tidak terbaca. 3: ada jurnal lama yang nominal atau pelakunya hanya tampak tersamar, tidak terbukti.',
  caraIkat:
    '   Supaya terikat ke bank, tambahkan salah satu:\r\n   --print SIDIK       sidik arsip yang diberitahukan bank lewat jalan lain\r\n   --anchor heads.jsonl  kepala rantai yang disimpan di luar bank\r\n   Tanpa keduanya paket hanya terbukti cocok dengan dirinya sendiri.',
  caraSums:
    '2. Tanpa Node, dengan sha256sum (Linux, Git Bash; di macOS: shasum -a 256)\r\n   a. sha256sum paket.zip\r\n      Bandingkan dengan sidik arsip menurut bank: menu Dokumen, Periksa laporan, nomor {nomor}; atau minta bank menyebutkannya secara tertulis.\r\n   b. Buka arsip, lalu di dalam foldernya: sha256sum -c SHA256SUMS\r\n      Setiap baris harus berbunyi OK.\r\n   c. sha256sum SHA256SUMS manifest.json\r\n      Keduanya harus sama dengan sidik di dalam bukti/paket.json, yaitu baris jejak LAPORAN_DIIKAT bernomor {nomor} di bank.',
  caraWindows:
    '   Di Windows tanpa Git Bash: certutil -hashfile paket.zip SHA256, dan begitu pula untuk setiap berkas.',
  voucher: 'Voucher paket auditor',
} as const;
