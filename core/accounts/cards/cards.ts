import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type Operation, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { blockCardData, changeCardData, issueCardData } from '#lib/accounts/schemas/card.ts';
import { gl } from '#lib/books/gl.ts';
import {
  accountAwake,
  asSeen,
  atOwnBranch,
  type CardRow,
  familyOf,
  inState,
  loadCard,
  notExpired,
  ofAccount,
  rule,
  subjectOf,
} from './card-row.ts';

const statusTo = (extra: CardRow, baru: string): FieldChange => ({ kolom: 'status_kartu', lama: extra.status, baru });

type Issue = z.output<typeof issueCardData>;

/** Issues a card from the branch's stock and charges its fee to the account in the same commit; the replaced one is closed. */
export const issueCard: Operation<Issue, CardRow> = {
  code: 'TERBITKAN_KARTU',
  schema: issueCardData,
  needs: (_data, _caller, extra) => ({ accounts: [extra.nomor_rekening] }),
  load: loadCard,
  before: [atOwnBranch, asSeen, inState('DIMINTA'), accountAwake],
  rules: [],
  subject: ({ data, extra }) => dataSubject(data.keterangan, extra.nomor_rekening),
  journal: () => [],
  fees: (context) => [
    {
      kode: 'BIAYA_KARTU',
      nominal: context.extra.biaya,
      dari: accountTarget(context, context.extra.nomor_rekening),
      kode_gl: gl('ACCOUNT_FEES'),
      dihapus: context.data.bebas_biaya === 'T',
    },
  ],
  change: {
    object: ofAccount,
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra }) => [statusTo(extra, 'TERBIT'), { kolom: 'seri_kartu', lama: '', baru: data.nomor_seri }],
  },
  effects: ({ data, extra }) => [
    ...(extra.pengganti_dari && extra.status_lama !== 'TUTUP'
      ? [
          recordChange('card', {
            aksi: 'UBAH',
            versi: extra.versi_lama ?? 0,
            baris: { id_kartu: extra.pengganti_dari, nomor_rekening: extra.nomor_rekening, status: 'TUTUP' },
          }),
        ]
      : []),
    recordChange('card', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        id_kartu: data.id_kartu,
        nomor_rekening: extra.nomor_rekening,
        status: 'TERBIT',
        nomor_seri: data.nomor_seri,
      },
    }),
  ],
};

type Change = z.output<typeof changeCardData>;
const FROM: Readonly<Record<Change['tindakan'], readonly string[]>> = {
  SERAH: ['TERBIT'],
  BUKA: ['BLOKIR'],
  TUTUP: ['DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR'],
};
const nextOf = ({ tindakan }: Change, { tanggal_serah }: CardRow): string =>
  tindakan === 'TUTUP' ? 'TUTUP' : tindakan === 'SERAH' || tanggal_serah !== null ? 'AKTIF' : 'TERBIT';

/** Hands a card over with its PIN mailer, opens its block, or closes it: by two persons. */
export const changeCard: Operation<Change, CardRow> = {
  code: 'UBAH_KARTU',
  schema: changeCardData,
  needs: () => ({}),
  load: loadCard,
  rules: [
    atOwnBranch,
    asSeen,
    rule('fits', ({ data, extra }) =>
      FROM[data.tindakan].includes(extra.status) ? null : reject('CARD_STATE', { status: extra.status }, 'tindakan'),
    ),
    rule('stillGood', (context) => (context.data.tindakan === 'TUTUP' ? null : notExpired.check(context))),
    rule('notStolen', ({ data, extra }) =>
      data.tindakan === 'BUKA' && extra.sebab_blokir === 'DICURI' ? reject('CARD_STOLEN', {}, 'tindakan') : null,
    ),
    rule('intoUse', (context) => (context.data.tindakan === 'SERAH' ? accountAwake.check(context) : null)),
    // The receiver is a person the account knows, by their own document.
    rule('receiverKnown', ({ data, extra }) =>
      data.tindakan === 'SERAH' && !extra.identitas.includes(data.nomor_identitas)
        ? reject('IDENTITY_DIFFERS', {}, 'nomor_identitas')
        : null,
    ),
  ],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ofAccount,
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra }) => [
      statusTo(extra, nextOf(data, extra)),
      ...(data.tindakan === 'SERAH'
        ? [
            { kolom: 'penerima', lama: '', baru: data.penerima },
            { kolom: 'nomor_pin', lama: '', baru: data.nomor_pin },
          ]
        : []),
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
  effects: ({ data, extra }) => [
    recordChange('card', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        id_kartu: data.id_kartu,
        nomor_rekening: extra.nomor_rekening,
        status: nextOf(data, extra),
        ...(data.tindakan === 'SERAH' && {
          tanggal_serah: extra.hari,
          penerima: data.penerima,
          nomor_pin: data.nomor_pin,
        }),
      },
    }),
  ],
};

type Block = z.output<typeof blockCardData>;

/** Any branch blocks a card at once when its loss is reported; two persons of its own branch open it again. */
export const blockCard: Operation<Block, CardRow> = {
  code: 'BLOKIR_KARTU',
  schema: blockCardData,
  needs: () => ({}),
  load: loadCard,
  rules: [inState('TERBIT', 'AKTIF')],
  subject: ({ data, extra }) => dataSubject(data.alasan, extra.nomor_rekening),
  journal: () => [],
  effects: ({ data }) => [{ efek: 'block_card', fase: 'sesudah', ...data }],
};
