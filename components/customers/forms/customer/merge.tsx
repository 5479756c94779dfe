import { CustomerField } from '#components/customers/records/customer-field.tsx';
import { MergePreview } from '#components/customers/records/merge-preview.tsx';
import { seenAndReason } from '#components/customers/records/merge-sections.tsx';
import { custom, defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customers/customer.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/merge.ts';

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
