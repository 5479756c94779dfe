import '#lib/deposits/messages/deposit.ts';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { holder, range } from './bilyet-fields.tsx';

export const voidBilyets = defineScreen({
  endpoint: deposit.void,
  flow: 'BATAL_STOK_BILYET',
  menu: 'batal-stok-bilyet',
  initial: { nomor_bilyet: '', jumlah: '', pemegang_asal: '', keterangan: '' },
  sections: [
    {
      header: 'deposito.blangko',
      rowsize: 2,
      fields: [
        holder('pemegang_asal', 'deposito.pemegang'),
        ...range,
        textArea('keterangan', 'deposito.sebabBatal', { required: true, wide: true }),
      ],
    },
  ],
});
