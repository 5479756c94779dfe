import '#lib/control/messages/flow.ts';
import { optionSource } from '#components/kit/fields/use-options.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { roleTitle } from '#lib/access/role-titles.ts';
import { delegation as calls } from '#services/control/delegation.ts';

export const delegation = defineScreen({
  endpoint: calls.delegate,
  flow: 'DELEGASI',
  menu: 'delegasi',
  change: { title: 'delegasi.baru', back: menus.delegasi.route },
  initial: { ke: '', mulai: '', sampai: '', alasan: '' },
  sections: [
    {
      header: 'delegasi.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'ke',
          title: 'delegasi.ke',
          type: 'async-select',
          required: true,
          sizeCol: 12,
          hint: 'delegasi.petunjukKe',
          setup: {
            source: optionSource({
              endpoint: calls.delegates,
              value: (row) => row.id_user,
              text: (row) => `${row.nama_user} (${row.role_id.map(roleTitle).join(', ')})`,
            }),
          },
        },
        { name: 'mulai', title: 'delegasi.mulai', type: 'date', required: true },
        { name: 'sampai', title: 'delegasi.sampai', type: 'date', required: true, hint: 'delegasi.petunjukSampai' },
        textArea('alasan', 'delegasi.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
