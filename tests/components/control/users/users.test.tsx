import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Changes } from '#components/kit/screens/changes.tsx';
import CounterPage from '../../../../pages/management/users/counter.tsx';
import EditPage from '../../../../pages/management/users/edit.tsx';
import UsersPage from '../../../../pages/management/users/index.tsx';
import NewPage from '../../../../pages/management/users/new.tsx';
import { choose, chosenOf, dropdown } from '../../dropdown.ts';
import type { Call } from '../../hooks/harness.tsx';
import { transitionButtons } from '../../kit/screens/deposit.tsx';
import { gateway, ok, router, show } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
const session = vi.hoisted(() => ({ user: { id_user: 'admin1', nama_user: 'Admin' } }));
vi.mock('#hooks/use-session.ts', () => ({
  useSession: () => ({ user: session.user }),
  useProfile: () => ({ headOffice: true, canOpen: () => true }),
}));

const user = {
  id_user: 'rina.w',
  nama_user: 'Rina Wulandari',
  email: 'rina.w@amanah.example',
  kode_cabang: '001',
  nama_cabang: 'Jakarta',
  role_id: ['TELLER', 'CS'],
  loket: '07',
  kode_kas: 'TLR07',
  aktif: 'T',
  id_flow: '',
  status_penyedia: 'SELESAI',
  galat_penyedia: '',
  terakhir_masuk: '2026-11-20T08:01:00+07:00',
  tiket: 'F',
  pemegang_tiket: '',
  versi: 3,
};
const detail = {
  user,
  nomor_nasabah: '',
  nama_nasabah: '',
  dibuat_pada: '2026-11-01T08:00:00+07:00',
  peran: [],
  limit: [],
  limit_berlaku: [],
  kas: [{ kode_kas: 'TLR07', kode_valuta: 'IDR', status: 'TUTUP', saldo: '0.00', batas: '50000000.00' }],
  tiket_sampai: '',
};
const till = (kode_kas: string, id_user: string, boleh: string) => ({
  kode_kas,
  id_user,
  nama_user: id_user ? `Nama ${id_user}` : '',
  batas: '1.00',
  boleh,
});

let rows: object[] = [];
let calls: Call[] = [];
const changed = (perubahan: object[]) =>
  ok({
    jurnal: [],
    saldo: [],
    peringatan: [],
    perubahan,
    otorisasi: {
      perlu: 'T',
      tingkat: 'ADMIN',
      alasan: [
        {
          kode: 'PERUBAHAN_DATA',
          pesan: 'Perubahan data selalu perlu dua orang',
          tingkat: 'ADMIN',
          tindakan: 'OVERRIDE',
        },
      ],
    },
  });
const difference = (call: Call) => {
  const { nama_user = '' } = (call.body as { flowData: { nama_user?: string } }).flowData;
  return changed([{ kolom: 'nama_user', lama: '', baru: nama_user }]);
};

beforeEach(() => {
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
  router.query = {};
  router.push.mockClear();
  rows = [user];
  calls = gateway({
    'management/users': () => ok(rows, { resp_cursor: null }),
    'management/users/detail': () => ok(detail),
    'management/users/tills': () =>
      ok(
        [till('TLR07', 'rina.w', 'T'), till('TLR08', '', 'T'), till('TLR09', 'budi', 'T'), till('TLR10', 'dewi', 'F')],
        {
          resp_cursor: null,
        },
      ),
    'management/role-list': () =>
      ok(
        [
          { role_id: 'TELLER', nama: 'Teller' },
          { role_id: 'CS', nama: 'Customer Service' },
          { role_id: 'KASIR_KHUSUS', nama: 'Kasir khusus' },
        ],
        { resp_cursor: null },
      ),
    'parameter/kode-cabang': () => ok([{ kode_cabang: '001', nama_cabang: 'Jakarta' }], { resp_cursor: null }),
    'management/process-create-users': difference,
    'management/process-edit-users': difference,
    'management/process-edit-counter': difference,
    'flow/get-button-transition': (call) => transitionButtons(call),
    'flow/process-v2': () => ok({ id_flow: 'f-1', flow_state: 'WAITING' }),
    'flow/get-by-id_flow': () =>
      ok({
        item: {
          flowCode: 'UBAH_PENGGUNA',
          user_input: 'admin2',
          nama_user_input: 'Sari',
          dibuat_pada: '2026-11-21T09:00:00+07:00',
        },
        flowData: '{}',
        perubahan: [{ kolom: 'aktif', lama: 'T', baru: 'F' }],
      }),
    'management/one-time-password': () =>
      ok({ id_user: 'rina.w', kata_sandi: 'Xk7#mnPq', bagian: 2, pasangan: 'admin1' }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const menuOf = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.getByRole('menu');
};
const item = (menu: HTMLElement, name: string) => within(menu).getByRole('menuitem', { name });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

test('a difference shows field, old and new value; flags and codes are words, an empty value is named empty', () => {
  show(() => (
    <Changes
      items={[
        { kolom: 'role_id', lama: 'TELLER', baru: 'TELLER, KASIR_KHUSUS' },
        { kolom: 'aktif', lama: 'T', baru: 'F' },
        { kolom: 'nomor_nasabah', lama: '', baru: '<b>1</b>' },
        { kolom: 'bukan_kolom', lama: 'a', baru: 'b' },
      ]}
    />
  ));
  expect(cells(screen.getByRole('table', { name: 'Perubahan' }))).toEqual([
    ['Peran', 'Teller', 'Teller, KASIR_KHUSUS'],
    ['Aktif', 'Ya', 'Tidak'],
    ['Nomor nasabah sendiri', '—kosong', '<b>1</b>'],
    ['bukan_kolom', 'a', 'b'],
  ]);
});

test('the list shows roles in words, counter and till in one, and only open tasks of the sign-in service', async () => {
  show(UsersPage);
  const line = (await screen.findByText('Rina Wulandari')).closest('tr') as HTMLElement;
  expect(within(line).getByText('Teller, Customer Service')).toBeInTheDocument();
  expect(within(line).getByText('Aktif')).toBeInTheDocument();
  expect(within(line).getByText('07 · TLR07')).toBeInTheDocument();
  expect(within(line).queryByText(/Layanan masuk/)).toBeNull();
  await userEvent.click(item(await menuOf(/^Tindakan untuk/), 'Ubah'));
  expect(router.push).toHaveBeenCalledWith('/management/users/edit?id_user=rina.w');
});

test('a user without counter or sign-in leaves no holes, and a refusal of the sign-in service is shown', async () => {
  rows = [
    { ...user, loket: '', kode_kas: '', terakhir_masuk: '', status_penyedia: 'GAGAL', galat_penyedia: 'Tidak sampai' },
  ];
  show(UsersPage);
  const line = (await screen.findByText('Rina Wulandari')).closest('tr') as HTMLElement;
  expect(within(line).getByText('belum pernah')).toBeInTheDocument();
  expect(within(line).getByTitle('Tidak sampai')).toHaveTextContent('Layanan masuk bank: gagal');
});

test('switching a user off asks for the reason alone and sends the record unchanged', async () => {
  show(UsersPage);
  await screen.findByText('Rina Wulandari');
  await userEvent.click(item(await menuOf(/^Tindakan untuk/), 'Nonaktifkan'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nonaktifkan Rina Wulandari' }));
  const reason = await dialog.findByLabelText(/Alasan/);
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  expect(reason).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(reason).toHaveAccessibleDescription('Isi alasan paling sedikit 5 karakter');
  expect(calls.some(({ path }) => path === 'flow/process-v2')).toBe(false);
  await userEvent.type(reason, 'Pindah tugas');
  await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ path }) => path === 'flow/process-v2')?.body).toMatchObject({
    actionType: 'SUBMIT',
    flowCode: 'UBAH_PENGGUNA',
    flowData: {
      id_user: 'rina.w',
      nama_user: 'Rina Wulandari',
      role_id: ['TELLER', 'CS'],
      versi: 3,
      aktif: 'F',
      alasan: 'Pindah tugas',
    },
  });
  expect(popups.notify).toHaveBeenLastCalledWith('success', 'Berhasil', expect.stringContaining('Pengajuan saya'));
});

test('while a change of a user waits, the row says so and offers no second one', async () => {
  rows = [{ ...user, id_flow: 'f-1' }];
  show(UsersPage);
  expect(await screen.findByText('Perubahan menunggu')).toBeInTheDocument();
  const menu = await menuOf(/^Tindakan untuk/);
  for (const name of ['Ubah', 'Nonaktifkan', 'Hapus', 'Loket dan kas']) {
    expect(item(menu, name)).toBeDisabled();
  }
  expect(item(menu, 'Lihat')).toBeEnabled();
});

test('the reader’s half of a one-time password is shown once, on demand, and gone when the window closes', async () => {
  rows = [{ ...user, tiket: 'T', pemegang_tiket: 'admin1, admin2' }];
  show(UsersPage);
  await userEvent.click(item(await menuOf(/^Tindakan untuk/), 'Ambil paruh kata sandi'));
  const dialog = await screen.findByRole('dialog', { name: 'Kata sandi sekali pakai' });
  expect(calls.some(({ path }) => path === 'management/one-time-password')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tampilkan sekarang' }));
  expect(await within(dialog).findByText('Xk7#mnPq')).toBeInTheDocument();
  expect(within(dialog).getByText(/^Ini paruh kedua\. Paruh pertama diambil admin1;/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByText('Xk7#mnPq')).toBeNull();
  const asked = calls.find(({ path }) => path === 'management/one-time-password');
  expect(asked?.body).toEqual({ id_user: 'rina.w' });
  expect(asked?.headers['idempotency-key']).toBeTruthy();
});

const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);
test('a new user: the difference is shown, the form sends exactly its fields, and the list comes back', async () => {
  show(NewPage);
  await screen.findByRole('checkbox', { name: /^Teller/ });
  await type('User ID', 'rina.w');
  await type('Nama', 'Rina Wulandari');
  await type('Email', 'rina.w@amanah.example');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Customer/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Teller/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Batasi transaksi tunai' }));
  await type('Limit entri per transaksi', '5jt');
  await type('Limit otorisasi per transaksi', '0');
  await choose('Cabang', '001 - Jakarta');
  const preview = await screen.findByRole('table', { name: 'Perubahan' });
  await waitFor(() => expect(cells(preview)).toEqual([['Nama', 'Rina Wulandari']]));
  expect(screen.getByText('Perlu otorisasi Administrator')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kirim untuk otorisasi' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/management/users'));
  const sent = calls.find(({ path }) => path === 'flow/process-v2');
  expect(sent?.body).toMatchObject({
    flowCode: 'BUAT_PENGGUNA',
    actionType: 'SUBMIT',
    flowData: {
      id_user: 'rina.w',
      nama_user: 'Rina Wulandari',
      email: 'rina.w@amanah.example',
      kode_cabang: '001',
      role_id: ['CS', 'TELLER'],
      nomor_nasabah: '',
      limit: [{ kelompok: 'TUNAI', kode_valuta: 'IDR', entri: '5000000.00', setuju: '0.00' }],
    },
  });
});

test('an edit starts from the record and its version, with values of the address; a waiting change stands above it', async () => {
  router.query = { id_user: 'rina.w', aktif: 'F' };
  detail.user = { ...user, id_flow: 'f-1' };
  show(EditPage);
  expect(await screen.findByText('Perubahan atas data ini menunggu otorisasi')).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: 'Buka item' });
  expect(link).toHaveAttribute('href', '/flow/inbox?id_flow=f-1');
  expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveValue('Rina Wulandari');
  expect(screen.getByRole('checkbox', { name: 'Boleh masuk ke sistem' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Teller/ })).toBeChecked();
  fireEvent.change(screen.getByRole('textbox', { name: 'Alasan perubahan' }), { target: { value: 'Pindah tugas' } });
  await waitFor(() => expect(calls.some(({ path }) => path === 'management/process-edit-users')).toBe(true));
  const asked = calls.findLast(({ path }) => path === 'management/process-edit-users');
  expect(asked?.query.get('dry_run')).toBe('T');
  expect(asked?.body).toMatchObject({ flowData: { id_user: 'rina.w', versi: 3, aktif: 'F', reset_sandi: 'F' } });
  detail.user = user;
});

test('a till: the own, free and idle ones may be chosen, one in use may not, a new one gets its code', async () => {
  router.query = { id_user: 'rina.w' };
  show(CounterPage);
  await screen.findByRole('combobox', { name: 'Kas teller' });
  const select = await dropdown('Kas teller');
  await waitFor(() => expect(chosenOf(select)).toMatch(/^TLR07/));
  await userEvent.click(select);
  expect(
    screen
      .getAllByRole('option')
      .map((option) => [option.textContent, option.getAttribute('aria-disabled') === 'true']),
  ).toEqual([
    ['Tanpa kas teller', false],
    ['TLR07 - kasnya sekarang', false],
    ['TLR08 - bebas', false],
    ['TLR09 - dipegang Nama budi, tutup dan kosong', false],
    ['TLR10 - dipakai Nama dewi', true],
    ['Kas teller baru', false],
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Tanpa kas teller' }));
  expect(screen.queryByRole('textbox', { name: 'Batas kas teller' })).toBeNull();
  await choose('Kas teller', 'Kas teller baru');
  await type('Kode kas baru', 'tlr5');
  expect(screen.getByRole('textbox', { name: 'Kode kas baru' })).toHaveValue('TLR5');
  expect(screen.getByRole('textbox', { name: 'Batas kas teller' })).toBeInTheDocument();
});
