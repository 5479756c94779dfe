import { expect, test } from 'vitest';
import { heldAtCounter } from '#core/payments/transfers/held-at-counter.ts';
import { type RoleId, roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { paging } from '../../asking.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { arrive, arrival, answer, done, leave, newest, owner } = bank;

const find = async (keyword: string, user = 'teller1') =>
  (await heldAtCounter(await bank.as(user), { paging: paging({ keyword }) })).data;
/** Receives a transfer that its bank would not take back. */
async function refusedBack(rekening: string, nama: string) {
  await arrive(rekening, nama, 1_000_000n);
  const { nomor } = await arrival();
  await leave();
  await answer(nomor, 'DITOLAK', 'AC03');
  return nomor;
}
const trailed = async () =>
  (
    await owner<{ n: number }[]>`select count(*)::integer as n from audit_trail where aksi = 'LIHAT_TRANSFER_TERTAHAN'`
  )[0]?.n ?? 0;

test('held money is found by its number or the whole name of who is paid, wherever it is held, and nobody lists it', async () => {
  const here = await refusedBack(accounts.tutup, 'Tuti Sudahtutup');
  const headOffice = await refusedBack('8800112233', 'Siapa Gerangan');
  const elsewhere = await refusedBack(accounts.citra, 'Joko Santoso');
  const before = await trailed();
  expect(await find(here)).toEqual([
    expect.objectContaining({
      nomor: here,
      nama: 'Tuti Sudahtutup',
      kode_cabang: '001',
      tempat: 'SINI',
      nominal: '1000000.00',
    }),
  ]);
  // In whatever order and spelling; a part of a name, or of a number, finds nobody.
  expect((await find('sudahtutup, tuti')).map(({ nomor }) => nomor)).toEqual([here]);
  expect([await find('Sudahtutup'), await find(here.slice(0, -1))]).toEqual([[], []]);
  // Any counter pays a transfer that names no branch of ours; of one of another branch the counter learns where to send the payee, and no
  // amount.
  expect(await find('Siapa Gerangan', 'teller3')).toEqual([
    expect.objectContaining({ nomor: headOffice, kode_cabang: '000', tempat: 'SINI', nominal: '1000000.00' }),
  ]);
  expect(await find(elsewhere)).toEqual([
    expect.objectContaining({ nomor: elsewhere, kode_cabang: '002', tempat: 'CABANG', nominal: '' }),
  ]);
  expect(await find(elsewhere, 'teller3')).toEqual([
    expect.objectContaining({ tempat: 'SINI', nominal: '1000000.00' }),
  ]);
  for (const keyword of ['', '  ', 'Tuti', 'TM', '%%%%%%']) await refusal(find(keyword), 'VALIDATION');
  // Each search that was answered is in the trail.
  expect(await trailed()).toBe(before + 7);
});

test('a transfer that is not, or not yet, paid in cash says so', async () => {
  await arrive(accounts.dorman, 'Darmi Lamatidur', 1_000_000n);
  expect(await find('Darmi Lamatidur')).toEqual([expect.objectContaining({ tempat: 'REKENING', nominal: '' })]);
  await arrive('001999999999', 'Wati Belumkembali', 1_000_000n);
  expect(await find('Wati Belumkembali')).toEqual([expect.objectContaining({ tempat: 'TUNGGU', nominal: '' })]);
});

test('the branch that took returned cash finds it by its sender’s name', async () => {
  await owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  await done(
    'teller1',
    'SKN_TUNAI',
    inNotes(3_000_000n, 3_100_000n, { pecahan: [{ nominal: '100000.00', lembar: 31 }] }),
  );
  const { nomor } = await newest();
  expect(await find('Rina Melati')).toEqual([]);
  await leave();
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  expect(await find('Rina Melati')).toEqual([
    expect.objectContaining({ nomor, nama: 'Rina Melati', tempat: 'SINI', nominal: '3000000.00' }),
  ]);
  expect(await find(nomor, 'teller3')).toEqual([expect.objectContaining({ nomor, tempat: 'CABANG', nominal: '' })]);
});

test('the counter finds it', () => {
  const holders: readonly RoleId[] = roles.filter((role) => roleMenus[role].includes('transfer-ditanyakan'));
  expect(holders).toEqual(['TELLER', 'CS']);
});
