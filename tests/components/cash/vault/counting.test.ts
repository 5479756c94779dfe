import { expect, test } from 'vitest';
import {
  denominationName,
  difference,
  percentOf,
  readCount,
  readCounts,
  worth,
} from '#components/kit/denominations/counting.ts';

test('pieces are whole numbers up to a million', () => {
  expect(readCount('')).toBe(0);
  expect(readCount(' 250 ')).toBe(250);
  expect(readCount('1000000')).toBe(1_000_000);
  for (const text of ['1000001', '-1', '1.5', '1e3', '12a', '99999999']) expect(readCount(text)).toBeNull();
});

test('a count leaves out absent denominations and refuses text', () => {
  expect(readCounts({ '100000.00': '2', '50000.00': '', '1000.00': '0' })).toEqual([
    { nominal: '100000.00', lembar: 2 },
  ]);
  expect(readCounts({ '100000.00': '2', '50000.00': 'x' })).toBeNull();
});

test('the worked count of the till adds up to its books less 1,000', () => {
  const counted = worth([
    { nominal: '100000.00', lembar: 1250 },
    { nominal: '50000.00', lembar: 400 },
    { nominal: '20000.00', lembar: 100 },
    { nominal: '10000.00', lembar: 150 },
    { nominal: '5000.00', lembar: 120 },
    { nominal: '2000.00', lembar: 200 },
    { nominal: '1000.00', lembar: 150 },
    { nominal: '500.00', lembar: 60 },
    { nominal: '200.00', lembar: 75 },
    { nominal: '100.00', lembar: 40 },
  ]);
  expect(counted).toBe('149699000.00');
  expect(difference(counted, '149700000.00')).toBe('-1000.00');
});

test('large counts stay exact', () => {
  expect(worth([{ nominal: '100000.00', lembar: 1_000_000 }])).toBe('100000000000.00');
  expect(worth([])).toBe('0.00');
});

test('the share of a limit is whole percent, rounded down', () => {
  expect(percentOf('79999999.99', '100000000.00')).toBe(79);
  expect(percentOf('80000000.00', '100000000.00')).toBe(80);
  expect(percentOf('5.00', '')).toBe(0);
  expect(percentOf('5.00', '0.00')).toBe(0);
});

test('a denomination is called without its sen', () => {
  expect(denominationName('100000.00')).toBe('100,000');
});
