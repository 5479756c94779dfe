import { StockRows } from '#components/accounts/cards/stock-rows.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { card } from '#services/accounts/card.ts';
import { productOfCard } from './fields.tsx';

/** Blank cards come into the stock of the branch. */
export const cardStock = defineScreen({
  endpoint: card.stock,
  flow: 'STOK_KARTU',
  menu: 'stok-kartu',
  change: { title: 'menu.stokKartu', back: menus['kartu-atm'].route, whole: true },
  initial: { kode_produk_kartu: '', berlaku_sampai: '', kartu: [], alasan: '' },
  sections: [
    {
      header: 'kartu.stok',
      rowsize: 2,
      fields: [
        productOfCard,
        text('berlaku_sampai', 'kartu.berlakuSampai', {
          required: true,
          maxLength: 5,
          hint: 'kartu.berlakuSampaiPetunjuk',
        }),
        {
          name: 'kartu',
          title: 'kartu.stok',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: { render: (props) => <StockRows {...(props as FieldProps<readonly Values[]>)} /> },
        },
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
