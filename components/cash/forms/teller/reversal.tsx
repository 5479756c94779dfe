import { ReferenceField } from '#components/cash/counter/reference-field.tsx';
import { OriginalTransaction } from '#components/cash/counter/transaction-summary.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { custom, defineScreen, panel, textArea } from '#components/kit/screens/transaction-def.tsx';
import { teller } from '#services/cash/teller.ts';

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
        denominations('pecahan', 'reversal.pecahan', { opener: 'reversal.adaPecahan' }),
      ],
    },
  ],
});
