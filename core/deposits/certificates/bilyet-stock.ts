import type { z } from 'zod';
import { ownOrStock, stockMove } from '#core/engine/form-stock.ts';
import { type Operation, reject } from '#core/engine/operation.ts';
import { countOf, orStock } from '#core/engine/stationery.ts';
import { handBilyetsData, receiveBilyetsData, voidBilyetsData } from '#lib/deposits/schemas/deposit.ts';

const numberOf = ({ nomor_bilyet }: { readonly nomor_bilyet: string }): string => nomor_bilyet;

/** Terima stok bilyet: receives a range of unissued certificates into the branch's safe, counted by two persons. */
export const receiveBilyets: Operation<z.output<typeof receiveBilyetsData>, null> = {
  ...stockMove({ code: 'TERIMA_STOK_BILYET', schema: receiveBilyetsData, numberOf, posts: 'IN' }),
  effects: ({ data }) => [
    { efek: 'bilyet_receive', fase: 'sebelum', nomor_bilyet: data.nomor_bilyet, jumlah: countOf(data) },
  ],
};

/**
 * Serah stok bilyet: moves unissued certificates from the safe to one of the branch's people, or back; it posts nothing, the branch holds them as
 * before.
 */
export const handBilyets: Operation<z.output<typeof handBilyetsData>, null> = {
  ...stockMove({ code: 'SERAH_STOK_BILYET', schema: handBilyetsData, numberOf, posts: null }),
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

/** Batalkan blangko bilyet: destroys spoiled certificates before two persons. */
export const voidBilyets: Operation<z.output<typeof voidBilyetsData>, null> = {
  ...stockMove({ code: 'BATAL_STOK_BILYET', schema: voidBilyetsData, numberOf, posts: 'OUT' }),
  before: [ownOrStock(({ nomor_bilyet: bilyet }) => reject('BILYET_NOT_HELD', { bilyet }, 'pemegang_asal'))],
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
