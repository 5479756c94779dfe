import { texts } from './known.ts';

/** The words of templates and of entries that come back, which lists, forms and changes share. */
export const entryWords = texts({
  'kolom.lingkup_templat': 'Untuk',
  'kolom.baris_entri': 'Baris entri',
  'kolom.templat_entri': 'Dari templat',
  'kolom.periode_entri': 'Periode',
  'kolom.jatuh_dilewati': 'Jatuh tempo dilewati',
  'periodeEntri.MINGGUAN': 'Setiap minggu',
  'periodeEntri.BULANAN': 'Setiap bulan, tanggal tertentu',
  'periodeEntri.AKHIR_BULAN': 'Setiap akhir bulan',
  'periodeEntri.SEKALI': 'Sekali, pada tanggal pertama',
  'lingkupTemplat.PENGGUNA': 'Saya sendiri',
  'lingkupTemplat.CABANG': 'Cabang',
  'lingkupTemplat.BANK': 'Seluruh bank',
});
