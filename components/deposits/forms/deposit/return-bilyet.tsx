import '#lib/deposits/messages/deposit.ts';
import { TakenBackField } from '#components/deposits/case-fields.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { displayField } from './display-field.tsx';
import { depositSection } from './fields.tsx';

/** The certificate of a deposit that was paid without it comes back from the customer, or is reported lost. */
export const returnBilyet = defineScreen({
  endpoint: deposit.returnBilyet,
  flow: 'TERIMA_KEMBALI_BILYET',
  menu: 'terima-kembali-bilyet',
  initial: {
    nomor_rekening: '',
    nomor_bilyet: '',
    sebab: 'DITERIMA_KEMBALI',
    nomor_surat: '',
    nama_penyerah: '',
    nomor_identitas: '',
    keterangan: '',
  },
  sections: [
    depositSection,
    {
      header: 'deposito.pengembalian',
      rowsize: 2,
      fields: [
        displayField('nomor_bilyet', 'deposito.bilyet', TakenBackField),
        {
          name: 'sebab',
          title: 'deposito.keadaanBilyet',
          type: 'select',
          required: true,
          setup: { codes: ['DITERIMA_KEMBALI', 'HILANG'], prefix: 'deposito.sebab.' },
        },
        {
          ...text('nomor_surat', 'deposito.nomorSurat', { required: true, maxLength: 60 }),
          otherProps: { hidden: ({ sebab }) => sebab !== 'HILANG' },
        },
        text('nama_penyerah', 'deposito.penyerah', { required: true, maxLength: 100 }),
        text('nomor_identitas', 'deposito.identitasPenyerah', { required: true, maxLength: 40 }),
        textArea('keterangan', 'deposito.keterangan', { wide: true }),
      ],
    },
  ],
});
