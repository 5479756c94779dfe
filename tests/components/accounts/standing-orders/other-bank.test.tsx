import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Order from '../../../../pages/standing/order.tsx';
import { choose, chosenOf, dropdown } from '../../dropdown.ts';
import { pageReplies } from '../../kit/screens/deposit.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});

const banks = [
  {
    kelompok: 'BANK',
    kode: '014',
    uraian: 'Bank Central Asia',
    uraian_en: 'Bank Central Asia',
    induk: '',
    bobot: 0,
    nilai: 'CENAIDJA',
  },
];

test('an order to another bank asks for that bank, and shows the terms of its rail', async () => {
  gateway({
    ...pageReplies,
    'parameter/pilihan': () => ok(banks, { resp_cursor: null }),
    'pemeliharaan-layanan/jadwal': () =>
      ok({
        berikut: [{ jatuh_tempo: '2026-11-25', jalan: '2026-11-25' }],
        syarat: { batas: '1000000000.00', biaya: '2900.00', buka: '08.00', tutup: '15.00' },
      }),
  });
  showSignedIn(Order);
  await userEvent.type(await screen.findByLabelText(/^Rekening sumber/), '001120000454');
  // An account of ours needs none of it.
  expect(screen.queryByLabelText(/^Nama penerima/)).toBeNull();
  expect(screen.getByLabelText(/^Bila saldo kurang/)).toBeInTheDocument();
  await choose('Tujuan di', 'Bank lain (SKN)');
  expect(screen.queryByLabelText(/^Bila saldo kurang/)).toBeNull();
  await choose('Bank tujuan', '014 - Bank Central Asia - CENAIDJA');
  expect(chosenOf(await dropdown('Bank tujuan'))).toBe('014 - Bank Central Asia - CENAIDJA');
  await userEvent.type(screen.getByLabelText(/^Rekening tujuan/), '8800112233');
  await userEvent.type(screen.getByLabelText(/^Nama penerima/), 'CV Maju Bersama');
  await userEvent.type(screen.getByLabelText(/^Jumlah setiap kali/), '1jt');
  await userEvent.type(screen.getByLabelText(/^Tanggal/), '25');
  await userEvent.type(screen.getByLabelText(/^Mulai/), '20112026');
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('CENAIDJA 8800112233 CV Maju Bersama'));
  await waitFor(() => expect(status).toHaveTextContent('SKN: paling banyak Rp1,000,000,000.00 sekali transfer'));
  expect(status).toHaveTextContent('biaya transfer Rp2,900.00 setiap kali');
  // Back to an account of ours it is gone.
  await choose('Tujuan di', 'Bank ini');
  expect(screen.queryByLabelText(/^Nama penerima/)).toBeNull();
  expect(screen.getByLabelText(/^Bila saldo kurang/)).toBeInTheDocument();
});
