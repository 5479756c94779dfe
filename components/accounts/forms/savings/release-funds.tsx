import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { hold } from '#services/accounts/hold.ts';
import { balanceSection, chosen, letter, why } from './hold-fields.tsx';

/** Held funds of an account are let go, wholly or in part. */
export const releaseFunds = defineScreen({
  endpoint: hold.releaseFunds,
  flow: 'LEPAS_DANA',
  menu: 'tahan-dana',
  change: { title: 'blokir.lepasJudul', back: menus['blokir-dana'].route, whole: true },
  initial: { nomor_rekening: '', dana: [], nomor_surat: '', alasan: '' },
  sections: [balanceSection, { header: 'blokir.pilihDana', rowsize: 2, fields: [chosen('dana', 'DANA'), letter, why] }],
});
