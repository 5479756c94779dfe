import { OrderPanel } from '#components/accounts/standing-orders/order-details.tsx';
import { defineScreen, money, panel } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import { why } from './order-fields.tsx';

/** A period that failed is paid now, of the amount it was to move. */
export const runOrder = defineScreen({
  endpoint: standing.run,
  flow: 'PERINTAH_TETAP',
  menu: 'simpan-si',
  initial: { nomor_perintah: '', jatuh_tempo: '', nominal: '', kode_valuta: BOOK_CURRENCY, alasan: '' },
  sections: [
    {
      header: 'perintah.jalankan',
      rowsize: 2,
      fields: [
        { name: 'nomor_perintah', title: 'perintah.nomor', type: 'textlabel' },
        { name: 'jatuh_tempo', title: 'perintah.jatuhTempo', type: 'date', otherProps: { readOnly: true } },
        { ...money('nominal', 'perintah.diminta'), otherProps: { readOnly: true } },
        panel('nomor_perintah', OrderPanel, true),
        why,
      ],
    },
  ],
});
