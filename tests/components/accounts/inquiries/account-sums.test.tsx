import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FoundAccountSums, OpenAccountSums } from '#components/accounts/inquiries/account-list-sums.tsx';
import { type Call, fakeGateway, queryWrapper } from '../../hooks/harness.tsx';

const profil = vi.hoisted(() => ({ kantor_pusat: 'F', menu_id: ['rekening'] }));
vi.mock('next-auth/react', () => ({
  useSession: () => ({
    status: 'authenticated',
    data: { id_user: 'cs1', nama_user: 'Nurul', role_id: [], profil },
    update: vi.fn(),
  }),
}));

const idr = { kode_valuta: 'IDR', saldo_buku: '791190500.00', saldo_ditahan: '0.00', saldo_tersedia: '425090500.00' };
let calls: Call[] = [];
let found: object[] = [];
beforeEach(() => {
  found = [{ ...idr, jumlah_rekening: 15 }];
  calls = fakeGateway(() => ({ resp_code: '00', resp_msg: 'Sukses', resp_data: { per_valuta: found } }));
});
const show = (
  Sums: ComponentType<{ asked: Readonly<Record<string, string>> }>,
  asked: Readonly<Record<string, string>>,
) => render(<Sums asked={asked} />, { wrapper: queryWrapper() });
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('sums of found accounts name the branch they are of, and count all of them', async () => {
  show(FoundAccountSums, { status_rekening: 'AKTIF' });
  expect(await rows('Jumlah di cabang Anda')).toEqual(['IDR15791,190,500.000.00425,090,500.00']);
  expect(calls[0]?.query.get('status_rekening')).toBe('AKTIF');
});

test('nothing is asked while nothing narrows the list, and one account has no sum beside its row', async () => {
  show(FoundAccountSums, { keyword: '' });
  found = [{ ...idr, jumlah_rekening: 1 }];
  show(FoundAccountSums, { keyword: 'Tri' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.query.get('keyword')).toBe('Tri');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the maintenance list sums open accounts only', async () => {
  show(OpenAccountSums, { kode_produk: '12' });
  expect(await rows('Jumlah seluruh daftar')).toHaveLength(1);
  expect(calls[0]?.query.get('terbuka')).toBe('T');
});
