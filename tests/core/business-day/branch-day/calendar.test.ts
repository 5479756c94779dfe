import { describe, expect, test } from 'vitest';
import { CALENDAR_WARNING_DAYS } from '#core/business-day/branch-day/checks.ts';
import { calendarLeft } from '#core/server/calendar.ts';
import { counterBank } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';

const bank = await counterBank();
// Ends of day are written here without the days that they end, one of them the last of its year.
breaksBooks(bank, ['25', '33']);

test('the end of the calendar is known sixty days ahead', async () => {
  await bank.owner`delete from holiday where tanggal > '2026-12-31'`;
  expect(await calendarLeft(bank.app)).toBeLessThanOrEqual(CALENDAR_WARNING_DAYS);
  await bank.owner`insert into holiday (tanggal, nama) values ('2027-01-01', 'Tahun Baru')`;
  expect(await calendarLeft(bank.app)).toBeGreaterThan(CALENDAR_WARNING_DAYS);
});

/** The code by which the database refuses; '' where it does not. */
const sqlRefusal = (call: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(call).then(
    () => '',
    (error: Error) => error.message,
  );

describe('a change of the calendar', () => {
  const run = async (tanggal: string, berikut: string) => {
    await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('001', ${tanggal}, 'manager1') on conflict do nothing`;
    await bank.owner`
    insert into eod_run (kode_cabang, tanggal, dari, berikut, id_user, status, selesai)
    values ('001', ${tanggal}, ${tanggal}, ${berikut}, 'manager1', 'SELESAI', now())`;
  };
  const put = (tanggal: string) => bank.owner`insert into holiday (tanggal, nama) values (${tanggal}, 'Uji')`;
  const withdraw = (tanggal: string) => bank.owner`delete from holiday where tanggal = ${tanggal}`;

  test('puts in no holiday on the day that a run has taken for the last of its month; any other it may', async () => {
    // Monday's end of day counts on Tuesday, which is not the last.
    await run('2026-11-23', '2026-11-24');
    await put('2026-11-24');
    await withdraw('2026-11-24');
    // Friday's counts on Monday 30 November to end the month.
    await run('2026-11-27', '2026-11-30');
    expect(await sqlRefusal(put('2026-11-30'))).toBe('CALENDAR_BEGUN');
    await put('2026-12-01');
    await withdraw('2026-12-01');
  });

  test('withdraws no holiday that a run has passed over, and any that lies before all of them', async () => {
    await put('2026-12-30');
    await put('2026-12-31');
    await run('2026-12-29', '2027-01-04');
    expect(await sqlRefusal(withdraw('2026-12-31'))).toBe('CALENDAR_BEGUN');
    await put('2027-03-01');
    await withdraw('2027-03-01');
  });
});
