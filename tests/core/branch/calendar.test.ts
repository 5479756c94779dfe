import { expect, test } from 'vitest';
import { CALENDAR_WARNING_DAYS } from '#core/branch/checks.ts';
import { calendarLeft } from '#core/server/calendar.ts';
import { counterBank } from '../counter-bank.ts';

const bank = await counterBank();

test('the end of the calendar is known sixty days ahead', async () => {
  await bank.owner`delete from holiday where tanggal > '2026-12-31'`;
  expect(await calendarLeft(bank.app)).toBeLessThanOrEqual(CALENDAR_WARNING_DAYS);
  await bank.owner`insert into holiday (tanggal, nama) values ('2027-01-01', 'Tahun Baru')`;
  expect(await calendarLeft(bank.app)).toBeGreaterThan(CALENDAR_WARNING_DAYS);
});
