import type { profitSharingTitles as id } from '#lib/profit-sharing/messages/titles.ts';

export const profitSharingTitles = {
  'menu.hi1000': 'Profit sharing & HI-1000',
  'menu.tetapkanHi1000': 'Set HI-1000',
  'menu.bonus': 'Wadiah bonus',
  'menu.tetapkanBonus': 'Decide a wadiah bonus',
  'menu.batalBagiHasil': 'Undo profit shares',
  'hak.otoBonus': 'Approve a wadiah bonus',
  'hak.otoHi1000': 'Approve HI-1000',
} as const satisfies Record<keyof typeof id, string>;
