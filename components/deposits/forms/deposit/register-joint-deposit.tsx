import '#lib/control/messages/changes.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/messages/titles.ts';
import { accountParties } from '#components/accounts/inquiries/account-form-fields.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { funds, nothingYet, others, terms, who } from './register-fields.tsx';

/** A deposit of several owners, who sign together or each alone. */
export const registerJointDeposit = defineScreen({
  endpoint: deposit.registerJoint,
  flow: 'REGISTRASI_DEPOSITO_GABUNGAN',
  menu: 'registrasi-deposito-gabungan',
  change: { title: 'menu.registrasiDepositoGabungan', back: menus['deposito-belum-aktif'].route },
  initial: { ...nothingYet, cara_tanda_tangan: 'ATAU', pihak: [] },
  sections: [
    who,
    {
      header: 'deposito.pemilik',
      rowsize: 2,
      fields: [
        {
          name: 'cara_tanda_tangan',
          title: 'deposito.caraTandaTangan',
          type: 'select',
          required: true,
          setup: { codes: ['ATAU', 'DAN'], prefix: 'deposito.tanda.' },
        },
        accountParties,
      ],
    },
    terms,
    funds,
    others,
  ],
});
