import { accountBeside, accountWith } from '#components/accounts/forms/account-section.tsx';
import { noPresenter, presenterFields } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/cash/teller.ts';

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
    ...noPresenter,
  },
  sections: [
    {
      header: 'teller.setoran',
      rowsize: 2,
      aside: TillChip,
      fields: [
        ...accountWith(money('nominal', 'teller.nominal', { terbilang: true, big: true })),
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        ...presenterFields('wic.nomorPenyetor'),
        denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', worn: true, helps: 'IN' }),
        denominations('kembalian', 'teller.kembalian', { opener: 'teller.adaKembalian' }),
      ],
    },
    accountBeside,
  ],
});
