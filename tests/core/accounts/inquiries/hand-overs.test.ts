import { expect, test } from 'vitest';
import { countReady, readyToHandOver } from '#core/accounts/inquiries/hand-overs.ts';
import { paging } from '../../asking.ts';
import { warkatBank } from '../../cheques/cheque-books/warkat-bank.ts';
import { bilyetOf, depositBank, funding } from '../../deposits/deposit-bank.ts';
import { accounts } from '../../small-bank.ts';
import { cardDesk, NUMBER } from '../cards/card-desk.ts';
import { issue, stocked } from '../passbooks/book-bank.ts';

const deposits = await depositBank();
const bank = await warkatBank(deposits);
const desk = cardDesk(bank);
const ready = async (user = 'cs1', jenis: '' | 'KARTU' | 'BUKU' = '') =>
  (await readyToHandOver(await bank.as(user), { paging: paging(), jenis })).data.map(
    ({ jenis, nomor, nama_rekening }) => [jenis, nomor, nama_rekening],
  );
const counts = async (user = 'cs1') =>
  Object.fromEntries((await countReady(await bank.as(user), {})).jumlah.map(({ jenis, banyak }) => [jenis, banyak]));

test('a card is ready from its issue until it is with its holder, or on the way to a checker', async () => {
  await desk.done('STOK_KARTU', await desk.stock('SLV000001', NUMBER), 'backoffice1');
  await desk.done('MINTA_KARTU', desk.request());
  expect(await ready()).toEqual([]);
  await desk.done('TERBITKAN_KARTU', {
    ...(await desk.seen(accounts.ani)),
    nomor_seri: 'SLV000001',
    keterangan: 'Terbit di cabang',
  });
  expect(await ready()).toEqual([['KARTU', NUMBER.slice(-4), 'Ani Lestari']]);
  expect(await ready('cs2')).toEqual([]);
  const item = await desk.file('UBAH_KARTU', { ...(await desk.seen(accounts.ani)), ...(await desk.handOver()) });
  expect(await ready()).toEqual([]);
  await bank.flow('cs1', 'CANCEL', { idFlow: item });
  expect(await ready()).toHaveLength(1);
  await desk.done('UBAH_KARTU', { ...(await desk.seen(accounts.ani)), ...(await desk.handOver()) });
  expect(await ready()).toEqual([]);
});

test('a passbook is ready until its cover is printed, a certificate until it is printed', async () => {
  await stocked(bank, 3);
  await bank.owner`update account set buku_tabungan = true where nomor_rekening = ${accounts.ani}`;
  await issue(bank, accounts.ani, 'BT00000002');
  const number = await deposits.registered(deposits.registration(await deposits.someone('Siti Aminah')));
  await deposits.agreed('teller1', 'SETOR_DEPOSITO', funding(number, 10_000_000n, bilyetOf(1)));
  expect(await counts()).toEqual({ KARTU: 0, BUKU: 1, BILYET: 1, WARKAT: 0 });
  expect(await ready('cs1', 'BUKU')).toEqual([['BUKU', 'BT00000002', 'Ani Lestari']]);
  expect(await ready()).toContainEqual(['BILYET', bilyetOf(1), 'Siti Aminah']);
  // A teller hands out books and certificates, and neither cards nor cheques.
  expect(await counts('teller1')).toEqual({ BUKU: 1, BILYET: 1 });
  expect(await ready('teller1', 'KARTU')).toEqual([]);
  await bank.owner`update passbook set sampul_dicetak = true where nomor_seri = 'BT00000002'`;
  await bank.owner`update bilyet set cetak = 1 where nomor_bilyet = ${bilyetOf(1)}`;
  expect(await ready()).toEqual([]);
});

test('an ordered book of cheques is ready once the branch has one of its kind', async () => {
  await bank.done('cs1', 'PESAN_WARKAT', { nomor_rekening: accounts.firma, jenis: 'CEK', keterangan: '' });
  await bank.stocked('BG', 'BA000001');
  expect(await counts()).toMatchObject({ WARKAT: 0 });
  const book = await bank.stocked('CEK', 'CA000001');
  expect(await counts()).toMatchObject({ WARKAT: 1 });
  expect((await ready()).map(([jenis]) => jenis)).toEqual(['WARKAT']);
  await bank.issued(accounts.firma, book);
  expect(await ready()).toEqual([]);
});
