import { texts } from '#lib/messages/known.ts';

/** Lists, forms and changes share these words of templates and periodic entries. */
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
