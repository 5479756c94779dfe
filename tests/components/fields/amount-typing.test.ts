import { describe, expect, test } from 'vitest';
import { caretAfter, keptAmount, retype, shownAmount } from '#components/fields/amount-typing.ts';

/** Types a text key by key, as a person does. */
const typed = (text: string) => [...text].reduce((shown, key) => retype(shown, shown + key), '');

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
    expect(retype('2,500', '2,50')).toBe('250');
    expect(retype('12,345,678', '12,45,678')).toBe('1,245,678');
  });
});

test('the caret keeps the same digits at its right when commas come and go', () => {
  expect(caretAfter('1234', 4, '1,234')).toBe(5);
  expect(caretAfter('12,9345', 4, '129,345')).toBe(3);
  expect(caretAfter('12,345', 0, '12,345')).toBe(0);
});

test.each([
  ['2,5jt', '2500000.00'],
  ['750rb', '750000.00'],
  ['30,000,000', '30000000.00'],
  ['999999999999999.99', '999999999999999.99'],
  ['', ''],
  ['abc', 'abc'],
  ['2,500jt', '2,500jt'],
])('%s is kept as %s', (text, kept) => expect(keptAmount(text)).toBe(kept));

test('an amount is shown with commas and two decimals, anything else as it is', () => {
  expect(shownAmount('30000000.00')).toBe('30,000,000.00');
  expect(shownAmount('999999999999999.99')).toBe('999,999,999,999,999.99');
  expect(shownAmount('abc')).toBe('abc');
});
