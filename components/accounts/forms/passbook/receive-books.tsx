import '#lib/accounts/messages/passbook.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';
import { range } from './fields.tsx';

export const receiveBooks = defineScreen({
  endpoint: passbook.receive,
  flow: 'TERIMA_STOK_BUKU',
  menu: 'terima-stok-buku',
  initial: { nomor_seri: '', jumlah: '', keterangan: '' },
  sections: [
    {
      header: 'buku.blangko',
      rowsize: 2,
      fields: [...range, textArea('keterangan', 'buku.suratJalan', { required: true, wide: true })],
    },
  ],
});
