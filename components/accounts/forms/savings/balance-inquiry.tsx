import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { RequestedBalance } from '#components/accounts/inquiries/requested-balance.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { savings } from '#services/accounts/savings.ts';

/** The customer asks for the balance and shows a document; the slip gives the answer. */
export const balanceInquiry = defineScreen({
  endpoint: savings.balanceInquiry,
  flow: 'PERMINTAAN_SALDO',
  menu: 'permintaan-saldo',
  Document: RequestedBalance,
  initial: { nomor_rekening: '', nomor_identitas: '', keterangan: '' },
  sections: [
    accountSection,
    {
      header: 'saldo.permintaan',
      rowsize: 2,
      fields: [
        text('nomor_identitas', 'reaktivasi.identitas', {
          required: true,
          maxLength: 40,
          hint: 'saldo.identitasPetunjuk',
        }),
        text('keterangan', 'teller.keterangan'),
      ],
    },
  ],
});
