import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookalikes, pairs } from '#lib/customers/confusables.ts';
import { namesIn } from '#lib/customers/person-name.ts';
import { plainName } from '#lib/text.ts';
import { foreignNames, personCases, severalNames } from '../../../cases/names.ts';
import { type TestBank, testBank } from '../../helpers.ts';

/** A name has one form, whether the application or the database makes it. */

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const all = [...personCases, ...severalNames, ...foreignNames].map(([written]) => written);

test('the plain form of a name is the same in both', async () => {
  const letters = [...lookalikes, ...pairs].flatMap(([others]) => [...others]);
  const written = [...all, ...letters, ...letters.map((letter) => `A${letter}B`)];
  const rows = await bank.owner<{ plain: string }[]>`
    select name_plain(x.x) as plain from unnest(${written}::text[]) with ordinality x(x, n) order by x.n`;
  expect(rows.map(({ plain }) => plain)).toEqual(written.map(plainName));
});

test('the names that one text holds are the same in both', async () => {
  const rows = await bank.owner<{ nama: string[] }[]>`
    select array(select i.nama from names_in(x.x) i order by i.urut) as nama from unnest(${all}::text[]) with ordinality x(x, n) order by x.n`;
  const pairs = all.map((written, at) => [written, rows[at]?.nama]);
  expect(pairs).toEqual(all.map((written) => [written, [...new Set(namesIn(written).map(plainName))]]));
});

test('a letter that no Latin name has is odd in both, an accent or apostrophe is not', async () => {
  const written = foreignNames.filter(([name]) => !/[@$|]/.test(name));
  const rows = await bank.owner<{ aneh: boolean }[]>`
    select is_name_odd(x.x) as aneh from unnest(${written.map(([name]) => name)}::text[]) with ordinality x(x, n) order by x.n`;
  expect(written.map(([name], at) => [name, rows[at]?.aneh])).toEqual(
    written.map(([name, letters]) => [name, letters !== '']),
  );
});

test.each([
  ['W1WIN SUKAES1H', 'WIWIN SUKAESIH'],
  ['BUD1 SANT0SO', 'BUDI SANTOSO'],
  ['5ITI AMINAH', 'SITI AMINAH'],
])('%s is found as %s', async (a, b) => {
  const [row] =
    await bank.owner`select name_alike(${a}, ${b}) as nilai, name_marks(${a}) && name_marks(${b}) as bertemu`;
  expect(row).toEqual({ nilai: 47, bertemu: true });
});
