import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SharingLink } from '#components/cash/counter/sharing-link.tsx';
import { gateway, ok } from '../kit/screens/page.tsx';
import { showSignedIn } from '../kit/screens/signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const run = { pool: 'UTAMA', bulan: '2026-11-01', status: 'DIBAGIKAN', nomor_rekening: '' };
const reader = (menu_id: readonly string[]) => () => ok({ menu_id, id_kas: '', kantor_pusat: 'T' });

test('a journal of the run leads to the month’s document', async () => {
  const calls = gateway({
    'access/profil': reader(['hi1000']),
    'bagi-hasil/hi1000': () => ({ resp_code: '96', resp_msg: 'Gangguan', resp_data: { id_korelasi: 'k' } }),
  });
  showSignedIn(() => <SharingLink run={run} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Lihat pembagian bulan ini' }));
  expect(await screen.findByRole('dialog', { name: /November 2026/ })).toBeDefined();
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toContain('bagi-hasil/hi1000'));
});

test('a share leads to its explanation; who may see neither is offered none', async () => {
  gateway({ 'access/profil': reader([]) });
  const share = { ...run, nomor_rekening: '001120005013' };
  const { unmount } = showSignedIn(() => <SharingLink run={share} />);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  unmount();
  const calls = gateway({
    'access/profil': reader(['rekening']),
    'bagi-hasil/rincian': () => ({ resp_code: '96', resp_msg: 'Gangguan', resp_data: { id_korelasi: 'k' } }),
  });
  showSignedIn(() => <SharingLink run={share} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Rincian perhitungan bagi hasil' }));
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path === 'bagi-hasil/rincian')?.query.get('bulan')).toBe('2026-11-01'),
  );
});
