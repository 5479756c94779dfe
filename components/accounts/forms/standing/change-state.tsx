import { OrderPanel } from '#components/accounts/standing-orders/order-details.tsx';
import { stateSource } from '#components/accounts/standing-orders/order-source.tsx';
import { defineScreen, panel } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { orderActs } from '#lib/accounts/standing-orders.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import { why } from './order-fields.tsx';

const initial = { nomor_perintah: '', versi: 0, tindakan: 'TANGGUHKAN', alasan: '' } as const;

/** An order is suspended, goes on, or ends. */
export const changeState = defineScreen({
  endpoint: standing.changeState,
  flow: 'STATUS_PERINTAH',
  menu: 'simpan-si',
  change: { title: 'perintah.ubahStatus', back: menus['daftar-si'].route, Source: stateSource(initial) },
  initial,
  sections: [
    {
      header: 'perintah.nomor',
      rowsize: 2,
      fields: [
        { name: 'nomor_perintah', title: 'perintah.nomor', type: 'textlabel' },
        panel('nomor_perintah', OrderPanel, true),
      ],
    },
    {
      header: 'perintah.tindakan',
      rowsize: 2,
      fields: [
        {
          name: 'tindakan',
          title: 'perintah.tindakan',
          type: 'select',
          required: true,
          setup: { codes: orderActs, prefix: 'perintah.tindakan.' },
        },
        why,
      ],
    },
  ],
});
