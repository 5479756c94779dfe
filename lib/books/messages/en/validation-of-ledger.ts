import type { ofLedger as id } from '#lib/books/messages/validation-of-ledger.ts';

export const ofLedger = {
  'v.kodeGl': 'A ledger account has 6 digits',
  'v.namaTemplat': 'The name of a template has 3 letters or more',
  'v.barisEntri': 'Fill in 2 to 5,000 lines',
  'v.tidakSeimbang': 'Debits and credits are not equal in each currency',
  'v.lampiran': 'At most 10 attachments, each once',
} satisfies Record<keyof typeof id, string>;
