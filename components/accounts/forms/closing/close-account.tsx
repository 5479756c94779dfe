import { closingPayouts } from '#lib/accounts/codes.ts';
import '#lib/accounts/messages/closing.ts';
import { ClosingField } from '#components/accounts/closing/closing-field.tsx';
import { signedAccountBeside } from '#components/accounts/forms/account-section.tsx';
import { AccountHolder } from '#components/accounts/inquiries/account-panel.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { account, defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { closing } from '#services/accounts/closing.ts';

const REASONS = ['PINDAH_BANK', 'TIDAK_DIPAKAI', 'BIAYA', 'LAYANAN', 'GANTI_PRODUK', 'DHN', 'LAINNYA'] as const;

/** Closing an account: who asks and why, what is in the way, what it comes to, where the rest goes. */
export const closeAccount = defineScreen({
  endpoint: closing.close,
  flow: 'TUTUP_REKENING',
  menu: 'tutup-rekening',
  initial: {
    nomor_rekening: '',
    nomor_identitas: '',
    sebab: 'TIDAK_DIPAKAI',
    keterangan: '',
    cara_bayar: 'PINDAH',
    rekening_tujuan: '',
    bebas_biaya: 'F',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    penanda: '',
  },
  sections: [
    {
      header: 'penutupan.permohonan',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'rekening.nomor', { Holder: AccountHolder }),
        {
          ...text('nomor_identitas', 'penutupan.identitas', {
            required: true,
            maxLength: 40,
            hint: 'penutupan.identitasPetunjuk',
          }),
          otherProps: { hidden: ({ sebab }) => sebab === 'DHN' },
        },
        {
          name: 'sebab',
          title: 'penutupan.sebab',
          type: 'select',
          required: true,
          setup: { codes: REASONS, prefix: 'penutupan.sebab.' },
        },
        text('keterangan', 'penutupan.keterangan', { maxLength: 200, wide: true }),
      ],
    },
    {
      header: 'penutupan.pembayaran',
      rowsize: 2,
      fields: [
        {
          name: 'cara_bayar',
          title: 'penutupan.caraBayar',
          type: 'select',
          required: true,
          setup: { codes: closingPayouts, prefix: 'penutupan.cara.' },
        },
        {
          ...account('rekening_tujuan', 'penutupan.tujuan', { leads: false }),
          otherProps: { hidden: ({ cara_bayar }) => cara_bayar !== 'PINDAH' },
        },
        {
          name: 'bebas_biaya',
          title: 'penutupan.bebasBiaya',
          type: 'checkbox',
          hint: 'penutupan.bebasBiayaPetunjuk',
          sizeCol: 12,
        },
        {
          name: 'nominal',
          title: 'penutupan.dibayarkan',
          type: 'custom',
          sizeCol: 12,
          setup: {
            render: (props, values, form) => (
              <ClosingField
                form={form}
                {...(props as FieldProps<string>)}
                nomor={String(values.nomor_rekening ?? '')}
                cara={String(values.cara_bayar ?? '')}
                bebasBiaya={values.bebas_biaya === 'T' ? 'T' : 'F'}
              />
            ),
          },
        },
      ],
    },
    signedAccountBeside('TUTUP_REKENING'),
  ],
});
