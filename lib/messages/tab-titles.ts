import { texts } from './known.ts';

/** These tabs are in windows of several modules; their own words come when one is opened. */
export const tabTitles = texts({
  'tab.pihak': 'Pihak',
  'tab.syarat': 'Syarat & pihak',
  'tab.mutasi': 'Mutasi',
  'tab.blokir': 'Blokir & dana ditahan',
  'tab.perintah': 'SI & ATS',
  'tab.biaya': 'Biaya',
  'tab.keadaan': 'Keadaan per tanggal',
  'tab.akad': 'Akad',
  'tab.akrual': 'Akrual bagi hasil',
  'tab.kartu': 'Kartu',
  'tab.tandaTangan': 'Contoh tanda tangan',
  'tab.riwayatData': 'Riwayat data',
  'tab.bagiHasil': 'Bagi hasil',
  'tab.rekeningKoran': 'Rekening koran',
  'tab.riwayat': 'Riwayat',
});
