import '#lib/accounts/messages/passbook.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { BookInUseField } from '#components/accounts/passbooks/book-in-use-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';

export const setLine = defineScreen({
  endpoint: passbook.setLine,
  flow: 'ATUR_BARIS',
  menu: 'atur-baris',
  initial: {
    nomor_rekening: '',
    nomor_seri: '',
    mulai_halaman: 0,
    mulai_baris: 0,
    id_cetak_akhir: 0,
    ke_halaman: '',
    ke_baris: '',
    keterangan: '',
  },
  sections: [
    accountSection,
    {
      header: 'buku.barisBerikut',
      rowsize: 2,
      fields: [
        {
          name: 'nomor_seri',
          title: 'buku.nomorBuku',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: {
            render: (field, values, form) => (
              <BookInUseField
                field={field as FieldProps}
                form={form}
                nomorRekening={String(values.nomor_rekening ?? '')}
                onBook={(book) => {
                  fillIn(form, 'mulai_halaman', book.mulai_halaman);
                  fillIn(form, 'mulai_baris', book.mulai_baris);
                  fillIn(form, 'id_cetak_akhir', book.id_cetak_akhir);
                }}
              />
            ),
          },
        },
        { name: 'ke_halaman', title: 'buku.keHalaman', type: 'integer', required: true, setup: { max: '60' } },
        { name: 'ke_baris', title: 'buku.keBaris', type: 'integer', required: true, setup: { max: '60' } },
        textArea('keterangan', 'buku.sebabAtur', { required: true, wide: true }),
      ],
    },
  ],
});
