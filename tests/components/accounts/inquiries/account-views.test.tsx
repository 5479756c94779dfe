import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AccountViews } from '#components/accounts/inquiries/account-views.tsx';
import { queryWrapper } from '../../hooks/harness.tsx';
import { router } from '../../kit/screens/page.tsx';

vi.mock('next/router', async () => {
  const page = await import('../../kit/screens/page.tsx');
  return { useRouter: () => page.router };
});
const profil = vi.hoisted(() => ({ kantor_pusat: 'F', menu_id: [] as string[] }));
vi.mock('next-auth/react', () => ({
  useSession: () => ({ status: 'authenticated', data: { id_user: 'cs1', role_id: [], profil }, update: vi.fn() }),
}));

test('one view of the accounts leads to the others that the reader may open, and to no other', () => {
  router.pathname = '/savings/maintenance';
  profil.menu_id = ['rekening', 'rekening-tabungan', 'cetak-list-rekening'];
  render(<AccountViews />, { wrapper: queryWrapper() });
  const links = within(screen.getByRole('navigation', { name: 'Tampilan rekening' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Semua', '/savings/accounts', null],
      ['Pemeliharaan', '/savings/maintenance', 'page'],
      ['Daftar untuk dicetak', '/savings/account-list', null],
    ],
  );
});

test('a user with one view sees no choice', () => {
  profil.menu_id = ['rekening'];
  render(<AccountViews />, { wrapper: queryWrapper() });
  expect(screen.queryByRole('navigation')).toBeNull();
});
