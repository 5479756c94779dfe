import '#lib/accounts/messages/closing.ts';
import { FundField, FundRemainder } from '#components/accounts/closing/fund-field.tsx';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { account, defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { closing } from '#services/accounts/closing.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** Returns true when the money goes to another account of the customer, not over the counter. */
const isMoved = ({ cara_bayar }: Readonly<Record<string, unknown>>): boolean => cara_bayar === 'PINDAH';

/** The owner of a closed account fetches the amount that no cheque of the account can claim any more. */
export const paySpecial = defineScreen({
  endpoint: closing.paySpecial,
  flow: 'AMBIL_DANA_KHUSUS',
  menu: 'ambil-dana-khusus',
  initial: {
    nomor_rekening: '',
    nomor_identitas: '',
    cara_bayar: 'TUNAI' as const,
    rekening_tujuan: '',
    nominal: '',
    kode_valuta,
    setuju_sisa: 'F',
    keterangan: '',
    pecahan: [],
    kembalian: [],
  },
  sections: [
    accountSection,
    {
      header: 'danaKhusus.pengambilan',
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
              <FundField
                {...(props as FieldProps<string>)}
                form={form}
                nomor={String(values.nomor_rekening ?? '')}
                moved={isMoved(values)}
              />
            ),
          },
        },
        {
          name: 'cara_bayar',
          title: 'penutupan.caraBayar',
          type: 'select',
          required: true,
          setup: { codes: ['TUNAI', 'PINDAH'], prefix: 'penutupan.cara.' },
        },
        {
          ...account('rekening_tujuan', 'danaKhusus.tujuan', { leads: false }),
          otherProps: { hidden: (values) => !isMoved(values) },
        },
        text('nomor_identitas', 'penutupan.identitas', {
          required: true,
          maxLength: 40,
          hint: 'penutupan.identitasPetunjuk',
        }),
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        {
          name: 'setuju_sisa',
          title: 'penutupan.setujuSisa',
          type: 'custom',
          sizeCol: 12,
          otherProps: { hidden: isMoved },
          setup: {
            render: (props, values) => (
              <FundRemainder {...(props as FieldProps<string>)} nomor={String(values.nomor_rekening ?? '')} />
            ),
          },
        },
        ...paidInCash(isMoved),
      ],
    },
  ],
});
