import { AccountFacts, AccountOwner } from '#components/savings/account-facts.tsx';
import { account, defineScreen, panel, text, textArea } from '#components/screens/transaction-def.tsx';
import { savings } from '#services/savings.ts';

export const reactivation = defineScreen({
  endpoint: savings.reactivation,
  flow: 'REAKTIVASI_REKENING',
  menu: 'reaktivasi-rekening',
  initial: { nomor_rekening: '', nomor_identitas: '', keterangan: '', bebas_biaya: 'F' },
  sections: [
    {
      header: 'teller.rekening',
      rowsize: 2,
      fields: [
        account('nomor_rekening', 'rekening.nomor'),
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountFacts, true),
      ],
    },
    {
      header: 'reaktivasi.permohonan',
      rowsize: 2,
      fields: [
        text('nomor_identitas', 'reaktivasi.identitas', {
          required: true,
          maxLength: 40,
          hint: 'reaktivasi.identitasPetunjuk',
        }),
        {
          name: 'bebas_biaya',
          title: 'reaktivasi.bebasBiaya',
          type: 'checkbox',
          hint: 'reaktivasi.bebasBiayaPetunjuk',
        },
        textArea('keterangan', 'reaktivasi.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
