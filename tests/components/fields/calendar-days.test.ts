import { describe, expect, test } from 'vitest';
import { dayAfterKey, weekday, weeksOf } from '#components/fields/calendar-days.ts';
import { popPlace } from '#components/fields/use-pop-place.ts';

test('a week starts on Monday', () => {
  expect(weekday('2026-11-23')).toBe(0);
  expect(weekday('2026-11-22')).toBe(6);
  expect(weekday('1900-01-01')).toBe(0);
});

test('a month is shown in whole weeks, from the Monday before its first day', () => {
  const weeks = weeksOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
  expect(weeksOf('2027-02-10').map((week) => week[0])).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

describe('keys move the day', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
    ['PageDown', true, '2027-11-21'],
    ['a', false, null],
  ])('%s (shift %s) goes to %s', (key, shift, to) => expect(dayAfterKey('2026-11-21', key, shift)).toBe(to));

  test('a month back from the 31st is the last day of the shorter month', () => {
    expect(dayAfterKey('2026-10-31', 'PageUp', false)).toBe('2026-09-30');
  });
});

describe('a list opens below its box, or above where there is more room', () => {
  const view = { width: 1280, height: 860 };
  const size = { height: 300, least: 140 };
  test('below', () => {
    expect(popPlace({ top: 100, bottom: 136, left: 40, width: 200 }, size, view)).toMatchObject({
      top: 140,
      left: 40,
      width: 200,
      maxHeight: 300,
    });
  });
  test('less high when the window ends', () => {
    expect(popPlace({ top: 600, bottom: 636, left: 40, width: 200 }, size, view)).toMatchObject({ maxHeight: 212 });
  });
  test('above when less than the least height is left below', () => {
    expect(popPlace({ top: 760, bottom: 796, left: 40, width: 200 }, size, view)).toMatchObject({
      bottom: 104,
      maxHeight: 300,
    });
  });
  test('never outside of the window', () => {
    const narrow = { width: 375, height: 700 };
    expect(popPlace({ top: 10, bottom: 46, left: 200, width: 150 }, { ...size, width: 285 }, narrow)).toMatchObject({
      left: 82,
    });
  });
});
