import { payWays } from '#lib/deposits/deposits.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/cash/messages/teller.ts';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { signerTicks } from '#components/customers/specimens/signer-ticks.tsx';
import { PayOutField } from '#components/deposits/case-fields.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { account, defineScreen, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { depositSection } from './fields.tsx';
import { shown } from './shown.tsx';

const notInCash = ({ cara_bayar }: Readonly<Record<string, unknown>>): boolean => cara_bayar !== 'TUNAI';

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
    {
      ...depositSection,
      fields: [
        ...depositSection.fields,
        panel('nomor_rekening', specimensFor('PENCAIRAN_DEPOSITO'), true),
        signerTicks('nomor_rekening'),
      ],
    },
    {
      header: 'deposito.pencairan',
      rowsize: 2,
      aside: TillChip,
      fields: [
        shown('nominal', 'deposito.dibayarkan', PayOutField),
        text('nomor_bilyet', 'deposito.bilyetDiserahkan', { required: true, maxLength: 11 }),
        text('nomor_identitas', 'deposito.identitas', {
          required: true,
          maxLength: 40,
          hint: 'deposito.identitasPetunjuk',
        }),
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
        {
          name: 'cara_bayar',
          title: 'deposito.caraBayar',
          type: 'select',
          required: true,
          setup: { codes: payWays, prefix: 'deposito.cara.' },
        },
        {
          ...account('rekening_tujuan', 'deposito.tujuan', { leads: false }),
          otherProps: { hidden: ({ cara_bayar }) => cara_bayar !== 'REKENING' },
        },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        {
          ...denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', helps: 'OUT' }),
          otherProps: { hidden: notInCash },
        },
        {
          ...denominations('kembalian', 'teller.kembalianNasabah', { folded: 'teller.adaKembalianNasabah' }),
          otherProps: { hidden: notInCash },
        },
      ],
    },
  ],
});
