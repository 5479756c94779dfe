import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonthsAnchored,
  dateInWords,
  daysBetween,
  daysInMonth,
  formatDateTime,
  fromDisplay,
  instantOf,
  isIsoDate,
  isWeekend,
  longDate,
  toDisplay,
  wallClock,
} from '#lib/dates.ts';

const calendarDays = fc
  .integer({ min: -25_567, max: 60_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('isIsoDate', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0026-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    '2026-11-21 ',
    '2026-11-21\n',
    '21-11-2026',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('the shown form', () => {
  it('turns the wire date around', () => {
    expect(toDisplay('2026-11-21')).toBe('21-11-2026');
    expect(toDisplay('')).toBe('');
    expect(() => toDisplay('2026-02-30')).toThrow(RangeError);
    expect(dateInWords('2026-05-01')).toBe('1 Mei 2026');
  });

  it.each([
    ['21-11-2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    [' 01.12.2026 ', '2026-12-01'],
    ['29-02-2026', null],
    ['21-11/2026', null],
    ['21-11-26', null],
    ['2026-11-21', null],
    ['', null],
  ])('reads %j as %s', (text, iso) => {
    expect(fromDisplay(text)).toBe(iso);
  });

  it('is reversible', () => {
    fc.assert(
      fc.property(calendarDays, (iso) => {
        expect(fromDisplay(toDisplay(iso))).toBe(iso);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('counts the days until an account is inactive and dormant', () => {
    expect(daysBetween('2026-01-01', '2026-12-28')).toBe(361);
    expect(daysBetween('2026-01-01', '2030-12-07')).toBe(1801);
    expect(daysBetween('2026-12-28', '2026-01-01')).toBe(-361);
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('preserves the inverse of addDays and daysBetween', () => {
    fc.assert(
      fc.property(calendarDays, fc.integer({ min: -2000, max: 2000 }), (iso, days) => {
        fc.pre(isIsoDate(addDays(iso, days)));
        expect(daysBetween(iso, addDays(iso, days))).toBe(days);
      }),
    );
  });

  it('matures on the anchor day, clipped to the end of the month', () => {
    expect(addMonthsAnchored('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonthsAnchored('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonthsAnchored('2026-02-28', 1, 31)).toBe('2026-03-31');
    expect(addMonthsAnchored('2026-03-31', 1, 31)).toBe('2026-04-30');
    expect(addMonthsAnchored('2026-06-10', 12)).toBe('2027-06-10');
    expect(addMonthsAnchored('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonthsAnchored('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonthsAnchored('2026-03-31', -1, 31)).toBe('2026-02-28');
    expect(addMonthsAnchored('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('never leaves the anchor day except to clip', () => {
    fc.assert(
      fc.property(calendarDays, fc.integer({ min: 0, max: 240 }), fc.integer({ min: 1, max: 31 }), (iso, n, anchor) => {
        const reached = addMonthsAnchored(iso, n, anchor);
        expect(isIsoDate(reached)).toBe(true);
        const clipped = addDays(reached, 1).slice(8) === '01';
        expect(Number(reached.slice(8)) === anchor || (clipped && Number(reached.slice(8)) < anchor)).toBe(true);
        expect(addMonthsAnchored(reached, 1, anchor)).toBe(addMonthsAnchored(iso, n + 1, anchor));
      }),
    );
  });

  it('knows the length of a month and the days no branch opens', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 30, 31]);
    expect([1900, 2000, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29]);
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
  });

  it.each(['', 'x', '2026-02-30'])('refuses to compute with %j', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', text)).toThrow(RangeError);
    expect(() => addMonthsAnchored(text, 1)).toThrow(RangeError);
    expect(() => isWeekend(text)).toThrow(RangeError);
    expect(() => instantOf(text, '08:00')).toThrow(RangeError);
  });
});

describe('the wall clock in Jakarta', () => {
  it('is seven hours ahead of UTC, also over midnight', () => {
    expect(wallClock(new Date('2026-11-21T03:42:17Z'))).toEqual({ date: '2026-11-21', time: '10:42:17' });
    expect(wallClock(new Date('2026-11-20T17:00:00Z'))).toEqual({ date: '2026-11-21', time: '00:00:00' });
    expect(wallClock(new Date('2026-12-31T16:59:59Z'))).toEqual({ date: '2026-12-31', time: '23:59:59' });
  });

  it('follows the time zone database, in any zone of this machine', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Jakarta',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const [min, max] = [new Date('1964-01-01T00:00:00Z'), new Date('2099-12-31T23:59:59Z')];
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (instant) => {
        const { date, time } = wallClock(instant);
        expect(`${date} ${time}`).toBe(zone.format(instant));
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
        expect(instantOf(date, time.slice(0, 5)).getTime()).toBe(minute);
      }),
    );
  });

  it('writes date and time for people', () => {
    expect(formatDateTime('2026-11-21T03:42:17.123Z')).toBe('21-11-2026 10:42:17');
    expect(formatDateTime('2026-11-21T10:42:17+07:00')).toBe('21-11-2026 10:42:17');
    expect(formatDateTime('')).toBe('');
    expect(() => formatDateTime('kemarin')).toThrow(RangeError);
  });

  it('names the day in Indonesian', () => {
    expect(longDate(new Date('2026-11-20T17:00:00Z'))).toBe('Sabtu, 21 November 2026');
    expect(longDate(new Date('2026-11-20T16:59:59Z'))).toBe('Jumat, 20 November 2026');
    expect(longDate(new Date('2026-08-02T05:00:00Z'))).toBe('Minggu, 02 Agustus 2026');
  });
});
