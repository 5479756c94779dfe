import '#lib/books/messages/levies.ts';
import { leviesOwed } from '#components/books/finance/levies-owed.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { rupiahAccountNames } from '#lib/accounts/own-accounts.ts';
import { levyKinds } from '#lib/books/levies.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { finance } from '#services/books/finance.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** A tax, stamp duty or zakat of a month, paid beside what the books owe by branch. */
export const remitLevy = defineScreen({
  endpoint: finance.remitLevy,
  flow: 'SETOR_PUNGUTAN',
  menu: 'setor-pungutan',
  initial: {
    jenis: 'PPH_FINAL',
    bulan: '',
    penerima: '',
    nomor_bukti: '',
    sumber: 'BANK_INDONESIA',
    nominal: '',
    kode_valuta,
    keterangan: '',
  },
  sections: [
    {
      header: 'pungutan.setoran',
      rowsize: 2,
      fields: [
        {
          name: 'jenis',
          title: 'pungutan.jenis',
          type: 'select',
          required: true,
          setup: { codes: levyKinds, prefix: 'pungutan.jenis.' },
        },
        text('bulan', 'pungutan.bulan', { required: true, maxLength: 7, hint: 'pungutan.bulanPetunjuk' }),
        text('penerima', 'pungutan.penerima', { required: true, maxLength: 60, hint: 'pungutan.penerimaPetunjuk' }),
        text('nomor_bukti', 'pungutan.bukti', { required: true, maxLength: 40, hint: 'pungutan.buktiPetunjuk' }),
        {
          name: 'sumber',
          title: 'pungutan.sumber',
          type: 'select',
          required: true,
          setup: { codes: rupiahAccountNames, prefix: 'pungutan.sumber.' },
        },
        money('nominal', 'pungutan.nominal', { big: true }),
        text('keterangan', 'pungutan.keterangan', { maxLength: 100 }),
      ],
    },
    { header: 'pungutan.terutang', rowsize: 1, fields: [leviesOwed] },
  ],
});
