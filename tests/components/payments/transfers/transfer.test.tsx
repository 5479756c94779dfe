import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TransferChip } from '#components/payments/transfers/transfer-state.tsx';
import Skn from '../../../../pages/transfer/skn.tsx';
import SknCash from '../../../../pages/transfer/skn-cash.tsx';
import { choose, chosenOf, dropdown } from '../../dropdown.ts';
import { pageReplies } from '../../kit/screens/deposit.tsx';
import { gateway, ok } from '../../kit/screens/page.tsx';
import { showSignedIn } from '../../kit/screens/signed-in.tsx';

vi.mock('next/router', async () => {
  const { router } = await import('../../kit/screens/page.tsx');
  return { useRouter: () => router };
});

const rail = (of: string, biaya: string) => ({
  rail: of,
  biaya,
  batas: '',
  minimum: '',
  buka: '00.00',
  tutup: '24.00',
  sebab: '',
  diusulkan: of === 'SKN' ? 'T' : 'F',
  jumlah: '',
  sisa_detik: 5_025,
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

test('a cash transfer takes its bank from the list by BIC and shows the sum to collect', async () => {
  gateway({
    ...pageReplies,
    'flow/skn-tunai': () => ok({}),
    'transfer/syarat': () => ok({ jalur: [rail('SKN', '2900.00'), rail('RTGS', '30000.00')] }),
    'parameter/pilihan': () => ok(banks, { resp_cursor: null }),
    'wic/cari': () => ok({}),
  });
  showSignedIn(SknCash);
  await userEvent.type(await screen.findByLabelText(/^Nominal/), '900rb');
  const due = await screen.findByLabelText(/Tunai yang harus diterima/);
  await waitFor(() => expect(due).toHaveValue('902,900.00'));
  expect(due).toBeDisabled();
  await userEvent.type(await screen.findByLabelText('Lembar pecahan 100,000'), '10');
  await waitFor(() => expect(screen.getByText('97,100.00', { selector: '.description-list *' })).toBeInTheDocument());
  await choose('Bebaskan biaya (persetujuan pimpinan cabang)', 'Ya');
  await waitFor(() => expect(due).toHaveValue('900,000.00'));
  await choose('Bank tujuan', '014 - Bank Central Asia - CENAIDJA');
  expect(chosenOf(await dropdown('Bank tujuan'))).toBe('014 - Bank Central Asia - CENAIDJA');
});

test('one click fills in an earlier beneficiary of the account', async () => {
  const calls = gateway({
    ...pageReplies,
    'transfer/syarat': () => ok({ jalur: [rail('SKN', '2900.00')] }),
    'transfer/tujuan': () =>
      ok({
        data: [
          {
            kode_bank: 'CENAIDJA',
            nama_bank: 'Bank Central Asia',
            rekening_tujuan: '8800112233',
            nama_tujuan: 'CV Maju Bersama',
            kali: 2,
            terakhir: '2026-11-02',
          },
        ],
      }),
    'parameter/pilihan': () => ok(banks, { resp_cursor: null }),
  });
  showSignedIn(Skn);
  const account = await screen.findByLabelText(/^Nomor rekening/);
  await userEvent.type(account, '001120000');
  expect(calls.some(({ path }) => path === 'transfer/tujuan')).toBe(false);
  await userEvent.type(account, '454');
  await userEvent.click(await screen.findByRole('button', { name: /CV Maju Bersama/ }));
  expect(screen.getByLabelText(/^Rekening tujuan/)).toHaveValue('8800112233');
  expect(screen.getByLabelText(/^Nama penerima/)).toHaveValue('CV Maju Bersama');
  expect(chosenOf(await dropdown('Bank tujuan'))).toBe('014 - Bank Central Asia - CENAIDJA');
});

test('states of transfers have their own words', () => {
  render(<TransferChip code="SELESAI" />);
  expect(screen.getByText('Selesai')).toBeInTheDocument();
});
