import { AccountFacts, AccountOwner } from '#components/savings/account-facts.tsx';
import { account, defineScreen, denominations, money, panel, text } from '#components/screens/transaction-def.tsx';
import { TillChip } from '#components/teller/till-chip.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/teller.ts';

export const cashDeposit = defineScreen({
  endpoint: teller.cashDeposit,
  flow: 'SETOR_TUNAI',
  menu: 'setor-tunai',
  initial: {
    nomor_rekening: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    keterangan: '',
    pecahan: [],
    kembalian: [],
  },
  sections: [
    {
      header: 'teller.rekening',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'rekening.nomor'),
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountFacts, true),
      ],
    },
    {
      header: 'teller.setoran',
      rowsize: 2,
      aside: TillChip,
      fields: [
        money('nominal', 'teller.nominal', { terbilang: true, big: true }),
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', worn: true }),
        denominations('kembalian', 'teller.kembalian', { folded: 'teller.adaKembalian' }),
      ],
    },
  ],
});
