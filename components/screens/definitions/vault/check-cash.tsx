import '#lib/messages/currency.ts';
import { denominations } from '#components/screens/denominations-def.tsx';
import { common, defineScreen, textArea } from '#components/screens/transaction-def.tsx';
import { checkedBoxes } from '#lib/cash-checks.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/vault.ts';

/** A till or vault counted by who keeps it, before somebody from outside the branch who approves what was found. */
export const checkCash = defineScreen({
  endpoint: vault.check,
  flow: 'PERIKSA_KAS',
  menu: 'periksa-kas',
  initial: { kas: 'TELLER', kode_valuta: BOOK_CURRENCY, pecahan_layak: [], pecahan_tidak_layak: [], keterangan: '' },
  sections: [
    {
      header: 'vault.layak',
      rowsize: 1,
      fields: [
        {
          ...common('kas', 'vault.kasDiperiksa', { required: true, hint: 'vault.petunjukPeriksa' }),
          type: 'select',
          setup: { codes: checkedBoxes, prefix: 'vault.kas.' },
        },
        { name: 'kode_valuta', title: 'valas.valuta', type: 'textlabel' },
        denominations('pecahan_layak', 'vault.layak'),
      ],
    },
    {
      header: 'vault.tidakLayak',
      rowsize: 1,
      fields: [
        denominations('pecahan_tidak_layak', 'vault.tidakLayak'),
        textArea('keterangan', 'vault.catatanPeriksa', { wide: true }),
      ],
    },
  ],
});
