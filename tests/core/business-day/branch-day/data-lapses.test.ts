import { expect, test } from 'vitest';
import { closeChecks } from '#core/business-day/branch-day/checks.ts';
import { endedItems, endingItems } from '#core/business-day/branch-day/ending.ts';
import { draftOtorisasi } from '#core/control/workflow/desk.ts';
import { addDays } from '#lib/dates.ts';
import { askItems } from '../../asking.ts';
import { refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
/** The bank is seeded with this value of the parameter. */
const DAYS = 30;

const lend = (ke: string) =>
  bank.file('DELEGASI', { ke, mulai: DAY, sampai: addDays(DAY, 2), alasan: 'Cuti tahunan' }, 'supervisor1');
const block = (nomor_rekening: string, over: object) => {
  const data = { nomor_rekening, arah: 'D', sebab: 'PERMINTAAN', alasan: 'Buku tabungan hilang', ...over };
  return bank.file('BLOKIR_REKENING', data, 'cs1');
};
const filedBefore = (id: string, days: number) =>
  bank.owner`update flow_instance set tanggal = ${addDays(DAY, -days)} where id_flow = ${id}`;
const stateOf = async (...ids: string[]) =>
  (
    await bank.owner`select flow_state from flow_instance where id_flow = any (${ids}) order by array_position(${ids}, id_flow)`
  ).map(({ flow_state }) => flow_state);

test('a change of data lapses after the days of the parameter, a younger one waits; an authority’s request is never given up', async () => {
  const old = await lend('headteller1');
  const young = await lend('backoffice1');
  const official = await block(accounts.budi, {
    sebab: 'PENEGAK_HUKUM',
    tingkat: 'BERWENANG',
    nomor_surat: 'B-17/PPATK/2026',
  });
  const returned = await block(accounts.ani, { tingkat: 'NASABAH' });
  await bank.flow('manager1', 'RETURN', { idFlow: returned, remark: 'lengkapi suratnya' });
  await filedBefore(old, DAYS);
  await filedBefore(young, DAYS - 1);
  await filedBefore(official, 400);
  await filedBefore(returned, 400);
  await refused(bank, 'CHANGE_WAITING', () => lend('headteller1'));

  expect(await closeChecks(await bank.as('manager1'), '')).toMatchObject({ akan_dibatalkan: 1, akan_kedaluwarsa: 1 });
  const ending = await endingItems(await bank.as('manager1'), { paging: undefined, kode_cabang: '' });
  const expected = [
    [old, 'WAITING', 'CANCELLED'],
    [returned, 'RETURNED', 'EXPIRED'],
  ].sort();
  expect(ending.data.map((row) => [row.id_flow, row.dari, row.ke]).sort()).toEqual(expected);

  await bank.endOfDay('001');
  expect(await stateOf(old, young, official, returned)).toEqual(['CANCELLED', 'WAITING', 'WAITING', 'EXPIRED']);
  const ended = await endedItems(await bank.as('manager1'), { paging: undefined, kode_cabang: '', tanggal: DAY });
  expect(ended.data.map((row) => [row.id_flow, row.dari, row.ke]).sort()).toEqual(expected);
  const noticesFor = async (user: string) =>
    (await draftOtorisasi(await bank.as(user), askItems({}))).data.flatMap(({ id_flow, diakhiri_hari }) =>
      diakhiri_hari === '' ? [] : [[id_flow, diakhiri_hari]],
    );
  expect(await noticesFor('supervisor1')).toEqual([[old, DAY]]);
  expect(await noticesFor('cs1')).toEqual([[returned, DAY]]);
  // The item that waited no longer blocks the same change.
  expect(await stateOf(await lend('headteller1'))).toEqual(['WAITING']);
});
