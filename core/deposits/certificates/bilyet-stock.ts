import type { z } from 'zod';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import {
  countOf,
  holdsOrStock,
  orStock,
  stationeryIn,
  stationeryOut,
  stationerySubject,
} from '#core/engine/stationery.ts';
import { handBilyetsData, receiveBilyetsData, voidBilyetsData } from '#lib/deposits/schemas/deposit.ts';

/** Terima stok bilyet: receives a range of unissued certificates into the branch's safe, counted by two persons. */
export const receiveBilyets: Operation<z.output<typeof receiveBilyetsData>, null> = {
  code: 'TERIMA_STOK_BILYET',
  schema: receiveBilyetsData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_bilyet, countOf(data), data.keterangan),
  journal: (context) => stationeryIn(context, countOf(context.data)),
  effects: ({ data }) => [
    { efek: 'bilyet_receive', fase: 'sebelum', nomor_bilyet: data.nomor_bilyet, jumlah: countOf(data) },
  ],
};

/**
 * Serah stok bilyet: moves unissued certificates from the safe to one of the branch's people, or back; it posts nothing, the branch holds them as
 * before.
 */
export const handBilyets: Operation<z.output<typeof handBilyetsData>, null> = {
  code: 'SERAH_STOK_BILYET',
  schema: handBilyetsData,
  needs: () => ({}),
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_bilyet, countOf(data), data.keterangan),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'bilyet_hand',
      fase: 'sebelum',
      nomor_bilyet: data.nomor_bilyet,
      jumlah: countOf(data),
      dari: orStock(data.pemegang_asal),
      ke: orStock(data.pemegang_tujuan),
    },
  ],
};

type Voided = z.output<typeof voidBilyetsData>;

/** Only the holder may destroy certificates that are out of the safe. */
const ownOrStock: Rule<Voided, null> = {
  name: 'ownOrStock',
  check: ({ data, caller }) =>
    holdsOrStock(data, caller.idUser)
      ? null
      : reject('BILYET_NOT_HELD', { bilyet: data.nomor_bilyet }, 'pemegang_asal'),
};

/** Batalkan blangko bilyet: destroys spoiled certificates before two persons. */
export const voidBilyets: Operation<Voided, null> = {
  code: 'BATAL_STOK_BILYET',
  schema: voidBilyetsData,
  needs: () => ({}),
  before: [ownOrStock],
  rules: [],
  subject: ({ data }) => stationerySubject(data.nomor_bilyet, countOf(data), data.keterangan),
  journal: (context) => stationeryOut(context, countOf(context.data)),
  effects: ({ data }) => [
    {
      efek: 'bilyet_void',
      fase: 'sebelum',
      nomor_bilyet: data.nomor_bilyet,
      jumlah: countOf(data),
      dari: orStock(data.pemegang_asal),
      alasan: data.keterangan,
    },
  ],
};
