import { expect, test } from 'vitest';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await chequeBank();
const { file, approve, done, stocked, issued, activated, states, stop, rejected, sheetOf } = bank;
const firma = accounts.firma;
const lift = (nomor_awal: string, over: object = {}) => ({
  nomor_rekening: firma,
  jenis: 'CEK',
  nomor_awal,
  nomor_akhir: '',
  nomor_surat: 'SK/9',
  keterangan: 'Ditemukan kembali',
  ...over,
});

test('the branch of the account lifts a stop on a letter: each cheque has its earlier state', async () => {
  await accepted(bank, () => stop('AA000020', { nomor_akhir: 'AA000022' }));
  // A cheque that came back unpaid keeps its reason, whatever reason its drawer gave for the stop.
  await rejected('AA000023', '2026-09-01', 500_000n);
  await accepted(bank, () => stop('AA000023', { sebab: 'SENGKETA', tanggal_warkat: '2026-09-05' }));
  const whole = lift('AA000020', { nomor_akhir: 'AA000023' });
  await refused(bank, 'VALIDATION', () => file('cs1', 'BUKA_STOP_WARKAT', { ...whole, nomor_surat: '' }));
  await refused(bank, 'OTHER_BRANCH', () => file('cs2', 'BUKA_STOP_WARKAT', whole));
  await refused(bank, 'WARKAT_SHEET', () => file('cs1', 'BUKA_STOP_WARKAT', lift('AA000019')));
  await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () =>
    file('cs1', 'BUKA_STOP_WARKAT', lift('AA000020', { nomor_rekening: accounts.ani })),
  );
  const item = await file('cs1', 'BUKA_STOP_WARKAT', whole);
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'cs1'));
  expect((await sheetOf('AA000020'))?.status).toBe('HILANG');
  await accepted(bank, () => approve(item));
  expect(await sheetOf('AA000022')).toMatchObject({
    status: 'AKTIF',
    sebab: '',
    alasan: '',
    nomor_surat: '',
    tanggal_warkat: null,
    asal: null,
  });
  expect(await sheetOf('AA000023')).toMatchObject({
    status: 'DITOLAK',
    sebab: '',
    alasan: '1',
    nomor_surat: '',
    tanggal_warkat: '2026-09-01',
    nominal: 500_000n,
    asal: null,
  });
  await refused(bank, 'WARKAT_SHEET', () => file('cs1', 'BUKA_STOP_WARKAT', whole));
  await accepted(bank, () => stop('AA000020'));
});

test('a cheque lost before its book was in use has the state of its book once it is found', async () => {
  const id = await stocked('CEK', 'LF000001');
  await issued(firma, id);
  await accepted(bank, () => stop('LF000001', { nomor_akhir: 'LF000002' }));
  await accepted(bank, () => done('cs1', 'BUKA_STOP_WARKAT', lift('LF000001')));
  expect((await sheetOf('LF000001'))?.status).toBe('DITERBITKAN');
  await activated(firma, id);
  await accepted(bank, () => done('cs1', 'BUKA_STOP_WARKAT', lift('LF000002')));
  expect(await states(id)).toEqual({ AKTIF: 25 });
});
