import { accountWith, signedAccountBeside } from '#components/accounts/forms/account-section.tsx';
import { noPresenter, presenterFields } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/cash/teller.ts';

export const cashWithdrawal = defineScreen({
  endpoint: teller.cashWithdrawal,
  flow: 'TARIK_TUNAI',
  menu: 'tarik-tunai',
  initial: {
    nomor_rekening: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    keterangan: '',
    pecahan: [],
    kembalian: [],
    ...noPresenter,
    penanda: '',
  },
  sections: [
    {
      header: 'teller.penarikan',
      rowsize: 2,
      aside: TillChip,
      fields: [
        ...accountWith(money('nominal', 'teller.nominal', { terbilang: true, big: true })),
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        ...presenterFields('wic.nomorPengambil'),
        ...paidInCash(),
      ],
    },
    signedAccountBeside('TARIK_TUNAI'),
  ],
});
