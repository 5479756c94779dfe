/** Templates and periodic entries use these words. */
export const entryWords = {
  'kolom.lingkup_templat': 'For',
  'kolom.baris_entri': 'Lines of the entry',
  'kolom.templat_entri': 'From template',
  'kolom.periode_entri': 'Period',
  'kolom.jatuh_dilewati': 'Due date left out',
  'periodeEntri.MINGGUAN': 'Each week',
  'periodeEntri.BULANAN': 'Each month on a day',
  'periodeEntri.AKHIR_BULAN': 'Each month end',
  'periodeEntri.SEKALI': 'Once, on the first day',
  'lingkupTemplat.PENGGUNA': 'Myself',
  'lingkupTemplat.CABANG': 'Branch',
  'lingkupTemplat.BANK': 'The whole bank',
};
