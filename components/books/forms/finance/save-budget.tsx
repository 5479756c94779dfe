import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import { BudgetFile } from '#components/books/finance/budget-file.tsx';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { SpreadsheetText } from '#components/kit/fields/spreadsheet-field.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { finance } from '#services/books/finance.ts';

/** A branch's budget of a year: shown line by line before it is sent, and to its second person. */
export const saveBudget = defineScreen({
  endpoint: finance.saveBudget,
  flow: 'SIMPAN_ANGGARAN',
  menu: 'unggah-anggaran',
  change: { title: 'keuangan.judulAnggaran', back: menus.anggaran.route },
  initial: { tahun: '', kode_cabang: '', berkas: { nama: '', isi: '' }, alasan: '' },
  sections: [
    {
      header: 'keuangan.anggaran',
      rowsize: 2,
      fields: [
        text('tahun', 'keuangan.tahun', { required: true, maxLength: 4 }),
        {
          name: 'kode_cabang',
          title: 'keuangan.cabang',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        {
          name: 'berkas',
          title: 'keuangan.berkas',
          hint: 'keuangan.berkasPetunjuk',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: { render: (props) => <BudgetFile {...(props as FieldProps<SpreadsheetText>)} /> },
        },
      ],
    },
    whySection,
  ],
});
