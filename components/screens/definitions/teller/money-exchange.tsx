import { defineScreen, denominations, money, text } from '#components/screens/transaction-def.tsx';
import { TillChip } from '#components/teller/till-chip.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/teller.ts';

/** Pieces for pieces of the same worth: what is received on the left of the slip, what is given on its right. */
export const moneyExchange = defineScreen({
  endpoint: teller.exchange,
  flow: 'TUKAR_UANG',
  menu: 'tukar-uang',
  initial: { nominal: '', kode_valuta: BOOK_CURRENCY, nama: '', keterangan: '', pecahan: [], kembalian: [] },
  sections: [
    {
      header: 'teller.penukaran',
      rowsize: 2,
      aside: TillChip,
      fields: [
        money('nominal', 'teller.nominal', { terbilang: true, big: true }),
        text('nama', 'teller.namaPenukar'),
        text('keterangan', 'teller.keterangan', { wide: true }),
      ],
    },
    {
      header: 'teller.diterima',
      rowsize: 1,
      fields: [denominations('pecahan', 'teller.diterima', { of: 'nominal', worn: true })],
    },
    {
      header: 'teller.diserahkan',
      rowsize: 1,
      fields: [denominations('kembalian', 'teller.diserahkan', { of: 'nominal' })],
    },
  ],
});
