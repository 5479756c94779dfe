import '#lib/deposits/messages/deposit.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { holder, range } from './bilyet-fields.tsx';

export const handBilyets = defineScreen({
  endpoint: deposit.hand,
  flow: 'SERAH_STOK_BILYET',
  menu: 'serah-stok-bilyet',
  initial: { nomor_bilyet: '', jumlah: '', pemegang_asal: '', pemegang_tujuan: '', keterangan: '' },
  sections: [
    {
      header: 'deposito.blangko',
      rowsize: 2,
      fields: [
        holder('pemegang_asal', 'deposito.dari'),
        holder('pemegang_tujuan', 'deposito.kepada'),
        ...range,
        textArea('keterangan', 'deposito.keterangan', { wide: true }),
      ],
    },
  ],
});
