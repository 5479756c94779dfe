import { CustomerField } from '#components/customer/customer-field.tsx';
import { MergePreview } from '#components/customer/merge-preview.tsx';
import { seenAndReason } from '#components/customer/merge-sections.tsx';
import { custom, defineScreen } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customer.ts';
import '#lib/messages/changes.ts';
import '#lib/messages/merge.ts';

export const merge = defineScreen({
  endpoint: customer.merge,
  flow: 'GABUNG_NASABAH',
  menu: 'gabung-nasabah',
  change: { title: 'gabung.baru', back: menus.penggabungan.route, whole: true },
  initial: { asal: '', ke: '', versi_asal: 0, versi_ke: 0, sidik: '', alasan: '' },
  sections: [
    {
      header: 'gabung.duaNasabah',
      rowsize: 2,
      fields: [
        custom('asal', 'gabung.asal', (props) => <CustomerField {...props} />, {
          required: true,
          hint: 'gabung.asalPetunjuk',
        }),
        custom('ke', 'gabung.ke', (props) => <CustomerField {...props} />, {
          required: true,
          hint: 'gabung.kePetunjuk',
        }),
      ],
    },
    ...seenAndReason(MergePreview),
  ],
});
