import { describe, expect, test } from 'vitest';
import { groupedAmount, plainAmount } from '#components/kit/fields/amount-typing.ts';
import { afterChange, caretOf, typingOf } from '#components/kit/fields/typing.ts';

/** Makes a change at a selection, as a browser reports it. */
function change(raw: string, [from, to]: readonly [number, number], inserted: string): string {
  const before = typingOf(raw);
  const text = `${before.shown.slice(0, from)}${inserted}${before.shown.slice(to)}`;
  return afterChange(before, { text, caret: from + inserted.length, selection: [from, to] }).raw;
}

/** Types a text key by key, as a person does. */
const typed = (text: string) =>
  typingOf(
    [...text].reduce((raw, key) => change(raw, [typingOf(raw).shown.length, typingOf(raw).shown.length], key), ''),
  ).shown;

describe('commas follow the digits while an amount is typed', () => {
  test.each([
    ['30000000', '30,000,000'],
    ['1234567.89', '1,234,567.89'],
    ['999', '999'],
    ['2,5jt', '2,5jt'],
    ['750rb', '750rb'],
    ['25,000,000', '25,000,000'],
    ['1.000.000', '1.000.000'],
  ])('%s shows %s', (text, shown) => expect(typed(text)).toBe(shown));

  test('deleting a digit moves the commas back', () => {
    expect(typingOf(change('2500', [4, 5], '')).shown).toBe('250');
    expect(typingOf(change('12345678', [3, 4], '')).shown).toBe('1,245,678');
  });
});

test('the caret stays before the same digits when commas come and go', () => {
  expect(caretOf(typingOf('1234'), 0)).toBe(5);
  expect(caretOf(typingOf('129345'), 3)).toBe(3);
  expect(caretOf(typingOf('12345'), 5)).toBe(0);
});

test.each([
  ['2,5jt', '2500000.00'],
  ['750rb', '750000.00'],
  ['30,000,000', '30000000.00'],
  ['999999999999999.99', '999999999999999.99'],
  ['', ''],
  ['abc', 'abc'],
  ['2,500jt', '2,500jt'],
])('%s is stored as %s', (text, plain) => expect(plainAmount(text)).toBe(plain));

test('an amount shows commas and two decimals, any other text is unchanged', () => {
  expect(groupedAmount('30000000.00')).toBe('30,000,000.00');
  expect(groupedAmount('999999999999999.99')).toBe('999,999,999,999,999.99');
  expect(groupedAmount('abc')).toBe('abc');
});
