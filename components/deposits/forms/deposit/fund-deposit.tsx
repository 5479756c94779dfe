import '#lib/deposits/messages/deposit.ts';
import '#lib/cash/messages/teller.ts';
import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { CertificateOffer } from '#components/deposits/certificate-offer.tsx';
import { FundingField } from '#components/deposits/funding-field.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { holds, type Values } from '#components/kit/form/field-def.ts';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { unissuedBilyet } from './blank-bilyet.tsx';
import { displayField } from './display-field.tsx';
import { depositSection } from './fields.tsx';

const notInCash = ({ sumber }: Readonly<Record<string, unknown>>): boolean => sumber !== 'TUNAI';

const presenter = presenterSection({ header: 'wic.penyetor', number: 'wic.nomorPenyetor', hint: 'wic.kosongPemilik' });

/** A registered deposit is funded, and its certificate handed over. */
export const fundDeposit = defineScreen({
  endpoint: deposit.fund,
  flow: 'SETOR_DEPOSITO',
  menu: 'setor-deposito',
  HandOver: CertificateOffer,
  initial: {
    nomor_rekening: '',
    versi: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    sumber: 'REKENING',
    tanggal_valuta: '',
    alasan_valuta: '',
    nomor_kiriman: '',
    nomor_bilyet: '',
    keterangan: '',
    pecahan: [],
    kembalian: [],
    ...noPresenter,
  },
  sections: [
    depositSection,
    {
      header: 'deposito.disetor',
      rowsize: 2,
      aside: TillChip,
      fields: [
        displayField('nominal', 'deposito.nominal', FundingField),
        unissuedBilyet('nomor_bilyet', 'deposito.bilyetBaru'),
        {
          ...text('nomor_kiriman', 'deposito.nomorKiriman', { required: true, maxLength: 40 }),
          otherProps: { hidden: ({ sumber }) => sumber !== 'KIRIMAN' },
        },
        {
          name: 'tanggal_valuta',
          title: 'deposito.tanggalValuta',
          type: 'date',
          hint: 'deposito.tanggalValutaPetunjuk',
          otherProps: { hidden: ({ sumber }) => sumber === 'TUNAI' },
        },
        {
          ...text('alasan_valuta', 'deposito.alasanValuta', { required: true, maxLength: 200 }),
          otherProps: { hidden: ({ tanggal_valuta }) => !tanggal_valuta },
        },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        {
          ...denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', worn: true }),
          otherProps: { hidden: notInCash },
        },
        {
          ...denominations('kembalian', 'teller.kembalian', { opener: 'teller.adaKembalian' }),
          otherProps: { hidden: notInCash },
        },
      ],
    },
    {
      ...presenter,
      // Only cash is brought by somebody.
      fields: presenter.fields.map((field) => ({
        ...field,
        otherProps: {
          ...field.otherProps,
          hidden: (values: Values) => notInCash(values) || holds(field.otherProps?.hidden, values),
        },
      })),
    },
  ],
});
