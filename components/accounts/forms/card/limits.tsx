import type { FieldOf } from '#components/kit/form/field-def.ts';
import { defineScreen, money, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import type { CardLimit } from '#lib/accounts/cards.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { card } from '#services/accounts/card.ts';
import type { KartuRow } from '#types/proto/accounts/card.ts';
import { cardSection, cardSource } from './fields.tsx';

const limit = (name: CardLimit, title: MessageKey): FieldOf<'currency', CardLimit> =>
  money(name, title, { required: false, hint: 'kartu.limitKosong' });

/** A limit equal to the kind's maximum is no limit of the card's own. */
const own = (limit: string, most: string): string => (limit === most ? '' : limit);
const begin = (row: KartuRow) => ({
  limit_tarik: own(row.limit_tarik, row.batas_tarik),
  limit_belanja: own(row.limit_belanja, row.batas_belanja),
  limit_transfer: own(row.limit_transfer, row.batas_transfer),
});

/** Sets one card's daily limits, at most those of its kind. */
export const changeLimits = defineScreen({
  endpoint: card.limits,
  flow: 'UBAH_LIMIT_KARTU',
  menu: 'kartu-atm',
  change: { title: 'kartu.limit', back: menus['kartu-atm'].route, Source: cardSource(begin), whole: true },
  initial: { id_kartu: '', versi: 0, limit_tarik: '', limit_belanja: '', limit_transfer: '', alasan: '' },
  sections: [
    cardSection,
    {
      header: 'kartu.limitKartu',
      rowsize: 2,
      fields: [
        limit('limit_tarik', 'kartu.limitTarik'),
        limit('limit_belanja', 'kartu.limitBelanja'),
        limit('limit_transfer', 'kartu.limitTransfer'),
        textArea('alasan', 'kartu.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
