import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { orderStateData } from '#lib/accounts/schemas/standing-orders.ts';
import { orderMoves } from '#lib/accounts/standing-orders.ts';
import { loadMandate, type Mandate, orderOf } from './mandate.ts';
import { asSeen, familyOf, subjectOf } from './mandate-rules.ts';

type Input = z.output<typeof orderStateData>;

const inItsState: Rule<Input, Mandate> = {
  name: 'inItsState',
  check: ({ data, extra: { lama } }) => {
    const seen = asSeen(lama, data.versi);
    if (seen || !lama) return seen;
    return orderMoves[data.tindakan].from.includes(lama.status)
      ? null
      : reject('STANDING_STATE', { perintah: lama.nomor_perintah, status: lama.status }, 'tindakan');
  },
};
const atOwnBranch: Rule<Input, Mandate> = {
  name: 'atOwnBranch',
  check: ({ caller, extra: { sumber } }) =>
    sumber && !caller.headOffice && caller.kodeCabang !== sumber.kode_cabang
      ? reject('OTHER_BRANCH', { rekening: sumber.nomor_rekening, cabang: sumber.kode_cabang }, 'nomor_perintah')
      : null,
};

/** Suspends an order, resumes it, or ends it for good: by two persons, from the state the form read. */
export const changeState: Operation<Input, Mandate> = {
  code: 'STATUS_PERINTAH',
  schema: orderStateData,
  needs: () => ({}),
  load: async (db, { nomor_perintah }, caller) => {
    const order = await orderOf(db, nomor_perintah);
    const pair = {
      sumber: order?.rekening_sumber ?? '',
      tujuan: order?.rekening_tujuan ?? '',
      range: false,
      sweeps: false,
      luar: null,
    };
    return loadMandate(db, nomor_perintah, pair, caller);
  },
  rules: [inItsState, atOwnBranch],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => `PERINTAH:${data.nomor_perintah}`,
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra }) => [
      { kolom: 'status_perintah', lama: extra.lama?.status ?? '', baru: orderMoves[data.tindakan].to },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
  effects: ({ data }) => [
    recordChange('standing', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: { nomor_perintah: data.nomor_perintah, status: orderMoves[data.tindakan].to, sebab_status: data.alasan },
    }),
  ],
};
