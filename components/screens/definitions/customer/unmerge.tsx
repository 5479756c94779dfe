import { UnmergePreview } from '#components/customer/merge-preview.tsx';
import { defineScreen, textArea } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/access.ts';
import { customer } from '#services/customer.ts';
import '#lib/messages/changes.ts';
import '#lib/messages/merge.ts';

export const unmerge = defineScreen({
  endpoint: customer.unmerge,
  flow: 'BATAL_GABUNG_NASABAH',
  menu: 'penggabungan',
  change: { title: 'gabung.batalkanJudul', back: menus.penggabungan.route, whole: true },
  initial: { id_gabung: '', sidik: '', alasan: '' },
  sections: [
    {
      header: 'gabung.pratinjau',
      rowsize: 1,
      fields: [
        {
          name: 'sidik',
          title: 'gabung.pratinjau',
          type: 'custom',
          sizeCol: 12,
          setup: { render: (field, values, form) => <UnmergePreview field={field} values={values} form={form} /> },
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
