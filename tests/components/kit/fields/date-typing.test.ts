import { describe, expect, test } from 'vitest';
import { clampDate, maskDate } from '#components/kit/fields/date-typing.ts';

describe('the DD-MM-YYYY mask', () => {
  test.each([
    ['21112026', '21-11-2026', 'puts the dashes'],
    ['21/11/2026', '21-11-2026', 'keeps digits only'],
    ['00', '01', 'makes day 00 the first'],
    ['45', '31', 'caps the day at 31'],
    ['2100', '21-01', 'makes month 00 the first'],
    ['2119', '21-12', 'caps the month at 12'],
    ['31022026', '28-02-2026', 'brings the day back to the last of its month'],
    ['30022028', '29-02-2028', 'knows leap years'],
    ['211120267', '21-11-2026', 'stops at four digits of the year'],
    ['3', '3', 'leaves what is unfinished'],
  ])('%s becomes %s: %s', (typed, shown) => expect(maskDate(typed)).toBe(shown));
});

test('a date outside its bounds is replaced by the bound', () => {
  expect(clampDate('2026-11-20', '2026-11-21', '2026-11-30')).toBe('2026-11-21');
  expect(clampDate('2026-12-01', '2026-11-21', '2026-11-30')).toBe('2026-11-30');
  expect(clampDate('2026-11-25', '2026-11-21', '2026-11-30')).toBe('2026-11-25');
  expect(clampDate('1999-01-01')).toBe('1999-01-01');
});
