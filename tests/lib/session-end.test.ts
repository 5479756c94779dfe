import { expect, test } from 'vitest';
import { sessionEnd } from '#lib/session-end.ts';

/** Times of day in Jakarta. */
test.each([
  ['no shift: ten hours', '2026-11-21T08:00:00+07:00', '', '2026-11-21T18:00:00+07:00'],
  ['the shift ends before', '2026-11-21T08:00:00+07:00', '17:00', '2026-11-21T17:00:00+07:00'],
  ['ten hours come first', '2026-11-21T05:00:00+07:00', '17:00', '2026-11-21T15:00:00+07:00'],
  ['signed in when the shift ends: the next one', '2026-11-21T17:00:00+07:00', '17:00', '2026-11-22T03:00:00+07:00'],
  ['a night shift over midnight', '2026-11-21T22:00:00+07:00', '06:00', '2026-11-22T06:00:00+07:00'],
  [
    'the day in Jakarta counts, not the one in Greenwich',
    '2026-11-21T00:30:00+07:00',
    '07:00',
    '2026-11-21T07:00:00+07:00',
  ],
  ['over the end of a year', '2026-12-31T23:00:00+07:00', '05:30', '2027-01-01T05:30:00+07:00'],
])('%s', (_, start, shiftEnd, end) => {
  expect(sessionEnd(new Date(start), shiftEnd).toISOString()).toBe(new Date(end).toISOString());
});
