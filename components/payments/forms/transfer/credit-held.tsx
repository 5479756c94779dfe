import '#lib/payments/messages/transfer.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { transfer } from '#services/payments/transfer.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** A transfer that came in and was held is credited to the account it names. */
export const creditHeld = defineScreen({
  endpoint: transfer.creditHeld,
  flow: 'SALURKAN_TRANSFER',
  menu: 'salurkan-transfer',
  initial: { nomor: '', nomor_rekening: '', nominal: '', kode_valuta, keterangan: '' },
  sections: [
    {
      header: 'transfer.tertahan',
      rowsize: 2,
      fields: [
        text('nomor', 'transfer.nomor', { required: true, maxLength: 14 }),
        money('nominal', 'transfer.nominal', { big: true }),
        text('keterangan', 'transfer.alasanSalurkan', { required: true, wide: true }),
      ],
    },
    accountSection,
  ],
});
