import { expect, test } from 'vitest';
import { closeDay, openDay } from '#core/branch/day.ts';
import { closeCounter } from '#core/db/seed/days.ts';
import { calendarLeft, WARN_DAYS } from '#core/server/calendar.ts';
import { counterBank, refused } from '../counter-bank.ts';

const bank = await counterBank();

test('a branch does not open in a year without a calendar; it does once the holidays are entered', async () => {
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await closeDay(await bank.as('manager1'), '');
  await bank.owner`delete from holiday where tanggal between '2026-01-01' and '2026-12-31'`;
  const error = await refused(bank, 'CALENDAR_MISSING', async () => openDay(await bank.as('manager1'), ''));
  expect(error.details.params).toEqual({ tahun: '2026', tanggal: '2026-11-23' });
  await bank.owner`insert into holiday (tanggal, nama) values ('2026-12-25', 'Hari Natal')`;
  expect(await openDay(await bank.as('manager1'), '')).toMatchObject({ accounting_date: '2026-11-23' });
});

test('the end of the calendar is known sixty days ahead', async () => {
  await bank.owner`delete from holiday where tanggal > '2026-12-31'`;
  expect(await calendarLeft(bank.app)).toBeLessThanOrEqual(WARN_DAYS);
  await bank.owner`insert into holiday (tanggal, nama) values ('2027-01-01', 'Tahun Baru')`;
  expect(await calendarLeft(bank.app)).toBeGreaterThan(WARN_DAYS);
});
