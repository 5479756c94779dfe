import '#lib/accounts/messages/closing.ts';
import '#lib/messages/titles.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { closing } from '#services/accounts/closing.ts';

/** A closing that nobody has paid out yet is taken back. */
export const withdrawClosing = defineScreen({
  endpoint: closing.withdraw,
  flow: 'BATAL_TUTUP_REKENING',
  menu: 'batal-tutup-rekening',
  change: { title: 'menu.batalTutupRekening', back: menus['daftar-penutupan'].route },
  initial: { nomor_rekening: '', alasan: '' },
  sections: [
    accountSection,
    {
      header: 'penutupan.pembatalan',
      rowsize: 1,
      fields: [textArea('alasan', 'penutupan.alasan', { required: true, wide: true })],
    },
  ],
});
