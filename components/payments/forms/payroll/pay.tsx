import '#lib/payments/messages/payroll.ts';
import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { account, defineScreen, money, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { PayrollField } from '#components/payments/payroll/payroll-field.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { payroll } from '#services/payments/payroll.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;

/** Pays the salaries of an employer by a file: the data of its letter, and the file beside the bank's findings in each row. */
export const payPayroll = defineScreen({
  endpoint: payroll.pay,
  flow: 'BAYAR_GAJI',
  menu: 'bayar-gaji',
  initial: { nomor_rekening: '', periode: '', jumlah_baris: '', nominal: '', kode_valuta, isi: '', keterangan: '' },
  sections: [
    {
      header: 'gaji.surat',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'gaji.pemberiKerja', { wide: true }),
        panel('nomor_rekening', AccountPanel, true),
        text('periode', 'gaji.periode', { required: true, maxLength: 7, hint: 'gaji.periodePetunjuk' }),
        text('jumlah_baris', 'gaji.jumlahBaris', { required: true, maxLength: 6 }),
        money('nominal', 'gaji.total', { terbilang: true, big: true, wide: true }),
        text('keterangan', 'gaji.keterangan', { required: true, wide: true }),
      ],
    },
    {
      header: 'gaji.berkas',
      rowsize: 1,
      fields: [
        {
          name: 'isi',
          title: 'gaji.pilih',
          hint: 'gaji.pilihPetunjuk',
          required: true,
          sizeCol: 12,
          type: 'custom',
          setup: { render: (props, values) => <PayrollField props={props as FieldProps} values={values} /> },
        },
      ],
    },
  ],
});
