import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Shell } from '#components/workplace/layout/shell.tsx';
import { chooseLanguage } from '#hooks/language.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, type Replies, refusal, router, show } from '../../kit/screens/page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router, default: { router: null } };
});
const auth = vi.hoisted(() => ({ status: 'authenticated', sessionStatus: {}, update: vi.fn() }));
vi.mock('next-auth/react', async () => {
  const { createContext } = await import('react');
  const data = {
    id_user: 'teller1',
    nama_user: 'Siti Rahmawati',
    role_id: ['TELLER', 'CS'],
    kode_cabang: '001',
    expires: new Date(Date.now() + 3_600_000).toISOString(),
    terkunci: 'F',
    sebab_berakhir: '',
    kunci_menit: 15,
    polling_detik: 0,
    setelan: { bahasa: '', tema: '', kerapatan: '', printer: '', kertas: '' },
  };
  const session = () => ({
    status: auth.status,
    data: auth.status === 'loading' ? null : { ...data, ...auth.sessionStatus },
    update: auth.update,
  });
  return { useSession: session, SessionContext: createContext({ data }) };
});

const node = (menu_id: string, title: string, route: string, children: object[] = []) => ({
  menu_id,
  title,
  icon: 'house',
  route,
  trans_code: '',
  haschild: children.length > 0 ? 'T' : 'F',
  children,
});
const menus = [
  node('beranda', 'menu.beranda', '/'),
  node('teller', 'menu.teller', '', [node('setor-tunai', 'menu.setorTunai', '/teller/cash-deposit')]),
  node('otorisasi', 'menu.otorisasi', '', [node('draf', 'menu.draf', '/flow/drafts')]),
];
const branch = (status_akses_desc: string) =>
  ok({
    kode_cabang: '001',
    nama_cabang: 'Jakarta',
    status_akses: 'T',
    status_akses_desc,
    accounting_date: '2026-11-21',
  });

function open(replies: Replies = {}): Call[] {
  const calls = gateway({
    'access/sidebar-menu': () => ok({ menus }),
    'parameter/status-cabang': () => branch('BUKA'),
    'otorisasi/draft-otorisasi': () =>
      ok([{ flow_state: 'DRAFT' }, { flow_state: 'RETURNED' }, { flow_state: 'WAITING' }], { resp_cursor: null }),
    ...replies,
  });
  show(() => (
    <Shell>
      <p>isi halaman</p>
    </Shell>
  ));
  return calls;
}

const resize = (width: number) => {
  window.innerWidth = width;
};
const sidebar = () => screen.queryByRole('navigation', { name: 'Menu utama' });

/** Counts how often the stream was opened. */
let streams = 0;

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  auth.status = 'authenticated';
  auth.sessionStatus = {};
  router.pathname = '/teller/cash-deposit';
  resize(1280);
  streams = 0;
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1;
      readonly readyState = 1;
      constructor() {
        streams += 1;
      }
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the sidebar holds the menus of the roles, asked by role, with the current screen marked', async () => {
  const calls = open();
  const link = await screen.findByRole('link', { name: 'Setor tunai' });
  expect(link).toHaveAttribute('href', '/teller/cash-deposit');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Beranda' })).not.toHaveAttribute('aria-current');
  const asked = calls.find(({ path }) => path === 'access/sidebar-menu');
  expect(asked?.query.get('role_id')).toBe('TELLER,CS');
  expect(asked?.query.get('mode')).toBe('byrole');
});

test('a window that becomes as narrow as a phone has the sidebar closed, a wide one has it beside the page', async () => {
  open();
  await screen.findByRole('link', { name: 'Setor tunai' });
  const become = (width: number) =>
    act(() => {
      resize(width);
      window.dispatchEvent(new Event('resize'));
    });
  become(375);
  expect(sidebar()).toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  become(1280);
  // Its menu comes when the movement has ended; what the button opens is there already.
  const burger = screen.getByRole('button', { name: 'Buka atau tutup menu' });
  expect(sidebar()).toBeNull();
  expect(burger).toHaveAttribute('aria-expanded', 'true');
  const column = document.getElementById(burger.getAttribute('aria-controls') ?? '');
  expect(column).toContainElement(await screen.findByRole('navigation', { name: 'Menu utama' }));
});

test('the count beside drafts shows the items that the maker must act on', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Pengajuan saya 2 menunggu/ })).toBeInTheDocument();
});

test('no list is counted for a menu the roles do not hold', async () => {
  const calls = open();
  await screen.findByRole('link', { name: 'Setor tunai' });
  expect(calls.some(({ path }) => path === 'otorisasi/otorisasi-data')).toBe(false);
});

test('an open branch is green, anything else red, and the word stands beside it', async () => {
  open();
  expect(await screen.findByText('001 Jakarta · BUKA')).toHaveClass('is-open');
});

test('a closed branch is red', async () => {
  open({ 'parameter/status-cabang': () => branch('TUTUP') });
  expect(await screen.findByText('001 Jakarta · TUTUP')).toHaveClass('is-shut');
});

test('the state of a branch is a word, not its code', async () => {
  open({ 'parameter/status-cabang': () => branch('CUT_OFF') });
  expect(await screen.findByText('001 Jakarta · CUT-OFF')).toHaveAttribute('data-status', 'CUT_OFF');
});

test('today stands in the top bar, in Indonesian', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] });
  open();
  expect(screen.getByText('Sabtu, 21 November 2026')).toBeInTheDocument();
  vi.useRealTimers();
});

test('a branch status that fails is an alert titled Error', async () => {
  open({ 'parameter/status-cabang': () => refusal('96', 'Terjadi kesalahan pada sistem') });
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('error', 'Error', 'Terjadi kesalahan pada sistem'));
});

test('menus that fail to load say Failed to get menus', async () => {
  open({ 'access/sidebar-menu': () => refusal('96', 'Terjadi kesalahan pada sistem') });
  await waitFor(() => expect(popups.notify).toHaveBeenCalledWith('info', 'Info', 'Failed to get menus'));
});

test('the menu button closes the sidebar at once and opens it after the movement of 500 ms', async () => {
  open();
  await screen.findByRole('link', { name: 'Setor tunai' });
  const burger = screen.getByRole('button', { name: 'Buka atau tutup menu' });
  vi.useFakeTimers();
  try {
    act(() => burger.click());
    act(() => vi.advanceTimersByTime(0));
    expect(sidebar()).toBeNull();
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    act(() => burger.click());
    act(() => vi.advanceTimersByTime(499));
    expect(sidebar()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(sidebar()).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('the top bar shows the day of the books beside the calendar’s', async () => {
  open();
  expect(await screen.findByText('Tanggal buku 21-11-2026')).toBeVisible();
});

test('below 768 px it starts closed, and a click on the content closes it again', async () => {
  resize(767);
  open();
  expect(sidebar()).toBeNull();
  const burger = screen.getByRole('button', { name: 'Buka atau tutup menu' });
  await userEvent.click(burger);
  expect(burger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByText('isi halaman'));
  expect(burger).toHaveAttribute('aria-expanded', 'false');
});

test('at 768 px a click on the content leaves it open', async () => {
  resize(768);
  open();
  await userEvent.click(screen.getByText('isi halaman'));
  expect(screen.getByRole('button', { name: 'Buka atau tutup menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('the user menu names the user and the first role, and leads to Settings', async () => {
  open();
  const who = screen.getByRole('button', { name: /^Menu pengguna Siti Rahmawati/ });
  expect(within(who).getByText('Teller')).toBeInTheDocument();
  await userEvent.click(who);
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/users-management/management-settings/settings');
});

test('Sign Out asks first; declining ends nothing', async () => {
  popups.confirm.mockResolvedValue(false);
  const calls = open();
  await userEvent.click(screen.getByRole('button', { name: /^Menu pengguna Siti Rahmawati/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() =>
    expect(popups.confirm).toHaveBeenCalledWith({
      title: 'Confirmation',
      text: 'Apakah anda yakin ingin keluar dan mengakhiri sesi?',
      yes: 'Ya',
      no: 'Tidak',
    }),
  );
  expect(calls.some(({ path }) => path === 'session/sign-out')).toBe(false);
});

test('a sign-out that fails is an error alert', async () => {
  open({ 'session/sign-out': () => refusal('91', 'Layanan masuk bank sedang tidak dapat dihubungi') });
  await userEvent.click(screen.getByRole('button', { name: /^Menu pengguna Siti Rahmawati/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() =>
    expect(popups.notify).toHaveBeenCalledWith('error', 'Error', 'Layanan masuk bank sedang tidak dapat dihubungi'),
  );
});

test('nothing of a page runs while the session is not known', () => {
  auth.status = 'loading';
  const calls = open();
  expect(screen.queryByText('isi halaman')).toBeNull();
  expect(calls).toHaveLength(0);
  expect(streams).toBe(0);
});

test('one stream is opened once it is known whose', async () => {
  auth.status = 'loading';
  gateway({
    'access/sidebar-menu': () => ok({ menus }),
    'parameter/status-cabang': () => branch('BUKA'),
    'otorisasi/draft-otorisasi': () => ok([], { resp_cursor: null }),
  });
  const Page = () => (
    <Shell>
      <p>isi halaman</p>
    </Shell>
  );
  const { rerender } = show(Page);
  auth.status = 'authenticated';
  rerender(<Page />);
  expect(await screen.findByText('isi halaman')).toBeInTheDocument();
  expect(streams).toBe(1);
});

test('Ctrl+K and the box in the top bar open the palette, `?` the shortcuts', async () => {
  open({ 'access/profil': () => ok({ menu_id: [] }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Pencarian' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Cari layar, rekening, nasabah, kode/ })).toBeInTheDocument();
});

test('`?` lists the shortcuts of the frame', async () => {
  open();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Bantuan dan pintasan' });
  expect(dialog).toHaveTextContent('Pencarian');
});

test('the user menu has Settings, help and Sign Out; language, theme and lock stand beside it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Menu pengguna Siti Rahmawati/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Settings',
    'Bantuan dan pintasan',
    'Sign Out',
  ]);
  await userEvent.keyboard('{Escape}');
  document.documentElement.dataset.theme = 'light';
  await userEvent.click(screen.getByRole('button', { name: 'Ganti tema terang atau gelap' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Ganti tema terang atau gelap' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(screen.getByRole('button', { name: 'Kunci layar' })).toBeInTheDocument();
});

test('the top bar switches to English at once, for this user only, without a locale in the address', async () => {
  localStorage.clear();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(localStorage.getItem('amanah.language:teller1')).toBe('en');
  expect(router.push).not.toHaveBeenCalledWith(expect.stringMatching(/\/en/));
  await chooseLanguage('id', 'teller1');
  expect(document.documentElement.lang).toBe('id');
});
