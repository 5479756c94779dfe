import '#lib/deposits/messages/deposit.ts';
import { ReplacedField } from '#components/deposits/case-fields.tsx';
import { account, defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { unissuedBilyet } from './blank-bilyet.tsx';
import { displayField } from './display-field.tsx';
import { depositSection } from './fields.tsx';

/** A new certificate for one that was lost or spoiled. */
export const replaceBilyet = defineScreen({
  endpoint: deposit.replaceBilyet,
  flow: 'GANTI_BILYET',
  menu: 'ganti-bilyet',
  initial: {
    nomor_rekening: '',
    bilyet_lama: '',
    nomor_bilyet: '',
    sebab: 'HILANG',
    nomor_surat: '',
    rekening_biaya: '',
    bebas_biaya: 'F',
    keterangan: '',
  },
  sections: [
    depositSection,
    {
      header: 'deposito.penggantian',
      rowsize: 2,
      fields: [
        displayField('bilyet_lama', 'deposito.bilyetLama', ReplacedField),
        unissuedBilyet('nomor_bilyet', 'deposito.bilyetBaru'),
        {
          name: 'sebab',
          title: 'deposito.sebab',
          type: 'select',
          required: true,
          setup: { codes: ['HILANG', 'RUSAK'], prefix: 'deposito.sebab.' },
        },
        {
          ...text('nomor_surat', 'deposito.nomorSurat', { required: true, maxLength: 60 }),
          otherProps: { hidden: ({ sebab }) => sebab !== 'HILANG' },
        },
        account('rekening_biaya', 'deposito.rekeningBiaya', { leads: false }),
        { name: 'bebas_biaya', title: 'deposito.bebasBiaya', type: 'checkbox', hint: 'deposito.bebasBiayaPetunjuk' },
        textArea('keterangan', 'deposito.keterangan', { wide: true }),
      ],
    },
  ],
});
