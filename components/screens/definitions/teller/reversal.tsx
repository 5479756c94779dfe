import { denominations } from '#components/screens/denominations-def.tsx';
import { custom, defineScreen, panel, textArea } from '#components/screens/transaction-def.tsx';
import { ReferenceField } from '#components/teller/reference-field.tsx';
import { OriginalTransaction } from '#components/teller/transaction-facts.tsx';
import { teller } from '#services/teller.ts';

export const reversal = defineScreen({
  endpoint: teller.reversal,
  flow: 'REVERSAL',
  menu: 'reversal',
  initial: { nomor_referensi: '', alasan: '', pecahan: [] },
  sections: [
    {
      header: 'reversal.transaksi',
      rowsize: 2,
      fields: [
        custom('nomor_referensi', 'reversal.referensi', (props) => <ReferenceField {...props} />, { required: true }),
        panel('nomor_referensi', OriginalTransaction, true),
      ],
    },
    {
      header: 'reversal.alasanHeader',
      rowsize: 1,
      fields: [
        textArea('alasan', 'reversal.alasan', { required: true, hint: 'reversal.alasanPetunjuk' }),
        denominations('pecahan', 'reversal.pecahan', { folded: 'reversal.adaPecahan' }),
      ],
    },
  ],
});
