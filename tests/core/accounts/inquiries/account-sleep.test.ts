import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#lib/dates.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const stateOf = async (number: string) =>
  (await bank.owner<{ status: string }[]>`select status from account_state where nomor_rekening = ${number}`)[0]
    ?.status;
const lastActive = (day: string, status: string, number: string = accounts.ani) =>
  bank.owner`update account_state set tanggal_aktivitas = ${day}::date, status = ${status} where nomor_rekening = ${number}`;
/** The branch's day turns, as its opening turns it. */
const turnTo = (day: string, branch = '001') =>
  bank.owner`update branch set accounting_date = ${day}::date where kode_cabang = ${branch}`;
const stepsOf = async (number: string) =>
  (
    await bank.owner`select tanggal, dari, ke from account_status_step where nomor_rekening = ${number} order by id`
  ).map((row) => [row.tanggal, row.dari, row.ke]);

beforeEach(async () => {
  await bank.owner`update branch set accounting_date = ${DAY}::date`;
  await bank.owner`update account_state set tanggal_aktivitas = ${DAY}::date, status = 'AKTIF' where status not in ('TUTUP')`;
  await bank.owner`truncate account_status_step`;
});

describe('a branch’s day finds who slept too long', () => {
  // The worked example: last act on 1 January 2026 (domain: activity states).
  test.each([
    ['2026-12-27', 'AKTIF'],
    ['2026-12-28', 'TIDAK_AKTIF'],
    ['2030-12-06', 'TIDAK_AKTIF'],
    ['2030-12-07', 'DORMAN'],
  ])('on %s it is %s', async (day, status) => {
    await lastActive('2026-01-01', 'AKTIF');
    await turnTo(day);
    expect(await stateOf(accounts.ani)).toBe(status);
  });

  test('from inactive to dormant; dormant and closed accounts stay unchanged', async () => {
    await lastActive('2026-01-01', 'TIDAK_AKTIF');
    await lastActive('2020-01-01', 'DORMAN', accounts.budi);
    await turnTo('2030-12-09');
    expect(await stateOf(accounts.ani)).toBe('DORMAN');
    expect(await stateOf(accounts.budi)).toBe('DORMAN');
    expect(await stateOf(accounts.tutup)).toBe('TUTUP');
  });

  test('only of the branch whose day turns', async () => {
    await lastActive('2025-01-01', 'AKTIF');
    await lastActive('2025-01-01', 'AKTIF', accounts.citra);
    await turnTo(addDays(DAY, 3));
    expect([await stateOf(accounts.ani), await stateOf(accounts.citra)]).toEqual(['TIDAK_AKTIF', 'AKTIF']);
    await turnTo(addDays(DAY, 3), '002');
    expect(await stateOf(accounts.citra)).toBe('TIDAK_AKTIF');
  });

  test('by the bank’s own thresholds, from the day they hold', async () => {
    await bank.owner`insert into parameter (nama, nilai, berlaku_sejak) values ('hari_tidak_aktif', '180', '2026-12-01')`;
    await lastActive('2026-05-01', 'AKTIF');
    await turnTo('2026-11-30');
    expect(await stateOf(accounts.ani)).toBe('AKTIF');
    await turnTo('2026-12-01');
    expect(await stateOf(accounts.ani)).toBe('TIDAK_AKTIF');
    await bank.owner`delete from parameter where berlaku_sejak = '2026-12-01'`;
  });

  test('each state is stored from the day on which it began, and can be read for any day', async () => {
    await lastActive('2026-01-01', 'AKTIF');
    await turnTo('2026-12-28');
    await turnTo('2030-12-09');
    expect(await stepsOf(accounts.ani)).toEqual([
      ['2026-12-28', 'AKTIF', 'TIDAK_AKTIF'],
      ['2030-12-09', 'TIDAK_AKTIF', 'DORMAN'],
    ]);
    const on = async (day: string) =>
      (await bank.app`select account_status_on(${accounts.ani}, ${day}::date) as status`)[0]?.status;
    expect([await on('2026-12-27'), await on('2026-12-28'), await on('2031-01-01')]).toEqual([
      'AKTIF',
      'TIDAK_AKTIF',
      'DORMAN',
    ]);
  });
});
