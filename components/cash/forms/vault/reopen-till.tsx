import { TillCurrency } from '#components/cash/currency/exchange-fields.tsx';
import { custom, defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';

/** A till that was closed today, opened again as an exception. */
export const reopenTill = defineScreen({
  endpoint: vault.reopenTill,
  flow: 'BUKA_KAS_ULANG',
  menu: 'buka-kas-ulang',
  initial: { kode_valuta: BOOK_CURRENCY, alasan: '' },
  sections: [
    {
      header: 'vault.bukaUlang',
      rowsize: 1,
      fields: [
        custom('kode_valuta', 'valas.valuta', (props, form) => <TillCurrency {...props} form={form} books />, {
          required: true,
        }),
        textArea('alasan', 'vault.alasanBukaUlang', { required: true, wide: true, hint: 'vault.petunjukBukaUlang' }),
      ],
    },
  ],
});
