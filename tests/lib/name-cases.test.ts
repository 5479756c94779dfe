import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthsIn } from '#lib/customers/births.ts';
import { foreignLetters, namesIn, wordsWithDigits } from '#lib/customers/person-name.ts';
import { salaryRow } from '#lib/payments/schemas/payroll.ts';
import { plainText } from '#lib/plain-text.ts';
import { normaliseAnyName, normaliseName } from '#lib/text.ts';
import { birthCases, digitCases, foreignNames, personCases, severalNames } from '../cases/names.ts';

test.each(personCases)('%j is compared as %s', (written, normal) => {
  expect(normaliseName(written)).toBe(normal);
  expect(normaliseAnyName(written)).toBe(normal);
});

test.each(severalNames)('%j holds %j', (written, names) => {
  expect(namesIn(written)).toEqual(names);
});

test.each(digitCases)('%j has digits in %j', (written, words) => {
  expect(wordsWithDigits(written)).toEqual(words);
});

test.each(birthCases)('the births in %j are %j', (written, births) => {
  expect(birthsIn(written)).toEqual(births);
});

test.each(foreignNames)('%j has the foreign letters %j', (nama, letters) => {
  expect(foreignLetters(nama).join('')).toBe(letters);
  const row = salaryRow.safeParse({ nomor_rekening: '', nama, nominal: '1', keterangan: '' });
  const refused = row.error?.issues.filter(({ path }) => path[0] === 'nama').map(({ message }) => message) ?? [];
  expect(refused).toEqual(letters === '' ? [] : ['v.namaAksara']);
});

test('a name in its normal form is in it for good', () => {
  const word = fc.stringMatching(/^[A-Za-z.'éöіᴀɪ🅱´ʼæß\u200B-]{1,9}$/u);
  const any = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.oneof(word, any), { minLength: 1, maxLength: 5 }), (words) => {
      const once = normaliseName(words.join(' '));
      expect(normaliseName(once)).toBe(once);
      expect(plainText(plainText(words.join(' ')))).toBe(plainText(words.join(' ')));
    }),
  );
});
