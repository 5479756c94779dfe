import '#lib/cash/messages/teller.ts';
import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { signerTicks } from '#components/customers/specimens/signer-ticks.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { account, defineScreen, money, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { teller } from '#services/cash/teller.ts';

export const bookTransfer = defineScreen({
  endpoint: teller.bookTransfer,
  flow: 'PEMINDAHBUKUAN',
  menu: 'pemindahbukuan',
  initial: {
    nomor_rekening_debet: '',
    nomor_rekening_kredit: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    keterangan: '',
    tanggal_valuta: '',
    penanda: '',
  },
  sections: [
    {
      header: 'teller.sumber',
      rowsize: 2,
      fields: [
        account('nomor_rekening_debet', 'teller.rekeningDebet'),
        panel('nomor_rekening_debet', AccountOwner),
        panel('nomor_rekening_debet', AccountPanel, true),
        panel('nomor_rekening_debet', specimensFor('PEMINDAHBUKUAN'), true),
        signerTicks('nomor_rekening_debet'),
      ],
    },
    {
      header: 'teller.tujuan',
      rowsize: 2,
      fields: [
        account('nomor_rekening_kredit', 'teller.rekeningKredit', { leads: false }),
        panel('nomor_rekening_kredit', AccountOwner),
        panel('nomor_rekening_kredit', AccountPanel, true),
      ],
    },
    {
      header: 'teller.transfer',
      rowsize: 2,
      fields: [
        money('nominal', 'teller.nominal', { terbilang: true, big: true }),
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        { name: 'tanggal_valuta', title: 'transaksi.valuta', type: 'date', hint: 'teller.valutaPetunjuk' },
      ],
    },
  ],
});
