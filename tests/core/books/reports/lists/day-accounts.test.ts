import { expect, test } from 'vitest';
import { blockChangesOfDay, blocksInForce } from '#core/books/reports/lists/day-blocks.ts';
import { sleepingAccounts, stateChanges } from '#core/books/reports/lists/sleeping.ts';
import { addDays } from '#lib/dates.ts';
import { counterBank, rupiah } from '../../../counter-bank.ts';
import { accounts, DAY } from '../../../small-bank.ts';
import { listed } from './lists-bank.ts';

const bank = await counterBank();
const NEXT = addDays(DAY, 3);
const done = async (flowCode: string, data: object) => {
  const { id_flow } = await bank.flow('cs1', 'SUBMIT', { flowCode, seen: '', data });
  await bank.flow('manager1', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai surat' });
};
const turn = (day: string) => bank.owner`update branch set accounting_date = ${day} where kode_cabang = '001'`;

test('blocks and holds: those that a day set and lifted, and those in force at its end, also of a past day', async () => {
  const official = [accounts.blokir, 'D', '', 'BERWENANG'];
  const held = [accounts.budi, 'JAMINAN', 700_000_00n, 700_000_00n, 'CABANG'];
  const inForce = (tanggal: string) =>
    listed(bank, blocksInForce, ['nomor_rekening', 'arah', 'sebab', 'tingkat', 'sisa'], { tanggal });
  await done('TAHAN_DANA', {
    nomor_rekening: accounts.budi,
    jumlah: rupiah(700_000n),
    sebab: 'JAMINAN',
    tingkat: 'CABANG',
    alasan: 'Jaminan pembiayaan',
  });
  const changes = ['tindakan', 'nomor_rekening', 'sebab', 'jumlah', 'sisa', 'tingkat', 'id_user', 'user_otorisasi'];
  expect(await listed(bank, blockChangesOfDay, changes)).toEqual([['PASANG', ...held, 'cs1', 'manager1']]);
  const [row] = await bank.owner<{ id_blokir: string; versi: number }[]>`
    select id_blokir, versi from account_hold where nomor_rekening = ${accounts.budi}`;
  await turn(NEXT);
  await done('LEPAS_DANA', {
    nomor_rekening: accounts.budi,
    dana: [{ id_blokir: row?.id_blokir, versi: row?.versi, jumlah: rupiah(200_000n) }],
    alasan: 'Dilepas sebagian',
  });
  expect(await listed(bank, blockChangesOfDay, changes, { tanggal: NEXT })).toEqual([
    ['LEPAS', accounts.budi, 'JAMINAN', 200_000_00n, 500_000_00n, 'CABANG', 'cs1', 'manager1'],
  ]);
  // The list shows a hold of an authority, without its words.
  expect(await inForce(DAY)).toEqual([
    [accounts.budi, '', 'JAMINAN', 'CABANG', 700_000_00n],
    [...official, null],
  ]);
  expect(await inForce(NEXT)).toEqual([
    [accounts.budi, '', 'JAMINAN', 'CABANG', 500_000_00n],
    [...official, null],
  ]);
  expect(await inForce(addDays(DAY, -1))).toEqual([[...official, null]]);
  expect(await listed(bank, blocksInForce, ['nomor_rekening'], { kode_cabang: '002' })).toEqual([]);
  expect(await listed(bank, blockChangesOfDay, ['nomor_rekening'], { kode_cabang: '002' })).toEqual([]);
  await turn(DAY);
});

test('accounts that changed their state on a day, and those dormant when it ended', async () => {
  const columns = ['dari', 'ke', 'nomor_rekening', 'saldo'];
  const asleep = async (tanggal: string) =>
    listed(bank, sleepingAccounts, ['status', 'nomor_rekening', 'hari_diam'], { tanggal });
  // The small bank was seeded with accounts that were dormant already: nobody saw them fall dormant on another day than this.
  expect(await asleep(DAY)).toEqual([
    ['DORMAN', accounts.dorman, 2146],
    ['TIDAK_AKTIF', accounts.pasif, 415],
  ]);
  await turn(NEXT);
  await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.pasif}`;
  expect(await listed(bank, stateChanges, columns, { tanggal: NEXT })).toEqual([
    ['TIDAK_AKTIF', 'AKTIF', accounts.pasif, 1_000_000_00n],
  ]);
  expect(await asleep(NEXT)).toEqual([['DORMAN', accounts.dorman, 2149]]);
  expect((await asleep(DAY)).map(([status, number]) => [status, number])).toEqual([
    ['DORMAN', accounts.dorman],
    ['TIDAK_AKTIF', accounts.pasif],
  ]);
  expect(await listed(bank, stateChanges, columns, { kode_cabang: '002', tanggal: NEXT })).toEqual([]);
  expect(await listed(bank, sleepingAccounts, columns.slice(2), { kode_cabang: '002', tanggal: NEXT })).toEqual([]);
  await turn(DAY);
});
