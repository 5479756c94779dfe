import '#lib/deposits/messages/deposit.ts';
import { ReplacedField } from '#components/deposits/case-fields.tsx';
import { account, defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { deposit } from '#services/deposits/deposit.ts';
import { blankBilyet } from './blank-bilyet.tsx';
import { depositSection } from './fields.tsx';
import { shown } from './shown.tsx';

/** A new certificate for one that was lost or spoiled. */
export const replaceBilyet = defineScreen({
  endpoint: deposit.replaceBilyet,
  flow: 'GANTI_BILYET',
  menu: 'ganti-bilyet',
  initial: {
    nomor_rekening: '',
    bilyet_lama: '',
    nomor_bilyet: '',
    sebab: 'LOST',
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
        shown('bilyet_lama', 'deposito.bilyetLama', ReplacedField),
        blankBilyet('nomor_bilyet', 'deposito.bilyetBaru'),
        {
          name: 'sebab',
          title: 'deposito.sebab',
          type: 'select',
          required: true,
          setup: { codes: ['LOST', 'SPOILED'], prefix: 'deposito.sebab.' },
        },
        {
          ...text('nomor_surat', 'deposito.nomorSurat', { required: true, maxLength: 60 }),
          otherProps: { hidden: ({ sebab }) => sebab !== 'LOST' },
        },
        account('rekening_biaya', 'deposito.rekeningBiaya', { leads: false }),
        { name: 'bebas_biaya', title: 'deposito.bebasBiaya', type: 'checkbox', hint: 'deposito.bebasBiayaPetunjuk' },
        textArea('keterangan', 'deposito.keterangan', { wide: true }),
      ],
    },
  ],
});
