import '#lib/accounts/messages/passbook.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';
import { holder, range } from './fields.tsx';

export const handBooks = defineScreen({
  endpoint: passbook.hand,
  flow: 'SERAH_STOK_BUKU',
  menu: 'serah-stok-buku',
  initial: { nomor_seri: '', jumlah: '', pemegang_asal: '', pemegang_tujuan: '', keterangan: '' },
  sections: [
    {
      header: 'buku.blangko',
      rowsize: 2,
      fields: [
        holder('pemegang_asal', 'buku.dari'),
        holder('pemegang_tujuan', 'buku.kepada'),
        ...range,
        textArea('keterangan', 'buku.keterangan', { wide: true }),
      ],
    },
  ],
});
