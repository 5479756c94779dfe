import '#lib/payments/messages/transfer.ts';
import '#lib/messages/titles.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { transfer } from '#services/payments/transfer.ts';

/** Two persons send a transfer that is held back to its bank; the list opens it with its number. */
export const sendBack = defineScreen({
  endpoint: transfer.sendBack,
  flow: 'RETUR_TRANSFER_TERTAHAN',
  menu: 'retur-transfer',
  change: { title: 'menu.returTransfer', back: menus['transfer-masuk'].route },
  initial: { nomor: '', alasan: '' },
  sections: [
    {
      header: 'transfer.tertahan',
      rowsize: 2,
      fields: [
        text('nomor', 'transfer.nomor', { required: true, maxLength: 14 }),
        textArea('alasan', 'transfer.alasanRetur', { required: true, wide: true }),
      ],
    },
  ],
});
