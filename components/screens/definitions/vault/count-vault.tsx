import '#lib/messages/currency.ts';
import { denominations } from '#components/screens/denominations-def.tsx';
import { defineScreen, textArea } from '#components/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/vault.ts';

/** The vault as two officers find it: the maker here, the second one releases it. */
export const countVault = defineScreen({
  endpoint: vault.count,
  flow: 'HITUNG_KHASANAH',
  menu: 'hitung-khasanah',
  initial: { kode_valuta: BOOK_CURRENCY, pecahan_layak: [], pecahan_tidak_layak: [], keterangan: '' },
  sections: [
    {
      header: 'vault.layak',
      rowsize: 1,
      fields: [
        { name: 'kode_valuta', title: 'valas.valuta', type: 'textlabel' },
        denominations('pecahan_layak', 'vault.layak'),
      ],
    },
    {
      header: 'vault.tidakLayak',
      rowsize: 1,
      fields: [
        denominations('pecahan_tidak_layak', 'vault.tidakLayak'),
        textArea('keterangan', 'vault.keteranganSelisih', { wide: true, hint: 'vault.petunjukSelisih' }),
      ],
    },
  ],
});
