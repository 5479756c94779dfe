import '#lib/cash/messages/currency.ts';
import '#lib/books/messages/ledger.ts';
import '#lib/messages/titles.ts';
import { LedgerField } from '#components/books/entries/ledger-field.tsx';
import { optionSource } from '#components/kit/fields/use-options.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { custom, defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { foreignAccountNames, rupiahAccountNames } from '#lib/accounts/own-accounts.ts';
import { dealKinds } from '#lib/cash/currency-deals.ts';
import { messageOf } from '#lib/messages/id.ts';
import { currency } from '#services/cash/currency.ts';

const currencies = optionSource({
  endpoint: currency.currencies,
  value: (row) => row.kode_valuta,
  text: (row) => messageOf('valuta.', row.kode_valuta),
});

const pays = ({ arah }: Values): boolean => arah === 'BEBAN';
const deals = (values: Values): boolean => !pays(values);

/** The bank's own currency, bought from or sold to another bank, or paid out of its account for something. */
export const bankDeal = defineScreen({
  endpoint: currency.bankDeal,
  flow: 'VALAS_PUSAT',
  menu: 'valas-pusat',
  initial: {
    arah: 'BELI',
    rekening_valas: 'BANK_LAIN',
    kode_valuta: '',
    nominal: '',
    kurs: '',
    rekening_rupiah: 'BANK_INDONESIA',
    kode_gl: '',
    keterangan: '',
  },
  sections: [
    {
      header: 'valasPusat.transaksi',
      rowsize: 2,
      fields: [
        {
          name: 'arah',
          title: 'valasPusat.arah',
          type: 'select',
          required: true,
          setup: { codes: dealKinds, prefix: 'valasPusat.arah.' },
        },
        {
          name: 'rekening_valas',
          title: 'valasPusat.rekeningValas',
          type: 'select',
          required: true,
          setup: { codes: foreignAccountNames, prefix: 'valasPusat.rekening.' },
        },
        {
          name: 'kode_valuta',
          title: 'valas.valuta',
          type: 'async-select',
          required: true,
          setup: { source: currencies },
        },
        money('nominal', 'valasPusat.nominal', { big: true }),
        {
          ...text('kurs', 'valasPusat.kurs', { required: true, maxLength: 14, hint: 'valasPusat.kursPetunjuk' }),
          otherProps: { hidden: pays },
        },
        {
          name: 'rekening_rupiah',
          title: 'valasPusat.rekeningRupiah',
          type: 'select',
          setup: { codes: rupiahAccountNames, prefix: 'valasPusat.rekening.' },
          otherProps: { hidden: pays },
        },
        {
          ...custom('kode_gl', 'valasPusat.kodeGl', (props) => <LedgerField {...props} />, {
            required: true,
            hint: 'valasPusat.kodeGlPetunjuk',
          }),
          otherProps: { hidden: deals },
        },
        text('keterangan', 'valasPusat.keterangan', { required: true, maxLength: 100, wide: true }),
      ],
    },
  ],
});
