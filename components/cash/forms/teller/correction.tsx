import { REFERENCE_DIGITS } from '#components/cash/counter/reference-field.tsx';
import { PastTransaction } from '#components/cash/counter/transaction-summary.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, panel, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { teller } from '#services/cash/teller.ts';

export const correction = defineScreen({
  endpoint: teller.correction,
  flow: 'KOREKSI',
  menu: 'koreksi',
  initial: { nomor_referensi: '', nomor_selisih: '', pecahan: [], alasan: '' },
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
      fields: [
        text('nomor_selisih', 'koreksi.selisih', { maxLength: 14, hint: 'koreksi.selisihPetunjuk' }),
        denominations('pecahan', 'reversal.pecahan', { opener: 'reversal.adaPecahan' }),
        textArea('alasan', 'koreksi.alasan', { required: true, hint: 'koreksi.alasanPetunjuk' }),
      ],
    },
  ],
});
