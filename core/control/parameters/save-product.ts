import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveProductData } from '#lib/control/schemas/terms.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import {
  asSeen,
  type EntityAmount,
  entityAmounts,
  notBegun,
  type ProductAmount,
  productAmounts,
  type TermRow,
  type Terms,
  termFields,
  termSubject,
} from './terms.ts';

type Data = z.output<typeof saveProductData>;

/** Terms of a product from one day on; amounts in minor units, shares in hundredths of a per cent. */
interface Row extends TermRow, Readonly<Record<ProductAmount, bigint>>, Readonly<Record<EntityAmount, bigint | null>> {
  readonly tarik_bebas: boolean;
  readonly ditawarkan: boolean;
  readonly hitung_di_bawah_minimum: boolean;
  readonly nisbah: readonly { readonly tenor: number; readonly nisbah_nasabah: number }[];
}
interface Extra extends Terms<Row> {
  readonly kode_valuta: string;
}

async function load(db: Db, { kode_produk }: Data): Promise<Extra> {
  const [[product], rows] = await Promise.all([
    db<{ kode_valuta: string; today: string }[]>`
      select p.kode_valuta, (select max(accounting_date) from branch) as today from product p where p.kode_produk = ${kode_produk}`,
    db<Row[]>`
      select t.*, (select coalesce(jsonb_agg(jsonb_build_object('tenor', n.tenor, 'nisbah_nasabah', n.nisbah_nasabah) order by n.tenor), '[]')
        from product_nisbah n where n.kode_produk = t.kode_produk and n.berlaku_sejak = t.berlaku_sejak) as nisbah
      from product_term t where t.kode_produk = ${kode_produk} order by t.berlaku_sejak desc`,
  ]);
  if (!product) return fail('NOT_FOUND');
  return { today: product.today, kode_valuta: product.kode_valuta, rows: [...rows] };
}

/** Converts a share with two decimals to hundredths for storage. */
const hundredths = (share: string): string => BigInt(share.replace('.', '')).toString();
const shareText = (basisPoints: number): string =>
  `${Math.trunc(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`;

const sharesText = (rows: readonly { tenor: number; nisbah_nasabah: string }[]): string =>
  rows.map(({ tenor, nisbah_nasabah }) => (tenor === 0 ? nisbah_nasabah : `${tenor}: ${nisbah_nasabah}`)).join(', ');

function fieldsOf(context: OpContext<Data, Extra>) {
  const { data, amounts, extra } = context;
  const shown = (minor: bigint) => formatMoney(money(extra.kode_valuta, minor));
  return termFields<Data, Row>(
    context,
    (row) => [
      ...productAmounts.map((kolom) => [kolom, shown(row[kolom])] as const),
      ...entityAmounts.map((kolom) => [kolom, row[kolom] === null ? '' : shown(row[kolom])] as const),
      ['tarik_bebas', row.tarik_bebas ? 'T' : 'F'],
      ['ditawarkan', row.ditawarkan ? 'T' : 'F'],
      ['hitung_di_bawah_minimum', row.hitung_di_bawah_minimum ? 'T' : 'F'],
      [
        'nisbah',
        sharesText(
          row.nisbah.map(({ tenor, nisbah_nasabah }) => ({ tenor, nisbah_nasabah: shareText(nisbah_nasabah) })),
        ),
      ],
    ],
    [
      ...productAmounts.map((kolom) => [kolom, shown(amounts[kolom])] as const),
      ...entityAmounts.map((kolom) => {
        const minor = amounts[kolom];
        return [kolom, minor === null ? '' : shown(minor)] as const;
      }),
      ['tarik_bebas', data.tarik_bebas],
      ['ditawarkan', data.ditawarkan],
      ['hitung_di_bawah_minimum', data.hitung_di_bawah_minimum],
      ['nisbah', sharesText(data.nisbah)],
    ],
  );
}

/**
 * Saves the terms of a product from a day on: deposits, minimum balance, fees, the customer's share by tenor. Live contracts keep the terms of their
 * day. Always by two persons of head office (domain: products, maker/checker).
 */
export const saveProduct: Operation<Data, Extra> = {
  code: 'SIMPAN_PRODUK',
  schema: saveProductData,
  load,
  currencyOf: ({ kode_valuta }) => kode_valuta,
  needs: () => ({}),
  rules: [notBegun(), asSeen()],
  subject: termSubject,
  journal: () => [],
  effects: ({ data, amounts }) => {
    const key = { kode_produk: data.kode_produk, berlaku_sejak: data.berlaku_sejak };
    if (data.aksi === 'HAPUS') return [recordChange('product', { aksi: data.aksi, versi: data.versi, baris: key })];
    return [
      recordChange('product', {
        aksi: data.aksi,
        versi: data.versi,
        baris: {
          ...key,
          ...Object.fromEntries(productAmounts.map((kolom) => [kolom, amounts[kolom].toString()])),
          ...Object.fromEntries(entityAmounts.map((kolom) => [kolom, amounts[kolom]?.toString() ?? null])),
          tarik_bebas: data.tarik_bebas === 'T',
          ditawarkan: data.ditawarkan === 'T',
          hitung_di_bawah_minimum: data.hitung_di_bawah_minimum === 'T',
        },
        bagian: {
          product_nisbah: data.nisbah.map(({ tenor, nisbah_nasabah }) => ({
            tenor,
            nisbah_nasabah: hundredths(nisbah_nasabah),
          })),
        },
      }),
    ];
  },
  change: {
    object: ({ data }) => `PRODUK:${data.kode_produk}`,
    level: () => 'HO_FINANCE',
    fields: fieldsOf,
  },
};
