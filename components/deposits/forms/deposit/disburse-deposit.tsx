import { payoutChannels } from '#lib/deposits/deposits.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/cash/messages/teller.ts';
import { PayOutField } from '#components/deposits/case-fields.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { displayField } from './display-field.tsx';
import { identity, paidOutFields, signedDepositSection } from './fields.tsx';

/** A deposit is paid out against its certificate, at its end or before. */
export const disburseDeposit = defineScreen({
  endpoint: deposit.disburse,
  flow: 'PENCAIRAN_DEPOSITO',
  menu: 'pencairan-deposito',
  initial: {
    nomor_rekening: '',
    versi: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    cara_bayar: 'REKENING',
    rekening_tujuan: '',
    nomor_bilyet: '',
    bilyet_hilang: 'F',
    nomor_surat: '',
    nomor_identitas: '',
    keterangan: '',
    pecahan: [],
    kembalian: [],
    penanda: '',
  },
  sections: [
    signedDepositSection('PENCAIRAN_DEPOSITO'),
    {
      header: 'deposito.pencairan',
      rowsize: 2,
      aside: TillChip,
      fields: [
        displayField('nominal', 'deposito.dibayarkan', PayOutField),
        text('nomor_bilyet', 'deposito.bilyetDiserahkan', { required: true, maxLength: 11 }),
        identity,
        {
          name: 'bilyet_hilang',
          title: 'deposito.bilyetHilang',
          type: 'checkbox',
          hint: 'deposito.bilyetHilangPetunjuk',
        },
        {
          ...text('nomor_surat', 'deposito.nomorSurat', { required: true, maxLength: 60 }),
          otherProps: { hidden: ({ bilyet_hilang }) => bilyet_hilang !== 'T' },
        },
        ...paidOutFields('deposito.caraBayar', payoutChannels),
      ],
    },
  ],
});
