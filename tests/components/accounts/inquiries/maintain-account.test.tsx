import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { maintainAccount } from '#components/accounts/forms/savings/maintain-account.tsx';
import { MaintainSource } from '#components/accounts/inquiries/maintain-source.tsx';
import { gateway, ok, refusal, show } from '../../kit/screens/page.tsx';

vi.mock('#hooks/use-session.ts', () => ({
  useProfile: () => ({ canOpen: () => true, data: { menu_id: [] } }),
  useSession: () => ({ user: { id_user: 'cs1' } }),
}));
vi.mock('next/router', () => ({
  useRouter: () => ({ push: vi.fn(), events: { on: vi.fn(), off: vi.fn() } }),
}));
afterEach(() => vi.unstubAllGlobals());

const NUMBER = '001120000454';
const data = {
  ...maintainAccount.initial,
  nomor_rekening: NUMBER,
  versi: 3,
  nama_rekening: 'Bambang Wicaksono',
  pihak: [{ nomor_nasabah: '00100000025', peran: 'PENANDA_TANGAN' }],
  nisbah: '30.00',
};
const found = (over: object = {}) => ({
  data,
  nomor_nasabah: '00100000017',
  nama_nasabah: 'Bambang Wicaksono',
  nama_produk: 'Tabungan Mudharabah',
  status_rekening: 'AKTIF',
  nisbah_ketentuan: '30.00',
  id_flow: '',
  ...over,
});
const begun = (asked: Record<string, unknown>) =>
  show(() => (
    <MaintainSource asked={asked}>
      {(start) => <output aria-label="Awal">{JSON.stringify(start)}</output>}
    </MaintainSource>
  ));

test('the form begins with the present account, and says what can never change', async () => {
  const calls = gateway({ 'pemeliharaan-rekening/rincian': () => ok(found()) });
  begun({ nomor_rekening: NUMBER });
  expect(JSON.parse((await screen.findByLabelText('Awal')).textContent ?? '')).toEqual(data);
  expect(screen.getByText('Tabungan Mudharabah')).toBeInTheDocument();
  expect(screen.getByText(/Produk, akad, dan valuta tidak dapat diubah/)).toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('rincian'))?.query.get('nomor_rekening')).toBe(NUMBER);
});

test('every field of an account has its place in one of the steps, each once', () => {
  const fields = (maintainAccount.steps ?? []).flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const names = fields.map(({ name }) => name as string);
  const shown = Object.keys(maintainAccount.initial).filter((name) => !['nomor_rekening', 'versi'].includes(name));
  expect([...names].sort()).toEqual([...shown].sort());
});

test('a waiting change shows above the form', async () => {
  gateway({
    'pemeliharaan-rekening/rincian': () => ok(found({ id_flow: 'f-1' })),
    'get-by-id_flow': () => refusal('57', 'Tidak berwenang'),
  });
  begun({ nomor_rekening: NUMBER });
  expect(await screen.findByText('Perubahan atas data ini menunggu otorisasi')).toBeInTheDocument();
});

test('an unreadable account is an error, not an empty form; without an account one is chosen first', async () => {
  gateway({ 'pemeliharaan-rekening/rincian': () => refusal('57', 'Rekening dikelola cabang 002') });
  const { unmount } = begun({ nomor_rekening: NUMBER });
  expect(await screen.findByText(/Rekening dikelola cabang 002/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Awal')).toBeNull();
  unmount();
  const calls = gateway({
    'pemeliharaan-rekening/rincian': () => ok(found()),
    'validate-rekening': () => ok({ rekening: { nomor_rekening: NUMBER, nama_nasabah: 'Bambang Wicaksono' } }),
  });
  begun({});
  expect(calls).toEqual([]);
  fireEvent.change(within(document.body).getByRole('textbox', { name: /Nomor rekening/ }), {
    target: { value: NUMBER },
  });
  expect(await screen.findByLabelText('Awal')).toBeInTheDocument();
});
