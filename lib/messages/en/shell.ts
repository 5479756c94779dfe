import type { shell as id } from '#lib/messages/shell.ts';

export const shell = {
  'shell.bahasa.id': 'Bahasa Indonesia',
  'shell.bahasa.en': 'English',
  'shell.tema': 'Switch between light and dark',
  'palet.kotak': 'Find a screen, account, customer, code',
  'pintasan.palet': 'Search',
  'pintasan.daftar': 'Help and shortcuts',
  'pintasan.label': 'shortcuts',

  'kemajuan.persen': '{persen}%',
  'cetak.printer': 'Choose the printer {printer}.',
  'cetak.pratinjau': 'Print preview',
  'kabar.berkala': 'A recurring entry of yours has fallen due and awaits you, see Home',
  'kabar.laporanSiap': 'Your report is ready, download it under My reports',
  'kabar.laporanGagal': 'Your report could not be produced, see why under My reports',
} as const satisfies Record<keyof typeof id, string>;
