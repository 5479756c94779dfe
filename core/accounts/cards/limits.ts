import type { z } from 'zod';
import { type FieldChange, type Operation, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { type CardLimit, cardLimits } from '#lib/accounts/cards.ts';
import { cardLimitData } from '#lib/accounts/schemas/card.ts';
import { formatRupiah } from '#lib/money.ts';
import {
  asSeen,
  atOwnBranch,
  type CardRow,
  familyOf,
  inState,
  loadCard,
  ofAccount,
  rule,
  subjectOf,
} from './card-row.ts';

type Limits = z.output<typeof cardLimitData>;

const mostOf = (extra: CardRow): Readonly<Record<CardLimit, bigint>> => ({
  limit_tarik: extra.batas_tarik,
  limit_belanja: extra.batas_belanja,
  limit_transfer: extra.batas_transfer,
});

const shown = (minor: bigint | null): string => (minor === null ? '' : formatRupiah(minor));

/**
 * A holder lowers the daily limits of the card, or raises them again up to those of its kind: by two persons at the branch of the account. A kind
 * lowered afterwards overrides the card's limits.
 */
export const changeLimits: Operation<Limits, CardRow> = {
  code: 'UBAH_LIMIT_KARTU',
  schema: cardLimitData,
  needs: () => ({}),
  load: loadCard,
  rules: [
    atOwnBranch,
    asSeen,
    inState('DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR'),
    rule('withinItsKind', ({ amounts, extra }) => {
      const most = mostOf(extra);
      const beyond = cardLimits.find((limit) => (amounts[limit] ?? 0n) > most[limit]);
      return beyond ? reject('CARD_LIMIT', {}, beyond) : null;
    }),
  ],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ofAccount,
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    // A missing limit means the limit of the kind of card.
    fields: ({ amounts, extra }) =>
      cardLimits
        .map((kolom): FieldChange => ({ kolom, lama: shown(extra[kolom]), baru: shown(amounts[kolom]) }))
        .filter(({ lama, baru }) => lama !== baru),
  },
  effects: ({ data, amounts, extra }) => [
    recordChange('card', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        id_kartu: data.id_kartu,
        nomor_rekening: extra.nomor_rekening,
        limit_tarik: amounts.limit_tarik?.toString() ?? null,
        limit_belanja: amounts.limit_belanja?.toString() ?? null,
        limit_transfer: amounts.limit_transfer?.toString() ?? null,
      },
    }),
  ],
};
