import '#lib/customers/messages/financing.ts';
import { FinancingFile } from '#components/customers/records/financing-file.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { SpreadsheetText } from '#components/kit/fields/spreadsheet-field.tsx';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { customer } from '#services/customers/customer.ts';

/** Imports a day's report of the bank's own financing system: it shows line by line before it is sent, and to its second person. */
export const importFinancing = defineScreen({
  endpoint: customer.importFinancing,
  flow: 'IMPOR_PEMBIAYAAN',
  menu: 'impor-pembiayaan',
  change: { title: 'pembiayaan.judulImpor', back: menus.portofolio.route },
  initial: { tanggal_posisi: '', berkas: { nama: '', isi: '' }, alasan: '' },
  sections: [
    {
      header: 'pembiayaan.laporan',
      rowsize: 2,
      fields: [
        {
          name: 'tanggal_posisi',
          title: 'pembiayaan.posisi',
          hint: 'pembiayaan.posisiPetunjuk',
          type: 'date',
          required: true,
        },
        {
          name: 'berkas',
          title: 'pembiayaan.berkas',
          hint: 'pembiayaan.berkasPetunjuk',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: { render: (props) => <FinancingFile {...(props as FieldProps<SpreadsheetText>)} /> },
        },
        textArea('alasan', 'pembiayaan.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
