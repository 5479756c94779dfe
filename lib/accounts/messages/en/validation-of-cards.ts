import type { ofCards as id } from '#lib/accounts/messages/validation-of-cards.ts';

export const ofCards = {
  'v.nomorKartu': 'Card number: 16 digits with a valid check digit',
  'v.bulanTahun': 'Enter month and year as on the card, for example 08/31',
} satisfies Record<keyof typeof id, string>;
