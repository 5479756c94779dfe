import type { ofStanding as id } from '#lib/accounts/messages/validation-of-standing.ts';

export const ofStanding = {
  'v.bilanganPerintah': 'A whole number within its bounds',
  'v.persenPerintah': 'A percentage above 0 up to 100',
  'v.persenAtauBatas': 'Either a percentage or the balance that stays',
  'v.rentangPerintah': 'The bounds are at least one multiple apart',
  'v.hariMinggu': 'Choose a day of the week',
  'v.akhirPerintah': 'Say how the order ends',
  'v.rekeningSama': 'Both accounts are the same',
  'v.jenisPerintahLuar': 'To another bank: choose a fixed transfer, a sweep out or a transfer by balance',
} satisfies Record<keyof typeof id, string>;
