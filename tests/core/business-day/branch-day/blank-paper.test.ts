import { expect, test } from 'vitest';
import { handBooks } from '#core/accounts/passbooks/stock.ts';
import { handBilyets, receiveBilyets } from '#core/deposits/certificates/bilyet-stock.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { range, stocked, withSecond } from '../../accounts/passbooks/book-bank.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
const paper = async () =>
  (await bank.failing('manager1'))
    .filter(([kode]) => kode === 'STOK_CETAK')
    .flat()
    .slice(1);
const refusedClose = () => refused(bank, 'DAY_NOT_READY', () => bank.step('manager1', 'close'));

test('a branch closes with the blank paper of its own people, and not with that of somebody who has left it', async () => {
  await stocked(bank, 6);
  await withSecond(bank, 'backoffice1', receiveBilyets, {
    nomor_bilyet: 'DA00000001',
    jumlah: '3',
    keterangan: 'surat jalan 1',
  });
  const certificate = { nomor_bilyet: 'DA00000003', jumlah: '1', keterangan: '' };
  await withSecond(bank, 'backoffice1', handBilyets, { ...certificate, pemegang_asal: '', pemegang_tujuan: 'cs1' });
  // The paper that a desk holds overnight stays with it: nobody counts it once more to close.
  expect(await paper()).toEqual([]);

  await bank.endOfDay('002');
  await bank.owner`update app_user set kode_cabang = '002' where id_user = 'cs1'`;
  expect(await paper()).toEqual(['DA00000003', 'BT00000002 (5)']);
  await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });
  await countVaultOf(bank, 'headteller1');
  await bank.step('manager1', 'cutOff');
  expect((await refusedClose()).details.params).toMatchObject({ sebab: 'STOK_CETAK' });

  // The clerk's paper comes back to the safe, though the counters have closed.
  const back = { pemegang_asal: 'cs1', pemegang_tujuan: '', keterangan: 'pindah cabang' };
  await accepted(bank, () => withSecond(bank, 'backoffice1', handBilyets, { ...certificate, ...back }));
  expect(await paper()).toEqual(['BT00000002 (5)']);
  await refusedClose();
  await accepted(bank, () => withSecond(bank, 'backoffice1', handBooks, { ...range('BT00000002', 5), ...back }));
  await expectSoundBooks(bank);

  // As many as the off-balance books say: one that was taken out behind them is missed.
  await bank.owner`update passbook set status = 'BATAL' where nomor_seri = 'BT00000006'`;
  expect(await paper()).toEqual(['901003 1.00']);
  await refusedClose();
  await bank.owner`update passbook set status = 'STOK' where nomor_seri = 'BT00000006'`;
  expect(await bank.failing('manager1')).toEqual([]);
  await accepted(bank, () => bank.step('manager1', 'close'));
  expect(await bank.status('001')).toBe('TUTUP 2026-11-20');
});
