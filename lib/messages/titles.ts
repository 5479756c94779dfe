import { texts } from './known.ts';
import { moduleTitles } from './module-titles.ts';

/** The product gives these names to its menus, the rights to approve and see, and the actions on a row. */
export const titles = texts({
  ...moduleTitles,
  'menu.beranda': 'Beranda',
  'menu.reversal': 'Reversal',
  'menu.koreksi': 'Koreksi',
  'menu.informasi': 'Informasi',
  'menu.dokumen': 'Periksa dokumen',
  'tindakan.cetakUlangSlip': 'Cetak ulang slip',
});
