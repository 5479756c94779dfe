import '#lib/accounts/messages/passbook.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';
import { holder, range } from './fields.tsx';

export const voidBooks = defineScreen({
  endpoint: passbook.void,
  flow: 'BATAL_STOK_BUKU',
  menu: 'batal-stok-buku',
  initial: { nomor_seri: '', jumlah: '', pemegang_asal: '', keterangan: '' },
  sections: [
    {
      header: 'buku.blangko',
      rowsize: 2,
      fields: [
        holder('pemegang_asal', 'buku.dipegang'),
        ...range,
        textArea('keterangan', 'buku.sebabBatal', { required: true, wide: true }),
      ],
    },
  ],
});
