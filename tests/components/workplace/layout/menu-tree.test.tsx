import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { namesBy, shippedNames } from '#components/kit/ui/menu-names.ts';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { namesIn } from '#components/kit/ui/tree-names.ts';
import { MenuTree } from '#components/workplace/layout/menu-tree.tsx';
import { Sidebar } from '#components/workplace/layout/sidebar.tsx';
import { screenEntries } from '#components/workplace/palette/entries.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

const loadPage = vi.hoisted(() => vi.fn(async (_route: string) => ({})));
vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router, default: { router: { pageLoader: { loadPage } } } };
});

vi.mock('next-auth/react', async () => {
  const { createContext } = await import('react');
  const profil = { id_user: '', menu_id: [], kantor_pusat: 'F' };
  return {
    useSession: () => ({ status: 'authenticated', data: { id_user: '', role_id: [], profil }, update: vi.fn() }),
    SessionContext: createContext({}),
  };
});

const node = (menu_id: string, title: string, route: string, trans_code: string, children: MenuNode[] = []) => ({
  menu_id,
  title,
  judul: '',
  icon: 'house',
  route,
  trans_code,
  haschild: children.length > 0 ? 'T' : 'F',
  children,
});
const menus = [
  node('teller', 'menu.teller', '', '', [
    node('pasar', 'Loket pasar', '', '', [
      node('setor-tunai', 'Terima uang', '/teller/cash-deposit', '1777'),
      node('pemindahbukuan', 'menu.pemindahbukuan', '/teller/book-transfer', '1403'),
    ]),
    node('tarik-tunai', 'menu.tarikTunai', '/teller/cash-withdrawal', '1402'),
  ]),
];

beforeEach(() => {
  localStorage.clear();
  router.pathname = '/teller/cash-deposit';
  gateway({ 'access/sidebar-menu': () => ok({ menus }) });
});
afterEach(() => vi.unstubAllGlobals());

test('a screen is headed as the bank’s own tree calls it, below all its groups', async () => {
  show(() => (
    <MenuTree roles={['TELLER']}>
      <PageHeader menu="setor-tunai" />
    </MenuTree>
  ));
  expect(await screen.findByRole('heading', { name: /^Terima uang/ })).toBeInTheDocument();
  expect(screen.getByTitle('Kode transaksi 1777')).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: 'Letak halaman' })).getAllByRole('listitem');
  expect(trail.map((item) => item.textContent)).toEqual(['Teller', 'Loket pasar', 'Terima uang']);
});

test('a screen outside the tree has its shipped name', async () => {
  show(() => (
    <MenuTree roles={['TELLER']}>
      <PageHeader menu="coa" />
    </MenuTree>
  ));
  expect(await screen.findByRole('heading', { name: /^Bagan akun/ })).toBeInTheDocument();
});

test('the sidebar names a menu without a local text by the words from the server', async () => {
  gateway({
    'access/sidebar-menu': () =>
      ok({ menus: [{ ...node('kelak', 'menu.kelak', '/kelak', '1999'), judul: 'Layar kelak' }] }),
  });
  show(() => <Sidebar roles={['TELLER']} />);
  expect(await screen.findByRole('link', { name: 'Layar kelak' })).toHaveAttribute('href', '/kelak');
});

test('the sidebar shows groups within groups, each naming its list once it is opened', async () => {
  show(() => <Sidebar roles={['TELLER']} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Teller' }));
  await userEvent.click(screen.getByRole('button', { name: 'Loket pasar' }));
  const inner = screen.getByRole('list', { name: 'Loket pasar' });
  expect(within(inner).getByRole('link', { name: 'Terima uang' })).toHaveAttribute('aria-current', 'page');
  expect(within(screen.getByRole('list', { name: 'Teller' })).getAllByRole('link')).toHaveLength(3);
});

test.each([
  ['/teller/cash-deposit', ['page', null]],
  ['/teller/cash-deposit/edit', ['true', null]],
  ['/teller/cash-withdrawal', [null, 'page']],
  ['/teller', [null, null]],
] as const)('at %s the sidebar marks the screen that the page belongs to', async (pathname, marks) => {
  router.pathname = pathname;
  show(() => <Sidebar roles={['TELLER']} />);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Saring menu' }), 'teller');
  const names = ['Terima uang', 'Tarik tunai'];
  expect(names.map((name) => screen.getByRole('link', { name }).getAttribute('aria-current'))).toEqual(marks);
});

test('the palette finds a screen by its name and code in the tree, and still opens its page', () => {
  const names = namesBy(namesIn(menus));
  const found = (text: string, by = names) =>
    screenEntries(text, ['setor-tunai', 'tarik-tunai'], [], by).map(({ title, detail, address }) => [
      title,
      detail,
      address,
    ]);
  expect(found('1777')).toEqual([['Terima uang', 'Teller / Loket pasar', '/teller/cash-deposit']]);
  expect(found('terima')).toHaveLength(1);
  // The name that it was shipped with is gone, another word for the screen stays.
  expect(found('setor tunai')).toEqual([]);
  expect(found('setor tunai', shippedNames)).toHaveLength(1);
  expect(found('deposit')).toHaveLength(1);
});

test('the screens of the counter are loaded one after the other while nothing else is to be done, and no others', async () => {
  const other = node('nasabah', 'menu.nasabah', '', '', [
    node('portofolio', 'menu.portofolio', '/customer/portfolio', '1240'),
  ]);
  gateway({ 'access/sidebar-menu': () => ok({ menus: [...menus, other] }) });
  show(() => <Sidebar roles={['TELLER']} />);
  await screen.findByRole('link', { name: 'Terima uang' });
  const pages = ['/teller/cash-deposit', '/teller/book-transfer', '/teller/cash-withdrawal'];
  await waitFor(() => expect(loadPage.mock.calls.flat()).toEqual(pages));
});

test('groups are collapsed until a user opens them, and the browser stores it; a filter finds their entries', async () => {
  router.pathname = '/';
  const { unmount } = show(() => <Sidebar roles={['TELLER']} />);
  const group = () => screen.findByRole('button', { name: 'Teller' });
  expect(await group()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(await group());
  expect(screen.getByRole('link', { name: 'Tarik tunai' })).toBeInTheDocument();
  unmount();
  show(() => <Sidebar roles={['TELLER']} />);
  expect(await group()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await group());
  expect(screen.queryByRole('link', { name: 'Tarik tunai' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Saring menu' }), 'withdraw');
  expect(screen.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual(['Tarik tunai']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Tarik tunai' })).toBeNull();
});

test('the screen in use is among the recent ones, until it is pinned; the key P does the same as the pin', async () => {
  show(() => <Sidebar roles={['TELLER']} />);
  const recent = await screen.findByRole('list', { name: 'Terakhir dipakai' });
  expect(within(recent).getByRole('link', { name: 'Terima uang' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('list', { name: 'Disematkan' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sematkan Terima uang', hidden: true }));
  const pinned = screen.getByRole('list', { name: 'Disematkan' });
  expect(within(pinned).getByRole('link', { name: 'Terima uang' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Terakhir dipakai' })).toBeNull();
  within(pinned).getByRole('link', { name: 'Terima uang' }).focus();
  await userEvent.keyboard('p');
  expect(screen.queryByRole('list', { name: 'Disematkan' })).toBeNull();
});
