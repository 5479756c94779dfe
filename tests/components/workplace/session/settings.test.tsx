import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { ToastProvider } from '#components/kit/ui/toast.tsx';
import Settings from '../../../../pages/users-management/management-settings/settings.tsx';
import { gateway, ok, type Replies, refusal, show } from '../../kit/screens/page.tsx';

const popups = vi.hoisted(() => ({ confirm: vi.fn(), notify: vi.fn(), progress: vi.fn() }));
vi.mock('#components/kit/ui/popup.ts', () => popups);
const auth = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock('next-auth/react', async () => {
  const { createContext } = await import('react');
  const data = { id_user: 'teller1', nama_user: 'Siti Rahmawati', role_id: ['TELLER'], kode_cabang: '001' };
  return {
    useSession: () => ({ status: 'authenticated', data, update: vi.fn() }),
    SessionContext: createContext({ data }),
    signIn: auth.signIn,
  };
});

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const at = { mulai: '2026-11-21T08:00:00+07:00', terakhir: '2026-11-21T09:30:00+07:00' };
const sessions = [
  { id_sesi: '8', alamat: '10.0.0.8', peramban: CHROME, terkunci: 'F', sesi_ini: 'T', ...at },
  { id_sesi: '7', alamat: '10.0.0.7', peramban: FIREFOX, terkunci: 'T', sesi_ini: 'F', ...at },
];

function open(replies: Replies = {}) {
  const calls = gateway({
    'access/profil': () =>
      ok({
        id_user: 'teller1',
        nama_user: 'Siti Rahmawati',
        role_id: ['TELLER'],
        kode_cabang: '001',
        nama_cabang: 'Jakarta',
        menu_id: [],
        limit: [],
      }),
    'access/sesi': () => ok(sessions, { resp_cursor: null }),
    'access/setelan': () => ok({}),
    'access/akhiri-sesi': () => ok({ jumlah: 1 }),
    ...replies,
  });
  show(() => (
    <ToastProvider>
      <Settings />
    </ToastProvider>
  ));
  return calls;
}
const saved = (calls: ReturnType<typeof open>) => calls.filter(({ path }) => path === 'access/setelan');

beforeEach(() => {
  localStorage.clear();
  popups.confirm.mockReset().mockResolvedValue(true);
  popups.notify.mockReset().mockResolvedValue(undefined);
  popups.progress.mockReset().mockImplementation((_title: string, work: () => unknown) => work());
});

test('a choice shows at once and the core stores it with all others, under a key of its own', async () => {
  const calls = open();
  await userEvent.click(screen.getByLabelText('Gelap'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await waitFor(() => expect(saved(calls)).toHaveLength(1));
  expect(saved(calls)[0]?.body).toEqual({
    bahasa: 'id',
    tema: 'dark',
    kerapatan: 'compact',
    printer: '',
    kertas: 'A4',
  });
  await userEvent.click(screen.getByLabelText('Struk 58 mm'));
  expect(document.documentElement.dataset.paper).toBe('58MM');
  await waitFor(() => expect(saved(calls)).toHaveLength(2));
  expect(saved(calls)[1]?.body).toMatchObject({ tema: 'dark', kertas: '58MM' });
  const keys = saved(calls).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('a choice that the core did not store applies here, and the screen says why', async () => {
  open({ 'access/setelan': () => refusal('91', 'Core banking sedang tidak dapat dihubungi') });
  await userEvent.click(screen.getByLabelText('Lapang'));
  expect(document.documentElement.dataset.density).toBe('comfortable');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Pilihan berlaku di sini tetapi belum tersimpan: Core banking sedang tidak dapat dihubungi',
  );
});

test('the receipt printer is named once and shown wherever paper is printed', async () => {
  const calls = open();
  await userEvent.type(screen.getByLabelText('Printer struk'), ' EPSON TM-T82 ');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(saved(calls)[0]?.body).toMatchObject({ printer: 'EPSON TM-T82' }));
  show(() => (
    <PrintPreview title="Setor tunai" onClose={() => undefined}>
      kertas
    </PrintPreview>
  ));
  expect(screen.getByText('Pilih printer EPSON TM-T82.')).toBeInTheDocument();
});

test('the password is changed at the provider, which returns to the settings', async () => {
  auth.signIn.mockResolvedValue(undefined);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Ganti kata sandi' }));
  expect(auth.signIn).toHaveBeenCalledWith(
    'keycloak',
    { callbackUrl: '/users-management/management-settings/settings' },
    { kc_action: 'UPDATE_PASSWORD' },
  );
});

test('the own sessions are named as people name browsers; this one is marked and cannot be ended', async () => {
  const calls = open();
  const table = await screen.findByRole('table', { name: 'Sesi aktif' });
  await within(table).findByText(/Chrome 141/);
  const [here, there] = within(table).getAllByRole('row').slice(1);
  if (!here || !there) throw new Error('two sessions are listed');
  expect(here).toHaveTextContent('Chrome 141 · Linux');
  expect(here).toHaveTextContent('Sesi ini');
  expect(within(here).queryByRole('button')).toBeNull();
  expect(there).toHaveTextContent('Firefox 140 · Windows');
  expect(there).toHaveTextContent('Terkunci');
  await userEvent.click(within(there).getByRole('button', { name: 'Akhiri: Firefox 140 · Windows, 10.0.0.7' }));
  expect(popups.confirm.mock.calls[0]?.[0]).toMatchObject({ text: 'Akhiri sesi di Firefox 140 · Windows?' });
  const ended = () => calls.filter(({ path }) => path === 'access/akhiri-sesi').map(({ body }) => body);
  await waitFor(() => expect(ended()).toEqual([{ id_sesi: '7' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Akhiri semua yang lain' }));
  await waitFor(() => expect(ended()).toEqual([{ id_sesi: '7' }, { id_sesi: '' }]));
});
