import { expect, test } from 'vitest';
import { meja } from '#core/cheques/clearing/desk.ts';
import { listSetoran } from '#core/cheques/clearing/queries.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { beginOf, storeMessage } from '../../payments/settlement/settlement-bank.ts';
import { clearingBank, MONDAY, sheet, slip } from './clearing-bank.ts';

const bank = await clearingBank();
const { done, newest, settled, chosen, turn } = bank;
const desk = async (user: string, kode_cabang = '') => meja(await bank.as(user), { kode_cabang });
const column = async (user: string, status: string, kode_cabang = '') => {
  const { kolom } = await desk(user, kode_cabang);
  const { lembar, nominal } = kolom.find(({ status_warkat }) => status_warkat === status) ?? {
    lembar: -1,
    nominal: '',
  };
  return [lembar, nominal];
};

test('lists the cheques of each state, of ended ones those of the day, and nothing of another branch', async () => {
  await done('teller1', 'SETORAN_KLIRING', slip([sheet(), sheet({ nominal: '25000000.00' })]));
  await done('teller1', 'TITIPAN_KLIRING', { ...slip([sheet()]), tanggal_kliring: MONDAY });
  await done('teller1', 'SETORAN_KLIRING', slip([sheet()]));
  const rows = await newest();
  await settled(rows, 75_000_000n);
  expect(
    (await desk('backoffice1')).kolom.map(({ status_warkat, lembar, nominal }) => [status_warkat, lembar, nominal]),
  ).toEqual([
    ['TITIPAN', 1, '75000000.00'],
    ['DISETOR', 2, '100000000.00'],
    ['SELESAI_KLIRING', 1, '75000000.00'],
    ['EFEKTIF', 0, '0.00'],
    ['DITOLAK', 0, '0.00'],
    ['DITARIK', 0, '0.00'],
  ]);
  expect(await column('teller3', 'DISETOR')).toEqual([0, '0.00']);
  expect(await column('teller3', 'DISETOR', '001')).toEqual([0, '0.00']);
  expect(await column('finance1', 'DISETOR')).toEqual([2, '100000000.00']);
  expect(await column('finance1', 'DISETOR', '002')).toEqual([0, '0.00']);
  await done('backoffice1', 'EFEKTIFKAN_SETORAN_KLIRING', chosen(rows, 75_000_000n));
  expect(await column('backoffice1', 'EFEKTIF')).toEqual([1, '75000000.00']);
  const ended = async () => {
    const { data } = await listSetoran(await bank.as('backoffice1'), {
      kode_cabang: '',
      status_warkat: 'EFEKTIF',
      id_group: '',
      pilihan: '',
      hari_ini: 'T',
      paging: { page: 1, show: 10, cursor: '', sort: '', keyword: '' },
    });
    return data.length;
  };
  expect(await ended()).toBe(1);
  await turn(MONDAY);
  expect(await column('backoffice1', 'EFEKTIF')).toEqual([0, '0.00']);
  expect(await ended()).toBe(0);
  expect(await column('backoffice1', 'DISETOR')).toEqual([2, '100000000.00']);
});

test('counts down to the cut-off by the database’s clock, and to nothing after it', async () => {
  await bank.cutOff('24:00');
  const open = await desk('backoffice1');
  expect(open).toMatchObject({ batas: '24:00' });
  const [hours = 0, minutes = 0] = open.jam.split(':').map(Number);
  expect(Math.abs(open.sisa_detik - (24 * 60 - hours * 60 - minutes) * 60)).toBeLessThanOrEqual(60);
  await bank.cutOff('00:00');
  expect(await desk('backoffice1')).toMatchObject({ batas: '00:00', sisa_detik: 0 });
  await bank.cutOff('24:00');
});

test('counts the messages of clearing that fit nothing for who may open them, until two persons have dealt with them', async () => {
  const unmatched = async (user: string) => (await desk(user)).tak_cocok;
  expect(await unmatched('finance1')).toBe(0);
  await storeMessage(bank, [
    { jenis: 'DIKEMBALIKAN', rail: 'KLIRING', end_to_end: 'NOBODY-1', id_transaksi: 'R1', jumlah: '100' },
  ]);
  await storeMessage(bank, [
    { jenis: 'DIKEMBALIKAN', rail: 'SKN', end_to_end: 'NOBODY-2', id_transaksi: 'R2', jumlah: '100' },
  ]);
  // Nobody knows whose this one is.
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'NOBODY-3' }]);
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [], () => {});
  expect(await bank.owner`select from settlement_entry where status = 'TANPA_PASANGAN'`).toHaveLength(3);
  expect(await unmatched('finance1')).toBe(2);
  expect(await unmatched('backoffice1')).toBe(0);
  await bank.owner`update settlement_entry set status = 'DITUTUP', bukti = 'surat' where end_to_end = 'NOBODY-1'`;
  expect(await unmatched('finance1')).toBe(1);
});
