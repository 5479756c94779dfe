import { defineScreen, panel, text, textArea } from '#components/screens/transaction-def.tsx';
import { REFERENCE_DIGITS } from '#components/teller/reference-field.tsx';
import { PastTransaction } from '#components/teller/transaction-facts.tsx';
import { teller } from '#services/teller.ts';

export const correction = defineScreen({
  endpoint: teller.correction,
  flow: 'KOREKSI',
  menu: 'koreksi',
  initial: { nomor_referensi: '', alasan: '' },
  sections: [
    {
      header: 'koreksi.transaksi',
      rowsize: 2,
      fields: [
        text('nomor_referensi', 'reversal.referensi', { required: true, maxLength: REFERENCE_DIGITS }),
        panel('nomor_referensi', PastTransaction, true),
      ],
    },
    {
      header: 'reversal.alasanHeader',
      rowsize: 1,
      fields: [textArea('alasan', 'koreksi.alasan', { required: true, hint: 'koreksi.alasanPetunjuk' })],
    },
  ],
});
