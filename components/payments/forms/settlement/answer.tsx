import '#lib/payments/messages/item-words.ts';
import '#lib/payments/messages/settlement.ts';
import '#lib/messages/titles.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { answeredLists, resolutions } from '#lib/payments/settlement.ts';
import { settlement } from '#services/payments/settlement.ts';

/** Two persons answer an item without an answer on the way to other banks; the list opens the form with the item. */
export const resolveUnanswered = defineScreen({
  endpoint: settlement.answer,
  flow: 'JAWAB_PENYELESAIAN',
  menu: 'jawab-penyelesaian',
  change: { title: 'menu.jawabPenyelesaian', back: menus.penyelesaian.route },
  initial: { daftar: 'ITEM', kunci: '', hasil: 'SELESAI', sebab: '', bukti: '', alasan: '' },
  sections: [
    {
      header: 'penyelesaian.jawaban',
      rowsize: 2,
      fields: [
        {
          name: 'daftar',
          title: 'penyelesaian.daftar',
          type: 'select',
          required: true,
          setup: { codes: answeredLists, prefix: 'penyelesaian.' },
        },
        text('kunci', 'penyelesaian.kunci', { required: true, maxLength: 35 }),
        {
          name: 'hasil',
          title: 'penyelesaian.hasil',
          type: 'select',
          required: true,
          setup: { codes: resolutions, prefix: 'jawabPenyelesaian.' },
        },
        text('sebab', 'penyelesaian.kodeSebab', { maxLength: 4, hint: 'penyelesaian.sebabPetunjuk' }),
        text('bukti', 'penyelesaian.bukti', { required: true, hint: 'penyelesaian.buktiPetunjuk' }),
        textArea('alasan', 'penyelesaian.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
