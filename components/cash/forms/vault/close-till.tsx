import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { type FlowForm, money, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** A till that is closed with a difference, as the second person reads it. */
export const closeTillForm: FlowForm = {
  flow: 'TUTUP_KAS',
  initial: { kode_valuta: BOOK_CURRENCY, pecahan: [], selisih: '', keterangan: '' },
  sections: [
    {
      header: 'vault.tutupKas',
      rowsize: 1,
      fields: [
        money('selisih', 'vault.selisih', { required: false }),
        textArea('keterangan', 'vault.alasanSelisih', { wide: true }),
        denominations('pecahan', 'vault.dihitung'),
      ],
    },
  ],
};
