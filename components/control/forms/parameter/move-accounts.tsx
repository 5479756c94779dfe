import '#lib/business-day/messages/branches.ts';
import { whySection } from '#components/control/parameters/term-fields.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/control/terms.ts';

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
