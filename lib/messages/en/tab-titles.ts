import type { tabTitles as id } from '#lib/messages/tab-titles.ts';

export const tabTitles = {
  'tab.pihak': 'Parties',
  'tab.syarat': 'Terms & parties',
  'tab.mutasi': 'Movements',
  'tab.blokir': 'Blocks & holds',
  'tab.perintah': 'SI & ATS',
  'tab.biaya': 'Fees',
  'tab.keadaan': 'As of a date',
  'tab.akad': 'Contract',
  'tab.akrual': 'Accrued profit share',
  'tab.kartu': 'Cards',
  'tab.tandaTangan': 'Specimen signatures',
  'tab.riwayatData': 'History of data',
  'tab.bagiHasil': 'Profit shares',
  'tab.rekeningKoran': 'Statement',
  'tab.riwayat': 'History',
} satisfies Record<keyof typeof id, string>;
