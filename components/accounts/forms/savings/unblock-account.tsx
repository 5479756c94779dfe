import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { hold } from '#services/accounts/hold.ts';
import { balanceSection, chosen, letter, why } from './hold-fields.tsx';

/** Blocks of an account are lifted. */
export const unblockAccount = defineScreen({
  endpoint: hold.unblockAccount,
  flow: 'BUKA_BLOKIR',
  menu: 'blokir-rekening',
  change: { title: 'blokir.bukaJudul', back: menus['blokir-dana'].route, whole: true },
  initial: { nomor_rekening: '', blokir: [], nomor_surat: '', alasan: '' },
  sections: [
    balanceSection,
    { header: 'blokir.pilih', rowsize: 2, fields: [chosen('blokir', 'REKENING'), letter, why] },
  ],
});
