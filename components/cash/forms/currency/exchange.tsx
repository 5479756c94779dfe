import {
  ExchangeDetails,
  RateField,
  RupiahDenominations,
  TillCurrency,
} from '#components/cash/currency/exchange-fields.tsx';
import { noPresenter, PartyDetails } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChips } from '#components/kit/denominations/till-chip.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { custom, defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { tradeSides } from '#lib/cash/currency-deals.ts';
import { identityKinds } from '#lib/customers/identity.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { currency } from '#services/cash/currency.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Notes of another currency bought from or sold to a customer: the rate is the day's, the rupiah follow from it. */
export const exchange = defineScreen({
  endpoint: currency.exchange,
  flow: 'JUAL_BELI_VALAS',
  menu: 'jual-beli-valas',
  initial: {
    arah: 'JUAL',
    kode_valuta: '',
    nominal: '',
    kurs: '',
    kurs_khusus: '',
    pecahan: [],
    pecahan_rupiah: [],
    kembalian: [],
    ...noPresenter,
    keterangan: '',
  },
  sections: [
    {
      header: 'valas.transaksi',
      rowsize: 2,
      aside: TillChips,
      fields: [
        {
          name: 'arah',
          title: 'valas.arah',
          type: 'select',
          required: true,
          setup: { codes: tradeSides, prefix: 'valas.arah.' },
        },
        custom('kode_valuta', 'valas.valuta', (props, form) => <TillCurrency {...props} form={form} />, {
          required: true,
        }),
        money('nominal', 'valas.jumlahValas', { terbilang: true, big: true }),
        {
          name: 'kurs',
          title: 'valas.kurs',
          type: 'custom',
          setup: {
            render: (field, values, form) => <RateField field={field as FieldProps} values={values} form={form} />,
          },
        },
        {
          name: 'kurs',
          type: 'textlabel',
          sizeCol: 12,
          setup: { content: (values) => <ExchangeDetails values={values} /> },
        },
        {
          name: 'kurs_khusus',
          title: 'valas.kursKhusus',
          hint: 'valas.kursKhususPetunjuk',
          type: 'string',
          setup: { maxLength: 14 },
        },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
      ],
    },
    {
      header: 'valas.pecahanValas',
      rowsize: 1,
      fields: [denominations('pecahan', 'valas.pecahanValas', { of: 'nominal' })],
    },
    {
      header: 'valas.pecahanRupiah',
      rowsize: 1,
      fields: [
        {
          name: 'pecahan_rupiah',
          title: 'valas.pecahanRupiah',
          type: 'custom',
          setup: {
            render: (field, values) => (
              <RupiahDenominations field={field as FieldProps<readonly Pecahan[]>} values={values} />
            ),
          },
        },
      ],
    },
    {
      header: 'valas.kembalian',
      rowsize: 1,
      fields: [
        {
          ...denominations('kembalian', 'valas.kembalian', { currency: () => BOOK_CURRENCY }),
          otherProps: { hidden: (values) => values.arah === 'BELI' },
        },
      ],
    },
    {
      header: 'valas.identitas',
      rowsize: 3,
      fields: [
        text('nama', 'valas.nama', { required: true, maxLength: 80 }),
        {
          name: 'jenis_identitas',
          title: 'valas.jenisIdentitas',
          type: 'select',
          required: true,
          setup: { codes: identityKinds, prefix: 'valas.identitas.' },
        },
        text('nomor_identitas', 'valas.nomorIdentitas', { required: true, maxLength: 24 }),
        {
          name: 'nomor_identitas',
          type: 'textlabel',
          sizeCol: 12,
          setup: { content: (values) => <PartyDetails values={values} /> },
        },
        text('alamat', 'valas.alamat', { maxLength: 200, wide: true, hint: 'valas.identitasPenuh' }),
        text('tempat_lahir', 'valas.tempatLahir', { maxLength: 60 }),
        { name: 'tanggal_lahir', title: 'valas.tanggalLahir', type: 'date' },
        {
          name: 'jenis_kelamin',
          title: 'valas.jenisKelamin',
          type: 'select',
          setup: { codes: ['L', 'P'], prefix: 'valas.kelamin.' },
        },
        text('kewarganegaraan', 'valas.kewarganegaraan', { maxLength: 40 }),
        text('pekerjaan', 'valas.pekerjaan', { maxLength: 60 }),
        text('sumber_dana', 'valas.sumberDana', { maxLength: 100 }),
        text('tujuan', 'valas.tujuan', { maxLength: 100 }),
      ],
    },
  ],
});
