import { expect, test } from 'vitest';
import { beneficiaries } from '#core/payments/transfers/beneficiaries.ts';
import { sknFromAccount } from '#core/payments/transfers/send.ts';
import { refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { run1, newest, leave, answer } = bank;
const asked = async (nomor_rekening: string) =>
  (await beneficiaries(await bank.as('teller1'), { nomor_rekening })).data;
const send = async (over: object = {}) => {
  await run1('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, over));
  return newest();
};
const other = { rekening_tujuan: '5550001112', nama_tujuan: 'PT Sumber Rejeki' };
const warned = async (over: object) => {
  const preview = await bank.run('teller1', sknFromAccount, fromGiro(1_000_000n, over), { dryRun: true });
  return preview.peringatan.map(({ kode }) => kode);
};

test('earlier beneficiaries of an account are offered, the most frequent first, and returned ones are not', async () => {
  expect(await asked(accounts.firma)).toEqual([]);
  await send();
  await send();
  await send(other);
  const { nomor } = await send({ rekening_tujuan: '9990001112', nama_tujuan: 'Toko Tutup' });
  await leave();
  await answer(nomor, 'DITOLAK', 'AC04');
  const known = await asked(accounts.firma);
  expect(known).toMatchObject([
    { rekening_tujuan: '8800112233', nama_tujuan: 'CV Maju Bersama', kali: 2 },
    { rekening_tujuan: '5550001112', nama_tujuan: 'PT Sumber Rejeki', kali: 1 },
  ]);
  expect(known[0]?.nama_bank).not.toBe('');
  // Another account's are its own.
  expect(await asked(accounts.ani)).toEqual([]);
  await refused(bank, 'VALIDATION', () => asked('abc'));
});

test('a beneficiary under another name than before is asked for again; another spelling is the same', async () => {
  expect(await warned({})).not.toContain('PENERIMA_BERBEDA');
  expect(await warned({ nama_tujuan: 'MAJU BERSAMA, CV' })).not.toContain('PENERIMA_BERBEDA');
  expect(await warned({ nama_tujuan: 'Bpk. CV Maju Bersama' })).not.toContain('PENERIMA_BERBEDA');
  expect(await warned({ nama_tujuan: 'Joko Penipu' })).toContain('PENERIMA_BERBEDA');
  expect(await warned({ ...other, rekening_tujuan: '7770001112' })).not.toContain('PENERIMA_BERBEDA');
});

test('a digit among the letters of a name is reported to the second person; one that is a word, or a company’s, is not', async () => {
  expect(await warned({ nama_tujuan: 'Bud1 Santoso' })).toContain('NAMA_BERANGKA');
  for (const nama_tujuan of ['Budi Santoso 2', 'PT Bank 9 Jambi', 'CV 88 Jaya', 'PT 3M Indonesia'])
    expect([nama_tujuan, await warned({ nama_tujuan })]).not.toContain('NAMA_BERANGKA');
});
