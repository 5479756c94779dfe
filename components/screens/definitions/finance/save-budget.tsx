import '#lib/messages/finance.ts';
import '#lib/messages/ledger-fields.ts';
import { branchSource } from '#components/fields/branch-source.ts';
import type { FieldProps } from '#components/fields/field.tsx';
import { BudgetFile, type BudgetText } from '#components/finance/budget-file.tsx';
import { whySection } from '#components/parameter/term-fields.tsx';
import { defineScreen, text } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { finance } from '#services/finance.ts';

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
          setup: { render: (props) => <BudgetFile {...(props as FieldProps<BudgetText>)} /> },
        },
      ],
    },
    whySection,
  ],
});
