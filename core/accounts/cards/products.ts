import type { z } from 'zod';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { cardLimits } from '#lib/accounts/cards.ts';
import { cardProductData } from '#lib/accounts/schemas/card.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';
import { rule } from './card-row.ts';

type Product = z.output<typeof cardProductData>;

const amountNames = ['biaya_terbit', 'biaya_ganti', ...cardLimits] as const;
type ProductRow = Readonly<Record<(typeof amountNames)[number], bigint>> & {
  readonly nama: string;
  readonly ditawarkan: boolean;
  readonly versi: number;
};

/** Saves the price and daily limits of a kind of card, from the approval on, for existing cards too: by two persons of head office. */
export const saveCardProduct: Operation<Product, ProductRow> = {
  code: 'SIMPAN_PRODUK_KARTU',
  schema: cardProductData,
  needs: () => ({}),
  load: async (db, { kode_produk_kartu }) => {
    const [row] = await db<ProductRow[]>`
      select nama, ditawarkan, versi, biaya_terbit, biaya_ganti, limit_tarik, limit_belanja, limit_transfer
      from card_product where kode_produk_kartu = ${kode_produk_kartu}`;
    return row ?? fail('NOT_FOUND');
  },
  rules: [
    rule('asSeen', ({ data, extra }) =>
      data.versi === extra.versi ? null : reject('DATA_CHANGED', { objek: data.kode_produk_kartu }),
    ),
  ],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  change: {
    object: ({ data }) => `PRODUK_KARTU:${data.kode_produk_kartu}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, amounts, extra }) =>
      [
        { kolom: 'nama', lama: extra.nama, baru: data.nama },
        { kolom: 'ditawarkan', lama: extra.ditawarkan ? 'T' : 'F', baru: data.ditawarkan },
        ...amountNames.map((kolom) => ({
          kolom,
          lama: formatRupiah(extra[kolom]),
          baru: formatRupiah(amounts[kolom]),
        })),
      ].filter(({ lama, baru }) => lama !== baru),
  },
  effects: ({ data, amounts }) => [
    recordChange('card_product', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        kode_produk_kartu: data.kode_produk_kartu,
        nama: data.nama,
        ditawarkan: data.ditawarkan === 'T',
        ...Object.fromEntries(amountNames.map((kolom) => [kolom, amounts[kolom].toString()])),
      },
    }),
  ],
};
