import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { card } from '#services/accounts/card.ts';
import { cardSection, cardSource } from './fields.tsx';

/** A card is issued out of the branch's stock. */
export const issueCard = defineScreen({
  endpoint: card.issue,
  flow: 'TERBITKAN_KARTU',
  menu: 'kartu-atm',
  change: { title: 'kartu.terbitkan', back: menus['kartu-atm'].route, Source: cardSource(), whole: true },
  initial: { id_kartu: '', versi: 0, nomor_seri: '', bebas_biaya: 'F', keterangan: '' },
  sections: [
    cardSection,
    {
      header: 'kartu.terbitkan',
      rowsize: 2,
      fields: [
        text('nomor_seri', 'kartu.nomorSeri', { required: true, maxLength: 20, hint: 'kartu.nomorSeriPetunjuk' }),
        { name: 'bebas_biaya', title: 'kartu.bebasBiaya', type: 'checkbox', hint: 'kartu.bebasBiayaPetunjuk' },
        textArea('keterangan', 'kartu.keterangan', { required: true, wide: true }),
      ],
    },
  ],
});
