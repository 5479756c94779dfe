import { texts } from './known.ts';

/** Fields of amounts, accounts, pieces and dates. */
export const fields = texts({
  'isian.terbilang': 'Terbilang',
  'isian.hinggaDigit': '{jumlah} angka',
  'isian.cariRekening': 'Cari rekening',
  'isian.cariNamaNomor': 'Nama atau nomor rekening',
  'isian.cariPetunjuk': 'Ketik nama pemilik atau nomor rekening, lalu Enter.',
  'isian.rekeningTidakAda': 'Rekening {nomor} tidak ditemukan',
  'isian.rekeningBentuk': 'Nomor rekening harus 12 angka dengan angka periksa yang benar',
  'isian.uangBentuk': 'Isi jumlah seperti 2,500,000.00 atau 2,5jt',
  'isian.pecahan': 'Pecahan',
  'isian.lembar': 'Lembar / keping',
  'isian.koin': 'koin',
  'isian.tidakLayak': 'tidak layak',
  'isian.adaTidakLayak': 'Ada uang tidak layak edar',
  'isian.kepingUntuk': 'Keping {nominal}',
  'isian.lembarUntuk': 'Lembar pecahan {nominal}',
  'isian.jumlah': 'Jumlah',
  'isian.jumlahPecahan': 'Jumlah pecahan',
  'isian.pecahanKosong': 'Tidak ada pecahan',
  'isian.pecahanKurang': 'Kurang dari nominal',
  'isian.pecahanLebih': 'Lebih dari nominal',
  'isian.pecahanCocok': 'Cocok dengan nominal',
  'isian.bukaKalender': 'Buka kalender {nama}',
  'isian.tanggalBentuk': 'Format date is invalid. (YYYY-MM-DD)',
});
