import '#lib/accounts/messages/account-fees.ts';
import '#lib/control/messages/changes.ts';
import '#lib/messages/titles.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { contractFees } from '#lib/accounts/account-fees.ts';
import { accountFee } from '#services/accounts/account-fee.ts';

/** Waives an end-of-day fee for one account, from day to day. */
export const waiveFee = defineScreen({
  endpoint: accountFee.waive,
  flow: 'BEBAS_BIAYA',
  menu: 'bebas-biaya',
  change: { title: 'menu.bebasBiaya', back: menus.rekening.route },
  initial: { nomor_rekening: '', kode: 'BIAYA_BULANAN', persen: '100', mulai: '', sampai: '', alasan: '' },
  sections: [
    accountSection,
    {
      header: 'biayaRek.pembebasan',
      rowsize: 2,
      fields: [
        {
          name: 'kode',
          title: 'biayaRek.biaya',
          type: 'select',
          required: true,
          setup: { codes: contractFees, prefix: 'biayaRek.kode.' },
        },
        text('persen', 'biayaRek.persen', { required: true, maxLength: 6, hint: 'biayaRek.persenPetunjuk' }),
        { name: 'mulai', title: 'biayaRek.mulai', type: 'date', required: true },
        { name: 'sampai', title: 'biayaRek.sampai', type: 'date', required: true },
        textArea('alasan', 'biayaRek.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
