import { texts } from '#lib/messages/known.ts';

/** People fill in these files: the texts say what each column holds. */
export const templates = texts({
  'templat.petunjuk': 'Petunjuk',
  'templat.kolom': 'Kolom',
  'templat.jenisIsi': 'Jenis isi',
  'templat.isiBoleh': 'Isi yang diizinkan',
  'templat.jenis.kode': 'Kode',
  'templat.jenis.nomor': 'Nomor, sebagai teks',
  'templat.jenis.nama': 'Teks',
  'templat.jenis.jumlah': 'Jumlah uang',
  'templat.jenis.tanggal': 'Tanggal',
  'templat.boleh.rekeningGaji':
    '12 angka untuk rekening bank ini; untuk bank lain nomor di bank itu, paling banyak 34 huruf dan angka',
  'templat.boleh.nama': 'Nama pemilik rekening seperti di bank, paling banyak 100 huruf',
  'templat.boleh.jumlahRupiah': 'Rupiah di atas nol, paling banyak dua desimal: 4500000 atau 4.500.000,00',
  'templat.boleh.jumlahNol': 'Rupiah, nol atau lebih, paling banyak dua desimal: 0 atau 4.500.000,00',
  'templat.boleh.jumlahValuta':
    'Di atas nol dalam valuta baris itu, paling banyak dua desimal: 1500000 atau 1.500.000,00',
  'templat.boleh.jumlahAnggaran': 'Rupiah untuk bulan itu; kosong berarti nol, kurang dari nol dengan - atau kurung',
  'templat.boleh.keterangan': 'Bebas, paling banyak 40 huruf; boleh kosong',
  'templat.boleh.keteranganJurnal': 'Bebas, paling banyak 100 huruf; boleh kosong',
  'templat.boleh.bank': 'Kosong untuk bank ini; kode kliring 3 angka, kode BI-FAST 7 angka, atau BIC bank lain',
  'templat.boleh.sisi': 'D untuk debet, K untuk kredit',
  'templat.boleh.jenisAkun': 'GL untuk akun buku besar, REKENING untuk rekening nasabah',
  'templat.boleh.nomorAkun': 'Akun buku besar 6 angka, atau rekening 12 angka',
  'templat.boleh.cabang': 'Kode cabang, 3 angka',
  'templat.boleh.valuta': 'Kode tiga huruf seperti IDR atau USD',
  'templat.boleh.akunAnggaran': 'Akun pendapatan atau beban, 6 angka',
  'templat.boleh.kontrak':
    'Huruf besar, angka, titik, garis, dan garis miring; paling banyak 30, masing-masing satu kali',
  'templat.boleh.nasabah': 'Nomor nasabah bank ini',
  'templat.boleh.produk': 'Nama produk pembiayaan, paling banyak 60 huruf',
  'templat.boleh.akad': 'Nama akad seperti Murabahah, paling banyak 30 huruf',
  'templat.boleh.tanggal': 'Hari-bulan-tahun: 30-11-2026',
  'templat.boleh.kolektibilitas': '1 sampai 5',
});
