import '#lib/accounts/messages/closing.ts';
import { PayOutField, RemainderField } from '#components/accounts/closing/closing-field.tsx';
import { signedAccountSection } from '#components/accounts/forms/account-section.tsx';
import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { closing } from '#services/accounts/closing.ts';

/** The counter pays out an account that two persons have agreed to close. */
export const payOut = defineScreen({
  endpoint: closing.payOut,
  flow: 'AMBIL_DANA_DI_TELLER',
  menu: 'ambil-dana',
  initial: {
    nomor_rekening: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    setuju_sisa: 'F',
    keterangan: '',
    pecahan: [],
    kembalian: [],
    ...noPresenter,
  },
  sections: [
    signedAccountSection('AMBIL_DANA_DI_TELLER'),
    {
      header: 'penutupan.pengambilan',
      rowsize: 2,
      aside: TillChip,
      fields: [
        {
          name: 'nominal',
          title: 'penutupan.tunai',
          type: 'custom',
          sizeCol: 12,
          setup: {
            render: (props, values, form) => (
              <PayOutField {...(props as FieldProps<string>)} form={form} nomor={String(values.nomor_rekening ?? '')} />
            ),
          },
        },
        {
          name: 'setuju_sisa',
          title: 'penutupan.setujuSisa',
          type: 'custom',
          sizeCol: 12,
          setup: {
            render: (props, values) => (
              <RemainderField {...(props as FieldProps<string>)} nomor={String(values.nomor_rekening ?? '')} />
            ),
          },
        },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak', wide: true }),
        ...paidInCash(),
      ],
    },
    presenterSection({ header: 'wic.pengambil', number: 'wic.nomorPengambil', hint: 'wic.kosongPemilik' }),
  ],
});
