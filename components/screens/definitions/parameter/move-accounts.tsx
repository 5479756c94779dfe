import '#lib/messages/branches.ts';
import { branchSource } from '#components/fields/branch-source.ts';
import { whySection } from '#components/parameter/term-fields.tsx';
import { defineScreen } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/terms.ts';

/** Takes accounts of a branch that is to be closed to another one, a hundred at a time. */
export const moveAccounts = defineScreen({
  endpoint: terms.moveAccounts,
  flow: 'PINDAH_REKENING_CABANG',
  menu: 'daftar-cabang',
  change: { title: 'pindahRekening.judul', back: menus['daftar-cabang'].route },
  initial: { kode_cabang: '', cabang_tujuan: '', dari_rekening: '', alasan: '' },
  sections: [
    {
      header: 'pindahRekening.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'kode_cabang',
          title: 'pindahRekening.asal',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        {
          name: 'cabang_tujuan',
          title: 'pindahRekening.tujuan',
          hint: 'pindahRekening.tujuanPetunjuk',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        { name: 'dari_rekening', title: 'pindahRekening.dari', hint: 'pindahRekening.dariPetunjuk', type: 'text' },
      ],
    },
    whySection,
  ],
});
