import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { noPresenter } from '#components/customers/walk-ins/presenter-section.tsx';
import PayCheque from '../../../../pages/warkat/pay.tsx';
import { ACCOUNT, pageReplies, preview, previews } from '../../kit/screens/deposit.tsx';
import { gateway, ok, type Replies, refusal } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});
afterEach(() => vi.unstubAllGlobals());

/** The form filled with a cheque of 20 November for a million in ten notes. */
async function filled(replies: Replies) {
  const calls = gateway({
    'flow/bayar-cek': () => preview(),
    'spesimen/pembanding': () => ok({}),
    'wic/cari': () => ok({}),
    ...pageReplies,
    ...replies,
  });
  showSignedIn(PayCheque);
  await userEvent.type(await screen.findByLabelText(/Nomor rekening/), ACCOUNT);
  await userEvent.type(screen.getByLabelText(/Nomor cek/), 'AA000003');
  await userEvent.type(await screen.findByRole('textbox', { name: /Tanggal penarikan/ }), '20/11/2026');
  await userEvent.type(screen.getByLabelText(/^Nominal/), '1jt');
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  return calls;
}

test('a cheque is paid as a withdrawal with its number, its date and the teller’s checks of it', async () => {
  const calls = await filled({});
  expect(await screen.findByText('Seimbang')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(/Cek bersilang/));
  await waitFor(() =>
    expect(previews(calls).at(-1)).toMatchObject({
      path: 'flow/bayar-cek',
      body: {
        flowCode: 'BAYAR_CEK',
        flowData: {
          nomor_rekening: ACCOUNT,
          nomor_warkat: 'AA000003',
          tanggal_warkat: '2026-11-20',
          silang: 'T',
          diubah: 'F',
          nominal: '1000000.00',
          pecahan: [{ nominal: '100000.00', lembar: 10 }],
          ...noPresenter,
        },
      },
    }),
  );
});

test('the reason for a refusal shows in place of its lines', async () => {
  await filled({ 'flow/bayar-cek': () => refusal('90', 'Warkat AA000003 bertanggal 2026-11-21, belum dapat dibayar') });
  expect(await screen.findByText(/belum dapat dibayar/)).toBeInTheDocument();
  expect(screen.queryByText('Seimbang')).toBeNull();
});
