import { ProofPicker } from '#components/accounts/cards/proof-picker.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { blockCauses, blockChannels } from '#lib/accounts/cards.ts';
import { card } from '#services/accounts/card.ts';
import { cardSection } from './fields.tsx';

/** Whoever hears that a card is lost blocks it at once. */
export const blockCard = defineScreen({
  endpoint: card.block,
  flow: 'BLOKIR_KARTU',
  menu: 'kartu-atm',
  change: { title: 'kartu.blokir', back: menus['kartu-atm'].route },
  initial: { id_kartu: '', sebab: 'HILANG', cara: 'TELEPON', pelapor: '', diperiksa: [], alasan: '' },
  sections: [
    cardSection,
    {
      header: 'kartu.blokir',
      rowsize: 3,
      fields: [
        {
          name: 'sebab',
          title: 'kartu.sebabBlokir',
          type: 'select',
          required: true,
          setup: { codes: blockCauses, prefix: 'kartu.sebabBlokir.' },
        },
        {
          name: 'cara',
          title: 'kartu.cara',
          type: 'select',
          required: true,
          setup: { codes: blockChannels, prefix: 'kartu.cara.' },
        },
        text('pelapor', 'kartu.pelapor', { required: true, maxLength: 80 }),
        {
          name: 'diperiksa',
          title: 'kartu.diperiksa',
          type: 'custom',
          required: true,
          sizeCol: 12,
          setup: {
            render: (props, { cara }) => (
              <ProofPicker {...(props as FieldProps<readonly string[]>)} byPhone={cara === 'TELEPON'} />
            ),
          },
        },
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
