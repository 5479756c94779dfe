import '#lib/accounts/messages/item-words.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { cardCauses } from '#lib/accounts/cards.ts';
import { card } from '#services/accounts/card.ts';
import { productOfCard } from './fields.tsx';

/** A card is asked for. */
export const requestCard = defineScreen({
  endpoint: card.request,
  flow: 'MINTA_KARTU',
  menu: 'minta-kartu',
  change: { title: 'menu.mintaKartu', back: menus['kartu-atm'].route },
  initial: { nomor_rekening: '', kode_produk_kartu: '', nama_cetak: '', sebab: 'BARU', alasan: '' },
  sections: [
    accountSection,
    {
      header: 'kartu.permintaan',
      rowsize: 2,
      fields: [
        productOfCard,
        {
          name: 'sebab',
          title: 'kartu.sebab',
          type: 'select',
          required: true,
          setup: { codes: cardCauses, prefix: 'sebabKartu.' },
        },
        text('nama_cetak', 'kartu.namaCetak', { required: true, maxLength: 26 }),
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
