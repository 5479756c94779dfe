import '#lib/deposits/messages/deposit.ts';
import '#lib/messages/titles.ts';
import { MaintainedField } from '#components/deposits/case-fields.tsx';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { rollOvers } from '#lib/deposits/deposits.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { displayField } from './display-field.tsx';
import { depositSection } from './fields.tsx';

/** Changes the instruction for the end of a deposit's running term. */
export const maintainDeposit = defineScreen({
  endpoint: deposit.maintain,
  flow: 'UBAH_DEPOSITO',
  menu: 'ubah-deposito',
  change: { title: 'menu.ubahDeposito', back: menus['daftar-deposito'].route },
  initial: { nomor_rekening: '', versi: '', perpanjangan: 'NON_ARO', alasan: '' },
  sections: [
    depositSection,
    {
      header: 'deposito.perubahan',
      rowsize: 2,
      fields: [
        displayField('versi', 'deposito.nomor', MaintainedField),
        {
          name: 'perpanjangan',
          title: 'deposito.perpanjangan',
          type: 'select',
          required: true,
          setup: { codes: rollOvers, prefix: 'deposito.aro.' },
        },
        textArea('alasan', 'deposito.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
