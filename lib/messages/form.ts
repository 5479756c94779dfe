import { texts } from './known.ts';

/** The form engine, its fields of choice, nested data sets, wizards and drafts. */
export const form = texts({
  'form.tidakDidukung': 'Type form is not supported yet',
  'form.tinggalkan': 'Isian belum disimpan',
  'form.tinggalkanTeks': 'Bila halaman ini ditinggalkan, isian yang belum disimpan hilang.',
  'form.tinggalkanYa': 'Tinggalkan',
  'form.tinggalkanTidak': 'Tetap di sini',
  'form.draf': 'Ada isian yang belum sempat disimpan',
  'form.drafTeks': 'Isian ini tersimpan di peramban sejak {waktu}.',
  'form.pulihkan': 'Lanjutkan isian itu',
  'form.buang': 'Buang',

  'isian.jam': 'Jam untuk {nama}',
  'isian.pilih': 'Pilih…',
  'isian.cariEnter': 'Ketik, lalu Enter untuk mencari',
  'isian.tidakDitemukan': 'Tidak ada pilihan',
  'isian.pilihanAda': '{jumlah} pilihan',
  'isian.pilihanTombol': 'Panah atas dan bawah berpindah, Enter memilih, Escape menutup.',
  'isian.pilihanMasuk': '{nama}: ketik untuk mencari, panah bawah membuka pilihan.',
  'isian.pilihanDi': '{pilihan}, {ke} dari {jumlah}',
  'isian.pilihanDiambil': '{pilihan} dipilih',
  'isian.pilihanMati': '{pilihan} tidak dapat dipilih',
  'isian.bukaPencarian': 'Cari {nama}',

  'kalender.judul': 'Kalender {nama}',
  'kalender.bulan': 'Bulan',
  'kalender.tahun': 'Tahun',
  'kalender.bulanLalu': 'Bulan sebelumnya',
  'kalender.bulanDepan': 'Bulan berikutnya',

  'dataset.tambah': 'Tambah',
  'dataset.ubah': 'Ubah',
  'dataset.rincian': 'Rincian',
  'dataset.hapus': 'Hapus',
  'dataset.tambahKe': 'Tambah {nama}',
  'dataset.ubahBaris': 'Ubah {nama} baris {nomor}',
  'dataset.rincianBaris': 'Rincian {nama} baris {nomor}',
  'dataset.hapusBaris': 'Hapus {nama} baris {nomor}',

  'wizard.langkah': 'Langkah {ke} dari {jumlah}',
  'wizard.sebelum': 'Sebelumnya',
  'wizard.berikut': 'Berikutnya',
  'wizard.selesai': 'Simpan',
  'wizard.adaKesalahan': 'ada isian yang belum benar',
});
