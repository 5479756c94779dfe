import '#lib/deposits/messages/deposit.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { range } from './bilyet-fields.tsx';

export const receiveBilyets = defineScreen({
  endpoint: deposit.receive,
  flow: 'TERIMA_STOK_BILYET',
  menu: 'terima-stok-bilyet',
  initial: { nomor_bilyet: '', jumlah: '', keterangan: '' },
  sections: [
    {
      header: 'deposito.blangko',
      rowsize: 2,
      fields: [...range, textArea('keterangan', 'deposito.suratJalan', { required: true, wide: true })],
    },
  ],
});
