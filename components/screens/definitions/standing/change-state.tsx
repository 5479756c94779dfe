import { defineScreen, panel } from '#components/screens/transaction-def.tsx';
import { OrderFacts } from '#components/standing/order-facts.tsx';
import { stateSource } from '#components/standing/order-source.tsx';
import { menus } from '#lib/access/menus.ts';
import { orderActs } from '#lib/standing.ts';
import { standing } from '#services/standing.ts';
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
        panel('nomor_perintah', OrderFacts, true),
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
