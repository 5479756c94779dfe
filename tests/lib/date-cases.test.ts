import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDate } from '#lib/date-input.ts';
import { addDays, dateInWords, toDisplay } from '#lib/dates.ts';
import { dateCases } from '../cases/dates.ts';

it.each(dateCases)('%j is %j', (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

it('reads back every day that is shown, sent or written in words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (days) => {
      const iso = addDays('1900-01-01', days);
      const written = [iso, toDisplay(iso), dateInWords(iso), dateInWords(iso, 'en')];
      expect(written.map(readDate)).toEqual([iso, iso, iso, iso]);
    }),
  );
});
