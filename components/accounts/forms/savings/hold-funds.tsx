import { accountWith } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, money, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { holdKinds } from '#lib/accounts/holds.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { hold } from '#services/accounts/hold.ts';
import { balanceBeside, level, termsSection, why } from './hold-fields.tsx';

/** So much of an account is held. */
export const holdFunds = defineScreen({
  endpoint: hold.holdFunds,
  flow: 'TAHAN_DANA',
  menu: 'tahan-dana',
  change: { title: 'menu.tahanDana', back: menus['blokir-dana'].route },
  initial: {
    nomor_rekening: '',
    jumlah: '',
    kode_valuta: BOOK_CURRENCY,
    sebab: 'JAMINAN',
    tingkat: 'CABANG',
    nomor_surat: '',
    unit: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    alasan: '',
  },
  sections: [
    {
      header: 'blokir.golongan.DANA',
      rowsize: 2,
      fields: [
        ...accountWith(money('jumlah', 'blokir.jumlahDitahan', { terbilang: true, big: true })),
        {
          name: 'sebab',
          title: 'blokir.sebab',
          type: 'select',
          required: true,
          setup: { codes: holdKinds, prefix: 'sebabTahan.' },
        },
        level,
        why,
      ],
    },
    termsSection(text('unit', 'blokir.unit', { maxLength: 60 })),
    balanceBeside,
  ],
});
