import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Palette } from '#components/workplace/palette/palette.tsx';
import { recentScreens, rememberScreen } from '#components/workplace/palette/recent.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
vi.mock('next-auth/react', () => ({
  useSession: () => ({ status: 'authenticated', data: { id_user: 'teller1', nama_user: 'Siti', role_id: ['TELLER'] } }),
}));

const ACCOUNT = '001120000454';
const HANDLE = '0b0e2c5e-7f0a-7c5e-8d3a-3f1f5a1c9d01';
const row = (nomor_rekening: string) => ({
  pegangan: HANDLE,
  nomor_rekening,
  nama_nasabah: 'Bambang Wicaksono',
  nomor_nasabah: '0000000045',
  nama_produk: 'Tabungan mudharabah',
  status_rekening: 'AKTIF',
});

const TELLER = ['beranda', 'setor-tunai', 'tarik-tunai', 'pemindahbukuan', 'rekening', 'draf'];
const onClose = vi.fn();
function open(menu_id: readonly string[] = TELLER): Call[] {
  const calls = gateway({
    'access/profil': () => ok({ menu_id }),
    rekening: () => ok([row(ACCOUNT), row('001120000462')], { resp_cursor: null }),
  });
  show(() => <Palette user="teller1" onClose={onClose} />);
  return calls;
}

const box = () => screen.getByRole('combobox', { name: 'Cari layar, rekening, nasabah, kode' });
const type = (text: string) => userEvent.type(box(), text);
const options = () => screen.queryAllByRole('option');
const chosen = () => screen.queryByRole('option', { selected: true });
const searches = (calls: readonly Call[]) => calls.filter(({ path }) => path === 'rekening');

beforeEach(() => {
  localStorage.clear();
  onClose.mockReset();
  router.push.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('opens in its box with the user’s screens and no other', async () => {
  open();
  expect(box()).toHaveFocus();
  await screen.findByRole('option', { name: /Setor tunai/ });
  expect(options()).toHaveLength(TELLER.length);
  expect(screen.queryByRole('option', { name: /Khasanah/ })).toBeNull();
});

test('1401 and Enter opens the deposit', async () => {
  const calls = open();
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('1401');
  expect(chosen()).toHaveTextContent('Setor tunai');
  await userEvent.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/teller/cash-deposit');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(searches(calls)).toHaveLength(0);
});

test('a screen is found by a part of its name', async () => {
  open();
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('tarik t');
  expect(chosen()).toHaveTextContent('Tarik tunai');
});

test('`setor 001120000454 2,5jt` and Enter opens the filled form', async () => {
  const calls = open();
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type(`setor ${ACCOUNT} 2,5jt`);
  expect(chosen()).toHaveTextContent(`Setor 2,500,000.00 ke ${ACCOUNT}`);
  await userEvent.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith(`/teller/cash-deposit?nomor_rekening=${ACCOUNT}&nominal=2500000.00`);
  expect(searches(calls)).toHaveLength(0);
});

test('an unfinished command names the missing part and Enter does nothing', async () => {
  open();
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('setor 00112');
  expect(chosen()).toHaveTextContent('00112 bukan nomor rekening yang benar');
  expect(chosen()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(router.push).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('a command whose screen the user does not hold is none', async () => {
  open(['beranda', 'rekening']);
  await screen.findByRole('option', { name: /Beranda/ });
  await type(`setor ${ACCOUNT} 1jt`);
  expect(screen.queryByText(/Setor 1,000,000/)).toBeNull();
});

test('accounts and their customers are found live, asked once when typing pauses', async () => {
  const calls = open();
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('bambang');
  const accounts = await screen.findByRole('group', { name: 'Rekening' });
  expect(within(accounts).getAllByRole('option')).toHaveLength(2);
  const customers = screen.getByRole('group', { name: 'Nasabah' });
  expect(within(customers).getAllByRole('option')).toHaveLength(1);
  expect(searches(calls)).toHaveLength(1);
  expect(searches(calls)[0]?.query.get('keyword')).toBe('bambang');
  await userEvent.click(within(accounts).getAllByRole('option')[0] as HTMLElement);
  expect(router.push).toHaveBeenCalledWith(`/savings/accounts?keyword=${ACCOUNT}&pegangan=${HANDLE}`);
});

test('no account is asked for by who may not see them', async () => {
  const calls = open(['beranda', 'setor-tunai']);
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('bambang');
  await screen.findByText('Tidak ada yang cocok dengan “bambang”.');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(searches(calls)).toHaveLength(0);
});

test('arrows move through the choices and around, the box holds the focus and names the current one', async () => {
  open(['beranda', 'setor-tunai', 'tarik-tunai']);
  await screen.findByRole('option', { name: /Setor tunai/ });
  expect(chosen()).toBe(options()[0]);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options()[2]);
  expect(box()).toHaveAttribute('aria-activedescendant', options()[2]?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(options()[1]);
  expect(box()).toHaveFocus();
});

test('recent screens come first, per user, latest first', async () => {
  rememberScreen('teller1', '/flow/drafts');
  rememberScreen('teller1', '/teller/cash-withdrawal');
  rememberScreen('teller1', '/users-management/management-settings/settings');
  rememberScreen('teller2', '/savings/accounts');
  expect(recentScreens('teller1')).toEqual(['tarik-tunai', 'draf']);
  open();
  const recent = await screen.findByRole('group', { name: 'Layar terakhir' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Tarik tunai'), expect.stringContaining('Pengajuan saya')]);
});

test('a search that fails says so and leaves the screens', async () => {
  gateway({
    'access/profil': () => ok({ menu_id: TELLER }),
    rekening: () => ({ resp_code: '96', resp_msg: 'Terjadi kesalahan', resp_data: {} }),
  });
  show(() => <Palette user="teller1" onClose={onClose} />);
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('rekening');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Pencarian rekening gagal'));
  expect(screen.getByRole('option', { name: /Rekening/ })).toBeInTheDocument();
});

test('one account that is found is gone on with: deposit to it, move from it, in the screens the user holds', async () => {
  gateway({
    'access/profil': () => ok({ menu_id: TELLER }),
    rekening: () => ok([row(ACCOUNT)], { resp_cursor: null }),
  });
  show(() => <Palette user="teller1" onClose={onClose} />);
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type(ACCOUNT);
  const actions = within(await screen.findByRole('group', { name: 'Tindakan' })).getAllByRole('option');
  expect(actions).toHaveLength(3);
  await userEvent.click(actions[2] as HTMLElement);
  expect(router.push).toHaveBeenCalledWith(`/teller/book-transfer?nomor_rekening_debet=${ACCOUNT}`);
});

test('an identity number finds its customer, and is in no address', async () => {
  const customer = { nomor_nasabah: '0010000001', nama_nasabah: 'Ani Lestari', nama_cabang: 'Jakarta' };
  const calls = gateway({
    'access/profil': () => ok({ menu_id: [...TELLER, 'nasabah-individu', 'portofolio'] }),
    'nasabah-individu': () => ok([customer], { resp_cursor: null }),
    rekening: () => ok([], { resp_cursor: null }),
  });
  show(() => <Palette user="teller1" onClose={onClose} />);
  await screen.findByRole('option', { name: /Setor tunai/ });
  await type('3171234567890001');
  await userEvent.click(await screen.findByRole('option', { name: /Ani Lestari/ }));
  expect(router.push.mock.calls.flat()).toEqual(['/customer/portfolio?nomor_nasabah=0010000001']);
  expect(searches(calls)).toHaveLength(0);
});
