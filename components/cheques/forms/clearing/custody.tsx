import '#lib/cheques/messages/clearing.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { clearing } from '#services/cheques/clearing.ts';
import { chosenSum, groupToChoose } from './fields.tsx';

/** A custody group is lodged on its day. */
export const runCustody = defineScreen({
  endpoint: clearing.runCustody,
  flow: 'JALANKAN_TITIPAN_KLIRING',
  menu: 'jalankan-titipan-kliring',
  initial: { id_group: '', nominal: '', kode_valuta: BOOK_CURRENCY },
  sections: [{ header: 'kliring.titipan', rowsize: 2, fields: [groupToChoose(true), chosenSum] }],
});

/** A custody group is given back to its depositor. */
export const giveBack = defineScreen({
  endpoint: clearing.giveBack,
  flow: 'HAPUS_TITIPAN_KLIRING',
  menu: 'hapus-titipan-kliring',
  initial: { id_group: '', nominal: '', kode_valuta: BOOK_CURRENCY, alasan: '' },
  sections: [
    {
      header: 'kliring.titipan',
      rowsize: 2,
      fields: [groupToChoose(false), chosenSum, textArea('alasan', 'kliring.alasan', { required: true, wide: true })],
    },
  ],
});
