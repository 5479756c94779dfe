import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { monthEnd } from '#lib/accounts/cards.ts';
import { cardStockData } from '#lib/accounts/schemas/card.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { rule } from './card-row.ts';

type Stock = z.output<typeof cardStockData>;

/** Returns the last day printed on the cards. */
const lastDay = ({ berlaku_sampai }: Stock): string => monthEnd(berlaku_sampai) ?? fail('SYSTEM');

interface StockExtra {
  readonly known: boolean;
  readonly existing: readonly string[];
  /** The day of the caller's branch. */
  readonly hari: string;
}

/** Receives unissued cards at a branch: two persons count them in, by serial, token and last digits. */
export const cardStock: Operation<Stock, StockExtra> = {
  code: 'STOK_KARTU',
  schema: cardStockData,
  needs: () => ({}),
  load: async (db, data, caller) => {
    const [product] = await db`select 1 from card_product where kode_produk_kartu = ${data.kode_produk_kartu}`;
    const existing = await db<{ nomor_seri: string }[]>`
      select nomor_seri from card_stock where nomor_seri = any (${data.kartu.map(({ nomor_seri }) => nomor_seri)})
        or token = any (${data.kartu.map(({ token }) => token)})`;
    const [branch] = await db<
      { hari: string }[]
    >`select accounting_date as hari from branch where kode_cabang = ${caller.kodeCabang}`;
    return {
      known: product !== undefined,
      existing: existing.map(({ nomor_seri }) => nomor_seri),
      hari: branch?.hari ?? fail('SYSTEM'),
    };
  },
  rules: [
    rule('productKnown', ({ extra }) => (extra.known ? null : reject('NOT_FOUND', {}, 'kode_produk_kartu'))),
    rule('stillGood', ({ data, extra }) =>
      lastDay(data) >= extra.hari
        ? null
        : reject('CARD_EXPIRED', { tanggal: toDisplay(lastDay(data)) }, 'berlaku_sampai'),
    ),
    rule('registeredOnce', ({ extra: { existing } }) =>
      existing.length === 0 ? null : reject('DUPLICATE', { objek: existing.join(', ') }, 'kartu'),
    ),
  ],
  subject: ({ data }) => dataSubject(data.kode_produk_kartu),
  journal: () => [],
  change: {
    object: ({ caller }) => `STOK_KARTU:${caller.kodeCabang}`,
    level: () => 'OPS_MANAGER',
    fields: ({ data }) => [
      { kolom: 'produk_kartu', lama: '', baru: data.kode_produk_kartu },
      { kolom: 'berlaku_sampai', lama: '', baru: data.berlaku_sampai },
      {
        kolom: 'kartu_stok',
        lama: '',
        baru: data.kartu.map(({ nomor_seri, empat }) => `${nomor_seri} ···· ${empat}`).join('; '),
      },
    ],
  },
  effects: ({ data, caller }) =>
    data.kartu.map(({ nomor_seri, token, empat }) =>
      recordChange('card_stock', {
        aksi: 'BUAT',
        versi: 0,
        baris: {
          nomor_seri,
          kode_produk_kartu: data.kode_produk_kartu,
          kode_cabang: caller.kodeCabang,
          token,
          empat,
          berlaku_sampai: lastDay(data),
        },
      }),
    ),
};
