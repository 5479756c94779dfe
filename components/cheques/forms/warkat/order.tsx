import '#lib/cheques/messages/warkat.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { type BookKind, bookKinds } from '#lib/cheques/warkat.ts';
import { warkat } from '#services/cheques/warkat.ts';

const CEK: BookKind = 'CEK';

/** The holder of a current account orders a book. */
export const orderBook = defineScreen({
  endpoint: warkat.order,
  flow: 'PESAN_WARKAT',
  menu: 'pesan-warkat',
  initial: { nomor_rekening: '', jenis: CEK, keterangan: '' },
  sections: [
    accountSection,
    {
      header: 'warkat.pesanan',
      rowsize: 2,
      fields: [
        {
          name: 'jenis',
          title: 'warkat.jenis',
          type: 'select',
          required: true,
          setup: { codes: bookKinds, prefix: 'warkat.jenis.' },
        },
        text('keterangan', 'warkat.keterangan'),
      ],
    },
  ],
});

/** Withdraws the customer's waiting order. */
export const cancelOrder = defineScreen({
  endpoint: warkat.cancelOrder,
  flow: 'BATAL_PESANAN_WARKAT',
  menu: 'batal-pesanan-warkat',
  initial: { nomor_pesanan: '', keterangan: '' },
  sections: [
    {
      header: 'warkat.pesanan',
      rowsize: 2,
      fields: [
        text('nomor_pesanan', 'warkat.nomorPesanan', { required: true, maxLength: 14 }),
        text('keterangan', 'warkat.alasanBatal', { required: true }),
      ],
    },
  ],
});
