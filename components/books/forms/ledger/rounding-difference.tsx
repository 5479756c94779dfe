import '#lib/books/messages/ledger.ts';
import '#lib/cash/messages/teller.ts';
import { defineScreen, money, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { ledger } from '#services/books/ledger.ts';

export const roundingDifference = defineScreen({
  endpoint: ledger.roundingDifference,
  flow: 'SELISIH_PEMBULATAN',
  menu: 'selisih-pembulatan',
  initial: { arah: 'PENDAPATAN', nominal: '', kode_valuta: BOOK_CURRENCY, keterangan: '' },
  sections: [
    {
      header: 'bukuBesar.selisih',
      rowsize: 2,
      fields: [
        {
          name: 'arah',
          title: 'bukuBesar.arah',
          type: 'select',
          required: true,
          hint: 'bukuBesar.arahPetunjuk',
          setup: { codes: ['PENDAPATAN', 'BEBAN'], prefix: 'bukuBesar.arah.' },
        },
        money('nominal', 'teller.nominal', { terbilang: true, big: true }),
        textArea('keterangan', 'bukuBesar.alasan', { required: true, wide: true, hint: 'bukuBesar.alasanPetunjuk' }),
      ],
    },
  ],
});
