import '#lib/cash/messages/teller.ts';
import '#lib/payments/messages/transfer.ts';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { account, defineScreen, money, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { feeBackGrounds } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** The fee of a transfer that came back by the bank's own fault goes back to who bore it. */
export const giveFeeBack = defineScreen({
  endpoint: transfer.giveFeeBack,
  flow: 'KEMBALIKAN_BIAYA_TRANSFER',
  menu: 'kembalikan-biaya-transfer',
  initial: { nomor: '', nomor_rekening: '', nominal: '', kode_valuta, alasan: '', keterangan: '' },
  sections: [
    {
      header: 'transfer.yangKembali',
      rowsize: 2,
      fields: [
        text('nomor', 'transfer.nomor', { required: true, maxLength: 14 }),
        money('nominal', 'transfer.biayaKembali', { big: true }),
        {
          name: 'alasan',
          title: 'transfer.kesalahanBank',
          type: 'select',
          required: true,
          setup: { codes: feeBackGrounds, prefix: 'transfer.kesalahan.' },
        },
        text('keterangan', 'transfer.buktiKesalahan', { required: true }),
      ],
    },
    {
      header: 'transfer.penanggungBiaya',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'rekening.nomor', { required: false, hint: 'transfer.kosongTunai' }),
        panel('nomor_rekening', AccountOwner),
      ],
    },
  ],
});
