import { CustomerField } from '#components/customer/customer-field.tsx';
import { MergePreview } from '#components/customer/merge-preview.tsx';
import { custom, defineScreen, textArea } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/access.ts';
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
    {
      header: 'gabung.pratinjau',
      rowsize: 1,
      fields: [
        {
          name: 'sidik',
          title: 'gabung.pratinjau',
          type: 'custom',
          sizeCol: 12,
          setup: { render: (field, values, form) => <MergePreview field={field} values={values} form={form} /> },
        },
      ],
    },
    {
      header: 'gabung.alasan',
      rowsize: 1,
      fields: [textArea('alasan', 'kolom.alasan', { required: true })],
    },
  ],
});
