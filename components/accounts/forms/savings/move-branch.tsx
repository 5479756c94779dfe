import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { maintenance } from '#services/accounts/maintenance.ts';
import '#lib/accounts/messages/maintenance.ts';

export const moveBranch = defineScreen({
  endpoint: maintenance.moveBranch,
  flow: 'PINDAH_CABANG',
  menu: 'pindah-cabang',
  initial: { nomor_rekening: '', cabang_tujuan: '', alasan: '' },
  sections: [
    accountSection,
    {
      header: 'ubahRek.tujuanPindah',
      rowsize: 2,
      fields: [
        {
          name: 'cabang_tujuan',
          title: 'ubahRek.cabangTujuan',
          hint: 'ubahRek.pindahPetunjuk',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        textArea('alasan', 'ubahRek.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
