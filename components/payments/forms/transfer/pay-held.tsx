import '#lib/cash/messages/teller.ts';
import '#lib/payments/messages/transfer.ts';
import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { transfer } from '#services/payments/transfer.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** A transfer that came in and that no account takes is paid in cash to its beneficiary. */
export const payHeld = defineScreen({
  endpoint: transfer.payHeld,
  flow: 'BAYAR_TRANSFER',
  menu: 'bayar-transfer',
  initial: {
    nomor: '',
    nominal: '',
    kode_valuta,
    setuju_sisa: 'F',
    keterangan: '',
    pecahan: [],
    kembalian: [],
    ...noPresenter,
  },
  sections: [
    {
      header: 'transfer.tertahan',
      rowsize: 2,
      fields: [
        text('nomor', 'transfer.nomor', { required: true, maxLength: 14 }),
        text('keterangan', 'transfer.buktiDiri', { required: true }),
      ],
    },
    presenterSection({
      header: 'transfer.penerima',
      number: 'transfer.nomorPenerima',
      hint: 'transfer.penerimaPetunjuk',
    }),
    {
      header: 'transfer.dibayarkan',
      rowsize: 2,
      aside: TillChip,
      fields: [
        money('nominal', 'transfer.nominal', { terbilang: true, big: true }),
        { name: 'setuju_sisa', title: 'transfer.setujuSisa', type: 'checkbox' },
        ...paidInCash(),
      ],
    },
  ],
});
