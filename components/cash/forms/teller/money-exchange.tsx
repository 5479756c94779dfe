import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/cash/teller.ts';

/** Pieces for pieces of the same worth: what is received on the left of the slip, what is given on its right. */
export const moneyExchange = defineScreen({
  endpoint: teller.exchange,
  flow: 'TUKAR_UANG',
  menu: 'tukar-uang',
  initial: { ...noPresenter, nominal: '', kode_valuta: BOOK_CURRENCY, keterangan: '', pecahan: [], kembalian: [] },
  sections: [
    {
      header: 'teller.penukaran',
      rowsize: 2,
      aside: TillChip,
      fields: [
        money('nominal', 'teller.nominal', { terbilang: true, big: true }),
        text('keterangan', 'teller.keterangan'),
      ],
    },
    presenterSection({
      header: 'wic.penukar',
      number: 'wic.nomorPenukar',
      hint: 'wic.kosongPenukar',
      nameAlone: true,
    }),
    {
      header: 'teller.diterima',
      rowsize: 1,
      fields: [denominations('pecahan', 'teller.diterima', { of: 'nominal', worn: true, helps: 'IN' })],
    },
    {
      header: 'teller.diserahkan',
      rowsize: 1,
      fields: [denominations('kembalian', 'teller.diserahkan', { of: 'nominal', helps: 'OUT' })],
    },
  ],
});
