import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import type { DataTableProps } from '#components/kit/table/types.ts';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import { fixedList } from '#hooks/use-list.ts';

const session = vi.hoisted(() => ({ user: 'siti', menus: ['setor-tunai'] }));
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: session.user } }),
  useProfile: () => ({ canOpen: (menu: string) => session.menus.includes(menu) }),
}));

interface Account {
  readonly nomor: string;
  readonly nama: string;
  readonly saldo: string;
}
const accounts = (count: number): Account[] =>
  Array.from({ length: count }, (_, at) => ({ nomor: `n${at}`, nama: `Nasabah ${at}`, saldo: `${at * 1000}.00` }));

const run = vi.fn();
const onOpen = vi.fn();
const setSort = vi.fn();
const basic: DataTableProps<Account> = {
  caption: 'Rekening',
  list: fixedList(accounts(3)),
  rowKey: ({ nomor }) => nomor,
  onOpen,
  columns: [
    { field: 'nomor', title: 'rekening.nomor', sort: true },
    {
      field: 'nama',
      title: 'rekening.atasNama',
      sort: 'nama_nasabah',
      width: 180,
      className: 'strong',
      style: { color: 'red' },
    },
    { field: 'saldo', title: 'rekening.saldoBuku', kind: 'amount' },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run },
    { id: 'setor-tunai', label: 'menu.setorTunai', icon: 'eye', run },
    { id: 'reversal', label: 'menu.reversal', icon: 'eye', run },
  ],
};
const show = (props: Partial<DataTableProps<Account>> = {}) =>
  render(
    <ToastProvider>
      <DataTable {...basic} {...props} />
    </ToastProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  session.user = 'siti';
  for (const mock of [run, onOpen, setSort]) mock.mockClear();
});

const line = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const cell = (name: string) => screen.getByText(name).closest('td') as HTMLElement;
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const clipboard = () => navigator.clipboard.readText();

test('title, field, width, className and style of a column; the row-number column is optional', () => {
  const { unmount } = show();
  expect(heads()).toEqual(['No.', 'Nomor rekening', 'Atas nama', 'Saldo buku', 'Tindakan']);
  expect(screen.getByRole('columnheader', { name: 'Atas nama' })).toHaveStyle({ width: '180px' });
  expect(cell('Nasabah 1')).toHaveClass('strong');
  expect(cell('Nasabah 1')).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  unmount();
  show({ rowNumbers: false });
  expect(heads()[0]).toBe('Nomor rekening');
});

test('the action column stands right, or left', () => {
  const { unmount } = show();
  expect(line('Nasabah 0').lastElementChild).toHaveClass('actions');
  unmount();
  show({ actionSide: 'left' });
  expect(line('Nasabah 0').firstElementChild).toHaveClass('actions');
  expect(heads()[0]).toBe('Tindakan');
});

test('actions show only when their id is empty or a menu the user holds: button, right click and keys alike', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk n1' }));
  expect(items()).toEqual(['Lihat', 'Setor tunai']);
  await userEvent.keyboard('{Escape}');
  fireEvent.contextMenu(cell('Nasabah 1'), { clientX: 5, clientY: 5 });
  expect(items()).toEqual(['Lihat', 'Setor tunai', 'Salin']);
  await userEvent.keyboard('{Escape}');
  line('Nasabah 1').focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  expect(items()).toEqual(['Lihat', 'Setor tunai']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run).toHaveBeenCalledWith({ nomor: 'n1', nama: 'Nasabah 1', saldo: '1000.00' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(line('Nasabah 1')).toHaveFocus();
  await userEvent.keyboard('{ContextMenu}');
  expect(items()).toEqual(['Lihat', 'Setor tunai']);
  expect(onOpen).not.toHaveBeenCalled();
});

test('the key of a row that holds a day is read as screens show days', async () => {
  show({ rowKey: ({ nomor }) => `${nomor}/2026-11-27`, list: fixedList(accounts(1)) });
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk n0/27-11-2026' }));
  expect(screen.getByRole('menu', { name: 'Tindakan untuk n0/27-11-2026' })).toBeInTheDocument();
});

test('without any action a user may run there is no action column', () => {
  show({ actions: [{ id: 'reversal', label: 'menu.reversal', icon: 'eye', run }] });
  expect(heads()).not.toContain('Tindakan');
});

test('Tab comes in at the first row, arrows move rows and cells, Enter opens', async () => {
  show();
  const stops = screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([line('Nasabah 0')]);
  line('Nasabah 0').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(line('Nasabah 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(cell('Nasabah 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(cell('Nasabah 1')).toHaveFocus();
  expect(onOpen).toHaveBeenCalledWith({ nomor: 'n1', nama: 'Nasabah 1', saldo: '1000.00' });
});

test('a small table opens its rows and their menus by mouse and key; where a row does nothing it is only read', async () => {
  const { unmount } = show({ plain: true });
  await userEvent.click(cell('Nasabah 1'));
  expect(onOpen).toHaveBeenCalledWith({ nomor: 'n1', nama: 'Nasabah 1', saldo: '1000.00' });
  act(() => line('Nasabah 2').focus());
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith({ nomor: 'n2', nama: 'Nasabah 2', saldo: '2000.00' });
  await userEvent.click(within(line('Nasabah 0')).getByRole('button', { name: /n0/ }));
  expect(items()).toEqual(['Lihat', 'Setor tunai']);
  unmount();
  show({ plain: true, onOpen: undefined, actions: undefined });
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([]);
});

test('Ctrl+C copies the cell as it reads, or the row when the row has the focus, and a toast says so', async () => {
  userEvent.setup();
  show();
  act(() => line('Nasabah 1').focus());
  fireEvent.keyDown(line('Nasabah 1'), { key: 'c', ctrlKey: true });
  expect(await screen.findByText('Baris tersalin')).toBeInTheDocument();
  expect(await clipboard()).toBe('n1\tNasabah 1\t1,000.00');
  act(() => cell('1,000.00').focus());
  fireEvent.keyDown(cell('1,000.00'), { key: 'c', ctrlKey: true });
  expect(await screen.findByText('Tersalin: 1,000.00')).toBeInTheDocument();
  expect(await clipboard()).toBe('1,000.00');
});

test('a focused cell has a copy button, and only that one', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByRole('button', { name: 'Salin' })).toBeNull();
  act(() => cell('Nasabah 2').focus());
  await user.click(within(cell('Nasabah 2')).getByRole('button', { name: 'Salin' }));
  expect(await clipboard()).toBe('Nasabah 2');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a heading whose query allows it sorts: rising, falling, as before; others are plain text', async () => {
  const sorted = (sort: string) => ({ list: { ...basic.list, sort, setSort } });
  const head = () => screen.getByRole('columnheader', { name: 'Atas nama' });
  for (const [now, aria, next] of [
    ['', null, 'nama_nasabah'],
    ['nama_nasabah', 'ascending', '-nama_nasabah'],
    ['-nama_nasabah', 'descending', ''],
  ] as const) {
    const { unmount } = show(sorted(now));
    expect(head().getAttribute('aria-sort')).toBe(aria);
    await userEvent.click(within(head()).getByRole('button'));
    expect(setSort).toHaveBeenLastCalledWith(next);
    unmount();
  }
  show();
  expect(within(screen.getByRole('columnheader', { name: 'Saldo buku' })).queryByRole('button')).toBeNull();
});

test('columns are hidden and shown, remembered per user and table; the last one stays', async () => {
  const { unmount } = show({ id: 'rekening' });
  await userEvent.click(screen.getByRole('button', { name: 'Tampilan' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Atas nama' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Atas nama' })).toHaveAttribute('aria-checked', 'false');
  expect(heads()).toEqual(['No.', 'Nomor rekening', 'Saldo buku', 'Tindakan']);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Saldo buku' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Nomor rekening' })).toBeDisabled();
  unmount();
  const again = show({ id: 'rekening' });
  expect(heads()).toEqual(['No.', 'Nomor rekening', 'Tindakan']);
  again.unmount();
  const other = show({ id: 'lain' });
  expect(heads()).toContain('Atas nama');
  other.unmount();
  session.user = 'budi';
  show({ id: 'rekening' });
  expect(heads()).toContain('Atas nama');
});

test('compact and comfortable rows are chosen in the same menu', async () => {
  show({ id: 'rekening' });
  await userEvent.click(screen.getByRole('button', { name: 'Tampilan' }));
  expect(screen.getByRole('menuitemradio', { name: 'Rapat' })).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lapang' }));
  expect(document.documentElement.dataset.density).toBe('comfortable');
  expect(screen.getByRole('menuitemradio', { name: 'Lapang' })).toHaveAttribute('aria-checked', 'true');
});

test('a small table has no row numbers and no foot while all is on one page', () => {
  const { unmount } = show({ plain: true, actions: undefined });
  expect(heads()).toEqual(['Nomor rekening', 'Atas nama', 'Saldo buku']);
  expect(screen.queryByRole('button', { name: 'Berikutnya' })).toBeNull();
  unmount();
  show({ plain: true, actions: undefined, list: { ...basic.list, canNext: true } });
  expect(screen.getByRole('button', { name: 'Berikutnya' })).toBeEnabled();
});

test('200 rows are drawn as they are; of 100,000 only those in sight', () => {
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { unmount } = show({ list: fixedList(accounts(200)) });
  expect(document.querySelectorAll('tr[data-index]')).toHaveLength(200);
  unmount();
  show({ list: fixedList(accounts(100_000)) });
  const drawn = document.querySelectorAll('tr[data-index]').length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  expect(line('Nasabah 0')).toHaveAttribute('aria-rowindex', '2');
  height.mockRestore();
});
