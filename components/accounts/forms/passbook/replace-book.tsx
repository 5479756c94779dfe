import '#lib/accounts/messages/passbook.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { BookInUseField } from '#components/accounts/passbooks/book-in-use-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';
import { unissuedBook } from './fields.tsx';

export const replaceBook = defineScreen({
  endpoint: passbook.replace,
  flow: 'GANTI_BUKU',
  menu: 'ganti-buku',
  initial: {
    nomor_rekening: '',
    buku_lama: '',
    nomor_seri: '',
    sebab: 'PENUH',
    is_cetak_ulang: 'F',
    nomor_surat: '',
    keterangan: '',
    bebas_biaya: 'F',
  },
  sections: [
    accountSection,
    {
      header: 'buku.penggantian',
      rowsize: 2,
      fields: [
        {
          name: 'buku_lama',
          title: 'buku.bukuLama',
          type: 'custom',
          required: true,
          setup: {
            render: (field, values, form) => (
              <BookInUseField
                field={field as FieldProps}
                form={form}
                nomorRekening={String(values.nomor_rekening ?? '')}
              />
            ),
          },
        },
        unissuedBook('nomor_seri', 'buku.bukuBaru'),
        {
          name: 'sebab',
          title: 'buku.sebab',
          type: 'select',
          required: true,
          setup: { codes: ['PENUH', 'HILANG', 'RUSAK'], prefix: 'buku.sebab.' },
        },
        {
          ...text('nomor_surat', 'buku.nomorSurat', { required: true, maxLength: 60, hint: 'buku.nomorSuratPetunjuk' }),
          otherProps: { hidden: ({ sebab }) => sebab !== 'HILANG' },
        },
        { name: 'is_cetak_ulang', title: 'buku.cetakUlang', type: 'checkbox', hint: 'buku.cetakUlangPetunjuk' },
        {
          name: 'bebas_biaya',
          title: 'buku.bebasBiaya',
          type: 'checkbox',
          hint: 'buku.bebasBiayaPetunjuk',
          otherProps: { hidden: ({ sebab, is_cetak_ulang }) => sebab === 'PENUH' && is_cetak_ulang !== 'T' },
        },
        textArea('keterangan', 'buku.keterangan', { wide: true }),
      ],
    },
  ],
});
