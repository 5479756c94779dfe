import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountBooks } from '#components/accounts/passbooks/account-books.tsx';
import { accountTabs } from '#components/workplace/account/account-tabs.ts';
import type { InfoRekening, RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';
import { gateway, ok, type Replies, refusal, show } from '../../kit/screens/page.tsx';

const held = vi.hoisted(() => ({ menus: new Set<string>() }));
vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: (id: string) => held.menus.has(id), data: { menu_id: [...held.menus] } }),
  useSession: () => ({ user: { id_user: 'teller1' } }),
}));
beforeEach(() => {
  held.menus.add('rekening');
});
afterEach(() => {
  held.menus.clear();
  vi.unstubAllGlobals();
});

const NUMBER = '001120000454';
const row = { nomor_rekening: NUMBER, nomor_nasabah: '00100000011' } as RekeningRow;
const account = { row, detail: {} as RekeningDetail, info: {} as InfoRekening };

const book = {
  nomor_seri: 'BT00000006',
  status_buku: 'AKTIF',
  kode_cabang: '001',
  pemegang: '',
  nama_pemegang: '',
  nomor_rekening: NUMBER,
  tanggal_terima: '2026-11-02',
  tanggal_terbit: '2026-11-20',
  halaman: 2,
  baris: 7,
  sampul_dicetak: 'T',
  sebelumnya: 'BT00000004',
};
const before = { ...book, nomor_seri: 'BT00000004', status_buku: 'DIGANTI', tanggal_terbit: '2026-11-03', baris: 24 };
const view = {
  nomor_rekening: NUMBER,
  nama_rekening: 'Bambang Wicaksono',
  nama_produk: 'Tabungan mudharabah',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  kode_valuta: 'IDR',
  perlu_nomor_seri: 'F',
  buku: [book, before],
  aktif: book,
  baris_per_halaman: 24,
  jumlah_halaman: 10,
  tercetak: [],
};
const last = {
  nomor_seri: 'BT00000006',
  mulai_halaman: 2,
  mulai_baris: 7,
  id_cetak_akhir: 41,
  saldo_cetak_terakhir: '4750000.00',
  belum_dicetak: 3,
  kode_valuta: 'IDR',
};
const BOOKS = 'passbook';
const LAST = 'parameter/saldo_terakhir_passbook';
const opened = (replies: Replies) => {
  const calls = gateway(replies);
  show(() => <AccountBooks {...account} />);
  return calls;
};
const link = () => screen.queryByRole('link', { name: 'Cetak buku' });

test('all books of the account are listed, and the one in use shows its next line and last balance', async () => {
  const calls = opened({ [BOOKS]: () => ok(view), [LAST]: () => ok(last) });
  const table = await screen.findByRole('table', { name: 'Buku rekening ini' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('cell'))
    .map((cells) => cells.map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['BT00000006', 'Aktif', '20-11-2026', 'Hal. 2 baris 7'],
    ['BT00000004', 'Diganti', '03-11-2026', 'Hal. 2 baris 24'],
  ]);
  expect(await screen.findByText('4,750,000.00')).toBeInTheDocument();
  expect(screen.getByText('3 mutasi')).toBeInTheDocument();
  expect(calls.map(({ path, query }) => [path, query.get('nomor_rekening')])).toEqual([
    [BOOKS, NUMBER],
    [LAST, NUMBER],
  ]);
});

test('the desk is offered to holders of its menu', async () => {
  held.menus.add('cetak-buku');
  opened({ [BOOKS]: () => ok(view), [LAST]: () => ok(last) });
  await screen.findByRole('table', { name: 'Buku rekening ini' });
  expect(link()).toHaveAttribute('href', `/passbook?nomor_rekening=${NUMBER}`);
});

test('an account without a book says so, and nothing is asked of a book that is not there', async () => {
  const calls = opened({ [BOOKS]: () => ok({ ...view, buku: [], aktif: undefined }) });
  expect(await screen.findByText('Rekening ini belum memakai buku')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(link()).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([BOOKS]);
});

test('an account of another branch shows that its books are hidden, and not that it has none', async () => {
  const calls = opened({ [BOOKS]: () => ok({ ...view, perlu_nomor_seri: 'T', buku: [], aktif: undefined }) });
  expect(await screen.findByText('Rekening cabang lain')).toBeInTheDocument();
  expect(screen.queryByText('Rekening ini belum memakai buku')).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([BOOKS]);
});

test('no answer is an error and not an account without a book', async () => {
  opened({ [BOOKS]: () => refusal('99', 'Layanan tidak menjawab') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Layanan tidak menjawab');
  expect(screen.queryByText('Rekening ini belum memakai buku')).toBeNull();
});

test('where only the last balance does not answer, the books show beside the error', async () => {
  opened({ [BOOKS]: () => ok(view), [LAST]: () => refusal('99', 'Layanan tidak menjawab') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Layanan tidak menjawab');
  expect(screen.getByRole('table', { name: 'Buku rekening ini' })).toBeInTheDocument();
});

test('the tab is left out where the number of the account is masked', () => {
  const tab = accountTabs.find(({ id }) => id === 'buku');
  expect(tab?.shown?.(account)).toBe(true);
  expect(tab?.shown?.({ ...account, row: { ...row, nomor_rekening: '********0454' } })).toBe(false);
});
