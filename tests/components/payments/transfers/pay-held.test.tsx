import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import PayHeld from '../../../../pages/transfer/pay-held.tsx';
import { pageReplies, preview, previews } from '../../kit/screens/deposit.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});
afterEach(() => vi.unstubAllGlobals());

test('a held transfer is paid in notes to the recipient with a document', async () => {
  const calls = gateway({ 'flow/bayar-transfer': () => preview(), 'wic/cari': () => ok({}), ...pageReplies });
  showSignedIn(PayHeld);
  await userEvent.type(await screen.findByLabelText(/Nomor transfer/), 'TM0000000002');
  await userEvent.type(screen.getByLabelText(/Cara penerima membuktikan diri/), 'KTP asli');
  await userEvent.type(screen.getByLabelText(/Nomor identitas penerima/), '3273056010900009');
  await userEvent.type(await screen.findByLabelText(/^Nama/), 'Tuti Sudahtutup');
  await userEvent.type(screen.getByLabelText(/^Nominal/), '1jt');
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  expect(await screen.findByText('Seimbang')).toBeInTheDocument();
  await waitFor(() =>
    expect(previews(calls).at(-1)).toMatchObject({
      path: 'flow/bayar-transfer',
      body: {
        flowCode: 'BAYAR_TRANSFER',
        flowData: {
          nomor: 'TM0000000002',
          nominal: '1000000.00',
          setuju_sisa: 'F',
          pecahan: [{ nominal: '100000.00', lembar: 10 }],
          nomor_identitas: '3273056010900009',
          nama: 'Tuti Sudahtutup',
        },
      },
    }),
  );
});
