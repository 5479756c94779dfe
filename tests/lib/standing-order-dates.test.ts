import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDue, runDay, type Schedule, upcomingDates } from '#lib/accounts/standing-order-dates.ts';
import { addDays, daysInMonth } from '#lib/dates.ts';

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
/** Weekends, and the last days of March 2027, as a calendar of holidays. */
const holidays = new Set(['2027-03-29', '2027-03-30', '2027-03-31']);
const open = (day: string): boolean => weekday(day) !== 0 && weekday(day) !== 6 && !holidays.has(day);

const monthly = (over: Partial<Schedule> = {}): Schedule => ({
  periode: 'BULANAN',
  setiap: 1,
  hari: 31,
  mulai: '2026-02-01',
  sampai: null,
  kali: null,
  hari_libur: 'SESUDAH',
  ...over,
});
const due = (schedule: Schedule, many: number): readonly string[] =>
  upcomingDates(schedule, { many }, open).map(({ jatuh_tempo }) => jatuh_tempo);

describe('due dates', () => {
  test('day 31 becomes the last day of short months and stays 31 after them (domain: standing instructions and ATS)', () => {
    expect(due(monthly(), 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(due(monthly({ periode: 'AKHIR_BULAN', hari: 0 }), 2)).toEqual(['2026-02-28', '2026-03-31']);
    expect(due(monthly({ mulai: '2028-01-30', hari: 30 }), 3)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30']);
    expect(due(monthly({ mulai: '2028-02-15', hari: 29, setiap: 12 }), 3)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
    ]);
  });

  test('begin with the first one on or after the start', () => {
    expect(due(monthly({ hari: 25, mulai: '2026-11-25' }), 1)).toEqual(['2026-11-25']);
    expect(due(monthly({ hari: 24, mulai: '2026-11-25' }), 1)).toEqual(['2026-12-24']);
    expect(due(monthly({ periode: 'MINGGUAN', hari: 5, setiap: 2, mulai: '2026-11-21' }), 3)).toEqual([
      '2026-11-27',
      '2026-12-11',
      '2026-12-25',
    ]);
    expect(due(monthly({ periode: 'HARIAN', hari: 0, mulai: '2026-11-21' }), 3)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  test('end with a day or after so many', () => {
    expect(due(monthly({ sampai: '2026-04-29' }), 9)).toEqual(['2026-02-28', '2026-03-31']);
    expect(due(monthly({ kali: 3 }), 9)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(nextDue(monthly({ kali: 3 }), '2026-04-30', 3, open)).toBeNull();
  });

  test('that are no business days run before, after, or not at all', () => {
    // 31 March 2027 ends three holidays after a weekend.
    expect(runDay('2027-03-31', 'SEBELUM', open)).toBe('2027-03-26');
    expect(runDay('2027-03-31', 'SESUDAH', open)).toBe('2027-04-01');
    expect(runDay('2027-03-31', 'LEWATI', open)).toBeNull();
    expect(runDay('2027-04-01', 'LEWATI', open)).toBe('2027-04-01');
  });

  test('of a month are one each, on the anchor day or the last one, and asked one by one are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2020-01-01', days)),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        (mulai, hari, setiap) => {
          const schedule = monthly({ mulai, hari, setiap });
          const dates = due(schedule, 12);
          let last: string | null = null;
          for (const [place, date] of dates.entries()) {
            const [year = 0, month = 0, day] = date.split('-').map(Number);
            expect(day).toBe(Math.min(hari, daysInMonth(year, month)));
            expect(nextDue(schedule, last, place, open)).toBe(date);
            if (last !== null) {
              const [y = 0, m = 0] = last.split('-').map(Number);
              expect(year * 12 + month - (y * 12 + m)).toBe(setiap);
            }
            last = date;
          }
          expect(dates[0] !== undefined && dates[0] >= mulai).toBe(true);
          expect(dates[0] !== undefined && dates[0] <= addDays(mulai, 61)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('run on business days, at most a closure away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days)),
        fc.constantFrom('SEBELUM' as const, 'SESUDAH' as const),
        (day, rule) => {
          const runs = runDay(day, rule, open);
          expect(runs !== null && open(runs)).toBe(true);
          expect(runs !== null && (rule === 'SEBELUM' ? runs <= day : runs >= day)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
