import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Accounts from '../../../../pages/savings/accounts.tsx';
import { choose, dropdown } from '../../dropdown.ts';
import type { Call } from '../../hooks/harness.tsx';
import { gateway, ok, refusal, router, show } from './page.tsx';

vi.mock('next/router', async () => {
  const page = await import('./page.tsx');
  return { useRouter: () => page.router };
});
const session = vi.hoisted(() => ({ headOffice: false, menus: ['rekening', 'setor-tunai'] }));
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({}),
  useProfile: () => ({ headOffice: session.headOffice, canOpen: (menu: string) => session.menus.includes(menu) }),
}));

const row = (at: number) => ({
  pegangan: `pegangan-${at}`,
  nomor_nasabah: '',
  nomor_rekening: `0012000000${String(at).padStart(2, '0')}`,
  nama_nasabah: `Nasabah ${at}`,
  nama_produk: 'Tabungan',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  status_rekening: 'AKTIF',
  blokir: '',
  saldo_buku: '1250000.00',
  saldo_tersedia: '1200000.00',
});
const detail = {
  saldo_efektif: '1200000.00',
  saldo_minimum: '50000.00',
  saldo_ditahan: '',
  debet_menunggu: '',
  plafon: '',
  akad: '',
  tanggal_buka: '2024-02-29',
  tanggal_aktivitas_terakhir: '',
  alamat: 'Jalan Melati 5',
  nomor_identitas: '',
  telepon: '',
  nama_ibu_kandung: '',
};
const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at));

let reply: (call: Call) => unknown = () => ok([], { resp_cursor: null });
let calls: Call[] = [];
const lists = () => calls.filter(({ path }) => path === 'rekening');

beforeEach(() => {
  router.query = {};
  session.headOffice = false;
  calls = gateway({
    rekening: (call) => reply(call),
    'pemeliharaan-rekening/info-rekening/tabungan': () =>
      ok({
        detail: { ...detail, rekening: row(1) },
        cara_tanda_tangan: 'SENDIRI',
        pihak: [],
        tahanan: [],
        blokiran: [],
        mutasi: [],
        menunggu: [],
        kartu: [],
      }),
    'parameter/kode-cabang': () => ok([{ kode_cabang: '002', nama_cabang: 'Bandung' }], { resp_cursor: null }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const body = () => screen.getAllByRole('rowgroup')[1] as HTMLElement;
const next = () => screen.getByRole('button', { name: 'Berikutnya' });
const previous = () => screen.getByRole('button', { name: 'Sebelumnya' });

test('nine skeleton rows while loading', () => {
  show(Accounts);
  expect(body().querySelectorAll('[data-skeleton]')).toHaveLength(9);
  expect(screen.queryByText('No Data Records...')).toBeNull();
});

test('nothing found says No Data Records...', async () => {
  reply = () => ok([], { resp_cursor: null });
  show(Accounts);
  expect(await screen.findByText('No Data Records...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

test('a failure is not empty: it says why and asks again', async () => {
  let broken = true;
  reply = () => (broken ? refusal('96', 'Terjadi kesalahan pada sistem') : ok(rows(1, 2), { resp_cursor: null }));
  show(Accounts);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Terjadi kesalahan pada sistem');
  expect(alert).toHaveTextContent('k-1');
  expect(screen.queryByText('No Data Records...')).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Nasabah 1')).toBeInTheDocument();
});

test('rows are numbered, amounts right-aligned with commas, the status in words', async () => {
  reply = () => ok(rows(1, 2), { resp_cursor: null });
  show(Accounts);
  const second = (await screen.findByText('Nasabah 2')).closest('tr') as HTMLElement;
  expect(within(second).getByText('2')).toHaveClass('ordinal');
  expect(within(second).getByText('1,250,000.00').closest('td')).toHaveClass('num');
  expect(within(second).getByText('Aktif')).toBeInTheDocument();
});

test('Next opens only on a full page and sends the cursor; Previous never goes below page 1; rows go on counting', async () => {
  reply = ({ query }) =>
    query.get('cursor') === 'c2' ? ok(rows(16, 3), { resp_cursor: null }) : ok(rows(1, 15), { resp_cursor: 'c2' });
  show(Accounts);
  await screen.findByText('Nasabah 15');
  expect(previous()).toBeDisabled();
  await userEvent.click(next());
  const first = (await screen.findByText('Nasabah 16')).closest('tr') as HTMLElement;
  expect(within(first).getByText('16')).toHaveClass('ordinal');
  expect(lists().at(-1)?.query.get('cursor')).toBe('c2');
  expect(next()).toBeDisabled();
  await userEvent.click(previous());
  await screen.findByText('Nasabah 1');
  expect(screen.getByText('Halaman 1')).toBeInTheDocument();
});

test('page sizes are 15, 25, 50 and 100; another size goes back to page 1', async () => {
  reply = () => ok(rows(1, 15), { resp_cursor: 'c2' });
  show(Accounts);
  await screen.findByText('Nasabah 1');
  const size = screen.getByLabelText('Baris per halaman');
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['15', '25', '50', '100']);
  await userEvent.click(next());
  await waitFor(() => expect(screen.getByText('Halaman 2')).toBeInTheDocument());
  await userEvent.selectOptions(size, '50');
  await waitFor(() => expect(lists().at(-1)?.query.get('show')).toBe('50'));
  expect(lists().at(-1)?.query.get('page')).toBe('1');
});

test('text waits for Enter, a choice counts at once, reset clears both', async () => {
  show(Accounts);
  await userEvent.type(screen.getByLabelText('Nama atau nomor rekening'), 'siti');
  expect(lists().every(({ query }) => !query.has('keyword'))).toBe(true);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(lists().at(-1)?.query.get('keyword')).toBe('siti'));
  await choose('Status', 'Dorman');
  await waitFor(() => expect(lists().at(-1)?.query.get('status_rekening')).toBe('DORMAN'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveValue('');
});

test('the branch filter is for the roles of head office', async () => {
  const { unmount } = show(Accounts);
  await waitFor(() => expect(lists()).toHaveLength(1));
  expect(screen.queryByLabelText('Cabang')).toBeNull();
  unmount();
  session.headOffice = true;
  show(Accounts);
  await userEvent.click(await dropdown('Cabang'));
  expect(await screen.findByRole('option', { name: '002 - Bandung' })).toBeInTheDocument();
});

test('row actions are those whose menu the reader holds, by button and by the right mouse button', async () => {
  reply = () => ok(rows(1, 1), { resp_cursor: null });
  show(Accounts);
  const name = await screen.findByText('Nasabah 1');
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan untuk 001200000001' }));
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items()).toEqual(['Lihat', 'Setor tunai']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.contextMenu(name, { clientX: 50, clientY: 60 });
  expect(items()).toEqual(['Lihat', 'Setor tunai', 'Salin']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Setor tunai' }));
  expect(router.push).toHaveBeenCalledWith('/teller/cash-deposit?nomor_rekening=001200000001');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter on a row opens it', async () => {
  reply = () => ok(rows(1, 1), { resp_cursor: null });
  show(Accounts);
  const line = (await screen.findByText('Nasabah 1')).closest('tr') as HTMLElement;
  line.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '001200000001 · Nasabah 1' });
  expect(await within(dialog).findByText('Jalan Melati 5')).toBeInTheDocument();
  expect(within(dialog).getByText('29-02-2024')).toBeInTheDocument();
  expect(within(dialog).queryByText('Plafon')).toBeNull();
  expect(calls.at(-1)?.query.get('nomor_rekening')).toBe('001200000001');
});

test('filters in the address are in force from the start', async () => {
  router.query = { keyword: 'bambang', ukuran: '3' };
  show(Accounts);
  await waitFor(() => expect(lists()).toHaveLength(1));
  expect(lists()[0]?.query.get('keyword')).toBe('bambang');
  expect(lists()[0]?.query.has('ukuran')).toBe(false);
  expect(screen.getByLabelText('Nama atau nomor rekening')).toHaveValue('bambang');
});

test('beside an open account the list marks its row, arrows go through it and no further than the page, Esc closes', async () => {
  reply = () => ok(rows(1, 2), { resp_cursor: null });
  show(Accounts);
  const line = (await screen.findByText('Nasabah 1')).closest('tr') as HTMLElement;
  const openLine = () => body().querySelector('[aria-current="true"]')?.textContent ?? '';
  const asked = () =>
    calls.filter(({ path }) => path.endsWith('tabungan')).map(({ query }) => query.get('nomor_rekening'));
  line.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(openLine()).toContain('Nasabah 1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(openLine()).toContain('Nasabah 2'));
  await waitFor(() => expect(asked()).toEqual(['001200000001', '001200000002']));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(openLine()).toBe('');
  expect(line).toHaveFocus();
});

test('beside the panel there stay number, name and available balance', async () => {
  reply = () => ok(rows(1, 1), { resp_cursor: null });
  show(Accounts);
  const line = (await screen.findByText('Nasabah 1')).closest('tr') as HTMLElement;
  const stays = [...line.querySelectorAll('td:not(.gone, .ordinal, .actions)')].map(({ textContent }) => textContent);
  expect(stays).toEqual(['001200000001', 'Nasabah 1', '1,200,000.00']);
});

test('a cell that is cut is read whole under the pointer, an amount is never cut', async () => {
  reply = () => ok(rows(1, 1), { resp_cursor: null });
  show(Accounts);
  const line = (await screen.findByText('Nasabah 1')).closest('tr') as HTMLElement;
  const titles = [...line.querySelectorAll('td[data-cell]')].map((cell) => cell.getAttribute('title'));
  expect(titles).toEqual(['001200000001', 'Nasabah 1', 'Tabungan', '001', 'Aktif', null, null]);
});
