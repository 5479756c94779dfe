import '#lib/cheques/messages/warkat.ts';
import { accountWith, signedAccountBeside } from '#components/accounts/forms/account-section.tsx';
import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { warkat } from '#services/cheques/warkat.ts';

/** A cheque of our own customer is paid in cash to who brings it. */
export const payCheque = defineScreen({
  endpoint: warkat.pay,
  flow: 'BAYAR_CEK',
  menu: 'bayar-cek',
  initial: {
    nomor_rekening: '',
    nomor_warkat: '',
    tanggal_warkat: '',
    silang: 'F',
    diubah: 'F',
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
      header: 'warkat.cek',
      rowsize: 2,
      aside: TillChip,
      fields: [
        ...accountWith(money('nominal', 'teller.nominal', { terbilang: true, big: true })),
        text('nomor_warkat', 'warkat.nomorCek', { required: true, maxLength: 8, hint: 'warkat.nomorPetunjuk' }),
        { name: 'tanggal_warkat', title: 'warkat.tanggalCek', type: 'date', required: true },
        { name: 'silang', title: 'warkat.silang', type: 'checkbox' },
        { name: 'diubah', title: 'warkat.diubah', type: 'checkbox' },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        ...paidInCash(),
      ],
    },
    signedAccountBeside('BAYAR_CEK'),
    presenterSection({ header: 'wic.pembawaCek', number: 'wic.nomorPengambil', hint: 'wic.kosongPembawaCek' }),
  ],
});
