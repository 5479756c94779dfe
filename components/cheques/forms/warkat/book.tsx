import '#lib/cheques/messages/warkat.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { BookField } from '#components/cheques/cheque-books/book-field.tsx';
import { IssueFee } from '#components/cheques/cheque-books/issue-fee.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { warkat } from '#services/cheques/warkat.ts';

/** A book goes to the holder of a current account. */
export const issueBook = defineScreen({
  endpoint: warkat.issue,
  flow: 'TERBIT_WARKAT',
  menu: 'terbit-warkat',
  initial: { nomor_rekening: '', id_bukuwarkat: '', bebas_biaya: 'F', keterangan: '' },
  sections: [
    accountSection,
    {
      header: 'warkat.buku',
      rowsize: 2,
      fields: [
        {
          name: 'id_bukuwarkat',
          title: 'warkat.buku',
          type: 'custom',
          required: true,
          setup: { render: (props) => <BookField props={props as FieldProps} status="STOK_CABANG" /> },
        },
        text('keterangan', 'warkat.keterangan'),
        { name: 'bebas_biaya', title: 'warkat.bebasBiaya', type: 'checkbox' },
        {
          name: 'id_bukuwarkat',
          type: 'textlabel',
          sizeCol: 12,
          setup: {
            content: ({ id_bukuwarkat, bebas_biaya }) =>
              id_bukuwarkat ? <IssueFee id={String(id_bukuwarkat)} waived={bebas_biaya === 'T' ? 'T' : 'F'} /> : null,
          },
        },
      ],
    },
  ],
});

/** Its receipt is back. */
export const activateBook = defineScreen({
  endpoint: warkat.activate,
  flow: 'AKTIF_WARKAT',
  menu: 'aktif-warkat',
  initial: { nomor_rekening: '', id_bukuwarkat: '', nomor_resi: '' },
  sections: [
    accountSection,
    {
      header: 'warkat.buku',
      rowsize: 2,
      fields: [
        {
          name: 'id_bukuwarkat',
          title: 'warkat.buku',
          type: 'custom',
          required: true,
          setup: {
            render: (props, values) => (
              <BookField
                props={props as FieldProps}
                status="DITERBITKAN"
                nomorRekening={String(values.nomor_rekening ?? '')}
              />
            ),
          },
        },
        text('nomor_resi', 'warkat.resi', { required: true, maxLength: 40, hint: 'warkat.resiPetunjuk' }),
      ],
    },
  ],
});
