import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { cardActs } from '#lib/accounts/cards.ts';
import { card } from '#services/accounts/card.ts';
import type { KartuRow } from '#types/proto/accounts/card.ts';
import { cardSection, cardSource } from './fields.tsx';

/** Only what is handed over has a receiver. */
const otherwise = { hidden: ({ tindakan }: Values): boolean => tindakan !== 'SERAH' };

/** Proposes the most likely next step, unless the address names one. */
const begin = ({ status }: KartuRow, { tindakan }: Values): Values => ({
  tindakan: tindakan || (status === 'TERBIT' ? 'SERAH' : status === 'BLOKIR' ? 'BUKA' : 'TUTUP'),
});

/** A card is handed over, its block lifted, or it is closed. */
export const changeCard = defineScreen({
  endpoint: card.change,
  flow: 'UBAH_KARTU',
  menu: 'kartu-atm',
  change: { title: 'kartu.judulUbah', back: menus['kartu-atm'].route, Source: cardSource(begin), whole: true },
  initial: {
    id_kartu: '',
    versi: 0,
    tindakan: 'SERAH',
    penerima: '',
    nomor_identitas: '',
    nomor_pin: '',
    alasan: '',
  },
  sections: [
    cardSection,
    {
      header: 'kartu.tindakan',
      rowsize: 2,
      fields: [
        {
          name: 'tindakan',
          title: 'kartu.tindakan',
          type: 'select',
          required: true,
          setup: { codes: cardActs, prefix: 'kartu.tindakan.' },
        },
        { ...text('penerima', 'kartu.penerima', { required: true, maxLength: 80 }), otherProps: otherwise },
        {
          ...text('nomor_identitas', 'kartu.identitas', {
            required: true,
            maxLength: 32,
            hint: 'kartu.identitasPetunjuk',
          }),
          otherProps: otherwise,
        },
        {
          ...text('nomor_pin', 'kartu.nomorPin', { required: true, maxLength: 30, hint: 'kartu.nomorPinPetunjuk' }),
          otherProps: otherwise,
        },
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
