import type { ofProfit as id } from '#lib/profit-sharing/messages/validation-of-profit.ts';

export const ofProfit = {
  'v.bobot': 'A weight is 0 to 100',
  'v.cadanganSatuArah': 'Set aside or release, not both',
  'v.tarifBonus': 'Above 0, at most six decimals',
} satisfies Record<keyof typeof id, string>;
