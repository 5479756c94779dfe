import '#lib/accounts/messages/passbook.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { passbook } from '#services/accounts/passbook.ts';

const number = <N extends string>(name: N, title: 'buku.halamanBaik' | 'buku.barisBaik') =>
  ({ name, title, type: 'integer' }) as const;

/** Describes a print for the checker of a cover that is printed again; the desk itself fills it from the open page. */
export const printBook = defineScreen({
  endpoint: passbook.print,
  flow: 'CETAK_BUKU',
  menu: 'cetak-buku',
  initial: {
    nomor_rekening: '',
    nomor_seri: '',
    req_mode: 'ISI',
    mulai_halaman: 0,
    mulai_baris: 0,
    id_cetak_awal: 0,
    id_cetak_akhir: 0,
    halaman_baik: '0',
    baris_baik: '0',
  },
  sections: [
    accountSection,
    {
      header: 'buku.cetakan',
      rowsize: 2,
      fields: [
        text('nomor_seri', 'buku.nomorBuku', { required: true, maxLength: 13 }),
        {
          name: 'req_mode',
          title: 'buku.yangDicetak',
          type: 'select',
          setup: { codes: ['ISI', 'SAMPUL'], prefix: 'buku.yangDicetak.' },
        },
        number('halaman_baik', 'buku.halamanBaik'),
        number('baris_baik', 'buku.barisBaik'),
      ],
    },
  ],
});
