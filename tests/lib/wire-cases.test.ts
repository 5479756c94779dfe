import { describe, expect, test } from 'vitest';
import { maintainAccountData } from '#lib/accounts/schemas/maintenance.ts';
import { openAccountData } from '#lib/accounts/schemas/opening.ts';
import { rate } from '#lib/cash/schemas/currency.ts';
import { receiveInwardData } from '#lib/cheques/schemas/inward-clearing.ts';
import { nameText } from '#lib/customers/schemas/names.ts';
import { returnBilyetData } from '#lib/deposits/schemas/bilyet.ts';
import { registerDepositData } from '#lib/deposits/schemas/deposit.ts';
import { parseRate, rateText } from '#lib/profit-sharing/rate.ts';
import { amountCell, dateCell } from '#lib/schemas/cells.ts';
import { amount, isoDate } from '#lib/schemas/common.ts';
import { amountCases } from '../cases/amounts.ts';
import { dateCases } from '../cases/dates.ts';
import { foreignNames } from '../cases/names.ts';
import { numberCases } from '../cases/numbers.ts';

/** Above nothing, and no more than one transaction may carry. */
const isCarried = (wire: string): boolean => /[1-9]/.test(wire) && (wire.split('.')[0] ?? '').length <= 15;
const refusal = (read: { readonly error?: { readonly issues: readonly { readonly message: string }[] } }) =>
  read.error?.issues[0]?.message;

describe('a program sends the wire form, and nothing else is read by guess', () => {
  test.each(amountCases)('the amount %j, which people mean as %j', (text, expected) => {
    const read = amount.safeParse(text);
    if (read.success) expect(read.data).toBe(expected);
    else expect(refusal(read)).toBe('v.uang');
    const isWire = /^\d+(\.\d{1,2})?$/.test(text);
    expect(read.success).toBe(isWire && typeof expected === 'string' && isCarried(expected));
  });

  test.each(dateCases)('the date %j, which people mean as %j', (text, iso) => {
    const read = isoDate.safeParse(text);
    if (read.success) expect(read.data).toBe(iso);
    else expect(refusal(read)).toBe('v.tanggal');
    expect(read.success).toBe(text === iso);
  });

  test.each(numberCases.filter(([, decimals]) => decimals === 4))('the rate %j', (text, _, expected) => {
    const read = rate.safeParse(text);
    if (typeof expected === 'string') expect(read.data).toBe(rateText(parseRate(expected)));
    else expect(refusal(read)).toBe(expected.refused === 'TWO_MEANINGS' ? 'v.kursDuaArti' : 'v.kurs');
  });

  test.each(foreignNames)('the name %j', (nama, letters) => {
    expect(refusal(nameText(100).safeParse(nama))).toBe(letters === '' ? undefined : 'v.namaAksara');
  });

  test.each([
    ['an account’s name', maintainAccountData, 'nama_rekening'],
    ['an account’s name as it is opened', openAccountData, 'nama_rekening'],
    ['a deposit’s name', registerDepositData, 'nama_rekening'],
    ['a payee of a sheet', receiveInwardData, 'nama_penerima'],
    ['who hands a certificate in', returnBilyetData, 'nama_penyerah'],
  ] as const)('%s takes letters of a name alone', (_, schema, field) => {
    const issues = (name: string) =>
      (schema.safeParse({ [field]: name }).error?.issues ?? [])
        .filter(({ path }) => path[0] === field)
        .map(({ message }) => message);
    expect(issues('Wіwin ᴄontoh')).toEqual(['v.namaAksara']);
    expect(issues("Ma'ruf O'Brien")).toEqual([]);
  });
});

describe('a cell of a file is read as a field is', () => {
  test.each(amountCases)('the amount %j is %j', (text, expected) => {
    const read = amountCell.safeParse(text);
    if (typeof expected === 'string' && isCarried(expected)) {
      expect(read.data).toBe(expected);
      return;
    }
    const twoMeanings = typeof expected !== 'string' && expected.refused === 'TWO_MEANINGS';
    expect(refusal(read)).toBe(twoMeanings ? 'v.uangDuaArti' : 'v.uang');
  });

  test.each(dateCases)('the date %j is %j', (text, iso) => {
    const read = dateCell.safeParse(text);
    expect(read.success ? read.data : null).toBe(iso);
  });
});
