import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { savings } from '#services/accounts/savings.ts';

export const reactivation = defineScreen({
  endpoint: savings.reactivation,
  flow: 'REAKTIVASI_REKENING',
  menu: 'reaktivasi-rekening',
  initial: { nomor_rekening: '', nomor_identitas: '', keterangan: '', bebas_biaya: 'F' },
  sections: [
    accountSection,
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
