import { accountWith } from '#components/accounts/forms/account-section.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { blockCauses, blockSides } from '#lib/accounts/holds.ts';
import { hold } from '#services/accounts/hold.ts';
import { balanceBeside, level, termsSection, why } from './hold-fields.tsx';

/** A side of an account is shut, or both. */
export const blockAccount = defineScreen({
  endpoint: hold.blockAccount,
  flow: 'BLOKIR_REKENING',
  menu: 'blokir-rekening',
  change: { title: 'menu.blokirRekening', back: menus['blokir-dana'].route },
  initial: {
    nomor_rekening: '',
    arah: 'D',
    sebab: 'PERMINTAAN',
    tingkat: 'NASABAH',
    nomor_surat: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    alasan: '',
  },
  sections: [
    {
      header: 'blokir.permohonan',
      rowsize: 2,
      fields: [
        ...accountWith({
          name: 'arah',
          title: 'blokir.arah',
          type: 'select',
          required: true,
          setup: { codes: blockSides, prefix: 'sisiBlokir.' },
        } as const),
        {
          name: 'sebab',
          title: 'blokir.sebab',
          type: 'select',
          required: true,
          setup: { codes: blockCauses, prefix: 'sebabBlokir.' },
        },
        level,
        why,
      ],
    },
    termsSection(),
    balanceBeside,
  ],
});
