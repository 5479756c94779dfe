import type { titles as id } from '#lib/messages/titles.ts';
import { moduleTitles } from './module-titles.ts';

export const titles = {
  ...moduleTitles,
  'menu.beranda': 'Home',
  'menu.reversal': 'Reversal',
  'menu.koreksi': 'Correction',
  'menu.informasi': 'Information',
  'menu.dokumen': 'Check a document',
  'tindakan.cetakUlangSlip': 'Reprint slips',
} as const satisfies Record<keyof typeof id, string>;
