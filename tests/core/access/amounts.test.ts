import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import { operations } from '#core/server/modules.ts';
import type { cashData } from '#lib/cash/schemas/teller.ts';
import { MoneyError } from '#lib/money.ts';
import { type Amount, type AmountsOf, amountMarks, inRupiah } from '#lib/schemas/amount-mark.ts';
import { signedAmountCell } from '#lib/schemas/cells.ts';
import { amount, amountOrZero, currency, denominations, listQuery, optionalText } from '#lib/schemas/common.ts';

/** An amount of as many decimals as its currency keeps. */
const asWritten = z
  .string()
  .transform((text): Amount => text)
  .register(amountMarks, { signed: false });
const form = z.strictObject({
  nominal: asWritten,
  kode_valuta: currency,
  baris: z
    .array(z.strictObject({ jumlah: asWritten, kode_valuta: optionalText(3), rinci: z.object({ biaya: asWritten }) }))
    .default([]),
});

/** Lists the kinds of schema that enclose the amounts of one. */
function around(schema: z.core.$ZodType, trail: readonly string[] = []): readonly string[] {
  if (amountMarks.has(schema)) return trail;
  const { def } = schema._zod;
  const within = Object.values(def)
    .flatMap((part: unknown) =>
      Array.isArray(part) ? part : part instanceof Object ? [part, ...Object.values(part)] : [],
    )
    .filter((part): part is z.core.$ZodType => part instanceof z.core.$ZodType);
  return within.flatMap((part) => around(part, [...trail, def.type]));
}

describe('the amounts of parsed data', () => {
  it('are in the currency of the data, and in rupiah where it names none', () => {
    const read = (schema: typeof form, data: unknown) => amountsOf(schema, schema.parse(data)).nominal;
    expect(read(form, { nominal: '25000000.00' })).toBe(25_000_000_00n);
    expect(read(form, { nominal: '25.50', kode_valuta: 'USD' })).toBe(25_50n);
    expect(read(form, { nominal: '25', kode_valuta: 'JPY' })).toBe(25n);
    expect(read(form, { nominal: '1.5', kode_valuta: 'KWD' })).toBe(1_500n);
    const unnamed = z.object({ batas: amount });
    expect(amountsOf(unnamed, unnamed.parse({ batas: '7' })).batas).toBe(7_00n);
  });

  it('of a row are in the currency nearest around them', () => {
    const data = form.parse({
      nominal: '1',
      kode_valuta: 'JPY',
      baris: [
        { jumlah: '2', kode_valuta: '', rinci: { biaya: '3' } },
        { jumlah: '2.00', kode_valuta: 'USD', rinci: { biaya: '3.25' } },
      ],
    });
    const { baris } = amountsOf(form, data);
    expect(baris.map(({ jumlah, rinci }) => [jumlah, rinci.biaya])).toEqual([
      [2n, 3n],
      [2_00n, 3_25n],
    ]);
  });

  it('are in rupiah where the schema says so, with any currency of the form', () => {
    const trade = z.object({
      kode_valuta: currency,
      nominal: asWritten,
      giro: inRupiah(amount).optional(),
      pecahan_rupiah: inRupiah(denominations).default([]),
    });
    const data = trade.parse({
      kode_valuta: 'JPY',
      nominal: '300',
      giro: '7',
      pecahan_rupiah: [{ nominal: '50000', lembar: 1 }],
    });
    const amounts = amountsOf(trade, data);
    expect([amounts.nominal, amounts.giro]).toEqual([300n, 7_00n]);
    expect(amounts.pecahan_rupiah).toEqual([{ nominal: 50_000_00n }]);
    const plain = z.object({ kode_valuta: currency, giro: amount });
    expect(amountsOf(plain, plain.parse({ kode_valuta: 'KWD', giro: '7' })).giro).toBe(7_000n);
  });

  it('are in the currency that stands outside the data, where the data names none', () => {
    const hold = z.object({ dana: z.array(z.object({ jumlah: asWritten })) });
    const data = hold.parse({ dana: [{ jumlah: '5' }] });
    expect(amountsOf(hold, data, 'JPY').dana[0]?.jumlah).toBe(5n);
    expect(amountsOf(hold, data, 'KWD').dana[0]?.jumlah).toBe(5_000n);
    const named = form.parse({ nominal: '5.00', kode_valuta: 'USD' });
    expect(amountsOf(form, named, 'JPY').nominal).toBe(5_00n);
  });

  it('are null where the form says none, and undefined where it has no such field', () => {
    const schema = z.object({
      batas: z.union([z.literal(''), amountOrZero]).default(''),
      limit: z.union([z.literal(''), amount]).default(''),
      giro: amount.optional(),
    });
    const amounts = amountsOf(schema, schema.parse({ limit: '0.50' }));
    expect([amounts.batas, amounts.limit, amounts.giro]).toEqual([null, 50n, undefined]);
    const zero = amountsOf(schema, schema.parse({ batas: '0' }));
    expect(zero.batas).toBe(0n);
  });

  it('are found behind refinements, transformations, cells, rows and unions', () => {
    const query = listQuery({ nominal_awal: amount });
    expect(amountsOf(query, query.parse({ nominal_awal: '8' })).nominal_awal).toBe(8_00n);
    const cells = z.array(signedAmountCell);
    expect(amountsOf(cells, cells.parse(['(1.500,25)', '', '2 rb']))).toEqual([-1_500_25n, 0n, 2_000_00n]);
    const either = z.union([
      z.strictObject({ sumber: z.literal('TUNAI'), nominal: amount }),
      z.strictObject({ sumber: z.literal('REKENING'), biaya: amount }),
    ]);
    expect(amountsOf(either, either.parse({ sumber: 'REKENING', biaya: '9' }))).toMatchObject({ biaya: 9_00n });
    const counted = z.object({ pecahan: denominations }).readonly();
    const parsed = counted.parse({ pecahan: [{ nominal: '100000', lembar: 2 }] });
    expect(amountsOf(counted, parsed).pecahan).toEqual([{ nominal: 100_000_00n }]);
  });

  it('are found in each kind of schema that an operation uses', () => {
    const kinds = new Set([...operations.values()].flatMap(({ schema }) => around(schema)));
    const looked = new Set(['object', 'array', 'union', 'intersection', 'pipe', 'optional', 'default', 'readonly']);
    expect([...kinds].filter((kind) => !looked.has(kind))).toEqual([]);
    expect(kinds).toContain('array');
  });

  it('are parsed on use: an amount that its currency cannot hold fails there, with the reason of the parser', () => {
    const reason = (read: () => unknown) => {
      try {
        return read();
      } catch (error) {
        return error instanceof MoneyError ? error.reason : error;
      }
    };
    const yen = amountsOf(form, form.parse({ nominal: '25.50', kode_valuta: 'JPY' }));
    expect(reason(() => yen.nominal)).toBe('too-many-decimals');
    const unknown = amountsOf(form, { nominal: '25', kode_valuta: 'XXX', baris: [] });
    expect(reason(() => unknown.nominal)).toBe('unknown-currency');
    expect(reason(() => unknown.baris)).toEqual([]);
  });

  it('are read once for all who ask about the same data', () => {
    const data = form.parse({ nominal: '1.00', kode_valuta: 'USD' });
    expect(amountsOf(form, data)).toBe(amountsOf(form, data));
    expect(amountsOf(form, { ...data })).not.toBe(amountsOf(form, data));
  });

  it('leave the data unchanged: text, which is stored, hashed and shown', () => {
    const data = form.parse({ nominal: '1', kode_valuta: 'JPY' });
    const before = structuredClone(data);
    expect(amountsOf(form, data).nominal).toBe(1n);
    expect(data).toEqual(before);
  });

  it('have types of their own, while forms have plain text', () => {
    type Cash = AmountsOf<z.output<typeof cashData>>;
    expectTypeOf<Cash['nominal']>().toEqualTypeOf<bigint>();
    expectTypeOf<Cash['pecahan'][number]['nominal']>().toEqualTypeOf<bigint>();
    expectTypeOf<Cash['keterangan']>().toBeUnknown();
    expectTypeOf<z.input<typeof cashData>['nominal']>().toEqualTypeOf<string>();
    const optional = z.object({ batas: z.union([z.literal(''), amount]).default(''), giro: amount.optional() });
    type Optional = AmountsOf<z.output<typeof optional>>;
    expectTypeOf<Optional['batas']>().toEqualTypeOf<bigint | null>();
    expectTypeOf<Optional['giro']>().toEqualTypeOf<bigint | undefined>();
    expectTypeOf<string>().toExtend<Amount>();
  });
});
