import { texts } from '#lib/messages/known.ts';

/** The charts show the bank over twelve months. */
export const trends = texts({
  'keuangan.tren.aset': 'Aset',
  'keuangan.tren.dst': 'Dana syirkah temporer',
  'keuangan.tren.rasio': 'Rasio likuiditas',
  'keuangan.tren.rasioArti': 'Kas dan giro terhadap simpanan dan dana syirkah',
  'keuangan.tren.pendapatan': 'Pendapatan',
  'keuangan.tren.bagiHasil': 'Bagi hasil kepada pemilik dana',
  'keuangan.tren.pendapatanBagiHasil': 'Pendapatan dan bagi hasil',
  'keuangan.tren.bulan': 'Bulan',
  'keuangan.tren.tabel': 'Angkanya dalam tabel',
  'keuangan.tren.kini': '{bulan}: {angka}',
  'keuangan.tren.naik': 'naik {angka} sejak {bulan}',
  'keuangan.tren.turun': 'turun {angka} sejak {bulan}',
  'keuangan.tren.tetap': 'tidak berubah sejak {bulan}',
});
