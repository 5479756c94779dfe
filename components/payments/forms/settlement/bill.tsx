import '#lib/payments/messages/settlement.ts';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { ownCount } from '#components/payments/settlement/own-count.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { settlementRails } from '#lib/payments/settlement.ts';
import { settlement } from '#services/payments/settlement.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** The central bank's bill of a month and rail, held against the bank's own count before it is filed. */
export const centralBankBill = defineScreen({
  endpoint: settlement.bill,
  flow: 'TAGIHAN_BANK_SENTRAL',
  menu: 'tagihan-bank-sentral',
  initial: {
    bulan: '',
    rail: 'SKN',
    nomor_tagihan: '',
    banyak: '',
    nominal: '',
    kode_valuta,
    hitungan_banyak: '',
    hitungan_nominal: '',
    alasan_selisih: '',
  },
  sections: [
    {
      header: 'tagihanBi.tagihan',
      rowsize: 2,
      fields: [
        text('bulan', 'tagihanBi.bulan', { required: true, maxLength: 7, hint: 'tagihanBi.bulanPetunjuk' }),
        {
          name: 'rail',
          title: 'penyelesaian.rail',
          type: 'select',
          required: true,
          setup: { codes: settlementRails, prefix: 'penyelesaian.rail.' },
        },
        text('nomor_tagihan', 'tagihanBi.nomor', { required: true, maxLength: 40 }),
        text('banyak', 'tagihanBi.banyakDitagih', { required: true, maxLength: 9 }),
        money('nominal', 'tagihanBi.nominalDitagih', { big: true }),
        text('alasan_selisih', 'tagihanBi.alasan', { maxLength: 200, hint: 'tagihanBi.alasanPetunjuk' }),
      ],
    },
    { header: 'tagihanBi.hitungan', rowsize: 1, fields: [ownCount] },
  ],
});
