import type { z } from 'zod';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { withdrawClosingData } from '#lib/accounts/schemas/closing.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { atOwnBranch, exists, waitsForPayOut } from './closing-rules.ts';
import { type ClosingCase, readClosing } from './read-closing.ts';

type Data = z.output<typeof withdrawClosingData>;

/** Withdraws a closing that nobody has paid out: the account gets its former state back, by two persons. It posts nothing. */
export const withdrawClosing: Operation<Data, ClosingCase | null> = {
  code: 'BATAL_TUTUP_REKENING',
  schema: withdrawClosingData,
  needs: () => ({}),
  load: (db, { nomor_rekening }) => readClosing(db, nomor_rekening),
  rules: [exists, atOwnBranch, waitsForPayOut],
  subject: ({ data, extra }) => ({
    nominal: 0n,
    kode_valuta: extra?.kode_valuta ?? BOOK_CURRENCY,
    rekening: data.nomor_rekening,
    lawan: null,
    keterangan: data.alasan,
    id_kas: null,
  }),
  journal: () => [],
  change: {
    object: ({ data }) => `PENUTUPAN:${data.nomor_rekening}`,
    level: () => 'OPS_MANAGER',
    fields: ({ extra }) =>
      extra?.agreed ? [{ kolom: 'status_rekening', lama: 'PENUTUPAN', baru: extra.agreed.status_lama }] : [],
  },
  effects: ({ data, extra }) => [
    recordChange('closing', {
      aksi: 'UBAH',
      versi: extra?.agreed?.versi ?? 0,
      baris: {
        nomor_rekening: data.nomor_rekening,
        status: 'DIBATALKAN',
        rekening_tujuan: null,
        keterangan: data.alasan,
      },
    }),
  ],
};
