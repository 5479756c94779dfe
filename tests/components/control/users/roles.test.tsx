import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import MenuPage from '../../../../pages/management/menus/edit.tsx';
import MenusPage from '../../../../pages/management/menus/index.tsx';
import EditPage from '../../../../pages/management/roles/edit.tsx';
import RolesPage from '../../../../pages/management/roles/index.tsx';
import ViewPage from '../../../../pages/management/roles/view.tsx';
import { dropdown, offered } from '../../dropdown.ts';
import type { Call } from '../../hooks/harness.tsx';
import { transitionButtons } from '../../kit/screens/deposit.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
const session = vi.hoisted(() => ({ held: new Set<string>() }));
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: { id_user: 'admin1', nama_user: 'Admin' } }),
  useProfile: () => ({ headOffice: true, canOpen: (id: string) => session.held.has(id) }),
}));

const role = {
  role_id: 'KASIR',
  nama: 'Kasir',
  keterangan: '',
  tingkat: '',
  kantor_pusat: 'F',
  jumlah_pengguna: 0,
  jumlah_menu: 1,
  jumlah_hak: 0,
  jumlah_benturan: 2,
  bawaan: 'F',
  versi: 3,
  id_flow: '',
};
const grant = (menu_id: string, jenis: string, parent = '', over: object = {}) => ({
  menu_id,
  parent,
  title: `Judul ${menu_id}`,
  icon: '',
  route: jenis === 'MENU' ? `/${menu_id}` : '',
  jenis,
  aktif: 'T',
  dipegang: 'F',
  diberikan_pada: '',
  diberikan_oleh: '',
  disetujui_oleh: '',
  ...over,
});
const hak = [
  grant('setor-tunai', 'MENU', '', { dipegang: 'T' }),
  grant('menunggu', 'MENU'),
  grant('oto-setor-tunai', 'OTORISASI', 'menunggu'),
];
const limit = [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '5000000.00', setuju: '0.00' }];
const detail = (over: object = {}) => ({
  role: { ...role, ...over },
  hak,
  limit,
  pemegang: [
    {
      id_user: 'ani',
      nama_user: 'Ani',
      kode_cabang: '001',
      aktif: 'T',
      diberikan_pada: '2026-11-20T09:00:00+07:00',
      diberikan_oleh: 'admin1',
      disetujui_oleh: 'admin2',
    },
  ],
  alasan: [],
  riwayat: [],
});
const entry = (menu_id: string, urut: number, over: object = {}) => ({
  menu_id,
  parent: '',
  title: `Judul ${menu_id}`,
  icon: 'list',
  route: '',
  trans_code: '',
  urut,
  jenis: 'MENU',
  aktif: 'T',
  bawaan: 'T',
  jumlah_peran: 2,
  versi: 1,
  id_flow: '',
  ...over,
});

let calls: Call[] = [];
let rows: object[] = [];
let pending = '';
const difference = () =>
  ok({
    jurnal: [],
    saldo: [],
    peringatan: [],
    perubahan: [{ kolom: 'menu_id.oto-setor-tunai', lama: 'F', baru: 'T' }],
    otorisasi: { perlu: 'T', tingkat: 'ADMIN', alasan: [] },
  });

beforeEach(() => {
  session.held = new Set(['peran-ubah', 'peran-hapus', 'peran-lihat', 'menu-ubah']);
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
  router.push.mockClear();
  rows = [role];
  pending = '';
  calls = gateway({
    'management/role': () => ok(rows, { resp_cursor: null }),
    'management/role/detail': () => ok(detail({ id_flow: pending })),
    'management/process-save-role': difference,
    'management/menu': (call) =>
      ok(
        call.query.get('jenis') === 'MENU'
          ? [entry('satu', 10), entry('dua', 20), entry('tiga', 30, { id_flow: 'f-9' })]
          : [],
        { resp_cursor: null },
      ),
    'flow/get-button-transition': (call) => transitionButtons(call),
    'flow/process-v2': () => ok({ id_flow: 'f-1', flow_state: 'WAITING' }),
    'flow/get-by-id_flow': () =>
      ok({
        item: { flowCode: 'SIMPAN_PERAN', user_input: 'admin2', nama_user_input: 'Sari', dibuat_pada: '' },
        flowData: '{}',
        perubahan: [{ kolom: 'nama', lama: 'Kasir', baru: 'Kasir pasar' }],
      }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const line = async (title: string) =>
  (await screen.findByText(`Judul ${title}`)).closest('[role=treeitem], tr') as HTMLElement;
const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

test('a role opens in its present state; giving a right shows the conflict at once, the difference by name, and is sent', async () => {
  router.query = { aksi: 'UBAH', role_id: 'KASIR' };
  show(EditPage);
  expect(await screen.findByDisplayValue('Kasir')).toBeInTheDocument();
  expect(await line('setor-tunai')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByText('Tidak ada benturan tugas.')).toBeInTheDocument();

  await userEvent.click(await line('oto-setor-tunai'));
  expect(screen.getByText('1 benturan tugas')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('textbox', { name: /^Alasan/ }), { target: { value: 'Perlu menyetujui' } });
  const table = await screen.findByRole('table', { name: 'Perubahan' });
  expect(within(table).getByRole('row', { name: /Menyetujui setor tunai Tidak Ya/ })).toBeInTheDocument();
  expect(sent('management/process-save-role').at(-1)).toMatchObject({
    flowCode: 'SIMPAN_PERAN',
    flowData: { aksi: 'UBAH', role_id: 'KASIR', versi: 3, menu_id: ['oto-setor-tunai', 'setor-tunai'], limit },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Kirim untuk otorisasi' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/management/roles'));
  expect(sent('flow/process-v2')[0]).toMatchObject({ actionType: 'SUBMIT', flowCode: 'SIMPAN_PERAN' });
});

test('a copy takes all but the name', async () => {
  router.query = { aksi: 'BUAT', salin: 'KASIR' };
  show(EditPage);
  expect(await line('setor-tunai')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByLabelText(/^Kode peran/)).toHaveValue('');
  expect(screen.getByLabelText(/^Nama peran/)).toHaveValue('');
  expect(screen.getByDisplayValue('5,000,000.00')).toBeInTheDocument();
});

test('while a change of the role waits, its form says so and shows it', async () => {
  pending = 'f-1';
  router.query = { aksi: 'UBAH', role_id: 'KASIR' };
  show(EditPage);
  expect(await screen.findByText('Kasir pasar')).toBeInTheDocument();
});

test('a removal only asks why', async () => {
  router.query = { aksi: 'HAPUS', role_id: 'KASIR' };
  show(EditPage);
  expect(await screen.findByText(/Peran Kasir akan dihapus/)).toBeInTheDocument();
  expect(screen.queryByRole('tree')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Layar, tindakan dan hak' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Alasan perubahan' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Alasan/ })).toBeEnabled();
});

test('the list marks conflicts and pending changes; a built-in role cannot be removed, nor one in a change', async () => {
  rows = [
    { ...role, id_flow: 'f-1' },
    { ...role, role_id: 'TELLER', nama: 'Teller', bawaan: 'T' },
  ];
  show(RolesPage);
  expect(await screen.findAllByText('2 benturan tugas')).toHaveLength(2);
  expect(screen.getByText('Menunggu otorisasi')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('button', { name: /^Tindakan untuk/ });
  if (!first || !second) throw new Error('no rows');
  await userEvent.click(first);
  expect(screen.getByRole('menuitem', { name: 'Ubah' })).toBeDisabled();
  expect(screen.getByRole('menuitem', { name: 'Salin' })).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(second);
  expect(screen.getByRole('menuitem', { name: 'Hapus' })).toBeDisabled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Salin' }));
  expect(router.push).toHaveBeenCalledWith('/management/roles/edit?aksi=BUAT&salin=TELLER');
});

test('a reader without the row actions is offered none of them', async () => {
  session.held = new Set();
  show(RolesPage);
  await userEvent.click(await screen.findByRole('button', { name: /^Tindakan untuk/ }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Lihat']);
});

test('the window of a role shows its holders, since when, given and approved by whom', async () => {
  show(RolesPage);
  await userEvent.click(await screen.findByText('KASIR'));
  const dialog = await screen.findByRole('dialog', { name: 'Kasir · KASIR' });
  await userEvent.click(await within(dialog).findByRole('tab', { name: 'Pemegang (1)' }));
  expect(within(dialog).getByRole('row', { name: /Ani/ })).toHaveTextContent('admin1 → admin2');
});

test('“see as this role” shows its menu without a way into it', async () => {
  router.query = { role_id: 'KASIR' };
  show(ViewPage);
  const menu = await screen.findByRole('navigation', { name: 'Menu peran ini' });
  expect(menu).toHaveTextContent('Judul setor-tunai');
  expect(menu).not.toHaveTextContent('Judul menunggu');
  expect(within(menu).queryByRole('link')).toBeNull();
});

test('an entry is moved by its button as a change of its own; one that waits and the ends stay', async () => {
  show(MenusPage);
  const up = (id: string) => screen.getByRole('button', { name: `Pindahkan Judul ${id} ke atas` });
  await line('dua');
  expect([up('satu'), up('tiga')].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
  await userEvent.click(up('dua'));
  await waitFor(() => expect(sent('flow/process-v2')).toHaveLength(1));
  expect(sent('flow/process-v2')[0]).toMatchObject({
    actionType: 'SUBMIT',
    flowCode: 'SIMPAN_MENU',
    flowData: { aksi: 'UBAH', menu_id: 'dua', urut: 5, versi: 1 },
  });
});

test('the form of an entry offers groups but itself, and every icon of the product as one choice', async () => {
  router.query = { aksi: 'UBAH', menu_id: 'satu' };
  show(MenuPage);
  await screen.findByLabelText('Induk');
  await userEvent.click(await dropdown('Induk'));
  await waitFor(() => expect(offered()).toHaveLength(3));
  expect(offered()).not.toContain('Judul satu');
  await userEvent.keyboard('{Escape}');
  const icons = screen.getByRole('radiogroup', { name: 'Ikon' });
  expect(within(icons).getByRole('radio', { name: 'list' })).toBeChecked();
  await userEvent.click(within(icons).getByRole('radio', { name: 'house' }));
  expect(within(icons).getByRole('radio', { name: 'house' })).toBeChecked();
});
